"""Sessions: their owner sees where they are, and ends them; then their sockets close everywhere within two seconds."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from guildtable.server.admin.admin import Admin
from guildtable.server.store.schema import sessions
from guildtable.server.tables.players import fingerprint_of
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player
from tests.server.places import NATS, database

WITHIN = 2.0
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def two() -> Iterator[tuple[Served, Served]]:
    """Two nodes on one database, with a bus between them."""
    with database() as url:
        settings: dict[str, Any] = PATIENT | {"database": url, "nats": NATS}
        with Served(**settings) as one, Served(**settings) as other:
            # A node that looks by itself would hide that it was not told.
            for served in (one, other):
                asyncio.run(served.inside(served.app.state.sessions.stop()))
            yield one, other


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    """A node on SQLite."""
    with Served(**PATIENT) as served:
        yield served


async def another(served: Served, player: Player) -> Player:
    """The same player on another device."""
    token, now = secrets.token_urlsafe(32), time.time()
    row = {"hash": fingerprint_of(token), "player": player.id, "created": now, "seen": now - 10, "device": "Safari"}

    async def write() -> None:
        async with served.node.database.engine.begin() as transaction:
            await transaction.execute(insert(sessions).values(row))

    await served.inside(write())
    return Player(player.url, player.id, player.name, token)


async def watch(served: Served, table: str, player: Player) -> ClientConnection:
    """A socket that has been welcomed."""
    headers = {"authorization": f"Bearer {player.token}"}
    socket = await connect(served.socket(table), additional_headers=headers, compression=None)
    await socket.send('{"type":"hello"}')
    assert json.loads(await socket.recv())["type"] == "welcome"
    return socket


async def is_sent_away(socket: ClientConnection) -> bool:
    """Is it closed in time?"""
    try:
        async with asyncio.timeout(WITHIN):
            while True:
                await socket.recv()
    except ConnectionClosed:
        return socket.close_code == 1008
    except TimeoutError:
        return False


async def listed(player: Player) -> list[dict[str, Any]]:
    answer = await player.call("GET", "/api/me/sessions")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def test_a_session_is_listed_with_its_device_and_without_what_it_is_known_by(home: Served) -> None:
    async with home.http(user_agent=IPHONE) as http:
        guest = (await http.post("/api/guests", json={"name": "Anna"})).json()
    anna = Player(home.url, **guest)
    await another(home, anna)
    mine, other = await listed(anna)
    assert (mine["device"], mine["this"]) == ("Safari, iPhone", True)
    assert (other["device"], other["this"]) == ("Safari", False)
    assert mine["created"] <= mine["seen"] <= time.time()
    told = json.dumps([mine, other])
    assert anna.token not in told
    assert fingerprint_of(anna.token) not in told


async def test_of_what_a_browser_says_of_itself_only_its_kind_is_kept(home: Served) -> None:
    for said, kept in ((FIREFOX, "Firefox, Linux"), ("curl/8", ""), ("x" * 5000, ""), ("<b>Chrome</b>", "Chrome")):
        async with home.http(user_agent=said) as http:
            guest = (await http.post("/api/guests", json={"name": "Anna"})).json()
        (line,) = await listed(Player(home.url, **guest))
        assert line["device"] == kept


async def test_one_session_is_ended_and_the_others_go_on(home: Served) -> None:
    anna = await Player.come(home.url)
    phone = await another(home, anna)
    _, other = await listed(anna)
    assert (await anna.call("DELETE", f"/api/me/sessions/{other['id']}")).status_code == 204
    assert (await phone.call("GET", "/api/me")).status_code == 401
    assert (await anna.call("GET", "/api/me")).status_code == 200
    assert (await anna.call("DELETE", f"/api/me/sessions/{other['id']}")).status_code == 404


async def test_nobody_ends_anothers_session(home: Served) -> None:
    anna, ben = await Player.come(home.url, "Anna"), await Player.come(home.url, "Ben")
    (line,) = await listed(anna)
    assert (await ben.call("DELETE", f"/api/me/sessions/{line['id']}")).status_code == 404
    for nonsense in ("", "%25", "_" * 20, line["id"][:19], line["id"] + "0", fingerprint_of(anna.token)):
        answer = await ben.call("DELETE", f"/api/me/sessions/{nonsense}")
        assert answer.status_code in {400, 404, 405}, nonsense
    assert (await ben.call("DELETE", "/api/me/sessions")).json() == {"ended": 0}
    assert (await anna.call("GET", "/api/me")).status_code == 200
    for method, path in (("GET", ""), ("DELETE", ""), ("DELETE", f"/{line['id']}")):
        async with home.http() as http:
            assert (await http.request(method, f"/api/me/sessions{path}")).status_code == 401


async def test_a_page_of_another_site_ends_nothing(home: Served) -> None:
    anna = await Player.come(home.url)
    await another(home, anna)
    for headers in ({"origin": "https://evil.example", "x_guildtable": "1"}, {}, {"origin": home.url}):
        async with home.http(cookie=f"guildtable={anna.token}", **headers) as http:
            assert (await http.delete("/api/me/sessions")).status_code == 403
    assert len(await listed(anna)) == 2


async def test_ending_closes_sockets_on_every_node_in_two_seconds_and_nobody_elses(two: tuple[Served, Served]) -> None:
    anna, ben = await Player.come(two[0].url, "Anna"), await Player.come(two[0].url, "Ben")
    phone, tablet = await another(two[0], anna), await another(two[0], anna)
    table = await anna.open("capital-lux", "me", "open")
    ended = [await watch(served, table, who) for served in two for who in (phone, tablet)]
    going_on = [await watch(served, table, who) for served in two for who in (anna, ben)]
    assert (await anna.call("DELETE", "/api/me/sessions")).json() == {"ended": 2}
    assert await asyncio.gather(*map(is_sent_away, ended)) == [True] * 4
    for socket in going_on:
        await socket.send('{"type":"ping"}')
        while json.loads(await socket.recv())["type"] != "pong":
            pass
        await socket.close()


async def test_goodbye_and_one_that_is_ended_elsewhere_close_theirs_as_soon(two: tuple[Served, Served]) -> None:
    anna = await Player.come(two[0].url, "Anna")
    phone = await another(two[0], anna)
    table = await anna.open("capital-lux", "me", "open")
    by_phone, mine = await watch(two[1], table, phone), await watch(two[1], table, anna)
    (other,) = [line for line in await listed(anna) if not line["this"]]
    assert (await anna.call("DELETE", f"/api/me/sessions/{other['id']}")).status_code == 204
    assert await is_sent_away(by_phone)
    assert (await anna.call("DELETE", "/api/me")).status_code == 204
    assert await is_sent_away(mine)


async def test_whoever_is_banned_is_gone_as_soon(two: tuple[Served, Served]) -> None:
    anna = await Player.come(two[0].url, "Anna")
    table = await anna.open("capital-lux", "me", "open")
    socket = await watch(two[1], table, anna)
    admin = Admin(two[0].node.database.engine, two[0].node.bus)
    await two[0].inside(admin.ban(anna.id, banned=True))
    assert await is_sent_away(socket)


async def test_a_hint_that_lies_sends_nobody_away(home: Served) -> None:
    """The bus is a hint: only the database says that a session has ended."""
    anna = await Player.come(home.url)
    table = await anna.open("capital-lux", "me", "open")
    socket = await watch(home, table, anna)
    await home.inside(home.node.session_list.tell([fingerprint_of(anna.token)]))
    assert not await is_sent_away(socket)
    await socket.close()


async def test_no_list_of_sessions_reads_those_of_all(own_postgres: str) -> None:
    with Served(**PATIENT | {"database": own_postgres}) as served:

        async def plan() -> str:
            async with served.node.database.engine.begin() as transaction:
                await transaction.exec_driver_sql(
                    "INSERT INTO players (id, name, created) SELECT 'p' || n, 'P', 0 FROM generate_series(1, 5000) n"
                )
                await transaction.exec_driver_sql(
                    "INSERT INTO sessions (hash, player, created, seen) "
                    "SELECT 'h' || n, 'p' || n, 0, 0 FROM generate_series(1, 5000) n"
                )
                await transaction.exec_driver_sql("ANALYZE")
                wanted = (
                    select(sessions).where(sessions.c.player == "p7").compile(compile_kwargs={"literal_binds": True})
                )
                return "\n".join(map(str, await transaction.exec_driver_sql(f"EXPLAIN {wanted}")))

        assert "Seq Scan" not in await served.inside(plan())
