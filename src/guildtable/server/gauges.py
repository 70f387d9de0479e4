"""The metrics that are read only on request: how database and bus are, what is due, and who thinks."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select

from guildtable.server.bus import Bus
from guildtable.server.calls.claims import CALL, Claims
from guildtable.server.matches.alarms import BOT_TURN, OVER, PACK, TIME_UP
from guildtable.server.matches.matches import Matches
from guildtable.server.ops.metrics import (
    BUS,
    DATABASE,
    DATABASE_FULL,
    DUE,
    HELD,
    OLDEST,
    POOL_IN_USE,
    POOL_SIZE,
    POOL_WAITING,
    PULSE,
    SCHEMA,
    THINKERS,
    THINKERS_BUSY,
    THINKERS_WAITING,
)
from guildtable.server.play.thinking import Thinkers
from guildtable.server.store.database import Database
from guildtable.server.store.migrate import applied, head
from guildtable.server.store.schema import due
from guildtable.server.store.site_clock import SiteClock


class Gauges:
    """What a node measures of itself and of what it talks to."""

    def __init__(self, database: Database, bus: Bus, clock: SiteClock, matches: Matches, claims: Claims) -> None:
        self._database, self._bus, self._clock, self._matches, self._claims = database, bus, clock, matches, claims
        self.thinkers: Thinkers | None = None
        """Who thinks for bots here, from when they do."""

    async def measure(self) -> None:
        """Update them all; a database that does not answer is told as such."""
        self._measure_ourselves()
        waiting = select(due.c.kind, func.count(), func.min(due.c.at)).group_by(due.c.kind)
        now = self._clock.now
        try:
            async with asyncio.timeout(2), self._database.engine.connect() as connection:
                rows = (await connection.execute(waiting.where(due.c.at <= now, due.c.lease <= now))).all()
                schema = await connection.run_sync(applied)
            async with asyncio.timeout(2):
                calls, oldest = await self._claims.waiting()
        except Exception:  # noqa: BLE001  whatever it is, it does not answer
            DATABASE.set(0)
            return
        DATABASE.set(1)
        SCHEMA.labels("database").set(int(schema or 0))
        found = {kind: (count, now - at) for kind, count, at in rows}
        DUE.labels(CALL).set(calls)
        OLDEST.labels(CALL).set(oldest)
        for kind in (BOT_TURN, TIME_UP, OVER, PACK):
            count, seconds = found.get(kind, (0, 0.0))
            DUE.labels(kind).set(count)
            OLDEST.labels(kind).set(seconds)

    def _measure_ourselves(self) -> None:
        """What this process knows by itself."""
        HELD.set(self._matches.count)
        BUS.set(self._bus.connected)
        PULSE.set(self._clock.silence)
        DATABASE_FULL.set(self._database.full)
        SCHEMA.labels("program").set(int(head()))
        pools, thinkers = self._database.pools, self.thinkers
        POOL_SIZE.set(sum(pool.size() for pool in pools))
        POOL_IN_USE.set(sum(pool.checkedout() for pool in pools))
        POOL_WAITING.set(sum(pool.waiting for pool in pools))
        THINKERS.set(thinkers.processes if thinkers else 0)
        THINKERS_BUSY.set(thinkers.busy if thinkers else 0)
        THINKERS_WAITING.set(thinkers.waiting if thinkers else 0)
