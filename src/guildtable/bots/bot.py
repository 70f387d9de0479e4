"""A bot: whoever answers its seat's question from what the seat sees."""

from __future__ import annotations

from typing import Any, Protocol

from guildtable.kernel.sight import Sight


class Bot(Protocol):
    """Answers its seat's question with options taken from it."""

    def choose(self, sight: Sight[Any]) -> tuple[Any, ...]:
        """What to answer, given what the seat sees."""
        ...
