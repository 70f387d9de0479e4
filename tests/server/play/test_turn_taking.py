"""Turn-taking: whose bots wait is not behind another's many, and a bot that is late thinks shorter."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from guildtable.server.matches.alarms import BOT_TURN
from guildtable.server.node import Node
from guildtable.server.ops.marks import Marks
from guildtable.server.play.turns import hurried
from guildtable.server.protocol import ClockRules
from guildtable.server.store.schema import due
from guildtable.server.tables.plan import Plan
from tests.server.sitting import a_node


async def a_table(node: Node, address: str, at: float) -> str:
    """A table with a bot, opened from this address, whose bot is due at this tick."""
    player, _ = await node.players.guest("Person")
    plan = Plan("capital-lux", ("me", "greedy"), {}, ClockRules(), listed=False, address=address)
    table = await node.tables.open(player, plan)
    await node.tables.begin(table, player)
    await node.matches.held(table)
    await node.database.journal.alarm(table, {BOT_TURN: at})
    return table


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_one_that_waits_is_not_behind_anothers_many(store: str, own_postgres: str) -> None:
    async with a_node(own_postgres if store == "postgres" else "sqlite://") as node:
        journal = node.database.journal
        many = [await a_table(node, "203.0.113.1", at) for at in range(1, 9)]
        first = await journal.claim_in_turn(BOT_TURN, 20.0, 10.0, 2)
        assert sorted(first) == sorted(many[:2]), "nobody else waits"
        honest = [await a_table(node, "198.51.100.1", 15.0), await a_table(node, "198.51.100.2", 16.0)]
        assert sorted(await journal.claim_in_turn(BOT_TURN, 20.0, 10.0, 2)) == sorted(honest)
        assert await journal.claim_in_turn(BOT_TURN, 20.0, 10.0, 1) == [many[2]]
        async with node.database.engine.begin() as transaction:  # whoever had them is dead
            await transaction.execute(update(due).values(lease=0.0))
        assert set(honest) < set(await journal.claim_in_turn(BOT_TURN, 20.0, 10.0, 3))


async def test_bots_are_taken_in_turn_by_whoever_thinks() -> None:
    async with a_node() as node:
        for at in range(6):
            await a_table(node, "203.0.113.1", at / 10)
        honest = await a_table(node, "198.51.100.1", 0.9)
        taken: list[str] = []

        async def turn(match: str) -> None:
            taken.append(match)
            await node.database.journal.alarm(match, {BOT_TURN: None})

        node.clock._ticks = 100.0  # noqa: SLF001
        node.think(1)
        node._sweeps[-1]._do = turn  # noqa: SLF001
        async with asyncio.timeout(10):
            while honest not in taken:
                await asyncio.sleep(0.02)
        assert len(taken) <= 3, "two at once, one of each"


@pytest.mark.parametrize(
    ("kind", "late", "thinks"),
    [
        ("search:400ms", 0.5, "search:400ms"),
        ("search:400ms", 3.0, "search:100ms"),
        ("search", 4.0, "search:20ms"),
        ("search:400ms", 1000.0, "search:10ms"),
        ("search:200", 9.0, "search:200"),
        ("greedy", 9.0, "greedy"),
        ("grandmaster", 0.5, "grandmaster"),
        ("grandmaster", 2.0, "learned:100ms"),
        ("syndic", 9.0, "syndic"),
    ],
)
def test_a_bot_that_is_late_thinks_shorter(kind: str, late: float, thinks: str) -> None:
    assert hurried(kind, late) == thinks


def test_a_mark_tells_addresses_apart_for_a_day_and_one_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("time.time", lambda: now)
    marks = Marks()
    mark = marks.of("203.0.113.1", "log")
    assert mark == marks.of("203.0.113.1", "log")
    assert (
        len({mark, marks.of("203.0.113.2", "log"), marks.of("203.0.113.1", "opener"), Marks().of("203.0.113.1", "log")})
        == 4
    )
    now += 86400
    assert marks.of("203.0.113.1", "log") != mark
