"""The proxy: what it passes on is whole and in order, however slow, until it is cut."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from lab.faults.proxy import Proxy


@asynccontextmanager
async def echo() -> AsyncIterator[Proxy]:
    """Somebody who says everything again, behind a proxy."""

    async def again(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1000):
            writer.write(data)
        writer.close()

    server = await asyncio.start_server(again, "127.0.0.1", 0)
    proxy = Proxy(server.sockets[0].getsockname()[1])
    await proxy.open()
    yield proxy
    await proxy.close()
    server.close()


async def test_all_that_is_sent_arrives_in_order() -> None:
    async with echo() as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        sent = Random(1).randbytes(3_000_000)
        writer.write(sent)
        assert await reader.readexactly(len(sent)) == sent
        writer.close()


async def test_delayed_data_is_late_but_in_order() -> None:
    async with echo() as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        proxy.delay, began = 0.1, time.monotonic()
        writer.write(b"one")
        await asyncio.sleep(0.05)
        proxy.delay = 0.0
        writer.write(b"two")
        assert await reader.readexactly(6) == b"onetwo"
        assert time.monotonic() - began >= 0.1
        writer.close()


async def test_held_data_waits_until_it_is_released() -> None:
    async with echo() as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        proxy.held = True
        writer.write(b"one")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.readexactly(3), 0.2)
        proxy.release()
        assert await reader.readexactly(3) == b"one"
        writer.close()


async def test_a_cut_ends_the_connection_at_once_and_new_ones_are_let_in() -> None:
    async with echo() as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        writer.write(b"one")
        await reader.readexactly(3)
        assert proxy.cut(1.0, Random(0)) == 1
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        writer.write(b"two")
        assert await reader.readexactly(3) == b"two"
        writer.close()


async def test_nobody_behind_it_is_nobody_there() -> None:
    async with echo() as proxy:
        proxy.upstream = 1
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
