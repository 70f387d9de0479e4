"""Persons who give nothing but points, guilders and workers: how much they give at this moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.games.bruges.referee.bank import Gain
from tests.games.bruges.referee.cards import COLOURS, Card
from tests.games.bruges.referee.ledger import Player, Table

type Giving = Callable[[Table, Player, Card], Gain]

GAINS: dict[str, Giving] = {
    # Always the same.
    "alchemist": lambda _t, _p, _c: Gain(guilders=6),
    "baroness": lambda _t, _p, _c: Gain(points=2),
    "counterfeiter": lambda _t, _p, _c: Gain(guilders=6),
    "herbalist": lambda _t, _p, _c: Gain(workers=COLOURS),
    "king": lambda _t, _p, _c: Gain(points=1, guilders=1),
    "prince": lambda _t, _p, _c: Gain(points=1, guilders=2),
    "queen": lambda _t, _p, _c: Gain(points=1),
    "round_guilders": lambda _t, _p, c: Gain(guilders=int(c.named)),
    "student": lambda _t, _p, _c: Gain(guilders=3),
    # By the dice.
    "abbess": lambda t, _p, _c: Gain(points=len(set(t.dice.values()))),
    "astrologer": lambda t, _p, _c: Gain(workers=tuple(die for die, value in t.dice.items() if value % 2 == 0)),
    "broker": lambda t, _p, _c: Gain(guilders=sum(value for value in t.dice.values() if value in {3, 4})),
    "die_high_worker": lambda t, _p, c: Gain(workers=(c.named,) if t.dice[c.named] >= 5 else ()),
    "gambler": lambda t, _p, _c: Gain(guilders=max(t.dice.values()) - min(t.dice.values())),
    "guilders_per_die_colour": lambda t, _p, c: Gain(guilders=t.dice[c.named]),
    "jester": lambda t, _p, _c: Gain(guilders=min(t.dice.values())),
    "points_per_die_value": lambda t, _p, c: Gain(points=list(t.dice.values()).count(int(c.named))),
    "prioress": lambda t, _p, _c: Gain(points=_equal_dice(t)),
    "puppeteer": lambda t, _p, _c: Gain(guilders=2 * sum(value in {3, 4} for value in t.dice.values())),
    "sacristan": lambda t, _p, _c: Gain(points=int(sum(value >= 5 for value in t.dice.values()) <= 1)),
    # By the houses.
    "city_surveyor": lambda _t, p, _c: Gain(points=len(p.house_colours)),
    "city_treasurer": lambda _t, p, _c: Gain(guilders=len(p.house_colours)),
    "income_house_colour": lambda _t, p, c: Gain(guilders=2 * p.houses_of(c.named)),
    "points_house_pair": lambda _t, p, c: Gain(points=2 if p.houses_of(c.named) >= 2 else 1),
    "rentmaster": lambda _t, p, _c: Gain(guilders=len(p.houses)),
    # By the persons.
    "composer": lambda _t, p, _c: Gain(points=int(len(p.groups) >= 5)),
    "duchess": lambda _t, p, _c: Gain(points=len(p.persons)),
    "lacemaker": lambda _t, p, _c: Gain(guilders=min(6, 2 * p.of_group("artist"))),
    "philosopher": lambda _t, p, _c: Gain(points=len(p.groups)),
    "points_per_group": lambda _t, p, c: Gain(points=p.of_group(c.named)),
    "points_per_group_once": lambda _t, p, c: Gain(points=p.of_group(c.named)),
    "saddler": lambda _t, p, _c: Gain(guilders=len(p.groups)),
    # By threats, canals, reputation and purses.
    "almoner": lambda _t, p, _c: Gain(guilders=2 * p.threats.total()),
    "sergeant": lambda _t, p, _c: Gain(workers=tuple(p.threats.elements())),
    "shopkeeper": lambda _t, p, _c: Gain(points=2 * sum(built == 5 for built in p.canal.values())),
    "squire": lambda t, p, _c: Gain(guilders=2 if p.step and p.step == max(q.step for q in t.players) else 0),
    "vagabond": lambda t, p, _c: Gain(guilders=sum(other.guilders > p.guilders for other in t.others(p))),
}
"""By family; the card is passed for the one word in which the members of a family differ."""


def _equal_dice(t: Table) -> int:
    """2 points for three alike, 1 for two."""
    most = max(Counter(t.dice.values()).values())
    return 2 if most >= 3 else 1 if most == 2 else 0
