"""A database that falls silent without a word is survived: bots and clocks go on, and nobody is told all is well."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import asyncpg
import httpx
import pytest

from guildtable.server.store.database import AWAY, Database
from guildtable.server.store.site_clock import SiteClock
from lab.faults.proxy import Proxy
from tests.leaks.site import a_site
from tests.server.client import Player, Seat
from tests.server.places import RunningNode
from tests.server.sitting import a_node

WITHIN = 15.0


async def between(url: str) -> tuple[Proxy, str]:
    """A proxy before this database, and the address that leads through it."""
    server, _, name = url.rpartition("/")
    proxy = Proxy(int(server.rpartition(":")[2]))
    await proxy.open()
    return proxy, f"postgresql://postgres@127.0.0.1:{proxy.port}/{name}"


@pytest.fixture(autouse=True)
def _what_was_given_up() -> Iterator[None]:
    """A connection that fell silent is dropped and not closed: Python's complaint belongs here, to no later test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


async def test_a_database_that_turns_us_away_is_away_to_everybody(own_postgres: str) -> None:
    server, _, _ = own_postgres.rpartition("/")
    database = Database(f"{server}/nobody_made_this_one")  # like one that is starting: it answers, and refuses
    try:
        with pytest.raises(AWAY):
            await database.journal.heads(["nobody"])
        with pytest.raises(AWAY):
            async with database.engine.connect():
                pass
    finally:
        await database.close()


async def test_connections_that_fall_silent_are_given_up_together(own_postgres: str) -> None:
    proxy, url = await between(own_postgres)
    database = Database(url, connections=9)  # one of them is the clock's, two are for entries
    try:
        await asyncio.gather(*(database.journal.heads(["nobody"]) for _ in range(8)))
        await asyncio.gather(*(database.ready() for _ in range(8)))
        assert proxy.deafen() == 8
        began = time.monotonic()
        with pytest.raises(AWAY):
            await database.journal.heads(["nobody"])
        with pytest.raises(AWAY):
            await database.ready()
        await asyncio.gather(*(database.journal.heads(["nobody"]) for _ in range(8)))
        await asyncio.gather(*(database.ready() for _ in range(8)))
        assert time.monotonic() - began < WITHIN
    finally:
        await database.close()
        await proxy.close()


async def test_what_a_silent_node_had_locked_is_free_again_soon(own_postgres: str) -> None:
    proxy, url = await between(own_postgres)
    silent, other = Database(url, connections=3), Database(own_postgres, connections=3)
    clock = SiteClock(other.engine)
    try:
        await clock.beat()
        locking = await silent.engine.connect()
        await locking.exec_driver_sql("UPDATE pulse SET ticks = ticks")
        proxy.deafen()
        began = time.monotonic()
        while True:
            with contextlib.suppress(*AWAY):
                await clock.beat()
                break
            assert time.monotonic() - began < WITHIN
        assert time.monotonic() - began < WITHIN
        with pytest.raises(AWAY):
            await locking.close()
    finally:
        await silent.close()
        await other.close()
        await proxy.close()


async def test_bots_and_clocks_go_on_within_fifteen_seconds_of_a_silence(
    own_postgres: str, tmp_path: Path, running: ExitStack
) -> None:
    proxy, url = await between(own_postgres)
    environment = {"GUILDTABLE_DATABASE": url, "GUILDTABLE_BOTS": "1"}
    node = await asyncio.to_thread(running.enter_context, RunningNode(environment, tmp_path / "node"))
    anna = await Player.come(node.url)
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    clocked = await anna.open("capital-lux", "me", "greedy", start=True, clock={"move": 5})
    watching = await asyncpg.connect(own_postgres)
    async with Seat(node.url, table, anna.token) as seat, Seat(node.url, clocked, anna.token) as late:
        rng = Random(1)
        while not seat.update.get("question"):
            await seat.next()
        assert proxy.deafen()
        began = time.monotonic()
        while (await seat.answer(rng))["type"] != "ack":
            await asyncio.sleep(0.2)
        while not any(step["kind"] == "reply" and step["seat"] == 1 for step in seat.steps):
            await seat.next()
        assert time.monotonic() - began < WITHIN, "a person replies and a bot answers"
        while not any(step["kind"] == "seat" for step in late.steps):
            await late.next(30)
        silent = await watching.fetchval("SELECT extract(epoch FROM clock_timestamp()) - at FROM pulse")
        assert silent < WITHIN
    async with httpx.AsyncClient(base_url=node.url) as http:
        assert (await http.get("/ready")).text.startswith("ready")
    await watching.close()
    await asyncio.to_thread(node.end)
    await proxy.close()


async def test_a_node_whose_clock_stands_still_is_neither_ready_nor_well(
    own_postgres: str, tmp_path: Path, running: ExitStack
) -> None:
    """No connection is let in any more, and those there are fell silent."""
    proxy, url = await between(own_postgres)
    node = await asyncio.to_thread(running.enter_context, RunningNode({"GUILDTABLE_DATABASE": url}, tmp_path / "node"))
    async with httpx.AsyncClient(base_url=node.url, timeout=10) as http:
        assert (await http.get("/health")).status_code == 200
        proxy.held = True
        proxy.deafen()
        async with asyncio.timeout(40):
            while (await http.get("/health")).status_code == 200:
                await asyncio.sleep(0.5)
            answer = await http.get("/ready")
            assert (answer.status_code, answer.text) == (503, "not ready: the site's clock stands still\n")
        proxy.cut(1.0, Random(1))
        proxy.release()
        async with asyncio.timeout(40):
            while (await http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.5)
        assert (await http.get("/health")).status_code == 200
    await asyncio.to_thread(node.end)
    await proxy.close()


async def test_a_node_whose_pulse_is_old_says_so() -> None:
    async with a_site() as site:
        assert (await site.call("GET", "/ready")).status_code == 200
        await site.node.clock.stop()
        site.node.clock._set_at -= 16  # noqa: SLF001
        for path in ("/ready", "/health"):
            assert (await site.call("GET", path)).status_code == 503
        await site.node.clock.beat()
        assert (await site.call("GET", "/ready")).status_code == 200


async def test_a_full_disk_is_told_as_soon_as_a_write_fails(own_postgres: str) -> None:
    async with a_node(own_postgres) as node:
        assert not node.database.full
        full = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"
        with pytest.raises(AWAY):
            await node.database.journal._pool.execute(full)  # type: ignore[attr-defined]  # noqa: SLF001
        assert node.database.full
