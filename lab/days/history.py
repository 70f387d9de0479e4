"""History: who was asked, answered, was called and lost a seat, as it happened. The month writes it down."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime


@dataclass
class Question:
    """A seat that was asked: when, when it was no more, and how it ended."""

    table: str
    seat: int
    player: str
    number: int
    asked: float
    over: float | None = None
    ended_by: str = ""
    """`reply` of the person, or `bot`: their time was up."""
    vacation: bool = True
    """Does the table allow it?"""


@dataclass
class Called:
    """A call that was tried, as the other side saw it."""

    at: float
    player: str
    table: str
    channel: str
    same: str
    """What tells it from another: a device, or the Message-ID of a letter."""
    came: bool = True
    """Was it taken? Else it may be tried again."""


@dataclass
class History:
    """All that happened."""

    questions: list[Question] = field(default_factory=list)
    calls: list[Called] = field(default_factory=list)
    acts: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """When each player was here."""
    reachable: dict[str, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    kills: list[float] = field(default_factory=list)
    lines: dict[str, list[tuple[float, str]]] = field(default_factory=lambda: defaultdict(list))
    """By table, what to print beside a broken promise."""

    def note(self, table: str, at: float, said: str) -> None:
        """Write a line down."""
        self.lines[table].append((at, said))

    def of(self, table: str, around: float, lines: int = 14) -> str:
        """The lines of a table up to that time, and some after."""
        kept = [line for line in self.lines[table] if line[0] <= around + 600][-lines:]
        return "\n".join(f"    {datetime.fromtimestamp(at, UTC):%d %b %H:%M:%S} UTC  {said}" for at, said in kept)
