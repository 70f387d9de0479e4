"""Counters: how often a minute somebody did what makes a row, on the whole site.

They stand in the database, so that many nodes together allow what one does. The minute is the database's own; of the
last minute as much still counts as of it is not yet a minute ago. What is refused is not counted.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.protocol import Refused
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import counters

MINUTE = 60.0
A_LITTLE = 1e-6
"""So that there is room when it was said there would be: fractions of a minute are not exact."""


class Counters:
    """The counters of a site."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    async def count(self, what: str, most: Mapping[str, int]) -> None:
        """Count it once for each of these, who may do it so often; raises `Refused` if one of them has."""
        async with self._engine.begin() as transaction:
            now = (await transaction.execute(select(DatabaseTime()))).scalar_one()
            for who, times in most.items():
                await self._add(transaction, what, who, times, now)

    async def _add(self, transaction: AsyncConnection, what: str, who: str, most: int, now: float) -> None:
        minute, gone = int(now // MINUTE), now % MINUTE / MINUTE
        of = select(counters.c.count).where(counters.c.what == what, counters.c.who == who)
        before = (await transaction.execute(of.where(counters.c.minute == minute - 1))).scalar() or 0
        left = room(before, gone, most)
        if left > 0:
            new = self._insert(counters).values(minute=minute, what=what, who=who, count=1)
            one_more = new.on_conflict_do_update(
                index_elements=[counters.c.minute, counters.c.what, counters.c.who],
                set_={"count": counters.c.count + 1},
                where=counters.c.count < left,
            )
            if (await transaction.execute(one_more.returning(counters.c.count))).first():
                return
        counted = (await transaction.execute(of.where(counters.c.minute == minute))).scalar() or 0
        raise too_often(what, most, (free_at(before, counted, most) - gone) * MINUTE)


def room(before: int, gone: float, most: int) -> int:
    """How often it may be done in this minute, of which so much is gone, after it was done `before` in the last."""
    return int(most - before * (1 - gone) + A_LITTLE)


def free_at(before: int, counted: int, most: int) -> float:
    """How many minutes after this one began there is room for one more."""
    if counted < most:
        return 1 - (most - 1 - counted) / before
    return 2 - (most - 1) / max(counted, 1)


def too_often(what: str, most: int, wait: float) -> Refused:
    """The refusal of whoever did something too often, and must wait for so many seconds."""
    text = f"Too many {what}: at most {most} a minute. Wait a little."
    return Refused("too-many", text, wait=max(1, math.ceil(wait - A_LITTLE)))
