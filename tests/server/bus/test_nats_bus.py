"""The bus over a NATS of its own, which goes away."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop

from guildtable.server.bus.hints import Written
from guildtable.server.bus.nats import NatsBus
from lab.faults.site import Bus


async def _nothing(*_: object) -> None:
    """Hears a hint, and does nothing."""


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.05)


async def _killed_and_closed(server: Bus) -> None:
    bus = NatsBus(f"nats://127.0.0.1:{server.port}")
    await bus.open(_nothing)
    async with asyncio.timeout(10):
        await _until(lambda: bus.connected)
        server.kill()
        await _until(lambda: not bus.connected)
        await bus.hint("table", Written(1))
        client = bus._client  # noqa: SLF001
        client._pending.append(b"PING\r\n")  # noqa: SLF001  as when it was just about to come back
        client._pending_data_size += 6  # noqa: SLF001
        await bus.close()
    assert client.is_closed
    assert bus._ear.is_closed  # noqa: SLF001


@pytest.mark.skipif(not shutil.which("nats-server"), reason="needs nats-server")
def test_a_bus_that_has_lost_its_server_with_something_unsaid_is_closed_all_the_same(tmp_path: Path) -> None:
    """By uvloop, as a node runs: to write to a connection that has ended is a fault of its own there."""
    server = Bus(tmp_path / "nats.log")
    server.start()
    try:
        uvloop.run(_killed_and_closed(server))
    finally:
        server.kill()
