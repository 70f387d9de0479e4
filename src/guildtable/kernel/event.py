"""An event: what a step brought about, and who may know it. For the log, animation and statistics; never the truth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from guildtable.kernel.question import Seat, Word

type Viewer = Seat | None
"""A seat, or None: a spectator, who sees what everybody sees."""


@dataclass(slots=True)
class Event:
    """A message with its audience: everybody, `only` one seat, or everybody `but` one seat."""

    id: str
    args: Mapping[str, Word]
    only: Seat | None = None
    but: Seat | None = None

    def heard_by(self, viewer: Viewer) -> bool:
        """May this viewer be told?"""
        if self.only is not None:
            return viewer == self.only
        return self.but is None or viewer != self.but


class Newsworthy(Protocol):
    """A state that collects what happens. News belongs to a step: it is no part of the state's value."""

    news: list[Event]


def tell(g: Newsworthy, message: str, /, **args: Word) -> None:
    """Tell everybody."""
    g.news.append(Event(message, args))


def whisper(g: Newsworthy, seat: Seat, message: str, /, **args: Word) -> None:
    """Tell one seat, and nobody else."""
    g.news.append(Event(message, args, only=seat))


def tell_others(g: Newsworthy, seat: Seat, message: str, /, **args: Word) -> None:
    """Tell everybody but one seat, who was told more."""
    g.news.append(Event(message, args, but=seat))
