"""Which cards of Flandern a seat cannot see: the order of the piles, and the golden card before step 5."""

from __future__ import annotations

from guildtable.games.flandern.pieces import GOLDEN
from guildtable.games.flandern.set_up import golden_cards, influenced_cards, is_of_scored_town
from guildtable.games.flandern.state import Flandern, Phase
from guildtable.kernel.question import Seat
from guildtable.kernel.script import Card
from guildtable.kernel.sealed import HIDDEN, Seal

LETTERED = {card: Seal(golden.pile, golden.pile) for card, golden in GOLDEN.items()}
UNSHUFFLED = frozenset({Phase.SET_UP, Phase.CENTRES, Phase.LAST_CENTRES, Phase.SHUFFLE})


def sealed(g: Flandern, seat: Seat) -> dict[Card, Seal]:
    """Golden cards by the letter on their back; the pile of a game of two without any mark."""
    if g.phase in UNSHUFFLED:
        return {card: lettered(card) for card in (*g.golden, *box(g))}
    found = {card: lettered(card) for card in g.golden}
    if g.golden_card and seat != g.starter:
        found |= taken(g, g.golden_card)
    return found | dict.fromkeys(g.pile, HIDDEN)


def taken(g: Flandern, golden: Card) -> dict[Card, Seal]:
    """The golden card that the starting player has taken, and those it could be: with its letter, of no scored town.

    One of a scored town would have been shown; so such cards lie in the pile, wherever their letter does.
    """
    letter = GOLDEN[golden].pile
    alive = f"{letter}, not scored"
    deeper = [card for card in g.golden if GOLDEN[card].pile == letter]
    found = {card: Seal(letter, letter if is_of_scored_town(g, card) else alive) for card in deeper}
    return found | {golden: Seal(alive, alive)}


def box(g: Flandern) -> list[Card]:
    """All cards that are going to be shuffled, before they are."""
    if g.phase is Phase.SET_UP:
        return []
    if len(g.guilds) == 2:
        return influenced_cards(g)
    return [card for card in (*golden_cards(g, "B"), *golden_cards(g, "A")) if card not in g.golden]


def lettered(card: Card) -> Seal:
    """A card with a letter on its back lies where that letter lies."""
    return LETTERED.get(card, HIDDEN)
