"""The site's clock. It runs while a node is awake and stands still while none is, or the database is away:
nobody loses on time because of us. All that is due is due in its ticks (seconds).

It also knows the time of day, which does not stand still: clocks for days go by that, and rest while the site is down.
"""

from __future__ import annotations

import time

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.awake import Pause
from guildtable.server.ops.background import Background
from guildtable.server.store.database_time import NOW
from guildtable.server.store.schema import outages

BEAT = 1.0
STILL = 15.0
"""Seconds without a beat after which a node says that it is not well."""
LONGEST = 5.0
"""A longer silence than this was an outage, and counts as nothing."""
AFTERWARDS = 600.0
"""Seconds after an outage in which clocks for days still rest: people must first find out that we are back."""

PULSE = """
    INSERT INTO pulse (id, ticks, at) VALUES (1, 0, {now})
    ON CONFLICT (id) DO UPDATE SET
        ticks = pulse.ticks
            + CASE WHEN excluded.at - pulse.at BETWEEN 0 AND {longest} THEN excluded.at - pulse.at ELSE 0 END,
        at = excluded.at
    RETURNING ticks, at
"""
# Before the pulse: whoever dies between the two leaves the silence as it was, and the next one finds it again.
OUTAGE = """
    INSERT INTO outages (since, until) SELECT at, {now} FROM pulse WHERE {now} - at > {longest}
    ON CONFLICT (since) DO UPDATE SET until = excluded.until
"""
# What is due by the time of day is looked at anew: ticks stood still meanwhile, and the nights did not.
LOOK_ANEW = """
    UPDATE due SET at = (SELECT ticks FROM pulse)
    WHERE kind = 'clock' AND at IS NOT NULL AND match IN (SELECT id FROM tables WHERE days IS NOT NULL)
"""
MOVE = """
    INSERT INTO time_offsets (id, seconds) VALUES (1, :seconds)
    ON CONFLICT (id) DO UPDATE SET seconds = time_offsets.seconds + excluded.seconds
"""


class Immovable(Exception):
    """Raised if somebody would move the time of a site that people play at."""


class SiteClock:
    """The site's clock as this node knows it: read without waiting, corrected by every beat."""

    def __init__(self, engine: AsyncEngine, *, movable: bool = False) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        """One statement is all it takes: if we fall silent in the midst of it, nobody waits for what we had locked."""
        how = {"now": NOW[engine.dialect.name], "longest": LONGEST}
        self._beat, self._outage = text(PULSE.format(**how)), text(OUTAGE.format(**how))
        self._ticks = self._at = 0.0
        self._set_at = time.monotonic()
        self._movable, self._moving = movable, engine
        self._beating = Background("clock.beat", BEAT, self.beat)

    @property
    def now(self) -> float:
        """The ticks so far, as this node counts them."""
        return self._ticks + min(time.monotonic() - self._set_at, LONGEST)

    @property
    def time(self) -> float:
        """The time of day, in seconds since 1970, as the site has it."""
        return self._at + time.monotonic() - self._set_at

    @property
    def silence(self) -> float:
        """Seconds since the last beat."""
        return time.monotonic() - self._set_at

    @property
    def stands_still(self) -> bool:
        """Was there no beat for too long?"""
        return self.silence > STILL

    async def beat(self) -> None:
        """Move the clock in the database on, and set this node's by it."""
        async with self._engine.connect() as connection:
            if (await connection.execute(self._outage)).rowcount > 0:
                await connection.execute(text(LOOK_ANEW))
            ticks, at = (await connection.execute(self._beat)).one()
        self._ticks, self._at, self._set_at = ticks, at, time.monotonic()

    async def outages(self, since: float) -> list[Pause]:
        """When the site was down since then, with the ten minutes after each time."""
        lately = select(outages.c.since, outages.c.until).where(outages.c.until > since - AFTERWARDS)
        async with self._engine.connect() as connection:
            return [(row.since, row.until + AFTERWARDS) for row in await connection.execute(lately)]

    async def move_on(self, seconds: float, *, asleep: bool = False) -> None:
        """For tests: let so much time pass, in which the site was awake, or asleep. Other nodes follow by a beat."""
        if not self._movable:
            raise Immovable("GUILDTABLE_MOVABLE_TIME is not set: this site's time is everybody's.")
        async with self._moving.begin() as transaction:
            if transaction.dialect.name == "postgresql":  # whoever beats meanwhile must not write the time of before
                await transaction.execute(text("LOCK TABLE pulse IN ACCESS EXCLUSIVE MODE"))
            await transaction.execute(text(MOVE), {"seconds": seconds})
            if not asleep:
                await transaction.execute(text("UPDATE pulse SET ticks = ticks + :by, at = at + :by"), {"by": seconds})
        await self.beat()

    async def start(self) -> None:
        """Beat every second, until stopped."""
        await self.beat()
        self._beating.start()

    async def stop(self) -> None:
        """Beat no more."""
        await self._beating.stop()
