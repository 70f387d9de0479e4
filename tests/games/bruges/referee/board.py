"""The board: canal spaces, the reputation track, the statues."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

SIDES = ("left", "right")
PENALTIES = {"blue": "flood", "brown": "plague", "red": "fire", "purple": "intrigue", "yellow": "raid"}


@dataclass(frozen=True)
class Space:
    """A canal space: what colour of card it needs, and how many guilders."""

    colour: str
    price: int


def _board() -> dict[str, Any]:
    board: dict[str, Any] = json.loads(files("guildtable.games.bruges").joinpath("board.json").read_text("utf-8"))
    return board


def _sections(seat: dict[str, Any]) -> dict[str, list[Space]]:
    return {side: [Space(space["colour"], space["price"]) for space in seat[side]] for side in SIDES}


BOARD = _board()
CANALS = {guard: _sections(seat) for guard, seat in BOARD["canals"]["seats"].items()}
"""Guard house, section, and its five spaces from the guard house outward."""
REPUTATION: list[int] = [0, *BOARD["reputation"]["values"]]
"""What a step is worth at the end; the town hall is step 0."""
TOP_STEP = len(REPUTATION) - 1
STATUES: list[int] = BOARD["statues"]["values"]
"""From the top of the stack to its bottom."""
