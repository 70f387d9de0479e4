"""The practice table: whoever acts is shown its own view and question, and its actions become its answers."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from guildtable.kernel.game import AnyGame
from guildtable.research.observer import Observer, mask_of
from guildtable.research.practice import Practice, points, win_share
from guildtable.shelf import GAMES, games_with

TABLES = [(game, players) for game in games_with("observation").values() for players in game.seats]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", str(value)))


@every_table
def test_who_acts_is_shown_its_own_view_its_question_and_its_picks(game: AnyGame, players: int) -> None:
    rng, table, alone = Random(1), Practice(game, players), Observer(game, players)
    table.deal(b"one")
    while not table.over:
        alone.look(game.view(table.now, table.seat), table.seat)
        alone.ask(table.picking.choice, table.seat)
        alone.pick(table.picking.picked)
        seen, mask = table.observe()
        assert (seen == alone.vector).all()
        assert (np.flatnonzero(mask) == sorted(table.legal)).all()
        assert (mask == mask_of(table.actions, table.legal)).all()
        assert len(table.legal) > 1, "what can only go one way is not asked for"
        table.act(rng.choice(table.legal))


@every_table
def test_a_table_goes_on_for_whom_it_did_not_show_anything(game: AnyGame, players: int) -> None:
    """Looking is free: a game goes the same way whether anybody looks or not."""
    ends = []
    for looks in (True, False):
        rng, table = Random(2), Practice(game, players)
        table.deal(b"two")
        while not table.over:
            if looks:
                table.observe()
            table.act(rng.choice(table.legal))
        ends.append(table.now)
    assert ends[0] == ends[1]
    assert win_share(game, ends[0]) == win_share(game, ends[1])
    assert sum(points(game, ends[0])) == pytest.approx(0)


def test_a_shared_victory_is_shared() -> None:
    game = GAMES["capital-lux"]
    table = game.opening(3)
    assert game.winners(table) == (0, 1, 2)
    assert win_share(game, table) == pytest.approx([0, 0, 0])
    table.gold = [2, 2, 0]
    assert len(game.winners(table)) == 2
    assert win_share(game, table) == pytest.approx([1 / 6, 1 / 6, -1 / 3])
