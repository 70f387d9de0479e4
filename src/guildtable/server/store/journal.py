"""The journal: the entries of every match, in order. The number of an entry is the lock: nobody writes it twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


class Taken(Exception):
    """Somebody else wrote an entry of this number first: read on, and think again."""


class Repeated(Exception):
    """This key was used before: look what became of it."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entry as it is kept, with the events it brought about and, where there are clocks, how they stand."""

    seq: int
    entry: str
    events: str
    clocks: str | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """What was done under a key."""

    seq: int
    body: str


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A match as it stood after an entry, to be taken up from there."""

    seq: int
    rules: str
    live: str


type Alarms = Mapping[str, float | None]
"""When something is due at a match, by kind, in ticks; None: nothing is."""


class Journal(Protocol):
    """What the hot path asks of a store. PostgreSQL and SQLite have it, and pass the same tests."""

    async def append(
        self, match: str, rows: Sequence[Row], key: str | None = None, body: str = "", alarms: Alarms | None = None
    ) -> None:
        """Write these entries, all or none, with the alarms they set; raises `Taken` or `Repeated`."""
        ...

    async def since(self, match: str, seq: int) -> list[Row]:
        """The entries after this number."""
        ...

    async def heads(self, matches: Sequence[str]) -> dict[str, int]:
        """The last number of each match."""
        ...

    async def kept(self, match: str, key: str) -> Kept | None:
        """What was done under this key."""
        ...

    async def checkpoint(self, match: str, made: Checkpoint) -> None:
        """Keep a checkpoint; an old one of the same number gives way."""
        ...

    async def checkpoints(self, match: str) -> list[Checkpoint]:
        """The checkpoints of a match, newest first."""
        ...

    async def alarm(self, match: str, alarms: Alarms) -> None:
        """Set alarms outside of a reply."""
        ...

    async def due(self, match: str, kind: str) -> float | None:
        """When something of this kind is due."""
        ...

    async def reset(self, match: str, kind: str, was: float | None, at: float | None) -> None:
        """Change an alarm, unless somebody has changed it since."""
        ...

    async def claim(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        """Take up to so many matches where something of this kind is due: nobody else gets them during the lease."""
        ...
