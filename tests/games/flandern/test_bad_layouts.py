"""The board as data: what a bad layout is told."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from guildtable.games.flandern.geometry import BadLayout
from guildtable.games.flandern.layout import read_layout
from tests.games.flandern.boards import BOARD, DATA
from tests.games.flandern.builds import SHAPES


def test_a_good_layout_is_read_without_complaint() -> None:
    assert read_layout("copy", deepcopy(DATA)).spaces == BOARD.spaces


def complaint(change: Callable[[dict[str, Any]], object]) -> str:
    """What is said about our board after a change."""
    data = deepcopy(DATA)
    change(data)
    with pytest.raises(BadLayout) as refused:
        read_layout("broken", data)
    return str(refused.value)


def part(data: dict[str, Any], site: int, name: str) -> dict[str, Any]:
    """A space of a site, to be changed."""
    parts = (data["sites"][site - 1]["centre"], *data["sites"][site - 1]["spaces"], *data["sites"][site - 1]["suburbs"])
    found: dict[str, Any] = next(part for part in parts if part["id"] == name)
    return found


def moved(polygon: list[list[int]], dq: int, dr: int) -> list[list[int]]:
    """Elsewhere."""
    return [[q + dq, r + dr] for q, r in polygon]


def test_an_outline_that_crosses_itself_is_refused() -> None:
    def cross(data: dict[str, Any]) -> None:
        data["shapes"]["medium"]["polygon"] = [[-1, 0], [1, 0], [0, 1], [0, -1]]

    assert complaint(cross) == "the outline of medium crosses itself"


def test_the_crossing_outline_of_a_space_is_refused() -> None:
    """The corners are those of the market hexagon, in another order."""

    def cross(data: dict[str, Any]) -> None:
        part(data, 1, "centre")["polygon"] = [[1, 0], [-1, 0], [-1, 1], [0, 1], [0, -1], [1, -1]]

    assert "site-1-centre" in complaint(cross)


def test_a_side_off_the_lattice_is_refused() -> None:
    def skew(data: dict[str, Any]) -> None:
        data["shapes"]["medium"]["polygon"] = [[0, 0], [2, 0], [1, 2]]

    assert "the side from (2, 0) to (1, 2) does not run along the lattice" in complaint(skew)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_without_a_long_side_is_refused(shape: str) -> None:
    """FL-83: D7."""

    def shrink(data: dict[str, Any]) -> None:
        data["shapes"][shape]["polygon"] = [[0, 0], [1, 0], [0, 1]]

    assert complaint(shrink) == f"{shape} has no long side: it could never be laid"


def test_long_means_what_the_layout_says() -> None:
    """FL-83: no side of ours has three edges."""

    def stretch(data: dict[str, Any]) -> None:
        data["longSide"] = 3

    assert "has no long side" in complaint(stretch)


def test_two_shapes_alike_are_refused() -> None:
    """A mirrored, turned copy is no other shape."""

    def copy(data: dict[str, Any]) -> None:
        data["shapes"]["large"]["polygon"] = [[1, 0], [1, 2], [0, 2], [0, 1]]

    said = complaint(copy)
    assert "alike" in said
    assert "small" in said
    assert "large" in said


def test_a_space_of_the_wrong_shape_is_refused() -> None:
    """FL-27: a medium outline that calls itself small."""

    def rename(data: dict[str, Any]) -> None:
        part(data, 4, "M3")["shape"] = "small"

    assert complaint(rename) == "site-4-M3 is not of the shape small"


def test_a_suburb_and_a_centre_of_the_wrong_shape_are_refused() -> None:
    """FL-27, FL-82: D5."""

    def suburb(data: dict[str, Any]) -> None:
        part(data, 2, "B1")["shape"] = "large"

    def centre(data: dict[str, Any]) -> None:
        part(data, 3, "centre")["shape"] = "medium"

    assert complaint(suburb) == "site-2-B1 is not of the shape large"
    assert complaint(centre) == "site-3-centre is not of the shape medium"


def test_a_space_of_an_unknown_shape_is_refused() -> None:
    def rename(data: dict[str, Any]) -> None:
        part(data, 2, "S3")["shape"] = "huge"

    said = complaint(rename)
    assert "site-2-S3" in said
    assert "huge" in said


def test_overlapping_spaces_are_refused() -> None:
    def move(data: dict[str, Any]) -> None:
        part(data, 1, "L4")["polygon"] = moved(part(data, 1, "L4")["polygon"], 1, 0)

    assert complaint(move) == "site-1-L4 lies over another space"


def test_a_suburb_over_a_space_is_refused() -> None:
    """Both would be building spaces once its gate is open."""

    def move(data: dict[str, Any]) -> None:
        part(data, 6, "A1")["polygon"] = part(data, 6, "S2")["polygon"]

    assert "site-6-A1" in complaint(move)


def test_a_suburb_inside_a_space_is_refused() -> None:
    """No edge has three owners here, yet two tiles would lie on the same ground."""

    def move(data: dict[str, Any]) -> None:
        part(data, 6, "A1")["polygon"] = [[2, 0], [4, -2], [4, -1], [3, 0]]

    assert complaint(move) == "site-6-A1 lies over another space"


def test_a_space_that_no_long_side_reaches_is_refused() -> None:
    """FL-28: D8: moved far away it touches nothing."""

    def away(data: dict[str, Any]) -> None:
        part(data, 4, "L3")["polygon"] = moved(part(data, 4, "L3")["polygon"], 9, 0)

    assert complaint(away) == "site-4-L3 cannot be reached by long sides from the centre of site-4"


def test_bordering_by_short_sides_is_not_enough_to_be_reached() -> None:
    """FL-28: without L2, S2 of site III borders three spaces, but with its short sides."""

    def drop(data: dict[str, Any]) -> None:
        spaces = data["sites"][2]["spaces"]
        spaces.remove(part(data, 3, "L2"))

    assert complaint(drop) == "site-3-S2 cannot be reached by long sides from the centre of site-3"


def test_a_space_that_only_a_suburb_reaches_is_refused() -> None:
    """FL-28, FL-35: the suburb may never be opened."""

    def add(data: dict[str, Any]) -> None:
        outline = [[1, -5], [-1, -5], [-1, -3]]
        data["sites"][3]["spaces"].append({"id": "M5", "shape": "medium", "polygon": outline})

    assert complaint(add) == "site-4-M5 cannot be reached by long sides from the centre of site-4"


def test_all_unreachable_spaces_are_named() -> None:
    """FL-28: M3 and S3 of site IV hold each other, but without M2 nothing holds them."""

    def drop(data: dict[str, Any]) -> None:
        data["sites"][3]["spaces"].remove(part(data, 4, "M2"))

    assert complaint(drop) == "site-4-M3, site-4-S3 cannot be reached by long sides from the centre of site-4"


def test_a_gate_on_no_space_is_refused() -> None:
    """FL-84: the culprit is named by site and letter."""

    def bend(data: dict[str, Any]) -> None:
        data["sites"][4]["gates"][1]["space"] = "M9"

    assert complaint(bend) == "site-5: gate B does not lead from a space to suburbs"


def test_a_gate_on_a_suburb_is_refused() -> None:
    """FL-84: nor may a gate lie outside the town."""

    def bend(data: dict[str, Any]) -> None:
        data["sites"][0]["gates"][0]["space"] = "C2"

    assert complaint(bend) == "site-1: gate A does not lead from a space to suburbs"


@pytest.mark.parametrize("opens", ["S1", "Z1"])
def test_a_gate_that_opens_what_is_no_suburb_is_refused(opens: str) -> None:
    """FL-84: a space is open already."""

    def bend(data: dict[str, Any]) -> None:
        data["sites"][5]["gates"][2]["opens"] = ["C1", opens]

    assert complaint(bend) == "site-6: gate C does not lead from a space to suburbs"


def test_a_gate_whose_tile_does_not_fit_is_refused() -> None:
    """FL-27, FL-84: A is small, M2 is not."""

    def bend(data: dict[str, Any]) -> None:
        data["sites"][1]["gates"][0]["space"] = "M2"

    said = complaint(bend)
    assert "site-2" in said
    assert "A" in said


@pytest.mark.parametrize("letter", ["D", "E"])
def test_a_gate_for_a_tile_that_opens_nothing_is_refused(letter: str) -> None:
    """FL-84: D opens no suburbs, and there is no E."""

    def bend(data: dict[str, Any]) -> None:
        data["sites"][1]["gates"][1]["special"] = letter

    said = complaint(bend)
    assert "site-2" in said
    assert f"gate {letter}" in said


def test_two_gates_on_one_space_are_refused() -> None:
    """FL-84: only one of them could be found."""

    def bend(data: dict[str, Any]) -> None:
        gates = data["sites"][1]["gates"]
        gates.append(gates[0] | {"opens": gates[2]["opens"][1:]})
        gates[2]["opens"] = gates[2]["opens"][:1]

    assert "site-2" in complaint(bend)


def test_a_suburb_without_a_gate_is_refused() -> None:
    """FL-35: it could never be opened."""

    def forget(data: dict[str, Any]) -> None:
        data["sites"][2]["gates"][2]["opens"] = ["C1"]

    said = complaint(forget)
    assert "site-3" in said
    assert "C2" in said


def test_a_suburb_that_no_long_side_reaches_is_refused() -> None:
    """FL-28, FL-35: far from its gate."""

    def away(data: dict[str, Any]) -> None:
        part(data, 3, "B1")["polygon"] = moved(part(data, 3, "B1")["polygon"], 0, -9)

    assert "site-3-B1" in complaint(away)


def test_a_doubled_space_is_refused() -> None:
    def rename(data: dict[str, Any]) -> None:
        part(data, 2, "M4")["id"] = "M3"

    said = complaint(rename)
    assert said.startswith("site-2")
    assert "two spaces have the same id" in said
    assert "M3" in said


def test_a_suburb_named_like_a_space_is_refused() -> None:
    def rename(data: dict[str, Any]) -> None:
        part(data, 2, "A1")["id"] = "S1"

    said = complaint(rename)
    assert said.startswith("site-2")
    assert "two spaces have the same id" in said


def test_a_doubled_site_is_refused() -> None:
    def rename(data: dict[str, Any]) -> None:
        data["sites"][4]["id"] = "site-2"

    said = complaint(rename)
    assert "two sites have the same id" in said
    assert "site-2" in said


def test_bad_layouts_are_value_errors() -> None:
    """So that whoever offers a layout of their own can be told."""
    assert issubclass(BadLayout, ValueError)
