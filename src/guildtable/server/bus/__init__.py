"""The bus: hints between nodes that something has changed. A lost hint costs time, never a reply."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from guildtable.server.bus.hints import Hint

type OnHint = Callable[[str, Hint], Awaitable[None]]
"""Called with the place, a table's or a player's, and the hint."""


class Bus(Protocol):
    """Carries hints about tables, and to players about theirs."""

    async def open(self, listener: OnHint) -> None:
        """Connect. The listener is called with every hint about a place that is watched."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...

    async def watch(self, place: str) -> None:
        """Hear of this table, or of this player's, from now on."""
        ...

    async def unwatch(self, place: str) -> None:
        """Hear no more of it."""
        ...

    async def hint(self, place: str, hint: Hint) -> None:
        """Send a hint to all nodes, this one included if it watches the place. It never raises."""
        ...

    @property
    def connected(self) -> bool:
        """Would other nodes get our hints?"""
        ...
