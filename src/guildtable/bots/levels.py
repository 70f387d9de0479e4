"""Levels: bots that people may play against, from an apprentice to a grandmaster.

The lower ones see what each answer promises, and do not always take the best. They do not blunder at random: an answer
is the likelier the less it gives away, by a measure of what is given away as a rule (`heat`); what gives away much, or
half of all that is left, is never taken; and what only finishes something begun is always done well.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from guildtable.bots.bot import Bot
from guildtable.bots.greedy import Greedy
from guildtable.bots.learned import Familiar, searching
from guildtable.bots.limit import Limit
from guildtable.bots.look import Look, Seen, tossed
from guildtable.bots.search import Search
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import learned
from guildtable.kernel.game import AnyGame
from guildtable.kernel.sight import Sight

LEVELS = ("apprentice", "journeyman", "master", "syndic", "grandmaster")
"""The weakest first."""
HEATS = {"apprentice": 0.12, "journeyman": 0.06, "master": 0.03}
"""With two players: an answer that is so much worse, in shares of winning, is taken 2.7 times less often. Where a game
has more choices than Capital Lux, each of them weighs less (`Reading.calm`)."""
MOST, OBVIOUS = 3, 0.15
"""So many heats worse, and never more than that in shares of winning: nobody takes such an answer."""
AS_STRANGERS = {"apprentice": None, "journeyman": 4, "master": 12, "syndic": 40}
"""At a table unlike those learned from: so many iterations of search; the apprentice is greedy there."""
LONGEST = Limit(seconds=0.3)
"""The grandmaster thinks so long."""


class Level:
    """Takes answers that give away a little, the less the likelier."""

    __slots__ = ("_asides", "_calm", "_heat", "_look", "_rng")

    def __init__(self, look: Look, asides: frozenset[str], heat: float, calm: float, rng: Random) -> None:
        self._look, self._asides, self._heat, self._calm, self._rng = look, asides, heat, calm, rng

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """One of the answers that are not plainly worse than the best."""
        seen = list(self._look.seen(sight).values())
        if sight.choice.why in self._asides:
            return max(seen, key=lambda one: one.share).answer
        heat = self._heat * self._calm
        return tossed(sensible(seen, heat), heat, self._rng)


def sensible(seen: Iterable[Seen], heat: float) -> list[Seen]:
    """The answers that a bot of such heat may take: none that gives away much, or half of all that is left."""
    seen = list(seen)
    best = max(one.share for one in seen)
    least = max(best - min(MOST * heat, OBVIOUS), best / 2)
    return [one for one in seen if one.share >= least]


def level(name: str, game: AnyGame, rng: Random) -> Bot:
    """The bot of this level."""
    if name == "grandmaster":
        return searching(game, rng, LONGEST)
    known, taste, iterations = learned(game), taste_of(game), AS_STRANGERS[name]
    stranger: Bot = Search(taste, rng, Limit(iterations=iterations)) if iterations else Greedy(taste, rng)
    if known is None:
        return stranger
    if name == "syndic":
        return Familiar(known.reading, Look(taste, known, rng), stranger)
    reading = known.reading
    return Familiar(reading, Level(Look(taste, known, rng), reading.asides, HEATS[name], reading.calm, rng), stranger)
