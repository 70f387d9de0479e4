"""Vacation: days on which all of a player's clocks for days rest, at tables that allow it.

There are fourteen a year, and one more for every game that was finished in it, up to a bound: who stalls has little.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.store.schema import call_settings, players, results, vacations

DAY = 86400.0
A_YEAR = 14
EARNED = 7
"""Days that finished games can add."""


@dataclass(frozen=True, slots=True)
class VacationState:
    """A player's vacation in this year: how many days are left and taken, how many can still be earned, and until when
    they are away, if they are."""

    left: int
    taken: int
    to_earn: int
    until: float | None = None


class Vacations:
    """The vacations of all players, in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, now: float) -> VacationState:
        """A player's vacation at this time."""
        async with self._engine.connect() as connection:
            return await _state(connection, player, now)

    async def take(self, player: str, since: float, days: int = 1) -> bool:
        """Take days from then on, or after those that are taken already; False: there are not so many left."""
        async with self._engine.begin() as transaction:
            await _alone(transaction, player)
            return await _take(transaction, player, since, days)

    async def take_by_itself(self, player: str, since: float) -> bool:
        """Take a day from then on, or from when they are back if they are away then; False: the player has none left,
        or does not let that happen."""
        async with self._engine.begin() as transaction:
            await _alone(transaction, player)
            wish = select(call_settings.c.vacation).where(call_settings.c.player == player)
            if (await transaction.execute(wish)).scalar() is False:
                return False
            if (await _state(transaction, player, since)).left < 1:
                return False
            await _write(transaction, player, await _back(transaction, player, since))
            return True


async def _alone(transaction: AsyncConnection, player: str) -> None:
    """One after another: the player is locked by being written to."""
    await transaction.execute(update(players).where(players.c.id == player).values(banned=players.c.banned))


async def _take(transaction: AsyncConnection, player: str, since: float, days: int) -> bool:
    state = await _state(transaction, player, since)
    if not 0 < days <= state.left:
        return False
    begins = state.until or since
    for day in range(days):
        await _write(transaction, player, begins + day * DAY)
    return True


async def _write(transaction: AsyncConnection, player: str, at: float) -> None:
    new = {"player": player, "since": at, "until": at + DAY, "year": _year(at)}
    await transaction.execute(insert(vacations).values(new))


async def _back(connection: AsyncConnection, player: str, at: float) -> float:
    """Then, or when they are back from the vacation that they are on then."""
    v = vacations.c
    while until := (
        await connection.execute(select(func.max(v.until)).where(v.player == player, v.since <= at, v.until > at))
    ).scalar():
        at = float(until)
    return at


async def _state(connection: AsyncConnection, player: str, now: float) -> VacationState:
    v, year = vacations.c, _year(now)
    taken = select(func.count()).where(v.player == player, v.year == year)
    away = select(func.max(v.until)).where(v.player == player, v.until > now)
    began = datetime(year, 1, 1, tzinfo=UTC).timestamp()
    finished = select(func.count()).where(results.c.player == player, results.c.ended >= began)
    count = int((await connection.execute(taken)).scalar_one())
    earned = min(EARNED, int((await connection.execute(finished)).scalar_one()))
    until = (await connection.execute(away)).scalar()
    return VacationState(max(0, A_YEAR + earned - count), count, EARNED - earned, until)


def _year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year
