"""Background work: the same thing done again and again, and never cut short in the midst of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import FAILED

PATIENCE = 2.0
"""Seconds in which it may finish what it is doing when it is stopped."""
WITHIN = 30.0
"""Seconds after which what does not end is cut short: the next time may go better."""
AFTER_FAULT = 1.0
"""Seconds that it waits at least after it has failed."""


class Background:
    """Does `do` every so many seconds, from `start` to `stop`. If that fails, it logs the fault and goes on."""

    def __init__(self, name: str, every: float, do: Callable[[], Awaitable[object]]) -> None:
        self._name, self._every, self._do = name, every, do
        FAILED.labels(name)  # told from the start: what first appears with 1 has not risen, as Prometheus counts
        self._task: asyncio.Task[None] | None = None
        self._busy, self._woken = asyncio.Lock(), asyncio.Event()

    def start(self) -> None:
        """Begin; the first time comes after one pause."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """End the pause now."""
        self._woken.set()

    async def stop(self) -> None:
        """End between two times: a transaction that is cancelled may take its connection with it."""
        task, self._task = self._task, None
        if task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._busy.acquire()
        task.cancel()
        await asyncio.wait([task], timeout=PATIENCE)

    async def _run(self) -> None:
        # A driver may tell that it was cut short as a fault of its own: such a cancellation ends nothing by itself.
        while self._task is asyncio.current_task():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._every):
                    await self._woken.wait()
            self._woken.clear()
            try:
                async with self._busy, asyncio.timeout(WITHIN):
                    await self._do()
            except Exception as error:  # noqa: BLE001  most often the database is away: it goes on when that is back
                FAILED.labels(self._name).inc()
                log_fault(f"{self._name} failed", error)
                await asyncio.sleep(AFTER_FAULT)
