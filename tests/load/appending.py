"""Appending: replies with their rules and the journal, without sockets. Several processes, many tasks in each."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import uvloop

from guildtable.server.alarms import Pace
from guildtable.server.bus.local import LocalBus
from guildtable.server.clock import ServerClock
from guildtable.server.garbage import seldom
from guildtable.server.matches import Matches
from guildtable.server.protocol import Reply
from guildtable.server.settings import Settings
from guildtable.server.store.database import Database
from tests.load.machine import cpu
from tests.load.site import SPAWN

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


async def append(database: str, tables: Sequence[str], seconds: float, ready: Callable[[], Any]) -> dict[str, float]:
    """Answer at these tables as fast as it goes."""
    kept = Database(database, Settings().connections)
    await kept.open()
    clock = ServerClock(kept.engine)
    await clock.start()
    matches = Matches(kept, LocalBus(), clock, Pace(2.0, 0.4))
    for table in tables:
        await matches.held(table)
    seldom()
    await ready()
    done, began = 0, time.monotonic()
    used = 0.0

    async def task(number: int) -> None:
        nonlocal done
        rng, mine = Random(number), [*tables[number::TASKS]]
        while mine and time.monotonic() < began + WARM + seconds:
            table = mine[done % len(mine)]
            if await reply(matches, table, rng):
                done += 1
            else:
                mine.remove(table)

    async def look() -> None:
        nonlocal done, used
        await asyncio.sleep(WARM)
        done, used = 0, cpu_here()

    await asyncio.gather(*map(task, range(TASKS)), look())
    spent, used = time.monotonic() - began - WARM, cpu_here() - used
    await clock.stop()
    await kept.close()
    return {"rate": done / spent, "cpu_ms": used / max(done, 1) * 1000}


async def reply(matches: Matches, table: str, rng: Random) -> bool:
    """Any reply; False if the game is over."""
    live = (await matches.held(table)).live
    if live.match.position.over:
        return False
    seat = rng.choice(live.asked)
    choice = live.match.position.choice(seat)
    paths = choice.write(choice.any(rng))
    await matches.reply(table, seat, Reply(f"load-{live.seq}-{rng.random()}", live.question(seat), paths))
    return True


def cpu_here() -> float:
    """Seconds of CPU this process has used."""
    return cpu(os.getpid())
