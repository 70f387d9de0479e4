"""Secrets of the site: made once, the same for all nodes, and kept as long as the site is."""

from __future__ import annotations

import secrets

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.store.schema import site_secrets


class SiteSecret:
    """The secret of one name."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine, self._name, self._value = engine, name, ""
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    async def value(self) -> str:
        """Its 256 bits, in hex. Whoever comes first makes it; it is read once."""
        if not self._value:
            new = self._insert(site_secrets).values(name=self._name, value=secrets.token_hex(32))
            async with self._engine.begin() as transaction:
                await transaction.execute(new.on_conflict_do_nothing())
                kept = select(site_secrets.c.value).where(site_secrets.c.name == self._name)
                self._value = (await transaction.execute(kept)).scalar_one()
        return self._value
