"""The bot that looks one step ahead: it takes the answer after which the table is worth most to it, as it learned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

from guildtable.bots.rollout import settle, without_asking
from guildtable.bots.taste import AnyTaste
from guildtable.bots.tree import distinct
from guildtable.bots.values import Learned
from guildtable.bots.world import World
from guildtable.kernel.chance import dealer
from guildtable.kernel.question import Choice, Reply, Seat
from guildtable.kernel.sight import Sight

GUESSES = 3
"""In so many guesses at what the seat cannot see."""
MOST, OBVIOUS = 3, 0.15
"""So many heats worse, and never more than that in shares of winning: nobody takes such an answer."""


@dataclass(slots=True)
class Seen:
    """An answer, and the share of winning that it brings."""

    answer: tuple[Any, ...]
    share: float = 0.0


class Look:
    """Tries every answer once in each guess. What follows is not played: the value is asked at once."""

    __slots__ = ("_guesses", "_learned", "_rng", "_taste")

    def __init__(self, taste: AnyTaste, learned: Learned, rng: Random, guesses: int = GUESSES) -> None:
        self._taste, self._learned, self._rng, self._guesses = taste, learned, rng, guesses

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """The answer that promises most; of equal ones the best liked."""
        return max(self.seen(sight).values(), key=lambda seen: seen.share).answer

    def seen(self, sight: Sight[Any]) -> dict[Reply, Seen]:
        """What each answer promises, the best liked first."""
        world = World.imagined(sight, self._rng)
        ranked = self._taste.ranked(world.guess.now, sight.seat, sight.choice)
        found = {
            reply: Seen(answer) for reply, answer in distinct(sight.choice, ranked, self._learned.reading.width).items()
        }
        for guess in range(self._guesses):
            world = world if guess == 0 else World.imagined(sight, self._rng)
            asked, answers = self._asked(world, sight.seat)
            for reply, seen in found.items():
                answers[sight.seat] = asked.read(reply)
                seen.share += self._after(world, answers)[sight.seat] / self._guesses
        return found

    def _asked(self, world: World, me: Seat) -> tuple[Choice[Any], dict[Seat, tuple[Any, ...]]]:
        """What I am asked in this world, and how all who are asked with me answer, by taste. They do not know what I
        answer, so that is the same whatever it is; my own place among them is still empty."""
        guess, deal, dice = world.guess, dealer(world.key), Random(world.toss)
        mine, answers = guess.asked[me], dict[Seat, tuple[Any, ...]]()
        assert isinstance(mine, Choice)
        for seat, asked in guess.asked.items():
            if seat == me:
                answers[seat] = ()
            elif isinstance(asked, Choice) and not asked.forced:
                answers[seat] = self._taste.answer(guess.now, seat, asked, dice)
            else:
                answers[seat] = without_asking(asked, deal)
        return mine, answers

    def _after(self, world: World, answers: Mapping[Seat, tuple[Any, ...]]) -> list[float]:
        """Each seat's share once they have answered so."""
        table, taste = world.guess.table(), self._taste
        table.answer_all({**answers})
        settle(taste, table, self._learned.reading.asides, Random(world.toss))
        return self._learned.value(world.guess.game, taste, table)


def sensible(seen: Iterable[Seen], heat: float) -> list[Seen]:
    """The answers that a bot of such heat may take: none that gives away much, or half of all that is left."""
    seen = list(seen)
    best = max(one.share for one in seen)
    least = max(best - min(MOST * heat, OBVIOUS), best / 2)
    return [one for one in seen if one.share >= least]


def tossed(answers: list[Seen], heat: float, dice: Random) -> tuple[Any, ...]:
    """One of the answers, the likelier the more it promises."""
    most = max(seen.share for seen in answers)
    weights = [exp((seen.share - most) / heat) for seen in answers]
    return dice.choices(answers, weights)[0].answer
