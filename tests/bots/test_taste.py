"""Tastes: following one, ranking by one, and that every question a game asks can be answered by one."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.bots.rollout import shares, value
from guildtable.bots.taste import UNTHINKABLE, Taste
from guildtable.bots.tastes import taste_of
from guildtable.games.flandern import GAME as FLANDERN
from guildtable.games.flandern.pieces import Town
from guildtable.games.flandern.state import Played
from guildtable.kernel.question import Choice
from guildtable.kernel.table import Table
from guildtable.shelf import GAMES
from tests.games.flandern import scenes as flandern
from tests.toys import tavern

NUMBERS: Taste[tavern.Tavern] = Taste(lambda _now, _seat, _choice: float, lambda g: [0.0] * len(g.coins), 5)
TABLE = tavern.start(2, {})


def numbers(least: int, most: int, options: list[int]) -> Choice[int]:
    """Numbers to choose from: the higher, the better liked."""
    return Choice("numbers", options, lambda number: f"number:{number}", least, most)


@pytest.mark.parametrize(
    ("least", "most", "options", "best"),
    [
        (1, 1, [3, 5, 4], (5,)),
        (0, 1, [-1, -2], ()),
        (0, 2, [2, -1, 1], (2, 1)),
        (2, 3, [-3, -1, -2, 4], (-1, 4)),
        (2, 2, [1, 2, 3], (2, 3)),
    ],
)
def test_a_taste_takes_the_best_and_more_than_it_must_only_if_it_likes_them(
    least: int, most: int, options: list[int], best: tuple[int, ...]
) -> None:
    choice = numbers(least, most, options)
    assert NUMBERS.answer(TABLE, 0, choice, Random(1)) == best
    assert NUMBERS.ranked(TABLE, 0, choice)[0] == best


def test_all_answers_are_ranked_the_best_first() -> None:
    assert NUMBERS.ranked(TABLE, 0, numbers(1, 1, [1, 3, 2])) == [(3,), (2,), (1,)]
    assert NUMBERS.ranked(TABLE, 0, numbers(0, 2, [1, -1])) == [(1,), (), (1, -1), (-1,)]


def test_what_is_unthinkable_is_not_thought_of_while_there_is_anything_else() -> None:
    careful: Taste[tavern.Tavern] = Taste(
        lambda _now, _seat, _choice: lambda number: UNTHINKABLE if number > 9 else float(number), NUMBERS.hopes, 5
    )
    assert careful.ranked(TABLE, 0, numbers(1, 1, [10, 1, 11, 2])) == [(2,), (1,)]
    assert len(careful.ranked(TABLE, 0, numbers(1, 1, [10, 11]))) == 1
    assert careful.answer(TABLE, 0, numbers(1, 1, [10, 1, 11, 2]), Random(1)) == (2,)


def test_equals_are_tossed_for() -> None:
    choice = numbers(1, 1, [2, 2, 2])
    places = Choice("places", [10, 11, 12], lambda place: f"place:{place}")
    level: Taste[tavern.Tavern] = Taste(
        lambda _now, _seat, _choice: lambda _option: 1.0, lambda g: [0.0] * len(g.coins), 5
    )
    assert {level.answer(TABLE, 0, places, Random(seed)) for seed in range(20)} == {(10,), (11,), (12,)}
    assert NUMBERS.answer(TABLE, 0, choice, Random(1)) == (2,)


def test_points_become_shares_of_winning() -> None:
    assert shares([7, 7], 5) == [0.5, 0.5]
    ahead, behind = shares([12, 7], 5)
    assert ahead / behind == pytest.approx(2.718, abs=0.01)
    assert sum(shares([3, 1, 4, 1], 9)) == pytest.approx(1)


def test_at_the_end_of_a_game_winning_counts_most() -> None:
    table = Table(tavern.Tavern([[], []], [[], []], [9, 8], discards=["red-1.a"], turns_left=0))
    won, lost = value(tavern.GAME, NUMBERS, table)
    assert won > 0.9
    assert lost < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_there_are_hopes_for_every_seat_at_every_table(game: str) -> None:
    for seats in GAMES[game].seats:
        assert len(taste_of(GAMES[game]).hopes(GAMES[game].opening(seats))) == seats


def test_a_town_is_worth_to_each_seat_what_it_pays_its_own_guild() -> None:
    """Blue leads there far ahead and gains little more; red would be second. Who asks first does not matter."""
    position = flandern.scene(towns={"bruges": "S1=blue-small-0 M2=blue-medium-1"}).position
    likes = taste_of(FLANDERN).likes
    liked = [likes(position.now, seat, position.choice(seat))(Played(Town.BRUGES)) for seat in (0, 3)]
    assert liked[1] > liked[0]
