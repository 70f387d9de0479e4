"""What every answer carries: headers, and cookies."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from guildtable.server.http.security import refusal
from guildtable.server.protocol import Refused
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player

ALWAYS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000; includeSubDomains"


async def boom() -> None:
    """A fault of ours."""
    raise ZeroDivisionError("secret of the house")


async def away() -> None:
    """The database has gone."""
    raise ConnectionRefusedError("secret of the house")


@pytest.fixture(scope="module", params=["http", "https"])
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A node at home, and one of a site with https; both with two faults built in."""
    url = {"http": "", "https": "https://table.example"}[request.param]
    made = Served(public_url=url, **PATIENT)
    made.app.add_api_route("/api/boom", boom)
    made.app.add_api_route("/api/away", away)
    with made:
        yield made


def dressed(served: Served, headers: httpx.Headers, *, api: bool = True) -> None:
    """Has the answer all it must have, and nothing that tells of the house?"""
    assert {name: headers.get(name) for name in ALWAYS} == ALWAYS
    assert headers.get("strict-transport-security") == (HSTS if served.settings.secure else None)
    assert not api or headers["cache-control"] == "no-store"
    assert "server" not in headers
    assert "x-powered-by" not in headers


async def answers(served: Served) -> AsyncIterator[tuple[int, httpx.Response]]:
    """One answer of every kind, and the status it must have."""
    anna = await Player.come(served.url, "Anna")
    table = await anna.open("capital-lux", "me", "open")
    mine, big = {"authorization": f"Bearer {anna.token}"}, {"content-length": "70000"}
    async with served.http() as http:
        yield 200, await http.get("/api/games")
        yield 200, await http.get("/api/openapi.json")
        yield 201, await http.post("/api/guests", json={"name": "Bert"})
        yield 204, await http.put(f"/api/tables/{table}/seats/1", json={"bot": "greedy"}, headers=mine)
        yield 400, await http.post("/api/guests", json={"name": ""})
        yield 400, await http.post("/api/guests", content=b"\xff", headers={"content-type": "application/json"})
        http.cookies.clear()
        yield 401, await http.get("/api/me")
        yield 403, await http.post("/api/guests", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
        yield 404, await http.get("/api/tables/0123")
        yield 404, await http.get("/api/records/0123")
        yield 404, await http.get("/nothing/here")
        yield 404, await http.get("/api/nothing/")
        yield 405, await http.delete("/api/games")
        yield 409, await http.post(f"/api/tables/{table}/rematch", headers=mine)
        yield 413, await http.post("/api/guests", content=b" " * 70000, headers=big)
        yield 500, await http.get("/api/boom")
        yield 503, await http.get("/api/away")


async def test_every_answer_carries_the_headers_and_every_refusal_says_why(served: Served) -> None:
    async for status, answer in answers(served):
        assert answer.status_code == status, answer.text
        dressed(served, answer.headers, api=answer.request.url.path.startswith("/api"))
        assert "secret of the house" not in answer.text
        if status >= 400:
            told = answer.json()
            assert set(told) == {"type", "code", "text", "key"}
            assert told["type"] == "error"
            assert len(told["text"]) > 10


def test_a_refusal_that_speaks_of_what_is_no_text_is_text_all_the_same() -> None:
    assert json.loads(bytes(refusal(Refused("malformed", "Look at \ud800.")).body))["text"] == "Look at ?."


async def test_health_readiness_and_metrics_carry_them_too(served: Served) -> None:
    async with served.http() as http:
        for path in ("/health", "/ready", "/metrics"):
            dressed(served, (await http.get(path)).headers, api=False)


async def test_a_stream_carries_them_too(served: Served) -> None:
    anna = await Player.come(served.url, "Anna")
    table = await anna.open("capital-lux", "me", "open")
    async with served.http() as http, http.stream("GET", f"/api/tables/{table}/stream") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        dressed(served, answer.headers)


async def test_a_socket_refused_carries_them_too(served: Served) -> None:
    with pytest.raises(InvalidStatus) as denied:
        await connect(served.socket("a"), additional_headers={"origin": "https://evil.example"})
    dressed(served, httpx.Headers(list(denied.value.response.headers.raw_items())))


async def test_the_cookie_is_the_browsers_alone_and_goes_as_it_came(served: Served) -> None:
    secure = served.settings.secure
    name = "__Host-guildtable" if secure else "guildtable"
    flags = {"HttpOnly", "Path=/", "SameSite=lax"} | ({"Secure"} if secure else set())
    async with served.http() as http:
        new = await http.post("/api/guests", json={"name": "Anna"})
        value, *rest = new.headers["set-cookie"].split("; ")
        assert value == f"{name}={new.json()['token']}"
        assert set(rest) == flags | {f"Max-Age={180 * 86400}"}, "no Domain, and nothing more"
        known = {"cookie": value, "x-guildtable": "1"}
        gone = await http.delete("/api/me", headers=known)
        assert gone.status_code == 204
        value, *rest = gone.headers["set-cookie"].split("; ")
        assert value in {f"{name}=", f'{name}=""'}
        assert set(rest) == flags | {"Max-Age=0"}, "a browser heeds it only if it is set as it was"
        assert (await http.get("/api/me", headers=known)).status_code == 401


async def test_who_opens_the_page_stays_who_they_were_and_a_stranger_becomes_a_guest(served: Served) -> None:
    async with served.http() as http:
        new = await http.post("/api/me", json={"name": "Anna"})
        assert new.status_code == 200
        assert "token" not in new.json(), "the page's scripts have no use for it"
        known = {"cookie": new.headers["set-cookie"].split("; ")[0], "x-guildtable": "1"}
        again = await http.post("/api/me", json={"name": "Guest"}, headers=known)
        assert again.json() == new.json()
        assert "set-cookie" not in again.headers
        gone = await http.post("/api/me", json={"name": "Guest"}, headers={**known, "cookie": "guildtable=unknown"})
        assert gone.json()["id"] != new.json()["id"]
        foreign = await http.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
