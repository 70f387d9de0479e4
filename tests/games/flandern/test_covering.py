"""Spaces on which nothing can be built any more: FL-50 to FL-54."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from guildtable.games.flandern import GAME, Flandern
from guildtable.games.flandern.pieces import ARMS, TILES, Arms, Town
from guildtable.games.flandern.state import Phase
from guildtable.kernel.chance import dealer
from guildtable.kernel.position import run
from guildtable.kernel.question import Choice
from guildtable.kernel.table import Table
from tests.games.flandern.builds import acting, on, scoring, without
from tests.games.flandern.scenes import Scene, scene

LARGE = {f"site-{site}-L{number}" for site in range(1, 7) for number in range(1, 5)}
GATES_OF_C = {"site-1-L4", "site-2-L3", "site-3-L4", "site-4-L4", "site-5-L2", "site-6-L3"}


def covers(table: Scene) -> set[str]:
    """All covers on the board."""
    assert len(set(table.now.covered)) == len(table.now.covered)
    return set(table.now.covered)


def in_bruges(table: Scene) -> set[str]:
    """The covers of Bruges, without the site."""
    return {space.removeprefix("site-1-") for space in covers(table) if space.startswith("site-1-")}


def test_nothing_is_covered_at_the_beginning() -> None:
    """FL-52: every space is alive through a chain of alive spaces, though most touch nothing laid."""
    table = scoring()
    assert covers(table) == set()
    assert table.heard("covers") == []


# --- open arms


def test_a_space_between_all_arms_is_covered() -> None:
    """FL-50, FL-51: M3 of Ghent borders six districts: yellow's centre, and one of every other arms."""
    towns = {"ghent": "S1=blue-small-0 S4=green-small-0 L4=red-large-0 M4=grey-medium-0 L3=church-large"}
    assert covers(scoring(towns=towns)) == {"site-2-M3"}


@pytest.mark.parametrize("missing", ["S1", "S4", "L4", "M4", "L3"])
def test_one_arms_left_open_keep_a_space_alive(missing: str) -> None:
    """FL-51: any of the six."""
    laid = {
        "S1": "blue-small-0",
        "S4": "green-small-0",
        "L4": "red-large-0",
        "M4": "grey-medium-0",
        "L3": "church-large",
    }
    del laid[missing]
    towns = {"ghent": " ".join(f"{space}={kind}" for space, kind in laid.items())}
    assert covers(scoring(towns=towns)) == set()


def test_building_sites_close_arms() -> None:
    """FL-31, FL-51: finished or not."""
    towns = {"ghent": "S1=blue-small-0* S4=green-small-0* L4=red-large-0* M4=grey-medium-0* L3=church-large*"}
    assert covers(scoring(towns=towns)) == {"site-2-M3"}


def test_arms_bordering_and_arms_out_of_stock_close_a_space_together() -> None:
    """FL-51: church and grey border M3, the medium tiles of the others are gone."""
    gone = {f"{guild}-medium-{masters}": 0 for guild in ("blue", "green", "red") for masters in range(3)}
    towns = {"ghent": "M4=grey-medium-0 L3=church-large"}
    assert covers(scoring(towns=towns, stock=gone)) == {"site-2-M3"}
    assert covers(scoring(towns=towns, stock=gone | {"red-medium-2": 1})) == set()


def test_arms_of_any_guild_keep_a_space_alive() -> None:
    """FL-51: yellow's last medium tile keeps M2 of Bruges alive, whoever's turn it is."""
    gone = without("medium", but="yellow-medium-0") | {"yellow-medium-0": 1}
    assert "M2" not in in_bruges(scoring(stock=gone, towns={"bruges": "M3=red-medium-0"}))
    assert "M2" in in_bruges(scoring(stock=gone | {"yellow-medium-0": 0}, towns={"bruges": "M3=red-medium-0"}))


def test_with_three_players_the_fourth_guild_opens_nothing() -> None:
    """FL-7, FL-51: its tiles are out, and the empty site is never covered."""
    towns = {"ghent": "S1=blue-small-0 S4=green-small-0 M4=grey-medium-0 L3=church-large"}
    assert covers(scoring(seats=3, towns=towns)) == {"site-2-M3"}
    assert covers(scoring(seats=4, towns=towns)) == set()


def test_a_shape_out_of_stock_is_covered_on_the_whole_board() -> None:
    """FL-50, FL-51: all large spaces; and S2 of Ypres, whose one long side lies on a large space."""
    table = scoring(stock=without("large"))
    assert covers(table) == LARGE | {"site-3-S2"}
    assert sum(told["count"] for told in table.heard("covers")) == 25


def test_the_last_tile_of_a_shape_keeps_its_spaces_alive() -> None:
    """FL-51: one grey tile, wherever grey does not border."""
    table = scoring(
        stock=without("large", but="grey-large-0") | {"grey-large-0": 1}, towns={"bruges": "S1=grey-small-0"}
    )
    assert covers(table) == {"site-1-L1"}


def test_unopened_suburbs_are_not_covered_opened_ones_are() -> None:
    """FL-35, FL-50: they are no spaces before."""
    assert "site-1-C1" not in covers(scoring(stock=without("large")))
    table = scoring(stock=without("large"), towns={"bruges": "L4=church-C"}, opened="site-1-C1 site-1-C2")
    assert in_bruges(table) == {"L1", "L2", "L3", "C1"}


def test_an_opened_suburb_may_be_the_only_space_of_its_town_to_be_covered() -> None:
    """FL-35, FL-51: all medium spaces of Bruges are built on, but not the suburb behind B; no medium tile is left."""
    towns = {"bruges": "M1=red-medium-0 M2=yellow-medium-0 M3=green-medium-0 M4=church-B"}
    assert in_bruges(scoring(stock=without("medium"), towns=towns, opened="site-1-B1")) == {"B1"}
    assert in_bruges(scoring(stock=without("medium"), towns=towns)) == set()


# --- special tiles


def test_a_special_tile_keeps_the_gates_of_its_letter_alive() -> None:
    """FL-51: C is the only large tile left; the other large spaces are covered."""
    table = scoring(stock=without("large", but="church-C"))
    assert covers(table) == LARGE - GATES_OF_C | {"site-3-S2"}


def test_a_gate_beside_a_church_district_is_not_kept_alive() -> None:
    """FL-51: M2 is the Church's, and it alone touches L4's long side."""
    table = scoring(stock=without("large", but="church-C"), towns={"bruges": "M2=church-medium"})
    assert "L4" in in_bruges(table)
    table = scoring(stock=without("large", but="church-C"), towns={"bruges": "M2=grey-medium-0"})
    assert "L4" not in in_bruges(table)


def test_a_keeps_its_gate_and_no_other_small_space() -> None:
    """FL-51: Bruges' gate is S4, which touches L3, and holds L2, which holds L1."""
    assert in_bruges(scoring(stock=without("small", but="church-A"))) == {"S1", "S2", "S3"}
    assert in_bruges(scoring(stock=without("small"))) == {"S1", "S2", "S3", "S4", "L1", "L2"}


def test_b_keeps_its_gate_and_no_other_medium_space() -> None:
    """FL-51: Bruges' gate is M4, which touches M3; L4 hangs on M2 alone."""
    towns = {"bruges": "M3=red-medium-0"}
    assert in_bruges(scoring(stock=without("medium", but="church-B"), towns=towns)) == {"M1", "M2", "L4"}
    assert in_bruges(scoring(stock=without("medium"), towns=towns)) == {"M1", "M2", "M4", "L4"}


def test_d_keeps_a_medium_space_alive_that_borders_a_free_small_one() -> None:
    """FL-51: D is the only medium tile left. M1 and M3 of Bruges border S1; M2 and M4 border no small space."""
    assert in_bruges(scoring(stock=without("medium", but="church-D"))) == {"M2", "M4", "L4"}
    assert in_bruges(scoring(stock=without("medium"))) == {"M1", "M2", "M3", "M4", "L4", "S1"}


@pytest.mark.parametrize("neighbour", ["S1=red-small-0", "S2=church-small"])
def test_d_needs_a_free_small_space_that_no_church_district_borders(neighbour: str) -> None:
    """FL-51: S1 is built on, or borders a church district; then M3 is covered."""
    table = scoring(stock=without("medium", but="church-D"), towns={"bruges": neighbour})
    assert {"M1", "M3"} <= in_bruges(table)


def test_a_guild_district_beside_the_small_space_does_not_stop_d() -> None:
    """FL-51: red borders S1, that is all."""
    table = scoring(stock=without("medium", but="church-D"), towns={"bruges": "S2=red-small-0"})
    assert not {"M1", "M3"} & in_bruges(table)


def test_d_does_not_help_a_medium_space_beside_a_church_district() -> None:
    """FL-51: L1 of Bruges borders M1 and S1 both; M4 borders M1 and M3 only."""
    table = scoring(stock=without("medium", but="church-D"), towns={"bruges": "M4=church-medium"})
    assert {"M1", "M3"} <= in_bruges(table)
    assert not {"M1", "M3"} & in_bruges(
        scoring(stock=without("medium", but="church-D"), towns={"bruges": "M4=red-medium-0"})
    )


def test_a_covered_small_space_does_not_help_d() -> None:
    """FL-51, FL-53: a cover is not swallowed."""
    table = scoring(stock=without("medium", but="church-D"), covered="site-1-S1")
    assert {"M1", "M3"} <= in_bruges(table)


def test_d_may_count_on_an_opened_suburb() -> None:
    """FL-36, FL-51: M1 of Ypres borders S3, S4 and A1; only A1 is free, and only if it is open."""
    towns = {"ypres": "S3=red-small-0 S4=yellow-small-0"}
    stock = without("medium", but="church-D")
    assert "site-3-M1" in covers(scoring(towns=towns, stock=stock))
    assert "site-3-M1" not in covers(scoring(towns=towns, stock=stock, opened="site-3-A1"))


# --- long sides


def test_a_space_cut_off_from_all_long_sides_is_covered() -> None:
    """FL-52: S2 of Ypres has one long side, on L2; there are districts at its short sides."""
    towns = {"ypres": "S1=red-small-0 S3=yellow-small-0"}
    assert covers(scoring(towns=towns, covered="site-3-L2")) == {"site-3-L2", "site-3-S2"}


def test_a_laid_district_on_its_long_side_keeps_a_space_alive() -> None:
    """FL-52: the same space with L2 built on."""
    assert covers(scoring(towns={"ypres": "L2=red-large-0"})) == set()


def test_an_alive_space_on_its_long_side_keeps_a_space_alive() -> None:
    """FL-52: the same space with L2 free."""
    assert covers(scoring(towns={"ypres": "S1=red-small-0 S3=yellow-small-0"})) == set()


def test_two_spaces_do_not_keep_each_other_alive() -> None:
    """FL-52: M3 and S3 of Leuven touch each other, and M3 touches M2 besides, which is covered."""
    assert covers(scoring(covered="site-4-M2")) == {"site-4-M2", "site-4-M3", "site-4-S3"}


def test_a_chain_dies_from_where_it_is_cut() -> None:
    """FL-52: L4 of Bruges hangs on M2, M2 on M3: the chain is cut at M3, where M1, M4 and S1 have another end."""
    table = scoring(covered="site-1-M3")
    assert in_bruges(table) == {"M3", "M2", "L4"}


def test_a_long_side_of_the_other_space_does_not_keep_a_space_alive() -> None:
    """FL-28, FL-52: M1's long side lies on L1; L1's own long sides lie on S2 and L2."""
    table = scoring(covered="site-1-S2 site-1-L2", towns={"bruges": "M1=red-medium-0"})
    assert in_bruges(table) == {"S2", "L2", "L1"}


def test_a_swallowed_space_holds_as_d_does() -> None:
    """FL-37, FL-52: L1 of Utrecht touches S1 and S2; S2 is covered, S1 belongs to D."""
    towns = {"utrecht": "M1=church-D"}
    table = scoring(towns=towns, swallowed={"site-5-S1": "site-5-M1"}, covered="site-5-S2")
    assert "site-5-L1" not in covers(table)
    assert "site-5-L1" in covers(scoring(covered="site-5-S2 site-5-S1"))


def test_a_swallowed_space_borders_as_d_does() -> None:
    """FL-37, FL-51: only church tiles are left for L1 of Utrecht, and S1 beside it belongs to D."""
    stock = without("large", but="church-large")
    table = scoring(towns={"utrecht": "M1=church-D"}, swallowed={"site-5-S1": "site-5-M1"}, stock=stock)
    assert "site-5-L1" in covers(table)
    assert "site-5-L1" not in covers(scoring(towns={"utrecht": "M1=red-medium-0 S1=grey-small-0"}, stock=stock))


# --- repeated


def test_covering_is_repeated_until_nothing_changes() -> None:
    """FL-52: no small tile is left, so S1 is covered; only then D has nothing to swallow, and M3 is covered too."""
    stock = without("small", "medium", but="church-D")
    table = scoring(stock=stock, towns={"bruges": "S3=red-small-0"})
    assert in_bruges(table) == {"S1", "S2", "S4", "M1", "M2", "M3", "M4", "L4"}


def test_covering_looks_no_further_ahead() -> None:
    """FL-52: one grey small tile is left for two spaces; both stay."""
    stock = without("small", but="grey-small-0") | {"grey-small-0": 1}
    table = scoring(stock=stock, towns={"bruges": "M3=red-medium-0"})
    assert not {"S1", "S3"} & in_bruges(table)


def test_covers_stay() -> None:
    """FL-53: on S3 of Bruges much could be built; it stays covered, and is on offer to nobody."""
    table = scoring(covered="site-1-S3")
    assert in_bruges(table) == {"S3"}
    assert table.heard("covers") == []
    assert on(acting("bruges", covered="site-1-S3"), "site-1-S3") == set()


def test_a_cover_is_no_district() -> None:
    """FL-50, FL-53: nothing lies there, nothing is taken from stock."""
    table = scoring(stock=without("large"))
    assert table.now.districts.keys() == {f"site-{number}-centre" for number in range(1, 7)}
    assert table.now.stock["grey-small-0"] == 4


def test_there_are_nine_covers() -> None:
    """FL-54: one less for each space that has one."""
    assert scoring().now.covers == 9
    assert scoring(covered="site-1-S1 site-1-S2").now.covers == 7


def test_a_tenth_space_is_closed_without_a_cover() -> None:
    """FL-54: it is no space any more, whether or not a cover shows it."""
    table = scoring(stock=without("medium"))
    assert len(covers(table)) > 24
    assert table.now.covers == 0
    assert not {space for town in table.now.sites for space in table.now.free_spaces(town)} & {*covers(table)}


def test_at_the_end_more_spaces_may_be_closed_than_there_are_covers() -> None:
    """FL-54, FL-68: nobody has built anything, and the golden cards are used up; all towns are scored all the same."""
    table = scene(phase=Phase.SCORE, golden_pile="")
    assert table.position.over
    assert (len(table.now.covered), table.now.covers) == (72, 0)
    assert len(table.now.scored) == 6


def test_a_cover_scores_nothing_and_makes_a_town_smaller() -> None:
    """FL-50, FL-55: the centre, one district and eleven covers are a full town, worth 2."""
    spaces = [f"site-1-{shape}{number}" for shape in "SML" for number in range(1, 5)]
    table = scoring(towns={"bruges": "S3=red-small-0"}, covered=" ".join(spaces[:2] + spaces[3:]))
    assert [(told["town"], told["value"]) for told in table.heard("town-is-scored")] == [("town:bruges", 2)]


def test_a_town_that_is_covered_up_is_scored_in_the_same_step() -> None:
    """FL-50, FL-55: its last free space is S2 of Ypres, cut off."""
    spaces = [f"site-3-{shape}{number}" for shape in "SML" for number in range(1, 5)]
    spaces.remove("site-3-S2")
    table = scoring(covered=" ".join(spaces))
    assert "site-3-S2" in covers(table)
    assert table.now.scored == [Town.YPRES]
    told = [event.id for event in table.events]
    assert told.index("covers") < told.index("town-is-scored")


def test_a_scored_town_is_left_alone() -> None:
    """FL-25, FL-50: it has no free space to cover."""
    spaces = " ".join(f"site-1-{shape}{number}" for shape in "SM" for number in range(1, 5))
    table = scoring(scored="bruges", covered=spaces, stock=without("large"))
    assert not in_bruges(table) & {"L1", "L2", "L3", "L4"}


def test_covers_are_told_with_their_number_and_spaces() -> None:
    """FL-50: all can see which."""
    (told,) = scoring(covered="site-4-M2").heard("covers")
    assert told["count"] == 2
    assert {str(space).removeprefix("space:") for space in told["spaces"]} == {"site-4-M3", "site-4-S3"}


def test_with_two_players_covering_comes_at_the_end_of_each_turn() -> None:
    """FL-50, FL-79: arms under influence keep spaces alive, too; L1 of Ypres borders green's centre."""
    table = scene(seats=2, covered="site-4-M2", phase=Phase.END_TURN)
    assert covers(table) == {"site-4-M2", "site-4-M3", "site-4-S3"}
    stock = without("large", but="green-large-0")
    assert covers(scene(seats=2, stock=stock, phase=Phase.END_TURN)) == {"site-3-L1"}


def test_covering_comes_after_the_actions_not_before() -> None:
    """FL-9, FL-50: what has become impossible in the round is not covered before all have acted."""
    towns = {"ghent": "S1=blue-small-0 S4=green-small-0 L4=red-large-0 M4=grey-medium-0"}
    table = acting("ghent", "ghent", towns=towns).play("tile:church-large/space:site-2-L3")
    assert table.asked == [1]
    assert covers(table) == set()
    table = table.play("tile:grey-medium-0/space:site-2-M2")
    assert covers(table) == {"site-2-M3"}


# --- the same by another hand, on positions that came about in play


def open_for(now: Flandern, space: str, arms: Arms) -> bool:
    """FL-51, word by word."""
    board = now.layout
    bearing = {now.districts[other].arms for other in board.spaces[space].borders if other in now.districts}
    if arms in bearing:
        return False
    shape = board.spaces[space].shape
    if any(
        count and TILES[kind].arms is arms and TILES[kind].shape == shape and not TILES[kind].special
        for kind, count in now.stock.items()
    ):
        return True
    if arms is not Arms.CHURCH:
        return False
    if space in board.gates and now.stock[f"church-{board.gates[space].special}"]:
        return True
    free = {other for town in now.open_towns() for other in now.free_spaces(town)}
    return (
        now.stock["church-D"] > 0
        and shape == "medium"
        and any(
            board.spaces[other].shape == "small"
            and other in free
            and all(
                now.districts[third].arms is not Arms.CHURCH
                for third in board.spaces[other].borders
                if third in now.districts
            )
            for other in board.spaces[space].borders
        )
    )


def to_be_covered(now: Flandern) -> set[str]:
    """FL-52, word by word."""
    now, done = now.clone(), False
    before = set(now.covered)
    while not done:
        free = {space for town in now.open_towns() for space in now.free_spaces(town)}
        possible = {space for space in free if any(open_for(now, space, arms) for arms in ARMS)}
        firm = set(now.districts)
        while more := {space for space in possible - firm if firm & set(now.layout.spaces[space].touches)}:
            firm |= more
        dead = free - firm
        now.covered += sorted(dead)
        done = not dead
    return set(now.covered) - before


def positions(seats: int, board: str, seed: int) -> Iterator[Flandern]:
    """Tables of a game between seats that do anything, after every reply."""
    table = Table(GAME.opening(seats, {"board": board}))
    rng, deal = Random(seed), dealer(f"covering {seed}".encode())
    while question := table.question:
        table.answer_all(
            {
                seat: asked.any(rng) if isinstance(asked, Choice) else deal(asked)  # type: ignore[arg-type]
                for seat, asked in question.asked.items()
            }
        )
        if len(table.now.sites) == (5 if seats == 3 else 6) and table.now.phase is not Phase.OVER:
            yield table.now.clone()


@pytest.mark.parametrize("board", ["reconstruction", "second"])
@pytest.mark.parametrize("seats", [3, 4])
def test_covers_are_those_that_the_rule_says_word_by_word(seats: int, board: str) -> None:
    """FL-51, FL-52: with a thinned-out stock, so that there is something to cover."""
    seen, rng = 0, Random(seats)
    for now in list(positions(seats, board, 5))[::7]:
        for kind in now.stock:
            now.stock[kind] = now.stock[kind] if rng.random() < 0.3 else 0
        expected, before = to_be_covered(now), set(now.covered)
        still = set(now.open_towns())
        now.phase, now.order, now.golden_card = Phase.SCORE, [], None
        now.golden = now.golden[-1:] or ["g01"]
        after = run(GAME, now)[0].now
        found = set(after.covered) - before
        if set(after.scored) >= still:
            assert expected <= found, "the game has ended, and all else is covered too"
        else:
            assert found == expected
            seen += len(expected)
    assert seen > 20
