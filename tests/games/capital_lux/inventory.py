"""Every piece of Capital Lux: nothing may be lost, and a seat sees exactly what is not sealed to it."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from guildtable.games.capital_lux.cards import CARDS, FACE, GOLD_DISCS, MODIFIERS
from guildtable.games.capital_lux.state import CapitalLux, Phase
from guildtable.games.capital_lux.view import CapitalLuxView

PIECES = Counter([FACE[card] for card in CARDS] + list(MODIFIERS) + ["gold"] * GOLD_DISCS)


def face(card: str) -> str:
    """What is printed on a card."""
    return FACE.get(card, card)


def count(g: CapitalLux) -> Counter[str]:
    """All pieces, wherever they lie."""
    zones = chain(g.deck, g.capital, g.discards, *g.hands, *g.hometowns, *g.bonus)
    if g.phase in {Phase.CHOOSE, Phase.CHOOSE_AGAIN}:
        zones = chain(zones, *g.packets, *g.kept)
    cards = [face(card) for card in zones] or [face(card) for card in CARDS]
    modifiers = [*g.modifiers, *(placed.modifier for placed in g.placed), *([g.drawn] if g.drawn else [])]
    return Counter([*cards, *modifiers] + ["gold"] * (sum(g.gold) + g.gold_pile))


def seen(view: CapitalLuxView) -> Counter[str]:
    """The cards and modifiers a seat can name: its own, everything open, and a packet it has just passed on."""
    own = view.own
    assert own
    found = [*own.hand, *own.packet, *own.kept, *view.discards]
    if view.phase is Phase.CHOOSE_AGAIN:
        found += own.passed
    for hall in view.halls:
        found += [f"{hall.profession}-{value}" for value in hall.cards]
        found += [f"{modifier.value:+d}" for modifier in hall.modifiers]
    for player in view.players:
        found += player.bonus
        found += [f"{holding.profession}-{value}" for holding in player.hometown for value in holding.cards]
    if own.drawn is not None:
        found.append(f"{own.drawn:+d}")
    return Counter(found)
