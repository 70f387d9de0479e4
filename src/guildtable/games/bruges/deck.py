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


class Source(NamedTuple):
    """What is known of a person: from the `rulebook`, its `supplement`, `mentioned` by name only, or nothing."""

    known: str
    ours: tuple[str, ...]
    """Which facts of a known person no text gives, so that we chose them."""


_ROWS = csv.DictReader(files(__package__).joinpath("deck.csv").read_text(encoding="utf-8").splitlines())
DECK: dict[Card, Source] = {row["person"]: Source(row["known"], tuple(row["ours"].split())) for row in _ROWS}


def cards(*, guests: bool) -> tuple[Card, ...]:
    """All cards dealt at a table."""
    return tuple(PERSONS) if guests else tuple(DECK)


def known(person: Card) -> str:
    """Where we know a person from; nothing if it is our own design."""
    return DECK[person].known if person in DECK else ""
