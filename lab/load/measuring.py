"""Measuring: one run, part after part, and the figures it gives."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lab.load import appending, bare
from lab.load.crowd import SEATS, crowd
from lab.load.machine import Meter, cpu, resident, slowness, spread
from lab.load.orders import Orders
from lab.load.playing import Place
from lab.load.returning import Return, after_a_death
from lab.load.site import LoadedNode, Party, meter, nodes, parties, together
from lab.load.sizes import sizes
from lab.load.slowest import Noise, held_by, slowest
from tests.server.places import NATS

type Figures = dict[str, Any]
PARTIES = 2
BARS = {"p99_ms": 50.0, "append_ratio": 0.5, "socket_kb": 60.0, "back_ms": 30_000.0, "others_p99_ms": 200.0}


@dataclass(frozen=True, slots=True)
class Size:
    """How much, and how long."""

    tables: int = 125
    rate: float = 300.0
    warm: float = 4.0
    seconds: float = 20.0
    closed: float = 8.0
    idle: int = 500
    appending: int = 96
    """Matches a process."""
    bare: float = 4.0
    wave: Return = field(default_factory=Return)


SMALL = Size(
    tables=15, rate=40.0, warm=1.0, seconds=4.0, idle=240, wave=Return(40, 160, 10.0, 20.0)
)  # of fewer idle ones one arena would be a quarter
PARTS = ("paced", "highest", "paced_spread", "highest_spread", "wave", "memory", "appending", "sizes")


def measure(database: str, logs: Path, size: Size, parts: Collection[str] = PARTS) -> Figures:
    """These parts, in one run."""
    began = time.monotonic()
    figures: Figures = {"cores": os.cpu_count(), "sockets": size.tables * SEATS, "nodes": 2}
    figures["slowness_ms"] = [slowness()]
    if PLAYED.keys() & {*parts}:
        with nodes(database, logs) as running:
            for part in [part for part in PLAYED if part in parts]:
                seat, do = PLAYED[part]
                with seat(database, running, size.tables) as playing:
                    figures[part] = do(database, running, playing, size, logs)
    if "wave" in parts:
        figures["wave"] = after_a_death(database, logs, size.tables, size.wave)
    if "memory" in parts:
        figures["memory"] = memory(database, logs, size.idle)
    if "appending" in parts:
        figures["appending"] = appended(database, size)
        figures["bare"] = alone(database, size)
    if "sizes" in parts:
        figures["bytes"] = asyncio.run(sizes(database))
    figures["ratios"] = ratios(figures)
    figures["bars"] = bars(figures)
    figures["slowness_ms"].append(slowness())
    figures["seconds"] = round(time.monotonic() - began, 1)
    return figures


def gathered(database: str, running: Sequence[LoadedNode], tables: int) -> Any:
    """A new crowd; all who are at a table meet on one node, as the proxies we ship bring them together."""
    places = asyncio.run(crowd(database, tables))
    return parties([Orders(tuple(places[one::PARTIES]), (running[one].url,), seed=one) for one in range(PARTIES)])


def spread_out(database: str, running: Sequence[LoadedNode], tables: int) -> Any:
    """A new crowd; those at a table are on all nodes in turn."""
    places = asyncio.run(crowd(database, tables))
    urls = tuple(node.url for node in running)
    return parties([Orders(tuple(places[one::PARTIES]), urls, seed=one) for one in range(PARTIES)])


def paced(database: str, running: Sequence[LoadedNode], playing: Sequence[Party], size: Size, logs: Path) -> Figures:
    """At the pace of the bar."""
    together(playing, "paced", size.rate / len(playing), size.warm)
    used = meter(database, running, playing)
    with Noise(logs) as noise:
        found = together(playing, "paced", size.rate / len(playing), size.seconds)
    holds = [node.holds() for node in running]
    causes = slowest(found["all_told"], holds, noise.moments)
    return _told(found, used) | {"slowest": causes, "held_by": held_by(holds)}


def highest(database: str, running: Sequence[LoadedNode], playing: Sequence[Party], size: Size, _logs: Path) -> Figures:
    """Everybody answers at once; with a profile of the nodes."""
    together(playing, "closed", 1.5)
    used = meter(database, running, playing)
    for node in running:
        node.toggle_profile()
    found = together(playing, "closed", size.closed)
    for node in running:
        node.toggle_profile()
    return _told(found, used) | {"profiles": [node.profile() for node in running]}


PLAYED = {
    "paced": (gathered, paced),
    "highest": (gathered, highest),
    "paced_spread": (spread_out, paced),
    "highest_spread": (spread_out, highest),
}
"""Where people play: how they sit, and how fast they answer."""


def _told(found: Figures, used: Meter) -> Figures:
    spent, replies = used.read(), max(1, found["replies"])
    latencies = [told.seconds for told in found.pop("all_told")]
    return {
        "replies_per_second": round(replies / found["seconds"], 1),
        "reply_to_last_watcher": spread(latencies),
        "cpu_ms_a_reply": {name: round(used / replies * 1000, 3) for name, used in spent.by.items()},
        "cores": {name: round(used / spent.seconds, 2) for name, used in spent.by.items()},
        "others_share_of_machine": round(spent.others, 3),
        **found,
    }


def memory(database: str, logs: Path, sockets: int) -> Figures:
    """What idle sockets hold of a node: spectators at one table, then seats at many."""
    places = asyncio.run(crowd(database, sockets // SEATS + 2))
    with nodes(database, logs, count=1) as running:
        node = running[0]
        with parties([_sit(places[:1], node)]):
            time.sleep(0.5)  # what the first socket needs once is not counted
        figures: Figures = {"node_mb": round(resident(node.process.pid) / 2**20, 1)}
        watch = Orders((), (node.url,), watch=places[1].table, watchers=sockets)
        figures |= {f"spectator_{name}": value for name, value in _grown(node, watch, sockets).items()}
        seats = _sit(places[2:], node)
        figures |= {f"seat_{name}": value for name, value in _grown(node, seats, sockets // SEATS * SEATS).items()}
    return figures | {"sockets": sockets}


def _sit(places: Sequence[Place], node: LoadedNode) -> Orders:
    return Orders(tuple(places), (node.url,))


def _grown(node: LoadedNode, orders: Orders, sockets: int) -> Figures:
    """Memory an idle socket holds, and the CPU it took to come in."""
    before, used = resident(node.process.pid), cpu(node.process.pid)
    with parties([orders]):
        used = cpu(node.process.pid) - used
        time.sleep(1.0)
        grown = (resident(node.process.pid) - before) / 1024 / sockets
        return {"kb": round(grown, 1), "entry_cpu_ms": round(used / sockets * 1000, 2)}


def appended(database: str, size: Size) -> Figures:
    """Replies with rules, without sockets, from two processes."""
    places = asyncio.run(crowd(database, PARTIES * size.appending))
    tables = [place.table for place in places]
    each = [(database, tables[one::PARTIES], size.bare + 2) for one in range(PARTIES)]
    return _summed(appending.processes(appending.append, each))


def alone(database: str, size: Size) -> Figures:
    """The parts under the server, alone."""
    rows = asyncio.run(bare.sample(database))
    work = (database, rows, size.bare)
    port, sockets = bare.free(), size.tables * SEATS
    clients = (port, sockets, 200, size.rate, size.bare)
    given, heard = (NATS, bare.HINTS, size.rate), (NATS, bare.HINTS)
    return {
        "asyncpg_one_process": _summed(appending.processes(bare.append, [work])),
        "asyncpg_two_processes": _summed(appending.processes(bare.append, [work] * PARTIES)),
        "uvicorn_echo": appending.at_once((bare.echo_server, (port,)), (bare.echo_clients, clients))[1],
        "nats": {
            key: value
            for found in appending.at_once((bare.hints_given, given), (bare.hints_heard, heard))
            for key, value in found.items()
        },
    }


def _summed(found: Sequence[dict[str, float]]) -> Figures:
    """Rates and CPU of all processes; each of them saw the whole database's CPU."""
    done = sum(one["done"] for one in found)
    cpus = {
        "cpu_ms_a_reply": sum(one["cpu"] for one in found),
        "database_cpu_ms_a_reply": sum(one["database_cpu"] for one in found) / len(found),
    }
    rate = sum(one["done"] / one["seconds"] for one in found)
    return {"replies_per_second": round(rate)} | {name: round(cpu / done * 1000, 3) for name, cpu in cpus.items()}


def ratios(figures: Figures) -> Figures:
    """Ours to theirs."""
    found: Figures = {}
    if under := figures.get("bare"):
        ours = figures["appending"]["replies_per_second"]
        best = max(under[name]["replies_per_second"] for name in ("asyncpg_one_process", "asyncpg_two_processes"))
        found["append_to_asyncpg"] = round(ours / best, 2)
        found["append_to_asyncpg_by_cpu"] = round(_cpu(under["asyncpg_two_processes"]) / _cpu(figures["appending"]), 2)
        if most := figures.get("highest"):
            sends = (most["updates"] + most["replies"]) / most["seconds"] / 2
            found["messages_of_a_node_to_echo"] = round(sends / under["uvicorn_echo"]["closed_loop_rate"], 3)
            found["hints_to_nats"] = round(most["replies_per_second"] / under["nats"]["received_rate"], 4)
    return found


def _cpu(found: Figures) -> float:
    """All the CPU of a reply: where it is what runs out, its inverse is the rate, however busy the machine is."""
    return float(found["cpu_ms_a_reply"] + found["database_cpu_ms_a_reply"])


def bars(figures: Figures) -> Figures:
    """What was to be reached, and whether it was."""
    reached: Figures = {}
    if "paced" in figures:
        reached["p99_ms"] = figures["paced"]["reply_to_last_watcher"]["p99_ms"]
    if "memory" in figures:
        reached["socket_kb"] = max(figures["memory"]["spectator_kb"], figures["memory"]["seat_kb"])
    if "wave" in figures:
        of_wave = figures["wave"]
        reached["back_ms"] = max(of_wave["seats"]["max_ms"], of_wave["spectators"]["max_ms"])
        reached["others_p99_ms"] = of_wave["others"]["p99_ms"]
    if "append_to_asyncpg" in figures["ratios"]:
        reached["append_ratio"] = figures["ratios"]["append_to_asyncpg"]
    return {
        name: {
            "bar": BARS[name],
            "measured": value,
            "reached": value >= BARS[name] if name == "append_ratio" else value <= BARS[name],
        }
        for name, value in reached.items()
    }
