"""The journal: the entries of every match, in order. The number of an entry is the lock: nobody writes it twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Taken(Exception):
    """Raised if an entry of this number was written before: read on, and try again."""


class Lost(Exception):
    """Raised if the entry before is not the one we know: the journal went back, to a standby or a backup. Read anew."""


class Repeated(Exception):
    """Raised if this key was used before: `kept` says for what."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entry as it is kept, with the events it brought about and, where there are clocks, how they stand."""

    seq: int
    entry: str
    events: str
    clocks: str | None = None
    stamp: int = 0
    """Whose writing it was, see `ops/traces.py`; 0 if it is older than stamps, or not written yet."""

    @property
    def head(self) -> Head:
        """Its number and its stamp."""
        return Head(self.seq, self.stamp)


class Head(NamedTuple):
    """The last entry of a match, or the last that somebody knows: its number, and its stamp."""

    seq: int
    stamp: int


@dataclass(frozen=True, slots=True)
class KeyUse:
    """What was done under a key."""

    seq: int
    body: str


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A match as it stood after an entry, from which it can be loaded."""

    seq: int
    rules: str
    live: str


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody who is asked at a table by the day, and is to be called by a channel, if they are away: see `calls/`."""

    player: str
    asked: int
    """The entry by which they were asked."""
    channel: str
    seat: int
    since: float
    at: float
    """When it is to be looked at, by the time of day."""


PAGE = 200
"""Entries that are read at once."""

type Alarms = Mapping[str, float | None]
"""When something is due at a match, by kind, in ticks; None: nothing is."""


class Journal(Protocol):
    """What the hot path asks of a store. PostgreSQL and SQLite have it, and pass the same tests."""

    async def append(
        self,
        match: str,
        rows: Sequence[Row],
        key: str | None = None,
        body: str = "",
        alarms: Alarms | None = None,
        after: int = 0,
        calls: Sequence[Call] = (),
    ) -> int:
        """Write these entries, all or none, with the alarms they set and the calls they make, directly behind the one
        stamped `after`.

        Returns their stamp; raises `Taken`, `Repeated` or `Lost`.
        """
        ...

    async def since(self, match: str, seq: int) -> list[Row]:
        """The entries after this number, read page by page."""
        ...

    async def page(self, match: str, seq: int) -> list[Row]:
        """The first entries after this number, at most a page of them."""
        ...

    async def stamp_of(self, match: str, seq: int) -> int | None:
        """The stamp of this entry; None if it is not there."""
        ...

    async def last(self, match: str, prefix: str) -> int | None:
        """The number of the last entry whose text begins so."""
        ...

    async def heads(self, matches: Sequence[str]) -> dict[str, Head]:
        """The last entry of each match."""
        ...

    async def kept(self, match: str, key: str) -> KeyUse | None:
        """What was done under this key."""
        ...

    async def checkpoint(self, match: str, made: Checkpoint, stamp: int = 0) -> None:
        """Keep a checkpoint, if its entry stands with this stamp; an old one of the same number gives way."""
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
        """Change an alarm, unless it was changed since."""
        ...

    async def claim(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        """Claim up to `count` matches where something of this kind is due; nobody else gets them during the lease."""
        ...

    async def claim_in_turn(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        """The same, but those who opened the tables take turns: who has one that waits is not behind another's many.
        What is claimed already counts, so nobody has two at work before everybody has one."""
        ...


async def all_pages(journal: Journal, match: str, seq: int) -> list[Row]:
    """All entries after this number."""
    rows: list[Row] = []
    while page := await journal.page(match, rows[-1].seq if rows else seq):
        rows += page
        if len(page) < PAGE:
            break
    return rows
