"""The greedy bot: takes the options it likes best now, and does not look ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from guildtable.bots.taste import AnyTaste
from guildtable.kernel.sight import Sight


class Greedy:
    """Follows a taste, by one guess at what it cannot see."""

    __slots__ = ("_rng", "_taste")

    def __init__(self, taste: AnyTaste, rng: Random) -> None:
        self._taste = taste
        self._rng = rng

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """What it likes best."""
        return self._taste.answer(sight.guess(self._rng).now, sight.seat, sight.choice, self._rng)
