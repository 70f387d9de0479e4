"""The web server: uvicorn with the application, shut down so that every request is answered first."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI

from guildtable.server.http.door import door
from guildtable.server.http.slices import in_slices
from guildtable.server.http.socket_door import SocketDoor
from guildtable.server.settings import Settings

if sys.platform != "win32":
    import resource

FILES = 65536
"""Files and connections that a process may have open, where the machine allows it."""
PATIENCE = 4
"""Seconds for calls over HTTP to end; the sockets have had theirs before."""


def options(settings: Settings) -> dict[str, Any]:
    """uvicorn's options: short frames, pings, and no compression (a small message could unpack to a large one)."""
    return {
        "http": in_slices(door(settings)),
        "ws": in_slices(SocketDoor),
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
        """Start, and call `opened` once people can connect."""
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, answer what was asked, close sockets with 1012; then let uvicorn disconnect."""
        for server in self.servers:
            server.close()
        await self._app.state.node.drain()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # else uvicorn would end the process by the signal, not with 0


def raise_file_limit() -> None:
    """Let the process have as many connections as the machine allows: the usual thousand are soon taken."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on this port; raises `OSError` if it cannot be had."""
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
