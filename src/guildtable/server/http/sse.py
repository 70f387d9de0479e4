"""Server-sent events: what the stream of a table and a player's own stream have in common."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import Request
from starlette.responses import StreamingResponse

from guildtable.server.http.identity import address, session_of
from guildtable.server.http.request_state import limits_of, node_of, sessions_of
from guildtable.server.protocol import Refused
from guildtable.server.tables.players import Player

QUIET = 20.0
"""Seconds without an event after which a line says that the stream is alive."""
STILL_HERE = b": still here\n\n"
RESPONSES: dict[int | str, dict[str, Any]] = {200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}}
"""How the API describes such an answer."""


def event(data: bytes, number: bytes = b"") -> bytes:
    """An event; by its number a browser that comes back says where it was."""
    return (b"id: %s\n" % number if number else b"") + b"data: " + data + b"\n\n"


def admit(request: Request, player: Player | None) -> None:
    """Refuse a stream by an ordinary answer: once it has begun, there can be none."""
    if node_of(request).closing:
        raise Refused("unavailable", "This node is going down: connect again.")
    with _counted(request, player):
        pass


@contextmanager
def connected(request: Request, player: Player | None, send_away: Callable[[], None]) -> Iterator[None]:
    """Count a stream among those that are open; `send_away` is called when its session ends."""
    session = session_of(request, node_of(request).settings) if player else ""
    with _counted(request, player), sessions_of(request).connected(session, send_away):
        yield


@contextmanager
def _counted(request: Request, player: Player | None) -> Iterator[None]:
    limits = limits_of(request)
    with limits.from_address(address(request)), limits.by_player(player.id if player else None):
        yield


def respond(events: AsyncIterator[bytes]) -> StreamingResponse:
    """The answer that carries these events, past every cache and buffer."""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)
