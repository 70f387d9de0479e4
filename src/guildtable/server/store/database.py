"""The database: one engine for tables, players and the rest, and the journal for the hot path."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import event, text
from sqlalchemy.exc import EmulatedDBAPIException, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from guildtable.server.store.connections import PATIENCE, Connections
from guildtable.server.store.journal import Journal
from guildtable.server.store.pool import CountedPool
from guildtable.server.store.postgres import PostgresJournal
from guildtable.server.store.schema import metadata
from guildtable.server.store.sqlite import SqliteJournal

MEMORY = "sqlite://"
AWAY = (
    SQLAlchemyError,
    EmulatedDBAPIException,  # whoever asks for the bare connection gets the driver's error bare
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What is raised when the database is away, or goes away in mid-sentence."""
LATELY = 15.0
"""Seconds for which a full disk is remembered."""


def is_sqlite(url: str) -> bool:
    """Is it SQLite, in a file or in memory?"""
    return url.startswith("sqlite")


def engine_of(url: str) -> AsyncEngine:
    """An engine for a command, which may take its time."""
    return _sqlite(url) if is_sqlite(url) else _connections(url, 2, "guildtable-command", None).engine


def _connections(url: str, most: int, name: str, patience: float | None) -> Connections:
    scheme = url.partition("://")[0]
    if scheme not in {"postgres", "postgresql"}:
        raise ValueError(f"GUILDTABLE_DATABASE is {scheme}://…: say postgresql://user@host/name or sqlite:///file")
    return Connections(url, most, name, patience)


def _sqlite(url: str) -> AsyncEngine:
    """An engine for SQLite, with one connection: statements run one after another."""
    driver = f"sqlite+aiosqlite://{url.partition('://')[2]}"
    engine = create_async_engine(driver, poolclass=CountedPool, pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "do_connect")
    def _keep_secret(_dialect: Any, _record: Any, arguments: list[str], _more: Any) -> None:
        keep_secret(Path(arguments[0]))

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def keep_secret(file: Path) -> None:
    """Let nobody else on this machine read the file: it holds the seeds of running games. SQLite makes those beside it
    (`-wal`, `-shm`) as it finds this one."""
    if file.name in {"", ":memory:"} or not file.parent.is_dir():
        return
    if not file.exists():
        os.close(os.open(file, os.O_CREAT, 0o600))
    for kept in (file, *(file.with_name(file.name + beside) for beside in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):  # not ours: whoever it belongs to decides
            if kept.stat().st_mode & 0o077:
                kept.chmod(0o600)


class Database:
    """The engine and the journal of a node, from `open` to `close`. All connections come from one pool, but for one
    that is the clock's and a quarter that is for entries: however many wait for the others, the games go on."""

    def __init__(self, url: str, connections: int = 16, name: str = "guildtable") -> None:
        self.url = url
        self._pools: list[Connections] = []
        if is_sqlite(url):
            self.engine = self.clock_engine = _sqlite(url)
            self.journal: Journal = SqliteJournal(self.engine)
        else:
            quarter = max(1, connections // 4)
            shares = (connections - 1 - quarter, 1, quarter)
            self._pools = [_connections(url, share, name, PATIENCE) for share in shares]
            common, clock, entries = self._pools
            self.engine, self.clock_engine = common.engine, clock.engine
            self.journal = PostgresJournal(common, entries)

    async def open(self) -> None:
        """Prepare a database in memory; others connect when they are first asked."""
        if self.url == MEMORY:
            async with self.engine.begin() as connection:
                await connection.run_sync(metadata.create_all)

    async def close(self) -> None:
        """Close every connection; what does not answer is left alone."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for engine in {self.engine, *(pool.engine for pool in self._pools)}:
                    await engine.dispose()

    async def ready(self) -> bool:
        """Does the database answer?"""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar())

    @property
    def pools(self) -> list[CountedPool]:
        """The connections, the clock's own aside."""
        own = {pool.engine for pool in self._pools} - {self.clock_engine}
        engines = own or {self.engine}
        return [engine.pool for engine in engines if isinstance(engine.pool, CountedPool)]

    @property
    def full(self) -> bool:
        """Was there lately no room to write?"""
        now = time.monotonic()
        return any(pool.full_at is not None and now - pool.full_at < LATELY for pool in self._pools)
