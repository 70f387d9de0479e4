"""The socket: one WebSocket a table and client. Small messages of JSON both ways."""

from __future__ import annotations

import asyncio
import contextlib

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from guildtable.server import codec
from guildtable.server.gateway.identity import address, allowed, caller
from guildtable.server.gateway.limits import Bucket, Limits
from guildtable.server.gateway.visit import Visit
from guildtable.server.metrics import SOCKETS
from guildtable.server.node import Node
from guildtable.server.players import Player
from guildtable.server.protocol import Error, Hello, Refused
from guildtable.server.shield import refusal
from guildtable.server.store.database import AWAY

log = structlog.get_logger()

HELLO_WITHIN = 10.0
STRIKES = 20
"""Messages that make no sense, or come too fast, before we hang up."""
CLOSED = {"restart": 1012, "slow": 1013, "": 1000}


async def socket(connection: WebSocket) -> None:
    """`/api/tables/{table}/socket`."""
    node: Node = connection.app.state.node
    limits: Limits = connection.app.state.limits
    origin = connection.headers.get("origin")
    if node.closing:
        await connection.send_denial_response(refusal(Refused("unavailable", "This node is going down: try another.")))
        return
    if origin is not None and not allowed(origin, connection, node.settings):
        await connection.close(1008)  # before it is accepted: a plain 403
        return
    try:
        player = await caller(connection, node.players, node.settings)
    except Refused:
        await connection.close(1008)
        return
    except AWAY:
        await connection.close(1013)
        return
    await connection.accept()
    try:
        with limits.socket(address(connection), player.id if player else None), SOCKETS.track_inprogress():
            await _converse(connection, node, limits.bucket(), player)
    except Refused as error:
        await _last_words(connection, error)
    except WebSocketDisconnect:
        pass
    except AWAY as error:
        log.warning("socket", error=type(error).__name__)
        await _last_words(connection, Refused("unavailable", "The server cannot reach its store just now: come back."))


async def _converse(connection: WebSocket, node: Node, bucket: Bucket, player: Player | None) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = codec.read_message(await connection.receive_text())
    except TimeoutError:
        raise Refused("malformed", "Say hello first.") from None
    if not isinstance(hello, Hello):
        raise Refused("malformed", "Say hello first.")
    if hello.token:
        player = await node.players.of(hello.token)
        if player is None:
            raise Refused("no-session", "This session is not known here, or no longer.")
    visit = Visit(node, connection.path_params["table"], player)
    try:
        await visit.enter(hello)
        sending = asyncio.create_task(_send(connection, visit))
        reading = asyncio.create_task(_read(connection, visit, bucket))
        _, waiting = await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        for ended in await asyncio.gather(sending, reading, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
    finally:
        await visit.leave()


async def _send(connection: WebSocket, visit: Visit) -> None:
    while (sent := await visit.next()) is not None:
        await connection.send({"type": "websocket.send", "text": sent.decode()})
    await connection.close(CLOSED.get(visit.outbox.closed, 1000))


async def _read(connection: WebSocket, visit: Visit, bucket: Bucket) -> None:
    strikes = 0
    while True:
        text = await connection.receive_text()
        if not bucket.take():
            strikes += 1
            visit.outbox.put(codec.message(Error("too-many", "Too many messages: wait a little.")))
        else:
            try:
                sent = codec.read_message(text)
            except Refused as error:
                strikes += 1
                visit.outbox.put(codec.message(Error(error.code, error.text)))
            else:
                await visit.take(sent)
                await visit.here() if text == '{"type":"ping"}' else None
        if strikes > STRIKES:
            visit.outbox.close("")
            return


async def _last_words(connection: WebSocket, error: Refused) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if connection.client_state == WebSocketState.CONNECTED:
            await connection.send_text(codec.message(Error(error.code, error.text)).decode())
            await connection.close(1008)
