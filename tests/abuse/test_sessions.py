"""Sessions: nobody can guess one, nothing at rest gives one away, and one that ends takes its sockets with it."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import players, sessions
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player
from tests.server.places import database

SOON = 5.0


@pytest.fixture(scope="module")
def two() -> Iterator[tuple[Served, Served]]:
    """Two nodes on one database, without a bus between them."""
    with database() as url, Served(database=url, **PATIENT) as one, Served(database=url, **PATIENT) as other:
        yield one, other


async def set_(served: Served, statement: Any) -> None:
    """Change something in the node's database, as an operator would."""

    async def do() -> None:
        async with served.node.database.engine.begin() as transaction:
            await transaction.execute(statement)

    await served.inside(do())


async def watch(served: Served, table: str, **headers: str) -> ClientConnection:
    """A socket that has been welcomed."""
    socket = await connect(served.socket(table), additional_headers=headers, compression=None)
    await socket.send('{"type":"hello"}')
    assert json.loads(await socket.recv())["type"] == "welcome"
    return socket


async def last_words(socket: ClientConnection) -> dict[str, Any]:
    """The last message before the socket is closed."""
    said: dict[str, Any] = {}
    async with asyncio.timeout(SOON):
        try:
            while True:
                said = json.loads(await socket.recv())
        except ConnectionClosed:
            return said


async def test_a_token_has_256_bits_and_no_two_are_alike(two: tuple[Served, Served]) -> None:
    tokens = {(await Player.come(two[0].url)).token for _ in range(20)}
    assert len(tokens) == 20
    assert {len(base64.urlsafe_b64decode(token + "=")) for token in tokens} == {32}


async def test_only_the_fingerprint_of_a_token_is_at_rest(tmp_path: Path) -> None:
    file = tmp_path / "guildtable.db"
    await migrate(f"sqlite:///{file}")
    with Served(database=f"sqlite:///{file}", **PATIENT) as served:
        token = (await Player.come(served.url)).token
        kept = b"".join(part.read_bytes() for part in tmp_path.iterdir())
        assert sha256(token.encode()).hexdigest().encode() in kept
        assert token.encode() not in kept


async def test_goodbye_closes_the_players_sockets_on_every_node_and_nobody_elses(two: tuple[Served, Served]) -> None:
    anna, bert = await Player.come(two[0].url, "Anna"), await Player.come(two[0].url, "Bert")
    table = await anna.open("capital-lux", "me", "open")
    mine = {"authorization": f"Bearer {anna.token}"}
    by_hello = await connect(two[1].socket(table), compression=None)
    await by_hello.send(json.dumps({"type": "hello", "token": anna.token}))
    sockets = [await watch(served, table, **mine) for served in two] + [by_hello]
    others = [await watch(served, table, authorization=f"Bearer {bert.token}") for served in two]
    assert (await anna.call("DELETE", "/api/me")).status_code == 204
    for socket in sockets:
        assert (await last_words(socket))["code"] == "no-session"
        assert socket.close_code == 1008
    for socket in others:
        await socket.send('{"type":"ping"}')
        while json.loads(await socket.recv())["type"] != "pong":
            pass
        await socket.close()
    for served in two:
        posted = await anna.call("POST", f"/api/tables/{table}/messages", {"type": "ping"}, served.url)
        assert posted.status_code == 401


async def test_a_banned_players_sockets_and_streams_are_closed_within_five_seconds(two: tuple[Served, Served]) -> None:
    anna = await Player.come(two[0].url, "Anna")
    table = await anna.open("capital-lux", "me", "open")
    socket = await watch(two[1], table, authorization=f"Bearer {anna.token}")
    async with (
        two[1].http(authorization=f"Bearer {anna.token}") as http,
        http.stream("GET", f"/api/tables/{table}/stream") as stream,
    ):
        lines = stream.aiter_lines()
        assert "welcome" in await anext(lines)
        await set_(two[0], update(players).where(players.c.id == anna.id).values(banned=True))
        began = time.monotonic()
        assert (await last_words(socket))["code"] == "no-session"
        async with asyncio.timeout(SOON):
            told = [line async for line in lines if line.startswith("data")]
        assert "no-session" in told[-1]
        assert time.monotonic() - began < SOON
    assert (await anna.call("GET", "/api/me")).status_code == 401


async def test_a_session_that_is_used_stays_and_one_that_is_not_ends(two: tuple[Served, Served]) -> None:
    served = two[0]
    anna = await Player.come(served.url, "Anna")
    kept = sessions.c.hash == sha256(anna.token.encode()).hexdigest()
    await set_(served, update(sessions).where(kept).values(seen=time.time() - 179 * 86400))
    assert (await anna.call("GET", "/api/me")).status_code == 200

    async def seen() -> float:
        async with served.node.database.engine.connect() as connection:
            return float((await connection.execute(select(sessions.c.seen).where(kept))).scalar_one())

    assert await served.inside(seen()) > time.time() - 60
    await set_(served, update(sessions).where(kept).values(seen=time.time() - 181 * 86400))
    assert (await anna.call("GET", "/api/me")).status_code == 401


@pytest.mark.parametrize("token", ["x", "\xe9", "a" * 5000, "' OR '1'='1", "%00", "Bearer", "null"])
async def test_a_token_that_was_never_given_is_nobodys(two: tuple[Served, Served], token: str) -> None:
    async with two[0].http() as http:
        answer = await http.get("/api/me", headers={b"authorization": f"Bearer {token}".encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
        answer = await http.get("/api/me", headers={b"cookie": f"guildtable={token}".encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
