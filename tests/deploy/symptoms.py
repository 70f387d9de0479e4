"""Symptoms: what Prometheus would see of a healthy site, and of one with each fault that there is an alert for.

Values are in the notation of `promtool test rules`: `0+3x100` begins with 0 and grows by 3 every
minute, a hundred times.
"""

from __future__ import annotations

from dataclasses import dataclass, field

type Series = dict[str, str]
"""Values by the name of a series."""

STEPS = 120


def stays(value: float) -> str:
    """Always the same."""
    return f"{value:g}x{STEPS}"


def grows(by: float) -> str:
    """By so much every minute."""
    return f"0+{by:g}x{STEPS}"


def figure(name: str, values: str, job: str = "nodes", instance: str = "one", **labels: str) -> Series:
    """One series of one process."""
    whole = {"job": f"guildtable-{job}", "instance": instance, **labels}
    return {f"{name}{{{', '.join(f'{label}="{value}"' for label, value in whole.items())}}}": values}


def histogram(name: str, fast: float, slow: float) -> Series:
    """So many a minute within 20 ms, and so many only within 5 s."""
    found: Series = {}
    for le, count in (("0.02", fast), ("1", fast), ("5", fast + slow), ("+Inf", fast + slow)):
        found |= figure(f"{name}_bucket", grows(count), le=le)
    return found


def _process(job: str) -> Series:
    found: Series = {}
    for name, value in {
        "up": 1,
        "guildtable_database_up": 1,
        "guildtable_database_full": 0,
        "guildtable_bus_up": 1,
        "guildtable_pulse_seconds": 5,
        "guildtable_lost_total": 0,
        "guildtable_not_packed_total": 0,
        "process_open_fds": 700,
        "process_max_fds": 1000,
    }.items():
        found |= figure(name, stays(value), job)
    for kind, seconds in {"bot": 1.5, "clock": 2.0, "over": 5.0, "pack": 600.0}.items():
        found |= figure("guildtable_due_seconds", stays(seconds), job, kind=kind)
    for why in ("killed", "slow", "at a loss"):
        found |= figure("guildtable_thoughts_lost_total", stays(0), job, why=why)
    for kind in ("bot", "clock", "over", "pack"):
        found |= figure("guildtable_turns_failed_total", stays(0), job, kind=kind)
    for of in ("program", "database"):
        found |= figure("guildtable_schema", stays(12), job, of=of)
    return (
        found
        | figure("guildtable_info", stays(1), job, version="1.0")
        | figure("guildtable_background_failures_total", stays(0), job, work="rooms.look")
    )


HEALTHY: Series = {
    **_process("nodes"),
    **_process("workers"),
    **histogram("guildtable_reply_seconds", 300, 1),
    **histogram("guildtable_told_seconds", 300, 1),
    **histogram("guildtable_loop_lag_seconds", 700, 1),
    **histogram("guildtable_pool_wait_seconds", 900, 1),
    **figure("guildtable_replies_total", grows(300), game="bruges"),
    **figure("guildtable_missed_hints_total", grows(3)),
    **figure("guildtable_http_requests_total", grows(1500), method="GET", route="/{page}", status="200"),
    **figure("guildtable_http_requests_total", grows(3), method="GET", route="/api/me", status="503"),
    **figure("guildtable_refused_total", grows(15), code="too-many", door="http"),
    **figure("guildtable_sockets_closed_total", grows(30), code="1001"),
    **figure("guildtable_sockets_closed_total", grows(20), code="1006"),
}


@dataclass(frozen=True, slots=True)
class Symptom:
    """What is otherwise than at a healthy site."""

    series: Series
    along: set[str] = field(default_factory=set)
    """Alerts that rightly fire along with it."""


def once(value: float, minutes: int) -> str:
    """Something happens once, so many minutes before the end: it is looked at after a hundred."""
    return f"0x{100 - minutes} {value:g}x{STEPS}"


SYMPTOMS = {
    "GuildtableNodeGone": Symptom(figure("up", stays(0))),
    "GuildtableWorkerGone": Symptom(figure("up", stays(0), "workers")),
    "GuildtableDatabaseAway": Symptom(figure("guildtable_database_up", stays(0))),
    "GuildtableClockStandsStill": Symptom(figure("guildtable_pulse_seconds", stays(16))),
    "GuildtableDiskFull": Symptom(figure("guildtable_database_full", f"0x98 1 0x{STEPS}")),
    "GuildtableBusAway": Symptom(figure("guildtable_bus_up", stays(0), "workers")),
    "GuildtableHintsMissed": Symptom(figure("guildtable_missed_hints_total", grows(30))),
    "GuildtableJournalWentBack": Symptom(figure("guildtable_lost_total", once(1, 5))),
    "GuildtableBotsWait": Symptom(figure("guildtable_due_seconds", stays(3), kind="bot")),
    "GuildtableThoughtsLost": Symptom(figure("guildtable_thoughts_lost_total", once(5, 5), "workers", why="at a loss")),
    "GuildtableNobodySweeps": Symptom(figure("guildtable_due_seconds", stays(11), kind="over")),
    "GuildtableTurnsFail": Symptom(figure("guildtable_turns_failed_total", grows(4), kind="over")),
    "GuildtableRepliesSlow": Symptom(histogram("guildtable_reply_seconds", 300, 9)),
    "GuildtableToldLate": Symptom(histogram("guildtable_told_seconds", 300, 9)),
    "GuildtableLoopLate": Symptom(histogram("guildtable_loop_lag_seconds", 700, 20)),
    "GuildtableConnectionsShort": Symptom(histogram("guildtable_pool_wait_seconds", 900, 30)),
    "GuildtableRequestsFail": Symptom(
        figure("guildtable_http_requests_total", grows(30), method="GET", route="/api/me", status="503")
    ),
    "GuildtableSocketsBreak": Symptom(figure("guildtable_sockets_closed_total", grows(50), code="1006")),
    "GuildtableManyRefused": Symptom(figure("guildtable_refused_total", grows(150), code="too-many", door="http")),
    "GuildtableNotPacked": Symptom(figure("guildtable_not_packed_total", once(1, 25))),
    "GuildtableWorkFails": Symptom(figure("guildtable_background_failures_total", grows(1), work="rooms.look")),
    "GuildtableVersionsMixed": Symptom(figure("guildtable_info", stays(1), instance="two", version="1.1")),
    "GuildtableSchemaDiffers": Symptom(figure("guildtable_schema", stays(11), "workers", of="program")),
    "GuildtableFilesRunOut": Symptom(figure("process_open_fds", stays(900), "workers")),
}
