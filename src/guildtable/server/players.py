"""Players: a person, whoever vouches for them. Today a guest with a name and a session; accounts may come later."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import players, sessions

LONGEST_NAME = 24
SESSION_DAYS = 180
DAY = 86400.0
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters, as Unicode has it, that nobody can see."""
MARKS = 3
"""Marks on one letter, as some scripts need them; more are a tower over other people's lines."""
NOT_IN_NAMES = dict.fromkeys(map(ord, "|:\u2223\u2236\ua789\ufe13\ufe55\uff1a\uff5c"))
"""A record parts names by a bar and knows bots by a colon; and what looks like these."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who may sit down."""

    id: str
    name: str


def new_id() -> str:
    """A name for a thing that nobody can guess."""
    return secrets.token_hex(10)


def clean(text: str) -> str:
    """Plain text on one line: composed, no blanks around it, no signs that control, turn, hide or pile up text."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    kept, marks = list[str](), 0
    for sign in spaced:
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if sign.isprintable() and sign not in BLANK and marks <= MARKS:  # what turns text is not printable either
            kept.append(sign)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A name that can be written in a record, and is no bot's."""
    name = clean(clean(text).translate(NOT_IN_NAMES))
    if not name or len(name) > LONGEST_NAME:
        raise Refused("malformed", f"A name has 1 to {LONGEST_NAME} letters that can be seen.")
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
            new = {"hash": print_of(token), "player": player.id, "created": now, "seen": now}
            await transaction.execute(insert(sessions).values(new))
        return player, token

    async def of(self, token: str) -> Player | None:
        """Whose session this is."""
        if not token:
            return None
        wanted = (
            select(players.c.id, players.c.name, sessions.c.seen)
            .join(sessions, sessions.c.player == players.c.id)
            .where(sessions.c.hash == print_of(token), sessions.c.seen > _oldest(), players.c.banned.is_(False))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row and row.seen < time.time() - DAY:
            await self._seen(token)
        return Player(row.id, row.name) if row else None

    async def alive(self, prints: Sequence[str]) -> set[str]:
        """Which of these sessions have not ended."""
        wanted = (
            select(sessions.c.hash)
            .join(players, sessions.c.player == players.c.id)
            .where(sessions.c.hash.in_(prints), sessions.c.seen > _oldest(), players.c.banned.is_(False))
        )
        async with self._engine.connect() as connection:
            return set((await connection.execute(wanted)).scalars())

    async def _seen(self, token: str) -> None:
        """A session that is used does not grow old; noted once a day."""
        async with self._engine.begin() as transaction:
            used = update(sessions).where(sessions.c.hash == print_of(token)).values(seen=time.time())
            await transaction.execute(used)

    async def rename(self, player: Player, name: str) -> Player:
        """Another name; tables already begun keep the old one."""
        renamed = Player(player.id, clean_name(name))
        async with self._engine.begin() as transaction:
            await transaction.execute(update(players).where(players.c.id == player.id).values(name=renamed.name))
        return renamed

    async def forget(self, token: str) -> None:
        """End a session."""
        async with self._engine.begin() as transaction:
            await transaction.execute(delete(sessions).where(sessions.c.hash == print_of(token)))


def print_of(token: str) -> str:
    """What is kept of a token: enough to know it again, and nothing to use it by."""
    return sha256(token.encode(errors="replace")).hexdigest()


def _oldest() -> float:
    return time.time() - SESSION_DAYS * DAY
