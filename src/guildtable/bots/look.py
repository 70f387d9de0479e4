"""The bot that looks one step ahead: it takes the answer after which the table is worth most to it, as it learned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, NamedTuple

from guildtable.bots.rollout import settle, without_asking
from guildtable.bots.taste import AnyTaste
from guildtable.bots.tree import distinct
from guildtable.bots.values import Learned
from guildtable.bots.world import World
from guildtable.kernel.chance import dealer
from guildtable.kernel.question import Choice, Reply, Seat
from guildtable.kernel.sight import Sight

MOST = 3
"""Nobody takes an answer that is so many heats worse."""


@dataclass(slots=True)
class Seen:
    """An answer, and the share of winning that it brings."""

    answer: tuple[Any, ...]
    share: float = 0.0


class Look:
    """Tries every answer once in each guess. What follows is not played: the value is asked at once."""

    __slots__ = ("_guesses", "_learned", "_rng", "_taste")

    def __init__(self, taste: AnyTaste, learned: Learned, rng: Random, guesses: int | None = None) -> None:
        self._taste, self._learned, self._rng = taste, learned, rng
        self._guesses = guesses or learned.reading.guesses

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


class Leeway(NamedTuple):
    """What a bot may give away with one answer, in shares of winning."""

    heat: float
    """An answer that is so much worse is taken 2.7 times less often, and one three times as much worse never."""
    most: float = 0.15
    """Nor ever one that is worse than this."""
    kept: float = 0.5
    """So much of what is left is kept: in the last round a certain loss is a share of nearly nothing."""


def sensible(seen: Iterable[Seen], leeway: Leeway) -> list[Seen]:
    """The answers that a bot may take which gives away no more than that."""
    seen = list(seen)
    best = max(one.share for one in seen)
    least = max(best - min(MOST * leeway.heat, leeway.most), best * leeway.kept)
    return [one for one in seen if one.share >= least]


def tossed(answers: list[Seen], heat: float, dice: Random) -> tuple[Any, ...]:
    """One of the answers, the likelier the more it promises."""
    most = max(seen.share for seen in answers)
    weights = [exp((seen.share - most) / heat) for seen in answers]
    return dice.choices(answers, weights)[0].answer
