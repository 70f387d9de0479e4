"""Sealed: the cards whose face a seat cannot see, and what it knows of them all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
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


HIDDEN = Seal()
"""A card of which nothing is known."""


def renaming(sealed: Mapping[Card, Seal], rng: Rng) -> dict[Card, Card]:
    """Deal the sealed cards anew among their places: each card's name to the name that takes its place.

    Places are taken in the order given, cards in the order of their names: both are known to the seat, so the outcome
    depends on nothing that it does not know.
    """
    places: dict[Mark | None, list[Card]] = {None: []}
    cards: dict[Mark | None, list[Card]] = {None: []}
    for card, (place, kind) in sealed.items():
        if place in places:
            places[place].append(card)
        else:
            places[place] = [card]
        if kind in cards:
            cards[kind].append(card)
        else:
            cards[kind] = [card]
    names: dict[Card, Card] = {}
    open_places, spare_cards = places.pop(None), cards.pop(None)
    for mark, marked in places.items():
        fitting = shuffled(cards.pop(mark, ()), rng)
        if len(marked) > len(fitting):
            marked = rng.sample(marked, k=len(marked))  # noqa: PLW2901 - which of the places they take is open too
        names.update(zip(marked, fitting, strict=False))
        open_places += marked[len(fitting) :]
        spare_cards += fitting[len(marked) :]
    for unplaced in cards.values():
        spare_cards += unplaced
    names.update(zip(open_places, shuffled(spare_cards, rng), strict=True))
    return names


def shuffled(cards: Iterable[Card], rng: Rng) -> list[Card]:
    """The cards in an order that depends on their names alone, and on the dice."""
    return sorted(sorted(cards), key=lambda _card: rng.random())


def opened(before: Mapping[Card, Seal], after: Mapping[Card, Seal]) -> list[Card]:
    """The cards of which more is seen: their face, or the mark of where they lie."""
    now = after.get
    touched = [card for card, seal in before.items() if now(card) is not seal]  # seals are mostly the very same
    return [
        card for card in touched if card not in after or (before[card].place is None and after[card].place is not None)
    ]


def less_sealed(before: Mapping[Card, Seal], after: Mapping[Card, Seal]) -> bool:
    """Has the seat learned anything of a card that was sealed before? What is left by elimination it knew already."""
    seen = [before[card].place for card in opened(before, after)]
    if not seen:  # as mostly
        return False
    places = Counter(seal.place for seal in before.values())
    cards = Counter(seal.card for seal in before.values())
    closed: dict[Mark | None, int] = {mark: count for mark, count in places.items() if mark and cards[mark] == count}
    rest = len(before) - sum(closed.values())
    return any(closed.get(place, rest) > 1 for place in seen)
