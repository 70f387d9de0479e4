"""A telling: something that happened is told to all who watch; how long that takes, until the last has been sent it."""

from __future__ import annotations

import time
from collections.abc import Callable

from guildtable.server.ops.metrics import TOLD


class Telling:
    """Who still waits to be sent it. It is measured when all who are told are known, and nobody waits."""

    __slots__ = ("_anybody", "_since", "_waiting")

    def __init__(self, since: float) -> None:
        self._since, self._anybody = since, False
        self._waiting = 1  # ourselves: as long as we add others

    def to_one(self) -> Callable[[], None]:
        """One more is told; what is returned is to be called once they have been sent it, or are gone."""
        self._waiting += 1
        self._anybody = True
        return self._one_less

    def begun(self) -> None:
        """These are all."""
        self._one_less()

    def _one_less(self) -> None:
        self._waiting -= 1
        if not self._waiting and self._anybody:
            TOLD.observe(time.perf_counter() - self._since)
