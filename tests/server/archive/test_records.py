"""Records: of every finished match, for anybody; of a running one, for nobody."""

from __future__ import annotations

import json
import threading
from random import Random

import pytest

from guildtable.kernel.record import Record
from guildtable.server.archive.reading.frames import faults, frames
from guildtable.server.archive.reports import Problem
from guildtable.server.protocol import Refused, TakeBack
from guildtable.shelf import GAMES
from tests.server.sitting import Ear, a_node, play_on, sit_down


async def finished(name: str, seats: int = 3) -> tuple[str, list[Ear]]:
    """The record of a match, and what each seat and a spectator were told."""
    async with a_node() as node:
        table, _ = await sit_down(node, name, *["person"] * seats)
        ears = [await Ear(node, table, viewer).enter() for viewer in (*range(seats), None)]
        await play_on(node, table, Random(name))
        return await node.records.text(table), ears


@pytest.mark.parametrize("name", GAMES)
async def test_a_replay_shows_each_seat_what_it_saw_when_it_was_played(name: str) -> None:
    text, ears = await finished(name)
    for viewer, ear in enumerate(ears):
        view = "outside" if viewer == 3 else str(viewer)
        again = {frame["number"]: frame for frame in json.loads(frames(text, view, 0, 10**6))}
        for update in ear.updates:
            assert again[update["seq"]]["shown"] == [update["shown"]]
            for step in update["steps"]:
                assert again[step["seq"]]["events"] == step["events"]


async def test_with_all_hands_open_every_seats_view_is_there() -> None:
    text, _ = await finished("capital-lux", 2)
    some = json.loads(frames(text, "all", 10, 12))
    assert [frame["number"] for frame in some] == [10, 11, 12]
    assert [[seen["viewer"] for seen in frame["shown"]] for frame in some] == [[0, 1]] * 3
    with pytest.raises(Refused):
        frames(text, "2", 0, 1)


async def test_a_record_that_was_tampered_with_is_not_sound() -> None:
    text, _ = await finished("bruges", 2)
    assert faults(text) == []
    record = Record.read(text)
    record.seed = "00" * 32
    assert any("committed" in fault for fault in faults(record.text()))
    record = Record.read(text)
    record.result = record.result.replace("won by", "stolen by")
    assert faults(record.text())


async def test_a_record_is_written_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one takes as long as many calls, when it ends and when somebody reports it."""
    text, threads = Record.text, set[int]()

    def noted(record: Record) -> str:
        threads.add(threading.get_ident())
        return text(record)

    monkeypatch.setattr(Record, "text", noted)
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await node.reports.keep(table, people[0], 0, Problem("The die is odd", 0, ""))
        await play_on(node, table, Random(1))
        assert await node.records.text(table)
    assert threads
    assert threading.get_ident() not in threads


async def test_a_running_match_has_no_record_for_anybody() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(1), 30)
        await node.records.finish(table)  # even if somebody calls it too early
        with pytest.raises(Refused) as refused:
            await node.records.text(table)
        assert refused.value.code == "no-such-record"
        assert await node.records.listed(None, None) == []
        assert (await node.tables.state(table)).state == "playing"


async def test_after_the_end_nothing_is_taken_back() -> None:
    """The seed is out, and the cards with it."""
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "greedy")
        await play_on(node, table, Random(1))
        seq = (await node.matches.fresh(table)).live.seq
        with pytest.raises(Refused) as refused:
            await node.acts.do(table, people[0], 0, TakeBack("back-key-1", seq))
        assert refused.value.text == "undo-barred-the-game-is-over"


async def test_who_leaves_before_the_end_is_listed_all_the_same() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 30)
        await node.substitutes.leave(table, people[1])
        await play_on(node, table, Random(1))
        (kept,) = await node.records.listed(None, None, player=people[0])
        assert kept.players == ("Person 0", "Person 1")


async def test_records_are_small() -> None:
    """Kept for ever, so every byte counts: what a match takes when it is packed."""
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person", "person", "person")
        await play_on(node, table, Random(1))
        async with node.database.engine.connect() as connection:
            sizes = await connection.exec_driver_sql("SELECT length(text) + length(events) FROM records")
            assert sizes.scalar_one() < 60_000
