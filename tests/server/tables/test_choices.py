"""Guard houses and guilds, chosen by people before the first card: first come, first served."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from examples.verify_record import faults as unlike_the_page
from guildtable.kernel.record import Record
from guildtable.server.archive.reading.frames import faults
from guildtable.server.bus.hints import TableChanged
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.seating import set_seat
from tests.server.client import Player, Seat
from tests.server.sitting import ANYBODY, Ear, a_node, play_on, state
from tests.server.tables.test_tables import guests, plan


async def choices(node: Node, table: str) -> list[str | None]:
    """What each seat has chosen, as everybody may see it."""
    return [seat.choice for seat in (await state(node, table)).seats]


async def header(node: Node, table: str) -> dict[str, str]:
    """The settings the match was begun with."""
    return dict((await node.matches.held(table)).live.match.record.header.settings)


async def test_what_is_chosen_stands_beside_the_seat_and_then_in_the_record() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open", "greedy", "open"))
        await node.tables.sit(table, bert, 3, "")
        ear = await Ear(node, table, None).enter()
        await node.tables.choose(table, bert, "red")
        await node.tables.choose(table, bert, "yellow")
        assert await choices(node, table) == [None, None, None, "yellow"]
        await node.rooms.heard(table, TableChanged())
        assert ear.table["seats"][3]["choice"] == "yellow", "a passer-by is told too"
        await node.tables.seat_bot(table, anna, 1, "random")
        await node.tables.begin(table, anna)
        assert await header(node, table) == {"guard-house-3": "yellow"}
        assert (await state(node, table)).settings == {}, "a choice is no setting of the table"
        towns = (await node.matches.held(table)).live.match.position.now.towns
        assert towns[3].guard_house == "yellow"
        assert len({town.guard_house for town in towns}) == 4


async def test_another_has_it_until_they_choose_otherwise() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open", game="flandern"))
        await node.tables.sit(table, bert, None, "")
        await node.tables.choose(table, anna, "blue")
        with pytest.raises(Refused, match="Anna has chosen blue already: choose another") as refused:
            await node.tables.choose(table, bert, "blue")
        assert refused.value.code == "taken"
        assert await choices(node, table) == ["blue", None]
        await node.tables.choose(table, anna, None)
        await node.tables.choose(table, bert, "blue")
        await node.tables.choose(table, bert, "blue")
        assert await choices(node, table) == [None, "blue"]
        await node.tables.begin(table, anna)
        assert await header(node, table) == {"guild-1": "blue"}


async def test_of_two_at_once_on_two_nodes_one_has_it(own_postgres: str) -> None:
    async with a_node(own_postgres) as one, a_node(own_postgres) as two:
        anna, bert = await guests(one, "Anna", "Bert")
        table = await one.tables.open(anna, plan("me", "open"))
        await one.tables.sit(table, bert, None, "")
        for _ in range(12):
            tries = (one.tables.choose(table, anna, "red"), two.tables.choose(table, bert, "red"))
            done = await asyncio.gather(*tries, return_exceptions=True)
            (refused,) = [each for each in done if each is not None]
            assert isinstance(refused, Refused)
            assert refused.code == "taken"
            assert sorted(str(choice) for choice in await choices(one, table)) == ["None", "red"]
            for who in (anna, bert):
                await one.tables.choose(table, who, None)


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_the_database_itself_keeps_no_two_seats_with_the_same(where: str, own_postgres: str) -> None:
    async with a_node(own_postgres if where == "postgres" else "sqlite://") as node:
        (anna,) = await guests(node, "Anna")
        table = await node.tables.open(anna, plan("me", "open", "open"))
        other = await node.tables.open(anna, plan("me", "open"))
        async with node.database.engine.begin() as transaction:
            await set_seat(transaction, table, 0, choice="red")
            await set_seat(transaction, other, 0, choice="red")
        with pytest.raises(IntegrityError):
            async with node.database.engine.begin() as transaction:
                await set_seat(transaction, table, 2, choice="red")
        assert await choices(node, table) == ["red", None, None]


async def test_who_stands_up_is_sent_away_or_moves() -> None:
    """Standing up and being sent away free what was chosen; with another seat at the table one keeps it."""
    async with a_node() as node:
        anna, bert, clara = await guests(node, "Anna", "Bert", "Clara")
        table = await node.tables.open(anna, plan("me", "open", "open"))
        for who, house in ((bert, "red"), (clara, "green")):
            await node.tables.sit(table, who, None, "")
            await node.tables.choose(table, who, house)
        await node.tables.seat_bot(table, anna, 1, None)
        await node.tables.seat_bot(table, anna, 1, "greedy")
        assert await choices(node, table) == [None, None, "green"]
        await node.tables.choose(table, anna, "red")
        await node.tables.seat_bot(table, anna, 1, None)
        await node.tables.sit(table, clara, 1, "")
        assert await choices(node, table) == ["red", "green", None]
        await node.tables.sit(table, clara, None, "other-entropy")
        assert await choices(node, table) == ["red", "green", None]
        await node.substitutes.leave(table, clara)
        assert await choices(node, table) == ["red", None, None]
        await node.tables.sit(table, clara, None, "")
        assert await choices(node, table) == ["red", None, None]


async def test_what_cannot_be_chosen_is_refused() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open"))
        lux = await node.tables.open(anna, plan("me", "open", game="capital-lux"))
        for at, who, value, code, why in (
            (table, anna, "purple", "malformed", "one of red, blue, yellow, green"),
            (table, anna, "", "malformed", "one of"),
            (lux, anna, "red", "malformed", "nothing to choose"),
            (table, bert, "red", "forbidden", "Sit down first"),
            ("0" * 20, anna, "red", "no-such-table", "no such table"),
        ):
            with pytest.raises(Refused, match=why) as refused:
                await node.tables.choose(at, who, value)
            assert refused.value.code == code
        await node.tables.seat_bot(table, anna, 1, "greedy")
        await node.tables.begin(table, anna)
        with pytest.raises(Refused, match="has begun") as refused:
            await node.tables.choose(table, anna, "red")
        assert refused.value.code == "not-now"
        with pytest.raises(Refused, match="is no setting"):
            await node.tables.open(
                anna, Plan("bruges", ("me", "open"), {"guard-house-0": "red"}, ClockRules(), listed=False)
            )
        with pytest.raises(Refused, match="nothing to choose"):
            await node.tables.open(anna, Plan("capital-lux", ("me", "open"), {}, ClockRules(), False, "", {0: "red"}))


async def test_a_rematch_asks_again_and_a_branch_keeps_what_was_chosen() -> None:
    async with a_node() as node:
        anna, bert = await guests(node, "Anna", "Bert")
        table = await node.tables.open(anna, plan("me", "open", "random", game="flandern", board="second"))
        await node.tables.sit(table, bert, 1, "")
        await node.tables.choose(table, anna, "red")
        await node.tables.choose(table, bert, "green")
        await node.tables.begin(table, anna)
        await play_on(node, table, Random(1))
        text = await node.records.text(table)
        assert "\nsettings: board=second guild-0=red guild-1=green\n" in text
        assert faults(text) == []

        again = await node.tables.rematch(table, anna)
        assert await choices(node, again) == [None, None, None]
        assert (await state(node, again)).settings == {"board": "second"}
        await node.tables.sit(again, bert, None, "")
        await node.tables.choose(again, bert, "red")

        branch = await node.branches.open(ANYBODY, bert, table, len(Record.read(text).entries) // 2, 1, "random")
        assert await choices(node, branch) == ["red", "green", None]
        assert (await state(node, branch)).settings == {"board": "second"}
        await play_on(node, branch, Random(2))
        gone = await node.records.text(branch)
        assert "\nsettings: board=second guild-0=red guild-1=green\n" in gone
        assert faults(gone) == []
        once_more = await node.tables.rematch(branch, bert)
        assert await choices(node, once_more) == [None, None, None]


@pytest.mark.parametrize(("name", "setting"), [("bruges", "guard-house"), ("flandern", "guild")])
async def test_a_whole_match_with_chosen_ones_over_the_protocol(site: tuple[str, str], name: str, setting: str) -> None:
    """One chooses when opening, one beside the seat, one not at all; a bot takes what is left."""
    one, two = site
    anna, bert, clara = [await Player.come(one, who) for who in ("Anna", "Bert", "Clara")]
    info = {each["name"]: each for each in (await anna.call("GET", "/api/games")).json()}
    assert (info[name]["choice"]["name"], len(info[name]["choice"]["values"])) == (setting, 4)
    assert info["capital-lux"]["choice"] is None
    table = await anna.open(name, "me", "open", "open", "greedy", choice="green")
    for who in (bert, clara):
        await who.post(f"/api/tables/{table}/sit")
    refused = await bert.call("PUT", f"/api/tables/{table}/choice", {"choice": "green"}, two)
    assert (refused.status_code, refused.json()["code"]) == (409, "taken")
    assert f"{anna.name} has chosen green" in refused.json()["text"]
    assert (await bert.call("PUT", f"/api/tables/{table}/choice", {"choice": "red"}, two)).status_code == 204
    sockets = Seat(one, table, anna.token), Seat(two, table, bert.token), Seat(two, table, clara.token)
    async with sockets[0] as a, sockets[1], sockets[2]:
        while not a.table:
            await a.next()
        assert [seat["choice"] for seat in a.table["seats"]] == ["green", "red", None, None]
        await anna.post(f"/api/tables/{table}/start")
        await asyncio.gather(*(seat.play(Random(seat.welcome["seat"])) for seat in sockets))
        view: dict[str, Any] = a.update["shown"]["view"]
    led = [each[setting.replace("-", "_")] for each in view["players"]]
    assert led[:2] == ["green", "red"]
    assert set(led) == {"green", "red", "blue", "yellow"}
    for _ in range(50):
        answer = await anna.call("GET", f"/api/records/{table}")
        if answer.status_code == 200:
            break
        await asyncio.sleep(0.1)
    assert f"\nsettings: {setting}-0=green {setting}-1=red\n" in answer.text
    assert not [*unlike_the_page(answer.text)]
    assert (await anna.call("GET", f"/api/records/{table}/verify")).json() == {"sound": True, "faults": []}
