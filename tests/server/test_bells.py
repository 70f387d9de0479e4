"""Bells: a player hears of their turn wherever they are, at once, and without anybody asking the database for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from random import Random
from typing import Any

import httpx
import pytest

from guildtable.server.bells import Bell
from guildtable.server.bus import LIST
from guildtable.server.gateway import bell as gateway
from guildtable.server.node import Node
from guildtable.server.plan import Plan
from guildtable.server.players import Player as Somebody
from guildtable.server.protocol import ClockRules, Turn
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat
from tests.server.places import NATS
from tests.server.sitting import a_node, play_on, sit_down, until


class Listening:
    """A player with a page open, who notes what each of their tables is told to want of them."""

    def __init__(self, node: Node, player: Somebody) -> None:
        self._node, self._player, self.bell = node, player, Bell()
        self.lists, self.turns = 0, list[Turn]()

    async def hang(self) -> Listening:
        """Begin to listen."""
        await self._node.bells.hang(self._player, self.bell)
        await self.take()
        return self

    async def take(self, within: float = 5.0) -> None:
        """The next that rings."""
        async with asyncio.timeout(within):
            turns = await self.bell.next()
        self.lists += turns is None
        self.turns += turns or []

    async def quiet(self) -> bool:
        """Does nothing ring?"""
        try:
            await self.take(0.1)
        except TimeoutError:
            return True
        return False


@pytest.mark.parametrize("name", ["capital-lux", "bruges", "flandern"])
async def test_whoever_begins_or_ceases_to_be_asked_hears_it(name: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, name, "person", "person")
        ears = [await Listening(node, person).hang() for person in people]
        asked = [mine.asked for person in people for mine in await node.bells.tables_of(person)]
        rng = Random(1)
        for _ in range(25):
            await play_on(node, table, rng, 1)
            waits = (await node.matches.held(table)).live.waits_for
            for seat, ear in enumerate(ears):
                if (seat in waits) != asked[seat]:
                    await ear.take()
                    asked[seat] = seat in waits
                    assert ear.turns[-1] == Turn(table, asked[seat])
        assert [await ear.quiet() for ear in ears] == [True, True]
        assert all(ear.turns for ear in ears)
        assert [ear.lists for ear in ears] == [1, 1]


async def test_the_list_rings_when_a_table_is_opened_filled_begun_and_over() -> None:
    async with a_node() as node:
        anna, bert = [(await node.players.guest(name))[0] for name in ("Anna", "Bert")]
        ears = [await Listening(node, person).hang() for person in (anna, bert)]

        async def rung() -> list[int]:
            for ear in ears:
                while not await ear.quiet():
                    pass
            return [ear.lists for ear in ears]

        assert await rung() == [1, 1]
        table = await node.tables.open(anna, Plan("capital-lux", ("me", "open"), {}, ClockRules(), listed=True))
        assert await rung() == [2, 1]
        await node.tables.sit(table, bert, None, "")
        assert await rung() == [3, 2]
        await node.tables.seat_bot(table, anna, 1, None)
        assert await rung() == [4, 3], "whose seat was freed hears it too"
        await node.tables.sit(table, bert, None, "")
        await node.tables.begin(table, anna)
        began = await rung()
        await play_on(node, table, Random(1))
        over = await rung()
        assert all(now > before for now, before in zip(over, began, strict=True))
        assert await node.bells.tables_of(anna) == ()
        for ear, person in zip(ears, (anna, bert), strict=True):
            await node.bells.take_down(person, ear.bell)
        assert node.bells.empty


async def test_hints_that_overtake_each_other_are_put_in_order() -> None:
    bell = Bell()
    for hint in ("t1 7 0", "t1 6 1", "t2 3 1"):
        bell.ring(hint)
    assert await bell.next() == [Turn("t1", asked=False), Turn("t2", asked=True)]
    bell.ring("t1 8 1")
    bell.ring(LIST)
    assert await bell.next() is None, "the list is read later, and knows of the turn"
    bell.ring("t1 9 0")
    assert await bell.next() == [Turn("t1", asked=False)]


async def test_a_player_hears_on_one_node_what_is_done_on_another(postgres: str) -> None:
    async with a_node(postgres, nats=NATS) as one, a_node(postgres, nats=NATS) as two:
        table, people = await sit_down(one, "bruges", "person", "person")
        waits = (await one.matches.held(table)).live.waits_for
        ears = [await Listening(two, person).hang() for person in people]
        while (await one.matches.held(table)).live.waits_for == waits:
            await play_on(one, table, Random(2), 1)
        for seat, ear in enumerate(ears):
            await ear.take()
            assert ear.turns == [Turn(table, asked=seat not in waits)]


async def told(url: str, token: str) -> AsyncGenerator[dict[str, Any]]:
    """The messages of a player's stream."""
    async with (
        httpx.AsyncClient(base_url=url, timeout=30) as http,
        http.stream("GET", "/api/me/stream", headers={"authorization": f"Bearer {token}"}) as answer,
    ):
        assert answer.headers["content-type"].startswith("text/event-stream")
        async for line in answer.aiter_lines():
            if line.startswith("data: "):
                yield json.loads(line[6:])


async def test_a_game_against_a_bot_is_heard_on_another_node_from_its_beginning_to_its_end(
    site: tuple[str, str],
) -> None:
    one, two = site
    anna = await Player.come(one)
    stream = told(two, anna.token)
    async with asyncio.timeout(60):
        assert await anext(stream) == {"type": "tables", "tables": []}
        table = await anna.open("capital-lux", "me", "greedy", start=True)
        async with Seat(one, table, anna.token) as seat:
            playing = asyncio.create_task(seat.play(Random(1)))
            heard, lists = set[bool](), list[list[Any]]()
            async for message in stream:
                if message["type"] == "turn":
                    assert message["table"] == table
                    heard.add(message["asked"])
                else:
                    lists.append([mine["table"]["id"] for mine in message["tables"]])
                    if lists[-1] == [] and len(lists) > 1:
                        break
            await playing
    assert heard == {True, False}
    assert [table] in lists


async def test_a_stream_ends_with_its_session_and_needs_one(site: tuple[str, str]) -> None:
    anna = await Player.come(site[0])
    stream = told(site[1], anna.token)
    await anext(stream)
    assert (await anna.call("DELETE", "/api/me")).status_code == 204
    async with asyncio.timeout(10):
        assert [message async for message in stream] == []
    assert (await anna.call("GET", "/api/me/stream")).status_code == 401


async def test_a_lost_hint_is_made_good_by_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "QUIET", 0.02)
    monkeypatch.setattr(gateway, "RENEWED", 0.1)
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        stream = told(served.url, anna.token)
        async with asyncio.timeout(10):
            assert [(await anext(stream))["type"] for _ in range(3)] == ["tables"] * 3
        await stream.aclose()
        await until(lambda: _true(served.node.bells.empty))


async def test_a_node_that_goes_sends_its_listeners_elsewhere() -> None:
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        stream = told(served.url, anna.token)
        async with asyncio.timeout(10):
            await anext(stream)
            served.loop.call_soon_threadsafe(served.node.bells.stop)
            assert [message async for message in stream] == []


async def _true(value: object) -> bool:
    return bool(value)
