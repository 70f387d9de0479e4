"""Levels: bots that people may play against, from an apprentice to a grandmaster.

The lower ones see what each answer promises, and do not always take the best. They do not blunder at random: an answer
is the likelier the less it gives away, by a measure of what is given away as a rule (`heat`); what gives away much, or
most of all that is left, is never taken; and what only finishes something begun is always done well.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from guildtable.bots.bot import Bot
from guildtable.bots.greedy import Greedy
from guildtable.bots.learned import Familiar, searching
from guildtable.bots.limit import Limit
from guildtable.bots.look import Leeway, Look, sensible, tossed
from guildtable.bots.persona import AnyPersona, Inclined, Leaning, even
from guildtable.bots.search import Search
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import learned
from guildtable.kernel.game import AnyGame
from guildtable.kernel.sight import Sight

LEVELS = ("apprentice", "journeyman", "master", "syndic", "grandmaster")
"""The weakest first."""
LEEWAYS = {"apprentice": Leeway(0.3, 0.5, 0.25), "journeyman": Leeway(0.07), "master": Leeway(0.03)}
"""What they may give away at Capital Lux; elsewhere the heat is so many times that (`Reading.heat`)."""
AS_STRANGERS = {"apprentice": None, "journeyman": 4, "master": 12, "syndic": 40}
"""At a table unlike those learned from: so many iterations of search; the apprentice is greedy there."""
SWAY = {"apprentice": 0.03, "journeyman": 0.04, "master": 0.03, "syndic": 0.02, "grandmaster": 0.015}
"""Who always takes the best gives away so much for what its persona likes."""
FOND = 1.5
"""And who does not: what its persona likes is worth so many heats."""
LONGEST = Limit(seconds=0.3)
"""The grandmaster thinks so long."""


class Level:
    """Takes answers that give away a little: the likelier, the less that is and the more its persona likes them."""

    __slots__ = ("_asides", "_leeway", "_look", "_persona", "_rng")

    def __init__(
        self,
        look: Look,
        asides: frozenset[str],
        leeway: Leeway,
        rng: Random,
        persona: AnyPersona | None = None,
    ) -> None:
        self._look, self._asides, self._leeway, self._rng, self._persona = look, asides, leeway, rng, persona

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """One of the answers that are not plainly worse than the best."""
        seen = list(self._look.seen(sight).values())
        if sight.choice.why in self._asides:
            return max(seen, key=lambda one: one.share).answer
        answers, heat = sensible(seen, self._leeway), self._leeway.heat
        return tossed(self._persona.lean(sight, answers, FOND * heat) if self._persona else answers, heat, self._rng)


def level(name: str, game: AnyGame, rng: Random, persona: AnyPersona | None = None) -> Bot:
    """The bot of this level, and with this persona."""
    leaning: Leaning = partial(Inclined, persona, SWAY[name]) if persona else even
    if name == "grandmaster":
        return searching(game, rng, LONGEST, leaning)
    known, taste, iterations = learned(game), taste_of(game), AS_STRANGERS[name]
    stranger = leaning(Search(taste, rng, Limit(iterations=iterations)) if iterations else Greedy(taste, rng))
    if known is None:
        return stranger
    reading, look = known.reading, Look(taste, known, rng)
    if name == "syndic":
        return Familiar(reading, leaning(look), stranger)
    leeway = LEEWAYS[name]._replace(heat=LEEWAYS[name].heat * reading.heat)
    return Familiar(reading, Level(look, reading.asides, leeway, rng, persona), stranger)
