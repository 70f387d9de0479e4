"""Tolls: what a browser reckons out, so that one more than is usual is let in (elsewhere: proof of work).

We choose a number and tell only its print; the browser tries number after number until one has that print, some
seconds long. That is nothing to a person, and dear to who wants very many. It goes by PBKDF2, which a browser reckons
as fast as any other program does. A toll is a session's own, good once and for minutes; no third party is asked.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from hashlib import pbkdf2_hmac

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.ops.metrics import TOLLS
from guildtable.server.store.schema import challenges

KIND = "toll"
TOLL = "refused-toll"
"""The reason that is told to who may try again at once, if they pay."""
GOOD_FOR = 300.0
"""Seconds in which a toll must be paid."""
COST = 1000
"""Rounds of each try: well under a millisecond or two, wherever it is done."""
MOST = 4000
"""The number is below this: half as many tries are made as a rule, and never more."""
SHARES = 4
"""So many times as much as others may whoever pays the toll each time."""


@dataclass(frozen=True, slots=True)
class Toll:
    """What is to be found: a number below `most` whose PBKDF2-HMAC-SHA256, written in decimal, with this salt and so
    many rounds, is `print`. Salt and print are in hex."""

    salt: str
    print: str
    cost: int
    most: int


class Tolls:
    """The tolls that sessions were asked for, in the database."""

    def __init__(self, engine: AsyncEngine, most: int = MOST) -> None:
        self._engine, self.most = engine, most

    async def ask(self, session: str) -> Toll:
        """A new toll for this session, in place of the one before."""
        number, salt = secrets.randbelow(self.most), secrets.token_bytes(16)
        found = await asyncio.to_thread(print_of, number, salt, COST)
        new = {"session": session, "kind": KIND, "challenge": number.to_bytes(4), "at": time.time()}
        async with self._engine.begin() as transaction:
            mine = challenges.c.session == session, challenges.c.kind == KIND
            await transaction.execute(delete(challenges).where(*mine))
            await transaction.execute(insert(challenges).values(new))
        TOLLS.labels("asked").inc()
        return Toll(salt.hex(), found.hex(), COST, self.most)

    async def shares(self, session: str, paid: str) -> int:
        """How many shares whoever paid this has: one, if it is not what was asked for. It is gone with this."""
        if not paid:
            return 1
        gone = delete(challenges).where(challenges.c.session == session, challenges.c.kind == KIND)
        async with self._engine.begin() as transaction:
            row = (await transaction.execute(gone.returning(challenges.c.challenge, challenges.c.at))).first()
        fits = row is not None and row.at > time.time() - GOOD_FOR and paid == str(int.from_bytes(row.challenge))
        TOLLS.labels("paid" if fits else "wrong").inc()
        return SHARES if fits else 1


def print_of(number: int, salt: bytes, cost: int) -> bytes:
    """The print of a number."""
    return pbkdf2_hmac("sha256", str(number).encode(), salt, cost)
