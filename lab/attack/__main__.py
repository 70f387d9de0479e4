"""`python -m lab.attack records` or `bots`: what honest people notice while one address asks for all it may."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
import uuid
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from lab.attack.stretching import stretched
from tests.server.client import any_reply
from tests.server.places import RunningNode, database

LIMITS = {
    "GUILDTABLE_GUESTS_PER_MINUTE": "30",
    "GUILDTABLE_TABLES_PER_MINUTE": "3",
    "GUILDTABLE_CALLS_PER_MINUTE": "1200",
    "GUILDTABLE_REPLAYS_PER_MINUTE": "60",
    "GUILDTABLE_BROUGHT_PER_MINUTE": "6",
    "GUILDTABLE_SOCKETS_PER_ADDRESS": "100",
    "GUILDTABLE_SOCKETS_PER_PLAYER": "10",
    "GUILDTABLE_RATE": "20",
    "GUILDTABLE_BURST": "40",
    "GUILDTABLE_PACE": "0.4",
    "GUILDTABLE_UNDO_WINDOW": "2",
    "GUILDTABLE_LOGS": "quiet",
}
"""As a site has them."""


class Person:
    """Somebody at an address of their own."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address, self.token = url, address, ""
        self.http = httpx.AsyncClient(base_url=url, headers={"x-forwarded-for": address}, timeout=120)

    async def come(self, name: str) -> Person:
        """Become a guest."""
        self.token = (await self.http.post("/api/guests", json={"name": name})).json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def play(self, table: str, until: float, waits: list[float], pause: float, *, bots: bool) -> None:
        """Answer whatever is asked, and note how long the acknowledgement takes, or, among bots, the next question."""
        rng, key, sent, asked = Random(1), "", 0.0, ""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"x-forwarded-for": self.address}
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            while (left := until - time.monotonic()) > 0:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), left))
                except TimeoutError:
                    break
                if message.get("key") == key and sent and not bots:
                    waits.append(time.monotonic() - sent)
                if message["type"] != "update" or "shown" not in message:
                    continue
                if not message["shown"]["asked"]:
                    return
                if message.get("question", asked) == asked:
                    continue
                if bots and sent:
                    waits.append(time.monotonic() - sent)
                asked, key = message["question"], uuid.uuid4().hex
                await asyncio.sleep(pause)
                reply = {"type": "reply", "key": key, "question": asked, "reply": any_reply(message, rng)}
                sent = time.monotonic()
                await socket.send(json.dumps(reply))
                if bots:
                    await socket.send('{"type":"confirm"}')


async def honest_pair(url: str, until: float, waits: list[float]) -> None:
    """Two people who play with each other."""
    anna = await Person(url, "198.51.100.1").come("Anna")
    bert = await Person(url, "198.51.100.2").come("Bert")
    while time.monotonic() < until:
        new = {"game": "bruges", "seats": ["me", "open"]}
        table = (await anna.http.post("/api/tables", json=new)).json()["table"]
        await bert.http.post(f"/api/tables/{table}/sit", json={})
        await anna.http.post(f"/api/tables/{table}/start", json={})
        await asyncio.gather(*(one.play(table, until, waits, 0.1, bots=False) for one in (anna, bert)))


async def honest_alone(url: str, until: float, waits: list[float]) -> None:
    """Somebody who plays with a bot."""
    anna = await Person(url, "198.51.100.3").come("Anna")
    while time.monotonic() < until:
        new = {"game": "capital-lux", "seats": ["me", "search"], "start": True}
        answer = await anna.http.post("/api/tables", json=new)
        if answer.status_code == 201:
            await anna.play(answer.json()["table"], until, waits, 0.3, bots=True)
        else:
            await asyncio.sleep(2)


async def bring_records(url: str, texts: list[str], answers: Counter[str]) -> None:
    """81 analyses and 50 replays of stretched records, from one address, by as many guests as it may have."""
    people = [await Person(url, "203.0.113.1").come(f"Eve {number}") for number in range(20)]

    async def one(number: int) -> None:
        what = "/counsel?step=1000&seat=0" if number < 81 else "?view=all"
        headers = {"content-type": "text/plain", "accept-encoding": "identity"}
        eve = people[number % len(people)]
        try:
            answer = await eve.http.post(f"/api/replays{what}", content=texts[number % 2], headers=headers)
            answers[str(answer.status_code)] += 1
        except httpx.HTTPError as error:
            answers[type(error).__name__] += 1

    for first in range(0, 131, 12):
        await asyncio.gather(*(one(number) for number in range(first, min(131, first + 12))))


async def open_many(url: str, until: float, answers: Counter[str]) -> None:
    """Thirty tables with three strong bots each, from one address."""
    tables = []
    for number in range(10):
        eve = await Person(url, "203.0.113.2").come(f"Eve {number}")
        for _ in range(3):
            new = {"game": "bruges", "seats": ["me", *["search:400ms"] * 3], "start": True}
            answer = await eve.http.post("/api/tables", json=new)
            answers[str(answer.status_code)] += 1
            if answer.status_code == 201:
                tables.append((eve, answer.json()["table"]))
    await asyncio.gather(*(eve.play(table, until, [], 0.0, bots=True) for eve, table in tables), return_exceptions=True)


def megabytes(process: int) -> tuple[int, int]:
    """What a process holds, and what its children do."""

    def held(one: int) -> int:
        try:
            lines = Path(f"/proc/{one}/status").read_text(encoding="utf-8").splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS")), 0)

    children = Path(f"/proc/{process}/task/{process}/children")
    return held(process), sum(held(int(child)) for child in children.read_text(encoding="utf-8").split())


async def measure(node: RunningNode, what: str, seconds: float) -> dict[str, Any]:
    """Honest people alone, and then beside the attack."""
    honest = honest_pair if what == "records" else honest_alone
    texts = [stretched(number=number) for number in (1, 2)] if what == "records" else []
    quiet: list[float] = []
    await honest(node.url, time.monotonic() + seconds / 3, quiet)
    until, waits, answers, most = time.monotonic() + seconds, list[float](), Counter[str](), (0, 0)

    async def watch() -> None:
        nonlocal most
        while time.monotonic() < until:
            now = megabytes(node.process.pid)
            most = max(most[0], now[0]), max(most[1], now[1])
            await asyncio.sleep(0.2)

    attack = bring_records(node.url, texts, answers) if what == "records" else open_many(node.url, until, answers)
    attacking = asyncio.create_task(attack)
    await asyncio.gather(honest(node.url, until, waits), watch())
    attacking.cancel()
    await asyncio.gather(attacking, return_exceptions=True)
    held = {"node": most[0], "its processes": most[1]}
    return {"quiet": _told(quiet), "attacked": _told(waits), "answers": dict(answers), "megabytes": held}


def _told(waits: list[float]) -> dict[str, float]:
    """Milliseconds."""
    ordered = sorted(waits) or [0.0]
    at = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    found = {
        name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1) for name, part in at.items()
    }
    return {"count": len(waits), **found}


def main() -> None:
    """Attack, and print."""
    parser = argparse.ArgumentParser(prog="python -m lab.attack", description=__doc__)
    parser.add_argument("what", choices=["records", "bots"])
    parser.add_argument("--seconds", type=float, default=45)
    parser.add_argument("--port", type=int)
    asked = parser.parse_args()
    with database() as url, tempfile.TemporaryDirectory() as logs:
        bots = {"GUILDTABLE_BOTS": "1" if asked.what == "bots" else "0"}
        settings = {"GUILDTABLE_DATABASE": url, **LIMITS, **bots}
        with RunningNode(settings, Path(logs) / "node", asked.port) as node:
            print(json.dumps(asyncio.run(measure(node, asked.what, asked.seconds)), indent=2))  # noqa: T201


if __name__ == "__main__":
    main()
