"""An outbox: what is to be sent to one client. Whoever does not read is sent away, and may come back and resume."""

from __future__ import annotations

import asyncio
from collections import deque

from guildtable.server.rooms import Overrun

MOST = 8 * 1024 * 1024


class Outbox:
    """Filled without waiting, emptied by the client's own task."""

    __slots__ = ("_bytes", "_ready", "_waiting", "closed")

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self.closed = ""
        """Why nothing more will come."""

    def put(self, sent: bytes) -> None:
        """To be sent next."""
        if self._bytes > MOST:
            raise Overrun
        self._waiting.append(sent)
        self._bytes += len(sent)
        self._ready.set()

    def close(self, why: str) -> None:
        """Nothing more after what is waiting."""
        self.closed = self.closed or why
        self._ready.set()

    async def next(self) -> bytes | None:
        """The next message; None when there will be none."""
        while not self._waiting:
            if self.closed:
                return None
            self._ready.clear()
            await self._ready.wait()
        sent = self._waiting.popleft()
        self._bytes -= len(sent)
        return sent
