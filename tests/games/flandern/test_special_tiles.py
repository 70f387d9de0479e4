"""The special church tiles A, B, C and D: FL-33 to FL-38."""

from __future__ import annotations

import pytest

from guildtable.games.flandern.state import District
from guildtable.kernel.question import Illegal
from tests.games.flandern.builds import acting, builds, on, scoring, setting_up, where, without

GATES_IN_REACH = {"bruges": "S3=red-small-0 M3=yellow-medium-0 M2=grey-medium-0"}
"""In Bruges the gates are S4, M4 and L4."""
SPECIALS = ("church-A", "church-B", "church-C")


# --- A, B and C


@pytest.mark.parametrize(("special", "gate"), [("A", "S4"), ("B", "M4"), ("C", "L4")])
def test_a_special_tile_is_laid_on_the_gate_of_its_letter_only(special: str, gate: str) -> None:
    """FL-33, FL-34: though other spaces of its shape are in reach."""
    table = acting("bruges", towns=GATES_IN_REACH)
    assert where(table, f"church-{special}") == {f"site-1-{gate}"}
    assert where(table, "church-small") > {"site-1-S4"}


def test_each_town_has_its_own_gates() -> None:
    """FL-34: with a building-site card the tile may go to any town whose gate is in reach."""
    towns = {"ghent": "S1=red-small-0", "leuven": "S2=grey-small-0", "utrecht": "S2=red-small-0"}
    assert where(setting_up(towns=towns), "church-A") == {"site-2-S2", "site-4-S1", "site-5-S1"}


def test_a_gate_out_of_reach_takes_no_special_tile() -> None:
    """FL-28, FL-33: the rules of building hold; nothing touches S4, M4 and L4."""
    assert not {kind for kind, _ in builds(acting("bruges"))} & set(SPECIALS)


@pytest.mark.parametrize(
    ("special", "neighbour"),
    [("A", "L3=church-large"), ("A", "S3=church-small"), ("B", "M1=church-medium"), ("C", "L3=church-large")],
)
def test_a_special_tile_is_a_church_district(special: str, neighbour: str) -> None:
    """FL-29, FL-33: it may not border another."""
    laid = {"S3": "red-small-0", "M3": "yellow-medium-0", "M2": "grey-medium-0"}
    space, _, kind = neighbour.partition("=")
    laid[space] = kind
    table = acting("bruges", towns={"bruges": " ".join(f"{space}={kind}" for space, kind in laid.items())})
    assert where(table, f"church-{special}") == set()


def test_an_ordinary_district_may_be_laid_on_a_gate() -> None:
    """FL-34: own, grey or church."""
    table = acting("bruges", towns=GATES_IN_REACH)
    assert on(table, "site-1-S4") >= {"blue-small-0", "grey-small-0", "church-small", "church-A"}


def test_an_ordinary_district_on_a_gate_loses_the_gate() -> None:
    """FL-34: no suburb opens, and the tile can only be laid in other towns."""
    towns = GATES_IN_REACH | {"ghent": "S1=red-small-0"}
    table = setting_up(towns=towns).play("tile:church-small/space:site-1-S4")
    assert table.now.opened == []
    assert table.heard("opens-suburbs") == []
    lost = {"bruges": f"{GATES_IN_REACH['bruges']} S4=church-small", "ghent": "S1=red-small-0"}
    assert where(setting_up(towns=lost), "church-A") == {"site-2-S2"}


@pytest.mark.parametrize(
    ("special", "gate", "suburbs"), [("A", "S4", ["A1"]), ("B", "M4", ["B1"]), ("C", "L4", ["C1", "C2"])]
)
def test_a_special_tile_opens_the_suburbs_behind_its_gate(special: str, gate: str, suburbs: list[str]) -> None:
    """FL-35: A and B one, C two; they are free building spaces of the town."""
    table = acting("bruges", towns=GATES_IN_REACH)
    before = set(table.now.free_spaces(table.now.open_towns()[0]))
    table = table.play(f"tile:church-{special}/space:site-1-{gate}")
    opened = [f"site-1-{suburb}" for suburb in suburbs]
    assert table.now.opened == opened
    assert set(table.now.free_spaces(table.now.open_towns()[0])) == before - {f"site-1-{gate}"} | set(opened)
    assert table.now.districts[f"site-1-{gate}"] == District(f"church-{special}")
    assert table.now.stock[f"church-{special}"] == 0
    assert len(table.heard("opens-suburbs")) == 1


def test_suburbs_are_open_at_once() -> None:
    """FL-35: the next seat of the same round may build there."""
    table = acting("bruges", "bruges", towns=GATES_IN_REACH).play("tile:church-A/space:site-1-S4")
    assert table.asked == [1]
    assert "yellow-small-0" in on(table, "site-1-A1", 1)
    assert "church-small" not in on(table, "site-1-A1", 1), "it borders A"
    table = table.play("tile:yellow-small-0/space:site-1-A1")
    assert table.now.districts["site-1-A1"] == District("yellow-small-0")


def test_a_building_site_opens_suburbs_too() -> None:
    """FL-35: at once, before it is completed."""
    table = setting_up(towns=GATES_IN_REACH).play("tile:church-C/space:site-1-L4")
    assert table.now.districts["site-1-L4"] == District("church-C", building=True)
    assert table.now.opened == ["site-1-C1", "site-1-C2"]
    after = acting("bruges", towns={"bruges": "L4=church-C*"}, opened="site-1-C1 site-1-C2")
    assert on(after, "site-1-C2") >= {"blue-small-0", "grey-small-0"}
    assert after.play("complete:site-1-L4").now.opened == ["site-1-C1", "site-1-C2"], "not opened a second time"


def test_an_unopened_suburb_is_no_space_to_build_on() -> None:
    """FL-35: the long sides of A1 lie on S4 and L2."""
    table = acting("bruges", towns={"bruges": "S3=red-small-0 S4=grey-small-0 L2=yellow-large-0"})
    assert on(table, "site-1-A1") == set()
    opened = acting("bruges", towns={"bruges": "S3=red-small-0 S4=grey-small-0 L2=yellow-large-0"}, opened="site-1-A1")
    assert on(opened, "site-1-A1") == {"blue-small-0", "blue-small-1", "blue-small-2", "church-small"}


def test_a_suburb_follows_the_rules_of_building() -> None:
    """FL-27, FL-28, FL-29, FL-35: C1's long side lies on L4 and C2; it borders L3."""
    towns = {"bruges": "L4=church-C L3=grey-large-0"}
    table = acting("bruges", towns=towns, opened="site-1-C1 site-1-C2")
    assert on(table, "site-1-C1") == {"blue-large-0", "blue-large-1"}
    assert on(table, "site-1-B1") == set()


def test_a_special_tile_is_there_once() -> None:
    """FL-32, FL-33: when it has been laid in Bruges no other gate can have it."""
    towns = {"ghent": "S1=red-small-0", "bruges": "S3=red-small-0"}
    assert where(setting_up(towns=towns), "church-A") == {"site-1-S4", "site-2-S2"}
    laid = {"ghent": "S1=red-small-0", "bruges": "S3=red-small-0 S4=church-A"}
    assert where(setting_up(towns=laid), "church-A") == set()


def test_a_covered_gate_takes_no_special_tile() -> None:
    """FL-33, FL-53: no free space, no gate."""
    assert where(acting("bruges", towns=GATES_IN_REACH, covered="site-1-S4"), "church-A") == set()


def test_a_town_with_an_open_suburb_is_not_full() -> None:
    """FL-35: everything else in Bruges is covered; behind A there is room."""
    spaces = [f"site-1-{shape}{number}" for shape in "SML" for number in range(1, 5)]
    covered = " ".join(space for space in spaces if space != "site-1-S4")
    assert scoring(towns={"bruges": "S4=church-A"}, covered=covered, opened="site-1-A1").now.scored == []
    assert scoring(towns={"bruges": "S4=church-small"}, covered=covered).now.scored == ["bruges"]


# --- D


def test_d_is_laid_on_a_medium_space_with_a_small_one_beside_it() -> None:
    """FL-36: the player chooses which; M3 of Utrecht has no small neighbour."""
    table = acting("utrecht")
    assert where(table, "church-D") == {"site-5-M1+S1", "site-5-M1+S2", "site-5-M2+S4"}
    assert where(table, "church-medium") == {"site-5-M1", "site-5-M2", "site-5-M3"}


def test_d_without_what_it_swallows_is_refused() -> None:
    """FL-33, FL-36: only where its effect can happen in full."""
    for path in ("tile:church-D/space:site-5-M3", "tile:church-D/space:site-5-M1/with:site-5-S4"):
        with pytest.raises(Illegal):
            acting("utrecht").play(path)


def test_d_takes_both_spaces() -> None:
    """FL-36, FL-37: one tile on two spaces; the small one is no building space any more."""
    table = acting("utrecht").play("tile:church-D/space:site-5-M1/with:site-5-S1")
    now = table.now
    assert now.districts["site-5-M1"] == now.districts["site-5-S1"] == District("church-D")
    assert now.swallowed == {"site-5-S1": "site-5-M1"}
    assert (now.stock["church-D"], now.stock["church-small"], now.stock["church-medium"]) == (0, 3, 3)
    free = {space for town in now.open_towns() for space in now.free_spaces(town)}
    assert len(free) == 70
    assert not free & {"site-5-M1", "site-5-S1"}
    assert len(table.heard("swallows")) == 1


def test_other_tiles_swallow_nothing() -> None:
    """FL-36: D alone."""
    table = acting("utrecht").play("tile:church-medium/space:site-5-M1")
    assert (table.now.swallowed, table.heard("swallows")) == ({}, [])


@pytest.mark.parametrize("what", ["built", "covered"])
def test_d_cannot_swallow_what_is_not_free(what: str) -> None:
    """FL-36: built on or covered."""
    table = (
        acting("utrecht", towns={"utrecht": "S1=red-small-0"})
        if what == "built"
        else acting("utrecht", covered="site-5-S1")
    )
    assert where(table, "church-D") == {"site-5-M1+S2", "site-5-M2+S4"}


def test_d_cannot_be_laid_on_a_covered_space() -> None:
    """FL-36: nor can X be covered."""
    assert where(acting("utrecht", covered="site-5-M1"), "church-D") == {"site-5-M2+S4"}


def test_the_long_side_is_judged_for_the_medium_space() -> None:
    """FL-28, FL-37: S1 of Bruges has its long side on M3; M1, beside S1, touches nothing that is laid."""
    table = acting("bruges", towns={"bruges": "M3=red-medium-0"})
    assert "church-small" in on(table, "site-1-S1")
    assert where(table, "church-D") == set()
    assert where(acting("bruges", towns={"bruges": "M4=red-medium-0"}), "church-D") == {"site-1-M1+S1", "site-1-M3+S1"}


def test_the_medium_space_may_not_border_a_church_district() -> None:
    """FL-29, FL-37: L4 of Utrecht borders M1, but neither S1 nor S2."""
    table = acting("utrecht", towns={"utrecht": "L4=church-large"})
    assert where(table, "church-D") == {"site-5-M2+S4"}


def test_the_small_space_may_not_border_a_church_district() -> None:
    """FL-29, FL-37: S3 of Utrecht borders S2 and S4, but neither M1 nor M2 nor S1."""
    table = acting("utrecht", towns={"utrecht": "S3=church-small"})
    assert where(table, "church-D") == {"site-5-M1+S1"}


def test_a_church_building_site_bars_d_as_well() -> None:
    """FL-31, FL-37: finished or not."""
    assert where(acting("utrecht", towns={"utrecht": "S3=church-small*"}), "church-D") == {"site-5-M1+S1"}


def test_d_is_not_laid_at_the_church_centre() -> None:
    """FL-30, FL-37: all medium spaces of Liège border its centre."""
    table = acting("liege", towns={"liege": "S1=red-small-0 S4=grey-small-0"})
    assert where(table, "church-D") == set()


def test_d_may_swallow_a_gate_which_is_lost() -> None:
    """FL-38: S1 is Utrecht's gate for A."""
    towns = {"utrecht": "S2=red-small-0"}
    table = acting("utrecht", towns=towns)
    assert where(table, "church-A") == {"site-5-S1"}
    table = table.play("tile:church-D/space:site-5-M1/with:site-5-S1")
    assert table.now.opened == []
    lost = acting("utrecht", towns={"utrecht": "S2=red-small-0 M1=church-D"}, swallowed={"site-5-S1": "site-5-M1"})
    assert where(lost, "church-A") == set()
    assert on(lost, "site-5-S1") == set()


def test_d_may_swallow_an_opened_suburb() -> None:
    """FL-36: A1 of Ypres borders M1; as long as it is closed it is no space."""
    towns = {"ypres": "M2=red-medium-0 S4=yellow-small-0"}
    assert where(acting("ypres", towns=towns), "church-D") == {"site-3-M1+S3"}
    table = acting("ypres", towns=towns, opened="site-3-A1")
    assert where(table, "church-D") == {"site-3-M1+S3", "site-3-M1+A1"}
    table = table.play("tile:church-D/space:site-3-M1/with:site-3-A1")
    assert table.now.swallowed == {"site-3-A1": "site-3-M1"}


def test_d_may_not_swallow_the_suburb_of_a_church_tile_beside_it() -> None:
    """FL-29, FL-37: a suburb opened by A borders A."""
    towns = {"ypres": "M4=red-medium-0 L4=church-C"}
    table = acting("ypres", towns=towns, opened="site-3-C1 site-3-C2")
    assert "site-3-M4+C2" not in where(table, "church-D")


def test_a_long_side_on_the_swallowed_space_is_one_on_d() -> None:
    """FL-37: L1 of Utrecht touches S1 and S2 with its long sides, and does not border M1."""
    assert on(acting("utrecht", seat=1), "site-5-L1", 1) == set()
    table = acting("utrecht", seat=1, towns={"utrecht": "M1=church-D"}, swallowed={"site-5-S1": "site-5-M1"})
    assert on(table, "site-5-L1", 1) == {"yellow-large-0", "yellow-large-1", "grey-large-0"}


def test_what_borders_the_swallowed_space_borders_d() -> None:
    """FL-37: without D the Church could build L1 there; beside D it cannot."""
    plain = acting("utrecht", towns={"utrecht": "M1=red-medium-0 S1=yellow-small-0"})
    assert "church-large" in on(plain, "site-5-L1")
    table = acting("utrecht", towns={"utrecht": "M1=church-D"}, swallowed={"site-5-S1": "site-5-M1"})
    assert "church-large" not in on(table, "site-5-L1")


def test_the_next_seat_finds_d_on_both_spaces() -> None:
    """FL-36, FL-37: in the same round."""
    table = acting("utrecht", "utrecht").play("tile:church-D/space:site-5-M1/with:site-5-S1")
    assert on(table, "site-5-L1", 1) == {"yellow-large-0", "yellow-large-1", "grey-large-0"}
    assert on(table, "site-5-S1", 1) == set()


def test_one_building_site_piece_covers_all_of_d() -> None:
    """FL-37: one piece to set up, one completion."""
    table = setting_up().play("tile:church-D/space:site-5-M1/with:site-5-S2")
    assert table.now.building_sites == 9
    assert {table.now.districts[space] for space in ("site-5-M1", "site-5-S2")} == {District("church-D", building=True)}
    table = acting("utrecht", towns={"utrecht": "M1=church-D*"}, swallowed={"site-5-S2": "site-5-M1"})
    assert [path for path in table.offers(0) if path.startswith("complete")] == ["complete:site-5-M1"]
    table = table.play("complete:site-5-M1")
    assert table.now.building_sites == 10
    assert {table.now.districts[space] for space in ("site-5-M1", "site-5-S2")} == {District("church-D")}
    assert len(table.heard("completes")) == 1


def test_d_takes_one_cathedral() -> None:
    """FL-37, FL-47: one place for it, beside the church centre; with one cathedral on it, no second."""
    towns = {"utrecht": "M1=church-D"}
    table = acting("pick-up", towns=towns, swallowed={"site-5-S2": "site-5-M1"}, golden="cathedral")
    assert set(table.offers(0)) == {"space:site-5-M1", "space:site-6-centre"}
    table = table.play("space:site-5-M1")
    assert table.now.cathedrals == 3
    assert {table.now.districts[space] for space in ("site-5-M1", "site-5-S2")} == {
        District("church-D", cathedral=True)
    }
    bearing = acting(
        "pick-up", towns={"utrecht": "M1=church-D^"}, swallowed={"site-5-S2": "site-5-M1"}, golden="cathedral"
    )
    assert bearing.now.districts["site-6-centre"].cathedral, "the only place left"
    assert bearing.now.cathedrals == 3


@pytest.mark.parametrize(("sign", "value"), [("", 3), ("^", 4), ("*", 1)])
def test_d_counts_once_for_the_value(sign: str, value: int) -> None:
    """FL-37, FL-56: the grey centre 1, and D 2, with a cathedral 3, as a building site nothing."""
    spaces = [f"site-5-{shape}{number}" for shape in "SML" for number in range(1, 5)]
    covered = " ".join(space for space in spaces if space not in ("site-5-M1", "site-5-S1"))
    table = scoring(towns={"utrecht": f"M1=church-D{sign}"}, swallowed={"site-5-S1": "site-5-M1"}, covered=covered)
    assert [told["value"] for told in table.heard("town-is-scored")] == [value]
    assert table.now.building_sites == 10


def test_d_is_there_once() -> None:
    """FL-32, FL-36: out of stock, it is on offer nowhere."""
    assert where(setting_up(), "church-D")
    assert where(setting_up(stock={"church-D": 0}), "church-D") == set()


def test_d_needs_no_ordinary_tile() -> None:
    """FL-33: the last church tile may be the special one."""
    table = acting("utrecht", stock=without("medium", but="church-D"))
    assert on(table, "site-5-M1") == {"church-D"}
    assert on(table, "site-5-M3") == set()
