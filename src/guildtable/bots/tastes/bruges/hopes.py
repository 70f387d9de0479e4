"""What a town of Bruges may still make of what it has, in points. Fitted to games of greedy bots."""

from __future__ import annotations

from guildtable.bots.tastes.bruges.outlook import ROUNDS, WORTH, rounds_left
from guildtable.games.bruges.person import PERSONS, Icon
from guildtable.games.bruges.state import Bruges, Town

CANAL_BEGUN = (0.0, 0.3, 1.0, 0.0, 0.8, 0.0)
"""What so many tokens in a section promise beyond their points."""
DREAD = (0.0, 0.2, 0.9, 2.3)
"""What so many markers of a colour weigh together."""
LASTING = {name: worth for name, worth in WORTH.items() if PERSONS[name].icon not in {Icon.AT_ONCE, Icon.AT_END}}
"""What those who work again and again are reckoned at."""


def hopes(g: Bruges) -> list[float]:
    """What each town's people, money, workers and houses will still make, as games of greedy bots had it."""
    left = rounds_left(g)
    return [hope(town, left) for town in g.towns]


def hope(town: Town, left: float) -> float:
    """One town's prospects; most of them grow with the rounds to come."""
    empty, workers = len(town.houses) - len(town.persons), town.workers.values()
    return (
        0.42 * min(town.guilders, 14)
        + 0.25 * max(0, town.guilders - 14)
        + (0.4 + 0.12 * left) * sum([count >= 1 for count in workers])
        + 0.15 * max(0.0, left - 2.5) * sum([count >= 2 for count in workers])  # of a third nobody has made anything
        + 0.8 * min(empty, town.guilders / 4)
        + 0.12 * left * empty
        + 0.5 * left / ROUNDS * sum([LASTING.get(name, 0.0) for name in town.persons])
        + min(1.0, left / 2) * sum([CANAL_BEGUN[built] for built in town.canals])
        - sum([DREAD[count] for count in town.threats.values()])
    )
