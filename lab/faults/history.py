"""History: what every client of a match sent and was told, as it happened. Clients write it down, others judge."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

BOTS_KEY = "bot"
"""How the keys of the house's own bots begin."""


class Sent(NamedTuple):
    """Something a client wants done, under a key of its own. Sent as often as it takes."""

    key: str
    kind: str
    """`reply` or `undo`."""
    seat: int
    body: str
    """What the journal must keep beside the key: for a reply the seat, the question and the paths."""


class Answered(NamedTuple):
    """What the server said to a key: the number of the step, or the code it was refused with."""

    key: str
    seq: int = 0
    code: str = ""


class Probe(NamedTuple):
    """Something a well-behaved client never sends, what the answer must be, and what it was."""

    what: str
    key: str
    wanted: str
    got: str


class Step(NamedTuple):
    """A step as a viewer was told of it. A seat of None is chance, or the house."""

    seq: int
    kind: str
    seat: int | None


@dataclass(slots=True)
class History:
    """One client at one table: a seat, or a spectator (None)."""

    match: str
    who: str
    seat: int | None
    first: int = 1
    """The number of the first step it asked for."""
    sent: list[Sent] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    probes: list[Probe] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    went_back: int = 0
    """How often it was told that the match goes on from an earlier step than it knew of."""
    stayed: bool = True
    """It was there until the end."""


class Written(NamedTuple):
    """A row of the journal, as the database has it."""

    seq: int
    entry: str
    key: str | None
    body: str | None


@dataclass(frozen=True, slots=True)
class Kept:
    """All that the database has of a match."""

    match: str
    bots: frozenset[int]
    """Seats that a bot of the house plays."""
    rows: tuple[Written, ...]
    record: str | None
    """The text of its record, once it is over."""


def plain(history: History) -> dict[str, Any]:
    """A history for a file."""
    return {name: getattr(history, name) for name in History.__slots__}
