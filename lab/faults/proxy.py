"""A proxy of our own: TCP connections go through it, and it can cut, delay, hold and swallow them."""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random
from typing import cast

MOST = 1024 * 1024
"""Bytes one side may be ahead of the other."""


class Proxy:
    """Listens on a port and passes everything on to another, as well, or as badly, as it is told."""

    def __init__(self, upstream: int, port: int = 0) -> None:
        self.upstream, self.port = upstream, port
        self.delay = 0.0
        """Seconds that every piece of data is under way, each way."""
        self.held = False
        """Nothing goes through, but nobody is told."""
        self.lines: set[Line] = set()
        self.half_open: set[Line] = set()
        """What one side has given up, the other side still has open."""
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Line(self), "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Cut everything, and listen no more."""
        if self._server:
            self._server.close()
        self.cut(1.0, Random(0))
        for line in self.half_open:
            line.abort()
        await asyncio.sleep(0.01)  # they are closed a moment later

    def cut(self, share: float, rng: Random) -> int:
        """Cut about this share of the connections, without a word; how many it were."""
        cut = [line for line in sorted(self.lines, key=id) if rng.random() < share]
        for line in cut:
            line.abort()
        return len(cut)

    def deafen(self) -> int:
        """From now on nothing goes through the connections there are, for ever and without a word; how many they are.

        New ones are let in: so it is when the machine behind an address was changed for another.
        """
        for line in self.lines:
            line.deaf = line.back.deaf = True
        self.half_open |= self.lines
        return len(self.lines)

    def release(self) -> None:
        """Let what is held go on its way."""
        self.held = False
        for line in list(self.lines):
            line.pump()
            line.back.pump()
        for line in self.half_open:
            line.pump()
        self.half_open = {line for line in self.half_open if line.deaf}


class Way(asyncio.Protocol):
    """One way through the proxy: what is read here is written to the other side, later if need be."""

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[float, bytes]] = deque()
        self._bytes = 0
        self._ended = False
        self.deaf = False
        self._timer: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport | None = None
        self.out: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._waiting.append((self._loop.time() + self._proxy.delay, data))
        self._bytes += len(data)
        if self._bytes > MOST and self.transport:
            self.transport.pause_reading()
        self.pump()

    def pump(self) -> None:
        """Pass on what is due."""
        if self._proxy.held or self.deaf or self.out is None:
            return
        now = self._loop.time()
        while self._waiting and self._waiting[0][0] <= now:
            data = self._waiting.popleft()[1]
            self._bytes -= len(data)
            self.out.write(data)
        if self.transport and self._bytes <= MOST and not self.transport.is_closing():
            self.transport.resume_reading()
        if self._waiting:
            self._timer = self._timer or self._loop.call_at(self._waiting[0][0], self._later)
        elif self._ended:
            self.out.close()

    def _later(self) -> None:
        self._timer = None
        self.pump()

    def connection_lost(self, _: Exception | None) -> None:
        self._ended = True
        self.pump()

    def abort(self) -> None:
        """Hang up."""
        self._waiting.clear()
        if self.transport:
            self.transport.abort()


class Line(Way):
    """A connection of somebody who called us; `back` is the way back."""

    def __init__(self, proxy: Proxy) -> None:
        super().__init__(proxy)
        self.back = Way(proxy)
        self._calling: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._proxy.lines.add(self)
        self._calling = self._loop.create_task(self._call())

    async def _call(self) -> None:
        try:
            out, _ = await self._loop.create_connection(lambda: self.back, "127.0.0.1", self._proxy.upstream)
        except OSError:
            self.abort()
            return
        if self._ended:
            out.abort()
            return
        self.out, self.back.out = out, self.transport
        self.pump()

    def connection_lost(self, error: Exception | None) -> None:
        self._proxy.lines.discard(self)
        if self._proxy.held:
            self._proxy.half_open.add(self)
        super().connection_lost(error)

    def abort(self) -> None:
        super().abort()
        self.back.abort()
