"""Lists of tables: they cost as much however long they are, and no more for many who ask than for one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import TimeoutError as NoConnection

from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.database import Database
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from guildtable.server.tables.shared_read import REST, SharedRead
from tests.server.sitting import a_node, sit_down


@contextmanager
def counted(node: Node) -> Iterator[list[str]]:
    """The statements that are sent meanwhile."""
    sent: list[str] = []

    def note(*given: Any) -> None:
        if "pulse" not in given[2]:  # the clock goes on
            sent.append(given[2])

    engine = node.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(engine, "before_cursor_execute", note)


async def open_one(node: Node, player: Player) -> str:
    return await node.tables.open(player, Plan("capital-lux", ("me", "open"), {}, ClockRules(), listed=True))


async def begin_one(node: Node, player: Player) -> None:
    table = await open_one(node, player)
    bert, _ = await node.players.guest("Bert")
    await node.tables.sit(table, bert, None, "")
    await node.tables.begin(table, player)


async def test_a_longer_list_takes_no_more_statements() -> None:
    async with a_node() as node:
        anna, _ = await node.players.guest("Anna")
        for make in (open_one, begin_one):
            await make(node, anna)
        await node.notifications.tables_of(anna)
        with counted(node) as few:
            await node.lists.listed()
            await node.notifications.tables_of(anna)
        for make in (open_one, begin_one) * 5:
            await make(node, anna)
        await node.notifications.tables_of(anna)  # from here on the matches are held
        with counted(node) as many:
            assert len(await node.lists.listed()) == 6
            assert len(await node.notifications.tables_of(anna)) == 12
        assert len(many) == len(few) < 12


async def test_many_who_ask_at_once_share_a_read() -> None:
    async with a_node() as node:
        anna, _ = await node.players.guest("Anna")
        await open_one(node, anna)
        await node.notifications.tables_of(anna)
        with counted(node) as one:
            await node.lists.listed()
        with counted(node) as shown:
            answers = await asyncio.gather(*(node.lists.shown() for _ in range(40)))
        assert len(set(answers)) == 1
        assert len(shown) == len(one)
        with counted(node) as alone:
            await node.notifications.tables_of(anna)
        with counted(node) as together:
            await asyncio.gather(*(node.notifications.tables_of(anna) for _ in range(10)))
        assert len(together) == len(alone)


async def test_who_asks_while_it_is_read_shares_the_next_and_is_told_nothing_older() -> None:
    what, began = "old", asyncio.Event()

    async def read() -> str:
        found = what
        began.set()
        await asyncio.sleep(0.02)
        return found

    shared = SharedRead(read)
    first = asyncio.create_task(shared.get())
    await began.wait()
    what = "new"
    assert list(await asyncio.gather(shared.get(), shared.get(), first)) == ["new", "new", "old"]


async def test_however_many_ask_most_of_the_time_it_rests() -> None:
    reads = 0

    async def read() -> None:
        nonlocal reads
        reads += 1
        await asyncio.sleep(0.01)

    shared, began = SharedRead(read), time.monotonic()
    for _ in range(8):
        await shared.get()
    assert reads == 8
    assert time.monotonic() - began > 7 * (1 + REST) * 0.01


async def test_who_goes_away_or_fails_spoils_it_for_nobody() -> None:
    fail = False

    async def read() -> str:
        await asyncio.sleep(0.01)
        if fail:
            raise ConnectionError
        return "found"

    shared = SharedRead(read)
    gone, stays = asyncio.create_task(shared.get()), asyncio.create_task(shared.get())
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == "found"
    fail = True
    with pytest.raises(ConnectionError):
        await shared.get()
    fail = False
    assert await shared.get() == "found"


async def test_the_seats_of_a_list_are_as_they_are_at_the_table() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "capital-lux", "person", "person", "greedy")
        await node.substitutes.leave(table, people[0])
        await node.substitutes.come_back(table, people[0])
        await node.substitutes.leave(table, people[0])
        [mine] = await node.lists.of(people[0])
        assert mine == await node.tables.state(table)
        assert [seat.away for seat in mine.seats] == [True, False, False]


async def test_the_clock_goes_on_while_all_other_connections_are_taken(postgres: str) -> None:
    database = Database(postgres, connections=3)
    try:
        clock = SiteClock(database.clock_engine)
        async with database.engine.connect():
            waiting = asyncio.create_task(database.ready())
            await asyncio.sleep(0.05)
            assert not waiting.done()
            await asyncio.wait_for(clock.beat(), 2)
            waiting.cancel()
            with pytest.raises((asyncio.CancelledError, NoConnection)):
                await waiting
    finally:
        await database.close()


async def test_many_networks_of_one_customer_have_one_share_of_the_list_and_of_turns() -> None:
    async with a_node() as node:
        plans = [
            Plan("bruges", ("me", "open"), {}, ClockRules(), listed=True, address=f"2001:db8:0:{number:x}::/64")
            for number in range(3)
        ]
        for plan in plans[:2]:
            anna, _ = await node.players.guest("Anna")
            await node.lists.check_listed(anna, plan, mine=2, address=2)
            await node.tables.open(anna, plan)
        with pytest.raises(Refused, match="From where you are 2 tables"):
            await node.lists.check_listed(anna, plans[2], mine=2, address=2)
