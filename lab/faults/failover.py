"""Failover: the primary is lost while people play, and its standby takes over. `python -m lab.faults.failover`

Asynchronous, the standby lags: what it did not hear of is gone, though it was acknowledged. Then every match must still
be whole and be played to its end, and every client must have been told that it goes on from an earlier step.
Synchronous (`--synchronous`), nothing that was acknowledged may be gone.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from lab.faults.cluster import Cluster
from lab.faults.drill import drill
from lab.faults.proxy import Proxy
from lab.faults.run import Run, Wanted
from lab.faults.site import Site
from lab.faults.tally import spread

STANDBY = "standby"
PAUSE = 3.0
"""Seconds that are played between two failovers, at least."""
LINGER = 10.0
LAG = 1.5
"""Seconds that the standby hears nothing before the primary is lost."""


class Pair(Site):
    """A site whose database has a standby."""

    def __init__(self, folder: Path, *, synchronous: bool) -> None:
        super().__init__(folder)
        self._synchronous = synchronous
        self._replication = Proxy(self.cluster.port)
        """Between the primary and its standby."""
        self._standby: Cluster | None = None
        self._made = 0
        self.took: list[float] = []
        """Seconds from the loss of a primary until its standby is one."""

    async def open(self) -> None:
        """Ready to be played at, with a standby."""
        await super().open()
        await self._replication.open()
        await self._follow()

    async def _follow(self) -> None:
        """A new standby for the present primary."""
        self._made += 1
        self._standby = Cluster(self.folder / f"standby-{self._made}")
        self._replication.upstream = self.cluster.port
        self._replication.release()
        await asyncio.to_thread(self._standby.follow, self._replication.port, STANDBY)
        connection = await asyncpg.connect(self.database)
        try:
            while not await connection.fetchval("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"):
                await asyncio.sleep(0.05)
            if self._synchronous:
                await connection.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'")
                await connection.execute("SELECT pg_reload_conf()")
        finally:
            await connection.close()

    async def fail_over(self) -> None:
        """The primary is lost, and its standby takes over; then it is given a standby of its own."""
        assert self._standby
        if not self._synchronous:
            self._replication.held = True
            await asyncio.sleep(LAG)
        began = time.monotonic()
        await asyncio.to_thread(self.cluster.stop)
        self._replication.cut(1.0, Random(0))
        await asyncio.to_thread(self._standby.promote)
        self.cluster, self._standby = self._standby, None
        self.between.upstream = self.cluster.port
        self.between.cut(1.0, Random(0))
        self.took.append(time.monotonic() - began)
        await self._follow()

    async def close(self) -> None:
        """End everything."""
        await super().close()
        if self._standby:
            await asyncio.to_thread(self._standby.stop)
        await self._replication.close()


class Failovers(Run):
    """Parties at such a site, and its primary lost so many times."""

    def __init__(self, times: int, seed: int, folder: Path, say: Callable[[str], None], *, synchronous: bool) -> None:
        super().__init__(Wanted(acks=0, faults=times, seed=seed, tables=8), folder, say)
        self.pair = Pair(folder, synchronous=synchronous)
        self.site = self.pair
        self._times, self.lossy = times, not synchronous
        self.linger = LINGER
        self._over = False

    def _wants_more(self) -> bool:
        return not self._over

    async def _spoil(self) -> None:
        for number in range(self._times):
            acks = self.tally.acks
            await asyncio.sleep(PAUSE)
            async with asyncio.timeout(60):
                while self.tally.acks == acks:  # it is played on
                    await asyncio.sleep(0.1)
            await self.all_seated()
            await asyncio.sleep(1)  # until the standby has heard of all tables
            await self.pair.fail_over()
            self.doors.set()
            self.tally.faults["primary lost"] += 1
            self._say(f"failover {number + 1}: took {self.pair.took[-1]:.1f} s")
        self._over = True

    def _summary(self, wrong: Any, played: float) -> dict[str, Any]:
        histories = [history for party in self.parties for history in party.histories]
        told = {
            "synchronous": not self.lossy,
            "failovers": self.tally.faults["primary lost"],
            "failover_seconds": spread(self.pair.took),
            "acknowledged_and_gone": self.gone,
            "clients_told_so": sum(history.went_back for history in histories),
        }
        return super()._summary(wrong, played) | told


def main() -> int:
    """Run, and print the summary."""
    parser = argparse.ArgumentParser(description="Lose the primary while people play, again and again.")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--synchronous", action="store_true")
    given = parser.parse_args()

    def lose(folder: Path, say: Callable[[str], None]) -> Failovers:
        return Failovers(given.times, given.seed, folder, say, synchronous=given.synchronous)

    return drill("failover", lose)


if __name__ == "__main__":
    sys.exit(main())
