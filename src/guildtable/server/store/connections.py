"""Connections to PostgreSQL: one pool for everything. What falls silent is taken out of it, with all that is as old."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util import greenlet_spawn

from guildtable.server.store.address import connect
from guildtable.server.store.pool import CountedPool

PATIENCE = 5.0
"""Seconds in which a statement of a node must be answered, and a connection be had."""


class Connections:
    """At most so many connections under one name. Without patience statements may take as long as they like.

    A statement that is not answered in time says that its connection is dead, and probably all that were made before.
    Whoever takes one of those out of the pool gets a new one instead: nobody waits for each in turn.
    """

    def __init__(self, url: str, most: int, name: str, patience: float | None) -> None:
        async def connected() -> asyncpg.Connection:
            return await connect(url, name, patience)

        self.engine: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connected,
            poolclass=CountedPool,
            pool_size=most,
            max_overflow=0,
            pool_timeout=PATIENCE,
            hide_parameters=True,  # what was written is secret: an error may not quote it
        )
        self._silent = 0.0
        """All connections made before this are suspected."""
        self.full_at: float | None = None
        """When the server last said that its disk is full."""
        sync = self.engine.sync_engine
        event.listen(sync, "connect", _made)
        event.listen(sync, "checkout", self._lend)
        event.listen(sync, "handle_error", self._failed)

    def _lend(self, _: Any, entry: ConnectionPoolEntry, __: Any) -> None:
        driver = entry.driver_connection
        assert driver
        if entry.info["made"] <= self._silent:
            driver.terminate()
        if driver.is_closed():
            raise DisconnectionError

    def _failed(self, context: ExceptionContext) -> None:
        if context.connection is None:
            return
        driver = context.connection.connection.driver_connection
        cause = context.original_exception.__cause__ or context.original_exception
        if driver and self._note(cause, driver):
            context.is_disconnect = True

    def _note(self, error: BaseException, driver: asyncpg.Connection) -> bool:
        """Something failed; was it because nobody answers? Then the connection is ended without another word."""
        if isinstance(error, asyncpg.DiskFullError):
            self.full_at = time.monotonic()
        if isinstance(error, TimeoutError):
            self._silent = time.monotonic()
        elif not isinstance(error, asyncio.CancelledError):
            return False
        driver.terminate()
        return True

    # The journal's statements go to the driver itself, one at a time and with nothing around them.

    async def execute(self, statement: str, *given: Any) -> str:
        """Do this."""
        async with self._lent() as connection:
            done: str = await connection.execute(statement, *given)
            return done

    async def fetch(self, statement: str, *given: Any) -> list[asyncpg.Record]:
        """All rows."""
        async with self._lent() as connection:
            found: list[asyncpg.Record] = await connection.fetch(statement, *given)
            return found

    async def fetchrow(self, statement: str, *given: Any) -> asyncpg.Record | None:
        """The first row."""
        async with self._lent() as connection:
            return await connection.fetchrow(statement, *given)

    async def fetchval(self, statement: str, *given: Any) -> Any:
        """The first value of the first row."""
        async with self._lent() as connection:
            return await connection.fetchval(statement, *given)

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[asyncpg.Connection]:
        lent = await self.engine.raw_connection()
        driver = lent.driver_connection
        assert driver
        try:
            yield driver
        except BaseException as error:
            self._note(error, driver)
            raise
        finally:
            await greenlet_spawn(lent.close)


def _made(_: Any, entry: ConnectionPoolEntry) -> None:
    entry.info["made"] = time.monotonic()
