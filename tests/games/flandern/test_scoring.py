"""What a full town is worth, and to whom: FL-55 to FL-65."""

from collections.abc import Mapping

import pytest

from guildtable.games.flandern.pieces import Arms, Town
from guildtable.games.flandern.state import Phase
from tests.games.flandern.scenes import Scene, scene
from tests.games.flandern.towns import acts, bruges, rest

ALL = {"blue": 0, "yellow": 0, "green": 0, "red": 0, "grey": 0}


def scored(words: str, site: int = 1, **facts: object) -> Scene:
    """Step 6 with one full town: what is laid, and covers on all other spaces."""
    town = ("bruges", "ghent", "ypres", "leuven", "utrecht", "liege")[site - 1]
    kept = [word.partition("=")[0] for word in words.split()]
    table = scene(towns={town: words}, covered=rest(site, *kept), phase=Phase.SCORE, **facts)  # type: ignore[arg-type]
    assert [told["town"] for told in table.heard("town-is-scored")] == [f"town:{town}"]
    return table


def value(table: Scene) -> int:
    """What the town was worth."""
    (told,) = table.heard("town-is-scored")
    return int(told["value"])


def points(table: Scene) -> Mapping[str, int]:
    """What every guild has."""
    return {str(arms): count for arms, count in table.now.points.items()}


# When


def test_a_full_town_is_scored_in_step_6() -> None:
    """FL-55: and not before the last action."""
    table = acts(
        "bruges", towns={"bruges": bruges(M2="")}, hands=["bruges pick-up", "ghent pick-up", "pick-up", "pick-up"]
    )
    assert table.now.phase is Phase.ACT
    assert table.now.scored == []
    table = table.play("tile:blue-medium-0/space:site-1-M2")
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 14}]
    assert table.now.scored == ["bruges"]


def test_a_town_with_a_free_space_is_not_scored() -> None:
    """FL-55: M2 can still be built on."""
    table = scene(towns={"bruges": bruges(M2="")}, phase=Phase.SCORE)
    assert table.heard("town-is-scored") == []
    assert table.now.scored == []
    assert points(table) == ALL


def test_building_sites_count_as_built_on() -> None:
    """FL-55: the last space bears one."""
    table = scene(towns={"bruges": bruges(M2="blue-medium-0*")}, phase=Phase.SCORE)
    assert value(table) == 13


def test_an_opened_suburb_must_be_built_on_too() -> None:
    """FL-55, FL-35: A on its gate, A1 free, then built on."""
    laid = bruges(S4="church-A", L2="blue-large-0")
    table = scene(towns={"bruges": laid}, opened="site-1-A1", phase=Phase.SCORE)
    assert table.heard("town-is-scored") == []
    table = scene(towns={"bruges": laid + " A1=grey-small-0"}, opened="site-1-A1", phase=Phase.SCORE)
    assert value(table) == 15


def test_a_space_covered_in_this_step_fills_its_town() -> None:
    """FL-55, FL-50: covering comes first."""
    none = dict.fromkeys([f"{arms}-medium-{n}" for arms in ("blue", "yellow", "green") for n in (0, 1, 2)], 0)
    none |= {"church-medium": 0, "church-D": 0}
    table = scene(towns={"bruges": bruges(M2="")}, stock=none, phase=Phase.SCORE)
    assert "site-1-M2" in table.now.covered
    ids = [event.id for event in table.events]
    assert ids.index("covers") < ids.index("town-is-scored")
    assert value(table) == 13


def test_several_towns_are_scored_in_town_order() -> None:
    """FL-55: each by itself."""
    covered = f"{rest(4)} {rest(2)} {rest(5)}"
    table = scene(covered=covered, phase=Phase.SCORE)
    assert [told["town"] for told in table.heard("town-is-scored")] == ["town:ghent", "town:leuven", "town:utrecht"]
    assert points(table) == {**ALL, "yellow": 1, "red": 1, "grey": 1}


def test_a_scored_town_is_not_scored_again() -> None:
    """FL-55, FL-63: once is enough."""
    table = scene(towns={"bruges": bruges()}, scored="bruges", phase=Phase.SCORE)
    assert table.heard("town-is-scored") == []
    assert points(table) == ALL


# The value


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("", 1),
        ("M3=red-medium-2", 2),
        ("M3=grey-medium-0", 2),
        ("M3=church-medium", 3),
        ("M3=church-medium^", 4),
        ("M3=church-medium^ S4=church-A", 6),
        ("M3=red-medium-0 S2=red-small-2++ L3=green-large-0", 4),
        ("M3=red-medium-0*", 1),
        ("M3=grey-medium-0*+", 1),
        ("M3=church-medium*", 1),
        ("M3=church-medium*^", 1),
    ],
)
def test_the_value_of_bruges(words: str, worth: int) -> None:
    """FL-56: guilds 1, the Church 2, with a cathedral 3, building sites nothing; the blue centre 1; covers nothing."""
    assert value(scored(words)) == worth


def test_the_church_centre_counts_two() -> None:
    """FL-56: three with a cathedral."""
    table = scene(covered=rest(6), phase=Phase.SCORE)
    assert value(table) == 2
    table = scene(covered=rest(6), golden="cathedral", phase=Phase.GOLDEN_ACTION)
    assert value(table) == 3


def test_a_swallower_counts_once() -> None:
    """FL-56, FL-37: D lies on two spaces and is one district."""
    facts = {"swallowed": {"site-1-S1": "site-1-M3"}, "covered": rest(1, "M3", "S1")}
    assert value(scene(towns={"bruges": "M3=church-D"}, phase=Phase.SCORE, **facts)) == 3  # type: ignore[arg-type]
    assert value(scene(towns={"bruges": "M3=church-D^"}, phase=Phase.SCORE, **facts)) == 4  # type: ignore[arg-type]


def test_a_town_of_all_kinds() -> None:
    """FL-56: twelve guild districts and one of the Church."""
    assert value(scored(bruges())) == 14


# The ranks


def test_the_five_ranks() -> None:
    """FL-57, FL-58: value 15, half of it rounded up, 4, 2, 0."""
    words = (
        "M1=blue-medium-0 M2=blue-medium-0 M4=blue-medium-0 L1=blue-large-0"  # five with the centre
        " S1=yellow-small-0 S3=yellow-small-0 M3=yellow-medium-0 L2=yellow-large-0"
        " S2=green-small-0 L3=green-large-0 L4=green-large-0"
        " S4=red-small-0"
    )
    table = scored(words)
    assert value(table) == 13
    assert points(table) == {"blue": 13, "yellow": 7, "green": 4, "red": 2, "grey": 0}


def test_the_fifth_rank_brings_nothing() -> None:
    """FL-58: grey has one district, and red one with a Guild Master."""
    words = (
        "M1=blue-medium-0 M2=blue-medium-0 L1=blue-large-0"
        " S1=yellow-small-0 S3=yellow-small-0 M3=yellow-medium-0"
        " S2=green-small-0 L3=green-large-0"
        " S4=red-small-1 L4=grey-large-0"
    )
    table = scored(words)
    assert value(table) == 11
    assert points(table) == {"blue": 11, "yellow": 6, "green": 4, "red": 2, "grey": 0}
    assert [told["points"] for told in table.heard("guild-scores")] == [11, 6, 4, 2, 0]


def test_half_of_an_even_value_is_not_rounded() -> None:
    """FL-58: 4 gives 2."""
    table = scored("M1=blue-medium-0 M3=red-medium-0 M4=blue-medium-0")
    assert value(table) == 4
    assert points(table) == {**ALL, "blue": 4, "red": 2}


def test_points_are_added_to_those_made_before() -> None:
    """FL-58: the track goes on."""
    table = scored("M1=blue-medium-0 M3=red-medium-0", points={"blue": 10, "red": 7, "green": 1})
    assert points(table) == {**ALL, "blue": 13, "red": 9, "green": 1}


def test_districts_count_not_shapes_or_masters() -> None:
    """FL-57: two small ones go before a large one with Guild Masters."""
    table = scored(
        "S3=red-small-0 S1=red-small-0 L1=green-large-1+++ M4=blue-medium-0 M2=blue-medium-0", guild_masters=1
    )
    assert points(table) == {**ALL, "blue": 6, "red": 3, "green": 4}


def test_only_districts_of_the_town_count() -> None:
    """FL-57: red has many in Ghent."""
    table = scene(
        towns={"bruges": "M3=green-medium-0", "ghent": "M3=red-medium-0 S4=red-small-0"},
        covered=rest(1, "M3"),
        phase=Phase.SCORE,
    )
    assert points(table)["red"] == 0


# Ties


@pytest.mark.parametrize("master", ["M3=red-medium-1", "M3=red-medium-0+", "M3=red-medium-2", "M3=red-medium-1++"])
def test_guild_masters_decide_between_equal_numbers(master: str) -> None:
    """FL-59: printed ones and pieces alike; blue's centre has none."""
    table = scored(master)
    assert value(table) == 2
    assert points(table) == {**ALL, "red": 2, "blue": 1}


def test_printed_masters_and_pieces_are_added() -> None:
    """FL-59: red 1 + 1 goes before green 1, which goes before blue 0."""
    table = scored("M3=red-medium-1+ M1=green-medium-1")
    assert points(table) == {**ALL, "red": 3, "green": 2, "blue": 4}
    told = [(line["guild"], line["districts"], line["masters"]) for line in table.heard("guild-scores")]
    assert told == [("arms:red", 1, 2), ("arms:green", 1, 1), ("arms:blue", 1, 0)]


def test_masters_on_building_sites_do_not_count() -> None:
    """FL-59, FL-56: red and green are tied on the ranks 1 and 2, blue is third with none."""
    table = scored("M3=red-medium-1 S2=red-small-2*+ M1=green-medium-1")
    assert points(table) == {**ALL, "red": 2, "green": 2, "blue": 4}


def test_masters_in_other_towns_do_not_count() -> None:
    """FL-59: only in this town."""
    table = scene(
        towns={"bruges": "M3=red-medium-0", "ghent": "M3=red-medium-2++"}, covered=rest(1, "M3"), phase=Phase.SCORE
    )
    assert points(table) == {**ALL, "red": 1, "blue": 1}


def test_two_tied_for_first_get_the_second_rank() -> None:
    """FL-60: half the value each, and nobody all of it; the next is third."""
    table = scored("M3=red-medium-0 S4=blue-small-0 L1=red-large-0 S2=green-small-0")
    assert value(table) == 5
    assert points(table) == {**ALL, "blue": 3, "red": 3, "green": 4}


def test_two_tied_for_second_get_the_third_rank() -> None:
    """FL-60: 4 each; the next is fourth."""
    table = scored(
        "M4=blue-medium-0 M2=blue-medium-0 M3=red-medium-0 L1=red-large-0"
        " S2=green-small-0 M1=green-medium-0 L3=grey-large-0"
    )
    assert value(table) == 8
    assert points(table) == {"blue": 8, "red": 4, "green": 4, "grey": 2, "yellow": 0}


def test_two_tied_for_third_get_the_fourth_rank() -> None:
    """FL-60: 2 each."""
    table = scored("M4=blue-medium-0 M2=blue-medium-0 M3=red-medium-0 L1=red-large-0 S2=green-small-0 L3=grey-large-0")
    assert value(table) == 7
    assert points(table) == {"blue": 7, "red": 4, "green": 2, "grey": 2, "yellow": 0}


def test_five_tied_get_the_fifth_rank() -> None:
    """FL-60: nothing for anybody."""
    table = scored("M3=red-medium-0 S2=green-small-0 L3=grey-large-0 S1=yellow-small-0")
    assert value(table) == 5
    assert points(table) == ALL


def test_three_tied_for_first_get_the_third_rank() -> None:
    """FL-60: 4 each, though the town is worth 3."""
    table = scored("M3=red-medium-0 S2=green-small-0")
    assert points(table) == {**ALL, "blue": 4, "red": 4, "green": 4}


def test_a_tie_with_equal_masters_stays_a_tie() -> None:
    """FL-60, FL-59: red and green have one each, printed or not; blue comes third."""
    table = scored("M3=red-medium-0+ M1=green-medium-1")
    assert points(table) == {**ALL, "blue": 4, "red": 2, "green": 2}


# Who


def test_grey_scores_like_any_guild() -> None:
    """FL-61: also at its own centre."""
    table = scored("M3=red-medium-0 S1=grey-small-0 M1=grey-medium-0")
    assert points(table) == {**ALL, "grey": 4, "blue": 4, "red": 4}
    table = scene(covered=rest(5), phase=Phase.SCORE)
    assert points(table) == {**ALL, "grey": 1}


def test_the_church_takes_no_rank_and_no_points() -> None:
    """FL-61: three of its districts do not push blue from the first place."""
    table = scored("M3=church-medium S2=church-small L3=church-large M1=red-medium-0 L4=red-large-0")
    assert value(table) == 9
    assert points(table) == {**ALL, "red": 9, "blue": 5}
    assert Arms.CHURCH not in table.now.points
    assert [told["guild"] for told in table.heard("guild-scores")] == ["arms:red", "arms:blue"]


def test_a_guild_without_a_completed_district_gets_nothing_and_takes_no_rank() -> None:
    """FL-62: yellow has two building sites, green nothing; red, tied with blue, is on rank 2 and not 4."""
    table = scored("M3=red-medium-0 S2=yellow-small-2*+ L3=yellow-large-1*")
    assert value(table) == 2
    assert points(table) == {**ALL, "blue": 1, "red": 1}


def test_a_town_without_any_guild() -> None:
    """FL-62: Liège, all covered."""
    table = scene(covered=rest(6), phase=Phase.SCORE)
    assert table.heard("town-is-scored") == [{"town": "town:liege", "value": 2}]
    assert table.heard("guild-scores") == []
    assert points(table) == ALL


# Afterwards


def test_the_pieces_of_a_scored_town_go_back() -> None:
    """FL-63: its building sites, and only its; they are no completed districts for that."""
    table = scene(
        towns={"bruges": "M3=red-medium-0* S2=grey-small-0*", "ghent": "M3=red-medium-0*"},
        covered=rest(1, "M3", "S2"),
        phase=Phase.SCORE,
    )
    assert points(table) == {**ALL, "blue": 1}
    assert table.now.building_sites == 9
    assert table.now.districts["site-2-M3"].building


def test_the_one_piece_of_a_swallower_goes_back_once() -> None:
    """FL-63, FL-37: D covers two spaces with one building site."""
    table = scene(
        towns={"bruges": "M3=church-D*"},
        swallowed={"site-1-S1": "site-1-M3"},
        covered=rest(1, "M3", "S1"),
        phase=Phase.SCORE,
    )
    assert value(table) == 1
    assert table.now.building_sites == 10


def test_cathedrals_and_guild_masters_stay_where_they_are() -> None:
    """FL-63: only building sites go back."""
    table = scored("M3=church-medium^ S2=red-small-0+", cathedrals=3, guild_masters=3)
    assert (table.now.cathedrals, table.now.guild_masters) == (3, 3)
    assert table.now.districts["site-1-M3"].cathedral


def test_the_town_cards_stay_where_they_are() -> None:
    """FL-64: in the hands and among the cards played."""
    table = scene(
        hands=["bruges ghent pick-up", "pick-up", "bruges pick-up", "pick-up"],
        played=["building-site", "ghent bruges", "", "leuven bruges"],
        covered=rest(1),
        phase=Phase.SCORE,
    )
    assert table.now.scored == [Town.BRUGES]
    assert table.now.hands == [["bruges", "ghent", "pick-up"], ["pick-up"], ["bruges", "pick-up"], ["pick-up"]]
    assert table.now.played == [["building-site"], ["ghent", "bruges"], [], ["leuven", "bruges"]]


def test_the_card_of_a_scored_town_is_picked_up_like_any_other() -> None:
    """FL-64: what was played before the town was scored."""
    table = scene(hands=["pick-up"] * 4, played=["bruges ypres", "", "", ""], covered=rest(1), phase=Phase.SCORE)
    table = table.choose("card:pick-up", "card:pick-up", "card:pick-up", "card:pick-up")
    assert sorted(table.now.hands[0]) == ["bruges", "pick-up", "ypres"]


@pytest.mark.parametrize(("starter", "following"), [(0, 1), (2, 3), (3, 0)])
def test_the_next_seat_clockwise_starts(starter: int, following: int) -> None:
    """FL-65: whether or not anything was scored."""
    table = scene(starter=starter, phase=Phase.SCORE, round=5)
    assert (table.now.starter, table.now.round) == (following, 6)
    assert table.heard("round-begins") == [{"round": 6, "seat": f"seat:{following}"}]


def test_the_next_seat_starts_with_three_players_too() -> None:
    """FL-65: after the third comes the first."""
    assert scene(seats=3, starter=2, phase=Phase.SCORE).now.starter == 0
