"""The deck: which persons are dealt, where we know them from, and what of them is our own choice.

The printed list could not be had: `deck.csv` is our reconstruction. A person on a page but not in the file is a guest,
dealt only at a table that asks for guests.
"""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import NamedTuple

from guildtable.games.bruges.person import PERSONS
from guildtable.kernel.game import Option
from guildtable.kernel.script import Card

GUESTS = Option("guests", ("no", "yes"), "no")
FACTS = (
    "price",
    "group",
    "colour",
    "icon",
    "worker_colour",
    "effect",
    "amount",
    "minimum",
    "points_per_guilder",
    "counted_group",
)
"""What a card says, in its order. A name in another language is none, nor is a loop's type: the text tells it."""


class Source(NamedTuple):
    """Where a person is known from: the `rulebook`, its `supplement`, `mentioned` there, `outside` them, or nowhere."""

    known: str
    ours: tuple[str, ...]
    """What no text gives of a known person, so that we chose it: facts, and our translation of its name."""


_ROWS = csv.DictReader(files(__package__).joinpath("deck.csv").read_text(encoding="utf-8").splitlines())
DECK: dict[Card, Source] = {row["person"]: Source(row["known"], tuple(row["ours"].split())) for row in _ROWS}


def cards(*, guests: bool) -> tuple[Card, ...]:
    """All cards dealt at a table."""
    return tuple(PERSONS) if guests else tuple(DECK)


def chosen(person: Card) -> tuple[str, ...]:
    """Which facts of a known person are our own choice; none of one that is our own design altogether."""
    return tuple(fact for fact in FACTS if person in DECK and fact in DECK[person].ours)


def known(person: Card) -> str:
    """Where we know a person from; nothing if it is our own design."""
    return DECK[person].known if person in DECK else ""
