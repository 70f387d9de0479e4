"""Prospects: what answers lead to, compared in the same worlds."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.bots.prospects import prospects
from guildtable.bots.tastes import taste_of
from guildtable.kernel.match import Match
from guildtable.kernel.record import Record
from guildtable.kernel.redeal import redeal
from guildtable.kernel.sight import sight
from guildtable.server.archive.puzzle import puzzle
from guildtable.shelf import GAMES, game

WORLDS = 12


@pytest.mark.parametrize("name", GAMES)
def test_the_same_answer_has_the_same_prospect_and_no_error(name: str) -> None:
    one = puzzle(name, 1)
    position = Match.load(game(name), Record.read(one.record)).position
    seat, best = one.solution.seat, one.solution.answers[0].reply
    first, second = prospects(sight(position, seat, Random(1)), [best, best], taste_of(game(name)), Random(2), WORLDS)
    assert first == second
    assert second.error == second.won_error == 0
    assert 0 <= first.won <= 1
    assert first.items


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_cannot_see_changes_nothing(name: str) -> None:
    one = puzzle(name, 1)
    position = Match.load(game(name), Record.read(one.record)).position
    seat, replies = one.solution.seat, [answer.reply for answer in one.solution.answers]
    told = [
        prospects(sight(where, seat, Random(1)), replies, taste_of(game(name)), Random(2), WORLDS)
        for where in (redeal(position, seat, Random(5)), redeal(position, seat, Random(6)))
    ]
    assert told[0] == told[1]


def test_a_better_answer_leads_to_more_points() -> None:
    """As the puzzle says, in other worlds."""
    one = puzzle("capital-lux", 1)
    position = Match.load(game("capital-lux"), Record.read(one.record)).position
    best, other = one.solution.answers[0], one.solution.answers[-1]
    seen, taste = sight(position, one.solution.seat, Random(1)), taste_of(game("capital-lux"))
    first, second = prospects(seen, [best.reply, other.reply], taste, Random(2), 60)
    assert first.lead > second.lead + 2 * second.error
    assert second.error > 0
    assert first.won > second.won
    assert 0 < second.won_error < 0.2
