"""The bus may be away when a node starts, and come later."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from guildtable.server.bus.nats import NatsBus
from tests.faults.site import Bus, missing


@pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")
async def test_a_node_starts_without_its_bus_and_hears_as_soon_as_it_is_there(tmp_path: Path) -> None:
    server, heard = Bus(tmp_path / "log"), asyncio.Event()

    async def listen(table: str, what: str) -> None:
        assert (table, what) == ("table-1", "7")
        heard.set()

    bus, began = NatsBus(f"nats://127.0.0.1:{server.port}"), time.monotonic()
    await bus.open(listen)
    assert time.monotonic() - began < 5
    await bus.watch("table-1")
    await bus.watch("table-2")
    await bus.unwatch("table-2")
    await bus.hint("table-1", "lost")
    server.start()
    try:
        async with asyncio.timeout(20):
            while not heard.is_set():
                await bus.hint("table-2", "not watched any more")
                await bus.hint("table-1", "7")
                await asyncio.sleep(0.1)
        assert bus.connected
    finally:
        await bus.close()
        server.kill()
