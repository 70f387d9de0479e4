"""Restrictions: who may not sit down at a table, or not talk there, until its host lifts it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.server.protocol import Refused
from guildtable.server.store.schema import restrictions

type RestrictionKind = Literal["barred", "muted"]
"""Barred: neither sits nor talks. Muted: does not talk."""
MOST = 100
"""Restrictions of one table: whoever needs more closes the table."""


@dataclass(frozen=True, slots=True)
class Restriction:
    """Somebody who is kept out of a table, or of its chat, and the number by which it is lifted."""

    id: int
    kind: RestrictionKind
    name: str


async def restrict(transaction: AsyncConnection, table: str, player: str, name: str, kind: RestrictionKind) -> None:
    """Keep somebody out; done again, it changes nothing."""
    here = await restrictions_of(transaction, table)
    if len(here) >= MOST:
        raise Refused("not-now", f"At most {MOST} people are kept out of a table: lift one, or open another table.")
    if not await _holds(transaction, table, player, (kind,)):
        new = {"table": table, "player": player, "kind": kind, "name": name, "at": time.time()}
        await transaction.execute(insert(restrictions).values(new))


async def restrictions_of(connection: AsyncConnection, table: str) -> list[Restriction]:
    """All of a table, oldest first."""
    r = restrictions.c
    found = await connection.execute(select(r.id, r.kind, r.name).where(r.table == table).order_by(r.id))
    return [Restriction(*row) for row in found]


async def lift(transaction: AsyncConnection, table: str, restriction: int) -> None:
    """Let somebody in again; done again, it changes nothing."""
    here = restrictions.c.table == table, restrictions.c.id == restriction
    await transaction.execute(delete(restrictions).where(*here))


async def must_not_be_barred(connection: AsyncConnection, table: str, player: str) -> None:
    """Raise `Refused` if the host has sent this player away."""
    if await _holds(connection, table, player, ("barred",)):
        raise Refused(
            "forbidden",
            "The host has sent you away from this table; only the host lets you in again.",
            "refused-barred",
        )


async def must_not_be_muted(connection: AsyncConnection, table: str, player: str) -> None:
    """Raise `Refused` if this player may not talk here."""
    if await _holds(connection, table, player, ("barred", "muted")):
        raise Refused("forbidden", "You may not talk at this table; only its host can lift that.", "trouble-muted")


async def _holds(connection: AsyncConnection, table: str, player: str, kinds: tuple[RestrictionKind, ...]) -> bool:
    r = restrictions.c
    wanted = select(r.id).where(r.table == table, r.player == player, r.kind.in_(kinds)).limit(1)
    return (await connection.execute(wanted)).first() is not None
