"""The sessions of a player: where they are signed in, since when, and how to end it there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ALL_SESSIONS, SessionEnded
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import sessions
from guildtable.server.tables.players import Player

MOST = 100
"""Sessions of one account: who signs in once more ends the one that was unused for longest. So many are listed."""
SHORT = 20
"""Signs of a fingerprint by which its owner names a session."""


@dataclass(frozen=True, slots=True)
class SessionLine:
    """A session, as its owner sees it. `seen` is noted once a day."""

    id: str
    device: str
    created: float
    seen: float
    this: bool


class SessionList:
    """The sessions of players, in the database. What ends is told over the bus, so that its sockets close at once."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine, self._bus = engine, bus

    async def of(self, player: Player, this: str) -> list[SessionLine]:
        """A player's sessions, the last used first; `this` is the fingerprint of the one that asks."""
        wanted = select(sessions).where(sessions.c.player == player.id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(sessions.c.seen.desc(), sessions.c.hash).limit(MOST))
            return [SessionLine(r.hash[:SHORT], r.device, r.created, r.seen, r.hash == this) for r in rows]

    async def end(self, player: Player, session: str) -> None:
        """End one of a player's own sessions, by the id that was listed."""
        mine = (sessions.c.player == player.id, sessions.c.hash.startswith(session, autoescape=True))
        if len(session) != SHORT or not await self._end(*mine):
            raise Refused("no-such-place", "You have no such session: it may have ended already.")

    async def end_others(self, player: Player, this: str) -> int:
        """End all of a player's sessions but this one, and return how many there were."""
        return len(await self._end(sessions.c.player == player.id, sessions.c.hash != this))

    async def end_this(self, this: str) -> None:
        """End a session, by its fingerprint."""
        await self._end(sessions.c.hash == this)

    async def _end(self, *which: object) -> Sequence[str]:
        async with self._engine.begin() as transaction:
            gone = delete(sessions).where(*which).returning(sessions.c.hash)  # type: ignore[arg-type]
            ended = list((await transaction.execute(gone)).scalars())
        await self.tell(ended)
        return ended

    async def tell(self, ended: Sequence[str]) -> None:
        """Tell all nodes that these have ended. Who is not told finds out by itself, a little later."""
        for session in ended:
            await self._bus.hint(ALL_SESSIONS, SessionEnded(session))
