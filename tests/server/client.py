"""A client as a stranger would write it: HTTP, a socket, JSON. It checks that what it is told has no gap."""

from __future__ import annotations

import asyncio
import json
import ssl
import uuid
from random import Random
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

TLS = ssl.create_default_context()
"""Made once: it reads every certificate there is."""
PATIENCE = 60.0
"""Seconds for what should come at once: a machine that is busy with other things is no fault."""


class Player:
    """A guest, and what they do over HTTP."""

    def __init__(self, url: str, id: str, name: str, token: str) -> None:  # noqa: A002
        self.url, self.id, self.name, self.token = url, id, name, token

    @classmethod
    async def come(cls, url: str, name: str = "Anna") -> Player:
        """Become a guest."""
        async with httpx.AsyncClient(base_url=url, verify=TLS) as http:
            answer = await http.post("/api/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            return cls(url, **answer.json())

    async def call(self, method: str, path: str, body: Any = None, url: str = "") -> httpx.Response:
        """Any call."""
        headers = {"authorization": f"Bearer {self.token}"}
        async with httpx.AsyncClient(base_url=url or self.url, headers=headers, timeout=30, verify=TLS) as http:
            return await http.request(method, path, json=body)

    async def post(self, path: str, body: Any = None, url: str = "") -> Any:
        """A call that must succeed."""
        answer = await self.call("POST", path, {} if body is None else body, url)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def open(self, game: str, *seats: str, **more: Any) -> str:
        """A new table."""
        return str((await self.post("/api/tables", {"game": game, "seats": seats, **more}))["table"])


class Seat:
    """A socket at a table. `steps` is all it was told, in order."""

    def __init__(self, url: str, table: str, token: str = "", seen: int = 0) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._token, self.seen, self.stamp = token, seen, 0
        self.socket: ClientConnection
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.steps: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def connect(self) -> None:
        """Say hello, from what was seen last."""
        self.socket = await connect(self._address, max_size=None, compression=None)
        hello = {"type": "hello", "seen": self.seen, "stamp": self.stamp}
        await self.send(**hello | ({"token": self._token} if self._token else {}))
        self.welcome = await self.until("welcome")
        self.seen = self.welcome.get("since", self.seen)  # of a long match only the last steps are told

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))

    async def next(self, within: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        async with asyncio.timeout(within):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        match message["type"]:
            case "update":
                for step in message["steps"]:
                    assert step["seq"] == self.seen + 1, f"after {self.seen} came {step['seq']}"
                    self.seen = step["seq"]
                    self.steps.append(step)
                assert message["seq"] == self.seen
                self.update, self.stamp = message, message.get("stamp", 0)
            case "welcome" if message["seq"] < self.seen:  # what we saw is gone: all is told anew
                self.seen, self.stamp, self.steps, self.update = 0, 0, [], {}
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat += message["lines"]
        return message

    async def until(self, kind: str, key: str = "", within: float = PATIENCE) -> dict[str, Any]:
        """The next message of this kind (of the answers, also `ack` for an error), and all before it taken in."""
        while True:
            message = await self.next(within)
            kinds = {kind, "error"} if kind == "ack" else {kind}
            if message["type"] in kinds and (not key or message.get("key") == key):
                return message

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Do something; the answer is an ack or an error."""
        key = more.pop("key", None) or uuid.uuid4().hex
        await self.send(type=kind, key=key, **more)
        return await self.until("ack", key)

    async def answer(self, rng: Random) -> dict[str, Any]:
        """Any answer to the question."""
        return await self.ask("reply", question=self.update["question"], reply=any_reply(self.update, rng))

    @property
    def over(self) -> bool:
        """Is nobody asked any more?"""
        return "shown" in self.update and not self.update["shown"]["asked"]

    async def watch(self) -> None:
        """Until the game is over. A line that nobody reads is closed: watch while the others play."""
        while not self.over:
            await self.next()

    async def play(self, rng: Random) -> None:
        """Until the game is over."""
        answered = ""
        while not self.over:
            if self.update.get("question", "") not in {"", answered}:
                answered = self.update["question"]
                done = await self.answer(rng)
                if done["type"] == "error":
                    assert done["code"] == "stale", done
                    answered = ""
                    await self.next() if self.update["question"] == answered else None
            else:
                await self.next()


def any_reply(update: dict[str, Any], rng: Random) -> list[str]:
    """Between least and most of what is offered."""
    question = update["shown"]["question"]
    pieces = [offer["path"] for offer in question["offers"] for _ in range(offer["count"])]
    return rng.sample(pieces, rng.randint(question["least"], question["most"]))
