"""Thinking: a bot's turn, in a process of its own. It is sent a guess, never the match: it could not cheat."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from guildtable.bots.limit import Limit
from guildtable.bots.player import USUAL, bot
from guildtable.kernel.position import Position
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.redeal import redeal
from guildtable.kernel.sight import sight
from guildtable.kernel.store import restore, store
from guildtable.shelf import game

type Thought = tuple[str, str, Seat, str, str]


def thought(position: Position[Any], seat: Seat, kind: str, tosses: str) -> Thought:
    """What a thinking process is told: a position that the seat cannot tell from the true one."""
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
    name, _, limit = kind.partition(":")
    return (Limit.read(limit) if limit else USUAL).seconds if name == "search" else 0.0


def pool(processes: int) -> ProcessPoolExecutor:
    """Processes to think in, begun afresh: they share nothing with ours, and hold no socket of it."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_follow)


def _follow() -> None:
    """End when whoever we think for ends, however suddenly: nobody else would end us. Ctrl-C is for them to heed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
