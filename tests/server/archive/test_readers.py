"""Readers: who looks back waits in a line that has an end, and old records are read by their own rules."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import pkgutil
import subprocess
import sys
import time
import zlib
from pathlib import Path

import pytest
from sqlalchemy import insert

from guildtable.kernel.record import Record, Replied
from guildtable.server.archive import readers as reading
from guildtable.server.archive import reading as work_of_readers
from guildtable.server.archive.readers import PER_ADDRESS, PER_NETWORK, PER_PERSON, PROCESSES, WAITING, Asker, Readers
from guildtable.server.archive.reading.frames import faults, frames
from guildtable.server.archive.reading.soundness import packed_reel, sound
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import records
from tests.server.sitting import ANYBODY, a_node

SLOW = {"sqlalchemy", "asyncpg", "aiosqlite", "fastapi", "pydantic", "uvicorn", "nats", "typer", "rich"}
"""What takes long to import, and is of no use where records are read."""
BEFORE = sorted((Path(__file__).parents[2] / "golden" / "before").glob("*/3-players-02.record"))


def nap(seconds: float) -> int:
    """Work that takes its time."""
    time.sleep(seconds)
    return os.getpid()


def hoard() -> int:
    """Work that wants more memory than there is."""
    return len(bytearray(2 * reading.MEMORY))


def refuse() -> None:
    """Work that says no."""
    raise Refused("malformed", "This is no record.")


async def test_reading_is_done_in_another_process_and_a_refusal_comes_back_whole() -> None:
    readers = Readers()
    try:
        assert await readers.read(ANYBODY, nap, 0.0) != os.getpid()
        with pytest.raises(Refused, match="no record") as refused:
            await readers.read(ANYBODY, refuse)
        assert refused.value.code == "malformed"
    finally:
        readers.close()


async def test_a_reading_process_starts_without_database_network_or_terminal() -> None:
    names = [found.name for found in pkgutil.iter_modules(work_of_readers.__path__)]
    work = [f"{work_of_readers.__name__}.{name}" for name in sorted(names)]
    readers = Readers()
    try:
        imported = f"[__import__(name) for name in {work}] and sorted(__import__('sys').modules)"
        there = set(await readers.read(ANYBODY, eval, imported))
    finally:
        readers.close()
    assert set(work) < there
    assert not there & SLOW


def test_the_command_that_every_process_looks_at_first_imports_nothing() -> None:
    told = "import sys, guildtable.cli.command; print(*sys.modules)"
    there = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True).stdout.split()
    assert not set(there) & (SLOW | {"guildtable.kernel", "guildtable.shelf"})


def somebody(number: int) -> Asker:
    """Each from an address of their own."""
    return Asker(f"192.0.2.{number}", f"person {number}")


async def test_the_line_of_those_who_look_back_has_an_end() -> None:
    readers = Readers()
    try:
        await readers.read(ANYBODY, nap, 0.0)
        waiting = [asyncio.create_task(readers.read(somebody(number), nap, 0.1)) for number in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await readers.read(ANYBODY, nap, 0.0)
        assert refused.value.code == "too-many"
        await asyncio.gather(*waiting)
        await readers.read(ANYBODY, nap, 0.0)
    finally:
        readers.close()


@pytest.mark.parametrize(
    ("mine", "most"),
    [
        ([Asker(f"192.0.2.{n}", "anna") for n in range(20)], PER_PERSON),
        ([Asker("192.0.2.1", f"guest {n}") for n in range(20)], PER_ADDRESS),
    ],
    ids=["person", "address"],
)
async def test_nobody_has_more_than_a_share_of_the_line(mine: list[Asker], most: int) -> None:
    readers = Readers()
    try:
        waiting = [asyncio.create_task(readers.read(asker, nap, 0.0)) for asker in mine[:most]]
        await asyncio.sleep(0)
        for asker in mine[most:]:
            with pytest.raises(Refused) as refused:
                readers.check(asker)
            assert (refused.value.code, refused.value.wait) == ("too-many", 1)
        readers.check(Asker("198.51.100.1", "bert"))
        await asyncio.gather(*waiting)
        readers.check(mine[-1])
    finally:
        readers.close()


async def test_addresses_take_turns_in_the_line() -> None:
    readers = Readers()
    done: list[str] = []

    async def read(asker: Asker) -> None:
        await readers.read(asker, nap, 0.05)
        done.append(asker.address)

    try:
        many = [asyncio.create_task(read(Asker("203.0.113.1", f"guest {n}"))) for n in range(PER_ADDRESS)]
        await asyncio.sleep(0)
        await asyncio.gather(asyncio.create_task(read(Asker("198.51.100.1", "anna"))))
        assert len(done) <= 2 * PROCESSES + 1, "those who are worked on, and at most one more, came first"
        await asyncio.gather(*many)
    finally:
        readers.close()


async def test_work_that_takes_too_long_or_too_much_memory_is_ended_alone() -> None:
    readers = Readers()
    try:
        await asyncio.gather(*(readers.read(somebody(number), nap, 0.0) for number in range(PROCESSES)))
        for process in readers._all:  # noqa: SLF001
            process._patience = 3.0  # noqa: SLF001
        long = asyncio.create_task(readers.read(somebody(1), nap, 30))
        short = asyncio.create_task(readers.read(somebody(2), nap, 0.5))
        with pytest.raises(Refused) as refused:
            await readers.read(somebody(3), hoard)
        assert refused.value.code == "too-long"
        assert await short, "a neighbour's work goes on"
        with pytest.raises(Refused) as refused:
            await long
        assert refused.value.code == "unavailable"
    finally:
        readers.close()


async def test_a_reader_that_is_killed_is_replaced() -> None:
    readers = Readers()
    try:
        with pytest.raises(Refused) as refused:
            await readers.read(ANYBODY, os.abort)
        assert refused.value.code == "unavailable"
        assert await readers.read(ANYBODY, nap, 0.0)
    finally:
        readers.close()


@pytest.mark.parametrize("file", BEFORE, ids=lambda file: file.parent.name)
async def test_a_match_of_before_is_verified_replayed_and_analysed_where_it_was_played(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.read(text)
    step, seat = next(
        (step, entry.seat)
        for step, entry in enumerate(record.entries)
        if isinstance(entry, Replied) and entry.seat >= 0 and step > 20
    )
    async with a_node() as node:
        row: dict[str, object] = {
            "match": record.header.match,
            "game": record.header.game,
            "players": "[]",
            "result": record.result,
        }
        row |= {"ended": 0.0, "text": zlib.compress(text.encode()), "events": b""}
        async with node.database.engine.begin() as transaction:
            await transaction.execute(insert(records).values(row))
        match = record.header.match
        assert await node.readers.read(ANYBODY, faults, await node.records.text(match)) == []
        reel = json.loads(gzip.decompress(await node.replays.packed(ANYBODY, match, "all")))
        assert len(reel["frames"]) == 1 + len(record.entries)
        assert reel["frames"][5:7] == json.loads(await node.readers.read(ANYBODY, frames, text, "all", 5, 6))
        assert (await node.analyses.given(ANYBODY, match, step, seat)).seat == seat
        shown = json.loads(gzip.decompress(await node.readers.read(ANYBODY, packed_reel, sound, text, "0")))
        assert shown["result"] == record.result


def test_a_network_of_many_addresses_has_places_of_its_own_and_never_all() -> None:
    readers = Readers()
    for number in range(PER_NETWORK):
        asker = Asker(f"2001:db8:0:{number:x}::/64", f"person {number}")
        readers.check(asker)
        readers._places.update(list(asker.shares))  # noqa: SLF001
    with pytest.raises(Refused):
        readers.check(Asker("2001:db8:0:ff::/64", "another"))
    readers.check(Asker("203.0.113.1", "elsewhere"))
