"""Restoring: a backup is made while people play, later everything goes back to it, and they play on from there.

`python -m lab.faults.restoring` says how long each part takes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from guildtable.server.store.site_clock import LONGEST
from lab.faults.drill import drill
from lab.faults.failover import LINGER
from lab.faults.run import Run, Wanted
from tests.server.places import GUILDTABLE


class Restoring(Run):
    """Parties at a site that is put back to an earlier moment once."""

    def __init__(self, tables: int, seed: int, folder: Path, say: Callable[[str], None]) -> None:
        super().__init__(Wanted(acks=0, faults=1, seed=seed, tables=tables), folder, say)
        self.lossy, self.linger = True, 3600.0  # nobody goes before it is restored: their end may not have been the end
        self.took: dict[str, Any] = {}
        self._over = False

    def _wants_more(self) -> bool:
        return not self._over

    async def _spoil(self) -> None:
        await self._play_for(8)
        await self.all_seated()
        file = self._folder / "site.backup"
        await self._timed("backup_seconds_under_load", self._command("backup", str(file)))
        self.took["backup_bytes"], self.took["acks_at_backup"] = file.stat().st_size, self.tally.acks
        await self._play_for(5)
        async with contextlib.AsyncExitStack() as held:
            for member in self.site.members:
                await held.enter_async_context(member.lock)
            await self._timed("stop_seconds", *(member.stop() for member in self.site.members))
            await asyncio.sleep(LONGEST + 1)  # a database that somebody uses is not restored
            await self._timed("restore_seconds", self._command("restore", "--replace", str(file)))
            for member in self.site.members:
                member.start()
        self.doors.set()
        self.tally.faults["restored"] += 1
        began = time.monotonic()
        self.took["start_to_first_ack_seconds"] = round(await self.tally.ack_after() - began, 1)
        self._over, self.linger = True, LINGER
        for guest in self._guests:
            guest.linger = LINGER

    async def _play_for(self, seconds: float) -> None:
        """So long, from the first reply on."""
        while not self.tally.acks:
            await asyncio.sleep(0.1)
        await asyncio.sleep(seconds)

    async def _timed(self, what: str, *work: Any) -> None:
        began = time.monotonic()
        await asyncio.gather(*work)
        self.took[what] = round(time.monotonic() - began, 1)
        self._say(f"{what}: {self.took[what]}")

    async def _command(self, *arguments: str) -> None:
        environment = os.environ | {"GUILDTABLE_DATABASE": self.site.database}
        process = await asyncio.create_subprocess_exec(GUILDTABLE, *arguments, env=environment)
        assert await process.wait() == 0, arguments

    def _summary(self, wrong: Any, played: float) -> dict[str, Any]:
        told = sum(history.went_back for party in self.parties for history in party.histories)
        gone = {"acknowledged_and_gone": self.gone, "clients_told_so": told}
        return super()._summary(wrong, played) | self.took | gone


def main() -> int:
    """Run, and print the summary."""
    parser = argparse.ArgumentParser(description="Back up under load, restore, and play on.")
    parser.add_argument("--tables", type=int, default=20, help="at once")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    return drill("restoring", lambda folder, say: Restoring(given.tables, given.seed, folder, say))


if __name__ == "__main__":
    sys.exit(main())
