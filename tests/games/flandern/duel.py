"""Tables of two: ready to build, and short ways through a turn."""

from __future__ import annotations

import re

from guildtable.games.flandern.pieces import TILES, Arms
from tests.games.flandern.scenes import Scene

FORFEITED = "green-building-site"
"""A card that does nothing as long as no building-site piece is in stock."""


BRUGES = (
    "S1=grey-small-0 S2=red-small-0 S3=grey-small-0 S4=red-small-0 M1=red-medium-0 M3=red-medium-0 M4=grey-medium-0 "
    "L1=yellow-large-0 L2=green-large-0 L3=yellow-large-0 L4=green-large-0"
)
"""Only M2 is free, and open for all but green and red."""


def draw(table: Scene) -> Scene:
    """The pile action is all that is left of the turn."""
    return table.play("button:pile") if table.asked and table.offers(table.asked[0]) == ["button:pile"] else table


def idle_turn(table: Scene) -> Scene:
    """Picks up, and draws what can do nothing."""
    return draw(table.play("card:pick-up"))


def arms_on_offer(table: Scene) -> set[Arms]:
    """Whose districts may be laid."""
    tiles = [re.match(r"tile:([\w-]+)/", path) for path in table.offers(table.asked[0])]
    return {TILES[tile[1]].arms for tile in tiles if tile}
