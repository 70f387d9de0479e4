"""The site's marks: every node gives an address the same mark, and nobody knows of a mark which address it is.

The key is made anew each day, goes with it (see `retention.py`) and stands in no backup. From then on a mark cannot be
traced back, not even by trying every address.
"""

from __future__ import annotations

import secrets

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.ops.marks import DAY, mark
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import day_keys


class SiteMarks:
    """The marks of a site, of today."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._day, self._key = -1, b""

    async def of(self, address: str, purpose: str) -> str:
        """The mark of an address, for one purpose: no two purposes can be compared. Empty if it is not known."""
        return mark(await self._of_today(), address, purpose) if address else ""

    async def _of_today(self) -> bytes:
        """Today's key. Whoever comes first makes it; the day is the database's, for nodes' clocks need not agree."""
        async with self._engine.begin() as transaction:
            today = int((await transaction.execute(select(DatabaseTime()))).scalar_one() // DAY)
            if today != self._day:
                new = self._insert(day_keys).values(day=today, key=secrets.token_hex(32))
                await transaction.execute(new.on_conflict_do_nothing())
                kept = select(day_keys.c.key).where(day_keys.c.day == today)
                self._day, self._key = today, bytes.fromhex((await transaction.execute(kept)).scalar_one())
        return self._key
