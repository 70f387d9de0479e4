"""A node that is told to go goes in order: what was asked is answered, and everybody is told to come back."""

from __future__ import annotations

import asyncio
import json
import signal
import time
import uuid
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random

import asyncpg
import httpx
import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from lab.faults.proxy import Proxy
from tests.server.client import Player, Seat, any_reply
from tests.server.places import NATS, RunningNode, RunningWorker

TABLES = 6


class Busy(Seat):
    """Replies as fast as it can, keeping a list of what was sent and what was acknowledged."""

    def __init__(self, url: str, table: str, token: str) -> None:
        super().__init__(url, table, token)
        self.sent: list[str] = []
        self.acknowledged: list[str] = []
        self.code = 0

    async def run(self, rng: Random) -> None:
        """Until the game is over or the node hangs up."""
        try:
            while not self.over:
                if self.update.get("question") and len(self.sent) == len(self.acknowledged):
                    self.sent.append(key := uuid.uuid4().hex)
                    question, reply = self.update["question"], any_reply(self.update, rng)
                    await self.send(type="reply", key=key, question=question, reply=reply)
                message = await self.next()
                if message["type"] == "ack":
                    self.acknowledged.append(message["key"])
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else -1


async def test_a_node_that_is_told_to_go_answers_what_it_was_asked(
    own_postgres: str, tmp_path: Path, running: ExitStack
) -> None:
    environment = {"GUILDTABLE_DATABASE": own_postgres, "GUILDTABLE_NATS": NATS}
    node = running.enter_context(RunningNode(environment, tmp_path / "node"))
    worker = running.enter_context(RunningWorker(environment, tmp_path / "worker"))
    anna = await Player.come(node.url)
    tables = [await anna.open("bruges", "me", "greedy", start=True) for _ in range(TABLES)]
    seats = [Busy(node.url, table, anna.token) for table in tables]
    for seat in seats:
        await seat.connect()
    playing = [asyncio.create_task(seat.run(Random(number))) for number, seat in enumerate(seats)]
    async with asyncio.timeout(60):
        while min(len(seat.acknowledged) for seat in seats) < 3:
            await asyncio.sleep(0.05)
    began = time.monotonic()
    node.process.send_signal(signal.SIGTERM)
    await asyncio.gather(*playing)
    code = await asyncio.to_thread(node.process.wait, 10)
    seconds = time.monotonic() - began
    worker.end()
    assert (code, worker.process.returncode) == (0, 0), node.log.read_text()
    assert "stopping" in node.log.read_text()
    assert seconds < 10
    assert Counter(seat.code for seat in seats) == {1012: TABLES}
    kept, points = await _written(own_postgres)
    acknowledged = {key for seat in seats for key in seat.acknowledged}
    unanswered = {key for seat in seats for key in seat.sent} - acknowledged
    assert len(acknowledged) >= 3 * TABLES
    assert acknowledged <= kept.keys()
    assert not unanswered & kept.keys(), "written down, but never acknowledged"
    assert all(points[match] >= seq for match, seq in map(kept.__getitem__, acknowledged)), "no checkpoint at the end"


async def _written(url: str) -> tuple[dict[str, tuple[str, int]], dict[str, int]]:
    """Where each key was used, and the last checkpoint of each match."""
    connection = await asyncpg.connect(url)
    try:
        keys = await connection.fetch("SELECT key, match, seq FROM entries WHERE key IS NOT NULL")
        points = await connection.fetch("SELECT match, max(seq) AS seq FROM checkpoints GROUP BY match")
    finally:
        await connection.close()
    sent = {row["key"].rpartition(" ")[2]: (row["match"], row["seq"]) for row in keys}  # its seat stands before it
    return sent, {row["match"]: row["seq"] for row in points}


async def test_a_reply_that_is_being_written_is_still_acknowledged(
    own_postgres: str, tmp_path: Path, running: ExitStack
) -> None:
    node = running.enter_context(RunningNode({"GUILDTABLE_DATABASE": own_postgres}, tmp_path / "node"))
    anna = await Player.come(node.url)
    seat = Seat(node.url, await anna.open("capital-lux", "me", "greedy", start=True), anna.token)
    await seat.connect()
    while not seat.update.get("question"):
        await seat.next()
    slow = await asyncpg.connect(own_postgres)
    async with slow.transaction():
        await slow.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        reply = {"question": seat.update["question"], "reply": any_reply(seat.update, Random(1))}
        await seat.send(type="reply", key="before-the-end", **reply)
        await asyncio.sleep(0.3)
        node.process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.7)
        await seat.send(type="reply", key="after-the-end", **reply)
        await asyncio.sleep(0.3)
    await slow.close()
    assert (await seat.until("ack"))["key"] == "before-the-end"
    with pytest.raises(ConnectionClosed) as closed:
        await seat.until("ack")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012
    assert await asyncio.to_thread(node.process.wait, 10) == 0
    assert "after-the-end" not in (await _written(own_postgres))[0]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_a_stream_does_not_hold_up_the_end(tmp_path: Path, sign: signal.Signals, running: ExitStack) -> None:
    arguments = ["--local", "--no-browser", "--data", str(tmp_path / "here.db")]
    node = running.enter_context(RunningNode({}, tmp_path / "node", arguments=arguments))
    anna = await Player.come(node.url)
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    headers = {"authorization": f"Bearer {anna.token}"}
    async with (
        httpx.AsyncClient(base_url=node.url, headers=headers, timeout=20) as http,
        http.stream("GET", f"/api/tables/{table}/stream") as stream,
    ):
        lines = stream.aiter_lines()
        assert json.loads((await anext(lines)).removeprefix("data: "))["type"] == "welcome"
        began = time.monotonic()
        node.process.send_signal(sign)
        async for _ in lines:
            pass
    assert await asyncio.to_thread(node.process.wait, 10) == 0
    assert time.monotonic() - began < 6


@pytest.mark.parametrize("torn", [False, True], ids=["hangs", "hangs-and-is-torn-away"])
async def test_a_node_ends_though_its_database(
    own_postgres: str, tmp_path: Path, running: ExitStack, *, torn: bool
) -> None:
    """What it does in the background waits for the database then; after twenty seconds it would be killed."""
    address = make_url(own_postgres)
    proxy = Proxy(address.port or 5432)
    await proxy.open()
    far = address.set(host="127.0.0.1", port=proxy.port).render_as_string(hide_password=False)
    node = RunningNode({"GUILDTABLE_DATABASE": far, "GUILDTABLE_NATS": NATS}, tmp_path / "node")
    running.callback(node.end)
    await asyncio.to_thread(node.wait)
    anna = await Player.come(node.url)
    for _ in range(TABLES):
        await anna.open("bruges", "me", "greedy", start=True)
    proxy.held = True
    await asyncio.sleep(3)
    began = time.monotonic()
    node.process.send_signal(signal.SIGTERM)
    if torn:
        await asyncio.sleep(2.5)
        proxy.cut(1.0, Random(0))
    assert await asyncio.to_thread(node.process.wait, 20) == 0
    print(f"ended after {time.monotonic() - began:.1f} s")  # noqa: T201
    await proxy.close()
