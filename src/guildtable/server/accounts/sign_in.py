"""Signing in: whoever has proved a credential gets a new session of its owner, in place of the one they came by.

An account is a guest with a credential, under the same id: nothing of theirs is ever moved by making one.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.accounts.bringing import bring_along
from guildtable.server.accounts.session_list import MOST, SessionList
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ALL_MATCHES, ListChanged, SeatsMoved, TableChanged, notifications_of
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import players, sessions
from guildtable.server.tables.account_names import claim, free_name, has_claimed, is_account
from guildtable.server.tables.names import LONGEST_NAME
from guildtable.server.tables.players import Player, fingerprint_of

FRESH = 900.0
"""Seconds after a sign-in in which one may do what an open browser left behind must not allow."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, by which session, on what device; and whether their seats come along to an account of theirs."""

    player: Player
    session: str
    device: str = ""
    bring: bool = True


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who one is now, and the token of the new session."""

    player: Player
    token: str
    moved: tuple[str, ...] = ()
    """Tables whose seats came along."""
    mailbox: str = ""
    """By which one was let in, if it was by mail."""
    made: bool = False
    """A guest has become an account by it: nobody had this address before."""


class SignIn:
    """Gives new sessions to those who have proved a credential."""

    def __init__(self, engine: AsyncEngine, bus: Bus, session_list: SessionList) -> None:
        self._engine, self._bus, self._session_list = engine, bus, session_list

    async def enter(self, transaction: AsyncConnection, caller: Caller, owner: str) -> SignedIn:
        """Sign in as the owner of a credential, in the transaction that uses it up; `told` comes after it."""
        moved: list[str] = []
        if owner != caller.player.id:
            if await is_account(transaction, caller.player.id):
                raise Refused("not-now", "You are signed in as somebody else: sign out first.", "refused-signed-in")
            if caller.bring:
                moved = await bring_along(transaction, caller.player.id, owner)
        wanted = select(players).where(players.c.id == owner, players.c.banned.is_(False))
        row = (await transaction.execute(wanted)).first()
        if row is None:
            raise Refused("forbidden", "This account may not be used: ask whoever runs the site.", "refused-account")
        player = Player(row.id, row.name, row.portrait)
        if not await has_claimed(transaction, owner):
            player = replace(player, name=await free_name(transaction, player.name, owner, LONGEST_NAME))
            await claim(transaction, player.name, owner)
            await transaction.execute(update(players).where(players.c.id == owner).values(name=player.name))
        await stay(transaction, owner)
        token, now = secrets.token_urlsafe(32), time.time()
        await transaction.execute(delete(sessions).where(sessions.c.hash == caller.session))
        new = {"hash": fingerprint_of(token), "player": owner, "created": now, "seen": now}
        await transaction.execute(insert(sessions).values(new | {"device": caller.device, "proved": now}))
        last = select(sessions.c.hash).where(sessions.c.player == owner).order_by(sessions.c.seen.desc()).limit(MOST)
        too_many = sessions.c.player == owner, sessions.c.hash.not_in(last)
        await transaction.execute(delete(sessions).where(*too_many))
        return SignedIn(player, token, tuple(moved))

    async def told(self, caller: Caller, signed_in: SignedIn) -> None:
        """Tell those whom it concerns: the old session's sockets, and the tables that changed hands."""
        await self._session_list.tell([caller.session])
        for table in signed_in.moved:
            await self._bus.hint(table, TableChanged())
            await self._bus.hint(ALL_MATCHES, SeatsMoved(table))
        await self._bus.hint(notifications_of(signed_in.player.id), ListChanged())

    async def must_be_fresh(self, caller: Caller) -> None:
        """Refuse what only the owner of an account may do to whoever merely found its browser open."""
        async with self._engine.connect() as connection:
            await must_be_fresh(connection, caller)

    async def is_fresh(self, session: str) -> bool:
        """Has the owner of this session proved who they are a short time ago?"""
        async with self._engine.connect() as connection:
            return await is_fresh(connection, session)


async def stay(transaction: AsyncConnection, player: str) -> None:
    """A player who has asked to be erased is not (see `leaving.py`); of others nothing changes."""
    asked = update(players).where(players.c.id == player, players.c.erase_at.is_not(None))
    await transaction.execute(asked.values(erase_at=None))


async def is_fresh(connection: AsyncConnection, session: str) -> bool:
    """Was a credential proved by this session a short time ago?"""
    proved = select(sessions.c.hash).where(sessions.c.hash == session, sessions.c.proved > time.time() - FRESH)
    return (await connection.execute(proved)).first() is not None


async def must_be_fresh(connection: AsyncConnection, caller: Caller) -> None:
    """Refuse what changes an account to whoever merely found its browser open. A guest has nothing to prove by."""
    if await is_account(connection, caller.player.id) and not await is_fresh(connection, caller.session):
        raise Refused("forbidden", "Sign in once more first: this changes how you get in.", "refused-not-fresh")
