"""Limits: how much one socket, one player, one address may ask for, and what happens to whoever asks for more."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import socket as sockets
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from guildtable.server import shield
from guildtable.server.gateway import outbox, socket
from guildtable.server.gateway.identity import address
from guildtable.server.gateway.limits import Bucket
from guildtable.server.gateway.outbox import Outbox
from guildtable.server.rooms import Overrun
from guildtable.server.running import options
from guildtable.server.settings import Settings
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player

HELLO = '{"type":"hello"}'
PING = '{"type":"ping"}'


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


async def welcomed(served: Served, table: str, token: str = "", **headers: str) -> ClientConnection:
    """A socket that has said hello."""
    opened = await connect(served.socket(table), additional_headers=headers, compression=None)
    await opened.send(json.dumps({"type": "hello", "token": token}))
    assert (told := json.loads(await opened.recv()))["type"] == "welcome", told
    return opened


async def told(opened: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """Everything until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                yield json.loads(await opened.recv())


def test_the_limits_are_those_of_the_checklist() -> None:
    settings = Settings(database="sqlite://")
    assert (settings.frame, settings.rate, settings.burst) == (8192, 20, 40)
    assert (settings.sockets_per_player, settings.sockets_per_address) == (10, 30)
    assert (settings.guests_per_minute, settings.tables_per_minute, settings.calls_per_minute) == (10, 3, 600)
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


async def test_an_address_has_thirty_sockets(strict: Served) -> None:
    place = "203.0.113.6"
    anna = await guest(strict, place)
    table = await table_of(strict, place, anna["token"])
    opened = [await welcomed(strict, table, **from_(place)) for _ in range(30)]
    with pytest.raises(InvalidStatus) as denied:
        await connect(strict.socket(table), additional_headers=from_(place))
    assert denied.value.response.status_code == 429
    async with strict.http(**from_(place)) as http:
        assert (await http.get(f"/api/tables/{table}/stream")).status_code == 429
    await (await welcomed(strict, table, **from_("203.0.113.7"))).close()
    for one in opened:
        await one.close()


async def test_an_address_has_ten_new_guests_a_minute_and_a_player_three_tables(strict: Served) -> None:
    place = "203.0.113.8"
    tokens = [(await guest(strict, place))["token"] for _ in range(10)]
    async with strict.http(**from_(place)) as http:
        answer = await http.post("/api/guests", json={"name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
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
            assert (await http.get("/nothing")).status_code == 429
            assert (await http.get("/health")).status_code == 200, "whoever runs the node may always ask"
            with pytest.raises(InvalidStatus) as denied:
                await connect(served.socket(table), additional_headers=from_("203.0.113.10"))
            assert denied.value.response.status_code == 429
        async with served.http(**from_("203.0.113.11")) as http:
            assert (await http.get("/api/games")).status_code == 200


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


async def test_whoever_does_not_say_hello_is_sent_away() -> None:
    with Served(**PATIENT | {"hello_within": 0.3}) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "open")
        silent = await connect(served.socket(table), compression=None)
        began = time.monotonic()
        assert [message["code"] async for message in told(silent)] == ["malformed"]
        assert time.monotonic() - began < 5
        assert silent.close_code == 1008


async def test_compression_is_not_to_be_had(patient_home: Served) -> None:
    anna = await Player.come(patient_home.url)
    table = await anna.open("capital-lux", "me", "open")
    async with connect(patient_home.socket(table), compression="deflate") as opened:
        assert opened.response
        assert "sec-websocket-extensions" not in opened.response.headers


async def test_a_body_has_at_most_64_kib_whatever_it_says(patient_home: Served) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    async with patient_home.http(content_type="application/json") as http:
        said = await http.post("/api/guests", content=b" " * 65537)
        unsaid = await http.post("/api/guests", content=pieces())
        fits = await http.post("/api/guests", content=b" " * 65000 + b'{"name":"Anna"}')
    assert (said.status_code, said.json()["code"]) == (413, "too-long")
    assert (unsaid.status_code, unsaid.json()["code"]) == (413, "too-long")
    assert fits.status_code == 201


async def test_a_message_by_post_is_no_longer_than_a_frame(patient_home: Served) -> None:
    anna = await Player.come(patient_home.url)
    table = await anna.open("capital-lux", "me", "open")
    async with patient_home.http(authorization=f"Bearer {anna.token}") as http:
        for over, status in ((0, 200), (1, 413)):
            sent = PING + " " * (8192 - len(PING) + over)
            assert (await http.post(f"/api/tables/{table}/messages", content=sent)).status_code == status


async def test_a_body_that_never_comes_is_not_waited_for(patient_home: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shield, "BODY_WITHIN", 0.3)

    async def dripping() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(3)
        yield b"}"

    async with patient_home.http(content_type="application/json") as http:
        began = time.monotonic()
        with contextlib.suppress(httpx.WriteError):
            answer = await http.post("/api/guests", content=dripping())
            assert (answer.status_code, answer.json()["code"]) == (408, "too-slow")
        assert time.monotonic() - began < 10


def test_an_outbox_holds_so_much_and_no_more() -> None:
    waiting = Outbox()
    line = b"x" * 100_000
    with pytest.raises(Overrun):  # noqa: PT012
        for _ in range(1 + outbox.MOST // len(line)):
            waiting.put(line)
        waiting.put(line)
    waiting.close("slow")
    assert asyncio.run(waiting.next()) is None, "who is too slow is not told what waited"
    waiting.put(line)
    assert asyncio.run(waiting.next()) is None


async def raw(served: Served, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket by hand, that has said hello and does nothing more: it answers no ping, and reads when it likes."""
    plain = sockets.socket()
    plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", served.settings.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=4096)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    mask = b"\0\0\0\0"
    writer.write(bytes([0x81, 0x80 | len(HELLO)]) + mask + HELLO.encode())
    await writer.drain()
    return reader, writer


async def until(true: Any, within: float = 10.0) -> None:
    """Wait for it."""
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.02)


async def test_whoever_does_not_read_is_sent_away_and_the_others_are_told_all(
    patient_home: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "GOODBYE_WITHIN", 0.5)
    anna = await Player.come(patient_home.url)
    table = await anna.open("capital-lux", "me", "open")
    rooms: Any = patient_home.node.rooms
    _, writer = await raw(patient_home, table)
    await until(lambda: table in rooms._rooms and rooms._rooms[table].watchers)  # noqa: SLF001
    reading = await welcomed(patient_home, table)
    room = rooms._rooms[table]  # noqa: SLF001
    assert len(room.watchers) == 2
    line = json.dumps({"type": "chat", "lines": ["x" * 200_000]}).encode()

    async def tell() -> None:
        rooms._tell(room, lambda _: line)  # noqa: SLF001

    long = 0
    for _ in range(60):
        await patient_home.inside(tell())
        while len(await reading.recv()) < len(line):
            pass
        long += 1
    await until(lambda: len(room.watchers) == 1)
    assert long == 60
    open_here: Any = patient_home.app.state.limits._open  # noqa: SLF001
    await until(lambda: open_here["address 127.0.0.1"] == 1)  # the slow one still holds the line; we do not
    await reading.send(PING)
    async with asyncio.timeout(10):
        while json.loads(await reading.recv())["type"] != "pong":
            pass
    await reading.close()
    writer.transport.abort()
    await until(lambda: table not in rooms._rooms)  # noqa: SLF001


async def test_an_idle_socket_is_kept_by_pings_and_a_dead_one_is_not() -> None:
    with Served({"ws_ping_interval": 0.2, "ws_ping_timeout": 0.4}, **PATIENT) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "open")
        idle = await welcomed(served, table)
        reader, writer = await raw(served, table)
        rooms: Any = served.node.rooms
        await until(lambda: len(rooms._rooms[table].watchers) == 2)  # noqa: SLF001
        async with asyncio.timeout(10):
            while await reader.read(4096):
                pass
        await until(lambda: len(rooms._rooms[table].watchers) == 1)  # noqa: SLF001
        await idle.send(PING)
        async with asyncio.timeout(5):
            while json.loads(await idle.recv())["type"] != "pong":
                pass
        await idle.close()
        writer.close()
