"""Tables: opened, filled, begun, left, played again."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from guildtable.kernel.chance import commitment
from guildtable.kernel.record import Record
from guildtable.server.archive.records import RESTS
from guildtable.server.bus.hints import TableChanged
from guildtable.server.matches.alarms import PACK
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from tests.server.sitting import Ear, a_node, play_on, sit_down, state


def plan(*seats: str, game: str = "bruges", listed: bool = True, **settings: str) -> Plan:
    return Plan(game, seats, settings, ClockRules(), listed=listed)


async def guests(node: Node, *names: str) -> list[Player]:
    return [(await node.players.guest(name))[0] for name in names]


async def test_a_table_is_filled_by_people_and_bots_and_begun_by_its_host() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open", "open"))
        assert [seat.kind for seat in (await state(node, table)).seats] == ["person", "empty", "empty"]
        with pytest.raises(Refused) as refused:
            await node.tables.begin(table, anna)
        assert refused.value.code == "not-now"
        assert await node.tables.sit(table, bert, 2, "entropy-of-bert") == 2
        with pytest.raises(Refused) as refused:
            await node.tables.seat_bot(table, bert, 1, "greedy")
        assert refused.value.code == "forbidden"
        await node.tables.seat_bot(table, anna, 1, "greedy")
        with pytest.raises(Refused):
            await node.tables.begin(table, bert)
        await node.tables.begin(table, anna)
        begun = await state(node, table)
        assert begun.state == "playing"
        assert [(seat.kind, seat.name, seat.bot) for seat in begun.seats] == [
            ("person", "Anna", None),
            ("bot", "bot:greedy", "greedy"),
            ("person", "Bert", None),
        ]


async def test_a_bot_may_have_a_persona_of_the_game_and_has_it_again_in_a_rematch() -> None:
    async with a_node() as node:
        (anna,) = await guests(node, "Anna")
        table = await node.tables.open(anna, plan("me", "apprentice:builder", "open"))
        await node.tables.seat_bot(table, anna, 2, "syndic:digger")
        await node.tables.begin(table, anna)
        await node.tables.close(table, "ended")
        again = await node.tables.rematch(table, anna, "")
        for one in (table, again):
            bots = {seat.bot: seat.name for seat in (await state(node, one)).seats if seat.kind == "bot"}
            assert bots == {kind: f"bot:{kind}" for kind in ("apprentice:builder", "syndic:digger")}


@pytest.mark.parametrize("bot", ["master:hawk", "master:", "greedy:builder", "builder", "master:builder:digger"])
async def test_a_persona_that_the_game_has_not_is_refused_with_those_it_has(bot: str) -> None:
    async with a_node() as node:
        (anna,) = await guests(node, "Anna")
        table = await node.tables.open(anna, plan("me", "open"))
        with pytest.raises(Refused, match="builder, recruiter, digger"):
            await node.tables.open(anna, plan("me", bot))
        with pytest.raises(Refused, match="builder, recruiter, digger"):
            await node.tables.seat_bot(table, anna, 1, bot)


async def test_a_seat_is_taken_once_and_a_person_sits_on_one() -> None:
    async with a_node() as node:
        anna, bert, clara = await guests(node, "Anna", "Bert", "Clara")
        table = await node.tables.open(anna, plan("me", "open", "open"))
        assert await node.tables.sit(table, bert, 1, "") == 1
        with pytest.raises(Refused) as refused:
            await node.tables.sit(table, clara, 1, "")
        assert refused.value.code == "full"
        assert await node.tables.sit(table, bert, 2, "") == 2
        assert await node.tables.sit(table, bert, None, "other") == 2
        assert await node.tables.sit(table, clara, None, "") == 1
        late = (await guests(node, "Dora"))[0]
        with pytest.raises(Refused):
            await node.tables.sit(table, late, None, "")


async def test_who_leaves_an_open_table_frees_the_seat_and_the_next_is_host() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open"))
        await node.tables.sit(table, bert, None, "")
        await node.substitutes.leave(table, anna)
        left = await state(node, table)
        assert (left.host, left.seats[0].kind, left.state) == (
            await node.tables.pseudonym(table, bert),
            "empty",
            "open",
        )
        await node.substitutes.leave(table, bert)
        assert (await state(node, table)).state == "ended"


async def test_the_host_frees_the_seat_of_a_person_but_not_their_own() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open", "greedy"))
        await node.tables.sit(table, bert, 1, "what-bert-threw-in")
        ear = await Ear(node, table, 1).enter()
        for who, seat, bot, code in (
            (bert, 0, None, "forbidden"),
            (anna, 0, None, "not-now"),
            (anna, 1, "search", "not-now"),
        ):
            with pytest.raises(Refused) as refused:
                await node.tables.seat_bot(table, who, seat, bot)
            assert refused.value.code == code
        for seat in (1, 2):
            await node.tables.seat_bot(table, anna, seat, None)
        assert [seat.kind for seat in (await state(node, table)).seats] == ["person", "empty", "empty"]
        await node.rooms.heard(table, TableChanged())
        assert ear.table["seats"][1]["player"] is None
        assert ear.watcher.viewer is None, "whoever sat there only watches now"
        await node.tables.seat_bot(table, anna, 1, "random")
        with pytest.raises(Refused, match="sent you away"):
            await node.tables.sit(table, bert, None, "")
        [barred] = await node.moderation.restrictions(table, anna)
        await node.moderation.lift(table, barred.id, anna)
        assert await node.tables.sit(table, bert, None, "") == 2
        await node.tables.begin(table, anna)
        with pytest.raises(Refused, match="begun"):
            await node.tables.seat_bot(table, anna, 1, None)
        entropy = (await node.matches.held(table)).live.match.record.header.entropy
        assert "what-bert-threw-in" not in entropy


async def test_the_host_closes_an_open_table_and_everybody_there_is_told() -> None:
    async with a_node() as node:
        anna, bert, clara = await guests(node, "Anna", "Bert", "Clara")
        table = await node.tables.open(anna, plan("me", "open", "open"))
        await node.tables.sit(table, bert, 1, "")
        ears = [await Ear(node, table, seat).enter() for seat in (1, None)]
        with pytest.raises(Refused) as refused:
            await node.tables.call_off(table, bert)
        assert refused.value.code == "forbidden"
        for _ in range(2):
            await node.tables.call_off(table, anna)
        await node.rooms.heard(table, TableChanged())
        assert [ear.table["state"] for ear in ears] == ["ended", "ended"]
        assert await node.lists.listed() == await node.lists.of(bert) == []
        for who in (bert, clara):
            with pytest.raises(Refused, match="closed"):
                await node.tables.sit(table, who, None, "")
        await node.tables.begin(table, anna)
        assert (await state(node, table)).state == "ended"
        begun, people = await sit_down(node, "capital-lux", "person", "person")
        with pytest.raises(Refused, match="begun"):
            await node.tables.call_off(begun, people[0])


async def test_the_seed_is_committed_to_before_anybody_throws_in_entropy_and_revealed_at_the_end() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open", "random", game="capital-lux"))
        promised, match = (await state(node, table)).commitment, (await state(node, table)).match
        await node.tables.sit(table, anna, None, "what-anna-threw-in")
        await node.tables.sit(table, bert, None, "what-bert-threw-in")
        await node.tables.begin(table, anna)
        with pytest.raises(Refused):
            await node.records.text(table)
        await play_on(node, table, Random(1))
        record = Record.read(await node.records.text(table))
        assert record.header.commitment == promised == commitment(bytes.fromhex(record.seed), match)
        assert record.header.match == match
        assert record.header.entropy[:2] == ("what-anna-threw-in", "what-bert-threw-in")


async def test_an_admin_cannot_choose_the_entropy_of_a_bot() -> None:
    """It is fixed by the commitment: otherwise an admin could try bots' entropies until it liked the cards."""
    async with a_node() as node:
        anna = (await guests(node, "Anna"))[0]
        entropies = []
        for _ in range(2):
            table = await node.tables.open(anna, plan("me", "random"))
            await node.tables.begin(table, anna)
            held = await node.matches.held(table)
            header = held.live.match.record.header
            entropies.append(header.entropy)
            assert header.entropy[1] == sha256(f"{header.commitment} 1".encode()).hexdigest()[:32]
        assert entropies[0] != entropies[1]


async def test_only_listed_tables_that_wait_for_players_are_listed() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        shown = await node.tables.open(anna, plan("me", "open"))
        await node.tables.open(anna, plan("me", "open", listed=False))
        begun = await node.tables.open(anna, plan("me", "random"))
        await node.tables.begin(begun, anna)
        assert [table.id for table in await node.lists.listed()] == [shown]
        assert {table.id for table in await node.lists.of(anna)} >= {shown, begun}
        assert await node.lists.of(bert) == []


@pytest.mark.parametrize(
    "wrong",
    [
        plan("me", "open", game="chess"),
        plan("me"),
        plan("me", "open", "open", "open", "open"),
        plan("me", "me"),
        plan("me", "genius"),
        plan("me", "open", colour="blue"),
    ],
)
async def test_a_table_that_cannot_be_played_at_is_not_opened(wrong: Plan) -> None:
    async with a_node() as node:
        with pytest.raises(Refused) as refused:
            await node.tables.open((await guests(node, "Anna"))[0], wrong)
        assert refused.value.code == "malformed"


async def test_a_rematch_is_one_table_for_all_with_the_next_seat_first() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "greedy")
        with pytest.raises(Refused):
            await node.tables.rematch(table, people[0])
        await play_on(node, table, Random(1))
        stranger = (await guests(node, "Stranger"))[0]
        with pytest.raises(Refused):
            await node.tables.rematch(table, stranger)
        again = await node.tables.rematch(table, people[0])
        assert await node.tables.rematch(table, people[1]) == again
        assert (await state(node, table)).rematch == again
        assert [seat.bot or seat.name for seat in (await state(node, again)).seats] == [
            "Person 1",
            "greedy",
            "Person 0",
        ]


async def test_at_a_rematch_seats_are_kept_for_those_who_played_until_the_host_frees_them() -> None:
    async with a_node() as node:
        table, (anna, bert, clara) = await sit_down(node, "capital-lux", "person", "person", "person")
        await play_on(node, table, Random(1))
        again = await node.tables.rematch(table, anna)
        assert [(seat.kind, bool(seat.kept), seat.name) for seat in (await state(node, again)).seats] == [
            ("empty", True, "Person 1"),
            ("empty", True, "Person 2"),
            ("person", False, "Person 0"),
        ]
        assert (await state(node, again)).seats[0].kept == await node.tables.pseudonym(again, bert)
        stranger = (await guests(node, "Stranger"))[0]
        for wanted in (None, 0, 1):
            with pytest.raises(Refused, match="kept") as refused:
                await node.tables.sit(again, stranger, wanted, "")
            assert refused.value.code == "full"
        with pytest.raises(Refused):
            await node.tables.sit(again, clara, 0, "")
        assert await node.tables.sit(again, clara, None, "") == 1
        await node.tables.seat_bot(again, anna, 0, None)
        assert (await state(node, again)).seats[0].name == ""
        assert await node.tables.sit(again, stranger, None, "") == 0
        with pytest.raises(Refused):
            await node.tables.sit(again, bert, None, "")


async def test_where_those_play_again_who_played_is_told_to_them_alone() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person")
        played, watched = await Ear(node, table, 1).enter(), await Ear(node, table, None).enter()
        await play_on(node, table, Random(1))
        again = await node.tables.rematch(table, people[0])
        await node.rooms.heard(table, TableChanged())
        assert played.table["rematch"] == again
        assert watched.table["rematch"] is None
        assert (await Ear(node, table, None).enter()).table["rematch"] is None
        assert (await Ear(node, table, 0).enter()).table["rematch"] == again


async def test_two_people_of_one_name_can_be_told_apart() -> None:
    async with a_node() as node:
        anna, other = await guests(node, "Anna", "Anna")
        table = await node.tables.open(anna, plan("me", "open"))
        await node.tables.sit(table, other, None, "")
        await node.tables.begin(table, anna)
        await play_on(node, table, Random(1))
        assert Record.read(await node.records.text(table)).players == ("Anna", "Anna 2")


async def test_a_finished_match_is_packed_away_and_its_record_stays() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1))
        text = await node.records.text(table)
        journal, now = node.database.journal, node.clock.now
        assert await journal.claim(PACK, now + RESTS - 60, 1.0, 9) == []
        assert await journal.claim(PACK, now + RESTS + 60, 1.0, 9) == [table]
        await node.records.pack(table)
        assert await journal.claim(PACK, now + 2 * RESTS, 1.0, 9) == []
        assert await node.database.journal.since(table, 0) == []
        assert await node.records.text(table) == text
        node.matches.release(table)
        with pytest.raises(Refused) as refused:
            await node.matches.held(table)  # it is not dealt anew
        assert refused.value.code == "not-now"
        assert await node.records.listed(None, None) == [], "it was unlisted, and is"


async def test_where_nothing_was_played_there_is_no_rematch() -> None:
    async with a_node() as node:
        anna, _ = await node.players.guest("Anna")
        table = await node.tables.open(anna, Plan("bruges", ("me", "open"), {}, ClockRules(), listed=False))
        await node.tables.call_off(table, anna)
        with pytest.raises(Refused, match="Nothing was played"):
            await node.tables.rematch(table, anna)


async def test_at_a_rematch_nobody_takes_the_name_of_somebody_who_is_still_to_come() -> None:
    async with a_node() as node:
        table, [anna, bert, carl] = await sit_down(node, "bruges", "person", "person", "person")
        await node.tables.close(table, "ended")
        false = await node.players.rename(bert, anna.name)
        again = await node.tables.rematch(table, false)
        stranger, _ = await node.players.guest(carl.name)
        with pytest.raises(Refused, match="talk under another name"):
            await node.chat.say(again, stranger, None, "key-of-line", "It is me!")
        await node.tables.sit(again, anna, None, "")
        await node.tables.sit(again, carl, None, "")
        names = {seat.name for seat in (await node.tables.state(again)).seats}
        assert names == {anna.name, f"{anna.name} 2", carl.name}
