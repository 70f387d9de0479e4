"""Tables: opened, filled, begun, left, played again."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from guildtable.kernel.chance import commitment
from guildtable.kernel.record import Record
from guildtable.server.node import Node
from guildtable.server.plan import Plan
from guildtable.server.players import Player
from guildtable.server.protocol import ClockRules, Refused
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
        await node.acts.leave(table, anna)
        left = await state(node, table)
        assert (left.host, left.seats[0].kind, left.state) == (bert.id, "empty", "open")
        await node.acts.leave(table, bert)
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
        await node.rooms.heard(table, "table")
        assert ear.table["seats"][1]["player"] is None
        assert ear.watcher.viewer is None, "whoever sat there only watches now"
        await node.tables.seat_bot(table, anna, 1, "random")
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
        await node.rooms.heard(table, "table")
        assert [ear.table["state"] for ear in ears] == ["ended", "ended"]
        assert await node.tables.listed() == await node.tables.of(bert) == []
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
        promised = (await state(node, table)).commitment
        await node.tables.sit(table, anna, None, "what-anna-threw-in")
        await node.tables.sit(table, bert, None, "what-bert-threw-in")
        await node.tables.begin(table, anna)
        with pytest.raises(Refused):
            await node.records.text(table)
        await play_on(node, table, Random(1))
        record = Record.read(await node.records.text(table))
        assert record.header.commitment == promised == commitment(bytes.fromhex(record.seed), table)
        assert record.header.entropy[:2] == ("what-anna-threw-in", "what-bert-threw-in")


async def test_the_house_cannot_choose_the_entropy_of_a_bot() -> None:
    """It is fixed by the commitment: otherwise the house could try bots' entropies until it liked the cards."""
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
        assert [table.id for table in await node.tables.listed()] == [shown]
        assert {table.id for table in await node.tables.of(anna)} >= {shown, begun}
        assert await node.tables.of(bert) == []


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
        assert [seat.bot or seat.name for seat in (await state(node, again)).seats] == ["", "greedy", "Person 0"]


async def test_two_people_of_one_name_can_be_told_apart() -> None:
    async with a_node() as node:
        anna, other = await guests(node, "Anna", "Anna")
        table = await node.tables.open(anna, plan("me", "open"))
        await node.tables.sit(table, other, None, "")
        await node.tables.begin(table, anna)
        assert (await node.matches.held(table)).live.players == ["Anna", "Anna 2"]


async def test_a_finished_match_is_packed_away_and_its_record_stays() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1))
        text = await node.records.text(table)
        assert await node.records.old(before=10**11) == [table]
        await node.records.pack(table)
        assert await node.records.old(before=10**11) == []
        assert await node.database.journal.since(table, 0) == []
        assert await node.records.text(table) == text
        node.matches.release(table)
        with pytest.raises(Refused) as refused:
            await node.matches.held(table)  # it is not dealt anew
        assert refused.value.code == "not-now"
        assert [kept.match for kept in await node.records.listed(None, None)] == [table]
