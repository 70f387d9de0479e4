"""Seats that change hands while sockets are open, and people who reach for the same thing at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import update

from guildtable.server.store.schema import records as kept
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    with Served(**PATIENT) as served:
        yield served


async def people(served: Served, *names: str) -> list[Player]:
    return [await Player.come(served.url, name) for name in names]


async def begun(seat: Seat) -> None:
    """Until the first cards are seen."""
    while not seat.update:
        await seat.next()


async def test_who_has_changed_seats_sees_only_the_new_seats_hand(home: Served) -> None:
    """The socket was opened in seat 0; now Bert sits there."""
    anna, bert = await people(home, "Anna", "Bert")
    table = await anna.open("capital-lux", "me", "open")
    async with Seat(home.url, table, anna.token) as a, Seat(home.url, table, bert.token) as b:
        assert (a.welcome["seat"], b.welcome["seat"]) == (0, None)
        await anna.post(f"/api/tables/{table}/sit", {"seat": 1})
        await bert.post(f"/api/tables/{table}/sit", {"seat": 0})
        await anna.post(f"/api/tables/{table}/start")
        await asyncio.gather(begun(a), begun(b))
        async with Seat(home.url, table, anna.token) as a_again, Seat(home.url, table, bert.token) as b_again:
            await asyncio.gather(begun(a_again), begun(b_again))
            assert (a_again.welcome["seat"], b_again.welcome["seat"]) == (1, 0)
            assert a.update["shown"] == a_again.update["shown"]
            assert b.update["shown"] == b_again.update["shown"]
            assert a.update["shown"] != b.update["shown"]
        assert (await a.answer(Random(1)))["type"] == "ack"


async def test_who_has_stood_up_sees_no_hand(home: Served) -> None:
    anna, bert, eve = await people(home, "Anna", "Bert", "Eve")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    async with Seat(home.url, table, bert.token) as watching, Seat(home.url, table) as spectator:
        assert watching.welcome["seat"] == 1
        await bert.post(f"/api/tables/{table}/leave")
        await eve.post(f"/api/tables/{table}/sit")
        await anna.post(f"/api/tables/{table}/start")
        await asyncio.gather(begun(watching), begun(spectator))
        assert watching.update["shown"] == spectator.update["shown"]
        assert watching.update.get("question", "") == ""
        done = await watching.ask("reply", question="x", reply=[])
        assert done["code"] == "forbidden"


async def test_who_comes_with_a_number_from_the_future_is_told_the_game_all_the_same(home: Served) -> None:
    anna, bert = await people(home, "Anna", "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    seat = Seat(home.url, table, anna.token, seen=10**6)
    async with seat:
        seat.seen = 0
        await anna.post(f"/api/tables/{table}/start")
        async with asyncio.timeout(10):
            await begun(seat)


@pytest.mark.parametrize("attempt", range(5))
async def test_of_many_who_reach_for_one_seat_one_gets_it(home: Served, attempt: int) -> None:
    host, *others = await people(home, "Hanna", *"ABCDEF")
    table = await host.open("bruges", "me", "open", "open")
    calls = [other.call("POST", f"/api/tables/{table}/sit", {"seat": 1}) for other in others]
    answers = await asyncio.gather(*calls)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409], attempt
    state = (await host.call("GET", f"/api/tables/{table}")).json()
    winner = others[[answer.status_code for answer in answers].index(200)]
    assert state["seats"][1]["player"] == await home.known_as(table, winner.id)
    assert state["seats"][2]["kind"] == "empty"


async def test_who_reaches_for_two_seats_at_once_sits_on_one(home: Served) -> None:
    host, eve = await people(home, "Hanna", "Eve")
    table = await host.open("bruges", "me", "open", "open", "open")
    wanted = [eve.call("POST", f"/api/tables/{table}/sit", {"seat": seat}) for seat in (1, 2, 3)] * 1
    assert all(answer.status_code == 200 for answer in await asyncio.gather(*wanted))
    state = (await host.call("GET", f"/api/tables/{table}")).json()
    assert [seat["player"] for seat in state["seats"]].count(await home.known_as(table, eve.id)) == 1


async def test_leaving_while_the_game_begins_leaves_no_empty_seat(home: Served) -> None:
    for _ in range(4):
        anna, bert = await people(home, "Anna", "Bert")
        table = await anna.open("capital-lux", "me", "open")
        await bert.post(f"/api/tables/{table}/sit")
        started, left = await asyncio.gather(
            anna.call("POST", f"/api/tables/{table}/start"), bert.call("POST", f"/api/tables/{table}/leave")
        )
        state = (await anna.call("GET", f"/api/tables/{table}")).json()
        assert left.status_code == 204
        if started.status_code == 204:
            assert state["state"] == "playing"
            assert state["seats"][1]["player"] == await home.known_as(table, bert.id)
            assert state["seats"][1]["away"]
        else:
            assert (state["state"], state["seats"][1]["kind"]) == ("open", "empty")


async def test_nobody_stands_up_from_a_game_that_has_begun(home: Served) -> None:
    """A bot takes the seat instead; this is for whoever left in the very moment it began."""
    anna, bert = await people(home, "Anna", "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    who = await home.inside(home.node.players.of(bert.token))
    assert await home.inside(home.node.tables.stand_up(table, who)) is False
    assert (await anna.call("GET", f"/api/tables/{table}")).json()["seats"][1]["player"] == await home.known_as(
        table, bert.id
    )


async def test_of_many_who_ask_for_a_rematch_all_find_one_table(home: Served) -> None:
    anna, bert = await people(home, "Anna", "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    await home.inside(home.node.tables.close(table, "ended"))
    answers = await asyncio.gather(*(who.post(f"/api/tables/{table}/rematch") for who in (anna, bert) * 3))
    assert len({answer["table"] for answer in answers}) == 1
    mine = [(await who.call("GET", "/api/me/tables")).json() for who in (anna, bert)]
    assert sum(len(tables) for tables in mine) == 1, "no second table is left over"


async def test_who_has_just_sat_down_cannot_be_replaced(home: Served) -> None:
    anna, bert = await people(home, "Anna", "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    answer = await anna.call("POST", f"/api/tables/{table}/seats/1/replace")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


async def test_a_host_who_does_not_sit_can_close_the_table(home: Served) -> None:
    (host,) = await people(home, "Hanna")
    table = await host.open("capital-lux", "open", "open")
    assert (await host.call("POST", f"/api/tables/{table}/leave")).status_code == 204
    assert (await host.call("GET", f"/api/tables/{table}")).json()["state"] == "ended"


async def test_a_table_that_cannot_begin_at_once_is_not_opened_either(home: Served) -> None:
    (host,) = await people(home, "Hanna")
    for seats in (["me", "open"], ["greedy", "greedy"]):
        answer = await host.call("POST", "/api/tables", {"game": "capital-lux", "seats": seats, "start": True})
        assert answer.status_code == 409
    assert (await host.call("GET", "/api/me/tables")).json() == []


async def test_a_match_that_was_packed_away_is_not_dealt_again(home: Served) -> None:
    anna, bert = await people(home, "Anna", "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    async with Seat(home.url, table, anna.token) as a, Seat(home.url, table, bert.token) as b:
        await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
    async with asyncio.timeout(10):
        while (await anna.call("GET", f"/api/records/{table}")).status_code != 200:
            await asyncio.sleep(0.1)

    async def pack() -> None:
        async with home.node.database.engine.begin() as transaction:
            await transaction.execute(update(kept).where(kept.c.match == table).values(ended=0.0))
        await home.node.records.pack(table)
        home.node.matches.release(table)

    await home.inside(pack())
    async with Seat(home.url, table, anna.token) as again:
        assert again.welcome["seq"] == 0
        await again.until("table")
        await again.send(type="ping")
        await again.until("pong")
        assert again.update == {}
    assert await home.inside(home.node.database.journal.heads([table])) == {}
