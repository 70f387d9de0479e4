"""The site's clock. It runs while a node is awake and stands still while none is, or the database is away:
nobody loses on time because of us. All that is due is due in its ticks (seconds)."""

from __future__ import annotations

import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.ops.background import Background
from guildtable.server.store.database_time import NOW

BEAT = 1.0
STILL = 15.0
"""Seconds without a beat after which a node says that it is not well."""
LONGEST = 5.0
"""A longer silence than this was an outage, and counts as nothing."""

PULSE = """
    INSERT INTO pulse (id, ticks, at) VALUES (1, 0, {now})
    ON CONFLICT (id) DO UPDATE SET
        ticks = pulse.ticks
            + CASE WHEN excluded.at - pulse.at BETWEEN 0 AND {longest} THEN excluded.at - pulse.at ELSE 0 END,
        at = excluded.at
    RETURNING ticks
"""


class SiteClock:
    """The site's clock as this node knows it: read without waiting, corrected by every beat."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        """One statement is all it takes: if we fall silent in the midst of it, nobody waits for what we had locked."""
        self._beat = text(PULSE.format(now=NOW[engine.dialect.name], longest=LONGEST))
        self._ticks = 0.0
        self._set_at = time.monotonic()
        self._beating = Background("clock.beat", BEAT, self.beat)

    @property
    def now(self) -> float:
        """The ticks so far, as this node counts them."""
        return self._ticks + min(time.monotonic() - self._set_at, LONGEST)

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
            ticks = (await connection.execute(self._beat)).scalar_one()
        self._ticks, self._set_at = ticks, time.monotonic()

    async def start(self) -> None:
        """Beat every second, until stopped."""
        await self.beat()
        self._beating.start()

    async def stop(self) -> None:
        """Beat no more."""
        await self._beating.stop()
