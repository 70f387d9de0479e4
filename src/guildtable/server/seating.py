"""The seats of a table as they are kept: who sits where, and what each is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.kernel.question import Seat
from guildtable.server.store.schema import seats

EMPTY: Mapping[str, Any] = {"player": None, "name": "", "entropy": "", "seen": 0.0}
"""A seat nobody sits on."""


async def seats_of(connection: AsyncConnection, table: str) -> Sequence[Any]:
    """All seats of a table, in order."""
    return (await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))).all()


async def set_seat(transaction: AsyncConnection, table: str, seat: Seat, **values: Any) -> None:
    """Change what is kept of a seat."""
    await transaction.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(values))


def people(taken: Iterable[Any]) -> set[str]:
    """Who sits on these seats, bots left aside."""
    return {seat.player for seat in taken if seat.player}


def names(taken: Sequence[Any]) -> tuple[str, ...]:
    """Everybody's name; of two people of one name the second is told apart."""
    found: list[str] = []
    for seat in taken:
        name, number = seat.name, 2
        while seat.player and name in found:
            name, number = f"{seat.name} {number}", number + 1
        found.append(name)
    return tuple(found)


def thrown_in(taken: Sequence[Any], promise: str) -> tuple[str, ...]:
    """Everybody's entropy.

    Of a bot, or of a person who threw nothing in, it is fixed by the commitment, so that the house cannot choose it.
    """
    return tuple(seat.entropy or sha256(f"{promise} {seat.seat}".encode()).hexdigest()[:32] for seat in taken)
