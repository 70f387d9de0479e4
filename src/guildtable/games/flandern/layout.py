"""A layout: the six sites of a board with their spaces, read from data and found fit to play on.

The printed board could not be had; `layouts/reconstruction.json` is ours. Another file can take its place.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from guildtable.games.flandern.geometry import BadLayout, Polygon, contacts
from guildtable.games.flandern.pieces import GATE_SPECIALS, SPECIALS, TILES
from guildtable.games.flandern.survey import check_outlines, check_reach, check_shapes

type SpaceId = str
"""`site-1-S3`: the third small space of the first site."""
type SiteId = str
type Shape = str


@dataclass(frozen=True, slots=True)
class Space:
    """A place for a district."""

    id: SpaceId
    site: SiteId
    shape: Shape
    polygon: tuple[tuple[int, int], ...]
    borders: tuple[SpaceId, ...]
    """Spaces of the site that share a stretch of side with it, the centre included."""
    touches: tuple[SpaceId, ...]
    """Those on which one of its long sides lies."""


@dataclass(frozen=True, slots=True)
class Gate:
    """Where a special church tile may be laid, and the suburbs it opens."""

    special: str
    space: SpaceId
    opens: tuple[SpaceId, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A town's place on the board."""

    id: SiteId
    label: str
    origin: tuple[int, int]
    centre: SpaceId
    spaces: tuple[SpaceId, ...]
    suburbs: tuple[SpaceId, ...]
    gates: tuple[Gate, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A board."""

    name: str
    sites: dict[SiteId, Site]
    spaces: dict[SpaceId, Space]
    """All of them: centres, spaces and suburbs."""
    gates: dict[SpaceId, Gate]
    members: dict[SiteId, frozenset[SpaceId]]
    """All spaces and suburbs of a site."""
    swallowable: Shape
    """The shape that the special tile D takes beside its own."""


@cache
def layout(name: str) -> Layout:
    """The board of this name."""
    text = files(__package__).joinpath("layouts", f"{name}.json").read_text(encoding="utf-8")
    return read_layout(name, json.loads(text))


def read_layout(name: str, data: dict[str, Any]) -> Layout:
    """Compute borders and contacts from the outlines; refuse what cannot be played on."""
    shapes = {shape: _polygon(facts["polygon"]) for shape, facts in data["shapes"].items()}
    check_shapes(shapes, data["longSide"])
    sites: dict[SiteId, Site] = {}
    spaces: dict[SpaceId, Space] = {}
    for facts in data["sites"]:
        site, found = _read_site(facts, data["longSide"], shapes)
        if site.id in sites:
            raise BadLayout(f"two sites have the same id: {site.id}")
        sites[site.id] = site
        spaces.update(found)
    gates = {gate.space: gate for site in sites.values() for gate in site.gates}
    members = {site.id: frozenset((*site.spaces, *site.suburbs)) for site in sites.values()}
    return Layout(name, sites, spaces, gates, members, data.get("swallows", "small"))


def _polygon(points: list[list[int]]) -> Polygon:
    return [(q, r) for q, r in points]


def _read_site(
    facts: dict[str, Any], long_side: int, shapes: dict[Shape, Polygon]
) -> tuple[Site, dict[SpaceId, Space]]:
    name = facts["id"]
    parts: dict[SpaceId, tuple[Shape, Polygon]] = {}
    for part in (facts["centre"], *facts["spaces"], *facts["suburbs"]):
        if f"{name}-{part['id']}" in parts:
            raise BadLayout(f"{name}: two spaces have the same id, {part['id']}")
        parts[f"{name}-{part['id']}"] = (part["shape"], _polygon(part["polygon"]))
    check_outlines(parts, shapes)
    borders, touches = contacts({part: polygon for part, (_, polygon) in parts.items()}, long_side)
    spaces = {
        part: Space(part, name, shape, tuple(polygon), borders[part], touches[part])
        for part, (shape, polygon) in parts.items()
    }
    site = Site(
        id=name,
        label=facts["label"],
        origin=(facts["origin"][0], facts["origin"][1]),
        centre=f"{name}-{facts['centre']['id']}",
        spaces=tuple(f"{name}-{space['id']}" for space in facts["spaces"]),
        suburbs=tuple(f"{name}-{space['id']}" for space in facts["suburbs"]),
        gates=tuple(
            Gate(gate["special"], f"{name}-{gate['space']}", tuple(f"{name}-{part}" for part in gate["opens"]))
            for gate in facts["gates"]
        ),
    )
    check_reach(site.id, site.centre, site.spaces, touches)
    _check_gates(site, spaces)
    return site, spaces


def _check_gates(site: Site, spaces: dict[SpaceId, Space]) -> None:
    """Every gate lies on a space its tile fits, and leads to suburbs that can be reached; every suburb has its gate."""
    opened: set[SpaceId] = set()
    for gate in site.gates:
        if gate.special not in GATE_SPECIALS:
            raise BadLayout(f"{site.id}: there is no tile {gate.special} that opens gate {gate.special}")
        if gate.space not in site.spaces or not set(gate.opens) <= set(site.suburbs):
            raise BadLayout(f"{site.id}: gate {gate.special} does not lead from a space to suburbs")
        if spaces[gate.space].shape != TILES[SPECIALS[gate.special]].shape:
            raise BadLayout(f"{site.id}: tile {gate.special} does not fit the gate {gate.space}")
        opened.update(gate.opens)
    if len({gate.space for gate in site.gates}) < len(site.gates):
        raise BadLayout(f"{site.id}: two gates lie on one space")
    if shut := sorted(set(site.suburbs) - opened):
        raise BadLayout(f"{site.id}: no gate leads to {', '.join(shut)}")
    touches = {name: space.touches for name, space in spaces.items()}
    check_reach(site.id, site.centre, (*site.spaces, *site.suburbs), touches)
