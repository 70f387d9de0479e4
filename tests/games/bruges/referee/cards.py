"""The 165 cards, read from the referee's own copy of the list."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from pathlib import Path

COLOURS = ("blue", "brown", "red", "purple", "yellow")

NAMED = {
    "die_high_worker": r"if the (\w+) die",
    "income_house_colour": r"each (\w+) house",
    "points_house_pair": r"at least 2 (\w+) houses",
    "ward_threat_colour": r"your (\w+) threat marker",
    "guilders_per_die_colour": r"value of the (\w+) die",
    "points_per_die_value": r"shows a (\d)",
    "round_guilders": r"take (\d) guilders",
    "group_laurel": r"of the (\w+) group",
    "group_laurel_other": r"of the (\w+) group",
    "points_per_group": r"of the (\w+) group",
    "points_per_group_once": r"of the (\w+) group",
}
"""Persons of one family differ in one word of their sentence: a colour, a group or a number."""


@dataclass(frozen=True)
class Card:
    """One card: its colour for actions I to V, and the person on it."""

    id: str
    colour: str
    group: str
    price: int
    points: int
    icon: str
    worker: str
    """The colour of the worker that activates the person, if the icon is a worker."""
    family: str
    named: str
    """The one word that tells the person from the others of the family."""


def read_cards() -> dict[str, Card]:
    """All cards by id."""
    with (Path(__file__).parent / "persons.csv").open(encoding="utf-8", newline="") as lines:
        return {row["id"]: _card(row) for row in csv.DictReader(lines)}


def _card(row: dict[str, str]) -> Card:
    return Card(
        id=row["id"],
        colour=row["colour"],
        group=row["group"],
        price=int(row["price"]),
        points=int(row["points"]),
        icon=row["icon"],
        worker=row["worker_colour"],
        family=row["family"],
        named=_named(row["family"], row["effect"]),
    )


def _named(family: str, effect: str) -> str:
    if family not in NAMED:
        return ""
    found = re.search(NAMED[family], effect)
    if not found:
        raise ValueError(f"the sentence of a {family} names nothing: {effect}")
    return found[1].lower()


CARDS = read_cards()


def members(group: str, but: str = "") -> list[str]:
    """The persons of a group, perhaps but one."""
    return [card.id for card in CARDS.values() if card.group == group and card.id != but]
