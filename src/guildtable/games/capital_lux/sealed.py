"""Which cards a seat cannot see, and what it knows of them from what went through its hands."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from guildtable.games.capital_lux.cards import EQUAL, FACE, Face
from guildtable.games.capital_lux.state import CapitalLux, Phase
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card
from guildtable.kernel.sealed import HIDDEN, Mark, Seal

MODIFIER = Seal("modifier", "modifier")


def sealed(g: CapitalLux, seat: Seat) -> dict[Card, Seal]:
    """Every hidden card, place by place: the deck, what rivals have in hand or have chosen, and modifiers.

    A rival's hand is known in part: whatever the seat handed on must lie there, and what it passed on lies with one of
    the next two seats. Both are known by face only, for equal cards are equal: one blue 4 played by a neighbour may
    or may not be the one that was passed.
    """
    traced = traces(g, seat)
    found = dict.fromkeys(g.deck, HIDDEN)
    places: dict[Card, Mark] = {}
    for rival in g.seats:
        if rival != seat:
            found |= dict.fromkeys(g.hands[rival], HIDDEN)
            found |= dict.fromkeys(g.kept[rival], HIDDEN)
            if not (g.phase is Phase.CHOOSE_AGAIN and g.right_of(rival) == seat):  # else the seat passed it itself
                found |= dict.fromkeys(g.packets[rival], HIDDEN)
            slots = [mark for mark, trace in traced.items() for _ in range(trace.slots.get(rival, 0))]
            places |= zip(g.hands[rival], slots, strict=False)
    cards = mark_cards(found, traced)
    found |= {card: Seal(places.get(card), cards.get(card)) for card in places | cards}
    found |= dict.fromkeys(g.modifiers, MODIFIER)
    if g.drawn and g.turn != seat:
        found[g.drawn] = MODIFIER
    if not g.modifiers_open:
        found |= {placed.modifier: MODIFIER for placed in g.placed if placed.owner != seat}
    return found


class Trace:
    """Faces that a seat let go of and that are still in rivals' hands; and in how many places of whose hands."""

    __slots__ = ("faces", "slots")

    def __init__(self, cards: Iterable[Card], slots: dict[Seat, int]) -> None:
        self.faces: list[Face] = [FACE[card] for card in cards]
        self.slots = slots

    def lose(self, face: Face) -> bool:
        """A card of this face was played: one fewer is known to be there."""
        if face in self.faces:
            self.faces.remove(face)
            return True
        return False


def traces(g: CapitalLux, seat: Seat) -> dict[Mark, Trace]:
    """What the seat knows of rivals' hands after choosing cards: by what it handed on, and by what it passed on."""
    if g.phase is not Phase.PLAY:
        return {}
    left, beyond = g.left_of(seat), g.left_of(g.left_of(seat))
    handed = Trace(g.handed[seat], {})
    chosen_of_it = min(2, len(g.passed[seat]))
    if beyond == seat:  # two players: what came back was seen again, so the rest was kept
        passed = Trace(g.passed[seat], {left: chosen_of_it})
        for card in g.handed[left]:
            passed.lose(FACE[card])
    else:
        passed = Trace(g.passed[seat], {left: chosen_of_it, beyond: len(g.passed[seat]) - chosen_of_it})
    for rival in dict.fromkeys((left, beyond)):
        for card in g.shown[rival] if rival != seat else ():
            if not (rival == left and handed.lose(FACE[card])):
                passed.lose(FACE[card])
    handed.slots = {left: len(handed.faces)}
    for rival, slots in passed.slots.items():
        passed.slots[rival] = min(slots, len(g.hands[rival]) - handed.slots.get(rival, 0))
    return {"handed": handed, "passed": passed}


def mark_cards(hidden: Collection[Card], traced: dict[Mark, Trace]) -> dict[Card, Mark]:
    """A mark for as many hidden cards as there are traced faces. Which of equal cards bears it makes no difference."""
    marks: dict[Card, Mark] = {}
    for mark, trace in traced.items():
        for face in trace.faces:
            equal = next((card for card in EQUAL[face] if card in hidden and card not in marks), None)
            if equal:
                marks[equal] = mark
    return marks
