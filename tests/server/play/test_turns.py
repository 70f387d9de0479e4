"""Turns that no person takes: bots', and those of people whose time is up or who have left."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from guildtable.kernel.record import Record
from guildtable.kernel.redeal import redeal
from guildtable.server.matches.alarms import BOT_TURN, TIME_UP
from guildtable.server.matches.live import Live
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.node import Node
from guildtable.server.play.thinking import think, thought
from guildtable.server.play.turns import Bots, TimeUp
from guildtable.server.protocol import ClockRules, Refused
from guildtable.shelf import GAMES
from tests.server.sitting import a_node, any_reply, play_on, sit_down, state, until


async def _live(node: Node, table: str) -> Live:
    return (await node.matches.fresh(table)).live


async def test_bots_answer_by_themselves_until_a_person_is_asked() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "random", "greedy")
        node.think(1)
        rng = Random(1)
        for _ in range(6):
            await until(lambda: _asked(node, table, 0), within=20)
            live = await _live(node, table)
            await node.matches.reply(table, 0, any_reply(live, 0, rng))


async def _asked(node: Node, table: str, seat: int) -> bool:
    return seat in (await _live(node, table)).asked


async def test_a_bot_waits_as_long_as_the_person_could_take_a_reply_back() -> None:
    async with a_node(undo_window=2.0) as node:
        table, people = await sit_down(node, "bruges", "person", "random")
        rng, waited = Random(5), 0
        for _ in range(60):
            live = await _live(node, table)
            if not live.asked:
                break
            seat = live.asked[0]
            await node.matches.reply(table, seat, any_reply(live, seat, rng), bot=live.is_bot(seat))
            after, at = await _live(node, table), await node.database.journal.due(table, BOT_TURN)
            if after.asked and after.is_bot(after.asked[0]):
                assert at is not None
                open_to_undo = seat == 0 and after.undo(0)[0] > 0
                waited += open_to_undo
                assert (at > node.clock.now + 1.5) == open_to_undo
                if open_to_undo:
                    await node.acts.confirm(table, 0)
                    confirmed = await node.database.journal.due(table, BOT_TURN)
                    assert confirmed is not None
                    assert confirmed <= node.clock.now
        assert waited
        assert people


async def test_a_bot_that_was_taken_up_too_early_waits_again() -> None:
    """A worker took the turn, and before it looked the person replied anew: the window begins again."""
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "random", "random", "person")
        while not (live := await _live(node, table)).is_bot(live.asked[0]):
            await play_on(node, table, Random(1), 1)
        bots = Bots(node.matches, node.database.journal, node.clock, node.pace, 1)
        await node.database.journal.alarm(table, {BOT_TURN: node.clock.now + 2.0})
        await bots.turn(table)
        assert (await _live(node, table)).seq == live.seq
        await node.database.journal.alarm(table, {BOT_TURN: node.clock.now})
        await bots.turn(table)
        assert (await _live(node, table)).seq > live.seq
        bots.close()


@pytest.mark.parametrize("name", GAMES)
async def test_a_thinking_process_is_sent_the_same_whatever_its_seat_cannot_know(name: str) -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, name, "person", "person", "person")
        rng, hidden = Random(3), 0
        for _ in range(25):
            live = await _live(node, table)
            position, seat = live.match.position, live.asked[-1]
            otherwise = redeal(position, seat, rng)
            hidden += otherwise != position
            sent = thought(position, seat, "greedy", "tosses")
            assert sent == thought(otherwise, seat, "greedy", "tosses")
            position.choice(seat).read(think(sent))  # and its reply answers the true question
            await play_on(node, table, rng, 1)
        assert hidden


async def test_a_leaver_is_played_for_and_gets_the_seat_back() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        seat = (await _live(node, table)).asked[0]
        await node.substitutes.leave(table, people[seat])
        live = await _live(node, table)
        assert live.is_bot(seat)
        assert (await state(node, table)).seats[seat].away
        assert await node.database.journal.due(table, BOT_TURN) is not None
        with pytest.raises(Refused) as refused:
            await node.matches.reply(table, seat, any_reply(live, seat, Random(1)))
        assert refused.value.code == "not-now"
        await node.substitutes.come_back(table, people[seat])
        assert not (await state(node, table)).seats[seat].away
        live = await _live(node, table)
        await node.matches.reply(table, seat, any_reply(live, seat, Random(1)))
        await play_on(node, table, Random(1))
        record = Record.read(await node.records.text(table))
        assert [str(entry) for entry in record.entries if str(entry).startswith("seat")] == [
            f"seat {seat} bot:search:25ms",
            f"seat {seat} {record.header.players[seat]}",
        ]


async def test_where_all_people_have_left_bots_wait_for_somebody_to_return() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        for person in people:
            await node.substitutes.leave(table, person)
        assert await node.database.journal.due(table, BOT_TURN) is None
        await node.substitutes.come_back(table, people[0])
        live = await _live(node, table)
        assert (await node.database.journal.due(table, BOT_TURN) is not None) == live.is_bot(live.asked[0])


async def test_whose_time_is_up_is_played_for() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person", clock=ClockRules(move=60))
        live = await _live(node, table)
        seat = live.asked[0]
        due = await node.database.journal.due(table, TIME_UP)
        assert due == pytest.approx(node.clock.now + 60, abs=1)
        sweep = TimeUp(node.matches, node.substitutes, node.database.journal, node.clock)
        await sweep.turn(table)
        assert not (await _live(node, table)).is_bot(seat)
        node.clock._ticks += 61  # noqa: SLF001  a minute later
        await sweep.turn(table)
        assert (await _live(node, table)).is_bot(seat)


def test_a_move_clock_begins_anew_with_every_question_and_a_game_clock_runs_down() -> None:
    clocks = Clocks.wound(ClockRules(move=30, game=100), 2)
    assert clocks
    clocks = clocks.after([0], again=True, tick=1000.0)
    assert clocks.next_deadline == 1030.0
    clocks = clocks.after([1], again=True, tick=1020.0)
    assert (clocks.left[0], clocks.next_deadline) == (80.0, 1050.0)
    clocks = clocks.after([0], again=True, tick=1045.0)
    clocks = clocks.after([0], again=True, tick=1072.0)
    clocks = clocks.after([0], again=True, tick=1100.0)
    assert clocks.left[0] == pytest.approx(25.0)
    assert clocks.next_deadline == 1125.0  # less is left of the game than of the move
    assert clocks.late(1124.9) == []
    assert clocks.late(1125.0) == [0]
    assert clocks.read(clocks.text()) == clocks


def test_a_seat_that_is_still_asked_the_same_keeps_thinking() -> None:
    clocks = Clocks.wound(ClockRules(move=30), 3)
    assert clocks
    clocks = clocks.after([0, 1, 2], again=True, tick=0.0).after([1, 2], again=False, tick=10.0)
    assert clocks.next_deadline == 30.0
    assert [clock.runs for clock in clocks.shown(10.0)] == [False, True, True]


async def test_the_servers_clock_stands_still_while_no_node_is_awake(postgres: str) -> None:
    async with a_node(postgres) as node:
        await node.clock.beat()
        began, before = time.monotonic(), node.clock.now
        async with node.database.engine.begin() as transaction:
            await transaction.exec_driver_sql("UPDATE pulse SET at = at - 3600")  # an hour of silence
        await node.clock.beat()
        silence = node.clock.now - before
        assert silence < 5
        await asyncio.sleep(0.2)
        await node.clock.beat()
        assert 0.1 < node.clock.now - before - silence < time.monotonic() - began + 0.5
