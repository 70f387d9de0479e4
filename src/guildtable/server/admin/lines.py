"""Lines: a table, a player, a report, something said; as an admin lists them."""

from __future__ import annotations

from dataclasses import dataclass

from guildtable.kernel.question import Seat


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table, as an admin sees it."""

    id: str
    game: str
    state: str
    players: tuple[str, ...]
    entries: int
    """The number of its last entry."""
    seen: float
    """When a player was last there."""
    created: float


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player, as an admin sees them."""

    id: str
    name: str
    banned: bool
    tables: int
    created: float
    seen: float | None


@dataclass(frozen=True, slots=True)
class ReportLine:
    """A report, as an admin lists it."""

    id: str
    table: str
    player: str
    seat: Seat | None
    seq: int
    note: str
    page: str
    version: str
    at: float
    about: str
    """The id of the person it is about; empty if it is about none."""
    said: str
    """What they said, if it is about a line of the chat."""
    context: tuple[tuple[str, str, str], ...]
    """What was said before: of each line the speaker's id, their name then, and the text."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of a table's chat, as an admin sees it."""

    id: int
    player: str
    name: str
    seat: Seat | None
    text: str
    at: float
    hidden: bool
