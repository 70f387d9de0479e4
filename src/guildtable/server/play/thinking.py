"""Thinking: a bot's turn, in a process of its own. It is sent a guess, never the match: it could not cheat."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from guildtable.bots.player import bot, thinking
from guildtable.kernel.position import Position
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.redeal import redeal
from guildtable.kernel.sight import sight
from guildtable.kernel.store import restore, store
from guildtable.shelf import game

if sys.platform != "win32":
    import resource

PATIENCE = 30.0
"""Seconds after which a thinker is given up."""
STARTS = 60.0
"""Seconds in which its process must have started: on a busy machine that takes longer than any thought."""

type Thought = tuple[str, str, Seat, str, str]


def thought(position: Position[Any], seat: Seat, kind: str, tosses: str) -> Thought:
    """What a thinking process is sent: a position that the seat cannot tell from the true one."""
    blind = redeal(position, seat, Random(tosses))  # noqa: S311
    return position.game.name, store(blind), seat, kind, tosses


def think(given: Thought) -> Reply:
    """The bot's reply, by paths. A bot that goes by the clock takes its time even where it has no choice: how long it
    thinks tells nothing of its cards."""
    name, stored, seat, kind, tosses = given
    began, rules = time.perf_counter(), game(name)
    dice = Random(tosses)  # noqa: S311
    seen = sight(restore(rules, stored), seat, dice)
    reply = seen.choice.write(bot(kind, rules, dice).choose(seen))
    time.sleep(max(0.0, began + _patience(kind) - time.perf_counter()))
    return reply


def _patience(kind: str) -> float:
    """Seconds that a bot of this kind thinks."""
    thinks = thinking(kind)
    return thinks[1].seconds if thinks else 0.0


class Thinkers:
    """Processes to think in. If one is killed or does not answer, all are replaced: a turn is asked again elsewhere."""

    def __init__(self, processes: int, patience: float = PATIENCE, memory: int = 0) -> None:
        self.processes, self._patience, self._memory = processes, patience, memory
        self._pool, self._begun = pool(processes, memory), False
        self._asked = 0

    @property
    def busy(self) -> int:
        """How many think."""
        return min(self._asked, self.processes)

    @property
    def waiting(self) -> int:
        """What was asked and nobody thinks about yet."""
        return self._asked - self.busy

    async def ask(self, given: Thought) -> Reply:
        """The bot's reply; raises `BrokenProcessPool` or `TimeoutError` if nobody thought to the end."""
        return await self.run(think, given)

    async def run[Found](self, work: Callable[..., Found], *given: object) -> Found:
        """Run a function of a module; raises as `ask` does."""
        thinkers, loop = self._pool, asyncio.get_running_loop()
        self._asked += 1
        try:
            if not self._begun:
                async with asyncio.timeout(STARTS):
                    await loop.run_in_executor(thinkers, _begin, work)
                self._begun = True
            async with asyncio.timeout(self._patience):
                return await loop.run_in_executor(thinkers, work, *given)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is thinkers:
                self._pool, self._begun = pool(self.processes, self._memory), False
                _end(thinkers)
            raise
        finally:
            self._asked -= 1

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(_: Callable[..., object]) -> None:
    """Be there, with all that the work needs imported: to be sent it was enough."""


def _end(thinkers: ProcessPoolExecutor) -> None:
    """End a pool by force: after a process was killed, the others may wait for ever for what it held."""
    processes = list((thinkers._processes or {}).values())  # noqa: SLF001  public from Python 3.14 on
    thinkers.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def pool(processes: int, memory: int = 0) -> ProcessPoolExecutor:
    """Processes to think in, begun afresh: they share nothing with ours, and hold no socket of it.

    Each may hold so many bytes; 0: as many as there are.
    """
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_follow, initargs=(memory,))


def _follow(memory: int) -> None:
    """End when whoever we think for ends, however suddenly: nobody else would end us. Ctrl-C is for them to heed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory and sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    parent = parent_process()
    assert parent

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
