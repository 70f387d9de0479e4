"""Short ways to a seat that is about to build, and to what it may build."""

from __future__ import annotations

from typing import Any

from guildtable.games.flandern.pieces import PICK_UP, SITE_CARD, STOCK, TILES
from guildtable.games.flandern.state import Phase
from tests.games.flandern.scenes import Scene, scene

SHAPES = ("small", "medium", "large")


def acting(*cards: str, seat: int = 0, **more: Any) -> Scene:
    """These seats, from `seat` on, have revealed these cards and act now, in this order."""
    seats = more.get("seats", 4)
    order = [(seat + place) % seats for place in range(len(cards))]
    chosen = [(PICK_UP, 0)] * seats
    for actor, card in zip(order, cards, strict=True):
        chosen[actor] = (card, 0)
    return scene(phase=Phase.ACT, chosen=chosen, order=order, **more)


def setting_up(seat: int = 0, **more: Any) -> Scene:
    """A seat carries out its building-site card."""
    return acting(SITE_CARD, seat=seat, **more)


def scoring(**more: Any) -> Scene:
    """Step 6: spaces are covered, full towns scored."""
    return scene(phase=Phase.SCORE, **more)


def builds(table: Scene, seat: int = 0) -> list[tuple[str, str]]:
    """Every build on offer: the tile, and the space with what D takes, `S1` or `M1+S2` with the site before it."""
    found = []
    for path in table.offers(seat):
        parts = dict(part.split(":") for part in path.split("/"))
        if "tile" in parts:
            swallowed = f"+{parts['with'].rpartition('-')[2]}" if "with" in parts else ""
            found.append((parts["tile"], parts["space"] + swallowed))
    return found


def on(table: Scene, space: str, seat: int = 0) -> set[str]:
    """Which tiles may be laid on a space."""
    return {tile for tile, where in builds(table, seat) if where.partition("+")[0] == space}


def where(table: Scene, tile: str, seat: int = 0) -> set[str]:
    """On which spaces a tile may be laid."""
    return {place for kind, place in builds(table, seat) if kind == tile}


def without(*shapes: str, but: str = "") -> dict[str, int]:
    """A stock from which all tiles of these shapes are gone, special ones too, except for some kinds."""
    return {kind: 0 for kind in STOCK if TILES[kind].shape in shapes and kind not in but.split()}
