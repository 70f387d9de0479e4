"""Towns to lay out in scenes: a legal, full Bruges, and towns closed by covers; and one seat to act there."""

from __future__ import annotations

from typing import Any

from guildtable.games.flandern.layout import layout
from tests.games.flandern.scenes import Scene, scene

BRUGES = {
    "S1": "yellow-small-0",
    "S2": "green-small-0",
    "S3": "red-small-0",
    "S4": "blue-small-0",
    "M1": "green-medium-0",
    "M2": "blue-medium-0",
    "M3": "red-medium-0",
    "M4": "blue-medium-0",
    "L1": "grey-large-0",
    "L2": "church-large",
    "L3": "yellow-large-0",
    "L4": "grey-large-0",
}
"""Every space of site-1, by the rules: blue 4 (with the centre), the others 2 each, the Church 1. Worth 14."""


def bruges(**other: str) -> str:
    """The full town, with some spaces otherwise; an empty word leaves a space free."""
    return " ".join(f"{space}={tile}" for space, tile in (BRUGES | other).items() if tile)


def rest(site: int, *kept: str) -> str:
    """All spaces of a site but these: to be covered, so that the town is full with little laid."""
    name = f"site-{site}"
    return " ".join(
        space for space in layout("reconstruction").sites[name].spaces if space not in {f"{name}-{k}" for k in kept}
    )


def acts(card: str, seat: int = 0, seats: int = 4, **facts: Any) -> Scene:
    """A seat has chosen this card, the others pick up; all have influence cards and play none."""
    hands = [f"{card} pick-up" if other == seat else "pick-up" for other in range(seats)]
    given: dict[str, Any] = {"hands": hands} | facts
    return chosen(scene(seats=seats, **given), card, seat)


def chosen(table: Scene, card: str, seat: int = 0) -> Scene:
    """This seat chooses this card, the others pick up."""
    for other in table.asked:
        table = table.reply(other, f"card:{card if other == seat else 'pick-up'}")
    return table
