"""Claims: calls that are due, taken by one worker at a time, as they stand in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, exists, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.matches.asked_calls import DAILY, MAIL
from guildtable.server.store.schema import call_settings, calls
from guildtable.server.store.site_clock import SiteClock

CALL, LETTER = "call", "letter"
"""Kinds of what is due."""
LETTERS = (MAIL, DAILY)
LEASE = 60.0
"""Seconds for which what is claimed is ours at least: longer than any try to send it takes."""


@dataclass(frozen=True, slots=True)
class DueCall:
    """A call that we have claimed."""

    player: str
    table: str
    asked: int
    channel: str
    seat: int
    since: float
    tries: int

    @property
    def key(self) -> tuple[str, str, int, str]:
        """What it is known by."""
        return self.player, self.table, self.asked, self.channel


class Claims:
    """The calls that are due."""

    def __init__(self, engine: AsyncEngine, clock: SiteClock) -> None:
        self._engine, self._clock = engine, clock

    async def claim(self, kind: str, _: float, lease: float, count: int) -> list[str]:
        """Claim what is due, by the time of day; nobody else gets it during the lease."""
        now, lease = self._clock.time, max(lease, LEASE)
        return await (self._claim_letters if kind == LETTER else self._claim_calls)(now, lease, count)

    async def _claim_calls(self, now: float, lease: float, count: int) -> list[str]:
        c = calls.c
        due = (c.at <= now, c.lease <= now, c.channel.not_in(LETTERS))
        key = tuple_(c.player, c.table, c.asked, c.channel)
        some = select(c.player, c.table, c.asked, c.channel).where(*due).order_by(c.at).limit(count)
        taken = update(calls).where(key.in_(some.with_for_update(skip_locked=True))).values(lease=now + lease)
        async with self._engine.begin() as transaction:
            found = await transaction.execute(taken.returning(c.player, c.table, c.asked, c.channel))
            return [" ".join(map(str, row)) for row in found]

    async def _claim_letters(self, now: float, lease: float, count: int) -> list[str]:
        """By player: all that one is to be written of goes into one letter, and one worker writes it."""
        c, s = calls.c, call_settings.c
        theirs = and_(c.player == s.player, c.channel.in_(LETTERS), c.lease <= now)
        some = select(s.player).where(exists().where(theirs, c.at <= now)).order_by(s.player).limit(count)
        async with self._engine.begin() as transaction:
            whose = list((await transaction.execute(some.with_for_update(skip_locked=True))).scalars())
            those = c.player.in_(whose), c.channel.in_(LETTERS), c.at.is_not(None), c.lease <= now
            taken = update(calls).where(*those).values(lease=now + lease).returning(c.player)
            return sorted(set((await transaction.execute(taken)).scalars())) if whose else []

    async def waiting(self) -> tuple[int, float]:
        """How many calls are due that nobody has taken, and for how many seconds the oldest has been."""
        now, c = self._clock.time, calls.c
        wanted = select(func.count(), func.min(c.at)).where(c.at <= now, c.lease <= now)
        async with self._engine.connect() as connection:
            count, oldest = (await connection.execute(wanted)).one()
        return count, now - oldest if count else 0.0

    async def named(self, named: str) -> DueCall | None:
        """The call that was claimed under this name; None: it is done."""
        player, table, asked, channel = named.split(" ")
        c = calls.c
        here = (c.player == player, c.table == table, c.asked == int(asked), c.channel == channel, c.at.is_not(None))
        found = await self._read(*here)
        return found[0] if found else None

    async def letters_to(self, player: str) -> list[DueCall]:
        """All that this player is to be written of."""
        c = calls.c
        return await self._read(c.player == player, c.channel.in_(LETTERS), c.at.is_not(None))

    async def _read(self, *which: Any) -> list[DueCall]:
        c = calls.c
        wanted = select(c.player, c.table, c.asked, c.channel, c.seat, c.since, c.tries).where(*which)
        async with self._engine.connect() as connection:
            return [DueCall(*row) for row in await connection.execute(wanted.order_by(c.since, c.table))]

    async def set(self, call: DueCall, **values: Any) -> None:
        """Note something of a call, and let go of it."""
        c = calls.c
        here = tuple_(c.player, c.table, c.asked, c.channel) == tuple_(*call.key)
        async with self._engine.begin() as transaction:
            await transaction.execute(update(calls).where(here).values(lease=0.0, **values))
