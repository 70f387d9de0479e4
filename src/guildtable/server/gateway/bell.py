"""A player's own stream: which of their tables wait for them, over all tables, as server-sent events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import structlog
from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from guildtable.server import codec
from guildtable.server.api.openapi import SIGNED
from guildtable.server.api.players import needed
from guildtable.server.api.within import limits_of, node_of
from guildtable.server.bells import Bell
from guildtable.server.gateway.identity import address, session_of
from guildtable.server.gateway.roll import Roll
from guildtable.server.players import Player
from guildtable.server.protocol import MyTables, Refused, ToPlayer

router = APIRouter(tags=["players"])
QUIET = 20.0
RENEWED = 120.0
"""Seconds after which the list is told anew, for a hint may be lost."""
log = structlog.get_logger()


@router.get(
    "/api/me/stream",
    response_class=StreamingResponse,
    openapi_extra=SIGNED,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def my_stream(request: Request) -> StreamingResponse:
    """My tables, told at once when one begins, asks me or ends: `ToPlayer` of the protocol, as `text/event-stream`."""
    node, limits, player = node_of(request), limits_of(request), await needed(request)
    if node.closing:
        raise Refused("unavailable", "This node is going down: connect again.")
    with limits.from_address(address(request)), limits.by_player(player.id):
        pass  # refused as an answer, while there still can be one
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(_rung(request, player), media_type="text/event-stream", headers=headers)


async def _rung(request: Request, player: Player) -> AsyncIterator[bytes]:
    """Whatever rings, until the page is closed. If it cannot be told, the stream ends, and the page comes back."""
    node, limits = node_of(request), limits_of(request)
    roll: Roll = request.app.state.roll
    bell = Bell()
    try:
        await node.bells.hang(player, bell)
        with (
            limits.from_address(address(request)),
            limits.by_player(player.id),
            roll.entered(session_of(request, node.settings), bell.end),
        ):
            listed = 0.0
            while not bell.ended:
                turns = await _next(bell)
                if turns is None or time.monotonic() - listed > RENEWED:
                    listed = time.monotonic()
                    yield _event(MyTables(await node.bells.tables_of(player)))
                elif turns:
                    for turn in turns:
                        yield _event(turn)
                else:
                    yield b": still here\n\n"
    except Exception as error:  # noqa: BLE001  what went wrong inside stays inside
        log.warning("bell", error=type(error).__name__)
    finally:
        await asyncio.shield(node.bells.take_down(player, bell))  # whoever cancels the stream must not cut this short


async def _next(bell: Bell) -> list[ToPlayer] | None:
    """What rings next; nothing, after a while."""
    try:
        async with asyncio.timeout(QUIET):
            turns = await bell.next()
            return None if turns is None else [*turns]
    except TimeoutError:
        return []


def _event(sent: ToPlayer) -> bytes:
    return b"data: " + codec.message(sent) + b"\n\n"
