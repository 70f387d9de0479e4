"""Who is here, whose turn it is, who has won: what a client wants to show beside the game itself."""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
from sqlalchemy import select, update

from guildtable.server.store.schema import seats
from guildtable.server.watching.presence import Presence
from tests.server.client import Player, Seat
from tests.server.places import NATS, RunningNode
from tests.server.sitting import a_node, sit_down


async def table_where(seat: Seat, wanted: Any, within: float = 20.0) -> dict[str, Any]:
    """The table, once it is as wanted."""
    async with asyncio.timeout(within):
        while not seat.table or not wanted(seat.table):
            await seat.next()
    return seat.table


async def forget(postgres: str, table: str, seat: int) -> None:
    """As if nobody had been seen there for a long time."""
    connection = await asyncpg.connect(postgres)
    await connection.execute('UPDATE seats SET seen = 0 WHERE "table" = $1 AND seat = $2', table, seat)
    await connection.close()


async def test_whoever_has_a_socket_open_is_here_and_nobody_else(site: tuple[str, str], postgres_of_site: str) -> None:
    anna, bert = await Player.come(site[0], "Anna"), await Player.come(site[1], "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    for seat in (0, 1):
        await forget(postgres_of_site, table, seat)
    async with Seat(site[0], table, anna.token) as a:
        async with Seat(site[1], table, bert.token):
            for seat in (0, 1):
                await forget(postgres_of_site, table, seat)
            await table_where(a, lambda state: state["seats"][0]["here"] and state["seats"][1]["here"])
        await forget(postgres_of_site, table, 1)
        await table_where(a, lambda state: state["seats"][0]["here"] and not state["seats"][1]["here"])


async def test_who_is_noted_by_somebody_else_just_now_is_not_waited_for(postgres: str) -> None:
    """Two who wait for each other's seats are told apart by PostgreSQL after a second, and replies wait with them."""
    async with a_node(postgres) as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        for seat in (0, 1):
            await forget(postgres, table, seat)
        async with node.database.engine.begin() as other:
            await other.execute(update(seats).where(seats.c.table == table, seats.c.seat == 0).values(acted=1.0))
            async with asyncio.timeout(5):
                await Presence(node.database.engine, node.rooms)._keep(((table, 0), (table, 1)))  # noqa: SLF001
        async with node.database.engine.connect() as connection:
            wanted = select(seats.c.seen).where(seats.c.table == table).order_by(seats.c.seat)
            seen = (await connection.execute(wanted)).scalars().all()
        assert seen[0] == 0
        assert seen[1] > 0


async def test_my_tables_say_where_it_is_my_turn(site: tuple[str, str]) -> None:
    anna, bert = await Player.come(site[0], "Anna"), await Player.come(site[1], "Bert")
    waiting = await anna.open("bruges", "me", "open")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")

    async def turns(player: Player) -> dict[str, bool]:
        found = (await player.call("GET", "/api/me/tables")).json()
        return {mine["table"]["id"]: mine["asked"] for mine in found}

    assert await turns(anna) == {table: True, waiting: False}
    async with Seat(site[0], table, anna.token) as a:
        await a.until("update")
        await a.answer(Random(1))
        assert await turns(anna) == {table: False, waiting: False}
        assert await turns(bert) == {table: True}


async def test_everybody_is_told_who_has_won(site: tuple[str, str]) -> None:
    anna = await Player.come(site[0], "Anna")
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    async with Seat(site[0], table, anna.token) as a, Seat(site[1], table) as outside:
        await a.play(Random(1))
        assert a.update["winners"]
        while not outside.over:
            assert "winners" not in outside.update
            await outside.next()
        assert outside.update["winners"] == a.update["winners"]
    for _ in range(50):
        kept = [
            match for match in (await anna.call("GET", "/api/me/records")).json() if match["match"] == a.table["match"]
        ]
        if kept:
            break
        await asyncio.sleep(0.1)
    assert kept[0]["result"].partition(" won by ")[2] == " ".join(map(str, a.update["winners"]))


async def test_nodes_whose_clocks_disagree_agree_on_who_is_here(
    postgres: str, running: ExitStack, tmp_path: Path
) -> None:
    """A node that runs ahead takes nobody for gone who is connected elsewhere: it goes by the database's clock."""
    ahead = "import time\nreal = time.time\ntime.time = lambda: real() + 3600\n"
    (tmp_path / "sitecustomize.py").write_text(ahead, encoding="utf-8")
    environment = {"GUILDTABLE_DATABASE": postgres, "GUILDTABLE_NATS": NATS}
    true = running.enter_context(RunningNode(environment, tmp_path / "true"))
    shifted = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    late = running.enter_context(RunningNode(environment | {"PYTHONPATH": shifted}, tmp_path / "ahead"))
    anna, bert = await Player.come(true.url, "Anna"), await Player.come(late.url, "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    await anna.post(f"/api/tables/{table}/start")
    async with Seat(true.url, table, anna.token), Seat(late.url, table, bert.token):
        for url in (true.url, late.url):
            state = (await anna.call("GET", f"/api/tables/{table}", url=url)).json()
            assert [(seat["here"], seat["absent"]) for seat in state["seats"]] == [(True, False)] * 2, url
        answer = await bert.call("POST", f"/api/tables/{table}/seats/0/replace", {})
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    await forget(postgres, table, 1)
    state = (await anna.call("GET", f"/api/tables/{table}", url=true.url)).json()
    assert (state["seats"][1]["here"], state["seats"][1]["absent"]) == (False, True)
