"""Presence: a player with a socket or a stream at their own table is here, and everybody at the table is told."""

from __future__ import annotations

from itertools import batched

from sqlalchemy import select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.bus.hints import TableChanged
from guildtable.server.ops.background import Background
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import seats
from guildtable.server.tables.state import ABSENT, HERE, is_idle
from guildtable.server.watching.rooms import Rooms

EVERY = 5.0
AT_ONCE = 500


class Presence:
    """Notes who is here for all rooms of this node at once, by two statements every few seconds."""

    def __init__(self, engine: AsyncEngine, rooms: Rooms) -> None:
        self._engine, self._rooms = engine, rooms
        self._noting = Background("presence.note", EVERY, self.note)

    def start(self) -> None:
        """Note it every few seconds, until stopped."""
        self._noting.start()

    async def stop(self) -> None:
        """Note it no more."""
        await self._noting.stop()

    async def note(self) -> None:
        """Note the seats that are watched from, and tell the rooms where somebody has come or gone."""
        here = [(table, seat) for table, room in self._rooms.all.items() for seat in room.sitting]
        for some in batched(here, AT_ONCE, strict=False):
            await self._keep(some)
        for tables in batched(self._rooms.all, AT_ONCE, strict=False):
            await self._compare(tables)

    async def _keep(self, here: tuple[tuple[str, Seat], ...]) -> None:
        """A seat that somebody else is just noting is noted: to wait for it, each for the other's, took a second."""
        seat = tuple_(seats.c.table, seats.c.seat)
        free = select(seats.c.table, seats.c.seat).where(seat.in_(here)).with_for_update(skip_locked=True)
        seen = update(seats).where(seat.in_(free)).values(seen=DatabaseTime())
        async with self._engine.begin() as transaction:
            await transaction.execute(seen)

    async def _compare(self, tables: tuple[str, ...]) -> None:
        unseen, idle = DatabaseTime() - seats.c.seen, DatabaseTime() - seats.c.acted
        those = seats.c.table.in_(tables), seats.c.player.is_not(None)
        people = select(seats.c.table, seats.c.seat, unseen, idle).where(*those)
        async with self._engine.connect() as connection:
            found = (await connection.execute(people)).all()
        changed = set[str]()
        for table, seat, seconds, nothing_for in found:
            room = self._rooms.all.get(table)
            told = room.table.seats[seat] if room else None
            now = seconds < HERE, seconds >= ABSENT, is_idle(seconds, nothing_for)
            if told and (told.here, told.absent, told.idle) != now:
                changed.add(table)
        for table in changed:
            await self._rooms.heard(table, TableChanged())
