"""A reading: a table of some game as a net sees it, a row of numbers for each seat.

Like a taste it reads the state of a guess, never the true one: whatever it finds there is what its seat sees, or made
up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from guildtable.bots.net import Rows
from guildtable.kernel.script import State


@dataclass(frozen=True, slots=True)
class Reading[S: State]:
    """How a game is read."""

    rows: Callable[[S], Rows]
    """The table, once for each seat as that seat stands in it."""
    knows: Callable[[S], bool]
    """Is it a table of the kind that was learned from? On any other the taste's own value is asked instead."""
    asides: frozenset[str]
    """Questions that only finish what was begun: they are answered by taste before anybody looks."""
    plays_on: Callable[[S], bool]
    """Does search play to the end of the round by taste before it asks what this table is worth?"""
    width: int = 24
    """So many answers are looked at, the best liked."""
    looks: bool = True
    """Does a look choose the answers that search tries?"""
    guesses: int = 3
    """In so many guesses at what the seat cannot see each answer is looked at."""
    heat: float = 1.0
    """How hot its levels are, against Capital Lux: less where many answers decide a game, more where a look
    hardly tells them apart."""
    every: int = 1
    """One in so many questions of a game is learned from."""
    skipped: int = 0
    """So many of the last numbers are only added up: the hidden units do not see them."""


type AnyReading = Reading[Any]
