"""People at a node without a network: the quick way to test what a node does."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from guildtable.kernel.question import Seat
from guildtable.server.archive.readers import Asker
from guildtable.server.matches.live import Live
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Reply, TableState
from guildtable.server.settings import Settings
from guildtable.server.store.journal import Head
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from guildtable.server.watching.room import Watcher

ANYBODY = Asker("192.0.2.1")
"""Who looks back, where it does not matter who it is."""


@asynccontextmanager
async def a_node(database: str = "sqlite://", **settings: Any) -> AsyncIterator[Node]:
    """A node that is open, and closed afterwards. Its sweeps do not run: tests say what is due."""
    quick: dict[str, Any] = {"database": database, "pace": 0.0, "undo_window": 0.0}
    async with Node.opened(Settings(**quick | settings)) as node:
        yield node


async def sit_down(
    node: Node, game: str, *seats: str, clock: ClockRules | None = None, **settings: str
) -> tuple[str, list[Player]]:
    """A table that has begun: `person` or a bot's strength for each seat."""
    people = [(await node.players.guest(f"Person {n}"))[0] for n, kind in enumerate(seats) if kind == "person"]
    first = seats.index("person")
    kinds = tuple("me" if n == first else "open" if kind == "person" else kind for n, kind in enumerate(seats))
    table = await node.tables.open(people[0], Plan(game, kinds, settings, clock or ClockRules(), listed=False))
    for person in people[1:]:
        await node.tables.sit(table, person, None, "")
    await node.tables.begin(table, people[0])
    await node.matches.held(table)
    return table, people


class Ear:
    """A watcher that remembers what it was told."""

    def __init__(self, node: Node, table: str, seat: Seat | None) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed = ""
        self._node, self._table = node, table
        self._seat = seat
        self.watcher = Watcher(None, lambda sent: self.told.append(json.loads(sent)), self._close)

    def _close(self, why: str) -> None:
        self.closed = why

    async def enter(self, seen: int = 0, stamp: int = 0) -> Ear:
        """Begin to watch."""
        if self._seat is not None:
            self.watcher.player = (await self._node.tables.state(self._table)).seats[self._seat].player
        await self._node.rooms.enter(
            self._table, self.watcher, Head(seen, stamp), lambda _, seq: b'{"type":"welcome","seq":%d}' % seq
        )
        return self

    @property
    def updates(self) -> list[dict[str, Any]]:
        """The updates it was sent."""
        return [message for message in self.told if message["type"] == "update"]

    @property
    def anew(self) -> list[int]:
        """The steps it was told since it was last welcomed."""
        last = max(place for place, message in enumerate(self.told) if message["type"] == "welcome")
        updates = [message for message in self.told[last:] if message["type"] == "update"]
        return [step["seq"] for update in updates for step in update["steps"]]

    @property
    def said(self) -> list[str]:
        """The lines of chat it was sent."""
        return [line["text"] for message in self.told if message["type"] == "chat" for line in message["lines"]]

    @property
    def numbers(self) -> list[int]:
        """The steps it was told, in order."""
        return [step["seq"] for update in self.updates for step in update["steps"]]

    @property
    def table(self) -> dict[str, Any]:
        """The table as it was last told."""
        return next(message["table"] for message in reversed(self.told) if message["type"] == "table")


def any_reply(live: Live, seat: Seat, rng: Random, key: str = "") -> Reply:
    """A reply to what the seat is asked now."""
    choice = live.match.position.choice(seat)
    return Reply(key or secrets.token_hex(8), live.question(seat), choice.write(choice.any(rng)))


async def play_on(node: Node, table: str, rng: Random, replies: int = 10**6) -> int:
    """So many replies, each by a seat that is asked, bots' too; how many there were."""
    for count in range(replies):
        live = (await node.matches.held(table)).live
        if not live.asked:
            return count
        seat = rng.choice(live.asked)
        await node.matches.reply(table, seat, any_reply(live, seat, rng), bot=live.is_bot(seat))
    return replies


async def state(node: Node, table: str) -> TableState:
    """The table, as everybody may see it."""
    return await node.tables.state(table)


async def until(true: Any, within: float = 5.0) -> None:
    """Wait for something that is to happen by itself."""
    async with asyncio.timeout(within):
        while not await true():
            await asyncio.sleep(0.02)
