"""Sealed: the cards whose face a seat cannot see, and what it knows of them all the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from guildtable.kernel.question import Rng
from guildtable.kernel.script import Card

type Mark = str
"""Something a seat knows of hidden cards and their places: a back's colour, "one of those I passed"."""


class Seal(NamedTuple):
    """One hidden card. `place` is the mark of where it lies, `card` its own; None says nothing is known.

    Marked places are filled from the cards of that mark as far as both go; whatever is left over on either side may be
    anywhere. So a red back takes a red card while red cards may also lie deeper in the pile, and a card I passed
    lies in one of the places it was passed to while those may also hold others.
    """

    place: Mark | None = None
    card: Mark | None = None


def renaming(sealed: Mapping[Card, Seal], rng: Rng) -> dict[Card, Card]:
    """Deal the sealed cards anew among their places: each card's name to the name that takes its place.

    Places are taken in the order given, cards in the order of their names: both are known to the seat, so the outcome
    depends on nothing that it does not know.
    """
    places: dict[Mark | None, list[Card]] = {}
    cards: dict[Mark | None, list[Card]] = {}
    for card, seal in sealed.items():
        places.setdefault(seal.place, []).append(card)
    for card in sorted(sealed):
        cards.setdefault(sealed[card].card, []).append(card)
    names: dict[Card, Card] = {}
    open_places, spare_cards = places.pop(None, []), cards.pop(None, [])
    for mark, marked in places.items():
        fitting = cards.pop(mark, [])
        rng.shuffle(fitting)
        if len(marked) > len(fitting):
            rng.shuffle(marked)
        names.update(zip(marked, fitting, strict=False))
        open_places += marked[len(fitting) :]
        spare_cards += fitting[len(marked) :]
    for unplaced in cards.values():
        spare_cards += unplaced
    spare_cards.sort()
    rng.shuffle(spare_cards)
    names.update(zip(open_places, spare_cards, strict=True))
    return names


def less_sealed(before: Mapping[Card, Seal], after: Mapping[Card, Seal]) -> bool:
    """Has the seat learned anything of a card that was sealed before?"""
    if before.keys() - after.keys():
        return True
    return any(after[card].place != seal.place and seal.place is None for card, seal in before.items())
