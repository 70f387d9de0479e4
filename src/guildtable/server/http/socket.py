"""The socket: a WebSocket for each client at each table, with small messages of JSON both ways."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from guildtable.server import codec
from guildtable.server.http.bucket import Bucket, Buckets
from guildtable.server.http.identity import UNKNOWN, address, caller, foreign_page, session_of
from guildtable.server.http.limits import Limits
from guildtable.server.http.request_state import limits_of, node_of, quotas_of, sessions_of
from guildtable.server.http.security import refusal
from guildtable.server.http.visit import Visit
from guildtable.server.matches.live import Newer
from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import REFUSED, SOCKETS
from guildtable.server.protocol import Hello, Refused
from guildtable.server.tables.players import Player, fingerprint_of
from guildtable.server.tables.tables import is_id
from guildtable.server.watching.wave import GOING

STRIKES = 20
"""Messages that make no sense, or come too fast, before we hang up; one is forgiven every five seconds."""
GOODBYE_WITHIN = 5.0
"""Seconds in which somebody who is sent away may take what still waits for them."""
CLOSED = {"restart": 1012, "slow": 1013, "session": 1008, "refused": 1008}
SAYS_WHAT = {"unavailable": 1013, "newer-rules": 1012, "internal": 1011}


async def socket(connection: WebSocket) -> None:
    """`/api/tables/{table}/socket`."""
    limits = limits_of(connection)
    try:
        player = await _admitted(connection, limits)
        with limits.from_address(address(connection)), SOCKETS.track_inprogress():
            await connection.accept()
            await _converse(connection, limits, player)
    except WebSocketDisconnect:
        pass
    except Refused as error:
        await _last_words(connection, error)
    except Newer:
        await _last_words(connection, Refused("newer-rules", "This table goes on by newer rules: connect again."))
    except Exception as error:  # noqa: BLE001  what went wrong inside stays inside
        log_fault("socket failed", error)
        await _last_words(connection, Refused("unavailable", "The server could not do it just now: connect again."))


async def _admitted(connection: WebSocket, limits: Limits) -> Player | None:
    """The player who connects. Whoever may not is refused before the handshake is done."""
    node = node_of(connection)
    limits.call(address(connection))
    if node.closing:
        raise Refused("unavailable", GOING)
    if foreign_page(connection, node.settings):
        raise Refused("forbidden", "Pages of other sites may not open sockets here.")
    if not is_id(connection.path_params["table"]):
        raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
    return await caller(connection, node.players, node.settings)


async def _converse(connection: WebSocket, limits: Limits, player: Player | None) -> None:
    node = node_of(connection)
    hello = await _hello(connection, node.settings.hello_within)
    session = session_of(connection, node.settings) if player else ""
    if hello.token:
        player, session = await node.players.of(hello.token), fingerprint_of(hello.token)
        if player is None:
            raise Refused("no-session", UNKNOWN)
    visit = Visit(node, quotas_of(connection), connection.path_params["table"], player)
    with limits.by_player(player.id if player else None), sessions_of(connection).connected(session, visit.send_away):
        try:
            await visit.enter(hello)
            await _both_ways(connection, visit, limits.messages(player.id if player else None, address(connection)))
        finally:
            await visit.leave()


async def _hello(connection: WebSocket, within: float) -> Hello:
    try:
        async with asyncio.timeout(within):
            hello = codec.read_message(await _receive(connection))
    except TimeoutError:
        raise Refused("malformed", f"Say hello within {within:g} seconds.") from None
    if not isinstance(hello, Hello):
        raise Refused("malformed", 'Say hello first: {"type":"hello"}.')
    return hello


async def _both_ways(connection: WebSocket, visit: Visit, bucket: Buckets) -> None:
    """Send and receive until the client goes, or is disconnected."""
    sending = asyncio.create_task(_send(connection, visit))
    reading = asyncio.create_task(_read(connection, visit, bucket))
    ended = visit.queue.ended()
    tasks: set[asyncio.Future[None]] = {sending, reading, ended}
    done: set[asyncio.Future[None]] = set()
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if ended in done:
            await asyncio.wait({sending}, timeout=GOODBYE_WITHIN)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        del task, tasks, sending, reading, ended, done  # else what they raised, and all of us, waits for the collector


async def _send(connection: WebSocket, visit: Visit) -> None:
    try:
        while (sent := await visit.next()) is not None:
            await connection.send({"type": "websocket.send", "text": sent.decode()})
        await connection.close(CLOSED.get(visit.queue.closed, 1000))
    except RuntimeError:  # the connection is closing already
        raise WebSocketDisconnect(1006) from None


async def _receive(connection: WebSocket) -> str:
    message = await connection.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    if text is None:
        raise Refused("malformed", "Messages are text, not binary.")
    return text


async def _read(connection: WebSocket, visit: Visit, bucket: Buckets) -> None:
    strikes = Bucket(0.2, STRIKES)
    while True:
        try:
            text = await _receive(connection)
            if not bucket.take():
                raise Refused("too-many", "Too many messages: wait a little.")
            sent = codec.read_message(text)
        except Refused as error:
            REFUSED.labels(error.code, "socket").inc()
            visit.tell(error.message())
            if not strikes.take():
                raise Refused(error.code, f"{error.text} That was once too often: goodbye.") from None
        else:
            await visit.take(sent)


async def _last_words(connection: WebSocket, error: Refused) -> None:
    """Say why not: before the handshake as an HTTP response, after it as a message."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_WITHIN):
            if connection.application_state.name == "CONNECTING":
                await connection.send_denial_response(refusal(error, "socket"))
            else:
                REFUSED.labels(error.code, "socket").inc()
                await connection.send_text(codec.message(error.message()).decode())
                await connection.close(SAYS_WHAT.get(error.code, 1008))
