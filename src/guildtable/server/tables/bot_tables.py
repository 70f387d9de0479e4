"""Tables with bots: how many games against bots a person, or an address, may have running.

A bot thinks in a process that everybody shares. So whoever has enough of them finishes a game, or ends one, first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.server.protocol import Refused
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import players, seats, tables

LATELY = 86400.0
"""Seconds for which a game counts after a person was last there: one that is forgotten costs nothing."""


@dataclass(frozen=True, slots=True)
class BotTables:
    """How many there may be."""

    per_player: int
    per_address: int

    async def check(self, transaction: AsyncConnection, row: Any, taken: Sequence[Any]) -> None:
        """Raise `Refused` if this table has a bot and its host, or the address it was opened from, has enough."""
        if not any(seat.bot for seat in taken):
            return
        # Whoever begins many games at once begins them one after another: the host is locked by being written to.
        one_by_one = update(players).where(players.c.id == row.host).values(banned=players.c.banned)
        await transaction.execute(one_by_one)
        own = await _running(transaction, tables.c.host == row.host)
        if own >= self.per_player:
            raise Refused(
                "too-many", f"You have {own} games with bots running: finish one, or end one.", "refused-bot-tables"
            )
        if row.opener:
            here = await _running(transaction, tables.c.opener == row.opener)
            if here >= self.per_address:
                text = f"From where you are {here} games with bots are running: finish one, or end one."
                raise Refused("too-many", text, "refused-bot-tables-here")


async def _running(connection: AsyncConnection, whose: ColumnElement[bool]) -> int:
    """How many games with bots are running, with a person there lately."""
    bots = exists().where(seats.c.table == tables.c.id, seats.c.bot.is_not(None))
    lately = exists().where(
        seats.c.table == tables.c.id, seats.c.player.is_not(None), seats.c.seen > DatabaseTime() - LATELY
    )
    wanted = select(func.count()).select_from(tables).where(whose, tables.c.state == "playing", bots, lately)
    return int((await connection.execute(wanted)).scalar_one())
