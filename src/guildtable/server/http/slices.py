"""Slices: a connection is read a little at a time, and all others have their turn before it is read on.

Whatever came would else be read in one go, a quarter of a megabyte of it. What is not read yet waits where it is: with
the machine, and then with whoever sends it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

SLICE = 4096
"""Bytes that are read at once."""


class Reader(Protocol):
    """What uvicorn speaks over a connection, and whether it has enough for now."""

    loop: asyncio.AbstractEventLoop

    @property
    def has_enough(self) -> bool:
        """Is nothing to be read until it says so?"""

    def connection_made(self, transport: Any) -> None: ...
    def data_received(self, data: bytes) -> None: ...
    def eof_received(self) -> None: ...
    def connection_lost(self, exc: Exception | None) -> None: ...
    def pause_writing(self) -> None: ...
    def resume_writing(self) -> None: ...


class Slices(asyncio.BufferedProtocol):
    """A connection, slice by slice."""

    def __init__(self, reader: Reader, room: memoryview) -> None:
        self._reader, self._room = reader, room
        self._transport: asyncio.Transport
        self.eof_received = reader.eof_received  # type: ignore[method-assign]
        self.connection_lost = reader.connection_lost  # type: ignore[method-assign]
        self.pause_writing = reader.pause_writing  # type: ignore[method-assign]
        self.resume_writing = reader.resume_writing  # type: ignore[method-assign]
        self.data_received = reader.data_received

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._reader.connection_made(transport)

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002  it would be more
        return self._room

    def buffer_updated(self, nbytes: int) -> None:
        self._reader.data_received(bytes(self._room[:nbytes]))
        if nbytes == len(self._room) and not self._transport.is_closing():
            self._transport.pause_reading()
            self._reader.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        if not self._reader.has_enough and not self._transport.is_closing():
            self._transport.resume_reading()


def in_slices(kind: Callable[..., Reader]) -> Callable[..., Slices]:
    """What makes connections of this kind. One loop serves them, so one slice's room is enough for them all."""
    room = memoryview(bytearray(SLICE))
    return lambda *given, **named: Slices(kind(*given, **named), room)
