"""The door: connections that say nothing, and one address with too many of them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from guildtable.server.http import door
from guildtable.server.http.door import Proxies
from tests.abuse.lines import welcomed
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player

DIRECT: dict[str, Any] = {"proxies": "192.0.2.1"}
"""Nobody stands between: the address of a connection is its own."""


async def knock(served: Served, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.settings.port)
    writer.write(said)
    await writer.drain()
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> bool:
    """Was it closed, without an answer?"""
    try:
        return await reader.read(100) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-a: "], ids=["nothing", "a little"])
async def test_headers_that_do_not_come_are_not_waited_for(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEADERS_WITHIN", 0.5)
    with Served(**PATIENT) as served:
        slow = [await knock(served, said) for _ in range(50)]
        began = time.monotonic()

        async def drip(writer: asyncio.StreamWriter) -> None:
            while said:
                await asyncio.sleep(0.1)
                writer.write(b"a")

        dripping = [asyncio.create_task(drip(writer)) for _, writer in slow]
        async with asyncio.timeout(15):
            for reader, _ in slow:
                assert await ended(reader)
        assert time.monotonic() - began < 12
        for task in dripping:
            task.cancel()
        for _, writer in slow:
            writer.close()
        served.well()


async def test_the_second_call_of_a_connection_has_its_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEADERS_WITHIN", 0.5)
    with Served(**PATIENT) as served:
        reader, writer = await knock(served, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"alive" in await reader.readuntil(b"alive\n")
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nX-a: ")
        async with asyncio.timeout(10):
            assert await ended(reader)
        writer.close()


async def test_a_socket_and_a_slow_answer_are_not_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEADERS_WITHIN", 0.3)
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "open")
        watching = await welcomed(served, table)
        await asyncio.sleep(1)
        await (await watching.ping())
        await watching.close()


async def test_an_address_has_so_many_connections_and_sockets_are_counted_apart() -> None:
    with Served(**PATIENT | DIRECT | {"connections_per_address": 10}) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "open")
        watching = [await welcomed(served, table) for _ in range(12)]
        opened = [await knock(served) for _ in range(10)]
        await asyncio.sleep(0.2)
        one_more = await knock(served, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert await ended(one_more[0])
        for _, writer in (*opened, one_more):
            writer.close()
        await asyncio.sleep(0.2)
        served.well()
        for one in watching:
            await one.close()


def test_a_proxy_we_know_is_not_counted() -> None:
    ours = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32, caddy")
    assert "127.0.0.1" in ours
    assert "10.200.0.1" in ours
    assert "2001:db8::1" in ours
    assert "192.0.2.1" not in ours
    assert "caddy" not in ours
    assert "192.0.2.1" in Proxies("*")
