"""Whose pages may do what: origins of sockets, of calls by cookie and of calls by token."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.abuse.places import PATIENT, Served
from tests.server.client import Player

SITE: dict[str, Any] = {"public_url": "https://table.example/", "origins": ["https://other.example"]}
FOREIGN = [
    "http://evil.example",
    "null",
    "",
    "http://[",
    "https://{host}",
    "http://127.0.0.1:1",
    "http://127.0.0.1",
    "http://sub.{host}",
    "http://{host}.evil.example",
    "http://{host}/",
    "http://evil.example@{host}",
    "{host}",
]
FOREIGN_TO_THE_SITE = [
    *FOREIGN,
    "http://{host}",
    "http://table.example",
    "https://table.example:8443",
    "https://sub.table.example",
    "https://table.example.evil.example",
    "https://eviltable.example",
    "https://table.example/",
    "http://other.example",
]

HOSTS: dict[str, tuple[Player, str]] = {}


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    """A node that knows no other address than the one it is called by."""
    with Served(**PATIENT) as served:
        yield served


@pytest.fixture(scope="module")
def site() -> Iterator[Served]:
    """A node of a site with an address, and a second one that is let in."""
    with Served(**SITE, **PATIENT) as served:
        yield served


def cookie(served: Served, token: str) -> dict[str, str]:
    return {"cookie": f"{'__Host-' if served.settings.secure else ''}guildtable={token}"}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def named(served: Served, origin: str | None) -> dict[str, str]:
    host = served.url.removeprefix("http://")
    return {} if origin is None else {"origin": origin.replace("{host}", host)}


async def welcome(served: Served, table: str, headers: dict[str, str]) -> str | None:
    """As whom a socket with these headers is welcomed; raises if it is not let in."""
    async with connect(served.socket(table), additional_headers=headers, compression=None) as socket:
        await socket.send('{"type":"hello"}')
        player: str | None = json.loads(await socket.recv())["player"]
        return player


async def refused(served: Served, table: str, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as denied:
        await welcome(served, table, headers)
    response = denied.value.response
    assert response.status_code == 403
    assert json.loads(response.body or b"")["code"] == "forbidden"
    assert response.headers["x-content-type-options"] == "nosniff"


async def table_of(served: Served) -> tuple[Player, str]:
    """Somebody at a table, the same for all tests of a node."""
    if served.url not in HOSTS:
        anna = await Player.come(served.url, "Anna")
        HOSTS[served.url] = anna, await anna.open("bruges", "me", "open")
    return HOSTS[served.url]


@pytest.mark.parametrize("origin", ["http://{host}", None])
async def test_at_home_a_socket_is_opened_from_our_own_page_or_by_no_page(home: Served, origin: str | None) -> None:
    anna, table = await table_of(home)
    assert await welcome(home, table, named(home, origin)) is None
    assert await welcome(home, table, named(home, origin) | bearer(anna.token)) == await home.known_as(table, anna.id)


@pytest.mark.parametrize("origin", ["https://table.example", "https://other.example"])
async def test_a_sites_own_pages_open_sockets_by_cookie(site: Served, origin: str) -> None:
    anna, table = await table_of(site)
    assert await welcome(site, table, named(site, origin) | cookie(site, anna.token)) == await site.known_as(
        table, anna.id
    )
    assert await welcome(site, table, named(site, origin) | bearer(anna.token)) == await site.known_as(table, anna.id)


async def test_at_home_our_own_page_opens_a_socket_by_cookie(home: Served) -> None:
    anna, table = await table_of(home)
    assert await welcome(home, table, named(home, "http://{host}") | cookie(home, anna.token)) == await home.known_as(
        table, anna.id
    )


async def test_behind_a_proxy_with_https_the_page_is_our_own_by_https_only(home: Served) -> None:
    anna, table = await table_of(home)
    proxied = {"x-forwarded-proto": "https"} | cookie(home, anna.token)
    assert await welcome(home, table, proxied | named(home, "https://{host}")) == await home.known_as(table, anna.id)
    await refused(home, table, proxied | named(home, "http://{host}"))


@pytest.mark.parametrize("by", ["cookie", "bearer", "nothing"])
@pytest.mark.parametrize("origin", FOREIGN)
async def test_at_home_no_other_page_opens_a_socket(home: Served, origin: str, by: str) -> None:
    anna, table = await table_of(home)
    carried = {"cookie": cookie(home, anna.token), "bearer": bearer(anna.token), "nothing": {}}[by]
    await refused(home, table, named(home, origin) | carried)


@pytest.mark.parametrize("by", ["cookie", "bearer", "nothing"])
@pytest.mark.parametrize("origin", FOREIGN_TO_THE_SITE)
async def test_no_other_page_opens_a_socket_of_the_site(site: Served, origin: str, by: str) -> None:
    anna, table = await table_of(site)
    carried = {"cookie": cookie(site, anna.token), "bearer": bearer(anna.token), "nothing": {}}[by]
    await refused(site, table, named(site, origin) | carried)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:{port}", True),
        ("localhost:{port}", True),
        ("table.localhost", True),
        ("192.168.7.7:{port}", True),
        ("[::1]:{port}", True),
        ("house.example:{port}", True),
        ("evil.example:{port}", False),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("1.2.3", False),
        ("[", False),
    ],
)
async def test_a_name_that_was_pointed_at_us_is_not_our_own_page(host: str, ours: bool) -> None:
    """DNS rebinding: the browser believes that evil.example is this machine, and its page calls it."""
    with Served(invitation="http://house.example:8302", **PATIENT) as served:
        called = host.replace("{port}", str(served.settings.port))
        rebound = {"host": called, "origin": f"http://{called}"}
        async with served.http() as http:
            new = await http.post("/api/guests", json={"name": "Eve"}, headers=rebound)
        assert (new.status_code, "set-cookie" in new.headers) == ((201, True) if ours else (403, False))


async def test_a_cookie_without_an_origin_opens_no_socket(home: Served, site: Served) -> None:
    for served in (home, site):
        anna, table = await table_of(served)
        await refused(served, table, cookie(served, anna.token))


async def test_a_token_that_is_not_known_opens_no_socket(home: Served) -> None:
    _, table = await table_of(home)
    with pytest.raises(InvalidStatus) as denied:
        await welcome(home, table, bearer("not-known"))
    assert denied.value.response.status_code == 401


async def change(served: Served, headers: dict[str, str]) -> int:
    """The status of a call that changes something."""
    async with served.http() as http:
        return (await http.patch("/api/me", json={"name": "Anna"}, headers=headers)).status_code


async def test_a_call_by_cookie_that_changes_something_needs_the_header(home: Served, site: Served) -> None:
    for served, own in ((home, "http://{host}"), (site, "https://table.example")):
        anna, table = await table_of(served)
        carried = cookie(served, anna.token)
        for origin in (None, own):
            assert await change(served, carried | named(served, origin)) == 403
            assert await change(served, carried | named(served, origin) | {"x-guildtable": "1"}) == 200
        async with served.http(**carried) as http:
            for method, path in CHANGES:
                answer = await http.request(method, path.format(table=table, match=table), json={})
                assert (answer.status_code, answer.json()["code"]) in {(403, "forbidden"), (400, "malformed")}, path
            assert (await http.get("/api/me")).status_code == 200, "the session was ended by a call without the header"


FORMS = ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
CHANGES = [
    ("POST", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/tables"),
    ("DELETE", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/sit"),
    ("POST", "/api/tables/{table}/start"),
    ("POST", "/api/tables/{table}/leave"),
    ("POST", "/api/tables/{table}/return"),
    ("POST", "/api/tables/{table}/let-go"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/tip"),
    ("POST", "/api/tables/{table}/end"),
    ("POST", "/api/tables/{table}/messages"),
    ("POST", "/api/tables/{table}/reports"),
    ("PUT", "/api/tables/{table}/choice"),
    ("PUT", "/api/tables/{table}/seats/1"),
    ("POST", "/api/tables/{table}/seats/1/replace"),
    ("POST", "/api/tables/{table}/end"),
    ("PUT", "/api/tables/{table}/spectators"),
    ("POST", "/api/tables/{table}/lines/1/hide"),
    ("POST", "/api/tables/{table}/lines/1/mute"),
    ("DELETE", "/api/tables/{table}/restrictions/1"),
    ("POST", "/api/lessons"),
    ("POST", "/api/records/{match}/branch"),
    ("POST", "/api/puzzles/bruges/1/branch"),
    ("DELETE", "/api/me/sessions"),
    ("DELETE", "/api/me/sessions/00000000000000000000"),
    ("POST", "/api/sign-in/mail"),
    ("POST", "/api/toll"),
    ("POST", "/api/sign-in/code"),
    ("POST", "/api/sign-in/link"),
    ("POST", "/api/sign-in/passkey/options"),
    ("POST", "/api/sign-in/passkey"),
    ("POST", "/api/sign-in/recovery"),
    ("POST", "/api/account/passkeys/options"),
    ("POST", "/api/account/passkeys"),
    ("DELETE", "/api/account/passkeys/1"),
    ("POST", "/api/account/recovery-codes"),
    ("PUT", "/api/me/profile"),
    ("POST", "/api/me/erasure"),
    ("DELETE", "/api/me/erasure"),
    ("PUT", "/api/me/calls"),
    ("POST", "/api/me/calls/devices"),
    ("DELETE", "/api/me/calls/devices/1"),
    ("POST", "/api/me/calls/test"),
    ("POST", "/api/me/vacation"),
    ("POST", "/api/me/blocks"),
    ("DELETE", "/api/me/blocks/1"),
]


def test_every_route_that_changes_something_is_in_the_list_above(home: Served) -> None:
    told = {
        (
            method.upper(),
            re.sub(
                r"\{(seat|line|restriction|passkey|block|device|number)\}",
                "1",
                path.replace("{session}", "0" * 20).replace("{game}", "bruges"),
            ),
        )
        for path, operations in home.app.openapi()["paths"].items()
        for method in operations
        if method != "get"
    }
    # A record that is sent to be looked at changes nothing.
    looked_at = {("POST", f"/api/replays{what}") for what in ("", "/counsel", "/review")}
    # It stands in a letter, for mail programs that have no session: its token is all it takes.
    by_letter = {("POST", "/api/calls/unsubscribe/{token}")}
    assert told - {("POST", "/api/guests"), ("PATCH", "/api/me")} - looked_at - by_letter == set(CHANGES)


@pytest.mark.parametrize("origin", FOREIGN_TO_THE_SITE)
async def test_no_other_page_calls_by_cookie(site: Served, origin: str) -> None:
    anna, _ = await table_of(site)
    foreign = cookie(site, anna.token) | named(site, origin)
    assert await change(site, foreign | {"x-guildtable": "1"}) == 403
    async with site.http() as http:
        assert (await http.get("/api/me", headers=foreign)).status_code == 403
        new = await http.post("/api/guests", json={"name": "Eve"}, headers=named(site, origin))
        assert new.status_code == 403
        assert "set-cookie" not in new.headers


async def test_a_token_of_its_own_may_be_sent_from_anywhere(site: Served) -> None:
    anna, _ = await table_of(site)
    assert await change(site, bearer(anna.token) | named(site, "https://evil.example")) == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
async def test_what_a_form_of_another_site_could_send_is_not_heard(home: Served, kind: str) -> None:
    async with home.http() as http:
        headers = {"content-type": kind} if kind else {}
        answer = await http.post("/api/guests", content=b'{"name":"Eve"}', headers=headers)
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers


async def test_no_answer_lets_other_sites_read_it(home: Served) -> None:
    async with home.http() as http:
        for method in ("GET", "OPTIONS"):
            asked = {"origin": "http://evil.example", "access-control-request-method": "POST"}
            answer = await http.request(method, "/api/games", headers=asked)
            assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_looking_changes_nothing(home: Served) -> None:
    """Every GET there is, by somebody who could change things: the tables, seats and sessions stay as they are."""
    anna, table = await table_of(home)
    before = (await anna.call("GET", f"/api/tables/{table}")).json()
    for path in home.app.openapi()["paths"]:
        if "get" in home.app.openapi()["paths"][path] and not path.endswith("/stream"):
            await anna.call("GET", path.format(table=table, match=table, profile="0" * 20, game="bruges", number=1))
    async with home.http(**bearer(anna.token)) as http:
        for method, path in CHANGES:
            if method != "GET":
                assert (await http.get(path.format(table=table, match=table))).status_code in {200, 405}, path
    assert (await anna.call("GET", f"/api/tables/{table}")).json() == before
