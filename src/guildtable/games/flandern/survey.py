"""Survey: is a layout fit to play on? Whoever draws a board of their own is told what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from guildtable.games.flandern.geometry import BadLayout, Polygon, area, length, normal_form, sides, triangles

CENTRE = "centre"


def check_shapes(shapes: Mapping[str, Polygon], long_side: int) -> None:
    """Outlines that do not cross, with a long side each, no two alike."""
    forms: dict[object, str] = {}
    for shape, polygon in shapes.items():
        check_outline(shape, polygon)
        if shape != CENTRE and max(length(*side) for side in sides(polygon)) < long_side:
            raise BadLayout(f"{shape} has no long side: it could never be laid")
        other = forms.setdefault(normal_form(polygon), shape)
        if other != shape:
            raise BadLayout(f"two shapes are alike: {other} and {shape}")


def check_outline(name: str, polygon: Polygon) -> None:
    """Sides along the lattice, and an inside as large as the outline says."""
    for side in sides(polygon):
        length(*side)
    if len(triangles(polygon)) != area(polygon):
        raise BadLayout(f"the outline of {name} crosses itself")


def check_outlines(parts: Mapping[str, tuple[str, Polygon]], shapes: Mapping[str, Polygon]) -> None:
    """Every space is of its shape, and none lies over another."""
    taken: set[tuple[int, int, int]] = set()
    for name, (shape, polygon) in parts.items():
        if shape not in shapes:
            raise BadLayout(f"{name} is of the shape {shape}, which the layout does not know")
        if normal_form(polygon) != normal_form(shapes[shape]):
            raise BadLayout(f"{name} is not of the shape {shape}")
        check_outline(name, polygon)
        ground = triangles(polygon)
        if taken & ground:
            raise BadLayout(f"{name} lies over another space")
        taken |= ground


def check_reach(site: str, centre: str, spaces: Sequence[str], touches: Mapping[str, Sequence[str]]) -> None:
    """Every space can be laid some day: long side by long side, from the centre on."""
    reached, growing = {centre}, True
    while growing:
        more = {space for space in spaces if space not in reached and reached.intersection(touches[space])}
        reached |= more
        growing = bool(more)
    if lost := sorted(set(spaces) - reached):
        raise BadLayout(f"{', '.join(lost)} cannot be reached by long sides from the centre of {site}")
