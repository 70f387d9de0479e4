"""The stream: the same as the socket tells, taken up where it was left, and nothing stays behind when it ends."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import pytest

from tests.abuse.neighbours import Neighbours
from tests.abuse.places import PATIENT, Served


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    with Served(**PATIENT) as served:
        yield served


async def events(served: Served, table: str, token: str, **headers: str) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """Every event, with its id."""
    async with (
        served.http(authorization=f"Bearer {token}", **headers) as http,
        http.stream("GET", f"/api/tables/{table}/stream") as answer,
    ):
        assert answer.status_code == 200
        number = ""
        async for line in answer.aiter_lines():
            if line.startswith("id: "):
                number = line.removeprefix("id: ")
            elif line.startswith("data: "):
                yield number, json.loads(line.removeprefix("data: "))
                number = ""


async def first_update(told: AsyncIterator[tuple[str, dict[str, Any]]]) -> tuple[str, dict[str, Any]]:
    async for number, message in told:
        if message["type"] == "update" and "shown" in message:
            return number, message
    raise AssertionError("no update came")


async def test_a_stream_is_taken_up_where_it_was_left(home: Served) -> None:
    async with Neighbours(home.url) as neighbours:
        await neighbours.play(3)
        number, update = await first_update(events(home, neighbours.table, neighbours.anna.token))
        assert number == f"{update['seq']}.{update['stamp']}"
        assert [step["seq"] for step in update["steps"]] == list(range(1, update["seq"] + 1))
        await neighbours.play(2)
        again = events(home, neighbours.table, neighbours.anna.token, last_event_id=number)
        _, later = await first_update(again)
        assert later["steps"][0]["seq"] == update["seq"] + 1


async def test_a_stream_that_is_left_leaves_nothing_behind(home: Served) -> None:
    async with Neighbours(home.url) as neighbours:
        rooms: Any = home.node.rooms
        watchers = rooms._rooms[neighbours.table].watchers  # noqa: SLF001
        for _ in range(5):
            await first_update(events(home, neighbours.table, neighbours.anna.token))
        async with asyncio.timeout(10):
            while len(watchers) > 2 or sum(home.app.state.limits._open.values()) > 4:  # noqa: SLF001
                await asyncio.sleep(0.05)
        await neighbours.play(2)
    async with asyncio.timeout(10):
        while rooms._rooms or home.app.state.limits._open or home.app.state.sessions._here:  # noqa: SLF001
            await asyncio.sleep(0.05)


HEAD = b" HTTP/1.1\r\nHost: x\r\n"
GARBAGE = [
    b"GET /" + HEAD + b"x: " + b"y" * 100_000 + b"\r\n\r\n",
    b"GET /api/tables/\xff/socket" + HEAD + b"\r\n",
    b"POST /api/guests" + HEAD + b"Content-Length: -1\r\n\r\n",
    b"POST /api/guests" + HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"GET /api/tables/a/socket" + HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
]


async def test_what_is_not_even_http_is_dropped(home: Served) -> None:
    rng = Random("no http")
    for sent in [*GARBAGE, *(rng.randbytes(rng.randrange(1, 3000)) for _ in range(50))]:
        with socket.create_connection(("127.0.0.1", home.settings.port), timeout=5) as line:
            line.sendall(sent)
    async with Neighbours(home.url) as neighbours:
        await neighbours.play(2)
    home.well()
