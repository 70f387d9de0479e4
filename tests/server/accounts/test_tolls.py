"""Tolls and known devices: a stranger who uses up somebody's letters, or a network's attempts, keeps nobody out."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import insert, select, update

from guildtable.server.accounts.known_devices import DAY, KnownDevices
from guildtable.server.accounts.tolls import SHARES, print_of
from guildtable.server.store.schema import challenges, mail_codes
from tests.abuse.places import Served
from tests.server.accounts.places import a_site, read
from tests.server.accounts.test_mail_codes import an_address, change
from tests.server.client import TLS, Player
from tests.server.mail.post_office import PostOffice, post_office

FEW = 2
SMALL = 60
"""A toll that is paid at once: what a real one takes is tried in a browser."""
CARD = "guildtable-known"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    """A post office."""
    with post_office() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, office: PostOffice) -> Iterator[Served]:
    """A site that sends two letters an hour to a mailbox. Who calls says where they are: it believes them."""
    where = {"database": request.getfixturevalue("postgres")} if request.param == "postgres" else {}
    with a_site(office, codes_per_hour=FEW, proxies="127.0.0.1", **where) as served:
        served.node.accounts.tolls.most = SMALL
        yield served


def somewhere() -> str:
    """A place that nobody else is at."""
    number = time.monotonic_ns()
    return f"10.{number // 65025 % 255}.{number // 255 % 255}.{number % 255}"


def browser(site: Served) -> httpx.AsyncClient:
    """A browser, in a place of its own, on our page."""
    headers = {"origin": site.settings.public_url, "x-guildtable": "1", "x-forwarded-for": somewhere()}
    return httpx.AsyncClient(base_url=site.url, headers=headers, timeout=30, verify=TLS)


async def letter(http: httpx.AsyncClient, address: str, toll: str = "") -> httpx.Response:
    """Ask for a letter, as whoever this browser is."""
    assert (await http.post("/api/me", json={"name": "Anna"})).status_code == 200
    headers = {"x-guildtable-toll": toll} if toll else {}
    return await http.post("/api/sign-in/mail", json={"address": address}, headers=headers)


async def reckoned(http: httpx.AsyncClient) -> str:
    """What a browser finds out that is asked for a toll."""
    answer = await http.post("/api/toll")
    assert answer.status_code == 201, answer.text
    toll = answer.json()
    salt = bytes.fromhex(toll["salt"])
    return str(next(n for n in range(toll["most"]) if print_of(n, salt, toll["cost"]).hex() == toll["print"]))


@asynccontextmanager
async def known(site: Served, office: PostOffice, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """The browser of somebody who signed in by this address, and signed out again."""
    async with browser(site) as http:
        ticket = (await letter(http, address)).json()["ticket"]
        code, _ = read(office)
        entered = await http.post("/api/sign-in/code", json={"ticket": ticket, "code": code})
        assert entered.status_code == 200, entered.text
        assert "httponly" in entered.headers["set-cookie"].lower()
        assert (await http.delete("/api/me")).status_code == 204
        yield http


async def use_up(site: Served, address: str) -> None:
    """What a stranger does who knows an address."""
    async with browser(site) as http:
        while (await letter(http, address)).status_code == 202:
            pass


async def test_a_stranger_uses_up_no_letters_of_who_was_here_before(site: Served, office: PostOffice) -> None:
    address = an_address()
    async with known(site, office, address) as anna, browser(site) as elsewhere:
        await use_up(site, address)
        told = [await letter(anna, address) for _ in range(FEW + 1)]
        assert [answer.status_code for answer in told] == [202] * FEW + [429], "as few as ever, but her own"
        refused = await letter(elsewhere, address)
        assert (refused.status_code, refused.json()["reason"]) == (429, "refused-toll")


async def test_who_is_known_by_one_mailbox_is_a_stranger_to_every_other(site: Served, office: PostOffice) -> None:
    address = an_address()
    await use_up(site, address)
    async with known(site, office, an_address()) as thief:
        assert (await letter(thief, address)).json()["reason"] == "refused-toll"


async def test_a_card_that_is_forged_old_or_sent_by_another_site_is_none(site: Served) -> None:
    address, devices = an_address(), KnownDevices(site.node.database.engine)
    card = await site.inside(devices.card(address))
    assert address not in card
    assert await site.inside(devices.device(card, address))
    device, day, seal = card.split(".")
    today = int(time.time() // DAY)
    forged = ["", "..", f"{device}.{day}.", f"{device}.{int(day) + 1}.{seal}", f"x{device}.{day}.{seal}", f"..{seal}"]
    for nonsense in [
        *forged,
        f"{device}.\u0663.{seal}",
        f"{device}.{'9' * 30}.{seal}",
        f"{device}.{today - 181}.{seal}",
    ]:
        assert not await site.inside(devices.device(nonsense, address)), nonsense
    await use_up(site, address)
    async with browser(site) as http:
        http.cookies.set(CARD, card)
        assert (await letter(http, address)).status_code == 202
    async with browser(site) as http:
        guest = (await http.post("/api/guests", json={"name": "Eve"})).json()
    foreign = {
        "authorization": f"Bearer {guest['token']}",
        "origin": "https://evil.example",
        "cookie": f"{CARD}={card}",
    }
    async with site.http(**foreign) as http:
        assert (await http.post("/api/sign-in/mail", json={"address": address})).status_code == 429


async def test_a_toll_lets_one_more_in_and_counts_once(site: Served) -> None:
    address = an_address()
    await use_up(site, address)
    async with browser(site) as http:
        assert (await letter(http, address)).json()["reason"] == "refused-toll"
        toll = await reckoned(http)
        assert (await letter(http, address, toll)).status_code == 202
        again = await letter(http, address, toll)
        assert (again.status_code, again.json()["reason"]) == (429, "refused-toll")


async def test_what_was_paid_is_bounded_too(site: Served) -> None:
    address, told = an_address(), []
    await use_up(site, address)
    for _ in range(SHARES * FEW):
        async with browser(site) as http:
            await letter(http, address)
            told.append(await letter(http, address, await reckoned(http)))
    assert [answer.status_code for answer in told] == [202] * (SHARES * FEW - FEW) + [429] * FEW
    assert told[-1].json().get("reason") != "refused-toll", "to pay more would not help"
    rows = await change(site, select(mail_codes.c.ticket).where(mail_codes.c.address == address))
    assert len(rows) == SHARES * FEW


async def test_letters_of_the_last_hour_count_whatever_a_minute_has_forgotten(site: Served) -> None:
    address, earlier = an_address(), time.time() - 1800
    lately = {"player": "p", "address": address, "code": "c", "language": "en", "origin": "o", "at": earlier}
    for n in range(SHARES * FEW):
        row = lately | {"ticket": f"{address[:20]}{n}", "link": f"{address}{n}"}
        await change(site, insert(mail_codes).values(row).returning(mail_codes.c.ticket))
    async with browser(site) as http:
        assert (await letter(http, address)).json()["reason"] == "refused-toll"
        assert (await letter(http, address, await reckoned(http))).json()["reason"] == "refused-letters"


@pytest.mark.parametrize("wrong", ["nothing", "-1", "1e3", " ", "4000", "\u0664", "9" * 100])
async def test_a_number_that_is_wrong_pays_nothing_and_the_toll_is_gone(site: Served, wrong: str) -> None:
    address = an_address()
    await use_up(site, address)
    async with browser(site) as http:
        await letter(http, address)
        toll = await reckoned(http)
        header = {b"x-guildtable-toll": wrong.encode()} if wrong.strip() else {b"x-guildtable-toll": b"x"}
        tried = await http.post("/api/sign-in/mail", json={"address": address}, headers=header)
        assert tried.status_code == 429
        assert (await letter(http, address, toll)).status_code == 429, "who guesses has one try"


async def test_a_toll_is_the_sessions_own_and_good_for_minutes(site: Served) -> None:
    address = an_address()
    await use_up(site, address)
    async with browser(site) as one, browser(site) as other:
        await letter(one, address)
        await letter(other, address)
        toll = await reckoned(one)
        while await reckoned(other) == toll:
            pass  # among so few numbers two may be the same
        assert (await letter(other, address, toll)).status_code == 429
        await change(site, update(challenges).values(at=time.time() - 301))
        assert (await letter(one, address, toll)).status_code == 429


async def test_attempts_to_sign_in_have_a_toll_too_and_it_is_bounded(office: PostOffice) -> None:
    with a_site(office, sign_ins_per_minute=3) as site:
        guest = await Player.come(site.url)
        site.node.accounts.tolls.most = SMALL

        async def attempt(toll: str = "") -> httpx.Response:
            async with site.http(authorization=f"Bearer {guest.token}", x_guildtable_toll=toll or "0") as http:
                return await http.post("/api/sign-in/link", json={"token": "nonsense"})

        for _ in range(3):
            assert (await attempt()).status_code == 403
        assert (await attempt()).json()["reason"] == "refused-toll"
        told = []
        for _ in range(14):
            async with site.http(authorization=f"Bearer {guest.token}") as http:
                told.append(await attempt(await reckoned(http)))
        assert [answer.status_code for answer in told].count(403) in {9, 10}, "a minute may have gone by"
        assert told[-1].status_code == 429
        assert "reason" not in told[-1].json(), "to pay more would not help"


async def test_tolls_that_are_asked_for_are_few_and_counted(office: PostOffice) -> None:
    def counted() -> float:
        return REGISTRY.get_sample_value("guildtable_tolls_total", {"what": "asked"}) or 0.0

    with a_site(office, sign_ins_per_minute=1) as site:
        guest, before = await Player.come(site.url), counted()
        told = [(await guest.call("POST", "/api/toll")).status_code for _ in range(7)]
        assert told == [201] * 5 + [429] * 2
        assert counted() == before + 5
        rows: Any = await change(site, select(challenges))
        assert len(rows) == 1, "a session has one at a time"
        async with site.http() as http:
            assert (await http.post("/api/toll")).status_code == 401
