"""The stream: the same messages as server-sent events, where sockets are blocked. What a client says, it posts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Annotated

import structlog
from fastapi import APIRouter, Query, Request
from starlette.responses import Response, StreamingResponse

from guildtable.server import codec
from guildtable.server.api.ids import TableId
from guildtable.server.gateway.identity import address, caller, session_of
from guildtable.server.gateway.limits import Limits
from guildtable.server.gateway.roll import Roll
from guildtable.server.gateway.visit import Visit, answer
from guildtable.server.live import Newer
from guildtable.server.metrics import SOCKETS
from guildtable.server.node import Node
from guildtable.server.protocol import CODES, Error, Hello, Refused

router = APIRouter(tags=["play"])
QUIET = 20.0
LAST = 2**31 - 1
NUMBERED = re.compile(rb'\{"type":"update","seq":(\d+)')
log = structlog.get_logger()


@router.get(
    "/api/tables/{table}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def stream(request: Request, table: TableId, seen: Annotated[int, Query(ge=0, le=LAST)] = 0) -> StreamingResponse:
    """All that the socket would send, as `text/event-stream`. `seen` is the last step the client has."""
    node: Node = request.app.state.node
    limits: Limits = request.app.state.limits
    if node.closing:
        raise Refused("unavailable", "This node is going down: connect again.")
    player = await caller(request, node.players, node.settings)
    await node.tables.state(table)
    with limits.from_address(address(request)), limits.by_player(player.id if player else None):
        pass  # refused as an answer, while there still can be one
    last = request.headers.get("last-event-id", "")
    seen = min(int(last), LAST) if last.isascii() and last.isdecimal() and len(last) < 12 else seen
    visit = Visit(node, limits, table, player)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(_told(request, visit, seen), media_type="text/event-stream", headers=headers)


async def _told(request: Request, visit: Visit, seen: int) -> AsyncIterator[bytes]:
    """Whatever is told to a visit, until the client goes. What goes wrong is the last thing told."""
    limits: Limits = request.app.state.limits
    roll: Roll = request.app.state.roll
    settings = request.app.state.node.settings
    player = visit.player.id if visit.player else None
    session = session_of(request, settings) if player else ""
    try:
        with (
            limits.from_address(address(request)),
            limits.by_player(player),
            roll.entered(session, visit.send_away),
            SOCKETS.track_inprogress(),
        ):
            await visit.enter(Hello(seen=seen))
            async for sent in _messages(visit):
                yield sent
    except Refused as error:
        yield _event(codec.message(Error(error.code, error.text)))
    except Newer:
        yield _event(codec.message(Error("newer-rules", "This table goes on by newer rules: connect again.")))
    except Exception as error:  # noqa: BLE001  what went wrong inside stays inside
        log.warning("stream", error=repr(error)[:200])
        yield _event(codec.message(Error("unavailable", "The server could not do it just now: connect again.")))
    finally:
        await asyncio.shield(visit.leave())  # whoever cancels the stream must not cut this short


async def _messages(visit: Visit) -> AsyncIterator[bytes]:
    while True:
        try:
            async with asyncio.timeout(QUIET):
                sent = await visit.outbox.next()
        except TimeoutError:
            yield b": still here\n\n"
            await visit.here()
            continue
        if sent is None:
            return
        yield _event(sent)


def _event(sent: bytes) -> bytes:
    """An event; of an update, with its number, so that a browser that comes back says where it was."""
    number = NUMBERED.match(sent)
    return (b"id: %s\n" % number[1] if number else b"") + b"data: " + sent + b"\n\n"


@router.post(
    "/api/tables/{table}/messages",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/FromClient"}}},
        },
        "responses": {
            "200": {
                "description": "What came of it",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Answer"}}},
            }
        },
    },
)
async def messages(request: Request, table: TableId) -> Response:
    """One message of the protocol; the answer is an `ack`, a `pong` or an `error`."""
    node: Node = request.app.state.node
    player = await caller(request, node.players, node.settings)
    body = await request.body()
    if len(body) > node.settings.frame:
        raise Refused("too-long", f"A message has at most {node.settings.frame} bytes.")
    sent = codec.read_message(body)
    if (await node.tables.state(table)).state == "ended":
        raise Refused("not-now", "This table is closed.")
    seat = await node.tables.seat_of(table, player)
    done = await answer(node, request.app.state.limits, table, player, seat, sent)
    status = CODES[done.code] if isinstance(done, Error) else 200
    return Response(codec.message(done), status, media_type="application/json")
