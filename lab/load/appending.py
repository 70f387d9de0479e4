"""Appending: replies with their rules and the journal, without sockets. Several processes, many tasks in each."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import uvloop

from guildtable.server.bus.local import LocalBus
from guildtable.server.matches.alarms import Pace
from guildtable.server.matches.matches import Matches
from guildtable.server.ops.gc import seldom
from guildtable.server.protocol import Reply
from guildtable.server.settings import Settings
from guildtable.server.store.database import Database
from guildtable.server.store.site_clock import SiteClock
from lab.load.machine import cpu
from lab.load.site import SPAWN, backends

TASKS = 32
WARM = 1.0


def processes(work: Callable[..., Any], each: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Do the same in several processes at once: what each of them found."""
    return at_once(*((work, arguments) for arguments in each))


def at_once(*works: tuple[Callable[..., Any], tuple[Any, ...]]) -> list[Any]:
    """Each in a process of its own, begun when all are ready: what each of them found."""
    running = []
    for work, arguments in works:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=_alone, args=(work, arguments, theirs), daemon=True)
        process.start()
        theirs.close()
        running.append((process, ours))
    try:
        for _, pipe in running:
            pipe.recv()
        for _, pipe in running:
            pipe.send("go")
        return [pipe.recv() for _, pipe in running]
    finally:
        for process, _ in running:
            process.join(5)
            process.kill()


def _alone(work: Callable[..., Any], arguments: tuple[Any, ...], pipe: Connection) -> None:
    async def ready() -> None:
        pipe.send("ready")
        await asyncio.to_thread(pipe.recv)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        pipe.send(runner.run(work(*arguments, ready)))


async def counted(database: str, seconds: float, tasks: Sequence[Callable[[], Awaitable[bool]]]) -> dict[str, float]:
    """Do these again and again, each until it says False or the time is up: how often, and with how much CPU."""
    done, began = 0, time.monotonic()
    used = (0.0, 0.0)
    until = began + WARM + seconds

    async def run(task: Callable[[], Awaitable[bool]]) -> None:
        nonlocal done
        while time.monotonic() < until and await task():
            done += 1

    async def look() -> None:
        nonlocal done, used
        await asyncio.sleep(WARM)
        used = await _used(database)
        done = 0

    await asyncio.gather(*map(run, tasks), look())
    spent, (here, there) = time.monotonic() - began - WARM, await _used(database)
    return {"done": done, "seconds": spent, "cpu": here - used[0], "database_cpu": there - used[1]}


async def _used(database: str) -> tuple[float, float]:
    """Seconds of CPU of this process, and of all that serve the database."""
    return cpu(os.getpid()), sum(map(cpu, await backends(database)))


async def append(database: str, tables: Sequence[str], seconds: float, ready: Callable[[], Any]) -> dict[str, float]:
    """Answer at these tables as fast as it goes."""
    kept = Database(database, Settings().connections)
    await kept.open()
    clock = SiteClock(kept.engine)
    await clock.start()
    matches = Matches(kept, LocalBus(), clock, Pace(2.0, 0.4))
    for table in tables:
        await matches.held(table)
    seldom()
    await ready()

    def task(number: int) -> Callable[[], Awaitable[bool]]:
        rng, mine = Random(number), [*tables[number::TASKS]]

        async def answer() -> bool:
            while mine and not await reply(matches, mine[-1], rng):
                mine.pop()
            mine.insert(0, mine.pop()) if mine else None
            return bool(mine)

        return answer

    found = await counted(database, seconds, [task(number) for number in range(TASKS)])
    await clock.stop()
    await kept.close()
    return found


async def reply(matches: Matches, table: str, rng: Random) -> bool:
    """Any reply; False if the game is over. It costs little to choose it: what is measured is to answer."""
    live = (await matches.held(table)).live
    if live.match.position.over:
        return False
    seat = next(iter(live.match.position.asked))
    choice = live.match.position.choice(seat)
    pieces = (
        list(choice.pieces()) if choice.most == 1 else [path for path, equal in choice.pieces().items() for _ in equal]
    )
    paths = rng.sample(pieces, rng.randint(choice.least, choice.most))
    await matches.reply(table, seat, Reply(f"load-{live.seq}-{table}", live.question(seat), tuple(paths)))
    return True
