"""The database: one engine for tables, players and the rest, and the journal for the hot path."""

from __future__ import annotations

from typing import Any

import asyncpg
from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from guildtable.server.store.journal import Journal
from guildtable.server.store.postgres import PostgresJournal
from guildtable.server.store.schema import metadata
from guildtable.server.store.sqlite import SqliteJournal

MEMORY = "sqlite://"
AWAY = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What is raised when the database is away, or goes away in mid-sentence."""
SILENT = {"hide_parameters": True}
"""What was written is secret: an error may not quote it."""


def is_sqlite(url: str) -> bool:
    """Is it a household's file, or memory?"""
    return url.startswith("sqlite")


def engine_of(url: str, connections: int = 5) -> AsyncEngine:
    """An engine for this address, with the driver we use."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        return _sqlite(f"sqlite+aiosqlite://{rest}")
    if scheme not in {"postgres", "postgresql"}:
        raise ValueError(f"GUILDTABLE_DATABASE is {scheme}://…: say postgresql://user@host/name or sqlite:///file")
    return create_async_engine(
        f"postgresql+asyncpg://{rest}",
        pool_size=connections,
        pool_pre_ping=True,
        connect_args={"timeout": 10},
        **SILENT,
    )


def _sqlite(url: str) -> AsyncEngine:
    """One connection, so that what a household does happens one after another."""
    engine = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, **SILENT)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


class Database:
    """Open, it serves a node; closed, it has let go of every connection."""

    def __init__(self, url: str, connections: int = 16) -> None:
        self.url = url
        self._connections = connections
        self.engine = engine_of(url)
        self._pool: asyncpg.Pool | None = None
        self.journal: Journal

    async def open(self) -> None:
        """Connect."""
        if is_sqlite(self.url):
            self.journal = SqliteJournal(self.engine)
            if self.url == MEMORY:
                async with self.engine.begin() as connection:
                    await connection.run_sync(metadata.create_all)
        else:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=self._connections,
                command_timeout=30,
                timeout=10,
                reset=_as_it_is,
            )
            self.journal = PostgresJournal(self._pool)

    async def close(self) -> None:
        """Let go."""
        if self._pool:
            await self._pool.close()
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Does it answer?"""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar())


async def _as_it_is(_: asyncpg.Connection) -> None:
    """Our statements leave nothing behind in a connection: to clean it would be a second round trip each time."""
