"""A small site to watch: two nodes and a worker on a database and a bus of their own, and people who play there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Self

import asyncpg
import httpx
from websockets.exceptions import WebSocketException

from lab.faults.site import Bus
from tests.server.client import Player, Seat
from tests.server.places import Running, RunningNode, RunningWorker, database, free_port

OTHER_VERSION = (
    "import guildtable.server.version as known; known.VERSION = 'another'; "
    "from guildtable.cli.command import run; run()"
)


class OtherNode(RunningNode):
    """A node that says it is of another version."""

    command = (sys.executable, "-c", OTHER_VERSION)


class Site:
    """Everything, started and ended together; parts of it can be ended and started again where they were."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._running = folder, ExitStack()
        self.bus, self.other_bus = Bus(folder / "nats.log"), Bus(folder / "other-nats.log")
        self.ports = [free_port(), free_port()]
        self.worker_port = free_port()
        self.nodes: list[RunningNode] = []
        self.database = ""
        self.worker: Running

    @property
    def urls(self) -> list[str]:
        """Where people find the nodes."""
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    @property
    def jobs(self) -> dict[str, Sequence[str]]:
        """What Prometheus scrapes."""
        nodes = [f"127.0.0.1:{port}" for port in self.ports]
        return {"guildtable-nodes": nodes, "guildtable-workers": [f"127.0.0.1:{self.worker_port}"]}

    def __enter__(self) -> Self:
        """Ready when this returns."""
        self.database = self._running.enter_context(database())
        self.bus.start()
        self.nodes = [self.node(number) for number in range(2)]
        self.start_worker()
        for node in self.nodes:
            node.wait()
        return self

    def node(self, number: int, bus: Bus | None = None, kind: type[RunningNode] = RunningNode) -> RunningNode:
        """A node, at its port."""
        port = self.ports[number]
        return kind(self._environment(bus or self.bus), self._folder / f"node-{number}.log", port)

    def start_worker(self) -> None:
        """The worker, at its port."""
        more = {"GUILDTABLE_WORKER_PORT": str(self.worker_port)}
        self.worker = RunningWorker(self._environment(self.bus) | more, self._folder / "worker.log")

    def restart(self, number: int, bus: Bus | None = None, kind: type[RunningNode] = RunningNode) -> None:
        """End a node in order, and start one in its place."""
        self.nodes[number].end()
        self.nodes[number] = self.node(number, bus, kind)
        self.nodes[number].wait()

    def __exit__(self, *_: object) -> None:
        """End every process."""
        for running in (*self.nodes, self.worker):
            running.end()
        self.bus.kill()
        self.other_bus.kill()
        self._running.close()

    def _environment(self, bus: Bus) -> dict[str, str]:
        return {
            "GUILDTABLE_DATABASE": self.database,
            "GUILDTABLE_NATS": f"nats://127.0.0.1:{bus.port}",
            "GUILDTABLE_CONNECTIONS": "4",
            "GUILDTABLE_REPLAYS_PER_MINUTE": "1",
            "GUILDTABLE_PACE": "0.2",
            "GUILDTABLE_LEASE": "1",
        }

    async def tell(self, *statements: str) -> None:
        """Tell the database something, past the nodes."""
        connection = await asyncpg.connect(self.database)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()


@asynccontextmanager
async def played(site: Site, tables: int = 3) -> AsyncIterator[None]:
    """People play there all the time, each pair at both nodes and with a bot; whatever goes wrong, they begin anew."""

    async def play(number: int) -> None:
        rng = Random(number)
        while True:
            with contextlib.suppress(OSError, httpx.HTTPError, WebSocketException, AssertionError, KeyError):
                await _game(site.urls, rng)
            await asyncio.sleep(0.5)

    tasks = [asyncio.create_task(play(number)) for number in range(tables)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _game(urls: Sequence[str], rng: Random) -> None:
    anna, bert = [
        await Player.come(url, f"{name} {secrets.token_hex(3)}") for url, name in zip(urls, "AB", strict=True)
    ]
    table = await anna.open("capital-lux", "me", "open", "greedy")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    async with Seat(urls[0], table, anna.token) as one, Seat(urls[1], table, bert.token) as two:
        async with asyncio.timeout(120):
            await asyncio.gather(_slowly(one, rng), _slowly(two, rng))


async def _slowly(seat: Seat, rng: Random) -> None:
    """As people play, who think for a moment."""
    answered = ""
    while not seat.over:
        question = seat.update.get("question", "")
        if question in {"", answered}:
            await seat.next()
        else:
            await asyncio.sleep(0.1)
            answered = question
            await seat.answer(rng)
