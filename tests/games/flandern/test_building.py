"""Where a district may be laid: FL-19 to FL-23, FL-27 to FL-32."""

from __future__ import annotations

import pytest

from guildtable.games.flandern.pieces import TILES, Arms, Town
from guildtable.games.flandern.scoring import tally
from guildtable.games.flandern.state import District
from guildtable.kernel.question import Illegal
from tests.games.flandern.builds import acting, builds, on, setting_up, where, without

OPENING = {
    ("grey-small-0", "site-1-S3"),
    ("grey-small-1", "site-1-S3"),
    ("church-small", "site-1-S3"),
    ("grey-medium-0", "site-1-M3"),
    ("grey-medium-1", "site-1-M3"),
    ("church-medium", "site-1-M3"),
    ("church-D", "site-1-M3+S1"),
    ("grey-large-0", "site-1-L3"),
    ("church-large", "site-1-L3"),
}
"""What everybody may build in Bruges when only its centre is laid."""


def test_all_that_blue_may_build_beside_its_own_centre() -> None:
    """FL-19, FL-27, FL-28, FL-29, FL-30: grey and church only, on the spaces with a long side on the centre."""
    assert set(builds(acting("bruges"))) == OPENING


def test_all_that_yellow_may_build_beside_the_centre_of_blue() -> None:
    """FL-19: its own districts as well, and nobody else's."""
    yellow = {(kind, where) for kind, where in OPENING if kind.startswith("grey")}
    yellow = {(kind.replace("grey", "yellow"), where) for kind, where in yellow}
    yellow |= {("yellow-small-2", "site-1-S3"), ("yellow-medium-2", "site-1-M3"), ("yellow-large-1", "site-1-L3")}
    assert set(builds(acting("bruges", seat=1), 1)) == OPENING | yellow


def test_a_card_builds_in_its_own_town_only() -> None:
    """FL-19: Leuven lies on site IV."""
    assert {space[:6] for _, space in builds(acting("leuven"))} == {"site-4"}


# --- rule 1: the shape


@pytest.mark.parametrize("seat", range(4))
def test_a_district_goes_on_a_space_of_its_own_shape(seat: int) -> None:
    """FL-27: whatever is on offer, in all towns."""
    table = setting_up(seat)
    found = builds(table, seat)
    assert {TILES[kind].shape for kind, _ in found} == {"small", "medium", "large"}
    for kind, place in found:
        assert table.now.layout.spaces[place.partition("+")[0]].shape == TILES[kind].shape


def test_another_shape_is_refused_where_all_else_is_right() -> None:
    """FL-27: M3 has a long side on the centre, and yellow does not border it."""
    table = acting("bruges", seat=1)
    assert on(table, "site-1-M3", 1) >= {"yellow-medium-0"}
    for shape in ("small", "large"):
        with pytest.raises(Illegal):
            table.play(f"tile:yellow-{shape}-0/space:site-1-M3")


def test_nothing_is_laid_on_a_space_that_is_taken() -> None:
    """FL-27: the space must be free."""
    table = acting("bruges", seat=1, towns={"bruges": "S3=red-small-0"})
    assert on(table, "site-1-S3", 1) == set()
    assert on(table, "site-1-S2", 1)


def test_nothing_is_laid_on_a_covered_space() -> None:
    """FL-27, FL-53: nor is a covered one free."""
    table = acting("bruges", seat=1, covered="site-1-S3")
    assert {place for _, place in builds(table, 1)} == {"site-1-M3", "site-1-M3+S1", "site-1-L3"}


def test_nothing_is_laid_on_a_centre() -> None:
    """FL-27: no tile has its shape."""
    assert all(not place.endswith("centre") for _, place in builds(setting_up(1), 1))


# --- rule 2: the long side


def test_a_short_side_on_a_district_is_not_enough() -> None:
    """FL-28: S1, S2 and L4 border the centre with short sides."""
    table = acting("bruges", seat=1)
    for space in ("S1", "S2", "L4"):
        assert "site-1-centre" in table.now.layout.spaces[f"site-1-{space}"].borders
        assert on(table, f"site-1-{space}", 1) == set()


def test_a_long_side_on_a_district_is_enough() -> None:
    """FL-28: the same small space once M3 is laid, which lies along its long side."""
    table = acting("bruges", seat=1, towns={"bruges": "M3=red-medium-0"})
    assert on(table, "site-1-S1", 1) >= {"yellow-small-0", "grey-small-0", "church-small"}
    assert on(table, "site-1-S2", 1) == set()


def test_the_long_side_of_the_other_district_does_not_help() -> None:
    """FL-28: M1's long side lies on a short side of L1; so L1 holds M1, and M1 does not hold L1."""
    assert on(acting("bruges", seat=1, towns={"bruges": "M1=red-medium-0"}), "site-1-L1", 1) == set()
    assert "yellow-medium-0" in on(acting("bruges", seat=1, towns={"bruges": "L1=red-large-0"}), "site-1-M1", 1)


def test_a_stretch_of_a_long_side_is_enough() -> None:
    """FL-28: half of L2's long side lies on S3."""
    table = acting("bruges", seat=1, towns={"bruges": "S3=red-small-0"})
    assert "yellow-large-0" in on(table, "site-1-L2", 1)


def test_a_long_side_at_the_towns_edge_does_not_help() -> None:
    """FL-28: on an empty Bruges nothing holds M2, M4 or L1."""
    assert {place.rpartition("-")[2][:2] for _, place in builds(acting("bruges", seat=1), 1)} == {"S3", "M3", "L3"}


def test_a_cover_holds_nothing() -> None:
    """FL-28, FL-53: S1's long side lies on M3, which is covered."""
    table = acting("bruges", seat=1, covered="site-1-M3", towns={"bruges": "S3=red-small-0"})
    assert on(table, "site-1-S1", 1) == set()
    assert on(table, "site-1-M4", 1) == set()


def test_a_building_site_holds_other_districts() -> None:
    """FL-28, FL-31: finished or not."""
    table = acting("bruges", seat=1, towns={"bruges": "M3=red-medium-0*"})
    assert {"site-1-S1", "site-1-M2", "site-1-M4"} <= where(table, "yellow-medium-0", 1) | where(
        table, "yellow-small-0", 1
    )


def test_a_district_in_another_town_holds_nothing() -> None:
    """FL-28: the same spaces of Ghent."""
    table = acting("bruges", seat=1, towns={"ghent": "M3=red-medium-0 S1=grey-small-0"})
    assert {place.partition("+")[0] for _, place in builds(table, 1)} == {"site-1-S3", "site-1-M3", "site-1-L3"}


# --- rule 3: the border


def test_the_same_arms_may_not_border_along_a_long_side() -> None:
    """FL-29: S3 is the Church's; S2 lies long side on long side with it."""
    table = acting("bruges", seat=1, towns={"bruges": "S3=church-small"})
    assert on(table, "site-1-S2", 1) == {
        "yellow-small-0",
        "yellow-small-1",
        "yellow-small-2",
        "grey-small-0",
        "grey-small-1",
    }


def test_the_same_arms_may_not_border_along_a_short_side() -> None:
    """FL-29: S1 is grey; S2 borders it with a short side."""
    table = acting("bruges", seat=1, towns={"bruges": "S3=red-small-0 S1=grey-small-0"})
    assert on(table, "site-1-S2", 1) == {"yellow-small-0", "yellow-small-1", "yellow-small-2", "church-small"}


def test_other_arms_may_border() -> None:
    """FL-29: only the same arms may not."""
    table = acting("bruges", seat=2, towns={"bruges": "S3=yellow-small-0 L3=grey-large-0"})
    assert on(table, "site-1-S4", 2) >= {"green-small-0", "church-small", "church-A"}
    assert not on(table, "site-1-S4", 2) & {"grey-small-0", "grey-small-1"}


def test_a_corner_in_common_is_no_border() -> None:
    """FL-29: M2 and M4 meet at a corner, and both may be red."""
    table = acting("bruges", seat=3, towns={"bruges": "M3=yellow-medium-0 M2=red-medium-0"})
    assert "red-medium-0" in on(table, "site-1-M4", 3)
    assert "yellow-medium-0" not in on(acting("bruges", seat=1, towns={"bruges": "M3=yellow-medium-0"}), "site-1-M4", 1)


def test_centres_border_like_any_district() -> None:
    """FL-29, FL-30: no yellow at the centre of Ghent, no grey at that of Utrecht."""
    for town, seat, arms in (
        ("ghent", 1, "yellow"),
        ("ypres", 2, "green"),
        ("leuven", 3, "red"),
        ("utrecht", 0, "grey"),
    ):
        table = acting(town, seat=seat)
        assert builds(table, seat)
        assert {kind for kind, _ in builds(table, seat) if kind.startswith(arms)} == set()


def test_no_church_district_borders_the_centre_of_liege() -> None:
    """FL-29, FL-30: D13, the special ones neither."""
    table = acting("liege", towns={"liege": "S4=grey-small-0 M1=red-medium-0"})
    church = {place for kind, place in builds(table) if kind.startswith("church")}
    assert church == {"site-6-S3", "site-6-L1", "site-6-L2"}
    assert all("site-6-centre" not in table.now.layout.spaces[place].borders for place in church)


def test_away_from_its_centre_a_guild_may_build_in_its_own_town() -> None:
    """FL-29, FL-30: M2 borders only M3 and L4."""
    table = acting("bruges", towns={"bruges": "M3=red-medium-0"})
    assert where(table, "blue-medium-0") == {"site-1-M2", "site-1-M4"}
    assert where(table, "blue-small-0") == set()


def test_a_building_site_may_not_border_its_own_arms_either() -> None:
    """FL-29, FL-31: grey under a building site is grey."""
    table = acting("bruges", seat=1, towns={"bruges": "M3=grey-medium-0*"})
    assert on(table, "site-1-M2", 1) == {"yellow-medium-0", "yellow-medium-1", "yellow-medium-2", "church-medium"}


def test_a_cover_borders_nobody() -> None:
    """FL-29, FL-53: six neighbours of M3, all covered."""
    covered = " ".join(f"site-2-{space}" for space in ("S1", "S4", "L4", "M4", "L3"))
    table = acting("ghent", covered=covered)
    assert on(table, "site-2-M3") >= {"blue-medium-0", "grey-medium-0", "church-medium"}


# --- stock


def test_a_tile_out_of_stock_cannot_be_laid() -> None:
    """FL-32: the one with a Guild Master is gone, the plain ones are left."""
    table = acting("bruges", stock={"grey-small-1": 0, "church-small": 0})
    assert on(table, "site-1-S3") == {"grey-small-0"}


def test_the_last_tile_can_be_laid() -> None:
    """FL-32: one is enough."""
    table = acting("bruges", stock=without("small", but="church-small") | {"church-small": 1})
    assert on(table, "site-1-S3") == {"church-small"}
    after = table.play("tile:church-small/space:site-1-S3").now
    assert after.stock["church-small"] == 0
    assert after.districts["site-1-S3"] == District("church-small")


def test_building_takes_the_tile_from_stock_and_nothing_else() -> None:
    """FL-19, FL-32: one tile, on one space, without a building site."""
    table = acting("bruges")
    after = table.play("tile:grey-small-1/space:site-1-S3")
    assert after.now.stock == table.now.stock | {"grey-small-1": 0}
    assert after.now.districts == {**table.now.districts, "site-1-S3": District("grey-small-1")}
    assert after.now.building_sites == 10
    assert after.heard("builds") == [{"seat": "seat:0", "tile": "tile:grey-small-1", "space": "space:site-1-S3"}]


def test_nothing_laid_is_taken_away_or_built_over() -> None:
    """FL-32: what was there is there after the next build."""
    towns = {"bruges": "M3=red-medium-0 S1=grey-small-1+"}
    table = acting("bruges", towns=towns)
    after = table.play("tile:blue-medium-0/space:site-1-M2").now
    assert after.districts["site-1-M3"] == District("red-medium-0")
    assert after.districts["site-1-S1"] == District("grey-small-1", False, 1)


def test_equal_tiles_are_one_option() -> None:
    """FL-23: four plain grey small ones and one with a Guild Master are two options."""
    table = acting("bruges")
    options = table.position.choice(0).options
    assert len(options) == len(OPENING)
    assert all(len(equal) == 1 for equal in table.position.choice(0).pieces().values())


def test_printed_guild_masters_make_another_option() -> None:
    """FL-23: which of them is laid is the seat's choice."""
    table = acting("bruges", seat=1)
    found = on(table, "site-1-M3", 1)
    assert {kind for kind in found if kind.startswith("yellow")} == {
        "yellow-medium-0",
        "yellow-medium-1",
        "yellow-medium-2",
    }
    assert table.play("tile:yellow-medium-2/space:site-1-M3").now.stock["yellow-medium-2"] == 0


@pytest.mark.parametrize("card", ["bruges", "ghent", "building-site"])
def test_each_work_says_what_its_own_town_pays_now_and_then(card: str) -> None:
    """FL-19: as the towns are counted before it is carried out, and after."""
    towns = {
        "bruges": "M3=yellow-medium-0 S3=church-small L3=grey-large-0*",
        "ghent": "M3=grey-medium-0 S3=blue-small-0",
    }
    table = acting(card, towns=towns)
    looked = 0
    for path, pieces in table.position.choice(0).pieces().items():
        said, after = table.outcome(0, path), table.play(path).now
        town = Town(str(said.args["town"]).partition(":")[2])
        arms = TILES[pieces[0].kind].arms if hasattr(pieces[0], "kind") else after.districts[pieces[0].space].arms
        pays = [
            next((share.points for share in tally(g, town).shares if share.guild is arms), 0)
            for g in (table.now, after)
        ]
        assert said.args["value"] == tally(after, town).worth
        if said.id == "outcome-guild":
            assert [said.args["before"], said.args["after"]] == pays
            looked += 1
    assert looked > 1 or card == "building-site"


# --- completing


def test_a_town_card_may_complete_instead() -> None:
    """FL-20: own, grey and church building sites of that town; not yellow's, not those of another town."""
    towns = {
        "bruges": "M2=blue-medium-1* S3=grey-small-0* L3=church-large* M3=yellow-medium-0*",
        "ghent": "M3=grey-medium-0*",
    }
    table = acting("bruges", towns=towns)
    completions = {path for path in table.offers(0) if path.startswith("complete")}
    assert completions == {"complete:site-1-M2", "complete:site-1-S3", "complete:site-1-L3"}
    after = table.play("complete:site-1-S3")
    assert after.now.districts["site-1-S3"] == District("grey-small-0")
    assert after.now.building_sites == 6
    assert after.now.stock == table.now.stock
    assert after.heard("builds") == []


def test_completed_districts_cannot_be_completed_again() -> None:
    """FL-20: there must be a piece to remove."""
    table = acting("bruges", towns={"bruges": "S3=grey-small-0"})
    assert all(path.startswith("tile") for path in table.offers(0))


def test_a_building_site_card_completes_nothing() -> None:
    """FL-21: it only lays."""
    table = setting_up(towns={"bruges": "S3=grey-small-0*"})
    assert all(path.startswith("tile") for path in table.offers(0))


def test_a_full_town_takes_no_more_districts_but_completions() -> None:
    """FL-24: covered and built up to the last space, not scored yet."""
    spaces = [f"site-1-{shape}{number}" for shape in "SML" for number in range(1, 5)]
    covered = " ".join(space for space in spaces if space not in ("site-1-S3", "site-1-M3"))
    towns = {"bruges": "S3=grey-small-0* M3=church-medium*"}
    assert set(acting("bruges", towns=towns, covered=covered).offers(0)) == {"complete:site-1-S3", "complete:site-1-M3"}


# --- building sites


def test_a_building_site_can_be_set_up_in_any_town() -> None:
    """FL-21: in all six, by the same rules as with the town cards."""
    table = setting_up(2)
    everywhere = set()
    for town in ("bruges", "ghent", "ypres", "leuven", "utrecht", "liege"):
        everywhere |= set(builds(acting(town, seat=2), 2))
    assert set(builds(table, 2)) == everywhere
    assert table.why(2) == "set-up-site"


def test_a_building_site_takes_a_piece_and_a_tile() -> None:
    """FL-21: the district is laid with the piece on it."""
    table = setting_up().play("tile:grey-large-0/space:site-3-L1")
    assert table.now.districts["site-3-L1"] == District("grey-large-0", building=True)
    assert (table.now.building_sites, table.now.stock["grey-large-0"]) == (9, 4)
    (told,) = table.heard("sets-up-site")
    assert (told["seat"], told["space"]) == ("seat:0", "space:site-3-L1")


def test_without_a_piece_no_building_site_can_be_set_up() -> None:
    """FL-18, FL-21: the action is lost; with one piece it is not."""
    table = setting_up(building_sites=0)
    assert len(table.heard("cannot-act")) == 1
    assert table.now.districts.keys() == {f"site-{number}-centre" for number in range(1, 7)}
    assert setting_up(building_sites=1).why(0) == "set-up-site"


def test_a_scored_town_takes_nothing() -> None:
    """FL-25: neither a building site nor, for want of its cards, anything else."""
    table = setting_up(scored="bruges utrecht")
    assert {place[:6] for _, place in builds(table)} == {"site-2", "site-3", "site-4", "site-6"}


def test_the_site_left_empty_with_three_players_is_no_town() -> None:
    """FL-7: nothing is laid where Leuven would be; its guild's tiles are out."""
    table = setting_up(seats=3)
    assert {place[:6] for _, place in builds(table)} == {"site-1", "site-2", "site-3", "site-5", "site-6"}
    assert {TILES[kind].arms for kind, _ in builds(table)} == {Arms.BLUE, Arms.GREY, Arms.CHURCH}


def test_two_seats_build_one_after_the_other_on_the_same_board() -> None:
    """FL-17, FL-28, FL-29: what the first lays holds, and bars, what the second may lay."""
    table = acting("bruges", "bruges", seat=3)
    assert (table.asked, on(table, "site-1-S1", 3)) == ([3], set())
    table = table.play("tile:grey-medium-0/space:site-1-M3")
    assert table.asked == [0]
    assert on(table, "site-1-S1") == {"church-small"}
    assert on(table, "site-1-M2") == {"blue-medium-0", "blue-medium-1", "blue-medium-2", "church-medium"}
    assert on(table, "site-1-M3") == set()


def test_a_card_that_allows_nothing_is_lost() -> None:
    """FL-18: nothing in stock that fits."""
    table = acting("bruges", stock=without("small", "medium", "large"), towns={"bruges": "S3=yellow-small-0*"})
    assert table.heard("cannot-act")[0]["seat"] == "seat:0"


# --- why not


def barred(card: str, seat: int = 0) -> dict[str, str]:
    """Why what one would expect cannot be had, by path."""
    choice = acting(card, seat=seat).position.choice(seat)
    assert choice.barred
    return {path: why.id for path, why in choice.barred().items()}


def test_a_space_that_a_tile_cannot_take_says_why() -> None:
    """FL-28, FL-29: blue may not border its own centre; L1 lies too far out for everybody."""
    reasons = barred("bruges")
    assert reasons["tile:blue-medium-0/space:site-1-M3"] == "barred-borders"
    assert reasons["tile:grey-large-0/space:site-1-L1"] == "barred-no-long-side"
    assert "tile:grey-medium-0/space:site-1-M3" not in reasons


def test_a_tile_that_fits_nowhere_says_why() -> None:
    """FL-27, FL-34: no blue tile can be laid beside its own centre; the gates lie further out."""
    reasons = barred("bruges")
    assert reasons["tile:blue-small-2"] == "barred-fits-nowhere"
    assert reasons["tile:church-A"] == "barred-no-gate"
    assert "tile:grey-small-0" not in reasons


def test_nothing_is_both_offered_and_barred() -> None:
    """FL-17: whatever is barred is not on offer, in all towns."""
    choice = setting_up(1).position.choice(1)
    assert choice.barred
    assert not choice.barred().keys() & choice.pieces().keys()
