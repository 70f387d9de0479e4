"""A probe of an event loop: how much CPU each of its callbacks uses, collections of garbage aside."""

from __future__ import annotations

import asyncio
import gc
import time
from asyncio.events import Handle
from dataclasses import dataclass, field
from typing import Any

import pytest


@dataclass(slots=True)
class Probe:
    """Every callback of one loop, the longest first in `worst`."""

    loop: asyncio.AbstractEventLoop | None = None
    during: str = ""
    """What is being asked of the loop."""
    found: list[tuple[float, str, str]] = field(default_factory=list)
    _collecting: float = 0.0
    _collected: float = 0.0

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Measure from now on, to the end of the test."""
        run = Handle._run  # noqa: SLF001

        def measured(handle: Any) -> None:
            if handle._loop is not self.loop:  # noqa: SLF001
                run(handle)
                return
            callback = handle._callback  # noqa: SLF001
            self._collected, began = 0.0, time.thread_time()
            run(handle)
            used = time.thread_time() - began - self._collected
            if used > 0.005:
                self.found.append((used, self.during, _named(callback)))

        monkeypatch.setattr(Handle, "_run", measured)
        gc.callbacks.append(self._gc)

    def end(self) -> None:
        """Look no more for collections."""
        gc.callbacks.remove(self._gc)

    def _gc(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._collected += time.thread_time() - self._collecting

    def longer_than(self, seconds: float) -> list[str]:
        """What took longer, the longest first."""
        return [
            f"{1000 * used:.0f} ms, {during}: {name}"
            for used, during, name in sorted(self.found, reverse=True)
            if used > seconds
        ]


def _named(callback: Any) -> str:
    """What the callback was, and where it stands now."""
    of = getattr(callback, "__self__", None)
    if isinstance(of, asyncio.Task):
        stack = of.get_stack(limit=None)
        where = " < ".join(f"{frame.f_code.co_qualname}:{frame.f_lineno}" for frame in reversed(stack[-3:]))
        return f"{getattr(of.get_coro(), '__qualname__', of)} at {where or 'its end'}"
    return repr(callback)[:120]
