"""Every ref a player can point at in Flandern 1302, on our own board."""

from __future__ import annotations

from guildtable.games.flandern.layout import layout
from guildtable.games.flandern.pieces import (
    ARMS,
    GOLDEN,
    INFLUENCE_CARDS,
    PICK_UP,
    PLAYER_GUILDS,
    SITE_CARD,
    TILES,
    TOWNS,
)
from guildtable.games.flandern.state import DEFAULT_BOARD
from guildtable.kernel.question import Ref

MOST_INFLUENCE = INFLUENCE_CARDS + sum(card.face == "influence" for card in GOLDEN.values())


def refs() -> tuple[Ref, ...]:
    """Cards, tiles, spaces, sites, and the button for the pile."""
    board = layout(DEFAULT_BOARD)
    return (
        *(f"card:{card}" for card in (*TOWNS, SITE_CARD, PICK_UP)),
        *(f"influence:{count}" for count in range(1, MOST_INFLUENCE + 1)),
        *(f"golden:{face}" for face in dict.fromkeys(card.face for card in GOLDEN.values())),
        *(f"pile:{guild}-{card}" for guild in PLAYER_GUILDS for card in (*TOWNS, SITE_CARD)),
        *(f"arms:{arms}" for arms in ARMS),
        *(f"town:{town}" for town in TOWNS),
        *(f"tile:{kind}" for kind in TILES),
        *(f"site:{site}" for site in board.sites),
        *(f"{kind}:{space}" for kind in ("space", "complete", "with") for space in board.spaces),
        "button:pile",
    )
