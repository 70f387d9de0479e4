"""Players: who sits at a table, and how a bot is had by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from guildtable.bots.bot import Bot
from guildtable.bots.greedy import Greedy
from guildtable.bots.learned import looking, searching
from guildtable.bots.levels import LEVELS, LONGEST, level
from guildtable.bots.limit import Limit
from guildtable.bots.personas import persona_of
from guildtable.bots.search import Search
from guildtable.bots.tastes import taste_of
from guildtable.kernel.game import AnyGame
from guildtable.kernel.names import BOT
from guildtable.kernel.sight import Sight


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

    @staticmethod
    @lru_cache(maxsize=4096)
    def read(text: str) -> Sitter:
        """Whoever this text of a record names. Who sits where is asked at every reply, again and again."""
        return Sitter(text, text.removeprefix(BOT)) if text.startswith(BOT) else Sitter(text)

    @classmethod
    def of_bot(cls, kind: str) -> Sitter:
        """A bot of this kind."""
        return cls(BOT + kind, kind)

    def __str__(self) -> str:
        return self.name


type Making = Callable[[AnyGame, Random, Limit], Bot]


def _of_level(name: str) -> Making:
    return lambda game, rng, _limit: level(name, game, rng)


BOTS: dict[str, Making] = {
    "random": lambda _game, rng, _limit: Blind(rng),
    "greedy": lambda game, rng, _limit: Greedy(taste_of(game), rng),
    "search": lambda game, rng, limit: Search(taste_of(game), rng, limit),
    "look": lambda game, rng, _limit: looking(game, rng),
    "learned": searching,
    **{name: _of_level(name) for name in LEVELS},
}


def thinking(name: str) -> tuple[str, Limit] | None:
    """By which search a bot of this name thinks, and how long; None if it answers at once."""
    kind, _, limit = name.partition(":")
    if kind == LEVELS[-1]:
        return "learned", LONGEST
    return (kind, Limit.read(limit) if limit else USUAL) if kind in {"search", "learned"} else None


def bot(name: str, game: AnyGame, rng: Random) -> Bot:
    """A bot of this name for a seat of this game; the same dice make it play the same, unless it goes by the clock.

    `search:200` searches for 200 iterations, `search:50ms` for 50 milliseconds a question; so does `learned`.
    `master:builder` is a level with one of the game's personas.
    """
    kind, _, limit = name.partition(":")
    if kind not in BOTS:
        raise ValueError(f"there is no bot named {name}; there are {', '.join(BOTS)}")
    if kind in LEVELS and limit:
        return level(kind, game, rng, persona_of(game, limit))
    return BOTS[kind](game, rng, Limit.read(limit) if limit else USUAL)
