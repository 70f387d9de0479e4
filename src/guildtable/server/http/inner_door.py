"""The inner door: health, readiness and metrics on a port of their own, where the public has no way to."""

from __future__ import annotations

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from guildtable.server.http.security import OPEN


class InnerDoor:
    """Middleware: with a port for it, what is for whoever runs the nodes is found there, and nothing else is."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app, self._port = app, port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in what came by its own door. By which it came, the socket says, not the caller."""
        if not self._port or scope["type"] == "lifespan" or self._inside(scope) == (scope["path"] in OPEN):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("There is nothing here.\n", 404)(scope, receive, send)

    def _inside(self, scope: Scope) -> bool:
        return bool(scope["server"]) and scope["server"][1] == self._port
