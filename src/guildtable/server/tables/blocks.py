"""Blocks: whom a player wants nothing to do with. The site seats them together at no table that it lists, and what one
says the other does not hear. By an invitation they may still meet: that is their own affair."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import blocks, sayings, seats
from guildtable.server.tables.players import Player
from guildtable.server.tables.pseudonyms import Pseudonyms, pseudonym

_BLOCKED = select(blocks.c.blocked).where(blocks.c.player == bindparam("by"))
MOST = 200
"""People whom one player may have blocked."""


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody who is blocked, as they were called then, and the number by which it is lifted."""

    id: int
    name: str
    at: float


class Blocks:
    """Who has blocked whom, in the database. Nobody is told that they were."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine, self._pseudonyms = engine, Pseudonyms(engine)

    async def block(self, player: Player, table: str, seat: Seat | None, line: int | None) -> Block:
        """Block whoever sits there, or has said this line. Done again, it changes nothing."""
        mine = blocks.c.player == player.id
        try:
            async with self._engine.begin() as transaction:
                blocked, name = await _found(transaction, table, seat, line)
                if blocked == player.id:
                    raise Refused("not-now", "That is you.")
                count = (await transaction.execute(select(func.count()).select_from(blocks).where(mine))).scalar_one()
                if count >= MOST:
                    raise Refused("too-many", f"You have blocked {MOST} people: lift one of those first.")
                new = {"player": player.id, "blocked": blocked, "name": name, "at": time.time()}
                await transaction.execute(insert(blocks).values(new))
        except IntegrityError:
            pass
        async with self._engine.connect() as connection:
            wanted = select(blocks.c.id, blocks.c.name, blocks.c.at).where(mine, blocks.c.blocked == blocked)
            return Block(*(await connection.execute(wanted)).one())

    async def of(self, player: Player) -> list[Block]:
        """Whom a player has blocked, newest first."""
        wanted = select(blocks.c.id, blocks.c.name, blocks.c.at).where(blocks.c.player == player.id)
        async with self._engine.connect() as connection:
            return [Block(*row) for row in await connection.execute(wanted.order_by(blocks.c.id.desc()))]

    async def lift(self, player: Player, block: int) -> None:
        """Block somebody no longer; done again, it changes nothing."""
        async with self._engine.begin() as transaction:
            await transaction.execute(delete(blocks).where(blocks.c.player == player.id, blocks.c.id == block))

    async def unheard(self, table: str, player: Player | None) -> frozenset[str]:
        """Whose lines a player is not sent at a table, by the ids they have there."""
        if player is None:
            return frozenset()
        async with self._engine.connect() as connection:
            blocked = (await connection.execute(_BLOCKED, {"by": player.id})).scalars().all()
        if not blocked:
            return frozenset()
        secret = await self._pseudonyms.secret()
        return frozenset(pseudonym(secret, table, other) for other in blocked)

    async def apart(self, player: Player) -> frozenset[str]:
        """Whom a player is not to be seated with: whom they have blocked, and who has blocked them."""
        async with self._engine.connect() as connection:
            return await apart(connection, player.id)


async def apart(connection: AsyncConnection, player: str) -> frozenset[str]:
    """The same, within a transaction."""
    theirs = select(blocks.c.blocked).where(blocks.c.player == player)
    by_others = select(blocks.c.player).where(blocks.c.blocked == player)
    return frozenset((await connection.execute(theirs.union(by_others))).scalars())


async def must_not_meet(connection: AsyncConnection, player: str, others: set[str]) -> None:
    """Refuse a seat beside somebody who has blocked the player, or whom they have; it is not told which."""
    if others & await apart(connection, player):
        raise Refused("forbidden", "This table is not for you: choose another, or open one.", "refused-apart")


async def _found(connection: AsyncConnection, table: str, seat: Seat | None, line: int | None) -> tuple[str, str]:
    """Who sits there, or said this line, and how they are called."""
    said = select(sayings.c.player, sayings.c.name).where(sayings.c.table == table, sayings.c.id == line)
    sits = select(seats.c.player, seats.c.name).where(seats.c.table == table, seats.c.seat == seat)
    row = (await connection.execute(sits if line is None else said)).first()
    if row is None or row.player is None:
        raise Refused("not-now", "There is nobody there to block.")
    return row.player, row.name
