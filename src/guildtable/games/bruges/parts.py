"""The parts in the box: colours, groups, the board's canals, statues and reputation track."""

from __future__ import annotations

import json
from enum import StrEnum
from importlib.resources import files
from typing import NamedTuple

from guildtable.kernel.game import SeatChoice


class Colour(StrEnum):
    """The colour of a card, a worker, a die, a threat marker, a house or a canal space."""

    BLUE = "blue"
    BROWN = "brown"
    RED = "red"
    PURPLE = "purple"
    YELLOW = "yellow"

    __hash__ = str.__hash__  # an enum's own is Python code, and everything on the table is counted by colour


BLUE, BROWN, RED, PURPLE, YELLOW = COLOURS = tuple(Colour)


class Group(StrEnum):
    """The eleven groups of people, fifteen persons each."""

    ARTIST = "artist"
    BUREAUCRAT = "bureaucrat"
    CASTLE = "castle"
    CHURCH = "church"
    CRAFTSMAN = "craftsman"
    ENTERTAINER = "entertainer"
    MERCHANT = "merchant"
    NOBLE = "noble"
    PROTECTOR = "protector"
    SCHOLAR = "scholar"
    UNDERWORLD = "underworld"

    __hash__ = str.__hash__


class GuardHouse(StrEnum):
    """A player's colour is that of the guard house between the two canals; it has nothing to do with the others."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"

    __hash__ = str.__hash__


GUARD_HOUSES = tuple(GuardHouse)
GUARD_HOUSE = SeatChoice("guard-house", GUARD_HOUSES)
"""Which canals one builds: a choice, for no two guard houses have the same."""


class Majority(StrEnum):
    """What one can be ahead in, in the order in which it is verified."""

    REPUTATION = "reputation"
    PEOPLE = "people"
    CANAL = "canal"

    __hash__ = str.__hash__


type Section = int
"""A canal: 0 runs left of the guard house, 1 right."""

SIDES = ("left", "right")
SECTIONS = (0, 1)
MAJORITIES = tuple(Majority)


class Space(NamedTuple):
    """A canal space: its price in guilders, and the colour of the card it takes to build there."""

    price: int
    colour: Colour


_BOARD = json.loads(files(__package__).joinpath("board.json").read_text(encoding="utf-8"))

SPACES: dict[GuardHouse, tuple[tuple[Space, ...], ...]] = {
    GuardHouse(house): tuple(
        tuple(Space(space["price"], Colour(space["colour"])) for space in sections[side]) for side in SIDES
    )
    for house, sections in _BOARD["canals"]["seats"].items()
}
"""Both sections of each guard house, outward from it."""
REPUTATION: tuple[int, ...] = (0, *_BOARD["reputation"]["values"])
"""The points of each step; step 0 is the town hall."""
TOP_STEP = len(REPUTATION) - 1
STATUES: tuple[int, ...] = tuple(reversed(_BOARD["statues"]["values"]))
"""From the bottom of the stack to its top."""
FIRST_POINTS: int = _BOARD["score_track"]["start"]
FIRST_GUILDERS = 5
SECTION_LENGTH = 5
THIRD_SPACE, THIRD_SPACE_POINTS = 3, 3
MAJORITY_POINTS: int = _BOARD["majorities"]["points_each"]
CIRCLE: int = _BOARD["threats"]["trigger"]
"""So many threat markers of a colour complete a circle: the penalty is due."""
MARKERS: int = _BOARD["threats"]["markers_per_colour"]
THREATS: dict[Colour, str] = {
    Colour(colour): threat["threat"] for colour, threat in _BOARD["threats"]["colours"].items()
}
"""Which threat comes in which colour: flood, plague, raid, fire, intrigue."""
HAND = 5
TURNS = 4
"""Cards played in a round."""
