"""Rooms: whoever watches is told everything, whoever else comes and goes, and however far a match goes back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from guildtable.kernel.record import Undone
from guildtable.server.bus.hints import Written
from guildtable.server.codec import decode
from guildtable.server.matches.draft import Draft
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Reply
from guildtable.server.settings import Settings
from guildtable.server.store.journal import Head
from guildtable.server.store.migrate import migrate
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from guildtable.server.watching.room import Watcher


@asynccontextmanager
async def node_on(url: str) -> AsyncIterator[Node]:
    """A node without sockets, which does not look by itself for what it was not told."""
    async with Node.opened(Settings(database=url, nats="", undo_window=0, pace=0)) as node:
        yield node


async def until(true: Callable[[], bool]) -> None:
    """Wait for it, but not for long."""
    async with asyncio.timeout(5):
        while not true():
            await asyncio.sleep(0.01)


async def begun(node: Node, *players: Player) -> str:
    """A table of Capital Lux, begun."""
    seats = ("me", *("open" for _ in players[1:]))
    table = await node.tables.open(players[0], Plan("capital-lux", seats, {}, ClockRules(), listed=False))
    for player in players[1:]:
        await node.tables.sit(table, player, None, "")
    await node.tables.begin(table, players[0])
    await node.matches.held(table)
    return table


async def reply(node: Node, table: str, rng: Random) -> None:
    """Somebody who is asked answers, anyhow."""
    live = (await node.matches.fresh(table)).live
    seat = live.asked[0]
    choice = live.match.position.choice(seat)
    pieces = [path for path, equal in choice.pieces().items() for _ in equal]
    paths = tuple(rng.sample(pieces, rng.randint(choice.least, choice.most)))
    await node.matches.reply(table, seat, Reply(f"key-{live.seq:08}", live.question(seat), paths))


class Ear:
    """A watcher that remembers the steps it was told."""

    def __init__(self) -> None:
        self.steps: list[dict[str, Any]] = []
        self.watcher = Watcher(None, self._hear, lambda _: None)

    def _hear(self, sent: bytes) -> None:
        message = json.loads(sent)
        if message["type"] == "update":
            self.steps += message["steps"]

    async def enter(self, node: Node, table: str) -> None:
        """Come in."""
        await node.rooms.enter(table, self.watcher, Head(0, 0), lambda _, __: b'{"type":"welcome"}')


async def test_whoever_comes_while_the_last_one_leaves_is_told_what_happens(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    await migrate(url)
    async with node_on(url) as node:
        anna, bert = (await node.players.guest("Anna"))[0], (await node.players.guest("Bert"))[0]
        table = await begun(node, anna, bert)
        leaving, ears = Ear(), [Ear(), Ear(), Ear()]
        await leaving.enter(node, table)
        first, *others = (ear.enter(node, table) for ear in ears)
        await asyncio.gather(first, node.rooms.leave(table, leaving.watcher), *others)
        await reply(node, table, Random(1))
        ((seq, _),) = (await node.database.journal.heads([table])).values()
        await until(lambda: [ear.steps[-1]["seq"] for ear in ears] == [seq] * 3)


async def test_whoever_comes_to_an_open_table_while_the_last_one_leaves_is_told_that_it_begins(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    await migrate(url)
    async with node_on(url) as node:
        anna = (await node.players.guest("Anna"))[0]
        plan = Plan("capital-lux", ("me", "greedy"), {}, ClockRules(), listed=False)
        table = await node.tables.open(anna, plan)
        leaving, ears = Ear(), [Ear(), Ear(), Ear()]
        await leaving.enter(node, table)
        first, *others = (ear.enter(node, table) for ear in ears)
        await asyncio.gather(first, node.rooms.leave(table, leaving.watcher), *others)
        await node.tables.begin(table, anna)
        await until(lambda: all(ear.steps for ear in ears))


async def test_a_room_that_all_have_left_is_shut(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    await migrate(url)
    async with node_on(url) as node:
        table = await begun(node, *[(await node.players.guest(name))[0] for name in ("Anna", "Bert")])
        ears = [Ear(), Ear()]
        await asyncio.gather(*(ear.enter(node, table) for ear in ears))
        held = await node.matches.held(table)
        for ear in ears:
            await node.rooms.leave(table, ear.watcher)
        assert await node.matches.held(table) is not held


async def test_a_room_behind_a_deep_take_back_hears_all_events_after_it(tmp_path: Path) -> None:
    url, rng = f"sqlite:///{tmp_path}/two.db", Random(2)
    await migrate(url)
    async with node_on(url) as one, node_on(url) as two:
        table = await begun(one, *[(await one.players.guest(name))[0] for name in ("Anna", "Bert", "Carl")])
        for _ in range(45):
            await reply(one, table, rng)
        await asyncio.sleep(0.2)
        ear = Ear()
        await ear.enter(two, table)
        remembered = len((await two.matches.held(table)).live.match.history)
        (await two.matches.held(table)).live.match.history[:-5] = []  # as if it had been taken up just before
        assert remembered > 6

        def back(draft: Draft) -> None:
            draft.enter(Undone(0, 6))

        await one.matches.act(table, back)
        for _ in range(8):
            await reply(one, table, rng)
        await two.rooms.heard(table, Written(10**6))
        rows = await one.database.journal.since(table, 0)
        assert [step["seq"] for step in ear.steps] == [row.seq for row in rows]
        public = [[event[0] for event in decode(row.events) if event[2] is None] for row in rows]
        assert [[event["id"] for event in step["events"]] for step in ear.steps] == public
