"""The cards: four professions of 18, four modifiers. A card's name tells equal cards apart; nothing shown does."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Literal

from guildtable.kernel.question import Ref
from guildtable.kernel.script import Card

type Face = str
"""What is printed on a card: `scholar-4`. Equal cards have equal faces."""
type Place = Literal["capital", "hometown"]

PLACES: tuple[Place, Place] = ("capital", "hometown")


class Profession(StrEnum):
    """A colour of cards, by what its people do in the capital."""

    AGENT = "agent"
    CLERIC = "cleric"
    SCHOLAR = "scholar"
    MERCHANT = "merchant"

    __hash__ = str.__hash__  # an enum's own is Python code, and totals are kept by profession


PROFESSIONS = tuple(Profession)
COPIES = {2: 3, 3: 4, 4: 4, 5: 4, 6: 3}
FACES: tuple[Face, ...] = tuple(f"{profession}-{value}" for profession in PROFESSIONS for value in COPIES)
CARDS: tuple[Card, ...] = tuple(
    f"{profession}-{value}.{copy}"
    for profession in PROFESSIONS
    for value, copies in COPIES.items()
    for copy in "abcd"[:copies]
)
MODIFIERS: tuple[Card, ...] = ("+4", "+2", "-1", "-3")

FACE: dict[Card, Face] = {card: card[:-2] for card in CARDS}
EQUAL: dict[Face, list[Card]] = {face: [card for card in CARDS if FACE[card] == face] for face in FACES}
PROFESSION: dict[Card, Profession] = {card: Profession(card.partition("-")[0]) for card in CARDS}
RANK: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}
VALUE: dict[Card, int] = {card: int(card[-3]) for card in CARDS} | {name: int(name) for name in MODIFIERS}

REF: dict[Card, Ref] = {card: f"card:{face}" for card, face in FACE.items()}

GOLD_DISCS = 8


def card_ref(card: Card) -> Ref:
    """How a profession card is pointed at: by its face."""
    return REF[card]


def card_refs(cards: Iterable[Card]) -> tuple[Ref, ...]:
    """Several cards, in an order that tells nothing of how they lie."""
    return tuple([REF[card] for card in sorted(cards, key=RANK.__getitem__)])


def modifier_ref(modifier: Card) -> Ref:
    """How a modifier is named, to those who may see it."""
    sign = "plus" if modifier.startswith("+") else "minus"
    return f"modifier:{sign}-{modifier[1:]}"


def capital_ref(profession: Profession) -> Ref:
    """How a profession's part of the capital is pointed at."""
    return f"capital:{profession}"


def lowest(cards: Iterable[Card], profession: Profession) -> Card:
    """The lowest card of a profession among these."""
    return min((card for card in cards if PROFESSION[card] is profession), key=VALUE.__getitem__)


def total(cards: Iterable[Card], profession: Profession) -> int:
    """The total value of one profession among these cards."""
    return sum(VALUE[card] for card in cards if PROFESSION[card] is profession)


def totals(cards: Iterable[Card]) -> dict[Profession, int]:
    """The total value of each profession among these cards."""
    found = dict.fromkeys(PROFESSIONS, 0)
    for card in cards:
        found[PROFESSION[card]] += VALUE[card]
    return found


def refs() -> tuple[Ref, ...]:
    """Everything a player can point at, or be told of."""
    return (
        *(f"card:{face}" for face in FACES),
        "to:capital",
        "to:hometown",
        *map(capital_ref, PROFESSIONS),
        *(f"save:{profession}" for profession in PROFESSIONS),
        "button:save-none",
        *map(modifier_ref, MODIFIERS),
    )
