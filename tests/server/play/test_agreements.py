"""Agreements: who is asked, to what exactly, and what nobody can be made to agree to by a bot."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.match import Match, replay, verify
from guildtable.kernel.record import Record, Seated, Undone, read_entry
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.live import Live
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Consent, Proposal, Refused, TakeBack, Undo
from guildtable.server.tables.players import Player
from tests.server.sitting import Ear, a_node, any_reply, play_on, sit_down, state, until

SEAT_CHANGED = "undo-barred-a-seat-changed-hands"


async def _live(node: Node, table: str) -> Live:
    return (await node.matches.fresh(table)).live


async def _proposal(node: Node, table: str) -> Proposal:
    asked = (await state(node, table)).proposal
    assert asked
    return asked


async def _agree(node: Node, table: str, player: Player, seat: int, key: str = "agree-key", **more: str) -> int:
    asked = await _proposal(node, table)
    sent = Consent(f"{key}-{seat}", asked.seq, agree=True, proposal=more.get("proposal", asked.id))
    await node.acts.do(table, player, seat, sent)
    return asked.seq


async def _refused(doing: object) -> Refused:
    with pytest.raises(Refused) as refused:
        await doing  # type: ignore[misc]
    return refused.value


async def _played(node: Node, table: str, seat: int, rng: Random, replies: int = 12) -> Live:
    """So many replies, and on until this seat has given the last."""
    await play_on(node, table, rng, replies)
    while (live := await _live(node, table)).match.history[-1].seat != seat:
        await play_on(node, table, rng, 1)
    return live


@pytest.mark.parametrize("away", ["left", "time was up"])
async def test_a_substitute_never_consents(away: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        if away == "left":
            await node.substitutes.leave(table, people[0])
        else:
            await node.substitutes.substitute(table, 0)
        live = await _played(node, table, 1, Random(7))
        done = await node.acts.do(table, people[1], 1, TakeBack("back-key-1", live.seq))
        assert done.seq == 0  # type: ignore[union-attr]
        assert (await _live(node, table)).seq == live.seq
        assert (await _proposal(node, table)).agreed == (1,)
        await _agree(node, table, people[0], 0)  # the person may, from wherever they are
        assert (await _live(node, table)).seq == live.seq + 1


async def test_nothing_is_taken_back_over_a_change_of_who_plays_a_seat() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        for seat in (0, 1):
            await _played(node, table, seat, Random(7), 4)
            await node.substitutes.leave(table, people[1 - seat])
            live = await _live(node, table)
            assert live.undo(seat) == (0, live.undo(seat)[1])
            assert live.undo(seat)[1].id == SEAT_CHANGED  # type: ignore[union-attr]
            for act in (Undo(f"undo-key-{seat}", live.seq), TakeBack(f"back-key-{seat}", live.seq)):
                refused = await _refused(node.acts.do(table, people[seat], seat, act))
                assert (refused.code, refused.reason) == ("undo-barred", SEAT_CHANGED)
            await node.substitutes.come_back(table, people[1 - seat])


@pytest.mark.parametrize("game", ["bruges", "capital-lux"])  # in the second the reply waits for the other's
async def test_who_leaves_and_is_back_before_anybody_replied_takes_no_undo_from_a_rival(game: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, game, "person", "person")
        count, seat, rng = 0, 0, Random(5)
        while not count:
            live = await _live(node, table)
            seat = live.asked[0]
            await node.matches.reply(table, seat, any_reply(live, seat, rng))
            count = (await _live(node, table)).undo(seat)[0]
        rival = people[1 - seat]
        await node.substitutes.leave(table, rival)
        assert (await _live(node, table)).undo(seat)[0] == 0
        await node.substitutes.come_back(table, rival)
        assert (await _live(node, table)).undo(seat)[0] == count
        await node.substitutes.leave(table, people[seat])
        await play_on(node, table, rng, 1)
        await node.substitutes.come_back(table, people[seat])
        assert (await _live(node, table)).undo(seat)[0] == 0, "somebody has replied while the bot was there"


async def test_no_door_of_the_server_writes_an_undo_over_a_change_of_who_plays_a_seat() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person")
        live = await _live(node, table)
        await node.matches.reply(table, 0, any_reply(live, 0, Random(1)))  # it waits for the others
        await node.substitutes.leave(table, people[1])
        live = await _live(node, table)
        assert live.undo(0)[0] == 0
        refused = await _refused(node.acts.do(table, people[0], 0, Undo("undo-key-1", live.seq)))
        assert refused.reason == SEAT_CHANGED
        for count in range(1, len(live.match.history) + 1):
            with pytest.raises(ValueError, match=SEAT_CHANGED):
                Draft(live, 0.0).enter(Undone(0, count))


async def test_a_record_with_an_undo_over_a_change_of_who_plays_a_seat_is_still_read() -> None:
    """Such undos were written once: they verify, and what they led to can be played on."""
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(7), 12)
        held = await node.matches.fresh(table)
        match = held.live.match
        record = Record(match.record.header)
        again = Match.begin(match.game, record.header)
        for row in await node.database.journal.since(table, 0):
            again.enter(read_entry(row.seq, row.entry))
        before = again.history[-2].before
        again.enter(Seated(0, "bot:search"))
        again.enter(Undone(1, 2))
        assert again.position == before
        assert again.history[-1].changed
        assert verify(match.game, Record.read(again.record.text())) == []
        assert [moment.number for moment in replay(match.game, again.record)][-1] == len(again.record.entries)


async def _told(ear: Ear) -> bool:
    return (ear.table["proposal"] or {}).get("gone") == 0


async def test_who_is_played_for_takes_nothing_back_that_the_bot_has_played() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        await play_on(node, table, Random(7), 8)
        await node.substitutes.leave(table, people[0])
        live = await _played(node, table, 0, Random(8), 1)
        assert live.undo(0)[0] == 0
        for act in (Undo("undo-key-1", live.seq), TakeBack("back-key-1", live.seq)):
            refused = await _refused(node.acts.do(table, people[0], 0, act))
            assert refused.reason == "undo-barred-a-bot-plays-for-you"
        await node.substitutes.come_back(table, people[0])
        refused = await _refused(node.acts.do(table, people[0], 0, TakeBack("back-key-2", live.seq + 1)))
        assert refused.reason == SEAT_CHANGED


async def test_an_absent_person_is_replaced_only_when_every_other_person_agrees() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person", "greedy")
        ear = await Ear(node, table, None).enter()
        await _absent(node, table, 0, 299)
        refused = await _refused(node.agreements.ask_to_replace(table, 1, 0))
        assert "five minutes" in refused.text
        await _absent(node, table, 0, 301)
        await node.agreements.ask_to_replace(table, 1, 0)
        asked = await _proposal(node, table)
        assert (asked.kind, asked.seat, asked.gone, asked.agreed) == ("replace", 1, 0, (1,))
        await until(lambda: _told(ear))
        assert not (await _live(node, table)).is_bot(0)
        await _agree(node, table, people[2], 2)
        live = await _live(node, table)
        assert live.players[0] == "bot:search:25ms"
        assert (await state(node, table)).proposal is None


async def test_nobody_is_replaced_at_a_table_that_is_played_by_the_day() -> None:
    for clock in (ClockRules(move=86400), ClockRules(game=10 * 86400), ClockRules(move=2 * 86400, game=30 * 86400)):
        async with a_node() as node:
            table, _ = await sit_down(node, "capital-lux", "person", "person", clock=clock)
            await _absent(node, table, 0, 3600)
            assert "by the day" in (await _refused(node.agreements.ask_to_replace(table, 1, 0))).text
            await node.agreements.ask_to_end(table, 1)
            assert (await state(node, table)).state == "playing"  # who is away is asked all the same


@pytest.mark.parametrize("ending", ["came back", "was refused", "somebody left"])
async def test_a_wish_to_replace_somebody_falls_when_they_come_back_or_anybody_refuses(ending: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person")
        await _absent(node, table, 0, 301)
        await node.agreements.ask_to_replace(table, 1, 0)
        asked = await _proposal(node, table)
        if ending == "came back":
            await node.attendance.here(table, people[0])
        elif ending == "was refused":
            await node.acts.do(table, people[2], 2, Consent("no-key-1", asked.seq, agree=False, proposal=asked.id))
        else:
            await node.substitutes.leave(table, people[1])
        assert (await state(node, table)).proposal is None
        sent = Consent("yes-key-2", asked.seq, agree=True, proposal=asked.id)
        assert (await _refused(node.acts.do(table, people[2], 2, sent))).code == "stale"
        assert not (await _live(node, table)).is_bot(0)


async def test_only_who_sits_there_and_only_a_person_can_be_replaced() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "greedy")
        await _absent(node, table, 0, 3600)
        for gone in (1, 2, 3, 7):
            assert (await _refused(node.agreements.ask_to_replace(table, 1, gone))).code == "not-now"
        await node.agreements.ask_to_replace(table, 1, 0)  # nobody else is there to be asked
        assert (await _live(node, table)).is_bot(0)
        assert (await _refused(node.agreements.ask_to_replace(table, 1, 0))).code == "not-now"
        assert people


async def test_consent_counts_for_what_was_proposed_and_for_nothing_else() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person", "person")
        live = await _played(node, table, 1, Random(5))
        await node.acts.do(table, people[1], 1, TakeBack("back-key-1", live.seq))
        small = await _proposal(node, table)
        refused = await _refused(node.acts.do(table, people[2], 2, TakeBack("back-key-2", live.seq)))
        assert refused.reason == "already-asked"
        assert await _proposal(node, table) == small, "a proposal that stands is not overwritten"
        await node.acts.do(table, people[1], 1, Consent("never-mind", live.seq, agree=False, proposal=small.id))
        await node.acts.do(table, people[2], 2, TakeBack("back-key-3", live.seq))
        large = await _proposal(node, table)
        assert (large.seat, large.id == small.id) == (2, False)
        for named in (small.id, ""):
            late = Consent(f"late-key-{named}", live.seq, agree=True, proposal=named)
            assert (await _refused(node.acts.do(table, people[0], 0, late))).code == "stale"
        assert (await _proposal(node, table)).agreed == (2,)


async def test_a_client_of_before_consents_to_the_only_take_back_of_a_step_and_to_nothing_else() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person", "person")
        live = await _played(node, table, 1, Random(5))
        await node.agreements.ask_to_end(table, 1)
        bare = Consent("bare-key-1", live.seq, agree=True)
        assert (await _refused(node.acts.do(table, people[0], 0, bare))).code == "stale"
        await node.acts.do(table, people[0], 0, Consent("bare-key-2", live.seq, agree=False))
        assert (await state(node, table)).proposal is None
        live = await _played(node, table, 1, Random(6), 1)
        await node.acts.do(table, people[1], 1, TakeBack("back-key-1", live.seq))
        for seat in (0, 2):
            await node.acts.do(table, people[seat], seat, Consent(f"bare-key-{seat}", live.seq, agree=True))
        assert (await _live(node, table)).seq == live.seq + 1


async def test_the_last_consent_sent_again_is_the_same_consent() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person")
        live = await _played(node, table, 1, Random(5))
        await node.acts.do(table, people[1], 1, TakeBack("back-key-1", live.seq))
        sent = Consent("yes-key-1", live.seq, agree=True, proposal=(await _proposal(node, table)).id)
        done = await node.acts.do(table, people[0], 0, sent)
        assert await node.acts.do(table, people[0], 0, sent) == done
        assert (await _live(node, table)).seq == live.seq + 1


async def test_a_dead_game_ends_when_every_person_agrees() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "person", "greedy")
        await play_on(node, table, Random(1), 6)
        await node.agreements.ask_to_end(table, 0)
        assert (await _proposal(node, table)).kind == "end"
        assert (await state(node, table)).state == "playing"
        await _agree(node, table, people[1], 1)
        assert (await state(node, table)).state == "ended"
        live = await _live(node, table)
        late = any_reply(live, live.asked[0], Random(1))
        assert "was ended" in (await _refused(node.matches.reply(table, live.asked[0], late))).text
        with pytest.raises(Refused):
            await node.records.text(table)
        assert await node.database.journal.due(table, "bot") is None


async def test_a_wish_that_was_refused_is_asked_again_after_the_next_step_or_a_minute() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person")

        async def ask_and_be_refused(seat: int, key: str) -> None:
            await node.agreements.ask_to_end(table, seat)
            asked = await _proposal(node, table)
            await node.acts.do(table, people[0], 0, Consent(key, asked.seq, agree=False, proposal=asked.id))

        await ask_and_be_refused(1, "no-key-1")
        assert (await _refused(node.agreements.ask_to_end(table, 1))).reason == "asked-just-now"
        assert (await state(node, table)).proposal is None
        await ask_and_be_refused(2, "no-key-2")  # it is somebody else's wish
        async with node.database.engine.begin() as transaction:
            await transaction.exec_driver_sql("UPDATE proposals SET at = at - 61")
        await ask_and_be_refused(2, "no-key-3")
        for number, seat in enumerate((1, 2, 1), start=4):
            await ask_and_be_refused(seat, f"no-key-{number}")
        refused = await _refused(node.agreements.ask_to_end(table, 2))
        assert refused.reason == "asked-just-now", "nor do two of one mind ask by turns without end"
        await play_on(node, table, Random(1), 1)
        await ask_and_be_refused(2, "no-key-7")


@pytest.mark.parametrize("away", ["left", "waits elsewhere", "asked, and gone for an hour", "asked, with a clock"])
async def test_nobody_ends_a_game_without_whom_nobody_has_waited_for_all_day(away: str) -> None:
    async with a_node() as node:
        clock = ClockRules(move=7200) if away == "asked, with a clock" else None
        table, people = await sit_down(node, "bruges", "person", "person", clock=clock)
        while (live := await _live(node, table)).asked != [0]:
            await play_on(node, table, Random(1), 1)
        mallory = 1 if away.startswith("asked") else 0
        anna = 1 - mallory
        if away == "left":
            await node.substitutes.leave(table, people[anna])
            sat = (await state(node, table)).seats[anna]
            assert (sat.here, sat.absent) == (False, False), "who has just left is not absent"
        else:
            await _absent(node, table, anna, 7000 if away.startswith("asked") else 8 * 86400)
        await node.agreements.ask_to_end(table, mallory)
        assert (await state(node, table)).state == "playing"
        assert live.asked == [0]
        await _agree(node, table, people[anna], anna)
        assert (await state(node, table)).state == "ended"


async def test_whom_the_table_has_waited_for_all_day_need_not_be_asked_and_a_bot_never_counts() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person")
        await node.substitutes.substitute(table, 1)  # a bot plays for somebody who is here
        await _absent(node, table, 2, 86401)
        await node.agreements.ask_to_end(table, 0)
        assert (await state(node, table)).state == "playing"
        await _agree(node, table, people[1], 1)
        assert (await state(node, table)).state == "ended"


async def test_nobody_is_replaced_while_others_are_asked() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "person")
        while (await _live(node, table)).asked != [0]:
            await play_on(node, table, Random(1), 1)
        await _absent(node, table, 1, 3600)
        assert "Nobody waits" in (await _refused(node.agreements.ask_to_replace(table, 0, 1))).text


async def _absent(node: Node, table: str, seat: int, seconds: float) -> None:
    """As if nobody had been seen on this seat for so long."""
    async with node.database.engine.begin() as transaction:
        now = "(julianday('now') - 2440587.5) * 86400.0"
        set_back = f"UPDATE seats SET seen = {now} - {seconds} WHERE \"table\" = '{table}' AND seat = {seat}"  # noqa: S608
        await transaction.exec_driver_sql(set_back)
