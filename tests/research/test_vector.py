"""Many tables at once: the same games however many processes share them."""

from __future__ import annotations

import numpy as np
import pytest

from guildtable.kernel.question import Illegal
from guildtable.research.vector import Batch, Club, LocalTables, VectorPlan
from guildtable.shelf import games_with


def first_legal(batch: Batch) -> list[int]:
    """The legal action with the lowest number, everywhere."""
    return [int(action) for action in batch.masks.argmax(1)]


def history(tables: LocalTables | Club, steps: int) -> list[tuple[bytes, ...]]:
    """All that is seen in so many steps."""
    seen = []
    for _ in range(steps):
        batch = tables.step(first_legal(tables.batch))
        arrays = (batch.observations, batch.masks, batch.seats, batch.over, batch.rewards)
        seen.append(tuple(array.tobytes() for array in arrays))
    return seen


def test_a_club_sees_what_a_room_sees() -> None:
    plan = VectorPlan("capital-lux", tables=5, players=3, seed=4)
    with Club(plan, processes=2) as club:
        assert history(club, 150) == history(LocalTables(plan), 150)


@pytest.mark.parametrize("game", games_with("observation"))
def test_a_game_that_ends_is_followed_by_another(game: str) -> None:
    room, ended = LocalTables(VectorPlan(game, tables=2, players=2)), 0
    for _ in range(600):
        batch = room.step(first_legal(room.batch))
        ended += int(batch.over.sum())
        assert batch.masks.any(axis=1).all()
        assert not batch.rewards[batch.over == 0].any()
        assert batch.rewards.sum(1) == pytest.approx(0)
    assert ended >= 2


def test_tables_are_dealt_different_cards() -> None:
    batch = LocalTables(VectorPlan("capital-lux", tables=4)).batch
    assert len({row.tobytes() for row in batch.observations}) == 4


def test_an_illegal_action_is_refused_before_any_table_has_moved() -> None:
    room = LocalTables(VectorPlan("capital-lux", tables=2))
    before = room.batch.observations.copy()
    with pytest.raises(Illegal, match="table 1"):
        room.step([first_legal(room.batch)[0], 0])
    assert (room.batch.observations == before).all()
    room.step(first_legal(room.batch))


def test_an_illegal_action_in_another_process_is_told_and_play_goes_on() -> None:
    with Club(VectorPlan("capital-lux", tables=2), processes=2) as club:
        with pytest.raises(Illegal):
            club.step(np.zeros(2, int))
        club.step(first_legal(club.batch))
