"""Geometry: polygons on the triangular lattice, which of them border, and what their long sides touch.

A point is (q, r) in axial coordinates. A side runs along the lattice; it is made of unit edges.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

type Point = tuple[int, int]
type Polygon = Sequence[Point]
type Edge = frozenset[Point]


class BadLayout(ValueError):
    """A layout that cannot be played on, and what is wrong with it."""


def sides(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    """The sides of a polygon, one corner to the next."""
    return zip(polygon, [*polygon[1:], polygon[0]], strict=True)


def length(start: Point, end: Point) -> int:
    """How many unit edges a side has; it must run along the lattice."""
    dq, dr = end[0] - start[0], end[1] - start[1]
    if start == end or not (dq == 0 or dr == 0 or dq + dr == 0):
        raise BadLayout(f"the side from {start} to {end} does not run along the lattice")
    return max(abs(dq), abs(dr))


def edges(polygon: Polygon) -> Iterator[tuple[Edge, int]]:
    """Every unit edge of an outline, with the length of the side it belongs to."""
    for start, end in sides(polygon):
        count = length(start, end)
        step = ((end[0] - start[0]) // count, (end[1] - start[1]) // count)
        for place in range(count):
            here = (start[0] + step[0] * place, start[1] + step[1] * place)
            yield frozenset((here, (here[0] + step[0], here[1] + step[1]))), count


def area(polygon: Polygon) -> int:
    """In unit triangles."""
    return abs(sum(start[0] * end[1] - end[0] * start[1] for start, end in sides(polygon)))


def triangles(polygon: Polygon) -> set[tuple[int, int, int]]:
    """The unit triangles inside: (q, r, 0) points up, (q, r, 1) down. Found by casting a ray through each centre."""
    corners = [(3 * q, 3 * r) for q, r in polygon]
    found = set()
    for q in range(min(q for q, _ in polygon) - 1, max(q for q, _ in polygon) + 1):
        for r in range(min(r for _, r in polygon) - 1, max(r for _, r in polygon) + 1):
            for down in (0, 1):
                if _inside(corners, 3 * q + 1 + down, 3 * r + 1 + down):
                    found.add((q, r, down))
    return found


def _inside(corners: Polygon, x: int, y: int) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in sides(corners):
        if (y1 > y) != (y2 > y):
            turn = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
            if (turn > 0) == (y2 > y1):
                inside = not inside
    return inside


def normal_form(polygon: Polygon) -> tuple[Point, ...]:
    """The same for all turned and mirrored copies of an outline."""
    forms = []
    for mirrored in (False, True):
        turned: list[Point] = [(r, q) if mirrored else (q, r) for q, r in polygon]
        for _ in range(6):
            turned = [(-r, q + r) for q, r in turned]
            least_q, least_r = min(q for q, _ in turned), min(r for _, r in turned)
            forms.append(tuple(sorted((q - least_q, r - least_r) for q, r in turned)))
    return min(forms)


def contacts(
    outlines: Mapping[str, Polygon], long_side: int
) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Who borders whom, and whom the long sides of each touch. A corner alone is no border."""
    owners: dict[Edge, list[tuple[str, bool]]] = {}
    for name, polygon in outlines.items():
        for edge, side in edges(polygon):
            owners.setdefault(edge, []).append((name, side >= long_side))
    borders: dict[str, dict[str, None]] = {name: {} for name in outlines}
    touches: dict[str, dict[str, None]] = {name: {} for name in outlines}
    for sharing in owners.values():
        if len(sharing) > 2:
            raise BadLayout(f"{', '.join(name for name, _ in sharing)} lie over each other")
        if len(sharing) == 2:
            for (name, is_long), (other, _) in (sharing, sharing[::-1]):
                borders[name][other] = None
                if is_long:
                    touches[name][other] = None
    return (
        {name: tuple(found) for name, found in borders.items()},
        {name: tuple(found) for name, found in touches.items()},
    )
