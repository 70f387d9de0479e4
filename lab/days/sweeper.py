"""A node that does what is due, as a process of its own: it can be killed in the midst of it.

It is told its settings in a first line, and sweeps once for every line after that; it answers with the tables that it
saw to.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from typing import Any

from guildtable.server.calls.claims import CALL, LETTER
from guildtable.server.matches.alarms import TIME_UP
from guildtable.server.node import Node
from guildtable.server.play.turns import TimeUp
from guildtable.server.settings import Settings

LEASE = 60.0
AT_ONCE = 50
STARTS = ANSWERS = 120.0
"""Seconds after which a process that does not answer is an error of ours."""


class Sweeper:
    """Such a process, as the month sees it."""

    def __init__(self, given: dict[str, Any], process: asyncio.subprocess.Process) -> None:
        self._given, self._process = given, process

    @classmethod
    async def start(cls, given: dict[str, Any]) -> Sweeper:
        """A process that is ready."""
        pipe, command = asyncio.subprocess.PIPE, (sys.executable, "-m", "lab.days.sweeper")
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        sweeper = cls(given, process)
        sweeper._tell(json.dumps(given))
        await sweeper._answer(STARTS)
        return sweeper

    async def sweep(self) -> list[str]:
        """Do what is due; the tables that were seen to."""
        self._tell("sweep")
        return list(await self._answer(ANSWERS))

    async def be_killed(self, after: float) -> Sweeper:
        """Begin to sweep, be killed so many seconds later, and be followed by another."""
        self._tell("sweep")
        await asyncio.sleep(after)
        await self.end()
        return await Sweeper.start(self._given)

    async def end(self) -> None:
        """Be killed."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    def _tell(self, line: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n".encode())

    async def _answer(self, within: float) -> Any:
        assert self._process.stdout
        return json.loads(await asyncio.wait_for(self._process.stdout.readline(), within))


async def sweep(node: Node) -> list[str]:
    """Everything that is due at this time, once."""
    await node.clock.beat()
    time_up = TimeUp(node.matches, node.substitutes, node.database.journal, node.clock, node.vacations)
    tables = await node.database.journal.claim(TIME_UP, node.clock.now, LEASE, AT_ONCE)
    for table in tables:
        await time_up.turn(table)
    for call in await node.claims.claim(CALL, 0.0, LEASE, AT_ONCE):
        await node.calling.turn(call)
    for player in await node.claims.claim(LETTER, 0.0, LEASE, AT_ONCE):
        await node.calling.letter(player)
    return list(tables)


async def _serve() -> None:
    async def say(answer: Any) -> None:
        await asyncio.to_thread(print, json.dumps(answer), flush=True)

    given = await asyncio.to_thread(sys.stdin.readline)
    node = await Node.open(Settings(**json.loads(given)))
    await say("ready")
    while await asyncio.to_thread(sys.stdin.readline):
        await say(await sweep(node))


if __name__ == "__main__":
    asyncio.run(_serve())
