"""The bus of a single process."""

from __future__ import annotations

import asyncio

from guildtable.server.bus import OnHint
from guildtable.server.bus.hints import Hint
from guildtable.server.ops.logs import log_fault


class LocalBus:
    """See `Bus`."""

    connected = True

    def __init__(self) -> None:
        self._listener: OnHint | None = None
        self._watched: set[str] = set()
        self._running: set[asyncio.Task[None]] = set()

    async def open(self, listener: OnHint) -> None:
        self._listener = listener

    async def close(self) -> None:
        self._listener = None
        if self._running:
            await asyncio.wait(self._running, timeout=2)

    async def watch(self, place: str) -> None:
        self._watched.add(place)

    async def unwatch(self, place: str) -> None:
        self._watched.discard(place)

    async def hint(self, place: str, hint: Hint) -> None:
        if self._listener and place in self._watched:
            task = asyncio.create_task(_tell(self._listener, place, hint))
            self._running.add(task)  # a task nobody holds may vanish
            task.add_done_callback(self._running.discard)


async def _tell(listener: OnHint, place: str, hint: Hint) -> None:
    """Call the listener. Its faults are logged here: nobody waits for it, and Python itself would quote the error."""
    try:
        await listener(place, hint)
    except Exception as error:  # noqa: BLE001  it is a hint: who missed it finds out by itself
        log_fault("bus.hint failed", error)
