"""Names of accounts: nobody else is called so, nor anything a reader would take for it."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import account_looks
from guildtable.server.tables.lookalikes import readings

MOST = 100
"""Numbers that are tried behind a name."""


async def is_free(connection: AsyncConnection, name: str, player: str) -> bool:
    """May this player be called so?"""
    others = select(account_looks.c.look).where(account_looks.c.look.in_(readings(name)))
    return (await connection.execute(others.where(account_looks.c.player != player).limit(1))).first() is None


async def must_be_free(connection: AsyncConnection, name: str, player: str) -> None:
    """Refuse a name that looks like that of another's account."""
    if not await is_free(connection, name, player):
        raise Refused(
            "taken",
            "Somebody with an account is called so, or almost so: choose another name.",
            "refused-name-taken",
        )


async def free_name(connection: AsyncConnection, name: str, player: str, longest: int) -> str:
    """This name, or with a number if it looks like that of another's account."""
    for number in range(1, MOST):
        ending = f" {number}" if number > 1 else ""
        called = name[: longest - len(ending)].rstrip() + ending
        if await is_free(connection, called, player):
            return called
    await must_be_free(connection, name, player)
    return name


async def has_claimed(connection: AsyncConnection, player: str) -> bool:
    """Is it an account, whose name is its own?"""
    mine = select(account_looks.c.look).where(account_looks.c.player == player).limit(1)
    return (await connection.execute(mine)).first() is not None


async def claim(transaction: AsyncConnection, name: str, player: str) -> None:
    """Let nobody else be called so from now on; what the account was called before is free."""
    await transaction.execute(delete(account_looks).where(account_looks.c.player == player))
    rows = [{"look": look, "player": player} for look in sorted(readings(name))]
    await transaction.execute(insert(account_looks), rows)
