"""Puzzles: moments of matches at which one answer was plainly better than all others, and no obvious one.

They come with the package (`tools/puzzles.py` finds them), with what a strong bot thinks of the answers: a puzzle is
looked at as often as anybody likes, and costs no thought.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from guildtable.kernel.plain import fill
from guildtable.kernel.question import Seat
from guildtable.server.protocol import Refused
from guildtable.shelf import GAMES


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """An answer to a puzzle, and what it leads to."""

    reply: tuple[str, ...]
    share: float
    """In shares of winning."""
    behind: float
    """How much less than the best."""
    error: float
    """The standard error of that."""
    items: dict[str, float]
    """What the seat has points for at the end, in the mean of many games played on by taste."""
    lead: float
    """Its points then, less those of the best rival."""
    lead_error: float
    """The standard error of how much that differs from after the best."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What a strong bot thinks of a puzzle, and what was played."""

    seat: Seat
    step: int
    """After this step of the match it is asked."""
    played: tuple[str, ...]
    answers: tuple[PuzzleAnswer, ...]
    """The best first; what a beginner likes best is the last."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A match up to a moment, and the solution."""

    record: str
    solution: Solution


def puzzles() -> dict[str, int]:
    """How many there are of each game."""
    return {name: len(of_game(name)) for name in GAMES}


def puzzle(name: str, number: int) -> Puzzle:
    """One of them; the first is number 1."""
    found = of_game(name)
    if not 1 <= number <= len(found):
        raise Refused("no-such-place", "There is no such puzzle: see /api/puzzles for how many there are.")
    return found[number - 1]


@cache
def of_game(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; a game may have none."""
    file = files("guildtable.server.archive") / "puzzles" / f"{name}.json"
    if name not in GAMES or not file.is_file():
        return ()
    found: tuple[Puzzle, ...] = fill(tuple[Puzzle, ...], json.loads(file.read_text(encoding="utf-8")))
    return found
