"""Matches: written before they are told, from any node, once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from guildtable.kernel.match import verify
from guildtable.kernel.record import Record
from guildtable.server.protocol import Refused, Reply
from guildtable.shelf import GAMES, game
from tests.server.sitting import a_node, any_reply, play_on, sit_down


@pytest.mark.parametrize("name", GAMES)
async def test_a_match_is_played_to_its_end_and_its_record_verifies(name: str) -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, name, "person", "person", "person")
        await play_on(node, table, Random(name))
        record = Record.read(await node.records.text(table))
        assert verify(game(name), record) == []
        assert (await node.tables.state(table)).state == "over"


@pytest.mark.parametrize("name", GAMES)
async def test_a_match_is_taken_up_as_it_was_left_by_another_node(postgres: str, name: str) -> None:
    rng = Random(name)
    async with a_node(postgres) as one:
        table, _ = await sit_down(one, name, "person", "person")
        for _ in range(12):
            await play_on(one, table, rng, 9)
            left = (await one.matches.held(table)).live
            async with a_node(postgres) as two:
                found = (await two.matches.held(table)).live
                assert found.match.position == left.match.position
                assert (found.seq, found.asked_at, found.players) == (left.seq, left.asked_at, left.players)
                for seat in found.asked:
                    assert found.question(seat) == left.question(seat)
                    assert found.undo(seat) == left.undo(seat)


async def test_the_same_key_again_is_the_same_reply() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        live = (await node.matches.held(table)).live
        sent = any_reply(live, live.asked[0], Random(1))
        first = await node.matches.reply(table, live.asked[0], sent)
        again = await node.matches.reply(table, live.asked[0], sent)
        assert first == again
        assert [row for row in await node.database.journal.since(table, first) if row.entry[:6] != "chance"] == []
        await play_on(node, table, Random(2), 20)
        assert await node.matches.reply(table, live.asked[0], sent) == first


async def test_another_reply_under_the_same_key_is_refused() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        live = (await node.matches.held(table)).live
        seat = live.asked[0]
        sent = any_reply(live, seat, Random(1))
        await node.matches.reply(table, seat, sent)
        other = Reply(sent.key, sent.question, ("something", "else"))
        with pytest.raises(Refused) as refused:
            await node.matches.reply(table, seat, other)
        assert refused.value.code == "key-reused"


async def test_an_answer_to_an_earlier_question_is_stale_and_changes_nothing() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        live = (await node.matches.held(table)).live
        seat = live.asked[0]
        early = any_reply(live, seat, Random(1), "first-key")
        await node.matches.reply(table, seat, early)
        seq = (await node.matches.held(table)).live.seq
        late = Reply("another-key", early.question, early.reply)
        with pytest.raises(Refused) as refused:
            await node.matches.reply(table, seat, late)
        assert refused.value.code == "stale"
        assert (await node.matches.held(table)).live.seq == seq


async def test_what_is_not_offered_is_illegal_and_changes_nothing() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "flandern", "person", "person")
        live = (await node.matches.held(table)).live
        seat = live.asked[0]
        with pytest.raises(Refused) as refused:
            await node.matches.reply(table, seat, Reply("some-key", live.question(seat), ("site:nowhere",)))
        assert refused.value.code == "illegal"
        assert (await node.matches.held(table)).live.seq == live.seq


async def test_seats_asked_together_answer_at_once_from_two_nodes_without_collision(postgres: str) -> None:
    """Flandern's secret choice: each node knows nothing of the other's reply until it tries to write its own."""
    async with a_node(postgres) as one, a_node(postgres) as two:
        table, _ = await sit_down(one, "flandern", "person", "person", "person")
        rng, together = Random(3), 0
        while together < 10:
            for node in (one, two):
                held = await node.matches.held(table)
                await node.matches.refresh(held)
            live = (await one.matches.held(table)).live
            if len(live.asked) > 1:
                together += 1
                replies = [
                    (one, two)[n % 2].matches.reply(table, seat, any_reply(live, seat, rng))
                    for n, seat in enumerate(live.asked)
                ]
                numbers = await asyncio.gather(*replies)
                assert len(set(numbers)) == len(numbers)
            else:
                await play_on(one, table, rng, 1)


async def test_one_of_two_nodes_that_answer_the_same_question_is_told_it_is_stale(postgres: str) -> None:
    async with a_node(postgres) as one, a_node(postgres) as two:
        table, _ = await sit_down(one, "bruges", "person", "person")
        rng = Random(4)
        for _ in range(10):
            for node in (one, two):
                await node.matches.refresh(await node.matches.held(table))
            live = (await one.matches.held(table)).live
            seat = live.asked[0]
            both = [node.matches.reply(table, seat, any_reply(live, seat, rng)) for node in (one, two)]
            done = await asyncio.gather(*both, return_exceptions=True)
            refused = [error for error in done if isinstance(error, Refused)]
            assert len(refused) == 1
            assert refused[0].code in {"stale", "not-asked"}


async def test_a_match_of_which_nobody_dealt_the_first_cards_is_dealt_by_whoever_comes(postgres: str) -> None:
    """The node that began it died between writing the match and its first entries."""
    async with a_node(postgres) as one, a_node(postgres) as two:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        await one.records.pack(table)  # no entry is left
        one.matches.release(table)
        first, second = await asyncio.gather(one.matches.held(table), two.matches.held(table))
        assert first.live.match.position == second.live.match.position
        assert first.live.seq == second.live.seq > 0


async def test_a_checkpoint_is_kept_every_round_and_nobody_needs_the_first_cards_again(postgres: str) -> None:
    async with a_node(postgres) as one:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        rng = Random(5)
        while not len(await one.database.journal.checkpoints(table)) >= 2:
            await play_on(one, table, rng, 5)
            await asyncio.sleep(0.01)
        await play_on(one, table, rng, 24)
        live = (await one.matches.held(table)).live
        async with a_node(postgres) as two, two.database.engine.begin() as transaction:
            oldest = (await one.database.journal.checkpoints(table))[-1].seq
            await transaction.exec_driver_sql(f"DELETE FROM entries WHERE match = '{table}' AND seq < {oldest}")  # noqa: S608
            await transaction.commit()
            assert (await two.matches.held(table)).live.match.position == live.match.position
