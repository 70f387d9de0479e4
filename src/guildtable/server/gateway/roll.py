"""The roll: who is connected by which session. Called every few seconds: whoever's session has ended, goes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import structlog

from guildtable.server.players import Players

EVERY = 3.0
"""Seconds. Somebody who was banned, or has said goodbye on another node, is told within five."""
AT_ONCE = 1000
log = structlog.get_logger()

type Away = Callable[[], None]


class Roll:
    """Of one node. The database is asked, not the bus: a lost hint must not leave a banned player at the table."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._here: dict[str, set[Away]] = {}

    @contextmanager
    def entered(self, session: str, away: Away) -> Iterator[None]:
        """Somebody is connected by this session; `away` is called when it has ended."""
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

    async def call(self) -> None:
        """Send everyone away whose session has ended."""
        sessions = list(self._here)
        for first in range(0, len(sessions), AT_ONCE):
            some = sessions[first : first + AT_ONCE]
            alive = await self._players.alive(some)
            for session in some:
                if session not in alive:
                    for away in list(self._here.get(session, ())):
                        away()

    @asynccontextmanager
    async def calling(self) -> AsyncIterator[None]:
        """Call it every few seconds."""
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.call()
            except Exception as error:  # noqa: BLE001  the database is away: nobody can do anything meanwhile
                log.warning("roll", error=type(error).__name__)
