"""What is measured is what happened, and nothing that a stranger sends becomes a name in it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from guildtable.server.http.send_queue import SendQueue
from guildtable.server.ops import background
from guildtable.server.ops.background import Background
from guildtable.server.play import thinking
from guildtable.server.play.thinking import Thinkers
from guildtable.server.play.turns import Bots, Sweep
from guildtable.server.store.migrate import head
from guildtable.server.watching.telling import Telling
from tests.server.client import Player, Seat
from tests.server.places import RunningNode
from tests.server.sitting import Ear, a_node, play_on, sit_down, until


def counted(name: str, **labels: str) -> float:
    """A figure of this process."""
    return REGISTRY.get_sample_value(f"guildtable_{name}", labels) or 0.0


async def told(url: str, name: str) -> dict[tuple[str, ...], float]:
    """All figures of this name that a node tells, by the values of their labels, in the order of the labels' names."""
    async with httpx.AsyncClient(base_url=url, timeout=10) as http:
        text = (await http.get("/metrics")).text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    ours = [sample for sample in samples if sample.name == f"guildtable_{name}"]
    return {tuple(value for _, value in sorted(sample.labels.items())): sample.value for sample in ours}


async def test_calls_are_counted_by_route_and_status_and_sockets_by_code(tmp_path: Path, running: ExitStack) -> None:
    local = ["--local", "--no-browser", "--data", str(tmp_path / "here.db")]
    node = running.enter_context(RunningNode({"GUILDTABLE_BOTS": "0"}, tmp_path / "node", arguments=local))
    anna = await Player.come(node.url)
    table = await anna.open("capital-lux", "me", "open")
    async with httpx.AsyncClient(base_url=node.url) as http:
        for path in ("/api/tables/Wilhelmina", "/api/wilhelmina", f"/api/tables/{table}", f"/api/tables/{table}"):
            await http.get(path)
        await http.request("WILHELMINA", "/api/games")
        async with http.stream("GET", f"/api/tables/{table}/stream"):
            await asyncio.sleep(1.5)
    asked = await told(node.url, "http_requests_total")
    assert asked["GET", "/api/tables/{table}", "200"] == 2
    assert asked["GET", "/api/tables/{table}", "404"] == 1
    assert asked["GET", "none of ours", "404"] == 1
    assert asked["POST", "/api/guests", "201"] == 1
    assert not any("ilhelmina" in value.lower() for labels in asked for value in labels)
    assert (await told(node.url, "http_seconds_count"))["/api/tables/{table}",] == 3
    assert (await told(node.url, "http_seconds_sum"))["/api/tables/{table}/stream",] < 1, "until the answer begins"
    await _close_sockets(node.url, table)
    closed = await told(node.url, "sockets_closed_total")
    assert closed["1001",] == closed["1006",] == closed["1008",] == closed["other",] == 1
    assert closed["1011",] == 0, "it is told before it happens"
    assert (await told(node.url, "schema")) == {("database",): float(head()), ("program",): float(head())}
    assert float(head()) > 0


async def _close_sockets(url: str, table: str) -> None:
    """One goes by itself, one with a code of its own, one is lost, one is sent away, and one is never let in."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for code in (1001, 4711):
        async with Seat(url, table) as seat:
            await seat.socket.close(code)
    async with Seat(url, table) as seat:
        seat.socket.transport.abort()
    async with connect(address) as socket:
        await socket.send("no hello")
        await socket.wait_closed()
    with pytest.raises(InvalidStatus, match="403"):
        await connect(address, origin=Origin("https://elsewhere.example"))

    async def all_gone() -> bool:
        return sum((await told(url, "sockets_closed_total")).values()) >= 4

    await until(all_gone)


async def test_a_reply_is_told_when_the_last_who_watches_has_been_sent_it() -> None:
    before = counted("told_seconds_count")
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), replies=2)
        assert counted("told_seconds_count") == before, "nobody watches"
        await Ear(node, table, 0).enter()
        slow = Ear(node, table, None)
        queue = SendQueue()
        slow.watcher.send, slow.watcher.once_sent = queue.put, queue.once_sent
        await slow.enter()
        await play_on(node, table, Random(1), replies=1)
        assert counted("told_seconds_count") == before, "one of the two has not been sent it"
        await asyncio.sleep(0.05)
        waited, sending = counted("told_seconds_sum"), asyncio.create_task(_take_all(queue))

        async def sent() -> bool:
            return counted("told_seconds_count") == before + 1

        await until(sent)
        sending.cancel()
        assert counted("told_seconds_sum") - waited > 0.05, "so long did the last wait"


async def _take_all(queue: SendQueue) -> None:
    """As the task of a socket does."""
    while await queue.next() is not None:
        pass


@pytest.mark.parametrize("going", ["slow", "gone"])
async def test_who_is_gone_is_not_waited_for(going: str) -> None:
    before, queue = counted("told_seconds_count"), SendQueue()
    telling = Telling(time.perf_counter())
    queue.put(b"what happened")
    queue.once_sent(telling.to_one())
    telling.begun()
    assert counted("told_seconds_count") == before
    queue.close("slow") if going == "slow" else queue.give_up()
    assert counted("told_seconds_count") == before + 1
    assert going == "gone" or await queue.next() is None
    assert counted("told_seconds_count") == before + 1, "nobody is told twice"


async def test_who_waits_for_a_connection_is_counted_and_how_long() -> None:
    async with a_node() as node:
        await node.gauges.measure()
        assert (counted("pool_size"), counted("pool_in_use"), counted("pool_waiting")) == (1, 0, 0)
        before = counted("pool_wait_seconds_sum")
        async with node.database.engine.connect():
            waiting = asyncio.create_task(node.database.ready())
            await asyncio.sleep(0.1)
            measuring = asyncio.create_task(node.gauges.measure())
            await asyncio.sleep(0.01)
            assert (counted("pool_in_use"), counted("pool_waiting")) == (1, 1)
        await asyncio.gather(waiting, measuring)
        assert counted("pool_wait_seconds_sum") - before > 0.1
        assert node.database.pools[0].waiting == 0


async def test_thinkers_are_busy_and_others_wait_for_them() -> None:
    thinkers = Thinkers(1)
    try:
        await thinkers.run(len, ())
        asked = [asyncio.create_task(thinkers.run(time.sleep, 0.3)) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert (thinkers.busy, thinkers.waiting) == (1, 2)
        await asyncio.gather(*asked)
        assert (thinkers.busy, thinkers.waiting) == (0, 0)
        with pytest.raises(BrokenProcessPool):
            await thinkers.run(os._exit, 1)
        assert thinkers.busy == 0
    finally:
        thinkers.close()


def kill_oneself(_: thinking.Thought) -> None:
    """As the machine does to whoever takes too much memory."""
    os.kill(os.getpid(), signal.SIGKILL)


def be_at_a_loss(_: thinking.Thought) -> None:
    """As a bot does that has a fault."""
    raise LookupError


async def test_thoughts_that_come_to_nothing_are_counted_by_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "greedy")
        while not (await node.matches.held(table)).live.is_bot((await node.matches.held(table)).live.asked[0]):
            await play_on(node, table, Random(1), replies=1)
        bots = Bots(node.matches, node.database.journal, node.clock, node.pace, 1)
        why = ("killed", "slow", "at a loss")
        before = [counted("thoughts_lost_total", why=each) for each in why]
        try:
            monkeypatch.setattr(thinking, "think", kill_oneself)
            with pytest.raises(BrokenProcessPool):
                await bots.turn(table)
            monkeypatch.setattr(bots.thinkers, "_patience", 0.0)
            with pytest.raises(TimeoutError):
                await bots.turn(table)
            monkeypatch.setattr(bots.thinkers, "_patience", 30.0)
            monkeypatch.setattr(thinking, "think", be_at_a_loss)
            await bots.turn(table)
        finally:
            bots.close()
        after = [counted("thoughts_lost_total", why=each) for each in why]
        assert [late - early for early, late in zip(before, after, strict=True)] == [1, 1, 1]


async def test_background_work_that_fails_is_counted_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "AFTER_FAULT", 0.0)

    async def fail() -> None:
        raise OSError

    work = Background("work that fails", 0.001, fail)
    assert REGISTRY.get_sample_value("guildtable_background_failures_total", {"work": "work that fails"}) == 0
    work.start()

    async def twice() -> bool:
        return counted("background_failures_total", work="work that fails") >= 2

    await until(twice)
    await work.stop()


async def test_what_is_due_and_goes_wrong_is_counted_by_its_kind() -> None:
    async with a_node() as node:
        await node.database.journal.alarm("nobody", {"over": 0.0})
        before = counted("turns_failed_total", kind="over")
        sweep = Sweep("over", node.records.finish, node.database.journal.claim, node.clock, 0.01, 0.01)
        sweep.start()

        async def twice() -> bool:
            return counted("turns_failed_total", kind="over") >= before + 2

        await until(twice)
        await sweep.stop()
