"""The bus: hints between nodes that something has changed. A lost hint costs time, never a reply."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

type Listener = Callable[[str, str], Awaitable[None]]
"""Called with the table and the hint: the number of the last entry, or `table`, or `chat`. Or with a player's bell."""
LIST = "tables"
"""The hint to a bell that any of the player's tables may have changed."""


def bell_of(player: str) -> str:
    """A player's place on the bus, among those of the tables."""
    return f"@{player}"


class Bus(Protocol):
    """Carries hints about tables, and to players about theirs."""

    async def open(self, listener: Listener) -> None:
        """Connect; everything watched is told to the listener."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...

    async def watch(self, table: str) -> None:
        """Hear of this table from now on."""
        ...

    async def unwatch(self, table: str) -> None:
        """No more of it."""
        ...

    async def hint(self, table: str, what: str) -> None:
        """Tell all nodes, ourselves included if we watch. Never raises: it is a hint."""
        ...

    @property
    def connected(self) -> bool:
        """Would others hear us?"""
        ...
