"""Many come at once, as after a node has died: each costs little, and none is told less for it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random

import pytest
from sqlalchemy import event

from guildtable.kernel.event import Viewer
from guildtable.server.http.visit import Visit
from guildtable.server.node import Node
from guildtable.server.protocol import Hello, Reply, Saying
from guildtable.server.tables.players import Player
from guildtable.server.watching.room import Watcher
from guildtable.server.watching.wave import A_SECOND, Turnstile, say_goodbye, turns
from tests.server.sitting import Ear, a_node, play_on, sit_down


@contextmanager
def counted(node: Node) -> Iterator[list[str]]:
    """The statements by which tables, seats, players and chat are asked for meanwhile; the journal has its own way."""
    said: list[str] = []

    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    engine = node.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", count)
    yield said
    event.remove(engine, "before_cursor_execute", count)


async def test_who_comes_to_a_room_that_is_open_asks_for_nothing_that_is_known_there(postgres: str) -> None:
    async with a_node(postgres) as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "person")
        await node.chat.say(table, people[0], 0, "key-0000", "Good evening.")
        await play_on(node, table, Random(1), 9)
        await Ear(node, table, 0).enter()
        others = [Ear(node, table, seat) for seat in (1, 2, None)]
        await others[0].enter()
        with counted(node) as said:
            watchers = [Ear(node, table, seat) for seat in (1, 2)]
            for ear in watchers:
                await node.rooms.enter(table, ear.watcher, node.matches._held[table].live.head, lambda _, __: b"{}")  # noqa: SLF001
        assert said == []


async def test_many_who_come_to_a_table_at_once_have_it_read_as_often_as_one(postgres: str) -> None:
    async with a_node(postgres) as node, a_node(postgres) as other:
        said = []
        for many in (1, 4):
            table, _ = await sit_down(other, "capital-lux", "person", "person", "person")
            with counted(node) as asked:
                await asyncio.gather(*(Ear(node, table, None).enter() for _ in range(many)))
            said.append(Counter(asked))
        of_tables = [{text: count for text, count in one.items() if "tables.id = " in text} for one in said]
        assert of_tables[0]
        assert of_tables[0] == of_tables[1]


async def test_a_reply_waits_for_nobody_who_only_asks(postgres: str) -> None:
    async with a_node(postgres) as node, AsyncExitStack() as taken:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        ear = await Ear(node, table, 0).enter()
        pool = node.database.pools[0]
        for _ in range(pool.size()):
            _ = await taken.enter_async_context(node.database.engine.connect())
        async with asyncio.timeout(2):
            await play_on(node, table, Random(1), 5)
        assert len(ear.numbers) >= 5


async def test_what_comes_next_does_not_wait_until_it_is_noted_who_is_here(postgres: str) -> None:
    async with a_node(postgres) as node, AsyncExitStack() as taken:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        visit = Visit(node, None, table, anna)  # type: ignore[arg-type]
        await visit.enter(Hello())
        for _ in range(node.database.pools[0].size()):
            _ = await taken.enter_async_context(node.database.engine.connect())
        visit._noted = 0.0  # noqa: SLF001  as if it were long ago
        async with asyncio.timeout(2):
            for number in range(3):
                await visit.take(Reply(f"key-{number:04}", "", ()))
        await taken.aclose()
        await visit.leave()


async def test_many_are_noted_as_here_with_few_commits(postgres: str) -> None:
    async with a_node(postgres) as node:
        table, people = await sit_down(node, "flandern", *["person"] * 4)
        tables = {table: people}
        for _ in range(4):
            another, those = await sit_down(node, "flandern", *["person"] * 4)
            tables[another] = those
        for one, sitting in tables.items():
            for person in sitting:
                await node.attendance.gone(one, person)
        with counted(node) as said:
            await asyncio.gather(
                *(node.attendance.here(one, person) for one, those in tables.items() for person in those)
            )
        assert len(said) <= 3, "twenty came"
        for one in tables:
            assert all(seat.here for seat in (await node.tables.state(one)).seats)


async def test_who_is_noted_in_another_tab_as_busy_stays_busy(postgres: str) -> None:
    async with a_node(postgres) as node:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        await asyncio.gather(node.attendance.here(table, anna, 0.0), node.attendance.here(table, anna, 900.0))
        assert not (await node.tables.state(table)).seats[0].idle
        await node.attendance.here(table, Player("nobody", "Nobody"), 0.0)


async def test_who_has_seen_more_than_this_node_is_not_told_that_it_is_gone(postgres: str) -> None:
    async with a_node(postgres) as one, a_node(postgres) as two:
        table, _ = await sit_down(one, "capital-lux", "person", "person")
        await Ear(two, table, 1).enter()
        await play_on(one, table, Random(1), 5)
        last = (await one.matches.held(table)).live
        back = await Ear(two, table, 0).enter(seen=last.seq, stamp=last.stamp)
        assert back.told[0] == {"type": "welcome", "seq": last.seq}
        assert back.numbers == []


async def test_what_was_hidden_or_said_since_is_known_to_who_comes_next(postgres: str) -> None:
    async with a_node(postgres) as node:
        table, (anna, bert) = await sit_down(node, "capital-lux", "person", "person")
        await node.chat.say(table, bert, 1, "key-0001", "Something rude.")
        await Ear(node, table, 0).enter()
        await node.chat.say(table, bert, 1, "key-0002", "Sorry.")
        assert (await Ear(node, table, 0).enter()).said == ["Something rude.", "Sorry."]
        [rude] = [line.id for line in await node.chat.since(table, 0) if line.text == "Something rude."]
        await node.moderation.hide(table, rude, anna)
        assert (await Ear(node, table, 0).enter()).said == ["Sorry."]


async def test_who_comes_after_something_was_said_does_not_join_a_reading_from_before(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(postgres) as node:
        table, (_, bert) = await sit_down(node, "capital-lux", "person", "person")
        await Ear(node, table, 0).enter()
        room, read, slowly = node.rooms.all[table], node.chat.since, asyncio.Event()

        async def late(table: str, last: int) -> tuple[Saying, ...]:
            lines = await read(table, last)
            if last == 0 and not slowly.is_set():
                await slowly.wait()
            return lines

        monkeypatch.setattr(node.chat, "since", late)
        room.lines = None
        before = asyncio.create_task(Ear(node, table, 0).enter())
        await asyncio.sleep(0.2)
        hints = room.hints
        await node.chat.say(table, bert, 1, "key-0001", "Good evening.")
        while room.hints == hints:
            await asyncio.sleep(0.01)
        after = asyncio.create_task(Ear(node, table, 0).enter())
        await asyncio.sleep(0.2)
        slowly.set()
        await before
        assert (await after).said == ["Good evening."]


def test_seats_come_back_before_spectators_and_no_second_has_too_many() -> None:
    viewers: list[Viewer] = [None, 0, 1, None, None, 2, 3] * 300
    waits = turns(viewers, Random(1))
    assert max(Counter(waits).values()) <= A_SECOND
    last_seat = max(wait for wait, viewer in zip(waits, viewers, strict=True) if viewer is not None)
    first_other = min(wait for wait, viewer in zip(waits, viewers, strict=True) if viewer is None)
    assert last_seat <= first_other
    assert turns([None] * A_SECOND, Random(1)) == [0] * A_SECOND, "few need not wait"
    assert turns(viewers, Random(1)) != turns(viewers, Random(2)), "and it is not always the same who are last"


def test_who_is_sent_away_among_many_is_told_how_long_to_wait() -> None:
    told: list[dict[str, object]] = []
    closed: list[str] = []
    many = [Watcher(None, lambda sent: told.append(json.loads(sent)), closed.append) for _ in range(3 * A_SECOND)]
    say_goodbye(many)
    assert closed == ["restart"] * len(many)
    assert Counter(said["wait"] for said in told) == {1: A_SECOND, 2: A_SECOND}
    assert {said["code"] for said in told} == {"unavailable"}


async def test_at_the_turnstile_seats_go_first_and_who_gives_up_holds_up_nobody() -> None:
    gate, order = Turnstile(at_once=2), list[str]()
    leave = asyncio.Event()

    async def come(name: str, *, seat: bool, stay: bool = False) -> None:
        async with gate.turn(seat=seat):
            order.append(name)
            if stay:
                await leave.wait()

    first = [asyncio.create_task(come(name, seat=False, stay=True)) for name in ("a", "b")]
    await asyncio.sleep(0)
    watching = [asyncio.create_task(come(f"watcher {n}", seat=False)) for n in range(3)]
    await asyncio.sleep(0)
    sitting = [asyncio.create_task(come(f"seat {n}", seat=True)) for n in range(3)]
    await asyncio.sleep(0)
    sitting[1].cancel()
    watching[0].cancel()
    await asyncio.sleep(0)
    leave.set()
    await asyncio.gather(*first, *watching, *sitting, return_exceptions=True)
    assert order == ["a", "b", "seat 0", "seat 2", "watcher 1", "watcher 2"]
    async with asyncio.timeout(1), gate.turn(seat=False), gate.turn(seat=False):
        pass


async def test_who_gives_up_when_it_is_their_turn_gives_it_on() -> None:
    gate = Turnstile(at_once=1)

    async def come() -> None:
        async with gate.turn(seat=True):
            pass

    async with gate.turn(seat=True):
        waiting = asyncio.create_task(come())
        await asyncio.sleep(0)
    waiting.cancel()  # its turn has come, but it was not told yet
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(1), gate.turn(seat=False):
        pass


async def test_where_many_are_the_welcome_says_over_how_long_to_come_back() -> None:
    async with a_node() as node:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        for watchers, player, spread in ((0, anna, None), (5000, anna, 5), (5000, None, 20)):
            node.rooms.watchers = watchers
            visit = Visit(node, None, table, player)  # type: ignore[arg-type]
            await visit.enter(Hello())
            welcome = json.loads(await visit.next() or b"")
            assert welcome.get("spread") == spread
            await visit.leave()
