"""The tree of a search: what was tried at a question, and how it went for each seat that was asked.

A node stands for what has been answered since the root, whatever was guessed; so answers may be on offer in one guess
and not in another. Seats asked at once have each their own statistics there: nobody answers a rival's secret answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, log, sqrt
from typing import Any

from guildtable.kernel.question import Choice, Reply, Seat

CURIOSITY = 0.25
"""How much an answer little tried is favoured; rewards lie between 0 and 1."""
WIDENING = 0.3
"""How soon a seat tries what it likes less: the second after 12 visits, the third after 45."""


@dataclass(slots=True)
class Tried:
    """An answer: how often it was given and on offer, and the rewards it brought."""

    visits: int = 0
    offered: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The mean reward; nothing for what was never tried."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def promise(self) -> float:
        """The mean, and the more the less it was tried of the times it was on offer."""
        return self.mean + CURIOSITY * sqrt(log(self.offered) / self.visits) if self.visits else inf


@dataclass(slots=True)
class Node:
    """A question of the tree."""

    visits: int = 0
    tried: dict[Seat, dict[Reply, Tried]] = field(default_factory=dict)
    after: dict[tuple[Reply, ...], Node] = field(default_factory=dict)
    """What comes next, by what all who were asked have answered."""

    def select(
        self, seat: Seat, choice: Choice[Any], ranked: Iterable[tuple[Any, ...]]
    ) -> tuple[Reply, tuple[Any, ...]]:
        """What the seat tries now: the best liked that is new, as far as it is time for it, or the most promising."""
        tried = self.tried.setdefault(seat, {})
        open_now = distinct(choice, ranked, 1 + int(WIDENING * sqrt(self.visits)))
        for reply in open_now:
            tried.setdefault(reply, Tried()).offered += 1
        best = max(open_now, key=lambda reply: tried[reply].promise)
        return best, open_now[best]

    def step(self, replies: Mapping[Seat, Reply]) -> tuple[Node, bool]:
        """The question after these replies, and whether it is new."""
        key = tuple(replies.values())
        if key in self.after:
            return self.after[key], False
        self.after[key] = Node()
        return self.after[key], True

    def learn(self, replies: Mapping[Seat, Reply], worth: Sequence[float]) -> None:
        """How it went for each of those who were asked."""
        self.visits += 1
        for seat, reply in replies.items():
            tried = self.tried[seat][reply]
            tried.visits += 1
            tried.total += worth[seat]


def distinct(choice: Choice[Any], answers: Iterable[tuple[Any, ...]], most: int) -> dict[Reply, tuple[Any, ...]]:
    """The first few of these answers that are not the same thing: equal pieces are one reply."""
    found: dict[Reply, tuple[Any, ...]] = {}
    for answer in answers:
        found.setdefault(choice.write(answer), answer)
        if len(found) == most:
            break
    return found
