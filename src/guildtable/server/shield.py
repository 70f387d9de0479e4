"""The shield: what every answer carries, and what no call may exceed."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildtable.server import codec
from guildtable.server.gateway.identity import address
from guildtable.server.gateway.limits import Limits
from guildtable.server.protocol import CODES, Error, Refused
from guildtable.server.settings import Settings

LARGEST = 64 * 1024
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OPEN = ("/health", "/ready", "/metrics")


class Shield:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app, self._limits = app, limits
        self._headers = dict(HEADERS)
        if settings.secure:
            self._headers["strict-transport-security"] = "max-age=31536000; includeSubDomains"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            if scope["path"] not in OPEN:
                self._limits.call(address(request))
            length = request.headers.get("content-length", "0")
            if not length.isascii() or not length.isdecimal() or int(length[:20]) > LARGEST:
                raise Refused("too-long", f"At most {LARGEST} bytes.")
            await self._app(scope, _bounded(receive), send_with_headers)
        except Refused as error:
            await refusal(error)(scope, receive, send_with_headers)


def _bounded(receive: Receive) -> Receive:
    """A body may come in pieces without saying how long it is."""
    read = 0

    async def bounded() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST:
            raise Refused("too-long", f"At most {LARGEST} bytes.")
        return message

    return bounded


def refusal(error: Refused) -> Response:
    """Why not, over HTTP."""
    body = codec.message(Error(error.code, error.text))
    return Response(body, CODES[error.code], media_type="application/json")
