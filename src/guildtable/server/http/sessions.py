"""Sessions in use: who is connected by which session. Every few seconds those whose session has ended are sent away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from guildtable.server.ops.background import Background
from guildtable.server.tables.players import Players

EVERY = 3.0
"""Seconds. Somebody who was banned, or has said goodbye on another node, is told within five."""
AT_ONCE = 1000

type Away = Callable[[], None]


class Sessions:
    """The sessions of this node. It asks the database, not the bus: a lost hint must not let a banned player stay."""

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
        sessions = list(self._here)
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
