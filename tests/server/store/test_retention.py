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
from tests.server.sitting import ANYBODY, a_node, play_on, sit_down

DAY = 86400.0


def retention(node: Node, **settings: float) -> Retention:
    return Retention(node.database.engine, Settings(database="sqlite://", **settings))  # type: ignore[arg-type]


async def tidy(node: Node, **settings: float) -> dict[str, int]:
    """Throw away what is old; it was as much as was counted before."""
    counted = await retention(node, **settings).count()
    gone = await retention(node, **settings).tidy()
    assert {what: count for what, count in gone.items() if count} == {
        what: count for what, count in counted.items() if count
    }
    return gone


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


async def test_a_host_says_how_long_sessions_guests_and_tables_are_kept() -> None:
    async with a_node() as node:
        host, _ = await node.players.guest("Margaret")
        table = await node.tables.open(host, Plan("bruges", ("me", "open"), {}, ClockRules(), listed=True))
        await node.tables.end(table)
        await node.players.guest("Passer-by")
        await age(node, 10.0)
        for longer in ({}, {"session_days": 11.0, "guest_days": 11.0, "table_days": 11.0}):
            assert not any((await tidy(node, **longer)).values())
        assert (await tidy(node, table_days=9))["tables"] == 1
        assert await count(node, tables) == 0
        assert (await tidy(node, guest_days=9))["guests"] == 2
        await node.players.guest("Another")
        await age(node, 10.0)
        assert (await tidy(node, session_days=9))["sessions"] == 1
        assert await count(node, players) == 1


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_lessons_and_branches_go_sooner_if_the_host_says_so(store: str, own_postgres: str) -> None:
    async with a_node(own_postgres if store == "postgres" else "sqlite://") as node:
        played, people = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, played, Random(1))
        left, _ = await sit_down(node, "capital-lux", "person", "greedy")
        lesson = await node.branches.lesson(people[0], "capital-lux")
        branch = await node.branches.open(ANYBODY, people[0], played, 10, 0, "greedy")
        finished = await node.branches.open(ANYBODY, people[0], played, 10, 0, "greedy")
        await play_on(node, finished, Random(2))
        await age(node, 10.0)
        await tidy(node)
        assert await count(node, tables) == 5, "they are kept as long as any game"
        assert await count(node, records) == 2
        gone = await tidy(node, practice_days=9)
        assert (gone["abandoned practice"], gone["finished practice"], gone["abandoned games"]) == (2, 1, 0)
        assert {table: (await node.tables.state(table)).state for table in (played, left, lesson, branch)} == {
            played: "over",
            left: "playing",
            lesson: "ended",
            branch: "ended",
        }
        assert await count(node, records) == 1
        assert (await tidy(node, practice_days=9, ended_days=0))["ended games"] == 2
        assert await count(node, tables) == await count(node, matches) == 2


async def test_to_count_what_is_old_throws_nothing_away() -> None:
    async with a_node() as node:
        await node.players.guest("Passer-by")
        await age(node, 31.0)
        assert (await retention(node).count())["guests"] == 1
        assert await count(node, players) == 1


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
