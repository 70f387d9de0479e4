"""A bot, and how one is had by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from guildtable.bots.greedy import Greedy
from guildtable.bots.limit import Limit
from guildtable.bots.search import Search
from guildtable.bots.tastes import TASTES
from guildtable.kernel.game import AnyGame
from guildtable.kernel.sight import Sight


class Bot(Protocol):
    """Answers its seat's question with options taken from it."""

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """What to answer, given what the seat sees."""
        ...


class Blind:
    """Takes any option. The measure of all others, and the one that finds our bugs."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """Any answer, without a look at the table."""
        return sight.choice.any(self._rng)


USUAL = Limit(seconds=0.1)
BOT = "bot:"
"""A player of this name is a bot of the kind that follows."""

BOTS: dict[str, Callable[[AnyGame, Random, Limit], Bot]] = {
    "random": lambda _game, rng, _limit: Blind(rng),
    "greedy": lambda game, rng, _limit: Greedy(TASTES[game.name], rng),
    "search": lambda game, rng, limit: Search(TASTES[game.name], rng, limit),
}


def bot(name: str, game: AnyGame, rng: Random) -> Bot:
    """A bot of this name for a seat of this game; the same dice make it play the same, unless it goes by the clock.

    `search:200` searches for 200 iterations, `search:50ms` for 50 milliseconds a question.
    """
    kind, _, limit = name.partition(":")
    if kind not in BOTS:
        raise ValueError(f"there is no bot named {name}; there are {', '.join(BOTS)}")
    return BOTS[kind](game, rng, Limit.read(limit) if limit else USUAL)
