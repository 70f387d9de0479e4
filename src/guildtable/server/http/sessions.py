"""Sessions in use: who is connected by which session. Those whose session has ended are sent away: at a hint, and every
few seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from guildtable.server.ops.background import Background
from guildtable.server.tables.players import Players

EVERY = 3.0
"""Seconds. Where no hint comes, somebody who was banned, or has said goodbye on another node, is told within five."""
AT_ONCE = 1000

type Away = Callable[[], None]


class Sessions:
    """The sessions of this node. It asks the database, not the bus: a lost hint lets no banned player stay."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._here: dict[str, set[Away]] = {}
        self._checking = Background("sessions.check", EVERY, self.check)

    @contextmanager
    def connected(self, session: str, away: Away) -> Iterator[None]:
        """Note that a client is connected by this session; `away` is called when the session ends."""
        if not session:
            yield
            return
        self._here.setdefault(session, set()).add(away)
        try:
            yield
        finally:
            self._here[session].discard(away)
            if not self._here[session]:
                del self._here[session]

    async def check(self) -> None:
        """Disconnect every client whose session has ended."""
        await self._send_away(list(self._here))

    async def ended(self, session: str) -> None:
        """Somebody says that this session has ended: disconnect whoever is connected by it, if that is so."""
        if session in self._here:
            await self._send_away([session])

    async def _send_away(self, sessions: list[str]) -> None:
        for first in range(0, len(sessions), AT_ONCE):
            some = sessions[first : first + AT_ONCE]
            alive = await self._players.alive(some)
            for session in some:
                if session not in alive:
                    for away in list(self._here.get(session, ())):
                        away()

    def start(self) -> None:
        """Check every few seconds, until stopped."""
        self._checking.start()

    async def stop(self) -> None:
        """Check no more."""
        await self._checking.stop()
