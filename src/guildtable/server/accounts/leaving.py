"""Leaving for good: a player asks to be erased, and has a week to take it back.

Whoever signs in takes it back by that: so nobody is erased by somebody who found their browser open.
"""

from __future__ import annotations

import contextlib
import time
from datetime import UTC, datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.accounts.letters import leaving_letter
from guildtable.server.accounts.sign_in import Caller, must_be_fresh, stay
from guildtable.server.mail.mail import Mail, Undelivered
from guildtable.server.store.database_time import DatabaseTime
from guildtable.server.store.schema import mailboxes, players

DAY = 86400.0


class Leaving:
    """Notes who is to be erased, and when; their mailbox is told, for it may be somebody else who asks."""

    def __init__(self, engine: AsyncEngine, days: float, mail: Mail | None, site: str) -> None:
        self._engine, self._days, self._mail, self._site = engine, days, mail, site

    async def ask(self, caller: Caller, language: str) -> float:
        """Ask to be erased; when that will be. Asked again, it comes no later, and no second letter does."""
        me = players.c.id == caller.player.id
        async with self._engine.begin() as transaction:
            await must_be_fresh(transaction, caller)
            new = update(players).where(me, players.c.erase_at.is_(None))
            new = new.values(erase_at=time.time() + self._days * DAY).returning(players.c.id)
            is_new = (await transaction.execute(new)).first() is not None
            at = float((await transaction.execute(select(players.c.erase_at).where(me))).scalar_one())
            mine = select(mailboxes.c.address).where(mailboxes.c.player == caller.player.id)
            address = (await transaction.execute(mine)).scalar()
        if is_new and address and self._mail:
            day = datetime.fromtimestamp(at, UTC).date()
            with contextlib.suppress(Undelivered):  # it is counted and logged; nothing more can be done
                await self._mail.send(leaving_letter(language, address, self._site, day))
        return at

    async def when(self, player: str) -> float | None:
        """When a player is to be erased, if they have asked for it."""
        async with self._engine.connect() as connection:
            wanted = select(players.c.erase_at).where(players.c.id == player)
            at: float | None = (await connection.execute(wanted)).scalar()
            return at

    async def take_back(self, player: str) -> None:
        """Stay."""
        async with self._engine.begin() as transaction:
            await stay(transaction, player)

    async def due(self, limit: int) -> list[str]:
        """Players whose week is over."""
        wanted = select(players.c.id).where(players.c.erase_at <= DatabaseTime()).order_by(players.c.erase_at)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.limit(limit))).scalars())


async def is_due(transaction: AsyncConnection, player: str) -> bool:
    """Is the week of this player over, and nobody else erasing them? They are locked until the transaction ends."""
    wanted = select(players.c.id).where(players.c.id == player, players.c.erase_at <= DatabaseTime())
    return (await transaction.execute(wanted.with_for_update(skip_locked=True))).first() is not None
