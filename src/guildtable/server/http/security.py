"""Security headers on every answer, and limits on every request."""

from __future__ import annotations

import asyncio
import logging
from traceback import format_tb

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildtable.server import codec
from guildtable.server.http.identity import address
from guildtable.server.http.limits import Limits
from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import REFUSED
from guildtable.server.protocol import CODES, Error, FromServer, Refused
from guildtable.server.settings import Settings

LARGEST = 64 * 1024
"""Bytes of a body that is a record."""
RECORDS = "/api/replays"
"""Where records are brought."""
SMALLER = 16 * 1024
"""Bytes of any other body: JSON, which is read in one go. The longest that is honest is half of it."""
BODY_WITHIN = 20.0
"""Seconds in which a body must have come."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OPEN = ("/health", "/ready", "/metrics")
STARTS = {"http.response.start", "websocket.http.response.start"}


class Security:
    """Middleware that adds headers, counts requests, bounds bodies and hides faults."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app, self._limits, self._inner_door = app, limits, bool(settings.metrics_port)
        self._headers = dict(HEADERS)
        if settings.secure:
            self._headers["strict-transport-security"] = "max-age=31536000; includeSubDomains"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] in STARTS:
                started = True
                self._dress(message, scope["path"])
            await send(message)

        if scope["type"] != "http":  # a socket keeps its own limits; its refusals are dressed like any answer
            await self._app(scope, receive, send_with_headers)
            return
        try:
            self._measure(Request(scope))
            await self._app(scope, _bounded(receive, _longest(scope)), send_with_headers)
        except Refused as error:
            response = refusal(error)
            if _two_lengths(Request(scope)):  # what comes behind it may be a call that was hidden in this one
                response.headers["connection"] = "close"
            await response(scope, receive, send_with_headers)
        except Exception as error:
            log_fault("request failed", error, logging.ERROR, route=route(scope), trace=_trace(error))
            if started:
                raise
            sorry = Refused("internal", "Something went wrong here, and is noted. Try again, or tell the host.")
            await refusal(sorry)(scope, receive, send_with_headers)

    def _dress(self, message: Message, path: str) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in self._headers.items():
            headers.setdefault(name, value)
        if path.startswith("/api"):
            headers.setdefault("cache-control", "no-store")

    def _measure(self, request: Request) -> None:
        path = request.url.path
        if path.startswith("/api"):
            self._limits.call(address(request))
        elif path not in OPEN:
            self._limits.file(address(request))
        elif not self._inner_door:  # behind a door of their own they are for the house alone
            self._limits.probe(address(request))
        length = request.headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length[:20]) > _longest(request.scope):
            raise Refused("too-long", f"A body has at most {_longest(request.scope)} bytes here.")
        if _two_lengths(request):
            raise Refused("malformed", "A body has a length, or comes in pieces: never both.")


def _two_lengths(request: Request) -> bool:
    """Does it say twice where its body ends? A proxy before us may go by the one, and we by the other."""
    return "content-length" in request.headers and "transfer-encoding" in request.headers


def _longest(scope: Scope) -> int:
    """How many bytes a body may have here."""
    return LARGEST if scope["path"].startswith(RECORDS) else SMALLER


def _bounded(receive: Receive, longest: int) -> Receive:
    """Bound a body in size and time: it may come in pieces without a length, and never end."""
    read, whole = 0, False

    async def bounded() -> Message:
        nonlocal read, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout(BODY_WITHIN):
                message = await receive()
        except TimeoutError:
            raise HTTPException(CODES["too-slow"], f"A body must come within {BODY_WITHIN:g} seconds.") from None
        read += len(message.get("body", b""))
        whole = not message.get("more_body", False)
        if read > longest:
            raise HTTPException(CODES["too-long"], f"A body has at most {longest} bytes here.")
        return message

    return bounded


def route(scope: Scope) -> str:
    """Which of our routes it was; never the path itself, in which anything may stand."""
    return getattr(scope.get("route"), "path", "none of ours")


def _trace(error: BaseException) -> str:
    """The lines of code that led to the error, without its words."""
    return "".join(format_tb(error.__traceback__))


def refusal(error: Refused, door: str = "http") -> Response:
    """A refusal as an HTTP response."""
    REFUSED.labels(error.code, door).inc()
    return answered(error.message())


def answered(said: FromServer) -> Response:
    """An answer of the protocol as an HTTP response; who came too often is told when to come again."""
    response = Response(codec.message(said), media_type="application/json")
    if isinstance(said, Error):
        response.status_code = CODES[said.code]
        if said.wait:
            response.headers["retry-after"] = str(said.wait)
    return response
