"""Notifications: a player hears of their turn wherever they are, at once, without a question to the database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from random import Random
from typing import Any

import httpx
import pytest

from guildtable.server.bus.hints import ListChanged, TurnChanged
from guildtable.server.http import player_stream, sse
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Turn
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player as Somebody
from guildtable.server.watching.notifications import Subscriber
from tests.abuse.places import PATIENT, Served
from tests.server.client import Player, Seat
from tests.server.places import NATS
from tests.server.sitting import a_node, play_on, sit_down, until


class Listening:
    """A player with a page open, who notes what each of their tables is told to want of them."""

    def __init__(self, node: Node, player: Somebody) -> None:
        self._node, self._player, self.subscriber = node, player, Subscriber()
        self.lists, self.turns = 0, list[Turn]()

    async def subscribe(self) -> Listening:
        """Begin to listen."""
        await self._node.notifications.subscribe(self._player, self.subscriber)
        await self.take()
        return self

    async def take(self, within: float = 5.0) -> None:
        """The next notification."""
        async with asyncio.timeout(within):
            turns = await self.subscriber.next()
        if turns is None:
            self.lists += 1
            self.subscriber.told(mine.table.id for mine in await self._node.notifications.tables_of(self._player))
        self.turns += turns or []

    async def quiet(self) -> bool:
        """Does nothing come?"""
        try:
            await self.take(0.1)
        except TimeoutError:
            return True
        return False


@pytest.mark.parametrize("name", ["capital-lux", "bruges", "flandern"])
async def test_whoever_begins_or_ceases_to_be_asked_hears_it(name: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, name, "person", "person")
        ears = [await Listening(node, person).subscribe() for person in people]
        asked = [mine.asked for person in people for mine in await node.notifications.tables_of(person)]
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


async def test_the_list_is_told_when_a_table_is_opened_filled_begun_and_over() -> None:
    async with a_node() as node:
        anna, bert = [(await node.players.guest(name))[0] for name in ("Anna", "Bert")]
        ears = [await Listening(node, person).subscribe() for person in (anna, bert)]

        async def told_lists() -> list[int]:
            for ear in ears:
                while not await ear.quiet():
                    pass
            return [ear.lists for ear in ears]

        assert await told_lists() == [1, 1]
        table = await node.tables.open(anna, Plan("capital-lux", ("me", "open"), {}, ClockRules(), listed=True))
        assert await told_lists() == [2, 1]
        await node.tables.sit(table, bert, None, "")
        assert await told_lists() == [3, 2]
        await node.tables.seat_bot(table, anna, 1, None)
        assert await told_lists() == [4, 3], "whose seat was freed hears it too"
        [barred] = await node.moderation.restrictions(table, anna)
        await node.moderation.lift(table, barred.id, anna)
        await node.tables.sit(table, bert, None, "")
        await node.tables.begin(table, anna)
        began = await told_lists()
        await play_on(node, table, Random(1))
        over = await told_lists()
        assert all(now > before for now, before in zip(over, began, strict=True))
        assert await node.notifications.tables_of(anna) == ()
        for ear, person in zip(ears, (anna, bert), strict=True):
            await node.notifications.unsubscribe(person, ear.subscriber)
        assert node.notifications.empty


async def test_hints_that_overtake_each_other_are_put_in_order() -> None:
    subscriber = Subscriber()
    subscriber.told(["t1", "t2"])
    for hint in (TurnChanged("t1", 7, asked=False), TurnChanged("t1", 6, asked=True), TurnChanged("t2", 3, asked=True)):
        subscriber.notify(hint)
    assert await subscriber.next() == [Turn("t1", asked=False), Turn("t2", asked=True)]
    subscriber.notify(TurnChanged("t1", 8, asked=True))
    subscriber.notify(ListChanged())
    assert await subscriber.next() is None, "the list is read later, and knows of the turn"
    subscriber.notify(TurnChanged("t1", 9, asked=False))
    assert await subscriber.next() == [Turn("t1", asked=False)]


async def test_of_tables_that_are_not_theirs_nothing_is_told_or_kept() -> None:
    subscriber = Subscriber()
    subscriber.told(["t1"])
    for number in range(1000):
        subscriber.notify(TurnChanged(f"made-up-{number}", 1, asked=True))
    assert await subscriber.next() is None, "the list is read, and it knows"
    assert set(subscriber._last) == {"t1"}  # noqa: SLF001
    subscriber.notify(TurnChanged("t1", 1, asked=True))
    assert await subscriber.next() == [Turn("t1", asked=True)]


async def test_a_player_hears_on_one_node_what_is_done_on_another(postgres: str) -> None:
    async with a_node(postgres, nats=NATS) as one, a_node(postgres, nats=NATS) as two:
        table, people = await sit_down(one, "bruges", "person", "person")
        waits = (await one.matches.held(table)).live.waits_for
        ears = [await Listening(two, person).subscribe() for person in people]
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
    monkeypatch.setattr(sse, "QUIET", 0.02)
    monkeypatch.setattr(player_stream, "RENEWED", 0.1)
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        stream = told(served.url, anna.token)
        async with asyncio.timeout(10):
            assert [(await anext(stream))["type"] for _ in range(3)] == ["tables"] * 3
        await stream.aclose()
        await until(lambda: _true(served.node.notifications.empty))


async def test_a_node_that_goes_sends_its_listeners_elsewhere() -> None:
    with Served(**PATIENT) as served:
        anna = await Player.come(served.url)
        stream = told(served.url, anna.token)
        async with asyncio.timeout(10):
            await anext(stream)
            served.loop.call_soon_threadsafe(served.node.notifications.stop)
            assert [message async for message in stream] == []


async def _true(value: object) -> bool:
    return bool(value)
