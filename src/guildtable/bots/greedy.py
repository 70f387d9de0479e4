"""The greedy bot: takes the options it likes best now, and does not look ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from guildtable.bots.look import Seen
from guildtable.bots.taste import AnyTaste
from guildtable.kernel.question import Reply
from guildtable.kernel.sight import Sight

EVEN, SLOPE = 0.5, 4
"""Where two are even, a swing of points is worth a quarter of the game to begin with."""


class Greedy:
    """Follows a taste, by one guess at what it cannot see."""

    __slots__ = ("_rng", "_taste")

    def __init__(self, taste: AnyTaste, rng: Random) -> None:
        self._taste = taste
        self._rng = rng

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """What it likes best."""
        return self._taste.answer(sight.guess(self._rng).now, sight.seat, sight.choice, self._rng)

    def seen(self, sight: Sight[Any]) -> dict[Reply, Seen]:
        """What each answer would promise at an even table if its liking were points, in any order: equals are equal."""
        now, choice = sight.guess(self._rng).now, sight.choice
        likes, answers = self._taste.likes(now, sight.seat, choice), self._taste.ranked(now, sight.seat, choice)
        self._rng.shuffle(answers)
        points = [sum(map(likes, answer)) for answer in answers]
        behind = [(max(points) - liked) / (SLOPE * self._taste.swing) for liked in points]
        return {choice.write(answer): Seen(answer, EVEN - less) for answer, less in zip(answers, behind, strict=True)}
