"""Ratings: the stronger bot has the higher one, and the interval says how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, log, sqrt
from random import Random

import pytest

from guildtable.research.contest import Result
from guildtable.research.ratings import orders, ratings

BETA = 25 / 6
"""OpenSkill's measure of luck in a game."""


def played(number: int, seats: Sequence[str], points: Sequence[int]) -> Result:
    """A game with these points."""
    winners = tuple(seat for seat, count in enumerate(points) if count == max(points))
    return Result(number, tuple(seats), tuple(points), winners, (1,) * len(seats), (0.0,) * len(seats))


def series(strength: Mapping[str, float], line_up: str, games: int, rng: Random) -> list[Result]:
    """Games as the model believes they go: strength, and luck as Gumbel has it."""
    scale, found = sqrt(len(line_up)) * BETA, []
    for number in range(games):
        turn = number % len(line_up)
        seats = line_up[turn:] + line_up[:turn]
        found.append(played(number, seats, [int(1e6 * (strength[s] / scale - log(-log(rng.random())))) for s in seats]))
    return found


def test_bots_are_rated_in_the_order_of_their_strength() -> None:
    games = series({"a": 18, "b": 25, "c": 32}, "abc", 200, Random(1))
    rated = ratings("abc", games)
    assert rated["a"].interval[1] < rated["b"].interval[0] < rated["b"].interval[1] < rated["c"].interval[0]
    assert ratings("abc", games) == rated


@pytest.mark.parametrize("line_up", ["ab", "abbb"])
def test_the_intervals_hold_the_truth_and_are_not_idly_wide(line_up: str) -> None:
    """The difference is what games can tell; several seats of one bot must not make it surer than it is."""
    rng, strength, held, widths = Random(5), {"a": 29.0, "b": 21.0}, 0, []
    for _ in range(40):
        rated = ratings("ab", series(strength, line_up, 200, rng))
        margin = 1.96 * hypot(rated["a"].sigma, rated["b"].sigma)
        held += abs(rated["a"].mu - rated["b"].mu - 8) < margin
        widths.append(margin)
    assert held >= 35
    assert max(widths) < 4


def test_who_comes_in_behind_a_shared_victory_gains_nothing_from_it() -> None:
    """Third of four is below the middle; before the tie was broken in both ways it got as much as the winners."""
    rated = ratings("abcd", [played(0, "abcd", (9, 9, 5, 1))])
    assert rated["a"] == rated["b"]
    assert rated["a"].mu > 25 > rated["c"].mu > rated["d"].mu
    assert sum(rating.mu for rating in rated.values()) == pytest.approx(100)


def test_seats_with_the_same_place_may_have_come_in_in_any_order() -> None:
    assert orders([1, 2, 3]) == [[1, 2, 3]]
    assert orders([2, 1, 1]) == [[3, 1, 2], [3, 2, 1]]
    assert len(orders([1, 1, 1, 1])) == 24


def test_a_bot_learns_nothing_from_beating_itself() -> None:
    rated = ratings("ab", [played(0, "bbb", (1, 5, 3))])
    assert rated["b"].mu == pytest.approx(25)
    assert rated["a"].mu == 25


def test_several_seats_of_one_bot_are_evidence_together() -> None:
    """It lost with three seats and won with none: that is more than a loss with one."""
    one = ratings("ab", [played(0, "ab", (5, 1))])
    three = ratings("ab", [played(0, "abbb", (5, 1, 1, 1))])
    assert three["a"].mu > 25 > three["b"].mu
    assert three["b"].sigma < one["b"].sigma
    assert three["a"].mu - 25 == pytest.approx(25 - three["b"].mu)
