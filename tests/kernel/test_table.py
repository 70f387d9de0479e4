"""A live table that keeps what led to the present question says the same position as one that was played to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.position import Position, start
from guildtable.kernel.table import Traced
from tests.properties.shelf import TABLES, Subject, name


@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=name)
def test_a_traced_table_is_where_the_position_is(subject: Subject, seats: int) -> None:
    game, rng, deal = subject.game, Random(5), dealer(b"traced")
    position, table = start(game, seats).position, Traced(game.opening(seats))
    for _ in range(150):
        if table.question is None:
            break
        traced: Position[Any] = Position(game, table.base, tuple(table.answers), now=table.now, question=None)
        assert traced == position
        assert traced.now == position.now
        for seat, asked in table.question.asked.items():
            chosen = deal(asked) if seat == CHANCE else asked.any(rng)  # type: ignore[arg-type, attr-defined]
            table.answer(seat, chosen)
            position = position.answer(seat, chosen).position
