"""The socket's door: the frames that are no message. uvicorn deals with them itself, and our limits never see them."""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from guildtable.server.http.bucket import Bucket
from guildtable.server.http.slices import SLICE
from guildtable.server.ops.metrics import REFUSED, SOCKETS_CLOSED

WHOLE = (Opcode.TEXT, Opcode.BINARY)
RATE, BURST = 2, 40
"""Pings, pongs and pieces of messages a second, and at once; a browser sends one in twenty seconds."""
PIECES = 40
"""Pieces of one message. Empty ones make it no longer, so that its length is no bound to them."""

COUNTED = {1000, 1001, 1002, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 1013}
"""Codes that are counted by themselves: a client may close with any."""
for code in COUNTED:
    SOCKETS_CLOSED.labels(str(code))  # told from the start: Prometheus sees a counter rise, not appear
LOST = 1006
GOODBYE_WITHIN = 1.0
"""Seconds to read our goodbye, for whoever talks on after it."""


class Frames(ServerProtocol):
    """Frames as they are read."""

    def __init__(self, longest: int | None) -> None:
        super().__init__(max_size=longest, logger=logging.getLogger("uvicorn.error"))
        self._bucket, self._pieces = Bucket(RATE, BURST), 0
        self.opened = False
        """Was the handshake done, so that it is a socket?"""

    def send_response(self, response: Response) -> None:
        """Let the client in, or not."""
        super().send_response(response)
        self.opened = response.status_code == 101

    @property
    def first_code(self) -> int:
        """The code of whoever closed it first, we or the client."""
        first = self.close_rcvd if self.close_rcvd_then_sent else self.close_sent or self.close_rcvd
        return first.code if first else LOST

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame, or hang up."""
        if frame.opcode in WHOLE:
            self._pieces = 0
        if not (frame.opcode in WHOLE and frame.fin):
            self._pieces += frame.opcode is Opcode.CONT
            if self._pieces > PIECES or not self._bucket.take():
                REFUSED.labels("too-many", "door").inc()
                raise ProtocolError("too many frames that are no message")
        super().recv_frame(frame)


class SocketDoor(WebSocketsSansIOProtocol):
    """A socket, from its handshake until it is closed."""

    conn: Frames

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Frames(self.config.ws_max_size)
        self._unheard = 0

    def data_received(self, data: bytes) -> None:
        """Hear what came. Whoever talks on after our goodbye is given time to read it, and is heard no more."""
        super().data_received(data)
        if self.close_sent and not self.read_paused:
            self._unheard += len(data)
            if self._unheard > SLICE:
                self.read_paused = True
                self.transport.pause_reading()
                self.loop.call_later(GOODBYE_WITHIN, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, with or without a goodbye."""
        if self.conn.opened:
            code = self.conn.first_code
            SOCKETS_CLOSED.labels(str(code) if code in COUNTED else "other").inc()
        super().connection_lost(exc)

    @property
    def has_enough(self) -> bool:
        """Does a message wait to be heard?"""
        return self.read_paused

    async def run_asgi(self) -> None:
        """Serve the socket; and when that has ended, do not wait for ever until the last words have been read."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(self.close_timeout, self.transport.abort)
