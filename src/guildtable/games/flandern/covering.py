"""Covering: free spaces on which nothing can ever be built again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from guildtable.games.flandern.building import bordering, swallowable
from guildtable.games.flandern.layout import Shape, SiteId, Space, SpaceId, layout
from guildtable.games.flandern.pieces import (
    GATE_SPECIALS,
    KINDS,
    SHAPES,
    SPECIALS,
    SWALLOWER,
    TILES,
    Arms,
    Kind,
    Town,
)
from guildtable.games.flandern.state import Flandern
from guildtable.kernel.event import tell


class OnOffer(NamedTuple):
    """What can still be built with ordinary tiles."""

    arms: Mapping[Shape, tuple[Arms, ...]]
    """The arms that a tile of each shape can bear."""
    crowded: Mapping[SiteId, tuple[Space, ...]]
    """The spaces with at least as many neighbours as there are arms to choose from: all others are always open."""


def cover_dead_spaces(g: Flandern) -> None:
    """All that are not alive are covered at once, again and again until nothing changes."""
    offer = on_offer(g.board, tuple([kind for kind, count in g.stock.items() if not count]))
    towns = [town for town in g.open_towns() if not surely_alive(g, town, offer)]
    while dead := [space for town in towns for space in dead_spaces(g, town, offer)]:
        cover(g, dead)


@lru_cache(maxsize=1024)
def on_offer(board: str, gone: tuple[Kind, ...]) -> OnOffer:
    """What is left without these kinds. They change seldom, and are asked for after every turn."""
    arms = {
        shape: tuple(each for each, kinds in KINDS[shape].items() if not set(kinds).issubset(gone)) for shape in SHAPES
    }
    return OnOffer(arms, crowded(board, tuple(len(arms[shape]) for shape in SHAPES)))


@cache
def crowded(board: str, choices: tuple[int, ...]) -> dict[SiteId, tuple[Space, ...]]:
    """The spaces of each site with at least as many neighbours as there are arms for their shape."""
    ground, least = layout(board), dict(zip(SHAPES, choices, strict=True))
    spaces = {site: [ground.spaces[name] for name in members.spaces] for site, members in ground.sites.items()}
    return {
        site: tuple(space for space in found if len(space.borders) >= least[space.shape])
        for site, found in spaces.items()
    }


def surely_alive(g: Flandern, town: Town, offer: OnOffer) -> bool:
    """A quick look: as long as nothing is covered or opened every space can be reached, as the layout was surveyed
    for; then all are alive if the crowded ones are open."""
    site = g.sites[town]
    members, districts = g.layout.members[site], g.districts
    if not (members.isdisjoint(g.covered) and members.isdisjoint(g.opened)):
        return False
    tight = [space for space in offer.crowded[site] if space.id not in districts]
    if not tight:
        return True
    free = g.free_spaces(town)
    return all(is_open(g, space, offer, free) for space in tight)


def cover(g: Flandern, spaces: list[SpaceId]) -> None:
    """A cover is no district: it borders nothing, touches nothing, and stays. When all nine lie, a space is closed
    without one: what cannot be built on does not wait for a tile."""
    g.covered += spaces
    if spaces:
        tell(g, "covers", count=len(spaces), spaces=tuple(f"space:{space}" for space in spaces))


def dead_spaces(g: Flandern, town: Town, offer: OnOffer) -> list[SpaceId]:
    """The free spaces of a town that are not alive.

    A space is alive if some arms are open for it and one of its long sides touches a laid district or another space
    that is alive.
    """
    spaces, laid, arms = g.layout.spaces, g.districts.keys(), offer.arms
    free = g.free_spaces(town)
    waiting: list[Space] = []
    alive: set[SpaceId] = set()
    for name in free:
        space = spaces[name]
        if len(space.borders) < len(arms[space.shape]) or is_open(g, space, offer, free):
            if laid.isdisjoint(space.touches):
                waiting.append(space)
            else:
                alive.add(name)
    while reached := [space.id for space in waiting if not alive.isdisjoint(space.touches)]:
        alive.update(reached)
        waiting = [space for space in waiting if space.id not in alive]
    return [name for name in free if name not in alive]


def is_open(g: Flandern, space: Space, offer: OnOffer, free: list[SpaceId]) -> bool:
    """Is there a tile in stock for this space whose arms no district around it bears?"""
    near = bordering(g, space)
    for arms in offer.arms[space.shape]:
        if arms not in near:
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
    for kind in KINDS[space.shape][arms]:
        if g.stock[kind]:
            return True
    return arms is Arms.CHURCH and special_in_stock(g, space, free)
