"""Tables by the day: at how many of them a person may sit at once. Whoever finishes some may have more.

A table where somebody has too many others is one that everybody waits at.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import players, results, seats, tables


@dataclass(frozen=True, slots=True)
class DayTables:
    """How many there may be: at first, and at most."""

    first: int
    most: int

    async def check(self, transaction: AsyncConnection, player: str) -> None:
        """Raise `Refused` if this player sits at enough of them."""
        # Whoever sits down at many at once does so one after another: the player is locked by being written to.
        await transaction.execute(update(players).where(players.c.id == player).values(banned=players.c.banned))
        by_the_day = tables.c.days.is_not(None)
        mine = (seats.c.player == player, seats.c.let_go.is_(False), tables.c.state.in_(("open", "playing")))
        sits = select(func.count()).select_from(seats).join(tables, tables.c.id == seats.c.table)
        now = int((await transaction.execute(sits.where(*mine, by_the_day))).scalar_one())
        if now < self.first:
            return
        played = select(func.count()).select_from(results).join(tables, tables.c.id == results.c.match)
        finished = int((await transaction.execute(played.where(results.c.player == player, by_the_day))).scalar_one())
        if now >= min(self.most, self.first + finished):
            text = f"You sit at {now} tables by the day: finish one first; each that you finish lets you have one more."
            raise Refused("too-many", text, "refused-day-tables")
