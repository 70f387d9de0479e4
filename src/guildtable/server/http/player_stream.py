"""A player's own stream: which of their tables wait for them, over all tables, as server-sent events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from guildtable.server import codec
from guildtable.server.http import sse
from guildtable.server.http.openapi import SIGNED
from guildtable.server.http.players import needed
from guildtable.server.http.request_state import node_of
from guildtable.server.ops.logs import log_fault
from guildtable.server.protocol import MyTables, Turn
from guildtable.server.tables.players import Player
from guildtable.server.watching.notifications import Subscriber

router = APIRouter(tags=["players"])
RENEWED = 120.0
"""Seconds after which the list is told anew, for a hint may be lost."""


@router.get("/api/me/stream", response_class=StreamingResponse, openapi_extra=SIGNED, responses=sse.RESPONSES)
async def my_stream(request: Request) -> StreamingResponse:
    """My tables, told at once when one begins, asks me or ends: `ToPlayer` of the protocol, as `text/event-stream`."""
    player = await needed(request)
    sse.admit(request, player)
    return sse.respond(_notifications(request, player))


async def _notifications(request: Request, player: Player) -> AsyncIterator[bytes]:
    """Send notifications until the page is closed. If one cannot be told, the stream ends, and the page comes back."""
    notifications, subscriber = node_of(request).notifications, Subscriber()
    try:
        await notifications.subscribe(player, subscriber)
        with sse.connected(request, player, subscriber.end):
            listed = 0.0
            while not subscriber.ended:
                turns = await _next(subscriber)
                if turns is None or time.monotonic() - listed > RENEWED:
                    listed = time.monotonic()
                    mine = await notifications.tables_of(player)
                    subscriber.told(own.table.id for own in mine)
                    yield sse.event(codec.message(MyTables(mine)))
                elif turns:
                    for turn in turns:
                        yield sse.event(codec.message(turn))
                else:
                    yield sse.STILL_HERE
    except Exception as error:  # noqa: BLE001  what went wrong inside stays inside
        log_fault("notifications failed", error)
    finally:
        # Whoever cancels the stream must not cut this short.
        await asyncio.shield(notifications.unsubscribe(player, subscriber))


async def _next(subscriber: Subscriber) -> list[Turn] | None:
    """The next notifications; none, after a while."""
    try:
        async with asyncio.timeout(sse.QUIET):
            return await subscriber.next()
    except TimeoutError:
        return []
