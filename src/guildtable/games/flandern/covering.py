"""Covering: free spaces on which nothing can ever be built again."""

from __future__ import annotations

from guildtable.games.flandern.building import bordering, swallowable
from guildtable.games.flandern.layout import Space, SpaceId
from guildtable.games.flandern.pieces import (
    ARMS,
    GATE_SPECIALS,
    KINDS,
    SHAPES,
    SPECIALS,
    SUITS,
    SWALLOWER,
    TILES,
    Arms,
    Town,
)
from guildtable.games.flandern.state import Flandern
from guildtable.kernel.event import tell


def cover_dead_spaces(g: Flandern) -> None:
    """All that are not alive are covered at once, again and again until nothing changes."""
    choices = arms_in_stock(g)
    towns = [town for town in g.open_towns() if not surely_alive(g, town, choices)]
    while dead := [space for town in towns for space in dead_spaces(g, town, choices)]:
        cover(g, dead)


type Choices = dict[str, int]
"""How many different arms an ordinary tile of each shape can still bear."""


def arms_in_stock(g: Flandern) -> Choices:
    """Count them."""
    shapes = [shape for _, shape in {SUITS[kind] for kind, count in g.stock.items() if count}]
    return {shape: shapes.count(shape) for shape in SHAPES}


def surely_alive(g: Flandern, town: Town, choices: Choices) -> bool:
    """A quick look: with fewer neighbours than arms to choose from a space is always open, and as long as nothing is
    covered or opened every space can be reached, as the layout was surveyed for."""
    board, districts = g.layout, g.districts
    site = board.sites[g.sites[town]]
    members, spaces = board.members[site.id], board.spaces
    if not (members.isdisjoint(g.covered) and members.isdisjoint(g.opened)):
        return False
    return not [
        name
        for name in site.spaces
        if name not in districts and len((space := spaces[name]).borders) >= choices[space.shape]
    ]


def cover(g: Flandern, spaces: list[SpaceId]) -> None:
    """A cover is no district: it borders nothing, touches nothing, and stays. When all nine lie, a space is closed
    without one: what cannot be built on does not wait for a tile."""
    g.covered += spaces
    if spaces:
        tell(g, "covers", count=len(spaces), spaces=tuple(f"space:{space}" for space in spaces))


def dead_spaces(g: Flandern, town: Town, choices: Choices) -> list[SpaceId]:
    """The free spaces of a town that are not alive.

    A space is alive if some arms are open for it and one of its long sides touches a laid district or another space
    that is alive.
    """
    spaces, laid = g.layout.spaces, g.districts.keys()
    free = g.free_spaces(town)
    waiting: list[Space] = []
    alive: set[SpaceId] = set()
    for name in free:
        space = spaces[name]
        if len(space.borders) < choices[space.shape] or open_arms(g, space, free):
            if laid.isdisjoint(space.touches):
                waiting.append(space)
            else:
                alive.add(name)
    while reached := [space.id for space in waiting if not alive.isdisjoint(space.touches)]:
        alive.update(reached)
        waiting = [space for space in waiting if space.id not in alive]
    return [name for name in free if name not in alive]


def open_arms(g: Flandern, space: Space, free: list[SpaceId]) -> bool:
    """Is there a tile in stock for this space whose arms no district around it bears?"""
    near, stock, shape = bordering(g, space), g.stock, space.shape
    for arms in ARMS:
        if arms not in near:
            for kind in KINDS[shape][arms]:
                if stock[kind]:
                    return True
    return Arms.CHURCH not in near and special_in_stock(g, space, free)


def special_in_stock(g: Flandern, space: Space, free: list[SpaceId]) -> bool:
    """A special church tile that fits here: A, B or C at its gate, D beside a free space it can swallow."""
    gate = g.layout.gates.get(space.id)
    if gate and gate.special in GATE_SPECIALS and g.stock[SPECIALS[gate.special]]:
        return True
    swallower = SPECIALS[SWALLOWER]
    return bool(g.stock[swallower] and TILES[swallower].shape == space.shape and swallowable(g, space, free))


def in_stock(g: Flandern, arms: Arms, space: Space, free: list[SpaceId]) -> bool:
    """A tile of these arms for this space."""
    if any(g.stock[kind] for kind in KINDS[space.shape][arms]):
        return True
    return arms is Arms.CHURCH and special_in_stock(g, space, free)
