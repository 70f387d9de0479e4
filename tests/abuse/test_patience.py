"""Patience: how long a node waits for whoever says nothing, sends nothing, or does not read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from guildtable.server.http import security, send_queue, socket
from guildtable.server.http.send_queue import SendQueue
from guildtable.server.watching.room import Overrun
from tests.abuse.lines import PING, raw, told, until, welcomed
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player


@pytest.fixture(scope="module")
def patient_home() -> Iterator[Served]:
    """A node without limits, at home."""
    with Served(**PATIENT) as served:
        yield served


async def test_whoever_does_not_say_hello_is_sent_away() -> None:
    with Served(**PATIENT | {"hello_within": 0.3}) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "open")
        silent = await connect(served.socket(table), compression=None)
        began = time.monotonic()
        assert [message["code"] async for message in told(silent)] == ["malformed"]
        assert time.monotonic() - began < 5
        assert silent.close_code == 1008


async def test_a_body_that_never_comes_is_not_waited_for(patient_home: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "BODY_WITHIN", 0.3)

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


def test_a_send_queue_holds_so_much_and_no_more() -> None:
    waiting = SendQueue()
    line = b"x" * 100_000
    with pytest.raises(Overrun):  # noqa: PT012
        for _ in range(1 + send_queue.MOST // len(line)):
            waiting.put(line)
        waiting.put(line)
    waiting.close("slow")
    assert asyncio.run(waiting.next()) is None, "who is too slow is not told what waited"
    waiting.put(line)
    assert asyncio.run(waiting.next()) is None


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
        for watcher in list(room.watchers):
            room.send(watcher, line)

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
