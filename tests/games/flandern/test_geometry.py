"""Polygons on the triangular lattice: FL-28, FL-29."""

from __future__ import annotations

import pytest

from guildtable.games.flandern.geometry import (
    BadLayout,
    Point,
    area,
    contacts,
    edges,
    length,
    normal_form,
    sides,
    triangles,
)

TRIANGLE = [(0, 0), (2, 0), (0, 2)]
HALF_HEXAGON = [(0, 0), (2, 0), (1, 1), (0, 1)]
SHIELD = [(0, 0), (2, 0), (2, 1), (1, 2), (0, 2)]
HEXAGON = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
HOOK = [(0, 0), (3, 0), (3, 1), (1, 1), (1, 2), (0, 2)]
PLANK = [(0, 0), (2, 0), (2, 1), (0, 1)]
OUTLINES = {
    "triangle": TRIANGLE,
    "half hexagon": HALF_HEXAGON,
    "shield": SHIELD,
    "hexagon": HEXAGON,
    "hook": HOOK,
    "plank": PLANK,
}


def moved(polygon: list[Point], dq: int, dr: int) -> list[Point]:
    """The same outline elsewhere."""
    return [(q + dq, r + dr) for q, r in polygon]


def turned(polygon: list[Point], sixths: int) -> list[Point]:
    """Turned about the origin: a step along q becomes one along r, a step along r one along r - q."""
    for _ in range(sixths):
        polygon = [(-r, q + r) for q, r in polygon]
    return polygon


def mirrored(polygon: list[Point]) -> list[Point]:
    """In the line between the two axes."""
    return [(r, q) for q, r in polygon]


def test_sides_run_from_corner_to_corner_and_back_to_the_first() -> None:
    assert list(sides(TRIANGLE)) == [((0, 0), (2, 0)), ((2, 0), (0, 2)), ((0, 2), (0, 0))]


@pytest.mark.parametrize(
    ("name", "lengths"),
    [
        ("triangle", [2, 2, 2]),
        ("half hexagon", [2, 1, 1, 1]),
        ("shield", [2, 1, 1, 1, 2]),
        ("hexagon", [1, 1, 1, 1, 1, 1]),
        ("hook", [3, 1, 2, 1, 1, 2]),
        ("plank", [2, 1, 2, 1]),
    ],
)
def test_lengths_count_unit_edges(name: str, lengths: list[int]) -> None:
    assert [length(*side) for side in sides(OUTLINES[name])] == lengths


@pytest.mark.parametrize("end", [(3, 0), (-3, 0), (0, 3), (0, -3), (3, -3), (-3, 3)])
def test_all_six_directions_of_the_lattice_are_sides(end: Point) -> None:
    assert length((0, 0), end) == 3


@pytest.mark.parametrize("end", [(1, 1), (2, 1), (-1, -1), (2, -1), (1, -2)])
def test_a_side_across_the_lattice_is_refused(end: Point) -> None:
    with pytest.raises(BadLayout, match="does not run along the lattice"):
        length((0, 0), end)


def test_a_side_without_length_is_refused() -> None:
    with pytest.raises(BadLayout):
        length((4, 2), (4, 2))


def test_every_unit_edge_knows_the_length_of_its_side() -> None:
    assert dict(edges(HALF_HEXAGON)) == {
        frozenset({(0, 0), (1, 0)}): 2,
        frozenset({(1, 0), (2, 0)}): 2,
        frozenset({(2, 0), (1, 1)}): 1,
        frozenset({(1, 1), (0, 1)}): 1,
        frozenset({(0, 1), (0, 0)}): 1,
    }


@pytest.mark.parametrize(
    ("name", "count"),
    [("triangle", 4), ("half hexagon", 3), ("shield", 7), ("hexagon", 6), ("hook", 8), ("plank", 4)],
)
def test_area_counts_unit_triangles_and_so_many_lie_inside(name: str, count: int) -> None:
    polygon = OUTLINES[name]
    for outline in (polygon, polygon[::-1], moved(polygon, -5, 3), *(turned(polygon, n) for n in range(6))):
        assert area(outline) == count
        assert len(triangles(outline)) == count


def test_the_triangles_of_a_triangle_are_three_that_point_up_and_one_that_points_down() -> None:
    assert triangles(TRIANGLE) == {(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_the_triangles_of_a_hexagon_lie_all_around_its_middle() -> None:
    assert triangles(HEXAGON) == {(0, 0, 0), (-1, 0, 0), (0, -1, 0), (-1, 0, 1), (0, -1, 1), (-1, -1, 1)}


def test_the_triangles_of_a_hook_leave_out_its_notch() -> None:
    notch = {(1, 1), (2, 1)}
    everything = {(q, r, way) for q in range(3) for r in range(2) for way in (0, 1)}
    assert triangles(HOOK) == {cell for cell in everything if cell[:2] not in notch}


@pytest.mark.parametrize("name", OUTLINES)
def test_all_turned_mirrored_and_moved_copies_have_one_normal_form(name: str) -> None:
    polygon = OUTLINES[name]
    form = normal_form(polygon)
    for sixths in range(6):
        for copy in (turned(polygon, sixths), turned(mirrored(polygon), sixths)):
            assert normal_form(copy) == form
            assert normal_form(moved(copy, 7, -11)) == form
            assert normal_form([*copy[2:], *copy[:2]]) == form, "any corner may come first"
            assert normal_form(copy[::-1]) == form, "either way round"


def test_different_outlines_have_different_normal_forms() -> None:
    larger = [(2 * q, 2 * r) for q, r in TRIANGLE]
    assert len({normal_form(polygon) for polygon in (*OUTLINES.values(), larger)}) == len(OUTLINES) + 1


def test_a_shape_and_its_mirror_image_are_alike_though_no_turning_makes_them_so() -> None:
    """A plank leans to one side."""
    lowest = [tuple(sorted(moved(p, -min(q for q, _ in p), -min(r for _, r in p)))) for p in map_turns(PLANK)]
    other = mirrored(PLANK)
    assert tuple(sorted(other)) not in lowest
    assert normal_form(other) == normal_form(PLANK)


def map_turns(polygon: list[Point]) -> list[list[Point]]:
    """All six."""
    return [turned(polygon, sixths) for sixths in range(6)]


def test_spaces_border_if_they_share_a_side() -> None:
    """FL-29: a side in common."""
    borders, touches = contacts({"low": TRIANGLE, "high": [(2, 0), (2, 2), (0, 2)]}, 2)
    assert borders == {"low": ("high",), "high": ("low",)}
    assert touches == borders


def test_a_stretch_of_side_is_enough() -> None:
    """FL-28, FL-29: half of one long side lies on half of the other."""
    borders, touches = contacts({"one": TRIANGLE, "two": [(1, 0), (3, 0), (3, -2)]}, 2)
    assert borders == {"one": ("two",), "two": ("one",)}
    assert touches == borders


def test_a_corner_alone_is_no_border() -> None:
    """FL-29: two triangles tip to tip."""
    borders, touches = contacts({"one": TRIANGLE, "two": moved(TRIANGLE, 2, 0), "three": moved(TRIANGLE, -2, 0)}, 2)
    assert borders == touches == {"one": (), "two": (), "three": ()}


def test_a_corner_on_the_middle_of_a_side_is_no_border() -> None:
    """FL-29: a tip against a side."""
    borders, _ = contacts({"one": TRIANGLE, "two": [(1, 0), (1, -2), (3, -2)]}, 2)
    assert borders == {"one": (), "two": ()}


def test_the_long_side_is_that_of_the_one_being_laid() -> None:
    """FL-28: the short top of a half hexagon lies on the long side of a triangle."""
    borders, touches = contacts({"triangle": moved(TRIANGLE, 0, 1), "half": HALF_HEXAGON}, 2)
    assert borders == {"triangle": ("half",), "half": ("triangle",)}
    assert touches == {"triangle": ("half",), "half": ()}


def test_short_sides_border_but_touch_nothing() -> None:
    """FL-28, FL-29: two half hexagons, slant to slant."""
    borders, touches = contacts({"one": HALF_HEXAGON, "two": [(0, 1), (0, 0), (-1, 0), (-2, 1)][::-1]}, 2)
    assert borders == {"one": ("two",), "two": ("one",)}
    assert touches == {"one": (), "two": ()}


def test_how_long_a_long_side_is_is_said_by_the_layout() -> None:
    """FL-28: the same outlines, where two edges are not long yet, and where one is."""
    outlines = {"low": TRIANGLE, "high": [(2, 0), (2, 2), (0, 2)], "half": [(0, 0), (2, 0), (2, -1), (1, -1)]}
    assert contacts(outlines, 3)[1] == {"low": (), "high": (), "half": ()}
    assert contacts(outlines, 1)[1]["half"] == ("low",)
    assert contacts(outlines, 3)[0] == contacts(outlines, 1)[0]


def test_one_border_however_many_edges_are_shared() -> None:
    """FL-29: two neighbours that share two edges are neighbours once."""
    borders, touches = contacts({"one": PLANK, "two": moved(PLANK, 0, 1)}, 2)
    assert borders == touches == {"one": ("two",), "two": ("one",)}


def test_three_spaces_on_one_edge_are_refused_by_name() -> None:
    with pytest.raises(BadLayout, match=r"first.*second.*third"):
        contacts({"first": TRIANGLE, "second": [(0, 0), (2, 0), (2, -2)], "third": PLANK}, 2)
