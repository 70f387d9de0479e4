"""Who is here, whose turn it is, who has won: what a client wants to show beside the game itself."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import asyncpg

from tests.server.client import Player, Seat


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


async def test_whoever_has_a_socket_open_is_here_and_nobody_else(site: tuple[str, str], postgres: str) -> None:
    anna, bert = await Player.come(site[0], "Anna"), await Player.come(site[1], "Bert")
    table = await anna.open("capital-lux", "me", "open")
    await bert.post(f"/api/tables/{table}/sit")
    for seat in (0, 1):
        await forget(postgres, table, seat)
    async with Seat(site[0], table, anna.token) as a:
        async with Seat(site[1], table, bert.token):
            for seat in (0, 1):
                await forget(postgres, table, seat)
            await table_where(a, lambda state: state["seats"][0]["here"] and state["seats"][1]["here"])
        await forget(postgres, table, 1)
        await table_where(a, lambda state: state["seats"][0]["here"] and not state["seats"][1]["here"])


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
        kept = [match for match in (await anna.call("GET", "/api/records")).json() if match["match"] == table]
        if kept:
            break
        await asyncio.sleep(0.1)
    assert kept[0]["result"].partition(" won by ")[2] == " ".join(map(str, a.update["winners"]))
