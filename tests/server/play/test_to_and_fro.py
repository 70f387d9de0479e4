"""To and fro: what leads nowhere has an end, so that no match grows for ever; and a match always comes to its own."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from guildtable.kernel.record import Replied, Seated, Undone
from guildtable.server.matches.alarms import BOT_TURN
from guildtable.server.matches.headway import TO_AND_FRO, Headway, most_entries
from guildtable.server.node import Node
from guildtable.server.play.turns import TimeUp
from guildtable.server.protocol import ClockRules, Refused, TakeBack, Undo
from tests.server.sitting import Ear, a_node, any_reply, play_on, sit_down


async def toggle(node: Node, table: str, times: int) -> None:
    """The first seat that is asked replies and takes it back, again and again."""
    rng = Random(1)
    for _ in range(times):
        live = (await node.matches.held(table)).live
        seat = live.asked[0]
        await node.matches.reply(table, seat, any_reply(live, seat, rng))
        await _undo(node, table, seat)


async def _undo(node: Node, table: str, seat: int) -> None:
    seq = (await node.matches.held(table)).live.seq
    await node.acts._undoing.undo(table, seat, Undo(f"undo-{seq:08}", seq))  # noqa: SLF001


async def test_fifty_times_to_and_fro_and_then_only_on() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        await toggle(node, table, TO_AND_FRO // 2)
        live = (await node.matches.held(table)).live
        seat = live.asked[0]
        await node.matches.reply(table, seat, any_reply(live, seat, Random(1)))
        live = (await node.matches.held(table)).live
        assert live.only_forward
        assert live.undo(seat)[0] == 0
        with pytest.raises(Refused) as refused:
            await _undo(node, table, seat)
        assert (refused.value.code, refused.value.reason) == ("undo-barred", "undo-barred-too-often")
        with pytest.raises(Refused):
            await node.acts.do(table, people[seat], seat, TakeBack("take-back-1", live.seq))
        await node.substitutes.leave(table, people[1 - seat])  # nobody is kept at the table by another's to and fro
        assert (await node.tables.state(table)).seats[1 - seat].away
        rng = Random(2)
        await play_on(node, table, rng, 4)
        assert not (await node.matches.held(table)).live.only_forward, "further than before, it may be taken back again"
        await play_on(node, table, rng)
        assert (await node.tables.state(table)).state == "over"


async def test_how_far_it_has_come_is_remembered_by_a_checkpoint() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await toggle(node, table, 7)
        live = (await node.matches.held(table)).live
        assert live.headway.since == 14 - 1, "the first reply led further"
        assert live.restored(live.checkpoint()).headway == live.headway


async def test_a_match_of_many_times_the_longest_game_only_goes_on() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        live = (await node.matches.held(table)).live.copy()
        assert not live.only_forward
        live.seq = most_entries(live.game)
        assert live.only_forward


def test_progress_is_made_by_replies_that_stand() -> None:
    replied = Replied(0, "why", ("a",))
    headway = Headway()
    for entry in (replied, replied, Undone(0, 2), replied, Seated(0, "Anna"), replied):
        headway = headway.after(entry)
    assert headway == Headway(2, 2, 4)
    assert headway.after(replied) == Headway(3, 3, 0)


async def test_who_comes_to_a_long_match_is_told_its_last_steps_and_all_since_their_own_reply(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("guildtable.server.watching.arrivals.TOLD", 20)
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 2)  # both have chosen: from here one after another
        held = await node.matches.held(table)
        mover = held.live.asked[0]
        waiter, mine = 1 - mover, await node.database.journal.last(table, f"{1 - mover} ")
        await toggle(node, table, 24)
        seq = held.live.seq
        stranger = await Ear(node, table, None).enter()
        assert stranger.numbers == list(range(seq - 19, seq + 1))
        here = await Ear(node, table, waiter).enter()
        assert mine is not None
        assert here.numbers == list(range(mine, seq + 1))
        back = await Ear(node, table, mover).enter(seen=5)
        assert back.numbers == list(range(6, seq + 1)), "who has seen something misses nothing"


async def test_a_long_way_is_read_and_told_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("journal", "sqlite", "postgres"):
        monkeypatch.setattr(f"guildtable.server.store.{place}.PAGE", 7)
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 30)
        seq = (await node.matches.held(table)).live.seq
        assert len(await node.database.journal.page(table, 0)) == 7
        ear = await Ear(node, table, 0).enter()
        assert ear.numbers == list(range(1, seq + 1))
        assert len(ear.updates) > 3
        assert [("shown" in update) for update in ear.updates] == [False] * (len(ear.updates) - 1) + [True]
        await play_on(node, table, Random(1))
        record = await node.records.text(table)
        assert f"\n{(await node.matches.held(table)).live.seq} " in record, "the record has every entry"


async def test_time_that_runs_out_and_returning_lead_to_the_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildtable.server.matches.live.TO_AND_FRO", 10)
    async with a_node() as node:
        table, [anna] = await sit_down(node, "capital-lux", "person", "greedy", clock=ClockRules(move=5))
        time_up = TimeUp(node.matches, node.substitutes, node.database.journal, node.clock)
        held = await node.matches.held(table)

        async def to_and_fro() -> None:
            while True:
                node.clock._ticks += 6  # noqa: SLF001  longer than Anna has
                await time_up.turn(table)
                await node.substitutes.come_back(table, anna)

        with pytest.raises(Refused) as refused:
            await asyncio.wait_for(to_and_fro(), 4)
        assert refused.value.reason == "table-come-back-no-more"
        assert held.live.nobody_plays
        assert await node.database.journal.due(table, BOT_TURN) is not None, "nobody is waited for who may not come"
        rng = Random(1)
        await play_on(node, table, rng, 4)
        await node.substitutes.come_back(table, anna)  # further than before, one may return again
        monkeypatch.setattr("guildtable.server.matches.live.most_entries", lambda _: held.live.seq)
        await node.substitutes.substitute(table, 0)
        with pytest.raises(Refused, match="coming and going"):
            await node.substitutes.come_back(table, anna)
        await play_on(node, table, rng)
        assert (await node.tables.state(table)).state == "over"
