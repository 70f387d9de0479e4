"""A layout: which numbers of an observation stand for what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from guildtable.kernel.game import Settings
from guildtable.kernel.question import NOTHING, Seat

type Numbers = memoryview[float]
"""An observation while it is written: 32-bit floats, all zero at first."""
SEATS = 4
"""Every layout has room for four seats, so that one agent can sit at any table. Who is not there is all zero."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of numbers."""

    name: str
    offset: int
    size: int
    meaning: str


@dataclass(slots=True)
class Layout:
    """The sections of an observation, one after another without gaps."""

    sections: list[Stretch] = field(default_factory=list)
    size: int = 0

    def add(self, name: str, size: int, meaning: str) -> int:
        """A new section at the end; gives where it begins."""
        offset = self.size
        self.sections.append(Stretch(name, offset, size, meaning))
        self.size += size
        return offset


@dataclass(frozen=True, slots=True)
class Observation:
    """How a game is observed: its layout, the questions it asks, and writing down a view as a seat sees it."""

    layout: Layout
    whys: tuple[str, ...]
    write: Callable[[Any, Seat, Numbers], None]
    """A view, whose it is, and where to: only what is not zero is written."""
    fixed: Settings = NOTHING
    """Options of the game that cannot be changed: the numbers stand for these."""
