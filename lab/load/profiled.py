"""A node that looks at itself while it works: `python -m lab.load.profiled serve --port …`.

SIGUSR1 begins and ends a profile. It is taken by the clock of the CPU, so waiting does not count, and it is written
beside the file named by `GUILDTABLE_LOAD_PROFILE` when it ends. SIGUSR2 writes when the loop was held, and by what.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import override

from guildtable.cli.main import app
from guildtable.server import node
from guildtable.server.ops.loop_watch import LoopWatch
from lab.load.machine import spread

EVERY = 0.004
KINDS = {
    "view and encoding": ("/server/watching/", "/server/codec.py", "/kernel/wire.py"),
    "database": ("/asyncpg/", "/sqlalchemy/", "/server/store/"),
    "rules": ("/server/matches/", "/guildtable/kernel/", "/guildtable/games/"),
    "bus": ("/nats/", "/server/bus/"),
    "sockets": ("/uvicorn/", "/websockets/", "/starlette/", "/fastapi/", "/server/http/", "/h11/", "/asyncio/"),
}
"""What a moment is spent on: the first of these that is anywhere on the stack."""


class Profile:
    """Moments of CPU time, by function and by kind."""

    def __init__(self) -> None:
        self._on = False
        self.own: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.pauses: dict[int, list[float]] = {0: [], 1: [], 2: []}
        self._paused = 0.0

    def collecting(self, phase: str, about: dict[str, int]) -> None:
        """Python collects garbage: how long would everything wait, if we had a core to ourselves?"""
        if phase == "start":
            self._paused = time.thread_time()
        elif self._on:
            self.pauses[about["generation"]].append(time.thread_time() - self._paused)

    def toggle(self, *_: object) -> None:
        """Begin, or end and write."""
        self._on = not self._on
        signal.setitimer(signal.ITIMER_PROF, EVERY if self._on else 0, EVERY if self._on else 0)
        if not self._on:
            self._write()

    def look(self, _: int, frame: FrameType | None) -> None:
        """Where are we?"""
        stack: list[str] = []
        own = ""
        while frame:
            code = frame.f_code
            own = own or f"{'/'.join(code.co_filename.rsplit('/', 2)[-2:])}:{code.co_qualname}"
            stack.append(code.co_filename)
            frame = frame.f_back
        self.own[own] += 1
        self.kinds[kind(stack)] += 1

    def _write(self) -> None:
        whole = self.own.total() or 1
        found = {
            "moments": self.own.total(),
            "kinds": {name: round(count / whole, 3) for name, count in self.kinds.most_common()},
            "garbage": {f"generation {age}": spread(found) for age, found in self.pauses.items()},
            "own": {name: round(count / whole, 3) for name, count in self.own.most_common(25)},
        }
        write("profile", found)


class KeptWatch(LoopWatch):
    """A watch that writes what it has seen when a signal comes."""

    @override
    def start(self) -> None:
        super().start()
        signal.signal(signal.SIGUSR2, lambda *_: write("holds", list(self.holds)))


def write(kind: str, found: object) -> None:
    """Whole or not at all: somebody waits for it."""
    file = Path(os.environ["GUILDTABLE_LOAD_PROFILE"]).with_suffix(f".{kind}")
    half = file.with_suffix(".half")
    half.write_text(json.dumps(found))
    half.rename(file)


def kind(stack: list[str]) -> str:
    """What a moment with these files on its stack is spent on."""
    for name, files in KINDS.items():
        if any(part in file for part in files for file in stack):
            return name
    return "rest"


if __name__ == "__main__":
    profile = Profile()
    gc.callbacks.append(profile.collecting)
    signal.signal(signal.SIGPROF, profile.look)
    signal.signal(signal.SIGUSR1, profile.toggle)
    node.LoopWatch = KeptWatch  # type: ignore[attr-defined]
    sys.argv[0] = "guildtable"
    app()
