"""People at one table, over two nodes."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from guildtable.kernel.match import verify
from guildtable.kernel.record import Record
from guildtable.shelf import GAMES, game
from tests.server.client import Player, Seat


@pytest.mark.parametrize("name", GAMES)
async def test_two_people_and_a_bot_play_to_the_end_from_different_nodes(site: tuple[str, str], name: str) -> None:
    one, two = site
    anna, bert = await Player.come(one, "Anna"), await Player.come(two, "Bert")
    table = await anna.open(name, "me", "open", "greedy", entropy="annas-own")
    await bert.post(f"/api/tables/{table}/sit", {"entropy": "berts-own"})
    await anna.post(f"/api/tables/{table}/start")
    watcher = Seat(two, table)
    async with Seat(one, table, anna.token) as a, Seat(two, table, bert.token) as b, watcher:
        await asyncio.gather(a.play(Random(1)), b.play(Random(2)), watcher.watch())
        assert [(s["seq"], s["kind"], s["seat"]) for s in a.steps] == [
            (s["seq"], s["kind"], s["seat"]) for s in b.steps
        ]
        assert len(watcher.steps) == len(a.steps)
        assert a.update["shown"]["standing"] == b.update["shown"]["standing"]
    async with httpx.AsyncClient(base_url=two, timeout=30) as http:
        for _ in range(50):
            answer = await http.get(f"/api/records/{table}")
            if answer.status_code == 200:
                break
            await asyncio.sleep(0.1)
        record = Record.read(answer.text)
        assert record.header.entropy[:2] == ("annas-own", "berts-own")
        assert verify(game(name), record) == []
        assert (await http.get(f"/api/records/{table}/verify")).json() == {"sound": True, "faults": []}
