"""Moderation: what the host of a table, or an admin of the site, does so that the others can play in peace."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.bus import Bus
from guildtable.server.bus.hints import TableChanged
from guildtable.server.codec import decode, encode
from guildtable.server.protocol import Refused, Spectators
from guildtable.server.store.schema import sayings, tables
from guildtable.server.tables.players import Player
from guildtable.server.tables.restrictions import Restriction, lift, restrict, restrictions_of

HIDDEN = 200
"""Hidden lines a table remembers: as many as its chat is told of."""


class Moderation:
    """Done by the host of the table, as `by`; or by an admin, who is nobody there."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine, self._bus = engine, bus

    async def let_spectators(self, table: str, spectators: Spectators, by: Player | None = None) -> None:
        """Say what spectators may do from now on."""
        async with self._engine.begin() as transaction:
            await _locked(transaction, table, by)
            await transaction.execute(update(tables).where(tables.c.id == table).values(spectators=spectators))
        await self._bus.hint(table, TableChanged())

    async def hide(self, table: str, line: int, by: Player | None = None) -> None:
        """Show a line to nobody any more. It is kept, for a report may be about it."""
        async with self._engine.begin() as transaction:
            row = await _locked(transaction, table, by)
            await _said(transaction, table, line)
            await _hide(transaction, row, line)
        await self._bus.hint(table, TableChanged())

    async def delete(self, table: str, line: int) -> None:
        """Take the words of a line away for good. Its number stays, so that no other line gets it."""
        async with self._engine.begin() as transaction:
            row = await _locked(transaction, table, None)
            await _said(transaction, table, line)
            here = sayings.c.table == table, sayings.c.id == line
            await transaction.execute(update(sayings).where(*here).values(text=""))
            await _hide(transaction, row, line)
        await self._bus.hint(table, TableChanged())

    async def mute(self, table: str, line: int, by: Player | None = None) -> None:
        """Whoever said this line says nothing more at this table."""
        async with self._engine.begin() as transaction:
            await _locked(transaction, table, by)
            said = await _said(transaction, table, line)
            if by and said.player == by.id:
                raise Refused("not-now", "That is a line of your own.")
            await restrict(transaction, table, said.player, said.name, "muted")

    async def restrictions(self, table: str, by: Player | None = None) -> list[Restriction]:
        """Who is kept out of the table, or of its chat."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            _must_be_host(row, by)
            return await restrictions_of(connection, table)

    async def lift(self, table: str, restriction: int, by: Player | None = None) -> None:
        """Let somebody sit down, or talk, again."""
        async with self._engine.begin() as transaction:
            await _locked(transaction, table, by)
            await lift(transaction, table, restriction)


async def _locked(transaction: AsyncConnection, table: str, by: Player | None) -> Any:
    """The table, locked until the transaction ends."""
    grown = update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
    row = (await transaction.execute(grown.returning(tables))).first()
    _must_be_host(row, by)
    return row


def _must_be_host(row: Any, by: Player | None) -> None:
    if row is None:
        raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
    if by is not None and row.host != by.id:
        raise Refused("forbidden", "Only the host of the table can do that.")


async def _said(connection: AsyncConnection, table: str, line: int) -> Any:
    """A line of the chat, by its number."""
    wanted = select(sayings).where(sayings.c.table == table, sayings.c.id == line)
    row = (await connection.execute(wanted)).first()
    if row is None:
        raise Refused("not-now", "There is no such line at this table, or no longer.")
    return row


async def _hide(transaction: AsyncConnection, row: Any, line: int) -> None:
    hidden = sorted({*decode(row.hidden), line})[-HIDDEN:]
    await transaction.execute(update(tables).where(tables.c.id == row.id).values(hidden=encode(hidden).decode()))
