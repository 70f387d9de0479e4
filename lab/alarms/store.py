"""Faults of the database, and of what is in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from lab.alarms.again import Fault, again_and_again, call
from lab.alarms.site import Site

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
async def journal_went_back(site: Site) -> AsyncIterator[None]:
    """The last entries of every running match are gone, as after a failover; and again, for at any one moment there may
    be no match that has run long enough."""
    async with again_and_again(lambda: site.tell(GO_BACK), 5):
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
            async with again_and_again(lambda: call(site, "/api/records"), 0.1):
                yield
        finally:
            await site.tell(f"ALTER TABLE away RENAME TO {table}")

    return rename


def locked(table: str) -> Fault:
    """A table is locked again and again."""

    @asynccontextmanager
    async def lock(site: Site) -> AsyncIterator[None]:
        connection = await asyncpg.connect(site.database)

        async def hold() -> None:
            async with connection.transaction():
                await connection.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
                await asyncio.sleep(1.2)

        try:
            async with again_and_again(hold, 0.05):
                yield
        finally:
            await connection.close()

    return lock


@asynccontextmanager
async def few_connections(site: Site) -> AsyncIterator[None]:
    """More wait for an answer of the database than it has connections for."""

    async def crowd() -> None:
        await asyncio.gather(*[call(site, "/api/records") for _ in range(8)])

    async with locked("records")(site), again_and_again(crowd, 0.05):
        yield


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
