"""A shared read: what many ask for at once is read once, and never so often that there is time for nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

REST = 3.0
"""After a read there is a rest of so many times as long as it took: it has a quarter of the time at most."""
LONGEST = 1.0
"""Seconds that a rest has at most."""


class SharedRead[Found]:
    """One read at a time. Whoever asks while it runs shares the next: nobody is told what was before they asked.

    With `kept`, what was read less than so many seconds ago is good enough.
    """

    def __init__(self, read: Callable[[], Awaitable[Found]], kept: float = 0.0) -> None:
        self._read, self._kept = read, kept
        self._next: asyncio.Task[Found] | None = None
        self._last: tuple[float, Found] | None = None
        self._reading, self._rested = asyncio.Lock(), 0.0

    async def get(self) -> Found:
        """What there is now, or was a moment ago."""
        if self._last and time.monotonic() - self._last[0] < self._kept:
            return self._last[1]
        if self._next is None:
            self._next = asyncio.create_task(self._run())
        return await asyncio.shield(self._next)  # whoever goes away does not end it for the others

    async def _run(self) -> Found:
        async with self._reading:
            await asyncio.sleep(max(0.0, self._rested - time.monotonic()))
            self._next = None
            began = time.monotonic()
            try:
                found = await self._read()
            finally:
                took = time.monotonic() - began
                self._rested = time.monotonic() + min(LONGEST, REST * took)
            if self._kept:
                self._last = began, found
            return found
