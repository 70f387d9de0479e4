"""A persona: what a bot likes to do, beside winning. It gives away a little for that, and never what is obvious.

Like a taste it reads the state of a guess, and there only what its seat sees: who it is must not depend on what is made
up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from guildtable.bots.bot import Bot
from guildtable.bots.look import Leeway, Seen, sensible
from guildtable.bots.taste import Liking
from guildtable.kernel.question import Choice, Reply, Seat
from guildtable.kernel.script import State
from guildtable.kernel.sight import Sight


@dataclass(frozen=True, slots=True)
class Persona[S: State]:
    """Somebody who likes to do something."""

    name: str
    called: str
    """Its first name, at the table."""
    fond: Callable[[S, Seat, Choice[Any]], Liking]
    """Looks at the table once and says how much an option is to its liking: from 0, not at all, to 1."""

    def likes(self, sight: Sight[Any], *answers: tuple[Any, ...]) -> list[float]:
        """How much each of these answers is to my liking. Dice of its own leave the bot's as they are."""
        liking = self.fond(sight.guess(Random(0)).now, sight.seat, sight.choice)
        return [max(map(liking, answer), default=0.0) for answer in answers]

    def lean(self, sight: Sight[Any], answers: Sequence[Seen], sway: float) -> list[Seen]:
        """These answers, each with a bonus for what is to my liking: so much at most, in shares of winning."""
        likings = self.likes(sight, *[one.answer for one in answers])
        return [Seen(one.answer, one.share + sway * liking) for one, liking in zip(answers, likings, strict=True)]


type AnyPersona = Persona[Any]


class Weighing(Bot, Protocol):
    """A bot that can say what each answer promises."""

    def seen(self, sight: Sight[Any]) -> dict[Reply, Seen]:
        """The answers it thought of."""
        ...


type Leaning = Callable[[Weighing], Bot]
"""Gives a bot a persona, or leaves it as it is."""


def even(bot: Weighing) -> Bot:
    """Nobody in particular."""
    return bot


class Inclined:
    """A bot with a persona: takes the answer it likes, if that is worse than the best by no more than its sway."""

    __slots__ = ("_bot", "_persona", "_sway")

    def __init__(self, persona: AnyPersona, sway: float, bot: Weighing) -> None:
        self._persona, self._sway, self._bot = persona, sway, bot

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """What promises most with the bonus; where nothing is to its liking, what the bot itself would answer."""
        if not any(self._persona.likes(sight, tuple(sight.choice.options))):
            return self._bot.choose(sight)
        answers = sensible(self._bot.seen(sight).values(), Leeway(self._sway))
        return max(self._persona.lean(sight, answers, self._sway), key=lambda one: one.share).answer
