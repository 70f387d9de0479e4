"""A rollout: a live table played on by taste to the end of a round, and what it is worth there."""

from __future__ import annotations

from collections.abc import Callable, Set
from math import exp
from random import Random
from typing import Any

from guildtable.bots.taste import AnyTaste
from guildtable.kernel.chance import Dealer, Draw, Roll
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Askable, Choice, Seat
from guildtable.kernel.table import Table

CERTAIN = 0.9
"""How much of the value at the end of a game is for winning; the rest is for the margin."""

type Onward = Callable[[AnyTaste, Table[Any], Horizon, Dealer, Random], None]
"""How a line of play goes on once it has left the tree."""
type Value = Callable[[AnyGame, AnyTaste, Table[Any]], list[float]]
"""What a table is worth to each seat, in shares of winning."""


def without_asking(asked: Askable, deal: Dealer) -> tuple[Any, ...]:
    """What chance answers, or a seat that has only one way to answer."""
    if isinstance(asked, Choice):
        return asked.only
    assert isinstance(asked, (Draw, Roll))
    return deal(asked)


class Horizon:
    """How far a line of play goes: to the end of the round in which enough replies have been given."""

    __slots__ = ("_ahead", "_chapter", "_ends", "replies")

    def __init__(self, game: AnyGame, taste: AnyTaste, now: Any) -> None:
        self._chapter, self._ahead, self.replies = game.chapter, taste.ahead, 0
        self._ends = game.chapter(now).round + 1

    def within(self, now: Any) -> bool:
        """Is it worth going on?"""
        reached = self._chapter(now).round
        if reached >= self._ends:
            if self.replies >= self._ahead:
                return False
            self._ends = reached + 1
        return True


def play_on(taste: AnyTaste, table: Table[Any], horizon: Horizon, deal: Dealer, rng: Random) -> None:
    """Everybody follows the taste, as far as the horizon or the end of the game."""
    while (question := table.question) and horizon.within(table.now):
        answers: dict[Seat, tuple[Any, ...]] = {}
        for seat, asked in question.asked.items():
            if isinstance(asked, Choice) and not asked.forced:
                answers[seat] = taste.answer(table.now, seat, asked, rng)
                horizon.replies += 1
            else:
                answers[seat] = without_asking(asked, deal)
        table.answer_all(answers)


def settle(taste: AnyTaste, table: Table[Any], asides: Set[str], rng: Random) -> None:
    """Answer what only finishes something begun, by taste, and what there is only one answer to."""
    while (question := table.question) and all(
        isinstance(asked, Choice) and (asked.forced or asked.why in asides) for asked in question.asked.values()
    ):
        table.answer_all(
            {
                seat: asked.only if asked.forced else taste.answer(table.now, seat, asked, rng)
                for seat, asked in question.asked.items()
                if isinstance(asked, Choice)
            }
        )


def value(game: AnyGame, taste: AnyTaste, table: Table[Any]) -> list[float]:
    """By who won, or by the points so far and what may come of the rest."""
    points = [float(score.total) for score in game.standing(table.now)]
    if table.question:
        hopes = taste.hopes(table.now)
        return shares([made + hoped for made, hoped in zip(points, hopes, strict=True)], taste.swing)
    winners, margins = game.winners(table.now), shares(points, taste.swing)
    return [CERTAIN * (seat in winners) / len(winners) + (1 - CERTAIN) * margin for seat, margin in enumerate(margins)]


def shares(points: list[float], swing: float) -> list[float]:
    """Points as shares of winning."""
    most = max(points)
    weights = [exp((point - most) / swing) for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]
