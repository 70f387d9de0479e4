"""A site: the real application in this process, on a store in memory. No network, but every byte that would go out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from fastapi import FastAPI

from guildtable.server.app import application
from guildtable.server.node import Node
from guildtable.server.settings import Settings

MANY = 10**6


class Site:
    """A node and its application."""

    def __init__(self, app: FastAPI, http: httpx.AsyncClient) -> None:
        self.app, self._http = app, http

    @property
    def node(self) -> Node:
        """The node itself."""
        node: Node = self.app.state.node
        return node

    async def call(self, method: str, path: str, token: str = "", body: Any = None, **headers: str) -> httpx.Response:
        """A call of the API."""
        if token:
            headers["authorization"] = f"Bearer {token}"
        self._http.cookies.clear()  # whoever wants a cookie sent says so
        return await self._http.request(method, path, json=body, headers=headers)

    async def guest(self, name: str) -> dict[str, str]:
        """Somebody new: `id`, `name` and `token`."""
        return dict((await self.call("POST", "/api/guests", body={"name": name})).json())

    async def table(self, token: str, game: str, *seats: str, **more: Any) -> str:
        """A new table."""
        answer = await self.call("POST", "/api/tables", token, {"game": game, "seats": seats, **more})
        return str(answer.json()["table"])

    def wire(self, table: str, token: str = "", seen: int = 0, **headers: str) -> Wire:
        """A socket at a table."""
        return Wire(self.app, table, token, seen, headers)


@asynccontextmanager
async def a_site(**settings: Any) -> AsyncIterator[Site]:
    """Open, and closed afterwards."""
    patient = dict.fromkeys(("guests_per_minute", "tables_per_minute", "calls_per_minute", "rate", "burst"), MANY)
    quick: dict[str, Any] = {"database": "sqlite://", "pace": 0.0, "undo_window": 0.0, "logs": "quiet"}
    app = application(Settings(**quick | patient | settings))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        yield Site(app, http)


class Wire:
    """One socket. `raw` is every message it was sent, to the byte."""

    def __init__(self, app: FastAPI, table: str, token: str, seen: int, headers: dict[str, str]) -> None:
        self._app, self._hello = app, {"type": "hello", "seen": seen} | ({"token": token} if token else {})
        self._scope: MutableMapping[str, Any] = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "raw_path": f"/api/tables/{table}/socket".encode(),
            "root_path": "",
            "query_string": b"",
            "scheme": "ws",
            "headers": [(b"host", b"localhost"), *((n.encode(), v.encode()) for n, v in headers.items())],
            "client": ("127.0.0.1", 1302),
            "server": ("localhost", 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self._said: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._told: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        self.closed = False
        self.accepted = False

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._app(self._scope, self._said.get, self._told.put))
        await self._said.put({"type": "websocket.connect"})
        async with asyncio.timeout(20):
            self.accepted = (await self._told.get())["type"] == "websocket.accept"
        if self.accepted:
            await self.say(**self._hello)
            await self.settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._said.put({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(20):
            await asyncio.gather(self._task, return_exceptions=True)

    async def say(self, **message: Any) -> None:
        """Send something."""
        await self._said.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def settle(self) -> list[dict[str, Any]]:
        """Until everything said so far is answered; what came meanwhile."""
        await self.say(type="ping")
        came: list[dict[str, Any]] = []
        async with asyncio.timeout(20):
            while True:
                event = await self._told.get()
                if event["type"] != "websocket.send":
                    self.closed = True
                    return came
                if event["text"] == '{"type":"pong"}':
                    return came
                self.raw.append(event["text"])
                came.append(json.loads(event["text"]))

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something that has a key; the answer to it."""
        await self.say(type=kind, **more)
        answers = [sent for sent in await self.settle() if sent["type"] in {"ack", "error"}]
        return answers[-1]

    @property
    def update(self) -> dict[str, Any]:
        """What there is to see."""
        return next(sent for sent in map(json.loads, reversed(self.raw)) if sent.get("shown"))

    async def look(self) -> dict[str, Any]:
        """What there is to see now."""
        await self.settle()
        return self.update
