"""A taste: what a sensible beginner likes in a game. Greedy bots follow it, and search asks it where to look first.

A taste looks at the state of a guess, never at the true one: whatever it reads there is what its seat sees, or made up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import inf
from random import Random
from typing import Any

from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.script import State

type Liking = Callable[[Any], float]

UNTHINKABLE = -inf
"""What is liked so little nobody thinks of, as long as there is anything else."""
SETS = 60
"""Where several are to be taken, so many ways of each size are thought of."""


@dataclass(frozen=True, slots=True)
class Taste[S: State]:
    """A game's taste."""

    likes: Callable[[S, Seat, Choice[Any]], Liking]
    """Looks at the table once and says how much it likes an option."""
    hopes: Callable[[S], Sequence[float]]
    """What each seat has that is not points yet, in points: money, cards, a lead in a town not yet scored."""
    swing: float
    """By about so many points things still turn: who is so far ahead is 2.7 times as likely to win."""
    ahead: int = 0
    """So many replies at least are looked ahead, and from there to the end of the round."""

    def answer(self, now: S, seat: Seat, choice: Choice[Any], rng: Random) -> tuple[Any, ...]:
        """As many of the best options as must be taken, and further ones only if liked. Equal ones are tossed for."""
        likes, options = self.likes(now, seat, choice), choice.options
        if choice.most == 1 and choice.least == 1:
            best, found = likes(options[0]), [options[0]]
            for option in options[1:]:
                liking = likes(option)
                if liking > best:
                    best, found = liking, [option]
                elif liking == best:
                    found.append(option)
            return (found[0] if len(found) == 1 else found[int(rng.random() * len(found))],)
        ranked = sorted([(likes(option), rng.random(), place) for place, option in enumerate(options)], reverse=True)
        wanted = sum([liking > 0 for liking, _, _ in ranked[: choice.most]])
        taken = sorted([place for _, _, place in ranked[: max(choice.least, wanted)]])
        return tuple([options[place] for place in taken])

    def ranked(self, now: S, seat: Seat, choice: Choice[Any]) -> list[tuple[Any, ...]]:
        """Answers in the order in which they are liked: all of them, or the likeliest where several are taken."""
        likes, options = self.likes(now, seat, choice), choice.options
        likings = [likes(option) for option in options]
        places = sorted(range(len(options)), key=likings.__getitem__, reverse=True)
        while len(places) > choice.most and likings[places[-1]] == UNTHINKABLE:
            places.pop()
        if choice.most == 1 and choice.least == 1:
            return [(options[place],) for place in places]
        sets = [
            tuple(sorted(taken))
            for count in range(choice.least, min(choice.most, len(options)) + 1)
            for taken in islice(combinations(places, count), SETS)
        ]
        sets.sort(key=lambda taken: sum([likings[place] for place in taken]), reverse=True)
        return [tuple([options[place] for place in taken]) for taken in sets]


type AnyTaste = Taste[Any]

POINTS = 10.0
"""By how many points things still turn in a game we know nothing of."""


def points_alone(game: AnyGame) -> AnyTaste:
    """For a game that has no taste of its own: all options are liked the same, and only points are hoped for."""
    return Taste(
        likes=lambda _now, _seat, _choice: lambda _option: 0.0,
        hopes=lambda now: [0.0] * len(game.standing(now)),
        swing=POINTS,
    )
