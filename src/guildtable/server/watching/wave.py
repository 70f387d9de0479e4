"""The wave: when a node goes, all its watchers come back to the others. Seats come before spectators, in turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Sequence
from random import Random

from guildtable.kernel.event import Viewer
from guildtable.server import codec
from guildtable.server.ops.metrics import ENTERING
from guildtable.server.protocol import Refused
from guildtable.server.watching.room import Overrun, Watcher

GOING = "This node is going down: connect again."
A_SECOND = 250
"""Watchers that a node takes in within a second while others play."""
AT_ONCE = 16
"""Those who are on their way in at the same time: more would only wait for each other, and let players wait."""


def spread(sockets: int) -> int:
    """Seconds over which so many should come back; 0: they need not wait."""
    return sockets // A_SECOND


def turns(viewers: Sequence[Viewer], rng: Random) -> list[int]:
    """After how many seconds each of these is to come back: first those who sit, then those who watch."""
    order = sorted(range(len(viewers)), key=lambda one: (viewers[one] is None, rng.random()))
    wait = [0] * len(viewers)
    for place, one in enumerate(order):
        wait[one] = place // A_SECOND
    return wait


def say_goodbye(watchers: Sequence[Watcher]) -> None:
    """Disconnect everybody: they come back elsewhere, one after another if they are many."""
    waits = turns([watcher.viewer for watcher in watchers], Random())  # noqa: S311  who is first is no secret
    for watcher, wait in zip(watchers, waits, strict=True):
        if wait:
            with contextlib.suppress(Overrun):
                watcher.send(codec.message(Refused("unavailable", GOING, wait=wait).message()))
        watcher.close("restart")


class Turnstile:
    """Lets a few in at a time. Who sits at a table goes before all who only watch."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._free = at_once
        self._seats: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def turn(self, *, seat: bool) -> AsyncIterator[None]:
        """Wait for one's turn, and give it on in the end."""
        with ENTERING.track_inprogress():
            if self._free:
                self._free -= 1
            else:
                await self._wait(self._seats if seat else self._others)
            try:
                yield
            finally:
                self._next()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was our turn already: the next one has it
                self._next()
            raise

    def _next(self) -> None:
        for queue in (self._seats, self._others):
            while queue:
                first = queue.popleft()
                if not first.done():  # else they have gone meanwhile
                    first.set_result(None)
                    return
        self._free += 1
