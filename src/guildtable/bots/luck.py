"""Luck: what chance gave to each seat at one moment of a match that is over, in shares of winning.

It is what the table is worth after what came, less the mean of what it would be worth after what might have come. What
a table is worth was learned before anybody looked at the match, so the luck of many matches adds up to nothing, however
well or badly they were played and however wrong the value is. Only some of what might have come is looked at, so every
luck has an error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from guildtable.bots.rollout import Horizon, play_on, settle, value
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import learned
from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.position import Position
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.redeal import redeal_unseen, unseen
from guildtable.kernel.sealed import less_sealed
from guildtable.kernel.table import Table

OTHERS = 32
"""So many other things that might have come are looked at for each that came."""
AGAIN = 4
"""And so often what came: who chooses when all choose at once may choose otherwise."""


class Lot(NamedTuple):
    """What chance gave to a seat at one moment, in shares of winning."""

    share: float
    error: float
    """Its standard error."""


@dataclass(frozen=True)
class Judge:
    """Says what positions of a game are worth, by what was learned of it, or else by taste."""

    game: AnyGame

    @cached_property
    def _taste(self) -> Any:
        return taste_of(self.game)

    @cached_property
    def _learned(self) -> Any:
        return learned(self.game)

    def shares(self, position: Position[Any], rng: Random) -> list[float]:
        """What it is worth to each seat, once what was begun is finished and all have chosen what all choose at once:
        before that a hand is not yet what its owner makes of it."""
        table = position.table()
        self._finish(table, rng)
        return self._worth(table)

    def shares_later(self, position: Position[Any], rng: Random) -> list[float]:
        """The same once the round has been played on to its end, by taste."""
        table = redeal_unseen(position, rng).table()
        deal, horizon = dealer(rng.randbytes(16)), Horizon(self.game, replace(self._taste, ahead=0), table.now)
        play_on(self._taste, table, horizon, deal, rng)
        self._finish(table, rng)
        return self._worth(table)

    def luck(self, before: Position[Any], seat: Seat, reply: Reply, rng: Random) -> list[Lot] | None:
        """What chance gave to each seat by this reply; None where it had no part in it."""
        after = before.play(seat, reply).position
        if seat != CHANCE and not less_sealed(unseen(before), unseen(after)):
            return None
        others = [self._other(before, seat, reply, rng) for _ in range(OTHERS)]
        lots = _lots(self.shares, after, others, rng)
        if all_choose(after) and not any(lot.error for lot in lots):
            # What came is not to be seen yet in what the table is worth: a card to be carried out later.
            return _lots(self.shares_later, after, others, rng)
        return lots

    def _finish(self, table: Table[Any], rng: Random) -> None:
        asides = self._learned.reading.asides if self._learned else frozenset[str]()
        settle(self._taste, table, asides, rng)
        while all_choose(table):
            assert table.question
            settle(self._taste, table, {asked.why for asked in table.question.asked.values()} | asides, rng)

    def _worth(self, table: Table[Any]) -> list[float]:
        if table.question is None:
            won = self.game.winners(table.now)
            return [(seat in won) / len(won) for seat in range(len(self.game.standing(table.now)))]
        knows = self._learned and self._learned.reading.knows(table.now)
        worth: list[float] = (self._learned.value if knows else value)(self.game, self._taste, table)
        return worth

    def _other(self, before: Position[Any], seat: Seat, reply: Reply, rng: Random) -> Position[Any]:
        """Where it might have led: what no one has seen lies otherwise, and chance answers something else."""
        other = redeal_unseen(before, rng)
        if seat != CHANCE:
            return other.play(seat, reply).position
        assert other.chance
        return other.answer(CHANCE, dealer(rng.randbytes(16))(other.chance)).position


def all_choose(at: Position[Any] | Table[Any]) -> bool:
    """Are several seats asked at once?"""
    return at.question is not None and len(at.question.asked) > 1 and CHANCE not in at.question.asked


def _lots(
    shares: Callable[[Position[Any], Random], list[float]],
    after: Position[Any],
    others: Sequence[Position[Any]],
    rng: Random,
) -> list[Lot]:
    """What came less what might have come, in the mean; both with the same dice, as far as they throw the same."""
    tosses = [rng.random() for _ in range(AGAIN)]
    came = [shares(after, Random(toss)) for toss in tosses]
    might = [shares(other, Random(tosses[number % AGAIN])) for number, other in enumerate(others)]
    gaps = [
        [share - other for share, other in zip(came[number % AGAIN], shares, strict=True)]
        for number, shares in enumerate(might)
    ]
    return [Lot(fmean(gap), stdev(gap) / sqrt(len(gap))) for gap in zip(*gaps, strict=True)]
