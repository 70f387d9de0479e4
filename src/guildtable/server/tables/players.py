"""Players: guests with a name and a session. With a credential a guest is an account (see `accounts/`)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from sqlalchemy import and_, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import players, sessions
from guildtable.server.tables.account_names import claim, free_name, is_account, must_be_free
from guildtable.server.tables.names import LONGEST_NAME, clean_name
from guildtable.server.tables.portraits import any_portrait, known_portrait

SESSION_DAYS = 180
LONGEST_DAYS = 365
DAY = 86400.0

# A session goes on while it is used. One that was signed in to ends after a year all the same: its owner can sign in
# again, as a guest cannot.
_GOES_ON = and_(
    sessions.c.seen > bindparam("used_since"),
    or_(sessions.c.proved.is_(None), sessions.c.created > bindparam("made_since")),
    players.c.banned.is_(False),
)
_OF = (
    select(players.c.id, players.c.name, players.c.portrait, sessions.c.seen)
    .join(sessions, sessions.c.player == players.c.id)
    .where(sessions.c.hash == bindparam("hash"), _GOES_ON)
)
_ALIVE = (
    select(sessions.c.hash)
    .join(players, sessions.c.player == players.c.id)
    .where(sessions.c.hash.in_(bindparam("hashes", expanding=True)), _GOES_ON)
)


@dataclass(frozen=True, slots=True)
class Player:
    """A person who is known to the site by a session."""

    id: str
    name: str
    portrait: str | None = None
    """Their face: one by chance, until they choose another."""


def new_id() -> str:
    """A random id that nobody can guess."""
    return secrets.token_hex(10)


class Players:
    """Guests and their sessions. A session's token is known to its owner only; we keep its fingerprint."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def guest(self, name: str, device: str = "") -> tuple[Player, str]:
        """A new guest, and the token of their session on this device. Beside an account's name theirs has a number."""
        player = Player(new_id(), clean_name(name), any_portrait())
        token, now = secrets.token_urlsafe(32), time.time()
        async with self._engine.begin() as transaction:
            called = await free_name(transaction, player.name, player.id, LONGEST_NAME)
            player = replace(player, name=called)
            come = {"id": player.id, "name": player.name, "portrait": player.portrait, "created": now}
            await transaction.execute(insert(players).values(come))
            new = {"hash": fingerprint_of(token), "player": player.id, "created": now, "seen": now, "device": device}
            await transaction.execute(insert(sessions).values(new))
        return player, token

    async def of(self, token: str) -> Player | None:
        """The player whose session this is."""
        if not token:
            return None
        async with self._engine.connect() as connection:
            row = (await connection.execute(_OF, {"hash": fingerprint_of(token), **_since()})).first()
        if row and row.seen < time.time() - DAY:
            await self._seen(token)
        return Player(row.id, row.name, row.portrait) if row else None

    async def alive(self, fingerprints: Sequence[str]) -> set[str]:
        """Which of these sessions have not ended."""
        async with self._engine.connect() as connection:
            return set((await connection.execute(_ALIVE, {"hashes": list(fingerprints), **_since()})).scalars())

    async def _seen(self, token: str) -> None:
        """Note, at most once a day, that a session is in use."""
        async with self._engine.begin() as transaction:
            used = update(sessions).where(sessions.c.hash == fingerprint_of(token)).values(seen=time.time())
            await transaction.execute(used)

    async def rename(self, player: Player, name: str) -> Player:
        """Give a player another name; tables that have begun keep the old one."""
        changed = replace(player, name=clean_name(name))
        try:
            async with self._engine.begin() as transaction:
                await must_be_free(transaction, changed.name, player.id)
                if await is_account(transaction, player.id):
                    await claim(transaction, changed.name, player.id)
                await self._write(transaction, changed)
        except IntegrityError:  # another account was quicker
            raise Refused("taken", "Somebody has just taken this name: choose another.", "refused-name-taken") from None
        return changed

    async def choose_portrait(self, player: Player, portrait: str) -> Player:
        """Give a player a face of their own choice, at all their tables."""
        changed = replace(player, portrait=known_portrait(portrait))
        async with self._engine.begin() as transaction:
            await self._write(transaction, changed)
        return changed

    async def _write(self, transaction: AsyncConnection, changed: Player) -> None:
        values = {"name": changed.name, "portrait": changed.portrait}
        await transaction.execute(update(players).where(players.c.id == changed.id).values(values))


def fingerprint_of(token: str) -> str:
    """The hash of a token: enough to recognise it, and of no use to anybody who reads it."""
    return sha256(token.encode(errors="replace")).hexdigest()


def _since() -> dict[str, float]:
    """Since when a session must have been used, or made, to go on."""
    now = time.time()
    return {"used_since": now - SESSION_DAYS * DAY, "made_since": now - LONGEST_DAYS * DAY}
