"""Mischief: everything that is done to a site while people play at it. Each fault has a name and is counted."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from random import Random

from lab.faults.guest import Guest
from lab.faults.proxy import Proxy
from lab.faults.site import Member, Site, ready
from lab.faults.tally import Tally

type Fault = Callable[[], Awaitable[None]]


class Mischief:
    """Does the faults, in an order that the seed decides: each kind comes up equally often."""

    def __init__(self, site: Site, guests: Collection[Guest], tally: Tally, rng: Random) -> None:
        self._site, self._guests, self._tally, self._rng = site, guests, tally, rng
        self._order = self._shuffled()
        self._database = asyncio.Lock()
        self._bus = asyncio.Lock()
        self._one_node = asyncio.Lock()
        """Nodes fall one at a time, except when all fall."""
        self.running: set[str] = set()
        self.kinds: dict[str, Fault] = {
            "node killed": self.node_killed,
            "all nodes killed": self.all_killed,
            "node stopped": self.node_stopped,
            "node paused": self.node_paused,
            "worker killed": self.worker_killed,
            "thinker killed": self.thinker_killed,
            "bus killed": self.bus_killed,
            "database restarted, fast": lambda: self.database_restarted("fast"),
            "database restarted, immediate": lambda: self.database_restarted("immediate"),
            "clients cut": self.clients_cut,
            "clients delayed": lambda: self._delayed(self._front()),
            "clients held, then cut": lambda: self._held(self._front()),
            "database cut": self.database_cut,
            "database delayed": lambda: self._delayed(self._site.between),
            "database held, then cut": lambda: self._held(self._site.between),
        }

    def _shuffled(self) -> Iterator[str]:
        while True:
            kinds = list(self.kinds)
            self._rng.shuffle(kinds)
            yield from kinds

    async def next(self) -> None:
        """The next fault; it is over when this returns."""
        kind = next(self._order)
        self._tally.faults[kind] += 1
        self.running.add(kind)
        try:
            await self.kinds[kind]()
        finally:
            self.running.discard(kind)

    def _front(self) -> Proxy:
        return self._rng.choice(self._site.fronts)

    def _node(self) -> tuple[int, Member]:
        number = self._rng.randrange(len(self._site.nodes))
        return number, self._site.nodes[number]

    def _gone(self, number: int) -> None:
        """Those who were on this node are to be timed until they are back."""
        for guest in self._guests:
            if guest.at == number:
                guest.gone_at = time.monotonic()

    async def _moment(self, most: float = 1.5) -> None:
        await asyncio.sleep(self._rng.uniform(0.1, most))

    async def node_killed(self) -> None:
        """A node ends without a word, and is started again after a moment."""
        async with self._one_node:
            number, node = self._node()
            async with node.lock:
                self._gone(number)
                node.running.kill()
                await self._moment()
                node.start()
            await ready(self._site.fronts[number].port)

    async def all_killed(self) -> None:
        """All nodes end at once."""
        async with self._one_node:
            async with self._site.nodes[0].lock, self._site.nodes[1].lock:
                for node in self._site.nodes:
                    node.running.kill()
                await self._moment()
                for node in self._site.nodes:
                    node.start()
            # Without the locks: a node that finds no database ends again, and must be started again meanwhile.
            await ready(self._site.fronts[0].port)

    async def node_stopped(self) -> None:
        """A node is told to end, as at an upgrade: it must do so by itself."""
        async with self._one_node:
            number, node = self._node()
            async with node.lock:
                if node.running.process.poll() is None:
                    self._gone(number)
                    began = time.monotonic()
                    code = await node.stop()
                    self._tally.stops.append(time.monotonic() - began)
                    if code not in {0, -signal.SIGTERM}:
                        self._tally.troubles.append(f"a node was told to end, and ended with {code}")
                node.start()
            await ready(self._site.fronts[number].port)

    async def node_paused(self) -> None:
        """A node sleeps, and wakes up among entries it does not know."""
        _, node = self._node()
        async with self._one_node, node.lock:
            if node.running.process.poll() is None:
                node.signal(signal.SIGSTOP)
                await self._moment(3.0)
                node.signal(signal.SIGCONT)

    async def worker_killed(self) -> None:
        """The worker ends in the middle of a thought."""
        worker = self._site.worker
        async with worker.lock:
            worker.running.kill()
            await self._moment()
            worker.start()

    async def thinker_killed(self) -> None:
        """The process in which the worker thinks ends."""
        for pid in self._site.worker.children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def bus_killed(self) -> None:
        """No hints for a while."""
        async with self._bus:
            self._site.bus.kill()
            await self._moment(3.0)
            self._site.bus.start()

    async def database_restarted(self, mode: str) -> None:
        """The database goes away in mid-sentence, and comes back."""
        async with self._database:
            began = time.monotonic()
            await asyncio.to_thread(self._site.cluster.restart, mode)
            up = time.monotonic()
            with contextlib.suppress(TimeoutError):  # perhaps nobody plays any more
                async with asyncio.timeout(60):
                    acked = await self._tally.ack_after()
                self._tally.database_back.append(acked - began)
                self._tally.database_up.append(acked - up)

    async def clients_cut(self) -> None:
        """Many connections between clients and a node are cut."""
        front = self._front()
        for _ in range(3):
            front.cut(0.6, self._rng)
            await self._moment(0.4)

    async def database_cut(self) -> None:
        """Connections between nodes and the database are cut, perhaps between a commit and word of it."""
        for _ in range(3):
            self._site.between.cut(0.8, self._rng)
            await self._moment(0.4)

    async def _delayed(self, proxy: Proxy) -> None:
        """Everything takes a while."""
        proxy.delay = self._rng.uniform(0.03, 0.3)
        await self._moment(2.0)
        proxy.delay = 0.0

    async def _held(self, proxy: Proxy) -> None:
        """Nothing goes through for a while; then the connections are cut."""
        proxy.held = True
        await self._moment(2.0)
        proxy.cut(1.0, self._rng)
        proxy.release()
