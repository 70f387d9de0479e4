"""Ratings by OpenSkill (Plackett and Luce): one number a bot, from the order in which the seats came in.

Bots do not learn, so nothing is added to their uncertainty (`tau`) and every game counts in full (`gamma`): with the
library's own gamma, made for people, intervals come out twice as wide as the error is. Each seat is rated as if a
player of its own sat there with the bot's rating; then the changes of a bot's seats are added up. Where a bot meets
itself they cancel out.

Seats with the same place are rated in every order they could have come in, and the mean of that is taken: of places
1, 1, 3, 4 the library gives the third as much as the winners (openskill 6.2), as if it had been tied with them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import permutations, product
from math import sqrt
from statistics import mean
from typing import Any

from guildtable.research.contest import Result

SURE = 1.96
"""Standard deviations to either side that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and how unsure that is. All begin at 25."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of what is likely."""
        return self.mu - SURE * self.sigma, self.mu + SURE * self.sigma


def ratings(bots: Iterable[str], games: Iterable[Result]) -> dict[str, Rating]:
    """Rate the bots game by game, in the order of the games."""
    require_openskill()
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce(tau=0.0, gamma=_in_full)
    rated = {name: Rating(model.mu, model.sigma) for name in bots}
    for played in games:
        teams = [[model.rating(rated[name].mu, rated[name].sigma)] for name in played.seats]
        changes = defaultdict[str, list[Rating]](list)
        finishes = [model.rate(teams, ranks=order) for order in orders(played.ranks())]
        for name, *ended in zip(played.seats, *finishes, strict=True):
            changes[name].append(Rating(mean(seat.mu for (seat,) in ended), mean(seat.sigma for (seat,) in ended)))
        for name, after_seats in changes.items():
            rated[name] = _added_up(rated[name], after_seats)
    return rated


def orders(ranks: Sequence[float]) -> list[list[float]]:
    """Every order without ties in which seats of these ranks could have come in, as their places."""
    tied = [[seat for seat, rank in enumerate(ranks) if rank == place] for place in sorted(set(ranks))]
    found = []
    for ways in product(*map(permutations, tied)):
        coming_in = [seat for way in ways for seat in way]
        found.append([1.0 + coming_in.index(seat) for seat in range(len(ranks))])
    return found


def require_openskill() -> None:
    """Fail before the games are played if openskill is not installed."""
    if not find_spec("openskill"):
        raise ValueError("ratings need OpenSkill: install guildtable[research]")


def _added_up(before: Rating, after_seats: Iterable[Rating]) -> Rating:
    mu, variance = before.mu, before.sigma**2
    for after in after_seats:
        mu += after.mu - before.mu
        variance *= (after.sigma / before.sigma) ** 2
    return Rating(mu, sqrt(variance))


def _in_full(*_: Any) -> float:
    return 1.0
