"""Proposals: what a seat asks the others to agree to, at most one at each match.

One that stands is not overwritten, and each has an id of its own: who agrees says to what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import and_, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.codec import decode, encode
from guildtable.server.protocol import Proposal, Refused
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import proposals, seats

TRIES = 20
AGAIN = 60.0
"""Seconds after which a seat may ask again at the same step, where its wish was refused or withdrawn."""
MANY = 6
"""Wishes at one step after which everybody waits as long."""
_ROWS = (
    select(proposals, seats.c.seen, (DatabaseTime() - proposals.c.at).label("since"))
    .select_from(proposals.outerjoin(seats, and_(seats.c.table == proposals.c.match, seats.c.seat == proposals.c.gone)))
    .where(proposals.c.match.in_(bindparam("matches", expanding=True)))
)


class Proposals:
    """The proposals of all matches, in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, match: str) -> Proposal | None:
        """What is asked for at this match."""
        async with self._engine.connect() as connection:
            return (await proposals_at(connection, [match])).get(match)

    async def put(self, match: str, asked: Proposal) -> Proposal:
        """Keep a proposal and return it with its id; or the one that stands at this step already."""
        for _ in range(TRIES):
            async with self._engine.begin() as transaction:
                row = await _row(transaction, match)
                standing = _read(row) if row else None
                if standing and standing.seq == asked.seq:
                    return standing
                if row and _too_soon(row, asked):
                    raise Refused("not-now", "You have asked just now: play on, or wait a minute.", "asked-just-now")
                number = row.number + 1 if row and row.seq == asked.seq else 1
                new = replace(asked, id=f"{asked.seq}.{number}")
                if await _write(transaction, match, row, {**_values(new), "number": number, "at": DatabaseTime()}):
                    return new
        raise Refused("unavailable", "Too much is asked for at once at this table; try again.")

    async def agree(self, match: str, asked: Proposal, seat: Seat) -> Proposal | None:
        """Note that a seat agrees; None if the proposal is gone."""
        for _ in range(TRIES):
            async with self._engine.begin() as transaction:
                row = await _row(transaction, match)
                standing = _read(row) if row else None
                if standing is None or standing.id != asked.id:
                    return None
                agreed = replace(standing, agreed=tuple(sorted({*standing.agreed, seat})))
                if await _write(transaction, match, row, {"agreed": encode(agreed.agreed).decode()}):
                    return agreed
        raise Refused("unavailable", "Too many answer at once at this table; try again.")

    async def drop(self, match: str, asked: Proposal) -> None:
        """The proposal is settled, or refused. Its number stays: the next one at this step has another."""
        async with self._engine.begin() as transaction:
            row = await _row(transaction, match)
            if row and _id(row) == asked.id:
                await _write(transaction, match, row, {"stands": False, "at": DatabaseTime()})


async def proposals_at(connection: AsyncConnection, matches: Sequence[str]) -> dict[str, Proposal]:
    """What is asked for at each of these matches, in one statement."""
    asked = {row.match: _read(row) for row in await _rows(connection, matches)}
    return {match: proposal for match, proposal in asked.items() if proposal}


async def _row(connection: AsyncConnection, match: str) -> Any:
    return next(iter(await _rows(connection, [match])), None)


async def _rows(connection: AsyncConnection, matches: Sequence[str]) -> Sequence[Any]:
    """What is kept, for how long, and when the person to be replaced was last seen."""
    return (await connection.execute(_ROWS, {"matches": list(matches)})).all()


async def _write(transaction: AsyncConnection, match: str, was: Any, values: dict[str, Any]) -> bool:
    """Write it, unless somebody has written since it was read."""
    if was is None:
        insert = postgresql.insert if transaction.dialect.name == "postgresql" else sqlite.insert
        new = insert(proposals).values(match=match, **values).on_conflict_do_nothing()
        return (await transaction.execute(new)).rowcount > 0
    unchanged = [proposals.c[name] == was._mapping[name] for name in ("seq", "number", "agreed", "stands")]  # noqa: SLF001
    written = await transaction.execute(update(proposals).where(proposals.c.match == match, *unchanged).values(values))
    return written.rowcount > 0


def _values(asked: Proposal) -> dict[str, Any]:
    return {
        "kind": asked.kind,
        "seat": asked.seat,
        "count": asked.count,
        "gone": asked.gone,
        "seq": asked.seq,
        "agreed": encode(asked.agreed).decode(),
        "stands": True,
    }


def _too_soon(row: Any, asked: Proposal) -> bool:
    """Was the same seat's wish refused at this step just now, or were many seats' by turns?"""
    refused = row.seq == asked.seq and not row.stands and row.since < AGAIN
    return refused and (row.seat == asked.seat or row.number >= MANY)


def _id(row: Any) -> str:
    return f"{row.seq}.{row.number}"


def _read(row: Any) -> Proposal | None:
    """A proposal, as long as it stands: one to replace somebody falls when they come back."""
    if not row.stands or (row.gone is not None and row.seen > row.at):
        return None
    return Proposal(row.seat, row.count, row.seq, tuple(decode(row.agreed)), row.kind, _id(row), row.gone)
