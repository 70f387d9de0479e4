"""Leftovers: whoever goes leaves nothing in a node's memory, and not only once the collector has been there."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest
from starlette.websockets import WebSocket

from guildtable.server.http.visit import Visit
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Garbage is not looked for."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def left() -> int:
    """Visits and sockets that are still in memory."""
    return sum(issubclass(type(thing), (Visit, WebSocket)) for thing in gc.get_objects())


async def nothing_is_left() -> None:
    async with asyncio.timeout(10):
        while left():
            await asyncio.sleep(0.05)


@pytest.mark.usefixtures("uncollected")
async def test_a_socket_that_was_closed_is_forgotten_at_once() -> None:
    """It was 42 kB for each: to come and go was enough to fill a node."""
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "greedy")
        async with Seat(served.url, table, anna.token), Seat(served.url, table):
            assert left() >= 4
        await nothing_is_left()


@pytest.mark.usefixtures("uncollected")
async def test_a_stream_that_was_ended_is_forgotten_at_once() -> None:
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "greedy")
        async with served.http() as http, http.stream("GET", f"/api/tables/{table}/stream") as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    break
            assert left() >= 1
        await nothing_is_left()
