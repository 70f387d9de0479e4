"""Substitutes: whoever leaves is played for, comes back once a round, and gains no time by either."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.record import Seated
from guildtable.server.matches.alarms import BOT_TURN
from guildtable.server.matches.live import Live
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.node import Node
from guildtable.server.play.turns import TimeUp
from guildtable.server.protocol import ClockRules, Refused
from tests.server.sitting import a_node, any_reply, play_on, sit_down


async def _live(node: Node, table: str) -> Live:
    return (await node.matches.fresh(table)).live


def _later(node: Node, seconds: float) -> None:
    node.clock._ticks += seconds  # noqa: SLF001  as the site's clock would go on


async def test_leaving_and_returning_does_not_wind_the_clock_anew() -> None:
    async with a_node() as node:
        clock = ClockRules(move=60, game=600)
        table, _ = await sit_down(node, "capital-lux", "person", "person", clock=clock)
        written = (await _live(node, table)).players[1]
        for _ in range(4):
            _later(node, 14)
            await node.substitutes.substitute(table, 1)
            await node.matches.act(table, lambda draft: draft.enter(Seated(1, written)))
        clocks = (await _live(node, table)).clocks
        assert clocks
        assert clocks.shown(node.clock.now)[1].move == pytest.approx(4, abs=1)
        assert clocks.shown(node.clock.now)[1].game == pytest.approx(544, abs=1)
        _later(node, 5)
        await TimeUp(node.matches, node.substitutes, node.database.journal, node.clock).turn(table)
        assert (await _live(node, table)).is_bot(1)


async def test_an_answer_taken_back_while_it_waits_does_not_wind_the_clock_anew() -> None:
    clocks = Clocks.wound(ClockRules(move=30), 2)
    assert clocks
    clocks = clocks.after([0, 1], again=True, tick=0.0).after([1], again=False, tick=20.0)
    clocks = clocks.read(clocks.text()).after([0, 1], again=False, tick=25.0)
    assert clocks.deadline(0) == 35.0
    assert clocks.after([0], again=True, tick=31.0).deadline(0) == 61.0


async def test_where_nobody_plays_any_more_nobody_has_waited_and_who_returns_has_all_their_time() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "greedy", clock=ClockRules(move=60))
        _later(node, 61)
        await TimeUp(node.matches, node.substitutes, node.database.journal, node.clock).turn(table)
        _later(node, 3600)
        await node.substitutes.come_back(table, people[0])
        clocks = (await _live(node, table)).clocks
        assert clocks
        assert clocks.shown(node.clock.now)[0].move == pytest.approx(60, abs=1)


async def test_a_seat_is_taken_back_from_a_bot_once_a_round() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        rng = Random(1)
        await node.substitutes.leave(table, people[0])
        await node.substitutes.come_back(table, people[0])
        began = (await _live(node, table)).round
        await node.substitutes.leave(table, people[0])
        with pytest.raises(Refused, match="once in this round"):
            await node.substitutes.come_back(table, people[0])
        node.matches.release(table)
        with pytest.raises(Refused, match="once in this round"):
            await node.substitutes.come_back(table, people[0])
        while (await _live(node, table)).round == began:
            await play_on(node, table, rng, 1)
        await node.substitutes.come_back(table, people[0])
        assert not (await _live(node, table)).is_bot(0)


async def test_who_was_played_for_against_their_will_is_not_kept_out() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", clock=ClockRules(move=60))
        for _ in range(3):
            await node.substitutes.substitute(table, 0)  # by the others
            await node.substitutes.come_back(table, people[0])
            assert not (await _live(node, table)).is_bot(0)
        for _ in range(3):
            _later(node, 61)
            await TimeUp(node.matches, node.substitutes, node.database.journal, node.clock).turn(table)
            await play_on(node, table, Random(1), 2)
            for person in people:
                await node.substitutes.come_back(table, person)
            assert not (await _live(node, table)).nobody_plays


async def test_whose_time_is_up_replies_no_more_and_with_none_for_the_game_there_is_nothing_to_return_to() -> None:
    async with a_node() as node:
        clock = ClockRules(game=60)
        table, people = await sit_down(node, "capital-lux", "person", "person", clock=clock)
        live = await _live(node, table)
        await node.matches.reply(table, 0, any_reply(live, 0, Random(1)))
        _later(node, 61)
        with pytest.raises(Refused) as refused:  # no bot has been seated yet
            await node.matches.reply(table, 1, any_reply(live, 1, Random(1)))
        assert (refused.value.code, refused.value.reason) == ("not-now", "time-is-up")
        await TimeUp(node.matches, node.substitutes, node.database.journal, node.clock).turn(table)
        assert (await _live(node, table)).is_bot(1)
        with pytest.raises(Refused) as refused:
            await node.substitutes.come_back(table, people[1])
        assert refused.value.reason == "no-time-left"
        live = await _live(node, table)
        assert not live.is_bot(0)
        await node.substitutes.substitute(table, 0)
        await node.substitutes.come_back(table, people[0])
        assert live.clocks
        assert live.clocks.read(live.clocks.text()).spent(1)


async def test_where_nobody_has_any_time_left_the_bots_play_it_out() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person", clock=ClockRules(game=60))
        _later(node, 61)
        await TimeUp(node.matches, node.substitutes, node.database.journal, node.clock).turn(table)
        assert (await _live(node, table)).nobody_plays
        assert await node.database.journal.due(table, BOT_TURN) is not None


async def test_who_answers_in_the_last_moment_keeps_the_seat() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person", clock=ClockRules(move=60))
        _later(node, 59)
        live = await _live(node, table)
        await node.matches.reply(table, 0, any_reply(live, 0, Random(1)))
        _later(node, 2)
        await node.substitutes.time_is_up(table, 0)  # as a worker that has looked before the reply
        await node.substitutes.time_is_up(table, 1)
        live = await _live(node, table)
        assert (live.is_bot(0), live.is_bot(1)) == (False, True)


async def test_alone_among_bots_one_comes_and_goes_as_one_likes() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "greedy")
        for _ in range(3):
            await node.substitutes.leave(table, people[0])
            await node.substitutes.come_back(table, people[0])
        assert not (await _live(node, table)).is_bot(0)


async def test_each_seat_has_keys_of_its_own() -> None:
    """Who knows how a rival's keys go on cannot use them up."""
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        live, rng = await _live(node, table), Random(1)
        for seat in (1, 0):
            await node.matches.reply(table, seat, any_reply(live, seat, rng, key="anna-0002"))
        assert (await _live(node, table)).seq > live.seq + 1
