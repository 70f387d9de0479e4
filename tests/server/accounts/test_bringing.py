"""A guest who signs in to an account takes their seats along, all or none; and nobody looks like an account."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from guildtable.server.store.schema import results, seats
from tests.abuse.places import Served
from tests.server.accounts.places import a_site, by, device, with_new_passkey, with_passkey
from tests.server.accounts.test_mail_codes import change
from tests.server.client import Player
from tests.server.places import NATS
from tests.server.sitting import play_on


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A site without mail."""
    where = {"database": request.getfixturevalue("postgres")} if request.param == "postgres" else {}
    with a_site(**where) as served:
        yield served


async def sat(site: Served, player: str) -> set[str]:
    """The tables at which a player sits or sat."""
    return {row.table for row in await change(site, select(seats.c.table).where(seats.c.player == player))}


async def a_game(*people: Player) -> str:
    """A game of capital-lux that has begun."""
    table = await people[0].open("capital-lux", "me", *["open"] * (len(people) - 1), *["greedy"] * (2 - len(people)))
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/sit", {})
    await people[0].post(f"/api/tables/{table}/start")
    return table


async def play_out(site: Served, table: str) -> None:
    await site.inside(play_on(site.node, table, Random(1)))


async def test_seats_games_and_what_one_hosts_come_along(site: Served) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url, "Anna"), key)
    guest, ben = await Player.come(site.url, "On the phone"), await Player.come(site.url, "Ben")
    over, running, opened = (
        await a_game(guest),
        await a_game(guest, ben),
        await guest.open("bruges", "me", "open"),
    )
    await play_out(site, over)
    signed_in = await with_passkey(guest, key)
    back = by(guest, signed_in)
    assert signed_in.json()["moved"] == 3
    assert await sat(site, anna.id) == {over, running, opened}
    assert await sat(site, guest.id) == set()
    mine = await change(site, select(results.c.match).where(results.c.player == anna.id))
    assert [row.match for row in mine] == [over]
    assert len((await back.call("GET", "/api/me/records")).json()) == 1
    assert (await back.call("POST", f"/api/tables/{opened}/start")).json()["code"] == "not-now", "they are its host"
    assert (await ben.call("GET", f"/api/tables/{running}")).status_code == 200


async def test_who_says_so_leaves_them_behind(site: Served) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url, "Anna"), key)
    guest = await Player.come(site.url)
    table = await a_game(guest)
    by(guest, await with_passkey(guest, key, bring=False))
    assert await sat(site, guest.id) == {table}
    assert await sat(site, anna.id) == set()


async def test_nobody_has_two_hands_at_one_table_and_then_nothing_is_moved(site: Served) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url, "Anna"), key)
    guest = await Player.come(site.url)
    shared, other = await a_game(anna, guest), await a_game(guest)
    refused = await with_passkey(guest, key)
    assert (refused.status_code, refused.json()["reason"]) == (409, "refused-both-at-one-table")
    assert await sat(site, guest.id) == {shared, other}
    assert (await guest.call("GET", "/api/me")).status_code == 200, "they are still who they were"
    by(guest, await with_passkey(guest, key, bring=False))


async def test_a_game_both_were_in_stays_where_it_is_once_it_is_over(site: Served) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url, "Anna"), key)
    guest = await Player.come(site.url)
    shared, other = await a_game(anna, guest), await a_game(guest)
    await play_out(site, shared)
    by(guest, await with_passkey(guest, key))
    assert await sat(site, guest.id) == {shared}
    assert await sat(site, anna.id) == {shared, other}
    rows = await change(site, select(results.c.player).where(results.c.match == shared))
    assert {row.player for row in rows} == {anna.id, guest.id}


async def test_who_was_barred_stays_so_under_the_account(site: Served) -> None:
    key = device(site)
    await with_new_passkey(await Player.come(site.url, "Anna"), key)
    host, guest = await Player.come(site.url, "Host of it"), await Player.come(site.url)
    table = await host.open("capital-lux", "me", "open")
    await guest.post(f"/api/tables/{table}/sit", {})
    assert (await host.call("PUT", f"/api/tables/{table}/seats/1", {"bot": None})).status_code < 300
    back = by(guest, await with_passkey(guest, key))
    assert (await back.call("POST", f"/api/tables/{table}/sit", {})).status_code == 403


async def test_a_match_that_is_held_tells_the_account_and_no_longer_the_guest(own_postgres: str) -> None:
    """Two nodes hold it; neither has anybody who watches, as a worker has not."""
    where: dict[str, Any] = {"database": own_postgres, "nats": NATS}
    with a_site(**where) as site, a_site(**where | {"public_url": site.settings.public_url}) as other:
        key = device(site)
        anna = await with_new_passkey(await Player.come(site.url, "Anna"), key)
        guest, ben = await Player.come(site.url, "On the phone"), await Player.come(site.url, "Ben")
        table = await a_game(guest, ben)
        for served in (site, other):
            held = await served.inside(served.node.matches.held(table))
            assert set(held.people.values()) == {guest.id, ben.id}
        by(guest, await with_passkey(guest, key))
        for served in (site, other):
            held = await served.inside(served.node.matches.held(table))
            async with asyncio.timeout(10):
                while guest.id in held.people.values():
                    await asyncio.sleep(0.05)
            assert set(held.people.values()) == {anna.id, ben.id}


LOOKALIKES = [
    "Hadewych",
    "hadewych",
    "HADEWYCH",
    "H\u0430dewych",
    "Ha\u0301dewych",
    "Hade\u200bwych",
    "Hadewych.",
    "\uff28adewych",
]


async def test_nobody_is_called_what_looks_like_an_accounts_name(site: Served) -> None:
    first = await Player.come(site.url, "Hadewych")
    assert first.name == "Hadewych"
    beside = await Player.come(site.url, "Hadewych")
    assert beside.name == "Hadewych", "guests are told apart at a table, and nobody's name is theirs alone"
    anna = await with_new_passkey(first, device(site))
    ben = await Player.come(site.url, "Ben")
    for name in LOOKALIKES:
        renamed = await ben.call("PATCH", "/api/me", {"name": name})
        assert (renamed.status_code, renamed.json()["reason"]) == (409, "refused-name-taken"), name
        come = await Player.come(site.url, name)
        assert come.name not in LOOKALIKES
    assert (await anna.call("PATCH", "/api/me", {"name": "HADEWYCH"})).status_code == 200, "their own they may change"
    account = await with_new_passkey(beside, device(site))
    assert account.name == "Hadewych 2", "who comes second has a number"
    assert (await anna.call("PATCH", "/api/me", {"name": "Hadewych of Antwerp"})).status_code == 200
    assert (await ben.call("PATCH", "/api/me", {"name": "Hadewych"})).status_code == 200, "it is free again"


@pytest.mark.parametrize(
    ("name", "chosen"), [("Guest", "Heilwig"), ("Gast", "Beatrijs"), ("guest", "Lutgart"), ("Gu\u0435st", "Ermgard")]
)
async def test_what_all_are_called_who_chose_no_name_is_no_accounts_own(site: Served, name: str, chosen: str) -> None:
    key = device(site)
    anna = await with_new_passkey(await Player.come(site.url, name), key)
    assert anna.name == name
    assert (await Player.come(site.url, name)).name == name, "and nobody after it has a number"
    second = await with_new_passkey(await Player.come(site.url, name), device(site))
    assert second.name == name
    phone = await Player.come(site.url)
    anna = by(phone, await with_passkey(phone, key))
    assert anna.name == name
    assert (await anna.call("PATCH", "/api/me", {"name": chosen})).status_code == 200
    renamed = await second.call("PATCH", "/api/me", {"name": chosen})
    assert (renamed.status_code, renamed.json()["reason"]) == (409, "refused-name-taken"), "a name of her own is hers"
    assert (await anna.call("PATCH", "/api/me", {"name": name})).status_code == 200
    assert (await second.call("PATCH", "/api/me", {"name": chosen})).status_code == 200, "and is free when she has none"


async def test_a_long_name_finds_room_for_its_number(site: Served) -> None:
    name = "Wilhelmina of Antwerpen!"
    assert len(name) == 24
    await with_new_passkey(await Player.come(site.url, name), device(site))
    second = await Player.come(site.url, name)
    assert second.name != name
    assert len(second.name) <= 24


async def test_the_same_is_found_by_no_one_who_asks(site: Served) -> None:
    """Names are no way in: whoever is called like an account is not it."""
    told: list[Any] = []
    for name in ("Hadewych of Antwerp", "Nobody at all known"):
        guest = await Player.come(site.url, name)
        told.append(set((await guest.call("GET", "/api/account")).json()))
    assert told[0] == told[1]
