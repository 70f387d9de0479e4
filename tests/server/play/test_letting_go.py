"""Letting go of a table, before the game, alone among bots, and among people."""

from __future__ import annotations

import pytest

from guildtable.server.node import Node
from guildtable.server.protocol import Refused
from guildtable.server.tables.players import Player
from tests.server.sitting import a_node, sit_down, state
from tests.server.tables.test_tables import guests, plan


async def mine(node: Node, player: Player) -> list[str]:
    return [table.id for table in await node.lists.of(player)]


async def test_before_the_game_one_stands_up_and_the_last_closes_the_table() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open"))
        await node.tables.sit(table, bert, None, "")
        await node.letting_go.let_go(table, anna)
        assert (await mine(node, anna), await mine(node, bert)) == ([], [table])
        assert (await state(node, table)).host == await node.tables.pseudonym(table, bert)
        await node.letting_go.let_go(table, bert)
        assert (await state(node, table)).state == "ended"


async def test_who_sat_down_again_has_it_in_the_list_again() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open"))
        await node.tables.sit(table, bert, None, "")
        await node.letting_go.let_go(table, bert)
        await node.tables.sit(table, bert, None, "")
        assert await mine(node, bert) == [table]


async def test_alone_among_bots_the_game_ends() -> None:
    async with a_node() as node:
        table, (anna,) = await sit_down(node, "capital-lux", "person", "greedy")
        await node.letting_go.let_go(table, anna)
        assert (await state(node, table)).state == "ended"
        assert await mine(node, anna) == []


async def test_among_people_a_bot_plays_on_and_who_returns_has_it_in_the_list_again() -> None:
    async with a_node() as node:
        table, (anna, bert) = await sit_down(node, "capital-lux", "person", "person")
        await node.letting_go.let_go(table, bert)
        told = await state(node, table)
        assert (told.state, told.seats[1].away, told.seats[1].here) == ("playing", True, False)
        assert (await mine(node, anna), await mine(node, bert)) == ([table], [])
        await node.substitutes.come_back(table, bert)
        assert await mine(node, bert) == [table]
        assert not (await state(node, table)).seats[1].away


async def test_only_who_sits_there_lets_go() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        stranger = (await guests(node, "Stranger"))[0]
        with pytest.raises(Refused) as refused:
            await node.letting_go.let_go(table, stranger)
        assert refused.value.code == "forbidden"
