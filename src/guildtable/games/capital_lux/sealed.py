"""Which cards a seat cannot see, and what it knows of them from what went through its hands."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from guildtable.games.capital_lux.cards import EQUAL, FACE, Face
from guildtable.games.capital_lux.state import CapitalLux, Phase
from guildtable.kernel.question import Rng, Seat
from guildtable.kernel.script import Card
from guildtable.kernel.sealed import HIDDEN, Mark, Seal

MODIFIER = Seal("modifier", "modifier")
COINCIDENCE = 0.05
"""How likely it is that a rival plays a face I passed on, but another card of that face."""


def sealed(g: CapitalLux, seat: Seat) -> dict[Card, Seal]:
    """Every hidden card, place by place: the deck, what rivals have in hand or have chosen, and modifiers."""
    found = dict.fromkeys(g.deck, HIDDEN)
    for rival in g.seats:
        if rival != seat:
            found |= dict.fromkeys(g.hands[rival], HIDDEN)
            found |= dict.fromkeys(g.kept[rival], HIDDEN)
            if not (g.phase is Phase.CHOOSE_AGAIN and g.right_of(rival) == seat):  # else the seat passed it itself
                found |= dict.fromkeys(g.packets[rival], HIDDEN)
    found |= dict.fromkeys(g.modifiers, MODIFIER)
    if g.drawn and g.turn != seat:
        found[g.drawn] = MODIFIER
    if not g.modifiers_open:
        found |= {placed.modifier: MODIFIER for placed in g.placed if placed.owner != seat}
    return found


def surmise(g: CapitalLux, seat: Seat, rng: Rng) -> dict[Card, Seal]:
    """What is sealed, and which of the cards the seat let go of are now in whose hand.

    Its left neighbour must have kept what was handed on, and chose two of those passed on; the seat beyond has the
    others. All this is known by face only, for equal cards are equal: an Agent 4 played by a neighbour may or may not
    be the one that was passed. So one of the ways it may have been is tossed for.
    """
    found = sealed(g, seat)
    if g.phase is not Phase.PLAY:
        return found
    ways = [way for way in ways_passed(g, seat) if possible(g, way, found)]
    held = toss(ways, rng) if ways else {}
    places: dict[Card, Mark] = {}
    cards: dict[Card, Mark] = {}
    for rival, faces in held.items():
        mark = f"hand {rival}"
        hand = g.hands[rival]
        if rival != g.left_of(seat):  # what the neighbour remembers of it stays true, as far as it can
            handed = g.handed[g.left_of(seat)]
            hand = sorted(hand, key=lambda card: card not in handed)
        places |= dict.fromkeys(hand[: len(faces)], mark)
        for face in faces:
            cards[next(card for card in EQUAL[face] if card in found and card not in cards)] = mark
    return found | {card: Seal(places.get(card), cards.get(card)) for card in places | cards}


type Way = dict[Seat, list[Face]]
"""One way in which what a seat let go of may have been divided: what each rival still holds of it, by face."""


def ways_passed(g: CapitalLux, seat: Seat) -> list[Way]:
    """Every division of the passed cards between the next two seats, in an order the seat could make."""
    left, beyond = g.left_of(seat), g.left_of(g.left_of(seat))
    passed = sorted([FACE[card] for card in g.passed[seat]])
    handed = [FACE[card] for card in g.handed[seat]]
    shown = [[FACE[card] for card in g.shown[rival]] for rival in (left, beyond)]
    if beyond == seat:  # two players: what came back was seen, so the rest was kept
        kept = without(passed, [FACE[card] for card in g.handed[left]])
        return [{left: without([*kept, *handed], shown[0])}]
    return [
        {
            left: without([*chosen, *handed], shown[0]),
            beyond: without(without(passed, chosen), shown[1]),
        }
        for chosen in dict.fromkeys(combinations(passed, min(2, len(passed))))
    ]


def without(faces: list[Face], gone: Iterable[Face]) -> list[Face]:
    """The faces, less those that are gone."""
    left = faces[:]
    for face in gone:
        if face in left:
            left.remove(face)
    return left


def possible(g: CapitalLux, way: Way, hidden: dict[Card, Seal]) -> bool:
    """Do the hands have room for it, and are there hidden cards enough of each face?"""
    if any(len(faces) > len(g.hands[rival]) for rival, faces in way.items()):
        return False
    wanted = [face for faces in way.values() for face in faces]
    return all(wanted.count(face) <= sum([card in hidden for card in EQUAL[face]]) for face in set(wanted))


def toss(ways: list[Way], rng: Rng) -> Way:
    """One of the ways. The more of what went is still held, the more equal cards were played by coincidence."""
    held = [sum(map(len, way.values())) for way in ways]
    weights = [COINCIDENCE ** (count - min(held)) for count in held]
    lot = rng.random() * sum(weights)
    for way, weight in zip(ways, weights, strict=True):
        lot -= weight
        if lot < 0:
            return way
    return ways[-1]
