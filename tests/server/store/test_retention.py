"""Retention: what is old goes by itself; what somebody may still want stays."""

from __future__ import annotations

import time
from random import Random

import pytest
from sqlalchemy import Table, func, insert, select, update

from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules
from guildtable.server.settings import Settings
from guildtable.server.store.retention import Retention
from guildtable.server.store.schema import (
    checkpoints,
    due,
    entries,
    matches,
    players,
    records,
    reports,
    sayings,
    seats,
    sessions,
    tables,
)
from guildtable.server.tables.plan import Plan
from tests.server.sitting import a_node, play_on, sit_down

DAY = 86400.0


async def tidy(node: Node) -> None:
    await Retention(node.database.engine, Settings(database="sqlite://")).tidy()


async def count(node: Node, table: Table) -> int:
    async with node.database.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def age(node: Node, days: float) -> None:
    """Everything is so many days older."""
    before = time.time() - days * DAY
    changes = {players: "created", tables: "created", seats: "seen", sayings: "at", reports: "at", sessions: "seen"}
    async with node.database.engine.begin() as transaction:
        for table, column in changes.items():
            await transaction.execute(update(table).values({column: before}))


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_what_is_old_goes_and_what_was_played_stays(store: str, own_postgres: str) -> None:
    async with a_node(own_postgres if store == "postgres" else "sqlite://") as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await node.players.guest("Passer-by")
        banned, _ = await node.players.guest("Troll")
        await node.chat.say(table, people[0], 0, "key-of-line", "Good luck!")
        report = {"id": "r", "table": table, "player": people[0].id, "seq": 0, "note": "n", "page": "", "version": ""}
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(players).where(players.c.id == banned.id).values(banned=True))
            await transaction.execute(insert(reports).values(**report, record=b"", at=time.time()))
        waiting = await node.tables.open(people[0], Plan("bruges", ("me", "open"), {}, ClockRules(), listed=True))
        kept = {table_: await count(node, table_) for table_ in (players, sessions, tables, sayings, reports)}
        await tidy(node)
        assert {table_: await count(node, table_) for table_ in kept} == kept, "nothing is old yet"
        await age(node, 1.0)
        await tidy(node)
        assert (await node.tables.state(waiting)).state == "ended", "nobody was there for an hour"
        assert (await node.tables.state(table)).state == "playing"
        await age(node, 31.0)
        await tidy(node)
        assert await count(node, players) == kept[players] - 1, "the passer-by; who is banned stays"
        assert await count(node, tables) == 1
        assert await count(node, sayings) == 1
        await age(node, 400.0)
        await tidy(node)
        assert await count(node, sessions) == await count(node, sayings) == await count(node, reports) == 0
        assert await count(node, players) == kept[players] - 1
        assert (await node.tables.state(table)).state == "ended", "nobody was there for so long"
        assert await count(node, entries) > 0
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(matches).values(ended=time.time() - 31 * DAY))
        await tidy(node)
        assert [await count(node, of) for of in (tables, seats, matches, entries, checkpoints, due)] == [0] * 6


async def test_however_much_is_old_it_goes_and_what_was_played_to_its_end_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("guildtable.server.store.retention.BATCH", 3)
    monkeypatch.setattr("guildtable.server.store.retention.GAMES", 1)
    async with a_node() as node:
        played, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, played, Random(1))
        for _ in range(3):
            ended, _ = await sit_down(node, "capital-lux", "person", "person")
            await node.tables.end(ended)
        for number in range(8):
            await node.players.guest(f"Passer-by {number}")
        await age(node, 31.0)
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(matches).values(ended=time.time() - 31 * DAY))
        kept = await count(node, players)
        await tidy(node)
        assert await count(node, players) == kept - 8
        assert await count(node, tables) == await count(node, matches) == await count(node, records) == 1
        assert (await node.tables.state(played)).state == "over"
