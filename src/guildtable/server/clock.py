"""The server's own clock. It runs while a node is awake and stands still while none is, or the database is away:
nobody loses on time because of us. All that is due is due in its ticks (seconds)."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server import errands

log = structlog.get_logger()
BEAT = 1.0
LONGEST = 5.0
"""A longer silence than this was an outage, and counts as nothing."""

NOW = {"postgresql": "extract(epoch FROM clock_timestamp())", "sqlite": "((julianday('now') - 2440587.5) * 86400.0)"}
PULSE = """
    INSERT INTO pulse (id, ticks, at) VALUES (1, 0, {now})
    ON CONFLICT (id) DO UPDATE SET
        ticks = pulse.ticks
            + CASE WHEN excluded.at - pulse.at BETWEEN 0 AND {longest} THEN excluded.at - pulse.at ELSE 0 END,
        at = excluded.at
    RETURNING ticks
"""


class ServerClock:
    """Read without waiting; set right by every beat."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._beat = text(PULSE.format(now=NOW[engine.dialect.name], longest=LONGEST))
        self._ticks = 0.0
        self._set_at = time.monotonic()
        self._task: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()

    @property
    def now(self) -> float:
        """Ticks, by this node's reckoning."""
        return self._ticks + min(time.monotonic() - self._set_at, LONGEST)

    async def beat(self) -> None:
        """Move the common clock on, and set our own by it."""
        async with self._engine.begin() as connection:
            ticks = (await connection.execute(self._beat)).scalar_one()
        self._ticks, self._set_at = ticks, time.monotonic()

    async def start(self) -> None:
        """Beat until stopped."""
        await self.beat()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stand still."""
        await errands.stop(self._task, self._busy)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with self._busy:
                    await self.beat()
            except Exception as error:  # noqa: BLE001  whatever it was: the clock must go on when it is over
                log.warning("clock", error=type(error).__name__)
