"""The machine: what processes have used of it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")


def cpu(pid: int) -> float:
    """Seconds of CPU a process has used so far; a process that has gone used none that we could count."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def busy() -> float:
    """Seconds of CPU the whole machine has used so far."""
    fields = [int(field) for field in Path("/proc/stat").read_text().partition("\n")[0].split()[1:]]
    return (sum(fields) - fields[3] - fields[4]) / TICKS


def stolen() -> float:
    """Seconds of CPU that the machine's host gave to others."""
    return int(Path("/proc/stat").read_text().partition("\n")[0].split()[8]) / TICKS


def slowness() -> float:
    """Milliseconds of CPU that a fixed piece of Python takes: a busy machine is slower, and its figures with it."""
    began = time.thread_time()
    assert sum(len(str(number)) for number in range(100_000)) == 488_890
    return round((time.thread_time() - began) * 1000, 1)


@dataclass(frozen=True, slots=True)
class Used:
    """What was used between two looks, by groups of processes, and by others that we did not start."""

    seconds: float
    by: dict[str, float]
    others: float
    """Share of the machine that went to processes not in any group."""


class Meter:
    """Looks at groups of processes twice."""

    def __init__(self, groups: dict[str, Iterable[int]]) -> None:
        self._groups = {name: list(pids) for name, pids in groups.items()}
        self._began, self._busy, self._by = time.monotonic(), busy(), self._now()

    def _now(self) -> dict[str, float]:
        return {name: sum(map(cpu, pids)) for name, pids in self._groups.items()}

    def read(self) -> Used:
        """Since the meter was made."""
        seconds = time.monotonic() - self._began
        by = {name: used - self._by[name] for name, used in self._now().items()}
        others = busy() - self._busy - sum(by.values())
        return Used(seconds, by, max(0.0, others) / seconds / (os.cpu_count() or 1))


def spread(values: list[float]) -> dict[str, float]:
    """Median, the 99th of a hundred and the worst, in milliseconds."""
    if not values:
        return {"count": 0}
    ordered = sorted(values)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99)]
    p50, p99, worst = (round(value * 1000, 2) for value in (*at, ordered[-1]))
    return {"count": len(ordered), "p50_ms": p50, "p99_ms": p99, "max_ms": worst}
