"""A bot, and how one is had by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from guildtable.bots.greedy import Greedy
from guildtable.bots.limit import Limit
from guildtable.bots.search import Search
from guildtable.bots.tastes import taste_of
from guildtable.kernel.game import AnyGame
from guildtable.kernel.names import BOT
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


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who plays a seat: a person by their name, or a bot by its kind. Records hold it as text."""

    name: str
    bot: str | None = None
    """The bot's kind; None: a person."""

    @classmethod
    def read(cls, text: str) -> Sitter:
        """Whoever this text of a record names."""
        return cls(text, text.removeprefix(BOT)) if text.startswith(BOT) else cls(text)

    @classmethod
    def of_bot(cls, kind: str) -> Sitter:
        """A bot of this kind."""
        return cls(BOT + kind, kind)

    def __str__(self) -> str:
        return self.name


BOTS: dict[str, Callable[[AnyGame, Random, Limit], Bot]] = {
    "random": lambda _game, rng, _limit: Blind(rng),
    "greedy": lambda game, rng, _limit: Greedy(taste_of(game), rng),
    "search": lambda game, rng, limit: Search(taste_of(game), rng, limit),
}


def bot(name: str, game: AnyGame, rng: Random) -> Bot:
    """A bot of this name for a seat of this game; the same dice make it play the same, unless it goes by the clock.

    `search:200` searches for 200 iterations, `search:50ms` for 50 milliseconds a question.
    """
    kind, _, limit = name.partition(":")
    if kind not in BOTS:
        raise ValueError(f"there is no bot named {name}; there are {', '.join(BOTS)}")
    return BOTS[kind](game, rng, Limit.read(limit) if limit else USUAL)
