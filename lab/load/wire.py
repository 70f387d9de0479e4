"""A WebSocket client that costs next to nothing: it shares two cores with what it measures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Wire(asyncio.Protocol):
    """One socket. Frames are handed on as bytes, unread; the mask we must send is all zero, which masks nothing."""

    __slots__ = ("_buffer", "_heard", "_path", "_transport", "closed", "opened")

    def __init__(self, path: str, heard: Callable[[Wire, bytes], None]) -> None:
        self._path, self._heard = path, heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        """Hand on every whole frame."""
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            top, end, rest = buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not top.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(top[:60]).decode()))
                return
            buffer[:] = rest
            self.opened.set_result(None)
        while len(buffer) >= 2:
            start, size = 2, buffer[1]
            if size == 126:
                start, size = 4, int.from_bytes(buffer[2:4])
            elif size == 127:
                start, size = 10, int.from_bytes(buffer[2:10])
            if len(buffer) < start + size:
                return
            kind, frame = buffer[0], bytes(buffer[start : start + size])
            del buffer[: start + size]
            self._take(kind, frame)

    def _take(self, kind: int, frame: bytes) -> None:
        if kind == TEXT:
            self._heard(self, frame)
        elif kind == PING:
            self._frame(PONG, frame)
        elif kind == CLOSE:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """One message."""
        self._frame(TEXT, text)

    def _frame(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hang up."""
        self._frame(CLOSE, b"")
        self._transport.close()


async def dial[W: Wire](url: str, make: Callable[[str], W]) -> W:
    """Connect to `ws://host:port/path`, open when this returns."""
    parts = urlsplit(url)
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: make(parts.path), parts.hostname or "", parts.port or 80
    )
    await wire.opened
    return wire
