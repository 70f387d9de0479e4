"""A site to break: a PostgreSQL and a NATS of our own, two nodes and a worker, with proxies between them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import asyncpg

from guildtable.server.store.migrate import migrate
from lab.faults.cluster import Cluster, programs
from lab.faults.proxy import Proxy
from tests.server.places import Running, free_port

LEASE = "2"


def missing() -> str:
    """What is not installed here; empty if nothing is missing."""
    return "PostgreSQL" if programs() is None else "" if shutil.which("nats-server") else "nats-server"


class Bus:
    """A NATS of our own."""

    def __init__(self, log: Path) -> None:
        self._log, self.port = log, free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        with self._log.open("ab") as log:
            command = ["nats-server", "-a", "127.0.0.1", "-p", str(self.port)]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def kill(self) -> None:
        """Without a word."""
        if self._process:
            self._process.kill()
            self._process.wait()


class Member:
    """A node or a worker: started again whenever it ends, as whoever runs a site would see to it."""

    def __init__(self, arguments: list[str], environment: Mapping[str, str], log: Path) -> None:
        self._arguments, self._environment, self.log = arguments, environment, log
        self._running: Running | None = None
        self.lock = asyncio.Lock()
        """Whoever does something to it holds this."""
        self.deaths = 0
        """How often it ended by itself."""

    @property
    def running(self) -> Running:
        """The process."""
        assert self._running
        return self._running

    def start(self) -> None:
        """Again."""
        self._running = Running(self._arguments, self._environment, self.log)

    def signal(self, sign: signal.Signals) -> None:
        """Tell it something."""
        self.running.process.send_signal(sign)

    async def stop(self, within: float = 30.0) -> int:
        """As an operator would; what it said when it ended."""
        self.signal(signal.SIGTERM)
        return await asyncio.to_thread(self.running.process.wait, within)

    def children(self) -> list[int]:
        """The processes it has begun itself, except the one that only tidies up after it."""
        pid = self.running.process.pid
        with contextlib.suppress(OSError):
            own = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            return [int(child) for child in own if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        return []

    async def watch(self) -> None:
        """Start it again when it has ended by itself."""
        while True:
            await asyncio.sleep(0.5)
            if not self.lock.locked() and self.running.process.poll() is not None:
                self.deaths += 1
                self.start()


class Site:
    """Everything, started and ended together."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        self.cluster, self.bus = Cluster(folder / "postgres"), Bus(folder / "nats.log")
        self.between = Proxy(self.cluster.port)
        """Between the nodes and the database."""
        self.fronts: list[Proxy] = []
        """Between clients and nodes."""
        self.members: list[Member] = []
        """The nodes, and the worker."""
        self._watching: list[asyncio.Task[None]] = []

    @property
    def database(self) -> str:
        """The database itself, past the proxy."""
        return f"postgresql://postgres@127.0.0.1:{self.cluster.port}/guildtable"

    @property
    def nodes(self) -> list[Member]:
        """Those who have sockets."""
        return self.members[:2]

    @property
    def worker(self) -> Member:
        """Who thinks for bots."""
        return self.members[2]

    def urls(self) -> list[str]:
        """Where clients find the nodes."""
        return [f"http://127.0.0.1:{front.port}" for front in self.fronts]

    async def open(self) -> None:
        """Ready to be played at when this returns."""
        await asyncio.to_thread(self.cluster.start)
        self.bus.start()
        connection = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{self.cluster.port}/postgres")
        await connection.execute("CREATE DATABASE guildtable")
        await connection.close()
        await migrate(self.database)
        await self.between.open()
        environment = {
            "GUILDTABLE_DATABASE": f"postgresql://postgres@127.0.0.1:{self.between.port}/guildtable",
            "GUILDTABLE_NATS": f"nats://127.0.0.1:{self.bus.port}",
            "GUILDTABLE_LEASE": LEASE,
            "PYTHONDONTWRITEBYTECODE": "",  # members are started often: let them be read once
            "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / f"guildtable-pycache-{os.geteuid()}"),
            "GUILDTABLE_SOCKETS_PER_PLAYER": "1000",
        }
        for number in (1, 2):
            port = free_port()
            node = Member(["serve", "--port", str(port)], environment, self.folder / f"node-{number}.log")
            front = Proxy(port)
            await front.open()
            self.members.append(node)
            self.fronts.append(front)
        self.members.append(Member(["worker"], environment, self.folder / "worker.log"))
        for member in self.members:
            member.start()
            self._watching.append(asyncio.create_task(member.watch()))
        for front in self.fronts:
            await ready(front.port)

    async def close(self) -> None:
        """End every process."""
        for task in self._watching:
            task.cancel()
        for member in self.members:
            member.signal(signal.SIGCONT)
            member.signal(signal.SIGTERM)
        for member in self.members:
            await asyncio.to_thread(member.running.end)
        for proxy in (*self.fronts, self.between):
            await proxy.close()
        self.bus.kill()
        await asyncio.to_thread(self.cluster.stop)


async def ready(port: int, within: float = 120.0) -> None:
    """Until a node answers that it is ready."""
    until = time.monotonic() + within
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ConnectionError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /ready HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
                line = await asyncio.wait_for(reader.readline(), 5)
            finally:
                writer.close()  # also after five seconds without an answer
            if b" 200 " in line:
                return
        await asyncio.sleep(0.05)
    raise AssertionError(f"no node is ready on port {port} after {within} s")
