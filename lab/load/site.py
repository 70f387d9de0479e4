"""A site under load: two nodes on a database of their own, and processes that play there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import asyncpg

from guildtable.server.ops.loop_watch import Hold
from lab.load.machine import Meter
from lab.load.orders import Orders, player
from tests.server.places import NATS, RunningNode

SPAWN = get_context("spawn")


class LoadedNode(RunningNode):
    """A node that can profile itself."""

    command = (sys.executable, "-m", "lab.load.profiled")

    def __init__(self, database: str, log: Path) -> None:
        self._profile, self._holds = log.with_suffix(".profile"), log.with_suffix(".holds")
        settings = {"GUILDTABLE_DATABASE": database, "GUILDTABLE_NATS": NATS, "GUILDTABLE_LOGS": "quiet"}
        limits = {"GUILDTABLE_SOCKETS_PER_PLAYER": "100000", "GUILDTABLE_LOAD_PROFILE": str(log)}
        super().__init__(settings | limits, log)

    def toggle_profile(self) -> None:
        """Begin to look, or end it."""
        self.process.send_signal(signal.SIGUSR1)

    def profile(self) -> dict[str, Any]:
        """What was seen."""
        found: dict[str, Any] = _written(self._profile)
        return found

    def holds(self) -> list[Hold]:
        """When its loop was held lately, and by what."""
        self._holds.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR2)
        return [Hold(*hold) for hold in _written(self._holds)]


def _written(file: Path) -> Any:
    """What a node writes when it is told to."""
    until = time.monotonic() + 5
    while not file.exists() and time.monotonic() < until:
        time.sleep(0.05)
    return json.loads(file.read_text())


@contextlib.contextmanager
def nodes(database: str, logs: Path, count: int = 2) -> Iterator[list[LoadedNode]]:
    """Nodes of one site."""
    running: list[LoadedNode] = []
    try:
        for number in range(count):
            running.append(LoadedNode(database, logs / f"node-{time.monotonic_ns()}-{number}"))  # noqa: PERF401
        for node in running:
            node.wait()
        yield running
    finally:
        for node in running:
            node.end()


@dataclass(slots=True)
class Party:
    """A playing process, and the pipe to it."""

    process: BaseProcess
    pipe: Connection

    def told(self, within: float = 60.0) -> Any:
        """What it says next."""
        if not self.pipe.poll(within):
            raise TimeoutError("the players say nothing")
        return self.pipe.recv()


@contextlib.contextmanager
def company(do: Callable[[Any, Connection], None], orders: Any) -> Iterator[Party]:
    """One process that does this by these orders, once it has said that it is ready."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=do, args=(orders, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        party = Party(process, ours)
        party.told(within=180.0)
        yield party
    finally:
        process.join(5)
        process.kill()


@contextlib.contextmanager
def parties(all_orders: Sequence[Orders]) -> Iterator[list[Party]]:
    """Playing processes, seated."""
    made: list[Party] = []
    try:
        for orders in all_orders:
            ours, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=player, args=(orders, theirs), daemon=True)
            process.start()
            theirs.close()
            made.append(Party(process, ours))
        for party in made:
            party.told()
        yield made
    finally:
        for party in made:
            with contextlib.suppress(OSError):
                party.pipe.send(None)
        for party in made:
            party.process.join(10)
            party.process.kill()


def together(playing: Sequence[Party], *order: Any) -> dict[str, Any]:
    """All do the same at once; what came of it, in sum."""
    for party in playing:
        party.pipe.send(order)
    results = [party.told() for party in playing]
    summed: dict[str, Any] = {"all_told": [], "errors": {}}
    for result in results:
        summed["all_told"] += result.pop("all_told")
        summed["seconds"] = result.pop("seconds")
        for code, count in result.pop("errors").items():
            summed["errors"][code] = summed["errors"].get(code, 0) + count
        for name, count in result.items():
            summed[name] = summed.get(name, 0) + count
    return summed


def meter(database: str, running: Sequence[LoadedNode], playing: Sequence[Party]) -> Meter:
    """Looks at the nodes, the database's backends and the players."""
    return Meter(
        {
            "nodes": [node.process.pid for node in running],
            "database": asyncio.run(backends(database)),
            "players": [party.process.pid or 0 for party in playing],
        }
    )


async def backends(database: str) -> list[int]:
    """The processes of PostgreSQL that serve this database."""
    connection = await asyncpg.connect(database)
    try:
        found = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
        return [row["pid"] for row in found]
    finally:
        await connection.close()
