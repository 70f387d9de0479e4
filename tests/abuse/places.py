"""A node inside the test's own process, served as `guildtable serve` serves it, with any settings."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any, Self

import httpx
import uvicorn

from guildtable.server.app import application
from guildtable.server.listening import listening
from guildtable.server.node import Node
from guildtable.server.settings import Settings
from tests.server.places import free_port

PATIENT: dict[str, Any] = {
    "pace": 0,
    "undo_window": 0,
    "guests_per_minute": 10**6,
    "tables_per_minute": 10**6,
    "calls_per_minute": 10**7,
    "sayings_per_minute": 10**6,
    "replays_per_minute": 10**6,
    "sockets_per_address": 10**4,
    "sockets_per_player": 10**4,
    "rate": 10**5,
    "burst": 10**5,
    "logs": "quiet",
}
"""Without the limits that strangers need: for tests of something else."""


class Served:
    """A node on a port of its own, in a thread of its own."""

    def __init__(self, **settings: Any) -> None:
        given: dict[str, Any] = {
            "database": "sqlite://",
            "nats": "",
            "public_url": "",
            "origins": [],
            "bots": 0,
            "port": free_port(),
        }
        self.settings = Settings(**given | settings)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.app = application(self.settings)
        self._server = uvicorn.Server(uvicorn.Config(self.app, **listening(self.settings)))
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def node(self) -> Node:
        """What is inside."""
        node: Node = self.app.state.node
        return node

    def __enter__(self) -> Self:
        self._thread.start()
        until = time.monotonic() + 30
        while not self._server.started:
            assert self._thread.is_alive(), "the node did not start"
            assert time.monotonic() < until, "not ready after 30 s"
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the node did not end"

    def well(self) -> None:
        """Alive, and ready for people."""
        for path in ("/health", "/ready"):
            answer = httpx.get(self.url + path, timeout=10)
            assert answer.status_code == 200, answer.text
