"""Errands: tasks that do the same thing again and again, and are not cut short in the midst of it."""

from __future__ import annotations

import asyncio
import contextlib

PATIENCE = 2.0
"""Seconds in which an errand may finish what it is doing."""


async def stop(task: asyncio.Task[None] | None, busy: asyncio.Lock) -> None:
    """End an errand between two things it does: a transaction that is cancelled may take its connection with it."""
    if task is None:
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await busy.acquire()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
