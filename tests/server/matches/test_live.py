"""A live match: told apart by its questions, and taken up with all that can be undone."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from guildtable.kernel.record import Undone
from guildtable.server.matches.draft import Draft, read_events, write_events
from guildtable.shelf import GAMES
from tests.server.sitting import a_node, any_reply, play_on, sit_down


@pytest.mark.parametrize("name", GAMES)
async def test_no_two_questions_of_a_seat_have_one_fingerprint(name: str) -> None:
    """Not even one that is asked again after an undo: a reply to the first is no reply to the second."""
    async with a_node() as node:
        table, _ = await sit_down(node, name, "person", "person")
        rng, seen = Random(name), dict[tuple[int, str], int]()
        for _ in range(150):
            live = (await node.matches.held(table)).live
            if not live.asked:
                break
            for seat in live.asked:
                assert seen.setdefault((seat, live.question(seat)), live.asked_at) == live.asked_at
            seat = rng.choice(live.asked)
            await node.matches.reply(table, seat, any_reply(live, seat, rng))
            live = (await node.matches.held(table)).live
            if live.undo(seat)[0] and seat not in live.match.position.pending and rng.random() < 0.5:
                await node.matches.act(table, partial(Draft.enter, entry=Undone(seat, 1)))


async def test_a_seats_fingerprint_does_not_change_when_another_answers() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "flandern", "person", "person", "person")
        rng, together = Random(2), 0
        while together < 5:
            live = (await node.matches.held(table)).live
            if len(live.asked) == 3:
                together += 1
                asked = {seat: live.question(seat) for seat in live.asked}
                await node.matches.reply(table, 1, any_reply(live, 1, rng))
                after = (await node.matches.held(table)).live
                assert (after.question(0), after.question(1), after.question(2)) == (
                    asked[0],
                    "",
                    asked[2],
                )
            await play_on(node, table, rng, 1)


async def test_a_match_taken_up_right_after_a_checkpoint_still_knows_what_can_be_undone(postgres: str) -> None:
    async with a_node(postgres) as one:
        table, _ = await sit_down(one, "bruges", "person", "person")
        rng, undoable = Random(3), 0
        for _ in range(60):
            await play_on(one, table, rng, 1)
            live = (await one.matches.held(table)).live
            seat = live.match.history[-1].seat
            if seat >= 0 and live.undo(seat)[0]:
                undoable += 1
                await one.matches.checkpoint_all()
                async with a_node(postgres) as two:
                    assert (await two.matches.held(table)).live.undo(seat) == live.undo(seat)
                if undoable == 5:
                    return
        raise AssertionError("nothing could be undone")


async def test_a_draft_changes_nothing_until_it_is_written() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(1), 10)
        held = await node.matches.held(table)
        before = (held.live.seq, held.live.match.position, list(held.live.match.history), list(held.live.players))
        draft = Draft(held.live, 0.0)
        choice = held.live.match.position.choice(held.live.asked[0])
        draft.reply(held.live.asked[0], choice.write(choice.any(Random(1))))
        draft.deal(held.dealer)
        assert draft.rows
        assert (held.live.seq, held.live.match.position, held.live.match.history, held.live.players) == before


async def test_events_are_kept_with_their_audience() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(1), 40)
        whispered = 0
        for row in await node.database.journal.since(table, 0):
            events = read_events(row.events)
            assert write_events(events) == row.events
            whispered += any(event.only is not None for event in events)
        assert whispered
