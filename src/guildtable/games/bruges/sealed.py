"""Which cards of Bruges a seat cannot see, and the colour on the backs of those that show it."""

from __future__ import annotations

from functools import lru_cache

from guildtable.games.bruges.deck import cards
from guildtable.games.bruges.parts import COLOURS
from guildtable.games.bruges.person import COLOUR
from guildtable.games.bruges.state import Bruges, Known, Phase
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card
from guildtable.kernel.sealed import Seal

BACK = {colour: Seal(colour, colour) for colour in COLOURS}
"""A card whose back all can see."""
DEEP = {colour: Seal(None, colour) for colour in COLOURS}
"""A card deep in a pile: any colour may lie there."""


def sealed(g: Bruges, seat: Seat) -> dict[Card, Seal]:
    """Rivals' hands and houses, what I drew and did not look at, the Architect's houses, and the piles.

    Where a back shows, only a card of that colour can lie; of the piles it shows on top alone.
    """
    if g.phase is Phase.SET_UP:
        return {card: DEEP[COLOUR[card]] for card in cards(guests=g.guests)}
    found: dict[Card, Seal] = {}
    for who, town in enumerate(g.towns):
        for card in town.unseen:
            found[card] = BACK[COLOUR[card]]
        if who != seat:
            for card in (*town.hand, *town.drawn):
                if card not in town.returned:
                    found[card] = BACK[COLOUR[card]]
        for card, _person, known in town.houses:
            if known is Known.NOBODY or (known is Known.OWNER and who != seat):
                found[card] = BACK[COLOUR[card]]
    return found | in_piles(*map(tuple, g.piles), tuple(g.extra))


@lru_cache(maxsize=256)
def in_piles(*piles: tuple[Card, ...]) -> dict[Card, Seal]:
    """The cards of the piles. They lie as they did for reply after reply, and the same for every seat."""
    found = {card: DEEP[COLOUR[card]] for pile in piles for card in pile}
    return found | {card: BACK[COLOUR[card]] for pile in piles for card in pile[-1:]}
