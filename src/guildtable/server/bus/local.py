"""The bus of a single process."""

from __future__ import annotations

import asyncio

from guildtable.server.bus import Listener


class LocalBus:
    """See `Bus`."""

    connected = True

    def __init__(self) -> None:
        self._listener: Listener | None = None
        self._watched: set[str] = set()
        self._running: set[asyncio.Task[None]] = set()

    async def open(self, listener: Listener) -> None:
        self._listener = listener

    async def close(self) -> None:
        self._listener = None
        if self._running:
            await asyncio.wait(self._running, timeout=2)

    async def watch(self, table: str) -> None:
        self._watched.add(table)

    async def unwatch(self, table: str) -> None:
        self._watched.discard(table)

    async def hint(self, table: str, what: str) -> None:
        if self._listener and table in self._watched:
            task = asyncio.ensure_future(self._listener(table, what))
            self._running.add(task)  # a task nobody holds may vanish
            task.add_done_callback(self._running.discard)
