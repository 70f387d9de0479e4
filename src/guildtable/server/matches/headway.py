"""Headway: how far a match has come, and how long it may go to and fro.

To reply and to take it back can be repeated for ever, and every time it is written down. So there is a bound to what
leads nowhere, and one to the whole. Where they are reached nothing is taken back and nobody returns to a seat; who
wants to leave may, and replies are never refused, and so every match comes to its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from guildtable.kernel.game import AnyGame
from guildtable.kernel.record import Entry, Replied, Undone, Withdrawn

TO_AND_FRO = 100
"""Entries in a row that bring a match no further than it was: fifty replies taken back at one question."""
INTERRUPTS = 33
"""So many entries is an undo worth by which another person's question is gone, thought over or not: three, no more."""
TIMES = 3
"""A match may have so many times the entries of its game's longest."""


@dataclass(frozen=True, slots=True)
class Headway:
    """How many replies stand, how many ever stood, and how many entries came since then."""

    standing: int = 0
    furthest: int = 0
    since: int = 0

    def after(self, entry: Entry, weight: int = 1) -> Headway:
        """With one entry more, that counts for so many where it leads nowhere."""
        standing = self.standing + _step(entry)
        if standing > self.furthest:
            return Headway(standing, standing)
        return Headway(standing, self.furthest, self.since + weight)


START = Headway()


def _step(entry: Entry) -> int:
    match entry:
        case Replied():
            return 1
        case Undone(_, count):
            return -count
        case Withdrawn():
            return -1
    return 0


def most_entries(game: AnyGame) -> int:
    """The entries after which a match of this game only goes forward."""
    return TIMES * game.longest


def runs_on(entries: Iterable[Entry]) -> bool:
    """Do these entries go to and fro longer than any match may?"""
    headway = Headway()
    for entry in entries:
        headway = headway.after(entry)
        if headway.since > 2 * TO_AND_FRO:  # what was taken back just before the bound is replied again
            return True
    return False
