"""A send queue: messages that wait for one client. A client that does not read is disconnected, and may resume."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from guildtable.server.watching.room import Overrun

MOST = 2 * 1024 * 1024
"""Bytes that may wait for one client. The longest way of a whole match is a tenth of it."""
SLOW = "slow"
FINAL = (SLOW, "session")
"""Why nobody is told anything more."""


class SendQueue:
    """A queue that is filled without waiting and emptied by the client's own task."""

    __slots__ = ("_bytes", "_done", "_ended", "_put", "_ready", "_sent", "_taken", "_waiting", "closed")

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._put = self._taken = 0
        self._sent: deque[tuple[int, Callable[[], None]]] = deque()
        """Who wants to know when so many messages have been sent."""
        self._ready = asyncio.Event()
        self._done = False
        self._ended: asyncio.Future[None] | None = None
        self.closed = ""
        """Why nothing more will come."""

    def put(self, sent: bytes) -> None:
        """Add a message. A client that is only asked to connect elsewhere still gets its last answers."""
        if self.closed in FINAL:
            return
        if self._bytes > MOST:
            raise Overrun
        self._waiting.append(sent)
        self._bytes += len(sent)
        self._put += 1
        self._ready.set()

    def once_sent(self, done: Callable[[], None]) -> None:
        """Call back when all that was added so far has been sent, or never will be."""
        if self.closed in FINAL or self._put == self._taken:
            done()
        else:
            self._sent.append((self._put, done))

    def give_up(self) -> None:
        """Nobody takes anything more: whoever waits for it need not."""
        while self._sent:
            self._sent.popleft()[1]()

    def close(self, why: str) -> None:
        """End after the messages that wait; for a client that was too slow they are dropped too."""
        if self._done:
            return
        self.closed, self._done = why, True
        if why == SLOW:
            self._waiting.clear()
            self._bytes = 0
            self.give_up()
        if self._ended and not self._ended.done():
            self._ended.set_result(None)
        self._ready.set()

    def ended(self) -> asyncio.Future[None]:
        """A future that is done when the queue is closed. It is no task: every idle socket has one."""
        if self._ended is None:
            self._ended = asyncio.get_running_loop().create_future()
            if self._done:
                self._ended.set_result(None)
        return self._ended

    async def next(self) -> bytes | None:
        """The next message; None when there will be none. Whoever asks for it has sent the one before."""
        while self._sent and self._sent[0][0] <= self._taken:
            self._sent.popleft()[1]()
        while not self._waiting:
            if self._done:
                return None
            self._ready.clear()
            await self._ready.wait()
        sent = self._waiting.popleft()
        self._bytes -= len(sent)
        self._taken += 1
        return sent
