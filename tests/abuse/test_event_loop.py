"""The event loop: nothing that anybody may ask for keeps everybody else waiting.

Every call of the API and every message of the socket is made with the largest input there can be, and no callback of
the node's loop may use more than 20 ms of CPU on a quiet core; on a busy one the same work takes more CPU too.
"""

from __future__ import annotations

import asyncio
import json
import uuid
import zlib
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy import insert

from guildtable.server.protocol import FromClient, Reply
from guildtable.server.store.schema import records
from lab.load.machine import slowness
from tests.abuse.loop_probe import Probe
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat, any_reply
from tests.server.places import database

MOST = 0.020
"""Seconds of CPU a callback may use."""
QUIET = 20.0
"""Milliseconds that `slowness` takes on a quiet core."""
GOLDEN = Path(__file__).parents[1] / "golden" / "bruges" / "4-players-04.record"
LONG = "x" * 500
TRIES = 3


@pytest.fixture
def probed(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, Probe]]:
    """A node on PostgreSQL whose loop is watched."""
    probe = Probe()
    probe.watch(monkeypatch)
    with database() as url, Served({"loop": "asyncio"}, database=url, **PATIENT) as served:
        probe.loop = served.loop
        yield served, probe
    probe.end()


class Site:
    """People at a site where everything is as long as it can be."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.people: list[Player] = []
        self.table = self.finished = self.waiting = ""

    async def fill(self) -> None:
        """A long match of Bruges with four people, much talk, a finished match, many tables."""
        url, rng = self.served.url, Random(1)
        self.people = [await Player.come(url, f"Person {number}") for number in range(4)]
        anna, *others = self.people
        self.table = await anna.open("bruges", "me", "open", "open", "open")
        for other in others:
            await other.post(f"/api/tables/{self.table}/sit")
        await anna.post(f"/api/tables/{self.table}/start")
        await self.served.inside(self._play(rng, 150))
        for number in range(200):
            say = {"type": "say", "key": f"line-{number:04}", "text": LONG}
            await self.people[number % 4].post(f"/api/tables/{self.table}/messages", say)
        for _ in range(30):
            await anna.open("bruges", "me", "open", listed=True)
        self.waiting = await anna.open("bruges", "me", "open", "open", "open", listed=True)
        self.finished = "0123456789abcdef0123"
        await self.served.inside(self._finish(GOLDEN.read_text(encoding="utf-8")))
        await self._begin_readers()

    async def _begin_readers(self) -> None:
        """Both processes of the readers: a node begins each once, and this one, full of tests, is slow to fork."""
        async with httpx.AsyncClient(base_url=self.served.url, timeout=90) as http:
            both = (f"/api/records/{self.finished}/{what}" for what in ("reel?view=all", "verify"))
            await asyncio.gather(*map(http.get, both))

    async def _play(self, rng: Random, replies: int) -> None:
        """Many replies."""
        node = self.served.node
        for _ in range(replies):
            live = (await node.matches.held(self.table)).live
            seat = rng.choice(live.asked)
            choice = live.match.position.choice(seat)
            reply = Reply(uuid.uuid4().hex, live.question(seat), choice.write(choice.any(rng)))
            await node.matches.reply(self.table, seat, reply)

    async def _finish(self, text: str) -> None:
        """A finished match, as long as it can be."""
        row = {"match": self.finished, "game": "bruges", "players": "[]", "result": "", "ended": 1.0, "events": b""}
        columns = {column.name for column in records.columns}
        more = {"listed": True} if "listed" in columns else {}
        async with self.served.node.database.engine.begin() as transaction:
            await transaction.execute(insert(records).values(**row, text=zlib.compress(text.encode()), **more))


async def calls(site: Site, probe: Probe) -> AsyncIterator[tuple[str, str, httpx.Response]]:
    """Every call of the API, with the largest input."""
    anna, bert = site.people[:2]
    record = GOLDEN.read_text(encoding="utf-8")
    places = defaultdict(lambda: "1", table=site.table, match=site.finished)
    bodies: dict[tuple[str, str], Any] = {
        ("post", "/api/guests"): {"name": "n" * 60},
        ("post", "/api/me"): {"name": "n" * 60},
        ("patch", "/api/me"): {"name": "Anna again"},
        ("post", "/api/tables"): {"game": "bruges", "seats": ["me", "greedy", "greedy", "greedy"], "start": True},
        ("post", "/api/records/{match}/branch"): {"step": 300, "seat": 1},
        ("post", "/api/lessons"): {"game": "flandern"},
        ("post", "/api/replays"): record,
        ("post", "/api/replays/counsel"): record,
        ("post", "/api/replays/review"): record,
        ("post", "/api/tables/{table}/messages"): {"type": "say", "key": "a-key-of-it", "text": LONG},
        ("post", "/api/tables/{table}/reports"): {"note": "n" * 2000, "page": "p" * 500},
    }
    queries = {"/api/replays/counsel": "?step=40&seat=0", "/api/records/{match}/counsel": "?step=40&seat=0"}
    queries |= {"/api/replays/review": "?seat=0", "/api/records/{match}/review": "?seat=0"}
    queries |= {"/api/replays": "?view=all", "/api/records/{match}/reel": "?view=all"}
    queries["/api/records/{match}/replay"] = "?view=all&first=400&count=60"
    for path, methods in site.served.app.openapi()["paths"].items():
        for method in methods:
            if path.endswith("/stream") or (method, path) == ("delete", "/api/me"):
                continue
            where = path.format_map(places)
            body = bodies.get((method, path), {})
            sent = {"content": body} if isinstance(body, str) else {} if method == "get" else {"json": body}
            who = bert if path.startswith("/api/tables/{table}") else anna
            headers = {"authorization": f"Bearer {who.token}", "accept-encoding": "identity"}
            probe.during = f"{method} {path}"
            async with httpx.AsyncClient(base_url=site.served.url, headers=headers, timeout=90) as http:
                for _ in range(TRIES):
                    answer = await http.request(method, where + queries.get(path, ""), **sent)
                    if answer.status_code != 503:  # a bot had no time to think: we are asked to try again
                        break
                yield method, path, answer


async def messages(site: Site, probe: Probe) -> set[str]:
    """Every message of the socket; those that were sent."""
    sent = set()

    def about(kind: str) -> None:
        probe.during = f"socket {kind}"
        sent.add(kind)

    about("hello")
    seats = [Seat(site.served.url, site.table, person.token) for person in site.people]
    stranger = Seat(site.served.url, site.table)
    for seat in (*seats, stranger):
        await seat.connect()
        await seat.until("update")
    rng = Random(2)
    for _ in range(12):
        for seat in seats:
            while seat.update["seq"] < max(other.update["seq"] for other in seats):
                await seat.next()
            if not seat.update.get("question"):
                continue
            about("reply")
            done = await seat.ask("reply", question=seat.update["question"], reply=any_reply(seat.update, rng))
            about("confirm")
            await seat.send(type="confirm")
            if done["type"] == "ack":
                while seat.seen < done["seq"]:
                    await seat.next()
            about("take-back")
            await seat.ask("take-back", seq=seat.seen)
            about("consent")
            await seats[0].ask("consent", seq=seat.seen, agree=False)
            about("undo")
            await seat.ask("undo", seq=seat.seen)
            about("say")
            await seat.ask("say", text=LONG)
            about("ping")
            await seat.send(type="ping")
            await seat.until("pong")
    for seat in (*seats, stranger):
        await seat.socket.close()
    return sent


async def test_no_call_and_no_message_keeps_the_loop_for_long(probed: tuple[Served, Probe]) -> None:
    served, probe = probed
    site = Site(served)
    probe.during = "filling"
    await site.fill()
    slow = slowness()
    probe.found.clear()  # what a process does for the first time, it imports and compiles: once
    sent = await messages(site, probe)
    kinds = {kind.__struct_config__.tag for kind in get_args(FromClient.__value__)}
    assert sent == kinds, "a message is new: send it here too"
    async for method, path, answer in calls(site, probe):
        assert answer.status_code < 500, (method, path, answer.text)
    slow = max(slow, slowness(), QUIET)
    assert json.dumps(probe.longer_than(MOST * slow / QUIET), indent=1) == "[]"
