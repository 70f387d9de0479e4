"""The stream: the same messages as server-sent events, where sockets are blocked. What a client says, it posts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from guildtable.server import codec
from guildtable.server.gateway.identity import address, caller
from guildtable.server.gateway.limits import Limits
from guildtable.server.gateway.visit import Visit, answer
from guildtable.server.metrics import SOCKETS
from guildtable.server.node import Node
from guildtable.server.protocol import CODES, Error, Hello, Refused
from guildtable.server.store.database import AWAY

router = APIRouter(tags=["play"])
QUIET = 20.0
STEP = re.compile(rb'\{"type":"update","seq":(\d+)')
"""A browser that lost the stream asks for what came after the last `id`."""


@router.get("/api/tables/{table}/stream", response_class=StreamingResponse)
async def stream(request: Request, table: str, seen: int = 0) -> StreamingResponse:
    """All that the socket would send, as `text/event-stream`. `seen` is the last step the client has."""
    node: Node = request.app.state.node
    limits: Limits = request.app.state.limits
    if not 0 <= seen < 2**31:
        raise Refused("malformed", "`seen` is the number of a step.")
    player = await caller(request, node.players, node.settings)
    await node.tables.state(table)
    last = request.headers.get("last-event-id", "")
    seen = min(int(last), 2**31 - 1) if last.isascii() and last.isdecimal() and len(last) < 12 else seen

    async def told() -> AsyncIterator[bytes]:
        visit = Visit(node, table, player)
        try:
            with limits.socket(address(request), player.id if player else None), SOCKETS.track_inprogress():
                await visit.enter(Hello(seen=seen))
                while True:
                    try:
                        async with asyncio.timeout(QUIET):
                            sent = await visit.outbox.next()
                    except TimeoutError:
                        yield b": still here\n\n"
                        continue
                    if sent is None:
                        return
                    step = STEP.match(sent)
                    yield (b"id: " + step[1] + b"\n" if step else b"") + b"data: " + sent + b"\n\n"
        except Refused as error:
            yield b"data: " + codec.message(Error(error.code, error.text)) + b"\n\n"
        except AWAY:
            yield (
                b"data: " + codec.message(Error("unavailable", "The server cannot reach its store just now.")) + b"\n\n"
            )
        finally:
            await visit.leave()

    return StreamingResponse(told(), media_type="text/event-stream", headers={"cache-control": "no-store"})


@router.post(
    "/api/tables/{table}/messages",
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def messages(request: Request, table: str) -> Response:
    """One message of the protocol; the answer is an `ack`, a `pong` or an `error`."""
    node: Node = request.app.state.node
    player = await caller(request, node.players, node.settings)
    sent = codec.read_message(await request.body())
    if (await node.tables.state(table)).state == "ended":
        raise Refused("not-now", "The house has ended this game.")
    done = await answer(node, table, player, await node.tables.seat_of(table, player), sent)
    status = CODES[done.code] if isinstance(done, Error) else 200
    return Response(codec.message(done), status, media_type="application/json")
