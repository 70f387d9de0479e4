"""Tips: what a bot would do now, for somebody among bots alone; nobody else has any, and they are counted."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.redeal import redeal
from guildtable.server.archive.tips import advise
from guildtable.server.play.thinking import thought
from guildtable.server.protocol import Refused
from guildtable.shelf import GAMES
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down, state


@pytest.mark.parametrize("name", GAMES)
async def test_the_best_few_answers_come_first_and_can_be_sent(name: str) -> None:
    async with a_node() as node:
        table, (anna,) = await sit_down(node, name, "person", "random")
        while (live := (await node.matches.held(table)).live).asked != [0] or live.match.position.choice(0).forced:
            await play_on(node, table, Random(3), 1)
        tip = await node.tips.give(ANYBODY, table, anna)
        assert tip.question == live.question(0)
        assert 1 <= len(tip.options) <= 3
        assert tip.options[0].behind == 0
        choice = live.match.position.choice(0)
        assert all(choice.write(choice.read(option.reply)) == option.reply for option in tip.options)
        assert (await state(node, table)).seats[0].tips == 1


async def test_asked_twice_it_is_the_same_and_counts_once() -> None:
    async with a_node() as node:
        table, (anna,) = await sit_down(node, "capital-lux", "person", "random")
        while 0 not in (await node.matches.held(table)).live.asked:
            await play_on(node, table, Random(3), 1)
        assert await node.tips.give(ANYBODY, table, anna) == await node.tips.give(ANYBODY, table, anna)
        assert [seat.tips for seat in (await state(node, table)).seats] == [1, 0]


async def test_nobody_has_tips_where_another_person_plays_even_if_a_bot_stands_in_for_them() -> None:
    async with a_node() as node:
        table, (anna, ben) = await sit_down(node, "capital-lux", "person", "person")
        with pytest.raises(Refused, match="all others are bots"):
            await node.tips.give(ANYBODY, table, anna)
        await node.substitutes.leave(table, ben)
        with pytest.raises(Refused, match="all others are bots"):
            await node.tips.give(ANYBODY, table, anna)
        assert [seat.tips for seat in (await state(node, table)).seats] == [0, 0]


async def test_nobody_has_tips_at_a_table_of_others_or_while_nothing_is_asked() -> None:
    async with a_node() as node:
        table, (anna,) = await sit_down(node, "capital-lux", "person", "random")
        stranger, _ = await node.players.guest("Eve")
        with pytest.raises(Refused, match="do not sit"):
            await node.tips.give(ANYBODY, table, stranger)
        await play_on(node, table, Random(4))
        with pytest.raises(Refused, match="Nothing is asked"):
            await node.tips.give(ANYBODY, table, anna)


@pytest.mark.parametrize("name", GAMES)
async def test_a_tip_knows_what_the_seat_knows(name: str) -> None:
    """Dealt otherwise, what the seat cannot see changes no tip."""
    async with a_node() as node:
        table, _ = await sit_down(node, name, "person", "random")
        while (live := (await node.matches.held(table)).live).asked != [0] or live.match.position.choice(0).forced:
            await play_on(node, table, Random(3), 1)
        position = live.match.position
        otherwise = redeal(position, 0, Random(8))
        assert advise(thought(position, 0, "", "dice")) == advise(thought(otherwise, 0, "", "dice"))
