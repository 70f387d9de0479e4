"""A bot's turn is never forgotten, whatever happens at the table while a worker looks at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.matches.alarms import BOT_TURN, bots_asked
from guildtable.server.play.turns import Bots
from guildtable.server.store.sqlite import SqliteJournal
from tests.server.sitting import a_node, play_on, sit_down


class Late(SqliteJournal):
    """A journal in which something happens at the very moment a worker asks what is due."""

    def __init__(self, engine: AsyncEngine, happens: Callable[[], Awaitable[None]]) -> None:
        super().__init__(engine)
        self._happens = happens

    async def due(self, match: str, kind: str) -> float | None:
        """What is due after it has happened."""
        await self._happens()
        return await super().due(match, kind)


async def test_an_alarm_set_while_a_worker_looks_is_not_taken_for_an_old_one() -> None:
    """Somebody replied, took it back and replied again, and the worker had come for the first reply."""
    async with a_node() as node:
        table, _ = await sit_down(node, "bruges", "person", "random", "person")
        rng, journal = Random(1), node.database.journal
        while bots_asked((await node.matches.fresh(table)).live):
            await play_on(node, table, rng, 1)
        await journal.alarm(table, {BOT_TURN: node.clock.now})

        async def reply() -> None:
            while not bots_asked((await node.matches.fresh(table)).live):
                await play_on(node, table, rng, 1)

        bots = Bots(node.matches, Late(node.database.engine, reply), node.clock, node.pace, 1)
        await bots.turn(table)
        bots.close()
        live = (await node.matches.fresh(table)).live
        assert not bots_asked(live) or await journal.due(table, BOT_TURN) is not None
