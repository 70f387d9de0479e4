"""The slowest replies, and what went on meanwhile: in the nodes, on the disk, and on the machine beside us."""

from __future__ import annotations

import os
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

from guildtable.server.ops.loop_watch import Hold
from lab.load.machine import busy, stolen
from lab.load.playing import Told

MANY = 20
EVERY = 0.1


class Moment(NamedTuple):
    """The machine between two looks: how busy it was, what its host gave to others, how long the disk took to sync."""

    since: float
    until: float
    busy: float
    stolen: float
    sync: float


class Noise:
    """Looks at the machine ten times a second, in a thread of its own; the disk is asked to keep four kilobytes."""

    def __init__(self, folder: Path) -> None:
        self.moments: list[Moment] = []
        self._file = folder / "noise"
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join()

    def _look(self) -> None:
        file = os.open(self._file, os.O_CREAT | os.O_WRONLY)
        try:
            while not self._stopped.is_set():
                since, used, kept = time.monotonic(), busy(), stolen()
                os.pwrite(file, bytes(4096), 0)
                os.fdatasync(file)
                sync = time.monotonic() - since
                self._stopped.wait(max(0.0, EVERY - sync))
                until = time.monotonic()
                cores = (until - since) * (os.cpu_count() or 1)
                self.moments.append(Moment(since, until, (busy() - used) / cores, (stolen() - kept) / cores, sync))
        finally:
            os.close(file)


def slowest(all_told: Sequence[Told], holds: Sequence[Sequence[Hold]], moments: Sequence[Moment]) -> list[Any]:
    """The twenty slowest, worst first, each with what held a node's loop while it was on its way."""
    return [_cause(told, holds, moments) for told in sorted(all_told, key=lambda told: -told.seconds)[:MANY]]


def _cause(told: Told, holds: Sequence[Sequence[Hold]], moments: Sequence[Moment]) -> dict[str, Any]:
    held = {
        f"node {number}": [f"{hold.by} {_ms(hold.until - hold.since)}" for hold in of_node if _meanwhile(told, hold)]
        for number, of_node in enumerate(holds)
    }
    then = [moment for moment in moments if _meanwhile(told, moment)]
    return {
        "ms": _ms(told.seconds),
        "acknowledged_after_ms": _ms(told.acknowledged - told.sent),
        "held": {node: found for node, found in held.items() if found},
        "sync_ms": _ms(max((moment.sync for moment in then), default=0.0)),
        "stolen": round(max((moment.stolen for moment in then), default=0.0), 3),
        "busy": round(max((moment.busy for moment in then), default=0.0), 3),
    }


def _meanwhile(told: Told, other: Hold | Moment) -> bool:
    return other.since < told.told and told.sent < other.until


def held_by(holds: Sequence[Sequence[Hold]]) -> dict[str, Any]:
    """What held the loops of all nodes: how often, and for how long together."""
    times: Counter[str] = Counter()
    seconds: dict[str, float] = defaultdict(float)
    for hold in (hold for of_node in holds for hold in of_node):
        times[hold.by] += 1
        seconds[hold.by] += hold.until - hold.since
    return {
        by: {"times": times[by], "ms": _ms(spent)} for by, spent in sorted(seconds.items(), key=lambda item: -item[1])
    }


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
