"""The pieces: coats of arms, towns, district tiles, and the golden and silver cards."""

from __future__ import annotations

import json
from collections import Counter
from enum import StrEnum
from importlib.resources import files
from typing import Any, NamedTuple

from guildtable.kernel.game import SeatChoice
from guildtable.kernel.script import Card


class Arms(StrEnum):
    """A coat of arms: the four guilds that players lead, the grey guild that nobody leads, and the Church."""

    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"
    GREY = "grey"
    CHURCH = "church"

    __hash__ = str.__hash__


ARMS = tuple(Arms)
PLAYER_GUILDS = (Arms.BLUE, Arms.YELLOW, Arms.GREEN, Arms.RED)
GUILD = SeatChoice("guild", PLAYER_GUILDS)
"""Which guild one leads."""
GUILDS = (*PLAYER_GUILDS, Arms.GREY)
"""Those that are ranked and score. The Church is no guild."""
FREE = (Arms.GREY, Arms.CHURCH)
"""What everybody may build."""


class Town(StrEnum):
    """The six towns. A town is where its centre was laid."""

    BRUGES = "bruges"
    GHENT = "ghent"
    YPRES = "ypres"
    LEUVEN = "leuven"
    UTRECHT = "utrecht"
    LIEGE = "liege"

    __hash__ = str.__hash__


TOWNS = tuple(Town)
TOWN_OF = dict(zip(ARMS, TOWNS, strict=True))
"""Whose centre bears which town's name."""
ARMS_OF = {town: arms for arms, town in TOWN_OF.items()}

type Kind = str
"""A district tile: `blue-small-2` has two printed guild masters; `church-A` is special. Equal tiles are one kind."""


class Tile(NamedTuple):
    """What is printed on a kind of tile."""

    arms: Arms
    shape: str
    masters: int
    special: str


def _read(name: str) -> Any:
    return json.loads(files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8"))


def centre_of(arms: Arms) -> Kind:
    """The tile that bears a town's name: one of each arms, never in stock."""
    return f"{arms}-centre"


def _tiles() -> tuple[dict[Kind, Tile], dict[Kind, int]]:
    data = _read("tiles")
    printed = {**data["guilds"], "church": data["church"]}
    kinds: dict[Kind, Tile] = {}
    count: Counter[Kind] = Counter()
    for arms in ARMS:
        for facts in printed[arms]["districts"]:
            tile = Tile(arms, facts["shape"], facts.get("masters", 0), facts.get("special", ""))
            kind = f"{arms}-{tile.special or tile.shape}"
            if arms is not Arms.CHURCH:
                kind += f"-{tile.masters}"
            kinds[kind] = tile
            count[kind] += 1
        kinds[centre_of(arms)] = Tile(arms, "centre", printed[arms]["centre"]["masters"], "")
    return kinds, dict(count)


TILES, STOCK = _tiles()
"""Every kind of tile, and how many of each lie in stock."""
BEARS: dict[Kind, Arms] = {kind: tile.arms for kind, tile in TILES.items()}
SHAPES = ("small", "medium", "large")
SUITS: dict[Kind, tuple[Arms, str]] = {
    kind: (tile.arms, "" if tile.special else tile.shape) for kind, tile in TILES.items()
}
"""Arms and shape; a special tile has no ordinary shape."""
KINDS: dict[str, dict[Arms, tuple[Kind, ...]]] = {
    shape: {arms: tuple(kind for kind, suit in SUITS.items() if suit == (arms, shape)) for arms in ARMS}
    for shape in (*SHAPES, "centre")
}
"""The ordinary kinds of a shape, by their arms."""
SPECIALS: dict[str, Kind] = {tile.special: kind for kind, tile in TILES.items() if tile.special}
GATE_SPECIALS = ("A", "B", "C")
SWALLOWER = "D"

BUILDING_SITES, CATHEDRALS, GUILD_MASTERS = 10, 4, 4
"""Wooden pieces in stock."""
COVERS = 9
INFLUENCE_CARDS = 3

type Silver = str
"""A card of a player's hand: a town, `building-site` or `pick-up`."""
SITE_CARD, PICK_UP = "building-site", "pick-up"


class Golden(NamedTuple):
    """A golden card: for which pile it is, and what it does; town cards name their town."""

    pile: str
    face: str


GOLDEN: dict[Card, Golden] = {
    card["id"]: Golden(card["pile"], card.get("town", card["kind"])) for card in _read("golden")["cards"]
}
INFLUENCE, CATHEDRAL, GUILD_MASTER = "influence", "cathedral", "guild-master"
