"""Slices: what comes in very many very small parts keeps nobody waiting, and is not read for ever."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from guildtable.server.http import door, slices, socket_door
from lab.load.machine import slowness
from tests.abuse.lines import PING, frame, raw, until, welcomed
from tests.abuse.loop_probe import Probe
from tests.abuse.places import PATIENT, Served
from tests.abuse.test_door import knock
from tests.abuse.test_event_loop import MOST, QUIET
from tests.server.client import Player

MUCH = 256_000
"""Bytes that a machine takes before anybody reads them."""
FRAMES = {
    "pings": frame(0x9),
    "long pings": frame(0x9, b"x" * 125),
    "pongs": frame(0xA),
    "empty pieces": frame(0x0, last=False),
    "messages": frame(0x1, b"{}"),
}
FIELDS = b"{" + b",".join(b'"%x":1' % number for number in range(1800)) + b"}"
POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\n"
CALLS = {
    "chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * (MUCH // 6),
    "headers": POST + b"".join(b"%x:\r\n" % number for number in range(MUCH // 7)),
    "headers that end": POST + b"a:\r\n" * 3900 + b"\r\n",
    "fields": POST
    + b"Content-Type: application/json\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(FIELDS)
    + FIELDS,
    "a body nobody reads": POST + b"Content-Length: 9999999999\r\n\r\n" + b"x" * MUCH,
}


@pytest.fixture(scope="module")
def probed() -> Iterator[tuple[Served, Probe]]:
    """A node without limits whose loop is watched."""
    probe = Probe()
    with pytest.MonkeyPatch.context() as patch, Served({"loop": "asyncio"}, **PATIENT) as served:
        patch.setattr(door, "HEADERS_WITHIN", 0.5)
        probe.watch(patch)
        probe.loop = served.loop
        yield served, probe
        probe.end()


async def ended(reader: asyncio.StreamReader) -> None:
    """Read until the other side hangs up."""
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionError):
            while await reader.read(4096):
                pass


def quick(probe: Probe) -> list[str]:
    """What took too long, on a core as busy as this one."""
    return probe.longer_than(MOST * max(slowness(), QUIET) / QUIET)


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_flood_of_small_frames_is_cut_off_and_keeps_nobody_waiting(
    probed: tuple[Served, Probe], kind: str
) -> None:
    served, probe = probed
    anna = await Player.come(served.url)
    table = await anna.open("capital-lux", "me", "open")
    neighbour = await welcomed(served, table)
    reader, writer = await raw(served, table)
    probe.found.clear()
    if kind == "empty pieces":
        writer.write(frame(0x1, last=False))
    writer.write(FRAMES[kind] * (MUCH // len(FRAMES[kind])))
    await ended(reader)
    assert quick(probe) == []
    await neighbour.send(PING)
    async with asyncio.timeout(5):
        while json.loads(await neighbour.recv())["type"] != "pong":
            pass
    await neighbour.close()
    writer.transport.abort()


@pytest.mark.parametrize("kind", CALLS)
async def test_a_call_of_very_many_parts_is_cut_off_and_keeps_nobody_waiting(
    probed: tuple[Served, Probe], kind: str
) -> None:
    served, probe = probed
    served.well()
    probe.found.clear()
    reader, writer = await knock(served)
    writer.write(CALLS[kind])
    await ended(reader)
    assert quick(probe) == []
    served.well()
    writer.transport.abort()


async def test_pings_and_messages_in_pieces_are_heard(probed: tuple[Served, Probe]) -> None:
    served, _ = probed
    anna = await Player.come(served.url)
    opened = await welcomed(served, await anna.open("capital-lux", "me", "open"))
    for _ in range(10):
        await (await opened.ping())
    await opened.send(iter(PING))
    async with asyncio.timeout(5):
        while json.loads(await opened.recv())["type"] != "pong":
            pass
    await opened.close()


async def test_however_much_comes_a_little_is_read_and_then_others_have_their_turn() -> None:
    """By uvloop, as a node runs: it would read on, up to eight megabytes, before anybody else is heard."""
    read: list[Any] = []
    with Served(**PATIENT) as served:
        heard = slices.Slices.buffer_updated

        def noted(self: slices.Slices, nbytes: int) -> None:
            read.append(nbytes)
            served.loop.call_soon(read.append, "others")
            heard(self, nbytes)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(slices.Slices, "buffer_updated", noted)
            reader, writer = await knock(served)
            writer.write(POST + b"Content-Length: 16000\r\n\r\n" + b" " * 16_000)
            assert b"400" in await reader.readline()
        writer.close()
    sizes = [one for one in read if one != "others"]
    assert sum(sizes) > 16_000
    assert max(sizes) == slices.SLICE
    assert all("others" in pair for pair in pairwise(read)), read


async def test_who_is_sent_away_and_does_not_read_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    init = socket_door.SocketDoor.__init__
    left: list[socket_door.SocketDoor] = []

    def hurried(self: socket_door.SocketDoor, *given: Any, **named: Any) -> None:
        init(self, *given, **named)
        self.close_timeout = 0.3
        left.append(self)

    monkeypatch.setattr(socket_door.SocketDoor, "__init__", hurried)
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        table = await anna.open("capital-lux", "me", "open")
        _, writer = await raw(served, table)
        await until(lambda: table in served.node.rooms._rooms)  # noqa: SLF001
        served.loop.call_soon_threadsafe(left[0].transport.write, b"x" * 10_000_000)
        writer.write(frame(0x9) * 100)
        await until(lambda: left[0].disconnected)
        writer.transport.abort()
