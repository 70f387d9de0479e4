"""JoinedReads: what is being read already is not read again for who asks meanwhile.

They may be told what was a moment before they asked, so it is for those who hear of every change from then on. Who must
not be told that asks a `SharedRead`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any


class JoinedReads[Q: Hashable, A]:
    """Reads that are under way, by what is read. Whoever asks meanwhile gets the same answer, or the same error."""

    def __init__(self) -> None:
        self._running: dict[Q, asyncio.Task[A]] = {}

    async def ask(self, what: Q, read: Callable[[], Coroutine[Any, Any, A]]) -> A:
        """Read it, or wait for whoever reads it already. Others do not miss their answer if we give up."""
        running = self._running.get(what)
        if running is None:
            running = self._running[what] = asyncio.create_task(read())
            running.add_done_callback(lambda done: self._forget(what, done))
        return await asyncio.shield(running)

    def _forget(self, what: Q, done: asyncio.Task[A]) -> None:
        del self._running[what]
        if not done.cancelled():
            done.exception()  # all who asked may have gone: then nobody else looks
