"""The greedy bot: takes the options it likes best now, and does not look ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from guildtable.kernel.sight import Sight

type Liking = Callable[[Any], float]
type Taste = Callable[[Sight[Any]], Liking]
"""A game's taste looks at the table once and says how much it likes an option."""


class Greedy:
    """Follows a taste. Options it likes equally are tossed for."""

    __slots__ = ("_rng", "_taste")

    def __init__(self, taste: Taste, rng: Random) -> None:
        self._taste = taste
        self._rng = rng

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """As many of the best options as must be taken, and further ones only if it likes them."""
        choice, likes, toss = sight.choice, self._taste(sight), self._rng.random
        ranked = sorted(((likes(option), toss(), place) for place, option in enumerate(choice.options)), reverse=True)
        taken = [place for liking, _, place in ranked[: choice.most]]
        wanted = sum(liking > 0 for liking, _, _ in ranked[: choice.most])
        return tuple(choice.options[place] for place in sorted(taken[: max(choice.least, wanted)]))
