"""Clocks and undo: who takes a reply back has been thinking all along, and whoever was asked meanwhile has not."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.server.matches.live import Live
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused, SeatClock, Undo
from tests.server.sitting import a_node, any_reply, sit_down


async def _live(node: Node, table: str) -> Live:
    return (await node.matches.fresh(table)).live


def _later(node: Node, seconds: float) -> None:
    node.clock._ticks += seconds  # noqa: SLF001  as the site's clock would go on


async def _clocks(node: Node, table: str) -> tuple[SeatClock, ...]:
    clocks = (await _live(node, table)).clocks
    assert clocks
    return clocks.shown(node.clock.now)


async def _undo(node: Node, table: str, seat: int) -> None:
    seq = (await _live(node, table)).seq
    await node.acts._undoing.undo(table, seat, Undo(f"undo-{seq:08}", seq))  # noqa: SLF001


async def _replied(node: Node, table: str, *, hands_over: bool, thought: float) -> int:
    """On, until somebody has given a reply, after so much thought, that can be undone; who it was."""
    rng = Random(5)
    for _ in range(200):
        live = await _live(node, table)
        seat = live.asked[0]
        _later(node, thought)
        await node.matches.reply(table, seat, any_reply(live, seat, rng))
        live = await _live(node, table)
        if live.undo(seat)[0] and seat not in live.match.position.pending and (live.asked != [seat]) == hands_over:
            return seat
    raise AssertionError("no such reply")


async def _again(node: Node, table: str, seat: int) -> None:
    """The seat gives the reply anew, as it gave it before."""
    live = await _live(node, table)
    given = [row.entry for row in await node.database.journal.since(table, 0) if row.entry.startswith(f"{seat} ")][-1]
    reply = any_reply(live, seat, Random(5))
    paths = tuple(given.split(" ")[2:])
    await node.matches.reply(table, seat, type(reply)(reply.key, reply.question, paths))


async def test_nobody_empties_a_rivals_clock_by_undoing_before_the_rival_answers() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person", clock=ClockRules(game=6000))
        mallory = await _replied(node, table, hands_over=True, thought=1.0)
        anna = 1 - mallory
        before = await _clocks(node, table)
        for _ in range(3):
            _later(node, 20)
            await _undo(node, table, mallory)
            await _again(node, table, mallory)
        _later(node, 20)
        with pytest.raises(Refused) as refused:
            await _undo(node, table, mallory)
        assert refused.value.reason == "undo-barred-too-often", "a rival is not interrupted without end"
        _later(node, -20)  # since the reply that stands
        after = await _clocks(node, table)
        assert after[anna].game == pytest.approx(before[anna].game, abs=0.5)
        assert after[mallory].game == pytest.approx((before[mallory].game or 0) - 60, abs=0.5)


@pytest.mark.parametrize("taken_up", ["held", "loaded"])
async def test_an_undo_does_not_wind_the_move_clock_anew(taken_up: str) -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person", clock=ClockRules(move=60))
        seat = await _replied(node, table, hands_over=False, thought=10.0)
        if taken_up == "loaded":
            node.matches.release(table)
        _later(node, 15)
        await _undo(node, table, seat)
        clock = (await _clocks(node, table))[seat]
        assert clock.move == pytest.approx(35, abs=0.5)
        assert clock.runs
        await _again(node, table, seat)
        _later(node, 36)
        with pytest.raises(Refused) as refused:
            await _undo(node, table, seat)
        assert refused.value.reason == "undo-barred-no-time-left"
        assert (await _clocks(node, table))[seat].move == pytest.approx(24, abs=0.5), "the next question has its own"


async def test_several_replies_taken_back_are_all_thought_over_still() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person", clock=ClockRules(move=600, game=6000))
        rng = Random(5)
        for _ in range(200):
            live = await _live(node, table)
            seat = live.asked[0]
            _later(node, 10)
            await node.matches.reply(table, seat, any_reply(live, seat, rng))
            if (live := await _live(node, table)).undo(seat)[0] > 1 and live.asked == [seat]:
                break
        _later(node, 5)
        game = (await _clocks(node, table))[seat].game
        for used in (15, 25):
            await _undo(node, table, seat)
            clock = (await _clocks(node, table))[seat]
            assert clock.move == pytest.approx(600 - used, abs=0.5)
            assert clock.game == pytest.approx(game, abs=0.5), "no second is paid for twice, and none is given back"
