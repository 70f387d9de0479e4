"""Calls: each call over HTTP, and each socket, has a number; it is in every line of the log that it causes."""

from __future__ import annotations

import secrets
import time

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildtable.server.shield import OPEN
from guildtable.server.traces import span

log = structlog.get_logger()


class Calls:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or scope["path"] in OPEN:
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(8)
        with structlog.contextvars.bound_contextvars(call=number):
            if scope["type"] == "websocket":
                await self._app(scope, receive, send)
            else:
                await self._call(number, scope, receive, send)

    async def _call(self, number: str, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def send_with_number(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = number
            await send(message)

        with span(f"{scope['method']} call", call=number) as traced:
            try:
                await self._app(scope, receive, send_with_number)
            finally:
                seconds = round(time.perf_counter() - began, 4)
                log.info("call", method=scope["method"], route=route(scope), status=status, seconds=seconds)
                if traced:
                    traced.update_name(f"{scope['method']} {route(scope)}")
                    traced.set_attribute("http.response.status_code", status)


def route(scope: Scope) -> str:
    """Which of our routes it was; never the path itself, in which anything may stand."""
    return getattr(scope.get("route"), "path", "none of ours")
