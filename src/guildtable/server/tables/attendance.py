"""Attendance: when the persons of a table were last seen there, by the database's clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, case, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import seats
from guildtable.server.store.write_batches import WriteBatches
from guildtable.server.tables.players import Player
from guildtable.server.tables.seating import seats_of
from guildtable.server.tables.state import ABSENT, HERE, IDLE


class Note(NamedTuple):
    """Somebody is at a table, and has done nothing for so many seconds."""

    at: str
    who: str
    idle: float


_acted = DatabaseTime() - bindparam("idle")
_note = (
    update(seats)
    .where(seats.c.table == bindparam("at"), seats.c.player == bindparam("who"))
    # In another tab they may have done something.
    .values(seen=DatabaseTime(), acted=case((seats.c.acted > _acted, seats.c.acted), else_=_acted))
)


class Attendance:
    """The attendance at all tables, in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._notes = WriteBatches(self._write, at_once=1)

    async def here(self, table: str, player: Player, idle: float = 0.0) -> None:
        """Note that a player is here now, and for how long they have done nothing."""
        await self._notes.ask(Note(table, player.id, idle))

    async def _write(self, notes: Sequence[Note]) -> Sequence[Exception | None]:
        """Many who come at once are noted with one commit; in one order, so that no two nodes wait in a ring."""
        async with self._engine.begin() as transaction:
            await transaction.execute(_note, [note._asdict() for note in sorted(notes)])
        return [None] * len(notes)

    async def gone(self, table: str, player: Player) -> None:
        """Note that a player has gone just now: they are no longer here, but not absent either."""
        await self._seen(table, player, seen=DatabaseTime() - HERE)

    async def let_go(self, table: str, player: Player, *, let_go: bool) -> None:
        """Note that a player has let a table go, or has come back to it."""
        await self._seen(table, player, let_go=let_go)

    async def _seen(self, table: str, player: Player, **values: Any) -> None:
        mine = update(seats).where(seats.c.table == table, seats.c.player == player.id)
        async with self._engine.begin() as transaction:
            await transaction.execute(mine.values(values))

    async def is_here(self, player: str) -> bool:
        """Has this player a connection to any table, and have they done anything there in the last five minutes? An
        open tab alone is nobody."""
        lately = seats.c.seen > DatabaseTime() - HERE, seats.c.acted > DatabaseTime() - IDLE
        async with self._engine.connect() as connection:
            found = await connection.execute(select(seats.c.seat).where(seats.c.player == player, *lately).limit(1))
            return found.first() is not None

    async def absent(self, table: str, seconds: float = ABSENT) -> set[Seat]:
        """The seats whose persons have had no connection for five minutes, or for as long as is said."""
        async with self._engine.connect() as connection:
            taken = await seats_of(connection, table)
        return {seat.seat for seat in taken if seat.player and seat.unseen >= seconds}
