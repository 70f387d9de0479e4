"""Recovery codes: the way back on paper, where a site sends no mail. Each counts once."""

from __future__ import annotations

import re
import secrets

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.accounts.mail_codes import SIGNS
from guildtable.server.accounts.sign_in import Caller, SignedIn, SignIn, must_be_fresh
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import recovery_codes
from guildtable.server.tables.players import Player, fingerprint_of

CODES = 10
GROUPS, SIZE = 5, 5
"""Twenty-five signs of thirty: 122 bits, which nobody tries out; so a fingerprint will do, and they need no name
beside. Those of before had four groups, and count as well."""


class RecoveryCodes:
    """The recovery codes of a site; of each only a fingerprint."""

    def __init__(self, engine: AsyncEngine, sign_in: SignIn) -> None:
        self._engine, self._sign_in = engine, sign_in

    async def left(self, player: Player) -> int:
        """How many a player still has."""
        wanted = select(func.count()).where(recovery_codes.c.player == player.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def write(self, caller: Caller) -> tuple[list[str], SignedIn]:
        """New codes, to be printed; those of before count no more."""
        codes = [
            "-".join("".join(secrets.choice(SIGNS) for _ in range(SIZE)) for _ in range(GROUPS)) for _ in range(CODES)
        ]
        rows = [{"hash": fingerprint_of(_plain(code)), "player": caller.player.id} for code in codes]
        async with self._engine.begin() as transaction:
            await must_be_fresh(transaction, caller)
            await transaction.execute(delete(recovery_codes).where(recovery_codes.c.player == caller.player.id))
            await transaction.execute(insert(recovery_codes), rows)
            signed_in = await self._sign_in.enter(transaction, caller, caller.player.id)
        await self._sign_in.told(caller, signed_in)
        return codes, signed_in

    async def by_code(self, caller: Caller, typed: str) -> SignedIn:
        """Sign in by a code, which is used up."""
        used = delete(recovery_codes).where(recovery_codes.c.hash == fingerprint_of(_plain(typed)))
        async with self._engine.begin() as transaction:
            owner = (await transaction.execute(used.returning(recovery_codes.c.player))).scalar()
            if owner is None:
                text = "This is no recovery code, or it was used before."
                raise Refused("forbidden", text, "refused-recovery")
            signed_in = await self._sign_in.enter(transaction, caller, owner)
        await self._sign_in.told(caller, signed_in)
        return signed_in


def _plain(code: str) -> str:
    """A code as it is compared: however it was typed."""
    return re.sub(r"[\s-]", "", code).upper()
