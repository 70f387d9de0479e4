"""The request log: every request and every socket has a number, which stands in all lines of the log that it causes.

Whoever asks too much is told of once a minute: else they would fill the disk.
"""

from __future__ import annotations

import secrets
import time

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildtable.server.http.identity import address
from guildtable.server.http.security import OPEN, route
from guildtable.server.ops.marks import MARKS
from guildtable.server.ops.metrics import REQUEST_SECONDS, REQUESTS
from guildtable.server.ops.networks import networks
from guildtable.server.ops.seldom import Seldom
from guildtable.server.ops.traces import call
from guildtable.server.protocol import CODES

log = structlog.get_logger()
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
TOO_MANY = CODES["too-many"]


class RequestLog:
    """Middleware that numbers and logs every request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app, self._refused = app, Seldom()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or scope["path"] in OPEN:
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(8)
        place = address(HTTPConnection(scope))
        caller = MARKS.of(place, "log")
        with structlog.contextvars.bound_contextvars(call=number, caller=caller):
            if scope["type"] == "websocket":
                await self._app(scope, receive, send)
            else:
                await self._call(number, place, scope, receive, send)

    async def _call(self, number: str, place: str, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500
        answered: float | None = None  # a stream goes on for hours after that
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def send_with_number(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], time.perf_counter()
                MutableHeaders(scope=message)["x-request-id"] = number
            await send(message)

        with call(f"{method} call", scope["headers"], call=number) as traced:
            try:
                await self._app(scope, receive, send_with_number)
            finally:
                ended = time.perf_counter()
                REQUESTS.labels(method, route(scope), str(status)).inc()
                REQUEST_SECONDS.labels(route(scope)).observe((answered or ended) - began)
                self._tell(place, status, method=method, route=route(scope), seconds=ended - began)
                if traced:
                    traced.update_name(f"{method} {route(scope)}")
                    traced.set_attribute("http.response.status_code", status)

    def _tell(self, place: str, status: int, *, method: str, route: str, seconds: float) -> None:
        """Write a line of a call; of those that were too many, one a minute for the widest network they are from."""
        told: dict[str, object] = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4)}
        if status == TOO_MANY:
            widest, _ = networks(place)[-1]
            if not (times := self._refused.times(widest)):
                return
            told["times"] = times
        log.info("call", **told)
