"""Pseudonyms: a guest has another id at every table, so that nobody can follow them from game to game.

It is computed from the table, the player and a secret of the site, so that nothing need be kept of it.
"""

from __future__ import annotations

import secrets
from hmac import digest

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.store.schema import site_secrets

NAME = "pseudonyms"


class Pseudonyms:
    """What players are called at tables, in place of their ids."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._secret = ""

    async def secret(self) -> str:
        """The secret of this site. Whoever comes first makes it; it is read once."""
        if not self._secret:
            new = self._insert(site_secrets).values(name=NAME, value=secrets.token_hex(32))
            async with self._engine.begin() as transaction:
                await transaction.execute(new.on_conflict_do_nothing())
                kept = select(site_secrets.c.value).where(site_secrets.c.name == NAME)
                self._secret = (await transaction.execute(kept)).scalar_one()
        return self._secret


def pseudonym(secret: str, table: str, player: str) -> str:
    """The id of a player at a table."""
    return digest(bytes.fromhex(secret), f"{table} {player}".encode(), "sha256").hex()[:20]
