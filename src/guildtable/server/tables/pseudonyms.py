"""Pseudonyms: a guest has another id at every table, so that nobody can follow them from game to game.

It is computed from the table, the player and a secret of the site, so that nothing need be kept of it.
"""

from __future__ import annotations

from hmac import digest

from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.store.site_secrets import SiteSecret

NAME = "pseudonyms"


class Pseudonyms:
    """What players are called at tables, in place of their ids."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._secret = SiteSecret(engine, NAME)

    async def secret(self) -> str:
        """The secret of this site."""
        return await self._secret.value()


def pseudonym(secret: str, table: str, player: str) -> str:
    """The id of a player at a table."""
    return digest(bytes.fromhex(secret), f"{table} {player}".encode(), "sha256").hex()[:20]
