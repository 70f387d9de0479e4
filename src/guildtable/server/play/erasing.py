"""Erasing: players whose week is over are erased; at their running tables bots play on."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.accounts.erasure import erase, tell_erased
from guildtable.server.accounts.leaving import Leaving, is_due
from guildtable.server.bus import Bus
from guildtable.server.ops.metrics import ERASED
from guildtable.server.play.substitutes import Substitutes
from guildtable.server.store.schema import seats, tables
from guildtable.server.tables.players import Player

AT_A_TIME = 20


class Erasing:
    """Erases those who have asked for it, when it is time."""

    def __init__(self, engine: AsyncEngine, bus: Bus, leaving: Leaving, substitutes: Substitutes) -> None:
        self._engine, self._bus, self._leaving, self._substitutes = engine, bus, leaving, substitutes

    async def turn(self) -> None:
        """Erase whose time has come; of very many, the rest the next time."""
        for player in await self._leaving.due(AT_A_TIME):
            await self._leave_tables(player)
            async with self._engine.begin() as transaction:
                erased = await erase(transaction, player) if await is_due(transaction, player) else None
            if erased:
                ERASED.inc()
                await tell_erased(self._bus, erased)

    async def _leave_tables(self, player: str) -> None:
        running = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
        running = running.where(seats.c.player == player, tables.c.state.in_(("open", "playing")))
        async with self._engine.connect() as connection:
            sat = (await connection.execute(running)).scalars().all()
        for table in sat:
            await self._substitutes.leave(table, Player(player, ""))
