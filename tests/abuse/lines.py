"""Lines: sockets held by tests, as a client would hold them."""

from __future__ import annotations

import asyncio
import contextlib
import json
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
