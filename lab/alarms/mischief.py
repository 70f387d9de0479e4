"""One fault for each alert: put in, and taken out again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import asyncpg
import httpx

from lab.alarms.site import OtherNode, Site
from tests.server.client import Player, Seat

type Fault = Callable[[Site], AbstractAsyncContextManager[None]]

REFUSE = (
    "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE 'no' USING ERRCODE = '{code}'; END $$ LANGUAGE plpgsql"
)
GO_BACK = """
    DELETE FROM entries WHERE seq > 5 AND match IN (SELECT id FROM tables WHERE state = 'playing')
    AND seq > (SELECT max(seq) FROM entries AS own WHERE own.match = entries.match) - 2
"""
NO = "23514"
"""A code of PostgreSQL: a check was violated."""
DISK_FULL = "53100"


@asynccontextmanager
async def node_gone(site: Site) -> AsyncIterator[None]:
    """A node is killed."""
    site.nodes[1].kill()
    try:
        yield
    finally:
        await asyncio.to_thread(site.restart, 1)


@asynccontextmanager
async def nodes_gone(site: Site) -> AsyncIterator[None]:
    """No node is left, and something is due."""
    for node in site.nodes:
        node.kill()
    await site.tell("INSERT INTO due (match, kind, at) VALUES ('nobody', 'over', 0)")
    try:
        yield
    finally:
        await site.tell("DELETE FROM due WHERE match = 'nobody'")
        for number in range(2):
            await asyncio.to_thread(site.restart, number)


@asynccontextmanager
async def poisoned(site: Site) -> AsyncIterator[None]:
    """Some matches cannot be taken any further: they do not even exist."""
    await site.tell(
        "INSERT INTO due (match, kind, at) SELECT 'nobody ' || n, 'over', 0 FROM generate_series(1, 5) AS n"
    )
    try:
        yield
    finally:
        await site.tell("DELETE FROM due WHERE match LIKE 'nobody%'")


@asynccontextmanager
async def worker_gone(site: Site) -> AsyncIterator[None]:
    """The only worker is killed."""
    site.worker.kill()
    try:
        yield
    finally:
        site.start_worker()


@asynccontextmanager
async def database_away(site: Site) -> AsyncIterator[None]:
    """Nobody is let into the database, and who was is sent out."""
    server, _, name = site.database.rpartition("/")
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    try:
        yield
    finally:
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await connection.close()


@asynccontextmanager
async def bus_away(site: Site) -> AsyncIterator[None]:
    """NATS is killed."""
    site.bus.kill()
    try:
        yield
    finally:
        site.bus.start()


@asynccontextmanager
async def buses_apart(site: Site) -> AsyncIterator[None]:
    """One node is at a NATS that does not know the other's."""
    site.other_bus.start()
    await asyncio.to_thread(site.restart, 1, site.other_bus)
    try:
        yield
    finally:
        await asyncio.to_thread(site.restart, 1)
        site.other_bus.kill()


@asynccontextmanager
async def journal_went_back(site: Site) -> AsyncIterator[None]:
    """The last entries of every running match are gone, as after a failover."""
    await site.tell(GO_BACK)
    yield


def refusing(before: str, code: str = NO) -> Fault:
    """The database refuses something."""

    @asynccontextmanager
    async def refuse(site: Site) -> AsyncIterator[None]:
        trigger = f"CREATE TRIGGER refuse BEFORE {before} ON entries FOR EACH ROW EXECUTE FUNCTION refuse()"
        pack = "UPDATE due SET at = 0 WHERE kind = 'pack'"
        await site.tell(REFUSE.format(code=code), trigger, pack)
        try:
            yield
        finally:
            await site.tell("DROP FUNCTION refuse CASCADE")

    return refuse


def renamed(table: str) -> Fault:
    """A table of the database is not where it was."""

    @asynccontextmanager
    async def rename(site: Site) -> AsyncIterator[None]:
        await site.tell(f"ALTER TABLE {table} RENAME TO away")
        try:
            async with again_and_again(lambda: _call(site, "/api/records"), 0.1):
                yield
        finally:
            await site.tell(f"ALTER TABLE away RENAME TO {table}")

    return rename


@asynccontextmanager
async def slow_database(site: Site) -> AsyncIterator[None]:
    """The journal is locked again and again."""
    connection = await asyncpg.connect(site.database)

    async def lock() -> None:
        async with connection.transaction():
            await connection.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            await asyncio.sleep(1.2)

    try:
        async with again_and_again(lock, 0.05):
            yield
    finally:
        await connection.close()


@asynccontextmanager
async def stopped_now_and_then(site: Site) -> AsyncIterator[None]:
    """The machine gives a node no core, again and again."""
    process = site.nodes[0].process

    async def stop() -> None:
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.4)
        process.send_signal(signal.SIGCONT)

    try:
        async with again_and_again(stop, 0.2):
            yield
    finally:
        process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def thinkers_killed(site: Site) -> AsyncIterator[None]:
    """The worker's own processes are killed, as the machine does when memory runs out."""

    async def kill() -> None:
        pid = site.worker.process.pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                os.kill(int(child), signal.SIGKILL)

    async with again_and_again(kill, 1.0):
        yield


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
    async with again_and_again(lambda: _call(site, f"/api/records/{'0' * 20}/verify"), 0.02):
        yield


@asynccontextmanager
async def other_version(site: Site) -> AsyncIterator[None]:
    """One node is of another version."""
    await asyncio.to_thread(site.restart, 1, kind=OtherNode)
    try:
        yield
    finally:
        await asyncio.to_thread(site.restart, 1)


@asynccontextmanager
async def later_schema(site: Site) -> AsyncIterator[None]:
    """The database is migrated by a newer version."""
    connection = await asyncpg.connect(site.database)
    known = await connection.fetchval("SELECT version_num FROM alembic_version")
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    try:
        yield
    finally:
        await connection.execute("UPDATE alembic_version SET version_num = $1", known)
        await connection.close()


@asynccontextmanager
async def few_files(site: Site) -> AsyncIterator[None]:
    """A node may have hardly more files open than it has."""
    pid = site.nodes[0].process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    taken = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (taken + 5, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))


@asynccontextmanager
async def again_and_again(do: Callable[[], Awaitable[None]], pause: float) -> AsyncIterator[None]:
    """Meanwhile this is done again and again; what goes wrong with it is no matter."""

    async def repeat() -> None:
        while True:
            with contextlib.suppress(Exception):
                await do()
            await asyncio.sleep(pause)

    task = asyncio.create_task(repeat())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _call(site: Site, path: str) -> None:
    async with httpx.AsyncClient(base_url=site.urls[0], timeout=5) as http:
        await http.get(path)


FAULTS: dict[str, Fault] = {
    "GuildtableNodeGone": node_gone,
    "GuildtableWorkerGone": worker_gone,
    "GuildtableDatabaseAway": database_away,
    "GuildtableClockStandsStill": database_away,
    "GuildtableDiskFull": refusing("INSERT", DISK_FULL),
    "GuildtableBusAway": bus_away,
    "GuildtableHintsMissed": buses_apart,
    "GuildtableJournalWentBack": journal_went_back,
    "GuildtableBotsWait": worker_gone,
    "GuildtableThoughtsLost": thinkers_killed,
    "GuildtableNobodySweeps": nodes_gone,
    "GuildtableTurnsFail": poisoned,
    "GuildtableRepliesSlow": slow_database,
    "GuildtableToldLate": slow_database,
    "GuildtableLoopLate": stopped_now_and_then,
    "GuildtableConnectionsShort": slow_database,
    "GuildtableRequestsFail": renamed("records"),
    "GuildtableSocketsBreak": sockets_break,
    "GuildtableManyRefused": many_calls,
    "GuildtableNotPacked": refusing("DELETE"),
    "GuildtableWorkFails": renamed("sayings"),
    "GuildtableVersionsMixed": other_version,
    "GuildtableSchemaDiffers": later_schema,
    "GuildtableFilesRunOut": few_files,
}
"""By the alert that must fire."""
