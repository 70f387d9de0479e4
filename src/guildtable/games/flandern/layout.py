"""A layout: the six sites of a board with their spaces, read from data and found fit to play on.

The printed board could not be had; `layouts/reconstruction.json` is ours. Another file can take its place.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from guildtable.games.flandern.geometry import BadLayout, Polygon, area, contacts, length, normal_form, sides, triangles

type SpaceId = str
"""`site-1-S3`: the third small space of the first site."""
type SiteId = str
type Shape = str
CENTRE = "centre"


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
    _check_shapes(data, shapes)
    sites, spaces = {}, {}
    for facts in data["sites"]:
        site, found = _read_site(facts, data["longSide"], shapes)
        sites[site.id] = site
        spaces.update(found)
    if len(sites) != len(data["sites"]):
        raise BadLayout("two sites have the same id")
    gates = {gate.space: gate for site in sites.values() for gate in site.gates}
    return Layout(name, sites, spaces, gates, data.get("swallows", "small"))


def _polygon(points: list[list[int]]) -> Polygon:
    return [(q, r) for q, r in points]


def _check_shapes(data: dict[str, Any], shapes: dict[Shape, Polygon]) -> None:
    for shape, polygon in shapes.items():
        if len(triangles(polygon)) != area(polygon):
            raise BadLayout(f"the outline of {shape} crosses itself")
        if shape != CENTRE and max(length(*side) for side in sides(polygon)) < data["longSide"]:
            raise BadLayout(f"{shape} has no long side: it could never be laid")
    if len({normal_form(polygon) for polygon in shapes.values()}) < len(shapes):
        raise BadLayout("two shapes are alike")


def _read_site(
    facts: dict[str, Any], long_side: int, shapes: dict[Shape, Polygon]
) -> tuple[Site, dict[SpaceId, Space]]:
    name = facts["id"]
    parts = {f"{name}-{part['id']}": part for part in (facts["centre"], *facts["spaces"], *facts["suburbs"])}
    if len(parts) != 1 + len(facts["spaces"]) + len(facts["suburbs"]):
        raise BadLayout(f"{name}: two spaces have the same id")
    outlines = {part: _polygon(parts[part]["polygon"]) for part in parts}
    taken: set[tuple[int, int, int]] = set()
    for part, polygon in outlines.items():
        if normal_form(polygon) != normal_form(shapes[parts[part]["shape"]]):
            raise BadLayout(f"{part} is not of the shape {parts[part]['shape']}")
        cells = triangles(polygon)
        suburb = part in {f"{name}-{suburb['id']}" for suburb in facts["suburbs"]}
        if taken & cells and not suburb:
            raise BadLayout(f"{part} lies over another space")
        taken |= cells
    borders, touches = contacts(outlines, long_side)
    spaces = {
        part: Space(part, name, parts[part]["shape"], tuple(outlines[part]), borders[part], touches[part])
        for part in parts
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
    _check_reach(site, spaces)
    return site, spaces


def _check_reach(site: Site, spaces: dict[SpaceId, Space]) -> None:
    """Every space can be laid some day, long side by long side from the centre; every suburb has its gate."""
    reached, waiting = {site.centre}, deque([site.centre])
    inside = {site.centre, *site.spaces}
    while waiting:
        here = waiting.popleft()
        for space in inside - reached:
            if here in spaces[space].touches:
                reached.add(space)
                waiting.append(space)
    if lost := sorted(inside - reached):
        raise BadLayout(f"{', '.join(lost)} cannot be reached by long sides from the centre of {site.id}")
    for gate in site.gates:
        if gate.space not in site.spaces or not set(gate.opens) <= set(site.suburbs):
            raise BadLayout(f"{site.id}: gate {gate.special} does not lead from a space to suburbs")
