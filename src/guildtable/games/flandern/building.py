"""Building: which tile may go where, laying it, and completing a building site."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from guildtable.games.flandern.layout import Space, SpaceId, layout
from guildtable.games.flandern.pieces import (
    BEARS,
    CATHEDRAL,
    GATE_SPECIALS,
    KINDS,
    SPECIALS,
    SWALLOWER,
    TILES,
    Arms,
    Kind,
    Town,
)
from guildtable.games.flandern.state import District, Flandern
from guildtable.kernel.event import tell
from guildtable.kernel.question import Path, Seat

SWALLOWING = TILES[SPECIALS[SWALLOWER]].shape
"""The shape of D."""


class Build(NamedTuple):
    """A tile on a space; D takes a second space with it."""

    kind: Kind
    space: SpaceId
    swallows: SpaceId | None = None


class Complete(NamedTuple):
    """The building-site piece on this space goes back to the stock."""

    space: SpaceId


type Work = Build | Complete


def builds(g: Flandern, town: Town, arms: Sequence[Arms]) -> list[Build]:
    """Every tile of these arms that may be laid in a town."""
    found: list[Build] = []
    board, stock, laid = g.layout, g.stock, g.districts.keys()
    spaces, fits = board.spaces, fitting(g.board)
    wide = SWALLOWING if stock[SPECIALS[SWALLOWER]] else None
    free = g.free_spaces(town)
    for name in free:
        space = spaces[name]
        if laid.isdisjoint(space.touches):  # one of its long sides must lie on something
            continue
        near, fit = bordering(g, space), fits[name]
        for each in arms:
            if each in near:
                continue
            found += [build for build in fit[each] if stock[build[0]]]
            if each is Arms.CHURCH and (name in board.gates or space.shape == wide):
                found += special_builds(g, space, free)
    return found


@cache
def fitting(board: str) -> dict[SpaceId, dict[Arms, tuple[Build, ...]]]:
    """The ordinary tiles that fit on each space of a board, by their arms."""
    return {
        name: {arms: tuple(Build(kind, name) for kind in kinds) for arms, kinds in KINDS[space.shape].items()}
        for name, space in layout(board).spaces.items()
    }


def special_builds(g: Flandern, space: Space, free: Sequence[SpaceId]) -> list[Build]:
    """The special church tiles where an ordinary one might go: A, B, C at their gate, D beside a free space."""
    found: list[Build] = []
    gate = g.layout.gates.get(space.id)
    if gate and gate.special in GATE_SPECIALS and g.stock[SPECIALS[gate.special]]:
        found.append(Build(SPECIALS[gate.special], space.id))
    swallower = SPECIALS[SWALLOWER]
    if g.stock[swallower] and TILES[swallower].shape == space.shape:
        found += [Build(swallower, space.id, other) for other in swallowable(g, space, free)]
    return found


def swallowable(g: Flandern, space: Space, free: Sequence[SpaceId]) -> list[SpaceId]:
    """The free spaces that D, laid here, could take with it: none that borders a church district."""
    spaces = g.layout.spaces
    return [
        other
        for other in space.borders
        if other in free
        and spaces[other].shape == g.layout.swallowable
        and Arms.CHURCH not in bordering(g, spaces[other])
    ]


def bordering(g: Flandern, space: Space) -> list[Arms]:
    """The arms of the districts around a space."""
    return [BEARS[laid[0]] for laid in map(g.districts.get, space.borders) if laid]


def completions(g: Flandern, town: Town, arms: Sequence[Arms]) -> list[Complete]:
    """The building sites in a town that may be completed."""
    laid, swallowed = g.districts.get, g.swallowed
    return [
        Complete(space)
        for space in g.spaces_of(town)
        if (district := laid(space)) and district[1] and BEARS[district[0]] in arms and space not in swallowed
    ]


def carry_out(g: Flandern, me: Seat, work: Work, *, site: bool = False) -> None:
    """Lay the tile, as a building site if so, or complete one."""
    if isinstance(work, Complete):
        g.districts[work.space] = g.districts[work.space]._replace(building=False)
        spread(g, work.space)
        g.building_sites += 1
        tell(g, "completes", seat=f"seat:{me}", space=f"space:{work.space}")
    else:
        lay(g, work, site=site)
        g.building_sites -= site
        tile, space = f"tile:{work.kind}", f"space:{work.space}"
        tell(g, "sets-up-site" if site else "builds", seat=f"seat:{me}", tile=tile, space=space)
        if work.swallows:
            tell(g, "swallows", space=f"space:{work.swallows}")
    g.idle = -1


def lay(g: Flandern, work: Build, *, site: bool = False) -> None:
    """A tile from the stock to the board; its gate opens, what it swallows is part of it."""
    g.stock[work.kind] -= 1
    g.districts[work.space] = District(work.kind, site)
    if work.swallows:
        g.swallowed[work.swallows] = work.space
        spread(g, work.space)
    gate = g.layout.gates.get(work.space)
    if gate and TILES[work.kind].special == gate.special:
        g.opened += gate.opens
        tell(g, "opens-suburbs", count=len(gate.opens), spaces=tuple(f"space:{space}" for space in gate.opens))


def put_piece(g: Flandern, piece: str, space: SpaceId) -> None:
    """A cathedral or a Guild Master goes from the stock to a district."""
    district = g.districts[space]
    if piece == CATHEDRAL:
        g.cathedrals -= 1
        g.districts[space] = district._replace(cathedral=True)
    else:
        g.guild_masters -= 1
        g.districts[space] = district._replace(masters=district.masters + 1)
    spread(g, space)


def spread(g: Flandern, space: SpaceId) -> None:
    """What D swallowed bears whatever D bears."""
    for part, whole in g.swallowed.items():
        if whole == space:
            g.districts[part] = g.districts[space]


def work_path(work: Work) -> Path:
    """A tile, a space, and perhaps the space it takes with it; or a building site."""
    if isinstance(work, Complete):
        return f"complete:{work.space}"
    path = f"tile:{work.kind}/space:{work.space}"
    return f"{path}/with:{work.swallows}" if work.swallows else path
