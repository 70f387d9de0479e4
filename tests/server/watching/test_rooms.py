"""Rooms: everybody is told everything they may know, in order, without a gap, whatever becomes of the hints."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from guildtable.server.bus.hints import TableChanged
from guildtable.server.matches.alarms import BOT_TURN
from guildtable.server.protocol import ClockRules, Refused, Step
from guildtable.server.tables.plan import Plan
from guildtable.server.watching import rooms
from guildtable.server.watching.room import Overrun
from tests.server.sitting import Ear, a_node, any_reply, play_on, sit_down, until


async def test_a_watcher_is_told_every_step_once_whenever_it_comes() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        early = await Ear(node, table, 0).enter()
        await play_on(node, table, Random(1), 15)
        late = await Ear(node, table, 1).enter()
        resumed = await Ear(node, table, 1).enter(seen=7)
        await play_on(node, table, Random(2), 15)
        last = (await node.matches.held(table)).live.seq
        assert early.numbers == late.numbers == list(range(1, last + 1))
        assert resumed.numbers == list(range(8, last + 1))


async def test_those_who_wait_at_an_open_table_see_the_game_begin() -> None:
    async with a_node() as node:
        anna, _ = await node.players.guest("Anna")
        bert, _ = await node.players.guest("Bert")
        table = await node.tables.open(anna, Plan("capital-lux", ("me", "open"), {}, ClockRules(), listed=True))
        ear = await Ear(node, table, 0).enter()
        assert ear.updates == []
        await node.tables.sit(table, bert, None, "")
        await node.tables.begin(table, anna)
        await until(lambda: _true(ear.updates))
        assert ear.table["state"] == "playing"
        assert ear.numbers == list(range(1, len(ear.numbers) + 1))


async def test_a_node_that_hears_no_hint_finds_out_by_itself(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two nodes that share nothing but the database: neither hears the other."""
    monkeypatch.setattr(rooms, "LOOK_EVERY", 0.1)
    async with a_node(postgres) as one, a_node(postgres) as two:
        two.rooms.start()
        table, _ = await sit_down(one, "bruges", "person", "person")
        ear = await Ear(two, table, 0).enter()
        for _ in range(5):
            await play_on(one, table, Random(1), 7)
            last = (await one.matches.held(table)).live.seq
            await until(lambda last=last: _true(ear.numbers and ear.numbers[-1] == last))
        assert ear.numbers == list(range(1, last + 1))


async def test_a_long_way_is_told_in_pieces_of_which_the_last_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildtable.server.watching.sending.CHUNK", 10)
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 35)
        ear = await Ear(node, table, 0).enter()
        assert [("shown" in update) for update in ear.updates] == [False] * (len(ear.updates) - 1) + [True]
        assert max(len(update["steps"]) for update in ear.updates) == 10
        assert ear.numbers == list(range(1, (await node.matches.held(table)).live.seq + 1))


async def test_who_does_not_read_is_sent_away_and_the_others_are_told_all_the_same() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        slow, quick = await Ear(node, table, 0).enter(), await Ear(node, table, 1).enter()

        def refuse(_: bytes) -> None:
            raise Overrun

        slow.watcher.send = refuse
        await play_on(node, table, Random(1), 3)
        assert slow.closed == "slow"
        assert quick.numbers[-1] == (await node.matches.held(table)).live.seq


async def test_the_last_one_to_leave_shuts_the_room_and_the_node_forgets_the_match() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        one, two = await Ear(node, table, 0).enter(), await Ear(node, table, 1).enter()
        held = await node.matches.held(table)
        await node.rooms.leave(table, one.watcher)
        assert await node.matches.held(table) is held
        await node.rooms.leave(table, two.watcher)
        assert await node.matches.held(table) is not held


async def test_what_is_said_reaches_everybody_once_as_plain_text() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        ear = await Ear(node, table, 1).enter()
        for _ in range(2):
            await node.chat.say(table, people[0], 0, "the-same-key", "<b>hello</b>\x07\u0000 \n there")
        await until(lambda: _true([message for message in ear.told if message["type"] == "chat"]))
        late = await Ear(node, table, 0).enter()
        for heard in (ear, late):
            assert heard.said == ["<b>hello</b> there"]


async def test_what_was_said_is_heard_by_who_was_there_and_after_the_end_by_who_played() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        stranger, _ = await node.players.guest("Stranger")
        await node.chat.say(table, people[0], 0, "a-first-key", "my number is 555-0199")
        watching = await Ear(node, table, None).enter()
        await node.chat.say(table, people[0], 0, "a-second-key", "good evening")
        await until(lambda: _true(watching.said))
        await node.chat.say(table, stranger, None, "a-third-key", "good luck")
        await play_on(node, table, Random(1))
        await node.rooms.heard(table, TableChanged())
        late, bert = await Ear(node, table, None).enter(), await Ear(node, table, 1).enter()
        await node.chat.say(table, people[0], 0, "a-fourth-key", "come to my place")
        await until(lambda: _true("come to my place" in bert.said))
        with pytest.raises(Refused, match="over") as refused:
            await node.chat.say(table, stranger, None, "a-fifth-key", "hello?")
        assert refused.value.code == "forbidden"
        assert watching.said == ["good evening", "good luck"]
        assert late.said == []
        assert bert.said == ["my number is 555-0199", "good evening", "good luck", "come to my place"]


async def test_what_is_said_elsewhere_is_found_at_the_next_look_however_many_rooms_there_are(postgres: str) -> None:
    """Two nodes that share nothing but the database, and more rooms than are read anew at one look."""
    async with a_node(postgres) as one, a_node(postgres) as two:
        ears = []
        for _ in range(2 * rooms.RENEWED):
            anna, _ = await two.players.guest("Anna")
            table = await two.tables.open(anna, Plan("capital-lux", ("me", "open"), {}, ClockRules(), listed=False))
            ears.append((table, anna, await Ear(two, table, None).enter()))
        two.rooms._to_renew = list  # type: ignore[method-assign]  # noqa: SLF001  it is not their turn
        await two.rooms._look()  # noqa: SLF001
        for table, anna, _ in ears:
            await one.chat.say(table, anna, 0, "some-key", "good luck")
        await two.rooms._look()  # noqa: SLF001
        assert all(any(message["type"] == "chat" for message in ear.told) for _, _, ear in ears)
        told = sum(len(ear.told) for _, _, ear in ears)
        await two.rooms._look()  # noqa: SLF001
        assert sum(len(ear.told) for _, _, ear in ears) == told, "and told once"


async def test_who_could_take_a_reply_back_is_told_how_long_bots_wait_and_nobody_else_is() -> None:
    async with a_node(undo_window=2.5) as node:
        table, _ = await sit_down(node, "bruges", "person", "greedy", "person")
        ears = [await Ear(node, table, viewer).enter() for viewer in (0, 2, None)]
        waited, rng = 0, Random(1)
        for _ in range(60):
            live = (await node.matches.held(table)).live
            seat = live.asked[0]
            await node.matches.reply(table, seat, any_reply(live, seat, rng), bot=live.is_bot(seat))
            live = (await node.matches.held(table)).live
            due, now = await node.database.journal.due(table, BOT_TURN), node.clock.now
            told = [ear.updates[-1].get("bots_in") for ear in ears]
            if told[0] or told[1]:
                waited += 1
                assert live.undo(seat)[0]
                assert due is not None
                assert now + 2 < due <= now + 2.5
                assert told == [2.5 if viewer == seat else None for viewer in (0, 2, None)]
            else:
                assert due is None or due <= now + 0.5
                assert told == [None] * 3
        assert waited
        late = await Ear(node, table, 0).enter()
        assert "bots_in" not in late.updates[-1]


async def test_a_step_says_that_a_seat_replied_and_never_what() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "flandern", "person", "person")
        ear = await Ear(node, table, None).enter()
        await play_on(node, table, Random(1), 20)
        for update in ear.updates:
            for step in update["steps"]:
                assert set(step) <= set(Step.__dataclass_fields__)
                assert step["kind"] == "reply"


async def _true(value: object) -> bool:
    await asyncio.sleep(0)
    return bool(value)
