"""Limits: how much one socket, one player, one address may ask for, and what happens to whoever asks for more."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from sqlalchemy import update
from starlette.requests import Request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from guildtable.server.http import socket
from guildtable.server.http.bucket import Bucket
from guildtable.server.http.identity import address
from guildtable.server.settings import Settings
from guildtable.server.store.schema import seats
from guildtable.server.tables.table_lists import KEPT
from guildtable.server.web_server import options
from tests.abuse.lines import PING, told, welcomed
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player


@pytest.fixture(scope="module")
def strict() -> Iterator[Served]:
    """A node with the limits a site has. The tests come from addresses of their own, as a proxy would tell."""
    with Served() as served:
        yield served


@pytest.fixture(scope="module")
def patient_home() -> Iterator[Served]:
    """A node without limits, at home."""
    with Served(**PATIENT) as served:
        yield served


NEW = {"game": "capital-lux", "seats": ["me", "open"]}
REFUSALS = [
    ("malformed", "socket"),
    ("not-now", "socket"),
    ("no-such-table", "socket"),
    ("no-such-table", "http"),
    ("malformed", "http"),
    ("too-many", "http"),
]


def from_(place: str) -> dict[str, str]:
    return {"x-forwarded-for": place}


async def guest(served: Served, place: str, name: str = "Anna") -> dict[str, Any]:
    """A guest from this address."""
    async with served.http(**from_(place)) as http:
        answer = await http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told


async def table_of(served: Served, place: str, token: str) -> str:
    async with served.http(authorization=f"Bearer {token}", **from_(place)) as http:
        answer = await http.post("/api/tables", json={"game": "capital-lux", "seats": ["me", "open"]})
        return str(answer.json()["table"])


def test_the_limits_are_those_of_the_checklist() -> None:
    settings = Settings(database="sqlite://")
    assert (settings.frame, settings.rate, settings.burst) == (8192, 20, 40)
    assert (settings.sockets_per_player, settings.sockets_per_address) == (10, 100)
    assert (settings.guests_per_minute, settings.tables_per_minute, settings.calls_per_minute) == (30, 3, 1200)
    assert (settings.files_per_minute, settings.brought_per_minute) == (6000, 6)
    assert settings.hello_within == 10
    chosen = options(settings)
    assert chosen["ws_max_size"] == 8192
    assert chosen["ws_per_message_deflate"] is False
    assert chosen["ws_ping_interval"] == chosen["ws_ping_timeout"] == 20


def test_a_bucket_gives_a_burst_and_then_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(20, 40)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    now += 1
    assert [bucket.take() for _ in range(21)] == [True] * 20 + [False]
    now += 3600
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]


async def test_a_flood_is_answered_forty_times_warned_and_cut_off(strict: Served) -> None:
    place = "203.0.113.1"
    anna = await guest(strict, place)
    table = await table_of(strict, place, anna["token"])
    neighbour = await welcomed(strict, table, **from_("203.0.113.2"))
    flooding = await welcomed(strict, table, anna["token"], **from_(place))
    with contextlib.suppress(ConnectionClosed):
        for _ in range(500):
            await flooding.send(PING)
    said = [message async for message in told(flooding)]
    pongs = sum(message["type"] == "pong" for message in said)
    errors = [message["code"] for message in said if message["type"] == "error"]
    assert 40 <= pongs <= 80, "a burst of 40, and what its rate gave back meanwhile"
    assert set(errors) == {"too-many"}
    assert len(errors) <= socket.STRIKES + 2
    assert flooding.close_code == 1008
    await neighbour.send(PING)
    async with asyncio.timeout(5):
        while json.loads(await neighbour.recv())["type"] != "pong":
            pass
    await neighbour.close()


async def test_too_much_nonsense_is_cut_off(strict: Served) -> None:
    place = "203.0.113.3"
    anna = await guest(strict, place)
    talking = await welcomed(strict, await table_of(strict, place, anna["token"]), anna["token"], **from_(place))
    for _ in range(socket.STRIKES + 1):
        await talking.send("nonsense")
    said = [message async for message in told(talking)]
    assert said[-1]["code"] == "malformed"
    assert "goodbye" in said[-1]["text"]
    assert talking.close_code == 1008


@pytest.mark.parametrize("by", ["hello", "bearer"])
async def test_a_player_has_ten_sockets_and_may_open_another_when_one_is_closed(strict: Served, by: str) -> None:
    place = {"hello": "203.0.113.4", "bearer": "203.0.113.5"}[by]
    anna = await guest(strict, place)
    table, token = await table_of(strict, place, anna["token"]), anna["token"]
    headers = from_(place) | ({"authorization": f"Bearer {token}"} if by == "bearer" else {})
    opened = [await welcomed(strict, table, token if by == "hello" else "", **headers) for _ in range(10)]
    eleventh = await connect(strict.socket(table), additional_headers=headers, compression=None)
    await eleventh.send(json.dumps({"type": "hello", "token": token}))
    assert [message["code"] async for message in told(eleventh)] == ["too-many"]
    async with strict.http(authorization=f"Bearer {token}", **from_(place)) as http:
        assert (await http.get(f"/api/tables/{table}/stream")).status_code == 429
    await opened.pop().close()
    await asyncio.sleep(0.2)
    opened.append(await welcomed(strict, table, token, **headers))
    for one in opened:
        await one.close()


async def test_a_person_has_one_bucket_for_all_sockets_and_posts(strict: Served) -> None:
    place = "203.0.113.20"
    anna = await guest(strict, place)
    table = await table_of(strict, place, anna["token"])
    sockets = [await welcomed(strict, table, anna["token"], **from_(place)) for _ in range(5)]
    for one in sockets:
        for _ in range(20):
            await one.send(PING)
    said: list[str] = []
    for one in sockets:
        for _ in range(20):
            async with asyncio.timeout(10):
                while (answer := json.loads(await one.recv()))["type"] not in {"pong", "error"}:
                    pass
            said.append(answer["type"])
    assert said.count("pong") < 70, "forty at once, and what the rate gave back meanwhile: not forty each"
    async with strict.http(authorization=f"Bearer {anna['token']}", **from_(place)) as http:
        posts = (http.post(f"/api/tables/{table}/messages", content=PING) for _ in range(60))
        answers = await asyncio.gather(*posts)
    assert {answer.status_code for answer in answers} == {200, 429}
    assert all(answer.headers["retry-after"] for answer in answers if answer.status_code == 429)
    for one in sockets:
        await one.close()


async def test_an_address_has_a_hundred_sockets(strict: Served) -> None:
    place = "203.0.113.6"
    anna = await guest(strict, place)
    table = await table_of(strict, place, anna["token"])
    opened = [await welcomed(strict, table, **from_(place)) for _ in range(100)]
    with pytest.raises(InvalidStatus) as denied:
        await connect(strict.socket(table), additional_headers=from_(place))
    assert denied.value.response.status_code == 429
    async with strict.http(**from_(place)) as http:
        assert (await http.get(f"/api/tables/{table}/stream")).status_code == 429
    await (await welcomed(strict, table, **from_("203.0.113.7"))).close()
    for one in opened:
        await one.close()


async def test_an_address_has_thirty_new_guests_a_minute_and_a_player_three_tables(strict: Served) -> None:
    place = "203.0.113.8"
    tokens = [(await guest(strict, place))["token"] for _ in range(30)]
    async with strict.http(**from_(place)) as http:
        answer = await http.post("/api/guests", json={"name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) == answer.json()["wait"] <= 120
        mine = {"authorization": f"Bearer {tokens[0]}"}
        new = {"game": "capital-lux", "seats": ["me", "open"]}
        statuses = [(await http.post("/api/tables", json=new, headers=mine)).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
    await guest(strict, "203.0.113.9")


async def test_an_address_has_so_many_calls_a_minute_sockets_included() -> None:
    with Served(calls_per_minute=12) as served:
        async with served.http(**from_("203.0.113.10")) as http:
            anna = (await http.post("/api/guests", json={"name": "Anna"})).json()
            headers = {"authorization": f"Bearer {anna['token']}"}
            new = {"game": "capital-lux", "seats": ["me", "open"]}
            table = (await http.post("/api/tables", json=new, headers=headers)).json()["table"]
            assert [(await http.get("/api/games")).status_code for _ in range(9)] == [200] * 9
            await (await welcomed(served, table, **from_("203.0.113.10"))).close()
            assert (await http.get("/api/games")).status_code == 429
            assert (await http.get("/api/nothing")).status_code == 429
            assert (await http.get("/nothing")).status_code == 404, "the page's own files are counted apart"
            assert (await http.get("/health")).status_code == 200, "whoever runs the node may always ask"
            with pytest.raises(InvalidStatus) as denied:
                await connect(served.socket(table), additional_headers=from_("203.0.113.10"))
            assert denied.value.response.status_code == 429
        async with served.http(**from_("203.0.113.11")) as http:
            assert (await http.get("/api/games")).status_code == 200


async def test_files_of_the_page_have_a_limit_of_their_own() -> None:
    with Served(calls_per_minute=3, files_per_minute=5) as served:
        async with served.http(**from_("203.0.113.12")) as http:
            assert [(await http.get("/")).status_code for _ in range(6)] == [200] * 5 + [429]
            assert [(await http.get("/api/games")).status_code for _ in range(4)] == [200] * 3 + [429]


async def test_a_stranger_looks_at_the_node_so_often_and_a_collector_every_second() -> None:
    settings = Settings(database="sqlite://")
    assert settings.probes_per_minute >= 3 * 60, "metrics, readiness and health, each of them every second"
    with Served(probes_per_minute=9) as served:
        async with served.http(**from_("203.0.113.13")) as http:
            paths = ("/metrics", "/ready", "/health")
            assert [(await http.get(path)).status_code for path in paths * 4] == [200] * 9 + [429] * 3
            answer = await http.get("/metrics")
            assert answer.headers["retry-after"]
            assert "guildtable_" not in answer.text
            assert (await http.get("/api/games")).status_code == 200, "calls are counted apart"
        async with served.http(**from_("203.0.113.14")) as http:
            assert 'code="too-many",door="http"' in (await http.get("/metrics")).text


@pytest.mark.parametrize(("bits", "shared"), [(56, 4), (48, 16)])
async def test_a_customer_with_many_networks_has_a_few_households_share(bits: int, shared: int) -> None:
    with Served(guests_per_minute=1) as served:
        statuses = []
        for number in range(shared + 1):
            network = number if bits == 56 else number << 8
            async with served.http(**from_(f"2001:db8:0:{network:x}::1")) as http:
                statuses.append((await http.post("/api/guests", json={"name": "Eve"})).status_code)
        assert statuses == [201] * shared + [429]


async def refused(served: Served, code: str, door: str) -> float:
    """How often something was refused so, as the node's metrics say."""
    async with served.http() as http:
        lines = (await http.get("/metrics")).text.splitlines()
    wanted = f'guildtable_refused_total{{code="{code}",door="{door}"}} '
    return next((float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted)), 0.0)


async def test_whatever_is_refused_is_counted_by_code_and_door(strict: Served) -> None:
    place = "203.0.113.21"
    anna = await guest(strict, place)
    table = await table_of(strict, place, anna["token"])
    before = {(code, door): await refused(strict, code, door) for code, door in REFUSALS}
    talking = await welcomed(strict, table, anna["token"], **from_(place))
    await talking.send("nonsense")
    await talking.send(json.dumps({"type": "confirm"}))
    said = [json.loads(await talking.recv()) for _ in range(3)]
    assert [one.get("code") for one in said] == [None, "malformed", "not-now"]
    await talking.close()
    with pytest.raises(InvalidStatus):
        await connect(strict.socket("NO"), additional_headers=from_(place))
    async with strict.http(**from_(place)) as http:
        await http.get("/api/tables/none")
        await http.post("/api/guests", json={"name": ""})
        for _ in range(4):
            await http.post("/api/tables", json=NEW, headers={"authorization": f"Bearer {anna['token']}"})
    after = {(code, door): await refused(strict, code, door) for code, door in REFUSALS}
    assert all(after[which] > before[which] for which in REFUSALS), (before, after)


async def test_only_a_proxy_we_know_is_believed_where_a_call_comes_from() -> None:
    with Served(proxies="192.0.2.1", guests_per_minute=2) as served:
        for place, status in (("198.51.100.1", 201), ("198.51.100.2", 201), ("198.51.100.3", 429)):
            async with served.http(**from_(place)) as http:
                assert (await http.post("/api/guests", json={"name": "Eve"})).status_code == status
    with Served(proxies="127.0.0.1", guests_per_minute=2) as served:
        for place in ("198.51.100.1, 203.0.113.1", "198.51.100.2, 203.0.113.1", "198.51.100.3, 203.0.113.1"):
            async with served.http(**from_(place)) as http:
                answer = await http.post("/api/guests", json={"name": "Eve"})
        assert answer.status_code == 429, "what the client says stands before what the proxy has seen"


@pytest.mark.parametrize(
    ("called_from", "counted_as"),
    [
        ("203.0.113.1", "203.0.113.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.1", "203.0.113.1"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one_however_many_addresses_it_has(called_from: str, counted_as: str) -> None:
    assert address(Request({"type": "http", "headers": [], "client": (called_from, 1)})) == counted_as


async def test_a_player_and_an_address_have_a_few_tables_in_the_list() -> None:
    strict = {"listed_per_player": 2, "listed_per_address": 3}
    with Served(**PATIENT | strict) as served:
        anna, bert = await Player.come(served.url), await Player.come(served.url, "Bert")
        new = NEW | {"listed": True}
        statuses = [(await anna.call("POST", "/api/tables", new)).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert [(await bert.call("POST", "/api/tables", new)).status_code for _ in range(2)] == [201, 429]
        assert (await bert.call("POST", "/api/tables", NEW)).status_code == 201, "by invitation as many as they like"


async def test_the_list_shows_everybodys_newest_first_and_no_table_whose_host_has_gone() -> None:
    with Served(**PATIENT) as served:
        bert = await Player.come(served.url, "Bert")
        honest = await bert.open("capital-lux", "me", "open", listed=True)
        async with served.http(**from_("203.0.113.30")) as http:
            eve = (await http.post("/api/guests", json={"name": "Eve"})).json()
            mine = {"authorization": f"Bearer {eve['token']}"}
            for _ in range(60):
                assert (await http.post("/api/tables", json=NEW | {"listed": True}, headers=mine)).status_code == 201
            listed = [table["id"] for table in (await http.get("/api/tables")).json()]
        assert len(listed) == 50
        assert honest in listed[:2], "sixty of another's do not hide it"

        async def gone() -> None:
            async with served.node.database.engine.begin() as transaction:
                await transaction.execute(update(seats).where(seats.c.player == bert.id).values(seen=0.0))

        await served.inside(gone())
        await asyncio.sleep(KEPT)
        async with served.http() as http:
            assert honest not in [table["id"] for table in (await http.get("/api/tables")).json()]


async def test_talk_has_a_limit_of_its_own() -> None:
    with Served(**PATIENT | {"sayings_per_minute": 3}) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "open")
        for number in range(4):
            say = {"type": "say", "key": f"line-{number}-x", "text": "hello"}
            answer = await anna.call("POST", f"/api/tables/{table}/messages", say)
            assert answer.status_code == (200 if number < 3 else 429)


async def test_replays_have_a_limit_of_their_own() -> None:
    with Served(**PATIENT | {"replays_per_minute": 3}) as served:
        async with served.http() as http:
            asked = [(await http.get(f"/api/records/0123/{what}")).status_code for what in ("verify", "replay") * 2]
        assert asked == [404, 404, 404, 429]


@pytest.mark.parametrize(("path", "most"), [("/api/guests", 16 * 1024), ("/api/replays", 64 * 1024)])
async def test_a_body_has_an_end_whatever_it_says(patient_home: Served, path: str, most: int) -> None:
    """A record is the longest. All else is JSON, and thousands of fields nobody knows take their time to be read."""

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(1 + most // 1024):
            yield b" " * 1024

    anna = await Player.come(patient_home.url)
    async with patient_home.http(content_type="application/json", authorization=f"Bearer {anna.token}") as http:
        said = await http.post(path, content=b" " * (most + 1))
        unsaid = await http.post(path, content=pieces())
        fits = await http.post(path, content=b'{"name":"Anna"}'.rjust(most))
    assert (said.status_code, said.json()["code"]) == (413, "too-long")
    assert (unsaid.status_code, unsaid.json()["code"]) == (413, "too-long")
    assert fits.status_code in {201, 400}, fits.text


async def test_a_message_by_post_is_no_longer_than_a_frame(patient_home: Served) -> None:
    anna = await Player.come(patient_home.url)
    table = await anna.open("capital-lux", "me", "open")
    async with patient_home.http(authorization=f"Bearer {anna.token}") as http:
        for over, status in ((0, 200), (1, 413)):
            sent = PING + " " * (8192 - len(PING) + over)
            assert (await http.post(f"/api/tables/{table}/messages", content=sent)).status_code == status


async def test_compression_is_not_to_be_had(patient_home: Served) -> None:
    anna = await Player.come(patient_home.url)
    table = await anna.open("capital-lux", "me", "open")
    async with connect(patient_home.socket(table), compression="deflate") as opened:
        assert opened.response
        assert "sec-websocket-extensions" not in opened.response.headers
