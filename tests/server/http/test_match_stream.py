"""The stream and posts: a whole game where sockets are blocked."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import httpx

from tests.server.client import Player, any_reply


async def told(url: str, table: str, token: str, last: str = "") -> AsyncIterator[dict[str, Any]]:
    """The messages of a stream."""
    allowed = {"authorization": f"Bearer {token}", "last-event-id": last}
    async with (
        httpx.AsyncClient(base_url=url, timeout=30) as http,
        http.stream("GET", f"/api/tables/{table}/stream", headers=allowed) as answer,
    ):
        assert answer.headers["content-type"].startswith("text/event-stream")
        async for line in answer.aiter_lines():
            if line.startswith("id: "):
                last = line[4:]
            elif line.startswith("data: "):
                message = json.loads(line[6:])
                if message["type"] == "update":
                    assert last == f"{message['seq']}.{message['stamp']}"
                yield message


async def test_a_game_is_played_by_stream_and_posts(site: tuple[str, str]) -> None:
    one, two = site
    anna = await Player.come(one)
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    rng, steps, answered = Random(1), list[int](), ""
    async with asyncio.timeout(60):
        async for message in told(one, table, anna.token):
            if message["type"] != "update":
                continue
            steps += [step["seq"] for step in message["steps"]]
            if "shown" in message and not message["shown"]["asked"]:
                break
            if message.get("question", "") not in {"", answered}:
                answered = message["question"]
                reply = {"type": "reply", "key": uuid.uuid4().hex, "question": answered}
                done = await anna.post(f"/api/tables/{table}/messages", reply | {"reply": any_reply(message, rng)}, two)
                assert done["type"] == "ack"
    assert steps == list(range(1, len(steps) + 1))


async def test_a_lost_stream_is_taken_up_after_its_last_id(site: tuple[str, str]) -> None:
    anna = await Player.come(site[0])
    table = await anna.open("bruges", "me", "random", start=True)
    async for message in told(site[1], table, anna.token, "2"):
        if message["type"] == "update":
            assert message["steps"][0]["seq"] == 3
            break


async def test_a_stream_that_knows_a_step_which_is_gone_is_told_all_anew(site: tuple[str, str]) -> None:
    anna = await Player.come(site[0])
    table = await anna.open("bruges", "me", "random", start=True)
    async for message in told(site[1], table, anna.token, "2.1"):
        if message["type"] == "welcome":
            assert message["seq"] == 0
        if message["type"] == "update":
            assert message["steps"][0]["seq"] == 1
            break


async def test_a_post_says_why_it_was_refused(site: tuple[str, str]) -> None:
    anna = await Player.come(site[0])
    table = await anna.open("bruges", "me", "random", start=True)
    stale = {"type": "reply", "key": "some-key-1", "question": "1.nothing", "reply": []}
    refused = await anna.call("POST", f"/api/tables/{table}/messages", stale)
    assert refused.status_code == 409
    assert refused.json()["code"] == "stale"
    nobody = await anna.call("POST", "/api/tables/nowhere/messages", stale)
    assert (nobody.status_code, nobody.json()["code"]) == (404, "no-such-table")
