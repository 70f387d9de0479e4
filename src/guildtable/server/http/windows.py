"""Windows: how often a minute somebody did something, as far as this node remembers.

As with the site's counters, of the last minute as much still counts as of it is not yet a minute ago, and what is
refused is not counted. Who was not seen for longest is forgotten first: a flood of addresses fills no memory.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from guildtable.server.store.counters import MINUTE, free_at, room, too_often

KEPT = 20_000
"""Windows that a node remembers; a household has one for each thing it does."""


@dataclass(slots=True)
class Window:
    """A minute of somebody's, and the one before it."""

    began: float
    count: int = 0
    before: int = 0

    def gone(self, now: float) -> float:
        """How much of the minute is over. If all of it is, another begins."""
        minutes = (now - self.began) // MINUTE
        if minutes:
            self.before = self.count if minutes == 1 else 0
            self.count = 0
            self.began += minutes * MINUTE
        return (now - self.began) / MINUTE


class Windows:
    """The windows of this node."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], Window] = OrderedDict()

    def count(self, what: str, most: Mapping[str, int]) -> None:
        """Count it once for each of these, who may do it so often; raises `Refused` if one of them has."""
        now = time.monotonic()
        for who, times in most.items():
            if window := self._kept.get((what, who)):
                gone = window.gone(now)
                if window.count >= room(window.before, gone, times):
                    raise too_often(what, times, (free_at(window.before, window.count, times) - gone) * MINUTE)
        for who in most:
            self._kept.setdefault((what, who), Window(now)).count += 1
            self._kept.move_to_end((what, who))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
