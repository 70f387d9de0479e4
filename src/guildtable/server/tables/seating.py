"""The seats of a table as they are kept: who sits where, and what each is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.kernel.question import Seat
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import players, seats
from guildtable.server.tables.names import told_apart

EMPTY: Mapping[str, Any] = {
    "player": None,
    "name": "",
    "entropy": "",
    "seen": 0.0,
    "acted": 0.0,
    "let_go": False,
    "origin": "",
    "choice": None,
    "kept_for": None,
    "tips": 0,
}
"""A seat nobody sits on."""


_SEATS = (
    select(
        seats,
        (DatabaseTime() - seats.c.seen).label("unseen"),
        (DatabaseTime() - seats.c.acted).label("idle"),
        players.c.portrait,
        players.c.profile,
    )
    .select_from(seats.outerjoin(players, players.c.id == func.coalesce(seats.c.player, seats.c.kept_for)))
    .where(seats.c.table.in_(bindparam("tables", expanding=True)))
    .order_by(seats.c.table, seats.c.seat)
)


async def seats_of(connection: AsyncConnection, table: str) -> Sequence[Any]:
    """All seats of a table, in order; `unseen` says for how many seconds nobody was seen there, `idle` for how many
    nobody did anything, `portrait` which face the person has chosen, `profile` where their page is, if shared."""
    return (await seats_at(connection, [table]))[table]


async def seats_at(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Any]]:
    """The seats of each of these tables, in one statement."""
    found: dict[str, list[Any]] = {table: [] for table in tables}
    for seat in await connection.execute(_SEATS, {"tables": list(tables)}):
        found[seat.table].append(seat)
    return found


async def set_seat(transaction: AsyncConnection, table: str, seat: Seat, **values: Any) -> None:
    """Change what is kept of a seat."""
    await transaction.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(values))


def by_kept(taken: Iterable[Any], player: str) -> list[Any]:
    """The seats that are not kept for somebody else; those kept for this player first."""
    open_to = [seat for seat in taken if seat.kept_for in {None, player}]
    return sorted(open_to, key=lambda seat: seat.kept_for is None)


def people(taken: Iterable[Any]) -> set[str]:
    """The persons on these seats, by their ids."""
    return {seat.player for seat in taken if seat.player}


def names_of_others(taken: Iterable[Any], player: str) -> list[str]:
    """What all others at a table are called, those for whom a seat is kept included: nobody else takes their name."""
    return [seat.name for seat in taken if (seat.player or seat.kept_for or player) != player]


def names(taken: Sequence[Any]) -> tuple[str, ...]:
    """The name of each seat; no two persons are called the same, nor what looks the same."""
    found: list[str] = []
    for seat in taken:
        found.append(told_apart(seat.name, found) if seat.player else seat.name)
    return tuple(found)


def thrown_in(taken: Sequence[Any], promise: str) -> tuple[str, ...]:
    """The entropy of each seat.

    Of a bot, or of a person who threw nothing in, it is fixed by the commitment, so that no admin can choose it.
    """
    return tuple(seat.entropy or sha256(f"{promise} {seat.seat}".encode()).hexdigest()[:32] for seat in taken)
