"""The bus may be away when a node starts, and come later."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from guildtable.server.bus import nats
from guildtable.server.bus.hints import Hint, Written
from guildtable.server.bus.nats import NatsBus
from lab.faults.proxy import Proxy
from lab.faults.site import Bus, missing


@pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")
async def test_a_node_starts_without_its_bus_and_hears_as_soon_as_it_is_there(tmp_path: Path) -> None:
    server, heard = Bus(tmp_path / "log"), asyncio.Event()

    async def listen(table: str, hint: Hint) -> None:
        assert (table, hint) == ("table-1", Written(7))
        heard.set()

    bus, afar = NatsBus(f"nats://127.0.0.1:{server.port}"), NatsBus(f"nats://127.0.0.1:{server.port}")
    began = time.monotonic()
    await bus.open(listen)
    assert time.monotonic() - began < 5
    await afar.open(listen)
    await bus.watch("table-1")
    await bus.watch("table-2")
    await bus.unwatch("table-2")
    await afar.hint("table-1", Written(1))
    server.start()
    try:
        async with asyncio.timeout(20):
            while not heard.is_set():
                await afar.hint("table-2", Written(2))
                await afar.hint("table-1", Written(7))
                await asyncio.sleep(0.1)
        assert bus.connected
    finally:
        await bus.close()
        await afar.close()
        server.kill()


@pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")
async def test_a_bus_that_is_connected_and_carries_nothing_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats, "BEAT", 0.1)
    monkeypatch.setattr(nats, "DEAF", 1.0)
    server = Bus(tmp_path / "log")
    server.start()
    proxy = Proxy(server.port)
    await proxy.open()

    async def listen(_: str, __: Hint) -> None:
        pass

    bus = NatsBus(f"nats://127.0.0.1:{proxy.port}")
    try:
        await bus.open(listen)
        await asyncio.sleep(1.5)
        assert bus.connected, "it hears itself"
        proxy.deafen()
        await asyncio.sleep(1.5)
        assert not bus.connected
    finally:
        await bus.close()
        await proxy.close()
        server.kill()
