"""Games with bots: a person, and an address, has so many running, however they are begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from guildtable.server.archive.readers import Asker
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.schema import seats
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from tests.server.client import Player as Client
from tests.server.places import RunningNode
from tests.server.sitting import a_node, play_on, sit_down

HERE = "203.0.113.1"


async def opened(node: Node, player: Player, *kinds: str) -> str:
    """A table that is still open."""
    plan = Plan("capital-lux", kinds, {}, ClockRules(), listed=False, address=HERE)
    return await node.tables.open(player, plan)


async def by_starting(node: Node, player: Player) -> str:
    table = await opened(node, player, "me", "greedy")
    await node.tables.begin(table, player)
    return table


async def by_seating_a_bot(node: Node, player: Player) -> str:
    table = await opened(node, player, "me", "open")
    await node.tables.seat_bot(table, player, 1, "greedy")
    await node.tables.begin(table, player)
    return table


async def by_a_lesson(node: Node, player: Player) -> str:
    return await node.branches.lesson(player, "capital-lux", HERE)


async def by_a_branch(node: Node, player: Player) -> str:
    played, _ = await sit_down(node, "capital-lux", "person", "person")
    await play_on(node, played, Random(1))
    return await node.branches.open(Asker(HERE, player.id), player, played, 5, 0, "greedy")


async def by_a_rematch(node: Node, player: Player) -> str:
    before = await by_starting(node, player)
    await node.tables.close(before, "ended")
    table = await node.tables.rematch(before, player, HERE)
    await node.tables.begin(table, player)
    return table


type Way = Callable[[Node, Player], Awaitable[str]]
WAYS = [by_starting, by_seating_a_bot, by_a_lesson, by_a_branch, by_a_rematch]


@pytest.mark.parametrize("way", WAYS)
async def test_a_person_has_so_many_and_may_begin_another_once_one_is_ended(way: Way) -> None:
    async with a_node(bot_tables_per_player=2) as node:
        anna, _ = await node.players.guest("Anna")
        tables = [await way(node, anna), await way(node, anna)]
        with pytest.raises(Refused, match="finish one, or end one") as refused:
            await way(node, anna)
        assert (refused.value.code, refused.value.reason) == ("too-many", "refused-bot-tables")
        assert [table.id for table in await node.lists.of(anna) if table.state == "playing"] == tables[::-1]
        await node.agreements.ask_to_end(tables[0], await node.tables.seat_of(tables[0], anna) or 0)
        await way(node, anna)


@pytest.mark.parametrize("way", WAYS)
async def test_an_address_has_so_many_whoever_asks(way: Way) -> None:
    async with a_node(bot_tables_per_address=2) as node:
        for name in ("Anna", "Bert"):
            await way(node, (await node.players.guest(name))[0])
        carl, _ = await node.players.guest("Carl")
        with pytest.raises(Refused) as refused:
            await way(node, carl)
        assert (refused.value.code, refused.value.reason) == ("too-many", "refused-bot-tables-here")
        plan = Plan("capital-lux", ("me", "greedy"), {}, ClockRules(), listed=False, address="198.51.100.1")
        await node.tables.begin(await node.tables.open(carl, plan), carl)


async def test_games_among_persons_and_games_long_forgotten_do_not_count() -> None:
    async with a_node(bot_tables_per_player=1) as node:
        anna, _ = await node.players.guest("Anna")
        forgotten = await by_starting(node, anna)
        bert, _ = await node.players.guest("Bert")
        among_us = await opened(node, anna, "me", "open")
        await node.tables.sit(among_us, bert, None, "")
        await node.tables.begin(among_us, anna)
        with pytest.raises(Refused):
            await by_starting(node, anna)
        async with node.database.engine.begin() as transaction:
            long_ago = update(seats).where(seats.c.table == forgotten).values(seen=seats.c.seen - 2 * 86400)
            await transaction.execute(long_ago)
        await by_starting(node, anna)


async def test_who_begins_many_at_once_has_no_more_than_that(own_postgres: str) -> None:
    three = {"bot_tables_per_player": 3}
    async with a_node(own_postgres, **three) as node, a_node(own_postgres, **three) as other:
        anna, _ = await node.players.guest("Anna")
        tables = [await opened(node, anna, "me", "greedy") for _ in range(12)]
        begun = [(node, other)[number % 2].tables.begin(table, anna) for number, table in enumerate(tables)]
        done = await asyncio.gather(*begun, return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [Refused] * 9
        assert sum(table.state == "playing" for table in await node.lists.of(anna)) == 3


async def test_a_table_that_cannot_begin_at_once_is_not_left_open(tmp_path: Path) -> None:
    local = ["--local", "--no-browser", "--data", str(tmp_path / "here.db")]
    with RunningNode({"GUILDTABLE_BOT_TABLES_PER_PLAYER": "1"}, tmp_path / "log", arguments=local) as node:
        anna = await Client.come(node.url)
        new = {"game": "capital-lux", "seats": ["me", "greedy"], "start": True}
        answers = [await anna.call("POST", "/api/tables", new) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert answers[1].json()["reason"] == "refused-bot-tables"
        assert len((await anna.call("GET", "/api/me/tables")).json()) == 1
        metrics = (await anna.call("GET", "/metrics")).text
        assert 'guildtable_refused_total{code="too-many",door="http"} 1.0' in metrics
