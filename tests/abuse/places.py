"""A node inside the test's own process, served as `guildtable serve` serves it, with any settings."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
from collections.abc import Coroutine
from typing import Any, Self

import httpx
import uvicorn
from sqlalchemy import create_engine

from guildtable.server.app import application
from guildtable.server.node import Node
from guildtable.server.settings import Settings
from guildtable.server.store.schema import metadata
from guildtable.server.tables.players import Player
from guildtable.server.web_server import options
from tests.server.client import TLS
from tests.server.places import free_port

PATIENT: dict[str, Any] = {
    "pace": 0,
    "undo_window": 0,
    "guests_per_minute": 10**6,
    "tables_per_minute": 10**6,
    "calls_per_minute": 10**7,
    "sayings_per_minute": 10**6,
    "reports_per_minute": 10**6,
    "replays_per_minute": 10**6,
    "counsels_per_minute": 10**6,
    "reviews_per_minute": 10**6,
    "brought_per_minute": 10**6,
    "connections_per_address": 10**6,
    "listed_per_player": 10**6,
    "listed_per_address": 10**6,
    "bot_tables_per_player": 10**6,
    "bot_tables_per_address": 10**6,
    "files_per_minute": 10**7,
    "probes_per_minute": 10**7,
    "sockets_per_address": 10**4,
    "sockets_per_player": 10**4,
    "rate": 10**5,
    "burst": 10**5,
}
"""Without the limits that strangers need: for tests of something else."""


class Served:
    """A node on a port of its own, in a thread of its own."""

    def __init__(self, listen: dict[str, Any] | None = None, **settings: Any) -> None:
        self._place = tempfile.TemporaryDirectory()
        file = f"sqlite:///{self._place.name}/guildtable.db"
        given: dict[str, Any] = {"database": file, "nats": "", "public_url": "", "origins": [], "bots": 0}
        self.settings = Settings(**given | {"port": free_port(), "logs": "quiet"} | settings)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.app = application(self.settings)
        here = {"host": "127.0.0.1", "port": self.settings.port}
        self._config = uvicorn.Config(self.app, **options(self.settings) | here | (listen or {}))
        self._server = uvicorn.Server(self._config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self._config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self._server.serve())

    @property
    def node(self) -> Node:
        """What is inside."""
        node: Node = self.app.state.node
        return node

    async def inside(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Do something in the node's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(doing, self.loop))

    async def known_as(self, table: str, player: str) -> str | None:
        """The id by which a player is known at a table."""
        found: str | None = await self.inside(self.node.tables.pseudonym(table, Player(player, "")))
        return found

    def __enter__(self) -> Self:
        if self._place.name in self.settings.database:
            engine = create_engine(self.settings.database)  # the schema without its history: that has its own tests
            metadata.create_all(engine)
            engine.dispose()
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
        self._place.cleanup()
        assert not self._thread.is_alive(), "the node did not end"

    def socket(self, table: str) -> str:
        """The address of a table's socket."""
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    def http(self, **headers: str) -> httpx.AsyncClient:
        """A client that calls the node; an underscore in a header's name is a hyphen."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.AsyncClient(base_url=self.url, headers=named, timeout=30, verify=TLS)

    def well(self) -> None:
        """Alive, and ready for people."""
        for path in ("/health", "/ready"):
            answer = httpx.get(self.url + path, timeout=10, verify=TLS)
            assert answer.status_code == 200, answer.text
