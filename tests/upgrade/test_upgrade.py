"""Matches begun under older rules go on under newer ones, lose nothing that still makes sense, and verify."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import delete

from guildtable.kernel.game import AnyGame
from guildtable.kernel.match import verify
from guildtable.kernel.plain import plain
from guildtable.kernel.record import Rebased, Record, Replied, Seated, Undone, read_entry
from guildtable.kernel.store import store as stored
from guildtable.server.bus.hints import Written
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live, Newer
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules
from guildtable.server.settings import Settings
from guildtable.server.store.schema import checkpoints
from guildtable.server.tables.plan import Plan
from guildtable.shelf import GAMES
from tests.server.sitting import Ear, a_node, any_reply, play_on, sit_down
from tests.upgrade.editions import FIRST, SECOND, THIRD, later, on_the_shelf

type When = Callable[[Live], bool]

MOMENTS: dict[str, When] = {
    "between scripts": lambda live: live.seq > 20 and not live.match.position.answers,
    "in mid-script": lambda live: live.seq > 20 and len(live.match.position.answers) >= 4,
    "with an answer waiting": lambda live: live.seq > 20 and len(live.match.position.pending) == 1,
}


@asynccontextmanager
async def a_doomed_node(database: str) -> AsyncIterator[Node]:
    """A node that is killed in the end: it keeps no checkpoint and says no word."""
    node = await Node.open(Settings(database=database, pace=0.0, undo_window=0.0))
    yield node
    running = asyncio.all_tasks() - {asyncio.current_task()}
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await node.bus.close()
    await node.database.close()


ENDS = {"closed": a_node, "killed": a_doomed_node}


async def play_until(node: Node, table: str, when: When, rng: Random) -> Live:
    """Until the match is at such a moment."""
    while not when(live := (await node.matches.held(table)).live):
        assert await play_on(node, table, rng, 1), "the game was over before such a moment"
    return live


async def begin(node: Node, when: When = MOMENTS["between scripts"], seed: int = 1) -> tuple[str, Live]:
    """A match between three people at the tavern, up to such a moment."""
    table, _ = await sit_down(node, "tavern", "person", "person", "person")
    return table, await play_until(node, table, when, Random(seed))


async def finished(node: Node, table: str, rng: Random) -> Record:
    """The record of the match, played to its end."""
    await play_on(node, table, rng)
    return Record.read(await node.records.text(table))


def changes(record: Record) -> list[str]:
    """The rules a match has come under."""
    return [entry.rules for entry in record.entries if isinstance(entry, Rebased)]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("end", ENDS)
async def test_a_match_goes_on_by_newer_rules_and_verifies(
    store: str, end: str, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, FIRST)
    async with ENDS[end](store) as node:
        table, before = await begin(node, MOMENTS[moment])
    on_the_shelf(monkeypatch, SECOND)
    async with a_node(store) as node:
        live = (await node.matches.held(table)).live
        assert plain(live.match.position.answers) == plain(before.match.position.answers)
        assert live.match.position.pending == before.match.position.pending
        assert live.match.position.now.coins == before.match.position.now.coins
        assert live.asked == before.asked
        record = await finished(node, table, Random(2))
        assert record.header.rules == "1"
        assert changes(record) == ["2"]
        assert verify(SECOND, record) == []
        assert "beers" in str(record.entries[before.seq]), "the state is kept in its new shape"


async def test_where_the_question_has_changed_the_script_begins_again(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, SECOND)
    async with a_node(store) as node:
        table, before = await begin(node, MOMENTS["in mid-script"])
    on_the_shelf(monkeypatch, THIRD)
    async with a_node(store) as node:
        live = (await node.matches.held(table)).live
        assert live.match.position.answers == ()
        assert plain(live.match.position.base) == plain(before.match.position.base)
        assert verify(THIRD, await finished(node, table, Random(2))) == []


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_goes_on_after_its_rules_number_went_up(
    store: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    today, end = GAMES[name], "closed" if store.startswith("sqlite") else "killed"
    async with ENDS[end](store) as node:
        table, _ = await sit_down(node, name, "person", "random", "person")
        await play_on(node, table, Random(name), 45)
        before = (await node.matches.held(table)).live
    on_the_shelf(monkeypatch, tomorrow := later(today))
    async with a_node(store) as node:
        live = (await node.matches.held(table)).live
        assert live.players == before.players
        assert live.match.position == before.match.position
        record = await finished(node, table, Random(2))
        assert changes(record) == [tomorrow.version]
        assert verify(tomorrow, record) == []


async def test_nodes_that_upgrade_a_match_at_once_write_one_change(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    on_the_shelf(monkeypatch, FIRST)
    async with a_node(store) as node:
        table, _ = await begin(node, MOMENTS["with an answer waiting"])
    on_the_shelf(monkeypatch, SECOND)
    async with a_node(store) as one, a_node(store) as two, a_node(store) as three:
        nodes = (one, two, three)
        held = await asyncio.gather(*(node.matches.held(table) for node in nodes))
        assert len({(it.live.seq, it.live.asked_at, stored(it.live.match.position)) for it in held}) == 1
        rows = await one.database.journal.since(table, 0)
        assert sum(row.entry.startswith("rules ") for row in rows) == 1
        for turn in range(6):
            await play_on(nodes[turn % 3], table, Random(turn), 3)
            await asyncio.gather(*(node.matches.fresh(table) for node in nodes))
        assert verify(SECOND, await finished(two, table, Random(2))) == []


async def test_an_old_node_lets_go_of_a_match_that_goes_on_by_newer_rules(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, FIRST)
    async with a_node(store) as new:
        async with a_node(store) as old:
            table, before = await begin(old)
            watcher = await Ear(old, table, None).enter()
            on_the_shelf(monkeypatch, SECOND)
            live = (await new.matches.held(table)).live
            on_the_shelf(monkeypatch, FIRST)
            with pytest.raises(Newer):  # nobody has told it yet
                await old.matches.reply(table, before.asked[0], any_reply(before, before.asked[0], Random(3)))
            await old.rooms.heard(table, Written(live.seq))
            assert watcher.closed == "restart"
            assert [step["kind"] for update in watcher.updates for step in update["steps"]][-1] == "reply"
            old.matches.release(table)
            with pytest.raises(Newer):
                await old.matches.held(table)
        on_the_shelf(monkeypatch, SECOND)
        rows = await new.database.journal.since(table, 0)
        assert [row.entry.split(" ")[1] for row in rows if row.entry.startswith("rules ")] == ["2"]
        assert verify(SECOND, await finished(new, table, Random(2))) == []


async def test_a_reply_by_the_old_rules_just_before_the_change_is_not_lost(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, FIRST)
    async with a_doomed_node(store) as old:
        table, _ = await begin(old)
        kept = (await old.matches.held(table)).kept
        await play_until(old, table, MOMENTS["in mid-script"], Random(4))
        before = (await old.matches.held(table)).live
        assert before.seq > kept
    on_the_shelf(monkeypatch, SECOND)
    async with a_node(store) as node:
        live = (await node.matches.held(table)).live
        assert live.match.position.now.coins == before.match.position.now.coins
        assert live.match.position.now.hands == before.match.position.now.hands


async def test_what_newer_rules_cannot_follow_is_passed_over_but_not_who_sits_where(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, SECOND)
    async with a_doomed_node(store) as node:
        table, _ = await begin(node, MOMENTS["in mid-script"])
        await node.matches.act(table, lambda draft: draft.enter(Seated(2, "bot:random")))
        seq = (await node.matches.held(table)).live.seq
    on_the_shelf(monkeypatch, THIRD)
    async with a_node(store) as node:
        live = (await node.matches.held(table)).live
        assert live.players[2] == "bot:random"
        assert live.seq > seq
        assert [asked.why for asked in live.match.position.asked.values()] == ["another"], "up to what has changed"
        record = await finished(node, table, Random(2))
        assert verify(THIRD, record) == []


async def test_cards_that_were_dealt_stay_dealt_though_they_would_be_dealt_otherwise_now(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, SECOND)
    async with a_doomed_node(store) as node:
        table, _ = await sit_down(node, "tavern", "person", "person")
        before = (await node.matches.held(table)).live
    on_the_shelf(monkeypatch, THIRD)
    async with a_node(store) as node:
        live = (await node.matches.held(table)).live
        assert live.match.position.now.hands == before.match.position.now.hands
        assert verify(THIRD, await finished(node, table, Random(2))) == []


async def test_what_was_answered_before_the_change_can_be_taken_back_after_it(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, FIRST)
    async with a_node(store) as node:
        table, _ = await begin(node, MOMENTS["in mid-script"])
    on_the_shelf(monkeypatch, SECOND)
    async with a_node(store) as one, a_node(store) as two:
        live = (await one.matches.held(table)).live
        count = len(live.match.history)
        assert count >= 2

        def all_of_it(draft: Draft) -> None:
            draft.enter(Undone(live.match.history[0].seat, count))

        await one.matches.act(table, all_of_it)
        here, there = (await one.matches.fresh(table)).live, (await two.matches.held(table)).live
        assert stored(here.match.position) == stored(there.match.position)
        assert here.match.position.answers == ()


async def test_a_match_agreed_on_before_the_change_is_dealt_by_the_newer_rules(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, FIRST)
    async with a_doomed_node(store) as node:
        anna, _ = await node.players.guest("Anna")
        plan = Plan("tavern", ("me", "random"), {}, ClockRules(), listed=False)
        table = await node.tables.open(anna, plan)
        await node.tables.begin(table, anna)
    on_the_shelf(monkeypatch, SECOND)
    async with a_node(store) as node:
        record = await finished(node, table, Random(2))
        assert isinstance(record.entries[0], Rebased)
        assert verify(SECOND, record) == []


async def test_two_changes_in_a_row_the_first_of_them_cut_short(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The node that made the first change died before it could keep a checkpoint of it."""
    on_the_shelf(monkeypatch, FIRST)
    async with a_node(store) as node:
        table, _ = await begin(node)
    on_the_shelf(monkeypatch, SECOND)
    async with a_doomed_node(store) as node:
        await node.matches.held(table)
        await play_on(node, table, Random(5), 3)
        async with node.database.engine.begin() as transaction:
            cut = delete(checkpoints).where(checkpoints.c.match == table, checkpoints.c.rules == "2")
            await transaction.execute(cut)
    for edition in (SECOND, THIRD):
        on_the_shelf(monkeypatch, edition)
        async with a_node(store) as node:
            await node.matches.held(table)
            await play_on(node, table, Random(6), 2)
    async with a_node(store) as node:
        record = await finished(node, table, Random(2))
        assert changes(record) == ["2", "3"]
        assert verify(THIRD, record) == []


async def test_a_newer_shape_by_the_same_rules_does_not_stop_an_old_node(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, today = "capital-lux", GAMES["capital-lux"]
    tomorrow: AnyGame = later(today)
    on_the_shelf(monkeypatch, replace(tomorrow, rules=today.rules))
    async with a_node(store) as node:
        table, _ = await sit_down(node, name, "person", "person")
        await play_on(node, table, Random(1), 40)
        before = (await node.matches.held(table)).live
    on_the_shelf(monkeypatch, today)
    async with a_node(store) as node:
        assert (await node.matches.held(table)).live.match.position == before.match.position
        record = await finished(node, table, Random(2))
        assert changes(record) == []
        assert verify(today, record) == []


async def test_a_change_of_rules_shows_nobody_what_it_was_written_with(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_shelf(monkeypatch, FIRST)
    async with a_node(store) as node:
        table, before = await begin(node, MOMENTS["in mid-script"])
    on_the_shelf(monkeypatch, SECOND)
    async with a_node(store) as node:
        watcher = await Ear(node, table, None).enter()
        (change,) = [step for update in watcher.updates for step in update["steps"] if step["kind"] == "rules"]
        assert change["seq"] == before.seq + 1
        assert change["seat"] is None
        assert change["events"] == []
        assert "beers" not in str(watcher.told)[: str(watcher.told).index("'shown'")]
        after = await node.database.journal.since(table, before.seq + 1)
        entries = [read_entry(row.seq, row.entry) for row in after]
        assert len(entries) >= len(before.match.position.answers)
        assert all(isinstance(entry, Replied) for entry in entries)
