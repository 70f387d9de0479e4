"""Players: a person, whoever vouches for them. Today a guest with a name and a session; accounts may come later."""

from __future__ import annotations

import secrets
import time
import unicodedata
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import players, sessions

LONGEST_NAME = 24
SESSION_DAYS = 180


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who may sit down."""

    id: str
    name: str


def new_id() -> str:
    """A name for a thing that nobody can guess."""
    return secrets.token_hex(10)


def clean(text: str) -> str:
    """Plain text on one line: composed, without control signs, without blanks around it."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(sign for sign in composed if sign.isprintable()).split())


def clean_name(text: str) -> str:
    """A name that can be written in a record."""
    name = clean(text).replace("|", "").replace(":", "").strip()
    if not name or len(name) > LONGEST_NAME:
        raise Refused("malformed", f"A name has 1 to {LONGEST_NAME} letters.")
    return name


class Players:
    """Guests and their sessions. A session's token is known to its owner only; we keep its print."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new guest, and the token of their session."""
        player, token, now = Player(new_id(), clean_name(name)), secrets.token_urlsafe(32), time.time()
        async with self._engine.begin() as transaction:
            await transaction.execute(insert(players).values(id=player.id, name=player.name, created=now))
            new = {"hash": _print(token), "player": player.id, "created": now, "seen": now}
            await transaction.execute(insert(sessions).values(new))
        return player, token

    async def of(self, token: str) -> Player | None:
        """Whose session this is."""
        if not token:
            return None
        alive = time.time() - SESSION_DAYS * 86400
        wanted = (
            select(players.c.id, players.c.name)
            .join(sessions, sessions.c.player == players.c.id)
            .where(sessions.c.hash == _print(token), sessions.c.seen > alive, players.c.banned.is_(False))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Player(*row) if row else None

    async def rename(self, player: Player, name: str) -> Player:
        """Another name; tables already begun keep the old one."""
        renamed = Player(player.id, clean_name(name))
        async with self._engine.begin() as transaction:
            await transaction.execute(update(players).where(players.c.id == player.id).values(name=renamed.name))
        return renamed

    async def forget(self, token: str) -> None:
        """End a session."""
        async with self._engine.begin() as transaction:
            await transaction.execute(delete(sessions).where(sessions.c.hash == _print(token)))


def _print(token: str) -> str:
    return sha256(token.encode()).hexdigest()
