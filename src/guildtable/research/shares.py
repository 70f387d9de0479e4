"""Shares of wins with intervals that hold however often one looks, and the test that may stop at any game.

Robbins' mixture: a chance of winning is weighed against all others at once, by a uniform prior. The likelihood ratio of
the mixture to the true chance passes 20 in 5 % of all endless series at most (Ville). So the chances for which it is
below 20 are an interval that covers the true one all the time. Shared victories count in parts: a part is an average of
won and lost, and the ratio only gets smaller by averaging. So does a chance that differs from seat to seat. What would
make it larger is a deal that favours a bot in every seat; see docs/how-to/compare-bots.md for how it is in our games.
"""

from __future__ import annotations

from collections.abc import Callable
from math import lgamma, log

ERROR = 0.05
"""How often the interval may ever fail to cover the truth."""
NEVER, ALWAYS = 1e-9, 1 - 1e-9
STEPS = 50
"""Halvings: as fine as a float is."""


def evidence(won: float, games: int, chance: float) -> float:
    """The logarithm of the mixture's likelihood over that of this chance of winning."""
    lost = games - won
    mixture = lgamma(won + 1) + lgamma(lost + 1) - lgamma(games + 2)
    return mixture - won * log(chance) - lost * log(1 - chance)


def interval(won: float, games: int) -> tuple[float, float]:
    """All chances of winning that the games do not speak against, at any time of looking."""
    if not games:
        return 0.0, 1.0

    def refuted(chance: float) -> bool:
        return evidence(won, games, chance) >= -log(ERROR)

    middle = min(max(won / games, NEVER), ALWAYS)
    low = _edge(refuted, NEVER, middle) if refuted(NEVER) else 0.0
    high = _edge(refuted, ALWAYS, middle) if refuted(ALWAYS) else 1.0
    return low, high


def _edge(refuted: Callable[[float], bool], outside: float, inside: float) -> float:
    for _ in range(STEPS):
        half = (outside + inside) / 2
        if refuted(half):
            outside = half
        else:
            inside = half
    return outside


def target(times: float, players: int) -> float:
    """The share of wins at so many times par odds, which are 1 to the number of rivals."""
    if times <= 0:
        raise ValueError(f"--until {times:g}: say how many times par odds are to be shown, such as 2")
    return times / (times + players - 1)


def verdict(won: float, games: int, wanted: float) -> str:
    """Whether it is shown that the chance of winning is at least as wanted: `shown`, `refuted`, or still `open`."""
    if not games or evidence(won, games, wanted) < -log(ERROR):
        return "open"
    return "shown" if won / games > wanted else "refuted"
