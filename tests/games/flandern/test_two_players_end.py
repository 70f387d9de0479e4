"""The game of two: scoring, and the end."""

from __future__ import annotations

import pytest

from guildtable.games.flandern import GAME
from guildtable.games.flandern.pieces import GUILDS, STOCK, TILES, TOWNS, Arms, Town
from guildtable.games.flandern.state import Phase
from guildtable.kernel.question import Message
from tests.games.flandern.duel import BRUGES, FORFEITED, arms_on_offer, draw, idle_turn
from tests.games.flandern.scenes import scene

GHENT = (
    "S1=grey-small-0 S2=red-small-1 S3=grey-small-0 S4=red-small-1 M1=grey-medium-0 M2=green-medium-0 "
    "M3=green-medium-0 L1=green-large-0 L2=red-large-0 L3=yellow-large-1 L4=yellow-large-1"
)
"""Only M4 is free, and open for all but green and yellow."""


CORNERED = (
    "S2=grey-small-0 S3=red-small-0 S4=grey-small-0 M1=grey-medium-0 M2=grey-medium-0 M3=church-medium M4=red-medium-0 "
    "L1=yellow-large-0 L2=green-large-0 L3=yellow-large-0 L4=red-large-0"
)
"""Of Bruges only S1 is free, between blue, grey, yellow and the Church: open for green and red alone."""


BUT_BRUGES = "ghent ypres leuven utrecht liege"


BUT_GHENT = "bruges ypres leuven utrecht liege"


# Scoring


def test_a_full_town_is_scored_at_the_end_of_the_turn_and_not_before() -> None:
    """FL-79: the second action comes first."""
    table = scene(seats=2, towns={"bruges": BRUGES}, pile="red-ghent").play("card:bruges")
    table = draw(table.play("tile:blue-medium-2/space:site-1-M2"))
    assert table.now.free_spaces(Town.BRUGES) == []
    assert table.now.scored == []
    assert sum(table.now.points.values()) == 0
    table = table.play("tile:red-medium-0/space:site-2-M2")
    assert table.now.scored == [Town.BRUGES]
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 13}]
    assert table.asked == [1]


def test_all_five_guilds_score() -> None:
    """FL-79: red 4 districts, grey 3, blue 2 with 2 masters; yellow and green are tied for the last ranks."""
    table = scene(seats=2, towns={"bruges": BRUGES}, pile=FORFEITED, building_sites=0).play("card:bruges")
    table = draw(table.play("tile:blue-medium-2/space:site-1-M2"))
    assert table.now.points == {Arms.RED: 13, Arms.GREY: 7, Arms.BLUE: 4, Arms.YELLOW: 0, Arms.GREEN: 0}


def test_two_towns_filled_in_one_turn_are_both_scored() -> None:
    """FL-79: one by the own card, one by that of the pile; at the end of the turn, in the order of the towns."""
    table = scene(seats=2, towns={"bruges": BRUGES, "ghent": GHENT}, pile="red-ghent").play("button:pile")
    table = table.play("tile:red-medium-0/space:site-2-M4")
    assert (table.now.scored, sum(table.now.points.values())) == ([], 0)
    table = table.play("card:bruges").play("tile:blue-medium-2/space:site-1-M2")
    assert [told["town"] for told in table.heard("town-is-scored")] == ["town:bruges", "town:ghent"]
    assert table.now.points == {
        Arms.RED: 13 + 13,
        Arms.GREY: 7 + 2,
        Arms.BLUE: 4,
        Arms.YELLOW: 0 + 7,
        Arms.GREEN: 0 + 2,
    }


def test_a_town_filled_by_the_pile_is_scored_too() -> None:
    """FL-79: whichever action filled it."""
    table = scene(seats=2, towns={"ghent": GHENT}, pile="red-ghent").play("button:pile")
    table = table.play("tile:red-medium-0/space:site-2-M4").play("card:pick-up")
    assert table.now.scored == [Town.GHENT]


def test_spaces_are_covered_at_the_end_of_a_turn_and_not_before() -> None:
    """FL-79: no tile is left for M2, so the town is full."""
    none = {kind: 0 for kind in STOCK if TILES[kind].shape == "medium"}
    table = scene(seats=2, towns={"bruges": BRUGES}, stock=none, pile="red-building-site red-ghent", turn=1)
    assert "site-1-M2" not in table.now.covered
    table = table.play("button:pile").play("tile:red-small-1/space:site-2-S4")
    assert "site-1-M2" not in table.now.covered
    table = table.play("card:pick-up")
    assert "site-1-M2" in table.now.covered
    assert table.now.scored == [Town.BRUGES]


def test_the_cards_of_a_scored_town_stay_and_are_good_for_a_pass() -> None:
    """FL-64, FL-79: as in the game of more."""
    table = scene(
        seats=2,
        towns={"bruges": BRUGES},
        hands=["bruges pick-up", "pick-up"],
        played=["ghent", "bruges ypres"],
        pile=FORFEITED,
        building_sites=0,
    )
    table = table.play("button:pile")
    table = table.play("card:bruges").play("tile:blue-medium-0/space:site-1-M2")
    assert table.now.scored == [Town.BRUGES]
    assert table.now.hands == [["pick-up"], ["pick-up"]]
    assert table.now.played == [["ghent", "bruges"], ["bruges", "ypres"]]
    table = table.play("card:pick-up")
    assert table.now.hands[1] == ["bruges", "ypres", "pick-up"]


def test_a_pass_in_the_game_of_two_is_said_before_and_is_an_idle_action() -> None:
    """FL-16, FL-64, FL-80: nothing is laid or completed by it."""
    table = scene(
        seats=2, scored="bruges", hands=["bruges ghent pick-up", "pick-up"], pile=FORFEITED, building_sites=0, idle=3
    )
    assert table.outcome(0, "card:bruges") == Message("outcome-scored", {"town": "town:bruges"})
    table = table.play("button:pile").play("card:bruges")
    assert table.heard("cannot-act")[-1] == {"seat": "seat:0", "card": "card:bruges"}
    assert (table.now.played[0], table.now.idle, table.now.turn) == (["bruges"], 4, 1)


def test_building_sites_of_a_scored_town_go_back_and_stay_uncounted() -> None:
    """FL-79: red has 3 districts left, as many as grey, and no masters either."""
    full = BRUGES.replace("S2=red-small-0", "S2=red-small-0*")
    table = scene(seats=2, towns={"bruges": full}, pile="", building_sites=0).play("button:pile")
    table = table.play("card:bruges").play("tile:blue-medium-0/space:site-1-M2")
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 12}]
    assert table.now.building_sites == 1
    assert table.now.points == {Arms.RED: 6, Arms.GREY: 6, Arms.BLUE: 0, Arms.YELLOW: 0, Arms.GREEN: 0}


# The end


def test_a_seat_has_the_points_of_its_guild_and_of_the_guild_under_its_influence() -> None:
    """FL-81: blue with green, yellow with red; what grey has counts for nobody."""
    points = {"blue": 10, "yellow": 7, "green": 5, "red": 20, "grey": 40}
    table = scene(seats=2, points=points, pile="red-ghent")
    assert dict(table.score(0).items) == {"guild": 10, "influenced": 5}
    assert dict(table.score(1).items) == {"guild": 7, "influenced": 20}
    assert (table.score(0).total, table.score(1).total) == (15, 27)


def test_the_game_ends_when_no_free_space_is_left() -> None:
    """FL-80: after the last town is scored."""
    table = scene(
        seats=2, towns={"bruges": BRUGES}, scored=BUT_BRUGES, pile=FORFEITED, building_sites=0, points={"blue": 20}
    ).play("card:bruges")
    table = draw(table.play("tile:blue-medium-2/space:site-1-M2"))
    assert table.position.over
    assert table.now.phase is Phase.OVER
    assert len(table.heard("game-ends")) == 1
    assert table.now.scored[-1] == Town.BRUGES
    assert len(table.now.scored) == 6
    assert dict(table.score(0).items) == {"guild": 24, "influenced": 0}
    assert dict(table.score(1).items) == {"guild": 0, "influenced": 13}
    assert GAME.winners(table.now) == (0,)


def test_the_last_space_does_not_cut_the_turn_short() -> None:
    """FL-80: the end is found at the end of the turn; the pile may still complete one of two building sites."""
    laid = BRUGES.replace("S1=grey-small-0", "S1=grey-small-0*").replace("S3=grey-small-0", "S3=grey-small-0*")
    table = scene(seats=2, towns={"bruges": laid}, scored=BUT_BRUGES, pile="green-bruges").play("card:bruges")
    table = draw(table.play("tile:blue-medium-0/space:site-1-M2"))
    assert not table.position.over
    assert sorted(table.offers(0)) == ["complete:site-1-S1", "complete:site-1-S3"]
    table = table.play("complete:site-1-S3")
    assert table.position.over
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 12}]


def test_one_free_space_does_not_end_a_game_of_two() -> None:
    """FL-80: as it would with three or four."""
    table = scene(seats=2, towns={"bruges": BRUGES}, scored=BUT_BRUGES, pile=FORFEITED, building_sites=0)
    table = idle_turn(table)
    assert not table.position.over
    assert table.asked == [1]
    assert table.now.free_spaces(Town.BRUGES) == ["site-1-M2"]


def test_an_empty_golden_pile_and_an_empty_pile_end_nothing() -> None:
    """FL-80: there are no golden cards to run out of."""
    table = draw(scene(seats=2, pile="").play("card:pick-up"))
    assert not table.position.over


def test_the_game_ends_when_every_free_space_is_open_only_for_guilds_under_influence() -> None:
    """FL-80, FL-81: the space is covered and the town scored."""
    table = scene(seats=2, towns={"bruges": CORNERED}, scored=BUT_BRUGES, pile=FORFEITED, building_sites=0)
    assert not table.position.over
    table = idle_turn(table)
    assert table.position.over
    assert table.now.covered == ["site-1-S1"]
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 13}]
    assert len(table.now.scored) == 6
    assert table.now.points == {Arms.GREY: 13, Arms.RED: 7, Arms.YELLOW: 4, Arms.BLUE: 0, Arms.GREEN: 0}


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"L1": "red-large-0"}, id="yellow"),
        pytest.param({"M3": "red-medium-0", "M4": "green-medium-0"}, id="church"),
        pytest.param(
            {
                "M1": "red-medium-0",
                "M4": "grey-medium-0",
                "S2": "red-small-0",
                "S3": "grey-small-0",
                "S4": "red-small-0",
            },
            id="grey",
        ),
    ],
)
def test_the_game_goes_on_while_a_seat_may_build_somewhere(change: dict[str, str]) -> None:
    """FL-80: with its own district, a grey one or one of the Church, even if the seat in turn may not."""
    laid = dict(word.split("=") for word in CORNERED.split()) | change
    words = " ".join(f"{space}={tile}" for space, tile in laid.items())
    table = scene(seats=2, towns={"bruges": words}, scored=BUT_BRUGES, pile=FORFEITED, building_sites=0)
    table = idle_turn(table)
    assert not table.position.over
    assert (table.asked, table.now.covered) == ([1], [])


@pytest.mark.parametrize(("neighbour", "over"), [("blue", True), ("red", False)])
def test_it_goes_on_while_blue_alone_may_build(neighbour: str, over: bool) -> None:
    """FL-80: also when it was yellow's turn. In Ghent S1 lies between yellow, grey, the Church, and L4."""
    laid = (
        f"S2=grey-small-0 S3=blue-small-0 S4=red-small-0 M1=grey-medium-0 M2=green-medium-0 M3=grey-medium-0 "
        f"M4=green-medium-0 L1=church-large L2=red-large-0 L3=yellow-large-0 L4={neighbour}-large-0"
    )
    table = scene(seats=2, towns={"ghent": laid}, scored=BUT_GHENT, pile=FORFEITED, building_sites=0, turn=1)
    assert table.now.free_spaces(Town.GHENT) == ["site-2-S1"]
    assert idle_turn(table).position.over is over


def test_arms_without_a_fitting_tile_in_stock_are_not_open() -> None:
    """FL-80: no church borders S1 now, but there is none left for it either."""
    laid = CORNERED.replace("M3=church-medium M4=red-medium-0", "M3=red-medium-0 M4=green-medium-0")
    table = scene(
        seats=2,
        towns={"bruges": laid},
        scored=BUT_BRUGES,
        stock={"church-small": 0},
        pile=FORFEITED,
        building_sites=0,
    )
    assert idle_turn(table).position.over


@pytest.mark.parametrize("left", [0, 1])
def test_a_gate_is_open_for_the_church_while_its_special_tile_is_in_stock(left: int) -> None:
    """FL-80: S4 is a gate of A; ordinary church tiles are used up."""
    laid = (
        "S1=grey-small-0 S2=red-small-0 S3=grey-small-0 M1=red-medium-0 M2=grey-medium-0 M3=red-medium-0 "
        "M4=grey-medium-0 L1=green-large-0 L2=blue-large-0 L3=yellow-large-0 L4=green-large-0"
    )
    table = scene(
        seats=2,
        towns={"bruges": laid},
        scored=BUT_BRUGES,
        stock={"church-small": 0, "church-A": left},
        pile=FORFEITED,
        building_sites=0,
    )
    assert table.now.free_spaces(Town.BRUGES) == ["site-1-S4"]
    assert idle_turn(table).position.over is (left == 0)


@pytest.mark.parametrize("left", [0, 1])
def test_a_space_for_d_is_open_for_the_church_while_d_is_in_stock(left: int) -> None:
    """FL-80: M3 and S1 are free; only D is left to the Church."""
    laid = (
        "S2=grey-small-0 S3=red-small-0 S4=grey-small-0 M1=red-medium-0 M2=yellow-medium-0 M4=grey-medium-0 "
        "L1=yellow-large-0 L2=green-large-0 L3=yellow-large-0 L4=red-large-0"
    )
    table = scene(
        seats=2,
        towns={"bruges": laid},
        scored=BUT_BRUGES,
        stock={"church-small": 0, "church-medium": 0, "church-D": left},
        pile=FORFEITED,
        building_sites=0,
    )
    assert table.now.free_spaces(Town.BRUGES) == ["site-1-S1", "site-1-M3"]
    assert idle_turn(table).position.over is (left == 0)


def test_one_space_for_a_seat_among_others_keeps_the_game_going() -> None:
    """FL-80: every free space must be closed to them, and in every town."""
    but = "ypres leuven utrecht liege"
    table = scene(seats=2, towns={"bruges": CORNERED, "ghent": GHENT}, scored=but, pile=FORFEITED, building_sites=0)
    table = idle_turn(table)
    assert not table.position.over
    assert table.now.free_spaces(Town.BRUGES) == ["site-1-S1"]


def test_a_building_site_left_to_complete_does_not_keep_the_game_going() -> None:
    """FL-80: only free spaces do."""
    laid = CORNERED.replace("S4=grey-small-0", "S4=grey-small-0*")
    table = scene(seats=2, towns={"bruges": laid}, scored=BUT_BRUGES, pile=FORFEITED, building_sites=0)
    assert idle_turn(table).position.over


def test_the_pile_may_still_fill_such_a_space_before_the_turn_ends() -> None:
    """FL-80: the end is found at the end of a turn."""
    table = scene(seats=2, towns={"bruges": CORNERED}, scored=BUT_BRUGES, pile="green-bruges").play("button:pile")
    assert arms_on_offer(table) == {Arms.GREEN}
    table = table.play("tile:green-small-0/space:site-1-S1").play("card:pick-up")
    assert table.position.over
    assert table.now.covered == []
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 14}]


def test_sixteen_turns_in_a_row_without_anything_laid_or_completed_end_the_game() -> None:
    """FL-80: counted from the first of them."""
    table, turns = scene(seats=2, pile="", building_sites=0), 0
    while not table.position.over:
        assert turns < 20
        table, turns = draw(table.play("card:pick-up")), turns + 1
    assert turns == 16
    assert len(table.heard("game-ends")) == 1


@pytest.mark.parametrize("action", ["own", "pile"])
@pytest.mark.parametrize("work", ["build", "site", "complete"])
def test_what_is_laid_or_completed_breaks_the_row(action: str, work: str) -> None:
    """FL-80: by either action; then sixteen more are needed."""
    guild, card = ("blue", "building-site") if action == "own" else ("green", "green-building-site")
    if work != "site":
        card = "ghent" if action == "own" else "green-ghent"
    path = "complete:site-2-M2" if work == "complete" else f"tile:{guild}-medium-0/space:site-2-M3"
    table = scene(seats=2, towns={"ghent": "M2=grey-medium-0*"}, pile=card if action == "pile" else "", idle=15).play(
        "button:pile"
    )
    table = table.play(path).play("card:pick-up") if action == "pile" else table.play(f"card:{card}").play(path)
    assert not table.position.over
    assert (table.asked, table.now.idle) == ([1], 0)


def test_fifteen_idle_turns_do_not_end_the_game() -> None:
    """FL-80: the sixteenth does."""
    fifteen = idle_turn(scene(seats=2, pile="", idle=14))
    assert not fifteen.position.over
    assert idle_turn(fifteen).position.over


def test_a_row_that_was_broken_is_counted_anew() -> None:
    """FL-80: sixteen turns after the one that built."""
    table = scene(seats=2, pile="", idle=15).play("button:pile").play("card:bruges")
    table, turns = table.play("tile:grey-small-0/space:site-1-S3"), 0
    while not table.position.over:
        assert turns < 20
        table, turns = draw(table.play("card:pick-up")), turns + 1
    assert turns == 16


def test_at_the_end_free_spaces_are_covered_and_all_towns_scored() -> None:
    """FL-81: each guild's centre stands alone and is worth 1; the Church's pays nobody."""
    table = idle_turn(scene(seats=2, pile="", idle=15))
    assert table.position.over
    assert sorted(table.now.scored) == sorted(TOWNS)
    assert len(table.now.covered) == 6 * 12
    assert all(table.now.free_spaces(town) == [] for town in TOWNS)
    assert table.now.points == dict.fromkeys(GUILDS, 1)


def test_if_tied_the_victory_is_shared() -> None:
    """FL-81: by the sums, whatever the guilds have alone."""
    points = {"blue": 10, "green": 20, "yellow": 25, "red": 5}
    table = idle_turn(scene(seats=2, pile="", idle=15, points=points))
    assert [table.score(seat).total for seat in (0, 1)] == [32, 32]
    assert GAME.winners(table.now) == (0, 1)


@pytest.mark.parametrize(("red", "winner"), [(4, 0), (6, 1)])
def test_the_most_points_together_win(red: int, winner: int) -> None:
    """FL-81: own guild and the one under influence."""
    points = {"blue": 10, "green": 20, "yellow": 25, "red": red, "grey": 99}
    table = idle_turn(scene(seats=2, pile="", idle=15, points=points))
    assert GAME.winners(table.now) == (winner,)


def test_there_is_no_bonus_for_influence_cards() -> None:
    """FL-81: nobody has any."""
    table = idle_turn(scene(seats=2, pile="", idle=15))
    assert table.heard("influence-bonus") == []
    assert all(set(table.score(seat).items) == {"guild", "influenced"} for seat in (0, 1))
