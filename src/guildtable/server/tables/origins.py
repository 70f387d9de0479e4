"""Origins: which seats were taken from one address, for the host to know before the game begins.

Of an address only a fingerprint is kept, by a key of the table's own, until the game begins; neither is ever sent.
"""

from __future__ import annotations

from hmac import digest

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import seats, tables
from guildtable.server.tables.players import Player
from guildtable.server.tables.seating import seats_of


def origin_of(seed: str, address: str) -> str:
    """The fingerprint of an address at one table; at another it is another. The seed is secret until the end, and by
    then the fingerprint is gone."""
    return digest(bytes.fromhex(seed), f"origin {address}".encode(), "sha256").hex()[:32] if address else ""


async def forget_origins(transaction: AsyncConnection, table: str) -> None:
    """The game begins, or there will be none: nobody needs to know any more."""
    await transaction.execute(update(seats).where(seats.c.table == table).values(origin=""))


class Origins:
    """The origins of the seats at all tables, in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def shared(self, table: str, player: Player) -> list[list[Seat]]:
        """The seats that were taken from one address, each such group together: for the host alone."""
        async with self._engine.connect() as connection:
            host = (await connection.execute(select(tables.c.host).where(tables.c.id == table))).scalar()
            taken = await seats_of(connection, table)
        if host is None:
            raise Refused("no-such-table", "There is no such table; perhaps the link is incomplete.")
        if host != player.id:
            raise Refused("forbidden", "Only the host is told which seats share an address.")
        groups: dict[str, list[Seat]] = {}
        for seat in taken:
            if seat.player and seat.origin:
                groups.setdefault(seat.origin, []).append(seat.seat)
        return [group for group in groups.values() if len(group) > 1]
