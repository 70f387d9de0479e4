"""Reports: a player says that something is wrong, and the house can look at the very position it was said of."""

from __future__ import annotations

import time
import zlib
from dataclasses import dataclass

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.players import Player, clean, new_id
from guildtable.server.protocol import Refused
from guildtable.server.records import Records
from guildtable.server.store.schema import reports
from guildtable.server.version import VERSION


@dataclass(frozen=True, slots=True)
class Problem:
    """What a player tells: in their own words, after which step, and what their page says of itself."""

    note: str
    seq: int
    page: str


class Reports:
    """What players have reported. It holds hidden cards: it is written here and read by the house, never sent."""

    def __init__(self, engine: AsyncEngine, records: Records) -> None:
        self._engine, self._records = engine, records

    async def keep(self, table: str, player: Player, seat: Seat | None, problem: Problem) -> str:
        """Keep it, with the record up to now; the number it is found by."""
        note = "\n".join(map(clean, problem.note.splitlines())).strip()
        if not note:
            raise Refused("malformed", "Say in a few words what is wrong.")
        record = await self._records.so_far(table)
        new = {
            "id": new_id(),
            "table": table,
            "player": player.id,
            "seat": seat,
            "seq": problem.seq,
            "note": note,
            "page": clean(problem.page),
            "version": VERSION,
            "record": zlib.compress(record.encode(), 9),
            "at": time.time(),
        }
        async with self._engine.begin() as transaction:
            await transaction.execute(insert(reports).values(new))
        return str(new["id"])
