"""Places to test in: databases of our own, and nodes and workers as processes of their own, as people run them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Self

import asyncpg

from guildtable.server.store.migrate import migrate

POSTGRES = os.environ.get("GUILDTABLE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")
NATS = os.environ.get("GUILDTABLE_TEST_NATS", "nats://127.0.0.1:4222")
GUILDTABLE = str(Path(sys.executable).parent / "guildtable")
QUICK = {
    "GUILDTABLE_PACE": "0",
    "GUILDTABLE_UNDO_WINDOW": "0",
    "GUILDTABLE_GUESTS_PER_MINUTE": "100000",
    "GUILDTABLE_TABLES_PER_MINUTE": "100000",
    "GUILDTABLE_CALLS_PER_MINUTE": "10000000",
    "GUILDTABLE_SAYINGS_PER_MINUTE": "100000",
    "GUILDTABLE_REPORTS_PER_MINUTE": "100000",
    "GUILDTABLE_REPLAYS_PER_MINUTE": "100000",
    "GUILDTABLE_REVIEWS_PER_MINUTE": "100000",
    "GUILDTABLE_BROUGHT_PER_MINUTE": "100000",
    "GUILDTABLE_CONNECTIONS_PER_ADDRESS": "100000",
    "GUILDTABLE_LISTED_PER_PLAYER": "100000",
    "GUILDTABLE_LISTED_PER_ADDRESS": "100000",
    "GUILDTABLE_BOT_TABLES_PER_PLAYER": "100000",
    "GUILDTABLE_BOT_TABLES_PER_ADDRESS": "100000",
    "GUILDTABLE_FILES_PER_MINUTE": "10000000",
    "GUILDTABLE_PROBES_PER_MINUTE": "10000000",
    "GUILDTABLE_SOCKETS_PER_ADDRESS": "100000",
    "GUILDTABLE_SOCKETS_PER_PLAYER": "100000",
    "GUILDTABLE_RATE": "1000",
    "GUILDTABLE_BURST": "1000",
}
"""A node without the patience that people want and without the limits that strangers need."""


@contextlib.contextmanager
def database(server: str = POSTGRES) -> Iterator[str]:
    """A new database on this server, with today's schema, and gone afterwards."""
    name = f"guildtable_test_{secrets.token_hex(6)}"
    asyncio.run(_tell(server, f"CREATE DATABASE {name}"))
    try:
        asyncio.run(migrate(f"{server}/{name}"))
        yield f"{server}/{name}"
    finally:
        asyncio.run(_tell(server, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))


async def _tell(server: str, statement: str) -> None:
    connection = await asyncpg.connect(f"{server}/postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A process of ours: it ends with the test."""

    command: Sequence[str] = (GUILDTABLE,)

    def __init__(
        self,
        arguments: list[str],
        environment: Mapping[str, str],
        log: Path,
        *,
        own_terminal: bool = False,
        folder: Path | None = None,
    ) -> None:
        self.log = log
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [*self.command, *arguments],
                env={**os.environ, **QUICK, **environment},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=own_terminal,
                cwd=folder,
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def kill(self) -> None:
        """As the machine would: without a word."""
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        """As an operator would."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class RunningNode(Running):
    """`guildtable serve`; `wait` until it is ready."""

    def __init__(
        self,
        environment: Mapping[str, str],
        log: Path,
        port: int | None = None,
        arguments: Sequence[str] = (),
        *,
        own_terminal: bool = False,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        whole = ["serve", "--port", str(self.port), *arguments]
        super().__init__(whole, environment, log, own_terminal=own_terminal)

    def __enter__(self) -> Self:
        try:
            self.wait()
        except AssertionError:
            self.end()
            raise
        return self

    def wait(self, seconds: float = 60.0) -> None:
        """Until it is ready."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/ready", timeout=2):  # noqa: S310
                return
            if self.process.poll() is not None:
                raise AssertionError(self.log.read_text())
            time.sleep(0.1)
        raise AssertionError(f"not ready after {seconds} s:\n{self.log.read_text()}")


class RunningWorker(Running):
    """`guildtable worker`."""

    def __init__(self, environment: Mapping[str, str], log: Path) -> None:
        super().__init__(["worker"], environment, log)
