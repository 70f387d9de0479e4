"""Names of accounts: nobody else is called so, nor anything a reader would take for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hmac import digest

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import (
    account_looks,
    mailboxes,
    passkeys,
    recovery_codes,
    retired_looks,
    site_secrets,
)
from guildtable.server.tables.lookalikes import readings
from guildtable.server.tables.pseudonyms import NAME

MOST = 100
"""Numbers that are tried behind a name."""
NOBODYS = ("Guest", "Gast")
"""What the page calls whoever has not said how they are called: no account's own, or every guest after it would have a
number."""
WAYS = (mailboxes, passkeys, recovery_codes)
"""Where credentials are kept."""


async def is_account(connection: AsyncConnection, player: str) -> bool:
    """Has this player any credential?"""
    ways = [exists().where(way.c.player == player) for way in WAYS]
    return any([(await connection.execute(select(way))).scalar() for way in ways])


def is_nobodys(name: str) -> bool:
    """Is it what all are called who have not chosen a name?"""
    return not _nobodys().isdisjoint(readings(name))


@cache
def _nobodys() -> frozenset[str]:
    return frozenset(look for name in NOBODYS for look in readings(name))


async def is_free(connection: AsyncConnection, name: str, player: str) -> bool:
    """May this player be called so? What an erased account was called is nobody's any more."""
    if is_nobodys(name):
        return True
    looks = readings(name)
    others = select(account_looks.c.look).where(account_looks.c.look.in_(looks), account_looks.c.player != player)
    if (await connection.execute(others.limit(1))).first():
        return False
    gone = await _fingerprints(connection, looks)
    retired = select(retired_looks.c.fingerprint).where(retired_looks.c.fingerprint.in_(gone)).limit(1)
    return not gone or (await connection.execute(retired)).first() is None


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
    """Is it an account with a name of its own?"""
    mine = select(account_looks.c.look).where(account_looks.c.player == player).limit(1)
    return (await connection.execute(mine)).first() is not None


async def claim(transaction: AsyncConnection, name: str, player: str) -> None:
    """Let nobody else be called so from now on; what the account was called before is free. Nobody's name stays so."""
    await transaction.execute(delete(account_looks).where(account_looks.c.player == player))
    if not is_nobodys(name):
        rows = [{"look": look, "player": player} for look in sorted(readings(name))]
        await transaction.execute(insert(account_looks), rows)


async def retire(transaction: AsyncConnection, player: str) -> None:
    """An account is erased: nobody is called so again, and nobody can read how it was called."""
    looks = (await transaction.execute(select(account_looks.c.look).where(account_looks.c.player == player))).scalars()
    new = [{"fingerprint": one} for one in await _fingerprints(transaction, looks.all())]
    await transaction.execute(delete(account_looks).where(account_looks.c.player == player))
    if new:
        await transaction.execute(insert(retired_looks), new)


async def _fingerprints(connection: AsyncConnection, looks: Iterable[str]) -> list[str]:
    """By the site's secret: whoever reads the database cannot try names without it. None, where it has none yet."""
    secret = (await connection.execute(select(site_secrets.c.value).where(site_secrets.c.name == NAME))).scalar()
    return [digest(bytes.fromhex(secret), look.encode(), "sha256").hex() for look in looks] if secret else []
