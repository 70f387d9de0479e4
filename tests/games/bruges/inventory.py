"""Every card of Bruges: none may be lost, and a seat sees exactly what is not sealed to it."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from guildtable.games.bruges.deck import DECK
from guildtable.games.bruges.parts import COLOURS
from guildtable.games.bruges.state import Bruges, Phase
from guildtable.games.bruges.view import BrugesView

PIECES = Counter([*DECK])


def face(card: str) -> str:
    """A card is its face: there are no two alike."""
    return card


def count(g: Bruges) -> Counter[str]:
    """All cards, wherever they lie; and no threat marker is handed out that is not there."""
    assert all(g.supply(colour) >= 0 for colour in COLOURS)
    if g.phase is Phase.SET_UP:
        return Counter([*DECK])
    hands = ([*town.hand, *town.unseen, *town.drawn] for town in g.towns)
    houses = ([*town.persons, *(house.card for house in town.houses)] for town in g.towns)
    return Counter(chain(*g.piles, g.extra, g.discards, *hands, *houses))


def seen(view: BrugesView) -> Counter[str]:
    """The cards a seat can name: its own, what all have seen, and everybody in play."""
    assert view.own
    found = [*view.own.hand, *view.own.drawn, *view.discards]
    for player in view.players:
        found += [card for card in player.returned if card not in view.own.hand]
        found += [house.card for house in player.houses if house.card]
        found += [house.person for house in player.houses if house.person]
    return Counter(found)
