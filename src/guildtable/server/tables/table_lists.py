"""Lists of tables: those that anybody may join, and a player's own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, exists, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.codec import encode
from guildtable.server.ops.networks import customer
from guildtable.server.protocol import Refused, TableState
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import seats, tables
from guildtable.server.store.site_marks import SiteMarks
from guildtable.server.tables.plan import Plan
from guildtable.server.tables.players import Player
from guildtable.server.tables.pseudonyms import Pseudonyms
from guildtable.server.tables.shared_read import SharedRead
from guildtable.server.tables.state import HERE, states_of

KEPT = 1.0
"""Seconds for which the list that anybody may ask for is not read again."""


class TableLists:
    """Reads lists of tables from the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine, self._pseudonyms, self._marks = engine, Pseudonyms(engine), SiteMarks(engine)
        self._shown = SharedRead(self._show, KEPT)

    async def shown(self) -> bytes:
        """The list that anybody may ask for, as it is sent; perhaps as it was a second ago."""
        return await self._shown.get()

    async def shown_without(self, apart: frozenset[str]) -> bytes:
        """The same for somebody who is not to be seated with these people."""
        if not apart:
            return await self.shown()
        return encode(await self.listed(apart=apart))

    async def _show(self) -> bytes:
        return encode(await self.listed())

    async def listed(self, limit: int = 50, apart: frozenset[str] = frozenset()) -> list[TableState]:
        """Open tables that anybody may join, whose host is here: of everybody the newest first, then the others.

        Those at which one of these sits are left out.
        """
        host_here = exists().where(
            seats.c.table == tables.c.id, seats.c.player == tables.c.host, seats.c.seen > DatabaseTime() - HERE
        )
        by = func.coalesce(func.nullif(tables.c.opener, ""), tables.c.host)
        turn = func.row_number().over(partition_by=by, order_by=tables.c.created.desc())
        wanted = select(tables).where(tables.c.state == "open", tables.c.listed.is_(True), host_here)
        if apart:
            wanted = wanted.where(~exists().where(seats.c.table == tables.c.id, seats.c.player.in_(apart)))
        return await self._states(wanted.order_by(turn, tables.c.created.desc()).limit(limit))

    async def of(self, player: Player, limit: int = 150) -> list[TableState]:
        """The player's own tables that are not over and not let go, newest first."""
        wanted = (
            select(tables)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.player == player.id, seats.c.let_go.is_(False), tables.c.state.in_(("open", "playing")))
        )
        return await self._states(wanted.order_by(tables.c.created.desc()).limit(limit))

    async def _states(self, wanted: Select[Any]) -> list[TableState]:
        secret = await self._pseudonyms.secret()
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
            return await states_of(connection, rows, secret)

    async def check_listed(self, player: Player, plan: Plan, mine: int, address: int) -> None:
        """Raise `Refused` if a player, or an address, has so many tables in the list already."""
        if not plan.listed:
            return
        opener = await self._marks.of(customer(plan.address), "opener")
        shown = select(func.count()).select_from(tables).where(tables.c.state == "open", tables.c.listed.is_(True))
        async with self._engine.connect() as connection:
            own = (await connection.execute(shown.where(tables.c.host == player.id))).scalar_one()
            here = (await connection.execute(shown.where(tables.c.opener == opener))).scalar_one()
        if own >= mine:
            raise Refused("too-many", f"You have {own} tables in the list: close one, or invite people to this one.")
        if opener and here >= address:
            raise Refused("too-many", f"From where you are {here} tables are in the list: join one, or invite people.")
