"""Values: every table is read as numbers, weights are those of their card, and they foretell better than by hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite, log
from random import Random
from typing import Any

import pytest

from guildtable.bots.net import Net
from guildtable.bots.rollout import value, without_asking
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import Learned, learned, reading_of
from guildtable.kernel.chance import dealer
from guildtable.kernel.question import Choice
from guildtable.kernel.table import Table
from guildtable.shelf import GAMES

LEARNED = [name for name, game in GAMES.items() if learned(game)]
READ = [name for name, game in GAMES.items() if reading_of(game)]


def value_of(game: str) -> Learned:
    """What was learned of a game."""
    found = learned(GAMES[game])
    assert found
    return found


def tables(game: str, players: int, seed: int, *, blind: bool) -> Iterator[Table[Any]]:
    """The tables of a game at which a seat is asked something, and the last: by random bots or greedy ones."""
    taste, rng, deal = taste_of(GAMES[game]), Random(seed), dealer(str(seed).encode())
    table: Table[Any] = Table(GAMES[game].opening(players))
    while question := table.question:
        if any(isinstance(asked, Choice) for asked in question.asked.values()):
            yield table
        table.answer_all(
            {
                seat: without_asking(asked, deal)
                if not isinstance(asked, Choice) or asked.forced
                else asked.any(rng)
                if blind
                else taste.answer(table.now, seat, asked, rng)
                for seat, asked in question.asked.items()
            }
        )
    yield table


def test_something_has_been_learned() -> None:
    assert "capital-lux" in LEARNED


@pytest.mark.parametrize("game", READ)
def test_every_table_is_read_as_so_many_numbers_a_seat(game: str) -> None:
    reading, known, lengths = reading_of(GAMES[game]), learned(GAMES[game]), set[int]()
    assert reading
    for players in GAMES[game].seats:
        for table in tables(game, players, 1, blind=True):
            rows = reading.rows(table.now)
            assert len(rows) == players
            lengths |= {len(row) for row in rows}
            assert all(isfinite(number) and abs(number) < 20 for row in rows for number in row)
            if known:
                assert sum(known.net.shares(rows)) == pytest.approx(1)
    assert len(lengths) == 1
    assert known is None or lengths == {known.net.inputs}


@pytest.mark.parametrize("game", LEARNED)
def test_a_net_is_written_as_it_was_read(game: str) -> None:
    net = value_of(game).net
    again = Net.read(net.text())
    assert (again.digest, again.card) == (net.digest, net.card)


def test_weights_that_are_not_those_of_their_card_are_refused() -> None:
    text = Net([0.5, 0.25], [[1.0, 2.0]], [0.125], [3.0], {}).text()
    assert Net.read(text).inputs == 2
    with pytest.raises(ValueError, match="not those of their card"):
        Net.read(text.replace("0.25", "0.26"))


def test_a_net_adds_what_is_weighed_and_what_its_hidden_units_see() -> None:
    net = Net([1.0, 0.0, 2.0], [[1.0, 1.0]], [-1.0], [log(3) / 2], {})
    assert net.shares([[0.0, 0.0, 9.0], [0.0, 0.0, 9.0]]) == pytest.approx([0.5, 0.5])
    assert net.shares([[0.0, 3.0, 0.0], [0.0, 0.0, 0.0]]) == pytest.approx([0.75, 0.25])
    assert net.shares([[log(4), 0.0, 0.0], [0.0, 0.5, 0.0]]) == pytest.approx([0.8, 0.2], abs=0.06)


@pytest.mark.parametrize("game", LEARNED)
def test_the_card_says_that_games_held_out_are_foretold_better_than_by_hand(game: str) -> None:
    card = value_of(game).net.card
    assert card["game"] == game
    assert card["game_version"] == GAMES[game].version, "the rules have changed: train again"
    learned_, by_hand = card["round"]["surprise"], card["round"]["by_hand"]
    assert set(learned_) == {str(players) for players in GAMES[game].seats}
    assert all(learned_[players] < by_hand[players] for players in learned_)


def test_new_games_are_foretold_better_than_by_hand() -> None:
    """If a reading no longer fits its weights, this is how it shows."""
    game, taste, known = GAMES["capital-lux"], taste_of(GAMES["capital-lux"]), value_of("capital-lux")
    learned_ = by_hand = 0.0
    for seed in range(40):
        foretold = []
        for table in tables("capital-lux", 2, 5000 + seed, blind=False):
            if table.question:
                foretold.append((known.shares(table.now), value(game, taste, table)))
        came = value(game, taste, table)
        for ours, hand in foretold:
            learned_ -= sum(share * log(guess) for share, guess in zip(came, ours, strict=True))
            by_hand -= sum(share * log(guess) for share, guess in zip(came, hand, strict=True))
    assert learned_ < by_hand
