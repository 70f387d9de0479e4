"""Shares of wins: intervals that hold however often one looks."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from guildtable.research.shares import interval, target, verdict

SERIES = 1000
GAMES = 400

type Judge = Callable[[float, int, float], str]


def naive(won: float, games: int, wanted: float) -> str:
    """A textbook interval, made for one look at the end; it needs some games to be one."""
    if games < 20:
        return "open"
    share = won / games
    margin = 1.96 * sqrt(wanted * (1 - wanted) / games)
    return "open" if abs(share - wanted) < margin else "shown" if share > wanted else "refuted"


def ends(chance: float, wanted: float, judge: Judge, parts: int = 1) -> list[str]:
    """The verdicts of many series that stop as soon as there is one. Victories are shared by `parts` tosses."""
    rng, found = Random(7), []
    for _ in range(SERIES):
        won, said = 0.0, "open"
        for games in range(1, GAMES + 1):
            won += sum(rng.random() < chance for _ in range(parts)) / parts
            said = judge(won, games, wanted)
            if said != "open":
                break
        found.append(said)
    return found


@pytest.mark.parametrize("wanted", [0.4, 2 / 3])
@pytest.mark.parametrize("parts", [1, 2])
def test_at_the_target_fewer_than_one_series_in_twenty_errs(wanted: float, parts: int) -> None:
    assert 1 - ends(wanted, wanted, verdict, parts).count("open") / SERIES < 0.05


def test_a_textbook_interval_would_err_far_more_often() -> None:
    """So the simulation can tell."""
    assert 1 - ends(0.4, 0.4, naive).count("open") / SERIES > 0.2


def test_a_clear_case_is_decided() -> None:
    assert ends(0.55, 0.4, verdict).count("shown") > 0.95 * SERIES
    assert ends(0.25, 0.4, verdict).count("refuted") > 0.95 * SERIES


@pytest.mark.parametrize(("won", "games"), [(0, 1), (0, 50), (50, 50), (3.5, 20), (120, 400)])
def test_the_interval_holds_what_is_not_yet_judged(won: float, games: int) -> None:
    low, high = interval(won, games)
    assert 0 <= low <= won / games <= high <= 1
    for wanted in (0.05, 0.2, 0.3, 0.5, 0.9):
        judged = "refuted" if wanted > high else "shown" if wanted < low else "open"
        assert verdict(won, games, wanted) == judged


def test_nothing_is_known_before_the_first_game() -> None:
    assert interval(0, 0) == (0, 1)
    assert verdict(0, 0, 0.5) == "open"


def test_the_interval_narrows_as_games_are_played() -> None:
    widths = [high - low for low, high in (interval(games * 0.3, games) for games in (20, 100, 500, 2500))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.08


def test_twice_par_odds_are_two_thirds_at_two_seats_and_two_fifths_at_four() -> None:
    assert target(2, 2) == pytest.approx(2 / 3)
    assert target(2, 4) == pytest.approx(0.4)
    assert target(1, 3) == pytest.approx(1 / 3)
    with pytest.raises(ValueError, match="such as 2"):
        target(0, 2)
