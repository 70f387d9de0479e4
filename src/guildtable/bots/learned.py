"""Bots that play with what was learned: one looks a step ahead, one searches.

At a table unlike those that were learned from, and in a game of which nothing was learned, they play by taste alone, as
`greedy` and `search` do.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from guildtable.bots.bot import Bot
from guildtable.bots.greedy import Greedy
from guildtable.bots.limit import Limit
from guildtable.bots.look import Look
from guildtable.bots.persona import Leaning, even
from guildtable.bots.rollout import Horizon, play_on, settle
from guildtable.bots.search import Search, Weighed
from guildtable.bots.taste import AnyTaste
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import Learned, learned
from guildtable.bots.values.reading import AnyReading
from guildtable.kernel.chance import Dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Reply
from guildtable.kernel.sight import Sight
from guildtable.kernel.table import Table

GUESSES = 2
"""A search looks at its answers in so many guesses before it begins."""


GLANCE = Limit(iterations=16)
"""A search that is as quick as a look."""


class Familiar:
    """One bot for tables of the kind that was learned from, another for all others."""

    __slots__ = ("_knowing", "_reading", "_stranger")

    def __init__(self, reading: AnyReading, knowing: Bot, stranger: Bot) -> None:
        self._reading, self._knowing, self._stranger = reading, knowing, stranger

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """Whether a table is familiar is the same in all guesses; dice of its own leave the bot's as they are."""
        known = self._reading.knows(sight.guess(Random(0)).now)
        return (self._knowing if known else self._stranger).choose(sight)


def looking(game: AnyGame, rng: Random) -> Bot:
    """Looks one step ahead."""
    value, taste = learned(game), taste_of(game)
    if value is None:
        return Greedy(taste, rng)
    return Familiar(value.reading, Look(taste, value, rng), Greedy(taste, rng))


def searching(game: AnyGame, rng: Random, limit: Limit, leaning: Leaning = even) -> Bot:
    """Searches with what was learned: the value ends every line, and where that is sharp enough a look chooses the
    answers that are tried."""
    value, stranger = learned(game), leaning(Search(taste_of(game), rng, limit))
    return stranger if value is None else Familiar(value.reading, leaning(_knowing(game, value, rng, limit)), stranger)


def weigh(
    game: AnyGame, sight: Sight[Any], rng: Random, limit: Limit, also: Reply | None = None
) -> dict[Reply, Weighed]:
    """What the strongest search there is thinks of the answers worth a thought, and of `also`, the best first."""
    value = learned(game)
    if value is None or not value.reading.knows(sight.guess(Random(0)).now):
        return Search(taste_of(game), rng, limit).weigh(sight, also)
    return _knowing(game, value, rng, limit).weigh(sight, also)


def glance(game: AnyGame, sight: Sight[Any], rng: Random) -> dict[Reply, float]:
    """What the answers worth a thought promise at a glance, in shares of winning."""
    value, taste = learned(game), taste_of(game)
    if value is None or not value.reading.knows(sight.guess(Random(0)).now):
        return {reply: one.share for reply, one in Search(taste, rng, GLANCE).weigh(sight).items()}
    return {reply: seen.share for reply, seen in Look(taste, value, rng).seen(sight).items()}


def _knowing(game: AnyGame, value: Learned, rng: Random, limit: Limit) -> Search:
    taste, reading = taste_of(game), value.reading
    look = Look(taste, value, rng, min(GUESSES, reading.guesses)) if reading.looks else None
    return Search(taste, rng, limit, value.value, partial(_onward, reading), look)


def _onward(
    reading: AnyReading, taste: AnyTaste, table: Table[Any], horizon: Horizon, deal: Dealer, rng: Random
) -> None:
    if reading.plays_on(table.now):
        play_on(taste, table, horizon, deal, rng)
    else:
        settle(taste, table, reading.asides, rng)
