"""Acts at a table: undo as the engine allows it, taking back by consent, chat, and what a spectator may not do."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.record import Record
from guildtable.server.matches.live import Live
from guildtable.server.node import Node
from guildtable.server.protocol import Ack, Confirm, Consent, Hello, Ping, Pong, Refused, Reply, Say, TakeBack, Undo
from tests.server.sitting import Ear, a_node, any_reply, play_on, sit_down, state


async def _live(node: Node, table: str) -> Live:
    return (await node.matches.fresh(table)).live


async def _reply_that_can_be_undone(node: Node, table: str, rng: Random) -> int:
    """Play on until somebody may take back what they have just replied."""
    for _ in range(200):
        live = await _live(node, table)
        seat = live.asked[0]
        await node.matches.reply(table, seat, any_reply(live, seat, rng))
        if (await _live(node, table)).undo(seat)[0]:
            return seat
    raise AssertionError("nobody ever could")


@pytest.mark.parametrize("name", ["bruges", "flandern", "capital-lux"])
async def test_what_was_undone_was_never_played(name: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, name, "person", "person")
        rng = Random(1)
        await play_on(node, table, rng, 4)
        seat = await _reply_that_can_be_undone(node, table, rng)
        after = await _live(node, table)
        before = after.match.history[-1].before
        ear = await Ear(node, table, seat).enter()
        assert ear.updates[-1]["undo"]["count"] > 0
        done = await node.acts.do(table, people[seat], seat, Undo("undo-key-1", after.seq))
        assert done == Ack("undo-key-1", after.seq + 1)
        live = await _live(node, table)
        assert live.match.position == before
        assert ear.updates[-1]["steps"][-1]["kind"] in {"undo", "withdraw"}
        assert await node.acts.do(table, people[seat], seat, Undo("undo-key-1", after.seq)) == done
        await play_on(node, table, rng)
        assert (await state(node, table)).state == "over"


async def test_who_takes_an_answer_back_is_asked_anew_and_nobody_else_is() -> None:
    """Else a client that sends its answer again, under its key, would be told that all is well, and never be asked."""
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person")
        first = await _live(node, table)
        sent = any_reply(first, 0, Random(1))
        await node.matches.reply(table, 0, sent)
        await node.acts.do(table, people[0], 0, Undo("undo-key-1", first.seq + 1))
        again = await _live(node, table)
        assert again.question(0) != first.question(0)
        assert [again.question(seat) for seat in (1, 2)] == [first.question(seat) for seat in (1, 2)]
        with pytest.raises(Refused, match="has changed"):
            await node.matches.reply(table, 0, Reply("another-key", sent.question, sent.reply))
        await node.matches.reply(table, 0, any_reply(again, 0, Random(1)))
        live = await _live(node, table)
        assert live.restored(live.checkpoint()).since == live.since


async def test_what_others_have_learned_cannot_be_undone() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        rng, refused = Random(1), set[str]()
        while (live := await _live(node, table)).asked:
            seat = live.asked[0]
            await node.matches.reply(table, seat, any_reply(live, seat, rng))
            live = await _live(node, table)
            for other in (0, 1):
                count, why = live.undo(other)
                if not count:
                    with pytest.raises(Refused) as error:
                        await node.acts.do(table, people[other], other, Undo(f"key-{live.seq}-{other}", live.seq))
                    assert why
                    assert error.value.code == "undo-barred"
                    assert error.value.text == why.id
                    refused.add(why.id)
        assert {"undo-barred-another-has-answered", "undo-barred-all-have-answered"} <= refused


async def test_an_undo_of_what_is_no_longer_the_last_step_is_stale() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        rng = Random(2)
        seat = await _reply_that_can_be_undone(node, table, rng)
        seq = (await _live(node, table)).seq
        await play_on(node, table, rng, 1)
        with pytest.raises(Refused) as refused:
            await node.acts.do(table, people[seat], seat, Undo("late-undo", seq))
        assert refused.value.code == "stale"


async def test_a_reply_is_taken_back_when_all_others_have_agreed() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person", "person")
        rng = Random(3)
        await play_on(node, table, rng, 12)
        live = await _live(node, table)
        seat = live.match.history[-3].seat
        back = next(n for n, past in enumerate(reversed(live.match.history), 1) if past.seat == seat)
        wanted = live.match.history[-back].before
        ear = await Ear(node, table, None).enter()
        assert await node.acts.do(table, people[seat], seat, TakeBack("back-key-1", live.seq)) == Ack("back-key-1", 0)
        others = [other for other in range(3) if other != seat]
        proposal = (await state(node, table)).proposal
        assert proposal
        assert (proposal.seat, proposal.count, proposal.agreed) == (seat, back, (seat,))
        first = await node.acts.do(table, people[others[0]], others[0], Consent("yes-key-1", live.seq, agree=True))
        assert first == Ack("yes-key-1", 0)
        assert (await _live(node, table)).seq == live.seq
        await node.acts.do(table, people[others[1]], others[1], Consent("yes-key-2", live.seq, agree=True))
        assert (await _live(node, table)).match.position == wanted
        assert (await state(node, table)).proposal is None
        assert ear.updates[-1]["steps"][-1] | {"events": []} == {
            "seq": live.seq + 1,
            "kind": "undo",
            "seat": seat,
            "events": [],
            "count": back,
            "player": "",
        }
        await play_on(node, table, rng)
        assert any(str(entry) == f"undo {seat} {back}" for entry in Record.read(await node.records.text(table)).entries)


async def test_one_who_does_not_agree_is_enough_and_a_new_reply_ends_the_asking() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person", "person")
        await play_on(node, table, Random(3), 12)
        for ending in ("played on", "refused"):
            live = await _live(node, table)
            seat = live.match.history[-1].seat
            other = (seat + 1) % 3
            await node.acts.do(table, people[seat], seat, TakeBack(f"back {ending}".replace(" ", "-"), live.seq))
            if ending == "refused":
                await node.acts.do(table, people[other], other, Consent("no-key-1", live.seq, agree=False))
            else:
                await play_on(node, table, Random(4), 1)
            assert (await state(node, table)).proposal is None
            with pytest.raises(Refused) as refused:
                await node.acts.do(table, people[other], other, Consent("late-key-1", live.seq, agree=True))
            assert refused.value.code == "stale"


async def test_among_bots_a_reply_is_taken_back_at_once() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "greedy")
        rng = Random(3)
        while True:
            await play_on(node, table, rng, 1)
            live = await _live(node, table)
            if live.match.history[-1].seat == 1 and any(past.seat == 0 for past in live.match.history):
                break
        done = await node.acts.do(table, people[0], 0, TakeBack("back-key-2", live.seq))
        assert done == Ack("back-key-2", live.seq + 1)
        assert (await _live(node, table)).asked == [0]
        assert await node.acts.do(table, people[0], 0, TakeBack("back-key-2", live.seq)) == done


async def test_the_same_dice_fall_after_a_reply_was_taken_back() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "greedy")
        rng = Random(8)
        seen: dict[str, str] = {}
        for _ in range(120):
            live = await _live(node, table)
            if not live.asked:
                break
            await play_on(node, table, rng, 1)
            after = await _live(node, table)
            for row in await node.database.journal.since(table, live.seq):
                if row.entry.startswith("chance roll") or row.entry.startswith("chance dice"):
                    assert seen.setdefault(row.entry.split()[1], row.entry) == row.entry
            back = [past.seat for past in after.match.history[-6:]]
            if 0 in back and rng.random() < 0.3:
                await node.acts.do(table, people[0], 0, TakeBack(f"back-key-{after.seq}", after.seq))
        assert seen


async def test_a_spectator_may_talk_and_nothing_else() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        passer_by, _ = await node.players.guest("Passer-by")
        assert await node.acts.do(table, passer_by, None, Say("say-key-1", "Hello")) == Ack("say-key-1", 0)
        assert await node.acts.do(table, None, None, Ping()) == Pong()
        for act in (Undo("undo-key-1", 1), Confirm(), Consent("yes-key-1", 1, agree=True), TakeBack("back-key", 1)):
            with pytest.raises(Refused) as refused:
                await node.acts.do(table, passer_by, None, act)
            assert refused.value.code == "forbidden"
        with pytest.raises(Refused) as refused:
            await node.acts.do(table, None, None, Say("say-key-1", "Hello"))
        assert refused.value.code == "no-session"
        with pytest.raises(Refused):
            await node.acts.do(table, passer_by, None, Hello())
