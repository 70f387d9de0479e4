"""Lessons: the matches they begin with fit today's rules, and everybody is dealt the same cards."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.server.archive.branches import lesson_of
from guildtable.server.archive.reading.frames import faults
from guildtable.server.protocol import Refused
from guildtable.shelf import game
from tests.server.sitting import a_node, play_on, sit_down
from tools.lessons import OPENINGS, still_fits


@pytest.mark.parametrize("name", OPENINGS)
def test_the_match_is_of_todays_rules_and_still_fits(name: str) -> None:
    record = lesson_of(name)
    assert record.header.rules == game(name).version, "make them anew: python -m tools.lessons"
    assert record.header.players == OPENINGS[name].players
    assert still_fits(name, record)


@pytest.mark.parametrize("name", OPENINGS)
async def test_a_lesson_is_an_ordinary_table_with_the_same_first_cards_for_everybody(name: str) -> None:
    async with a_node() as node:
        _, people = await sit_down(node, name, "person", "person")
        tables = [await node.branches.lesson(player, name) for player in people]
        lives = [(await node.matches.fresh(table)).live for table in tables]
        first, second = (game(name).view(live.match.position.now, 0) for live in lives)
        assert first == second
        assert {player for live in lives for player in live.players[1:]} == {"bot:greedy"}
        assert (await node.tables.state(tables[0])).state == "playing"
        await play_on(node, tables[0], Random(3))
        assert faults(await node.records.text(tables[0])) == []


async def test_a_game_without_a_lesson_says_so() -> None:
    async with a_node() as node:
        _, people = await sit_down(node, "capital-lux", "person", "person")
        with pytest.raises(Refused):
            await node.branches.lesson(people[0], "../secrets")
