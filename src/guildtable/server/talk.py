"""Talk at a table: plain text, never more."""

from __future__ import annotations

import time

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.bus import Bus
from guildtable.server.players import Player, clean
from guildtable.server.protocol import Refused, Saying
from guildtable.server.store.schema import sayings

REMEMBERED = 200


class Talk:
    """What was said, table by table."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine, self._bus = engine, bus

    async def say(self, table: str, player: Player, seat: Seat | None, key: str, text: str) -> None:
        """Say it; the same key again says nothing new."""
        line = clean(text)
        if not line:
            raise Refused("malformed", "There is nothing to say in that.")
        new = {"table": table, "player": player.id, "key": key, "name": player.name, "seat": seat, "text": line}
        try:
            async with self._engine.begin() as transaction:
                await transaction.execute(insert(sayings).values(new | {"at": time.time()}))
        except IntegrityError:
            return
        await self._bus.hint(table, "chat")

    async def since(self, table: str, last: int) -> tuple[Saying, ...]:
        """The lines after this one, at most the last two hundred."""
        wanted = select(sayings.c.id, sayings.c.name, sayings.c.seat, sayings.c.text, sayings.c.at)
        newest = wanted.where(sayings.c.table == table, sayings.c.id > last).order_by(sayings.c.id.desc())
        async with self._engine.connect() as connection:
            return tuple(Saying(*row) for row in await connection.execute(newest.limit(REMEMBERED)))[::-1]
