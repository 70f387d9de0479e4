"""Presence: whoever has a socket or a stream open at their own table is here, and everybody at the table is told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import batched

import structlog
from sqlalchemy import select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.rooms import Rooms
from guildtable.server.store.schema import seats
from guildtable.server.table_state import HERE

EVERY = 5.0
AT_ONCE = 500
log = structlog.get_logger()


class Presence:
    """Noted for all seats of this node at once: two statements now and then, however many sockets there are."""

    def __init__(self, engine: AsyncEngine, rooms: Rooms) -> None:
        self._engine, self._rooms = engine, rooms
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Note it until stopped."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """No more."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def note(self) -> None:
        """Who watches from a seat is here; and where that has changed, the room is told."""
        here = [(table, seat) for table, room in self._rooms.all.items() for seat in room.sitting]
        for some in batched(here, AT_ONCE, strict=False):
            await self._keep(some)
        for tables in batched(self._rooms.all, AT_ONCE, strict=False):
            await self._compare(tables)

    async def _keep(self, here: tuple[tuple[str, Seat], ...]) -> None:
        seen = update(seats).where(tuple_(seats.c.table, seats.c.seat).in_(here)).values(seen=time.time())
        async with self._engine.begin() as transaction:
            await transaction.execute(seen)

    async def _compare(self, tables: tuple[str, ...]) -> None:
        people = select(seats.c.table, seats.c.seat, seats.c.seen).where(
            seats.c.table.in_(tables), seats.c.player.is_not(None)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(people)).all()
        now, changed = time.time(), set[str]()
        for table, seat, seen in found:
            room = self._rooms.all.get(table)
            if room and room.table.seats[seat].here != (now - seen < HERE):
                changed.add(table)
        for table in changed:
            await self._rooms.heard(table, "table")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.note()
            except Exception as error:  # noqa: BLE001  the database is away: note it later
                log.warning("presence", error=type(error).__name__)
