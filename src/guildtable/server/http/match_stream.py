"""The stream: the same messages as server-sent events, where sockets are blocked. What a client says, it posts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response, StreamingResponse

from guildtable.server import codec
from guildtable.server.http import sse
from guildtable.server.http.identity import address, caller
from guildtable.server.http.ids import TableId
from guildtable.server.http.request_state import limits_of, node_of, quotas_of
from guildtable.server.http.security import answered
from guildtable.server.http.visit import Visit, answer
from guildtable.server.matches.live import Newer
from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import REFUSED, SOCKETS
from guildtable.server.protocol import Error, Hello, Refused

router = APIRouter(tags=["play"])
LAST = 2**31 - 1
NUMBERED = re.compile(rb'\{"type":"update","seq":(\d+)')
STAMPED = re.compile(rb'"stamp":(\d+)\}$')
SEEN = re.compile(r"([0-9]{1,10})(?:\.([0-9]{1,10}))?")
"""What an event is numbered by: its last step, and the stamp of that."""


@router.get("/api/tables/{table}/stream", response_class=StreamingResponse, responses=sse.RESPONSES)
async def stream(
    request: Request,
    table: TableId,
    seen: Annotated[int, Query(ge=0, le=LAST)] = 0,
    stamp: Annotated[int, Query(ge=0, le=LAST)] = 0,
) -> StreamingResponse:
    """All that the socket would send, as `text/event-stream`. `seen` is the last step the client has, and `stamp` the
    stamp of that."""
    node = node_of(request)
    player = await caller(request, node.players, node.settings)
    await node.tables.state(table)
    sse.admit(request, player)
    hello = Hello(seen=seen, stamp=stamp)
    if last := SEEN.fullmatch(request.headers.get("last-event-id", "")):
        hello = Hello(seen=min(int(last[1]), LAST), stamp=min(int(last[2] or 0), LAST))
    return sse.respond(_events(request, Visit(node, quotas_of(request), table, player), hello))


async def _events(request: Request, visit: Visit, hello: Hello) -> AsyncIterator[bytes]:
    """Whatever a visit is told, until the client goes. What goes wrong is the last thing told."""
    try:
        with sse.connected(request, visit.player, visit.send_away), SOCKETS.track_inprogress():
            await visit.enter(hello)
            async for sent in _messages(visit):
                yield sent
    except Refused as error:
        REFUSED.labels(error.code, "http").inc()
        yield _event(codec.message(error.message()))
    except Newer:
        yield _event(codec.message(Error("newer-rules", "This table goes on by newer rules: connect again.")))
    except Exception as error:  # noqa: BLE001  what went wrong inside stays inside
        log_fault("stream failed", error, table=visit.table)
        yield _event(codec.message(Error("unavailable", "The server could not do it just now: connect again.")))
    finally:
        await asyncio.shield(visit.leave())  # whoever cancels the stream must not cut this short


async def _messages(visit: Visit) -> AsyncIterator[bytes]:
    while True:
        try:
            async with asyncio.timeout(sse.QUIET):
                sent = await visit.queue.next()
        except TimeoutError:
            yield sse.STILL_HERE
            await visit.here()
            continue
        if sent is None:
            return
        yield _event(sent)


def _event(sent: bytes) -> bytes:
    """An event; of an update, with its number and its stamp, so that a browser that comes back says where it was."""
    number, stamp = NUMBERED.match(sent), STAMPED.search(sent, max(0, len(sent) - 24))
    return sse.event(sent, b".".join(found[1] for found in (number, stamp) if found) if number else b"")


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
    node = node_of(request)
    player = await caller(request, node.players, node.settings)
    if not limits_of(request).messages(player.id if player else None, address(request)).take():
        raise Refused("too-many", "Too many messages: wait a little.")
    body = await request.body()
    if len(body) > node.settings.frame:
        raise Refused("too-long", f"A message has at most {node.settings.frame} bytes.")
    sent = codec.read_message(body)
    if (await node.tables.state(table)).state == "ended":
        raise Refused("not-now", "This table is closed.")
    seat = await node.tables.seat_of(table, player)
    done = await answer(node, quotas_of(request), table, player, seat, sent)
    if isinstance(done, Error):
        REFUSED.labels(done.code, "http").inc()
    return answered(done)
