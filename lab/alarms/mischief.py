"""One fault for each alert: put in, and taken out again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lab.alarms import processes, store
from lab.alarms.again import Fault, again_and_again, call
from lab.alarms.site import Site
from tests.server.client import Player, Seat


@asynccontextmanager
async def sockets_break(site: Site) -> AsyncIterator[None]:
    """Sockets are cut, as by a proxy that does not let them be silent."""
    anna = await Player.come(site.urls[0])
    table = await anna.open("bruges", "me", "open")

    async def cut() -> None:
        async with Seat(site.urls[0], table, anna.token) as seat:
            seat.socket.transport.abort()

    async with again_and_again(cut, 0.2):
        yield


@asynccontextmanager
async def many_calls(site: Site) -> AsyncIterator[None]:
    """Somebody asks for more than they may."""
    async with again_and_again(lambda: call(site, f"/api/records/{'0' * 20}/verify"), 0.02):
        yield


FAULTS: dict[str, Fault] = {
    "GuildtableNodeGone": processes.node_gone,
    "GuildtableWorkerGone": processes.worker_gone,
    "GuildtableDatabaseAway": store.database_away,
    "GuildtableClockStandsStill": store.database_away,
    "GuildtableDiskFull": store.refusing("INSERT", store.DISK_FULL),
    "GuildtableBusAway": processes.bus_away,
    "GuildtableHintsMissed": processes.buses_apart,
    "GuildtableJournalWentBack": store.journal_went_back,
    "GuildtableBotsWait": processes.worker_gone,
    "GuildtableThoughtsLost": processes.thinkers_killed,
    "GuildtableNobodySweeps": store.nodes_gone,
    "GuildtableTurnsFail": store.poisoned,
    "GuildtableRepliesSlow": store.locked("entries"),
    "GuildtableToldLate": store.locked("entries"),
    "GuildtableLoopLate": processes.stopped_now_and_then,
    "GuildtableConnectionsShort": store.few_connections,
    "GuildtableRequestsFail": store.renamed("records"),
    "GuildtableSocketsBreak": sockets_break,
    "GuildtableManyRefused": many_calls,
    "GuildtableNotPacked": store.refusing("DELETE"),
    "GuildtableWorkFails": store.renamed("sayings"),
    "GuildtableVersionsMixed": processes.other_version,
    "GuildtableSchemaDiffers": store.later_schema,
    "GuildtableFilesRunOut": processes.few_files,
}
"""By the alert that must fire."""
