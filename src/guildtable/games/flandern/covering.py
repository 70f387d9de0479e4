"""Covering: free spaces on which nothing can ever be built again."""

from __future__ import annotations

from collections.abc import Container

from guildtable.games.flandern.building import bordering, swallowable
from guildtable.games.flandern.layout import Space, SpaceId
from guildtable.games.flandern.pieces import ARMS, GATE_SPECIALS, KINDS, SHAPES, SPECIALS, SWALLOWER, TILES, Arms, Town
from guildtable.games.flandern.state import Flandern
from guildtable.kernel.event import tell


def cover_dead_spaces(g: Flandern) -> None:
    """All that are not alive are covered at once, again and again until nothing changes."""
    choices = {shape: arms_in_stock(g, shape) for shape in SHAPES}
    towns = [town for town in g.open_towns() if not surely_alive(g, town, choices)]
    while dead := [space for town in towns for space in dead_spaces(g, town)]:
        cover(g, dead)


def arms_in_stock(g: Flandern, shape: str) -> int:
    """How many different arms an ordinary tile of this shape can still bear."""
    return sum([any(g.stock[kind] for kind in KINDS.get((arms, shape), ())) for arms in ARMS])


def surely_alive(g: Flandern, town: Town, choices: dict[str, int]) -> bool:
    """A quick look: with fewer neighbours than arms to choose from a space is always open, and as long as nothing is
    covered or opened every space can be reached, as the layout was checked for."""
    site = g.layout.sites[g.sites[town]]
    if g.covered or g.opened:
        known = {*site.spaces, *site.suburbs}
        if any(space in known for space in (*g.covered, *g.opened)):
            return False
    spaces, districts = g.layout.spaces, g.districts
    for name in site.spaces:
        if name not in districts and len(spaces[name].borders) >= choices[spaces[name].shape]:
            return False
    return True


def cover(g: Flandern, spaces: list[SpaceId]) -> None:
    """A cover is no district: it borders nothing, touches nothing, and stays."""
    g.covered += spaces
    if spaces:
        tell(g, "covers", count=len(spaces), spaces=tuple(f"space:{space}" for space in spaces))


def dead_spaces(g: Flandern, town: Town) -> list[SpaceId]:
    """The free spaces of a town that are not alive.

    A space is alive if some arms are open for it and one of its long sides touches a laid district or another space
    that is alive.
    """
    spaces, districts = g.layout.spaces, g.districts
    free = g.free_spaces(town)
    waiting = [spaces[name] for name in free if open_arms(g, spaces[name], free)]
    alive: set[SpaceId] = set()
    while waiting:
        reached = [space for space in waiting if touches_any(space, districts) or touches_any(space, alive)]
        if not reached:
            break
        alive.update([space.id for space in reached])
        waiting = [space for space in waiting if space.id not in alive]
    return [name for name in free if name not in alive]


def touches_any(space: Space, others: Container[SpaceId]) -> bool:
    """Does a long side of the space lie on one of these?"""
    return any(other in others for other in space.touches)


def open_arms(g: Flandern, space: Space, free: list[SpaceId]) -> bool:
    """Is there a tile in stock for this space whose arms no district around it bears?"""
    near, stock, shape = bordering(g, space), g.stock, space.shape
    for arms in ARMS:
        if arms not in near:
            for kind in KINDS.get((arms, shape), ()):
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
    if any(g.stock[kind] for kind in KINDS.get((arms, space.shape), ())):
        return True
    return arms is Arms.CHURCH and special_in_stock(g, space, free)
