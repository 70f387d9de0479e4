"""The loop's watch: how late the event loop is, and the name of what held it.

A node does everything on one thread. On it a beat is due every few milliseconds; how late it comes is the loop's lag.
A second thread sees a beat that does not come, and looks at what the loop's thread is doing. If that thread was ready
to go on and the machine gave it no core, it was the machine; else it was us, and the function is named.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
import time
from collections import deque
from types import FrameType
from typing import NamedTuple

from guildtable.server.ops.metrics import COLLECTION, LOOP_HELD, LOOP_LAG

EVERY = 0.02
LATE = 0.01
"""Seconds after which a beat that has not come is looked into."""
KEPT = 1000
MACHINE = "the machine"
COLLECTING = "garbage"
ABOVE = ("guildtable.cli", __name__)
"""What is on the stack whatever happens."""


class Hold(NamedTuple):
    """The loop was held: from when to when by the machine's clock, and by what."""

    since: float
    until: float
    by: str


class LoopWatch:
    """Watches the loop it is started on, from `start` to `stop`."""

    def __init__(self) -> None:
        self.holds: deque[Hold] = deque(maxlen=KEPT)
        """The latest."""
        self._beat = self._waited = self._collecting = 0.0
        self._held: str | None = None
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._look, name="loop-watch", daemon=True)
        self._due: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin; called on the loop's own thread."""
        self._loop, self._loops = asyncio.get_running_loop(), threading.get_ident()
        self._queue = Queue(threading.get_native_id())
        self._beat, self._waited = time.monotonic(), self._queue.waited()
        self._due = self._loop.call_later(EVERY, self._beats)
        gc.callbacks.append(self._collects)
        self._thread.start()

    def stop(self) -> None:
        """End it."""
        if self._due is None:
            return
        self._due.cancel()
        self._stopped.set()
        self._thread.join(1)
        self._queue.close()
        gc.callbacks.remove(self._collects)

    def _beats(self) -> None:
        now, waited = time.monotonic(), self._queue.waited()
        lag = now - self._beat - EVERY
        LOOP_LAG.observe(max(0.0, lag))
        if lag > LATE:
            by = MACHINE if waited - self._waited > lag / 2 else self._held or "unseen"
            LOOP_HELD.labels(by).inc(lag)
            self.holds.append(Hold(self._beat, now, by))
        self._held = None
        self._beat, self._waited = now, waited
        self._due = self._loop.call_later(EVERY, self._beats)

    def _look(self) -> None:
        while not self._stopped.wait(EVERY):
            if time.monotonic() - self._beat > EVERY + LATE and self._held is None:
                frame = sys._current_frames().get(self._loops)  # noqa: SLF001  the only way to see another thread
                self._held = COLLECTING if self._collecting else name_of(frame)

    def _collects(self, phase: str, about: dict[str, int]) -> None:
        if threading.get_ident() != self._loops:
            return
        if phase == "start":
            self._collecting = time.monotonic()
        else:
            COLLECTION.labels(str(about["generation"])).observe(time.monotonic() - self._collecting)
            self._collecting = 0.0


class Queue:
    """How long a thread has stood ready without a core, where the system says it."""

    def __init__(self, thread: int) -> None:
        try:
            self._file = os.open(f"/proc/self/task/{thread}/schedstat", os.O_RDONLY)
        except OSError:
            self._file = -1

    def waited(self) -> float:
        """In seconds, since the thread began."""
        return int(os.pread(self._file, 100, 0).split()[1]) / 1e9 if self._file >= 0 else 0.0

    def close(self) -> None:
        """No more questions."""
        if self._file >= 0:
            os.close(self._file)


def name_of(frame: FrameType | None) -> str:
    """The innermost function of ours that is at work there: names of code, so there are only so many. Of a game only
    which it is: a person has functions of its own, and who holds that card is nobody's business."""
    while frame:
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith("guildtable.") and not module.startswith(ABOVE):
            floor, _, room = module.removeprefix("guildtable.").partition(".")
            return f"games.{room.partition('.')[0]}" if floor == "games" else f"{floor}.{room}.{frame.f_code.co_name}"
        frame = frame.f_back
    return "the loop itself"
