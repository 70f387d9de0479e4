"""How one is called, over HTTP: said, looked at, tried, and stopped by one press."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from tests.abuse.places import PATIENT, Served
from tests.server.calls.browser import Browser
from tests.server.calls.listener import listening

SAID = {"zone": "Europe/Brussels", "quiet_from": 1380, "quiet_hours": 8, "weekends": True, "mail": "off", "webhook": ""}


@pytest.fixture
def served() -> Iterator[Served]:
    with Served(**PATIENT | {"public_url": "https://table.example", "call_hosts": ["127.0.0.1"]}) as site:
        yield site


@pytest.fixture
async def closing() -> AsyncIterator[AsyncExitStack]:
    """Clients that are entered here are closed with the test."""
    async with AsyncExitStack() as stack:
        yield stack


async def guest_at(site: Served, closing: AsyncExitStack) -> httpx.AsyncClient:
    http = await closing.enter_async_context(httpx.AsyncClient(base_url=site.url))
    token = (await http.post("/api/guests", json={"name": "Anna"})).json()["token"]
    said = {"authorization": f"Bearer {token}", "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140"}
    http.headers.update(said | {"accept-language": "fr, de-AT;q=0.8, en"})
    return http


async def test_what_is_said_is_kept(served: Served, closing: AsyncExitStack) -> None:
    http = await guest_at(served, closing)
    first = (await http.get("/api/me/calls")).json()
    assert (first["zone"], first["quiet_hours"], first["mail"], first["devices"]) == ("", 0, "off", [])
    assert first["vacations"] == {"left": 14, "taken": 0, "to_earn": 7, "until": None}
    answer = await http.put("/api/me/calls", json=SAID)
    assert answer.status_code == 200
    kept = (await http.get("/api/me/calls")).json()
    assert kept == answer.json()
    assert {name: kept[name] for name in SAID} == SAID


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Nowhere"},
        {"quiet_hours": 10},
        {"quiet_from": 1440},
        {"mail": "hourly"},
        {"webhook": "http://example.org/"},
        {"webhook": "https://10.0.0.1/", "mail": "each"},
        {"more": 1},
    ],
)
async def test_what_cannot_be_is_refused(served: Served, closing: AsyncExitStack, wrong: dict[str, Any]) -> None:
    http = await guest_at(served, closing)
    assert (await http.put("/api/me/calls", json=SAID | wrong)).status_code in {400, 409}


async def test_a_browser_is_added_tried_and_removed(served: Served, closing: AsyncExitStack) -> None:
    http = await guest_at(served, closing)
    key = (await http.get("/api/calls/key")).json()["key"]
    assert len(key) == 87
    async with listening(201) as service:
        browser = Browser(f"{service.url}/1")
        added = await http.post("/api/me/calls/devices", json=browser.json)
        assert added.status_code == 201
        [device] = (await http.get("/api/me/calls")).json()["devices"]
        assert device == {"id": added.json()["id"], "device": "Firefox, Linux", "called": None, "error": None}
        tried = await http.post("/api/me/calls/test", json={})
        assert tried.json() == {"calls": {device["id"]: None}}
        assert browser.read(service.posted[0])["title"] == "Guildtable kann dich rufen"
        service.answers = [500]
        await http.post("/api/me/calls/test", json={})
        assert (await http.get("/api/me/calls")).json()["devices"][0]["error"] == "the push service answered 500"
        service.answers = [410]
        await http.post("/api/me/calls/test", json={})
        assert (await http.get("/api/me/calls")).json()["devices"] == []
    added = await http.post("/api/me/calls/devices", json=browser.json)
    assert (await http.delete(f"/api/me/calls/devices/{added.json()['id']}")).status_code == 204
    assert (await http.get("/api/me/calls")).json()["devices"] == []


async def test_nobody_removes_anothers_browser_and_nonsense_is_no_browser(
    served: Served, closing: AsyncExitStack
) -> None:
    anna, bert = await guest_at(served, closing), await guest_at(served, closing)
    added = await anna.post("/api/me/calls/devices", json=Browser("https://push.example/1").json)
    assert (await bert.delete(f"/api/me/calls/devices/{added.json()['id']}")).status_code == 204
    assert len((await anna.get("/api/me/calls")).json()["devices"]) == 1
    good = Browser("https://push.example/2").json
    wrongs: list[dict[str, Any]] = [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://user@push.example/"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"keys": {}},
    ]
    for wrong in wrongs:
        assert (await anna.post("/api/me/calls/devices", json=good | wrong)).status_code == 400


async def test_there_is_a_limit_to_test_calls(closing: AsyncExitStack) -> None:
    with Served(**PATIENT | {"test_calls_per_minute": 2}) as site:
        http = await guest_at(site, closing)
        answers = [(await http.post("/api/me/calls/test", json={})).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await http.get("/api/calls/key")).json() == {"key": None}
        assert (await http.post("/api/me/calls/devices", json=Browser("https://p.example/1").json)).status_code == 409


async def test_one_press_in_a_mail_program_stops_the_letters(served: Served, closing: AsyncExitStack) -> None:
    http = await guest_at(served, closing)
    me = (await http.get("/api/me")).json()["id"]
    token = await served.inside(served.node.call_settings.unsubscribe_token(me))
    async with httpx.AsyncClient(base_url=served.url) as nobody:
        looked = await nobody.get(f"/api/calls/unsubscribe/{token}")
        assert (looked.status_code, looked.headers["location"]) == (303, "/calls")
        form = {"List-Unsubscribe": "One-Click"}
        assert (await nobody.post(f"/api/calls/unsubscribe/{token}", data=form)).status_code == 204
        wrong = token[:-1] + ("0" if token[-1] != "0" else "1")
        assert (await nobody.post(f"/api/calls/unsubscribe/{wrong}", data=form)).status_code == 403


async def test_days_of_vacation_are_taken_and_end(served: Served, closing: AsyncExitStack) -> None:
    http = await guest_at(served, closing)
    taken = (await http.post("/api/me/vacation", json={"days": 3})).json()
    assert (taken["left"], taken["taken"]) == (11, 3)
    assert taken["until"] == pytest.approx(served.node.clock.time + 3 * 86400, abs=10)
    assert (await http.post("/api/me/vacation", json={"days": 12})).status_code == 409


async def test_a_table_by_the_day_says_its_two_times(served: Served, closing: AsyncExitStack) -> None:
    http = await guest_at(served, closing)
    clock = {"move": 43200, "bank": 259200, "vacation": True}
    new = {"game": "capital-lux", "seats": ["me", "open"], "clock": clock}
    opened = await http.post("/api/tables", json=new)
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]
    other = await guest_at(served, closing)
    assert (await other.post(f"/api/tables/{table}/sit", json={})).status_code == 200
    assert (await http.post(f"/api/tables/{table}/start", json={})).status_code == 204
    both = [(await one.get("/api/me/tables")).json()[0] for one in (http, other)]
    mine = next(line for line in both if line["asked"])
    assert mine["left"] == pytest.approx(84 * 3600, abs=30)
    seat = mine["table"]["seats"][mine["seat"]]
    assert seat["out_at"] - seat["free_until"] == pytest.approx(72 * 3600, abs=1)
    assert mine["table"]["clock"] == {"move": 43200, "game": None, "bank": 259200, "vacation": True}
    told = (await http.get(f"/api/tables/{table}")).json()["seats"][mine["seat"]]
    assert told["out_at"] == pytest.approx(seat["out_at"], abs=1)
