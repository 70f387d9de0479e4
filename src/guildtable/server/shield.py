"""The shield: what every answer carries, and what no call may exceed."""

from __future__ import annotations

import asyncio
from traceback import format_exception

import structlog
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildtable.server import codec
from guildtable.server.gateway.identity import address
from guildtable.server.gateway.limits import Limits
from guildtable.server.protocol import CODES, Error, Refused
from guildtable.server.settings import Settings

LARGEST = 64 * 1024
"""Bytes of a body."""
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
log = structlog.get_logger()


class Shield:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app, self._limits = app, limits
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
            await self._app(scope, _bounded(receive), send_with_headers)
        except Refused as error:
            await refusal(error)(scope, receive, send_with_headers)
        except Exception as error:
            log.error("fault", path=scope["path"], trace="".join(format_exception(error)))  # without anybody's values
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
        if request.url.path not in OPEN:
            self._limits.call(address(request))
        length = request.headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length[:20]) > LARGEST:
            raise Refused("too-long", f"A body has at most {LARGEST} bytes.")


def _bounded(receive: Receive) -> Receive:
    """A body may come in pieces without saying how long it is, and never end."""
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
        if read > LARGEST:
            raise HTTPException(CODES["too-long"], f"A body has at most {LARGEST} bytes.")
        return message

    return bounded


def refusal(error: Refused) -> Response:
    """Why not, over HTTP."""
    text = error.text.encode(errors="replace").decode()  # it may speak of what was sent, and that need not be text
    return Response(codec.message(Error(error.code, text)), CODES[error.code], media_type="application/json")
