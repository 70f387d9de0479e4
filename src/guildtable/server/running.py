"""Running: uvicorn around the application, ended so that whatever was asked of us is answered first."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI

from guildtable.server.settings import Settings

PATIENCE = 4
"""Seconds for calls over HTTP to end; the sockets have had theirs before."""


def options(settings: Settings) -> dict[str, Any]:
    """Of uvicorn: short frames, no compression (a small message could ask for a large memory), pings."""
    return {
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "ws_max_size": settings.frame,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": PATIENCE,
        "forwarded_allow_ips": settings.proxies,
        "server_header": False,
        "log_config": None,
        "access_log": False,
    }


class Server(uvicorn.Server):
    """A node with its listening socket. SIGTERM and Ctrl-C end it in order, and the process with 0."""

    def __init__(self, app: FastAPI, settings: Settings, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(uvicorn.Config(app, **options(settings)))
        self._app, self._opened = app, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say so once people can come."""
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """uvicorn hangs up first and asks later; we take no more, answer, say 1012, and then let it hang up."""
        for server in self.servers:
            server.close()
        await self._app.state.node.drain()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # else uvicorn would end the process by the signal, not with 0


def listen(host: str, port: int) -> socket.socket:
    """A socket of ours on this port; raises `OSError` if it cannot be had."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(kind)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
        opened.listen(2048)
    except OSError:
        opened.close()
        raise
    return opened
