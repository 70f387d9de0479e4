"""Lines: sockets held by tests, as a client would hold them."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import socket as sockets
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.abuse.places import Served

HELLO = '{"type":"hello"}'
PING = '{"type":"ping"}'


async def welcomed(served: Served, table: str, token: str = "", **headers: str) -> ClientConnection:
    """A socket that has said hello."""
    opened = await connect(served.socket(table), additional_headers=headers, compression=None)
    await opened.send(json.dumps({"type": "hello", "token": token}))
    assert (told := json.loads(await opened.recv()))["type"] == "welcome", told
    return opened


async def told(opened: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """Everything until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                yield json.loads(await opened.recv())


async def until(true: Callable[[], Any], within: float = 10.0) -> None:
    """Wait for it."""
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.02)


def frame(opcode: int, sent: bytes = b"", last: bool = True) -> bytes:
    """A short frame, as a client sends it."""
    return bytes([0x80 * last | opcode, 0x80 | len(sent), 0, 0, 0, 0]) + sent


async def raw(served: Served, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket by hand, that has said hello and does nothing more: it answers no ping, and reads when it likes."""
    plain = sockets.socket()
    plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", served.settings.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=4096)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(0x1, HELLO.encode()))
    await writer.drain()
    return reader, writer
