"""The board as data: what our reconstruction must keep of the facts, and a second layout."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from guildtable.games.flandern import GAME, Flandern
from guildtable.games.flandern.geometry import edges, length, normal_form, sides, triangles
from guildtable.games.flandern.layout import Layout, Site, layout
from guildtable.games.flandern.pieces import (
    ARMS,
    GOLDEN,
    GUILDS,
    PLAYER_GUILDS,
    STOCK,
    TILES,
    TOWN_OF,
    Arms,
    Town,
    centre_of,
)
from guildtable.games.flandern.state import Phase
from guildtable.kernel.chance import dealer
from guildtable.kernel.question import Choice
from guildtable.kernel.table import Table
from tests.games.flandern.boards import BOARD, DATA, data_of
from tests.games.flandern.builds import SHAPES

BOARDS = ("reconstruction", "second")


SITES = [f"site-{number}" for number in range(1, 7)]


# counts of tiles and cards


def test_eighty_eight_districts_and_six_centres() -> None:
    """FL-1: D1, the count of a review agrees."""
    assert sum(STOCK.values()) == 88
    assert [kind for kind, tile in TILES.items() if tile.shape == "centre"] == [centre_of(arms) for arms in ARMS]
    assert set(TILES) - set(STOCK) == {centre_of(arms) for arms in ARMS}


@pytest.mark.parametrize("guild", GUILDS)
def test_each_guild_has_five_districts_of_each_of_three_shapes(guild: Arms) -> None:
    """FL-1, FL-83: D4, and grey the same."""
    count: Counter[str] = Counter()
    for kind, number in STOCK.items():
        if TILES[kind].arms is guild:
            count[TILES[kind].shape] += number
    assert count == {"small": 5, "medium": 5, "large": 5}


def test_the_church_has_nine_ordinary_districts_and_four_special_ones() -> None:
    """FL-1, FL-83, FL-84: thirteen."""
    church = {kind: count for kind, count in STOCK.items() if TILES[kind].arms is Arms.CHURCH}
    assert church == {f"church-{shape}": 3 for shape in SHAPES} | {f"church-{letter}": 1 for letter in "ABCD"}
    assert {kind: TILES[kind].shape for kind in church if TILES[kind].special} == {
        "church-A": "small",
        "church-B": "medium",
        "church-C": "large",
        "church-D": "medium",
    }


def test_three_players_have_seventy_three_districts_to_lay() -> None:
    """FL-7: D2, without the fourth guild."""
    assert sum(count for kind, count in STOCK.items() if TILES[kind].arms is not Arms.RED) == 73


@pytest.mark.parametrize("guild", PLAYER_GUILDS)
def test_printed_guild_masters_of_a_players_guild(guild: Arms) -> None:
    """FL-85: D19, none, one or two on a district, and nine in all: about 0.6 each."""
    masters = {
        shape: sorted(
            tile.masters
            for kind, count in STOCK.items()
            for tile in [TILES[kind]] * count
            if (tile.arms, tile.shape) == (guild, shape)
        )
        for shape in SHAPES
    }
    assert masters == {"small": [0, 0, 1, 1, 2], "medium": [0, 0, 0, 1, 2], "large": [0, 0, 0, 1, 1]}


def test_grey_has_two_printed_guild_masters_and_plenty_of_districts_without() -> None:
    """FL-85: D19, both grey districts of the example have none."""
    grey = {kind: count for kind, count in STOCK.items() if TILES[kind].arms is Arms.GREY}
    assert grey == {"grey-small-1": 1, "grey-small-0": 4, "grey-medium-1": 1, "grey-medium-0": 4, "grey-large-0": 5}


def test_neither_centres_nor_the_church_have_printed_guild_masters() -> None:
    """FL-85: only the districts of guilds."""
    assert {tile.masters for tile in TILES.values() if tile.shape == "centre" or tile.arms is Arms.CHURCH} == {0}


def test_a_kind_says_what_is_printed() -> None:
    """FL-23: arms, shape and printed Guild Masters."""
    assert TILES["blue-small-2"] == (Arms.BLUE, "small", 2, "")
    assert TILES["church-D"] == (Arms.CHURCH, "medium", 0, "D")
    for kind, tile in TILES.items():
        if tile.arms is not Arms.CHURCH and tile.shape != "centre":
            assert kind == f"{tile.arms}-{tile.shape}-{tile.masters}"


def test_whose_town_is_whose() -> None:
    """FL-4, FL-87: Utrecht is grey, Liège the Church's."""
    assert TOWN_OF == {
        Arms.BLUE: Town.BRUGES,
        Arms.YELLOW: Town.GHENT,
        Arms.GREEN: Town.YPRES,
        Arms.RED: Town.LEUVEN,
        Arms.GREY: Town.UTRECHT,
        Arms.CHURCH: Town.LIEGE,
    }
    assert {town["id"]: town["owner"] for town in DATA["towns"]} == {TOWN_OF[arms]: arms for arms in ARMS}


def test_twenty_eight_golden_cards_fourteen_of_each_letter() -> None:
    """FL-86: D23, D24: one of each town, and no more cathedrals and Guild Masters than there are pieces."""
    towns = dict.fromkeys([str(town) for town in Town], 1)
    of_a = towns | {"influence": 3, "building-site": 2, "cathedral": 1, "guild-master": 1, "pick-up": 1}
    of_b = {"influence": 3, "building-site": 2, "cathedral": 3, "guild-master": 3, "pick-up": 3}
    assert Counter(card.face for card in GOLDEN.values() if card.pile == "A") == of_a
    assert Counter(card.face for card in GOLDEN.values() if card.pile == "B") == of_b
    assert len(GOLDEN) == 28


# the towns of the reconstruction


def test_six_sites_of_twelve_spaces_and_a_centre() -> None:
    """FL-82: D3, D5: thirteen districts a town, seventy-two spaces in all; every centre fits every site."""
    assert list(BOARD.sites) == SITES
    assert [len(site.spaces) for site in BOARD.sites.values()] == [12] * 6
    for site in BOARD.sites.values():
        assert Counter(BOARD.spaces[space].shape for space in site.spaces) == {"small": 4, "medium": 4, "large": 4}
        assert BOARD.spaces[site.centre].shape == "centre"
        assert site.centre not in site.spaces
    assert len({normal_form(BOARD.spaces[site.centre].polygon) for site in BOARD.sites.values()}) == 1


def test_the_supply_of_each_shape_is_close_to_the_demand() -> None:
    """FL-83: D4: enough for all spaces, but not for many more: covers exist because tiles run out."""
    supply: Counter[str] = Counter()
    for kind, count in STOCK.items():
        supply[TILES[kind].shape] += count
    assert supply == {"small": 29, "medium": 30, "large": 29}
    demand = Counter(BOARD.spaces[space].shape for site in BOARD.sites.values() for space in site.spaces)
    assert demand == {"small": 24, "medium": 24, "large": 24}


def test_three_shapes_with_long_sides_and_some_with_shorter_ones_too() -> None:
    """FL-83: D7."""
    lengths = {shape: sorted(length(*side) for side in sides(points_of(shape))) for shape in DATA["shapes"]}
    assert DATA["longSide"] == 2
    assert lengths == {
        "small": [1, 1, 1, 2],
        "medium": [2, 2, 2],
        "large": [1, 1, 1, 2, 2],
        "centre": [1, 1, 1, 1, 1, 1],
    }


def points_of(shape: str) -> list[tuple[int, int]]:
    """The outline of a shape, as written down."""
    return [(q, r) for q, r in DATA["shapes"][shape]["polygon"]]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", SITES)
def test_every_space_can_be_reached_by_long_sides(board: str, name: str) -> None:
    """FL-28: D8: from the centre, and several spaces lie on the centre itself."""
    found = layout(board)
    site = found.sites[name]
    reached = {site.centre}
    while more := {space for space in site.spaces if space not in reached and reached & {*found.spaces[space].touches}}:
        reached |= more
    assert reached == {site.centre, *site.spaces}
    assert sum(site.centre in found.spaces[space].touches for space in site.spaces) >= 3


@pytest.mark.parametrize("board", BOARDS)
def test_borders_are_mutual_and_long_contacts_are_borders(board: str) -> None:
    """FL-28, FL-29: on the whole board, and never from one site to another."""
    spaces = layout(board).spaces
    for space in spaces.values():
        assert len(set(space.borders)) == len(space.borders)
        assert set(space.touches) <= set(space.borders)
        assert space.id not in space.borders
        for other in space.borders:
            assert space.id in spaces[other].borders
            assert spaces[other].site == space.site


def test_a_long_contact_may_hold_one_way_only() -> None:
    """FL-28: D7, the long side of M1 lies on the short side of L1."""
    assert "site-1-L1" in BOARD.spaces["site-1-M1"].touches
    assert "site-1-M1" in BOARD.spaces["site-1-L1"].borders
    assert "site-1-M1" not in BOARD.spaces["site-1-L1"].touches


def test_some_borders_and_contacts_as_the_picture_shows_them() -> None:
    """FL-28, FL-29: read from the drawing of site I."""
    spaces = BOARD.spaces
    assert {*spaces["site-1-S1"].borders} == {f"site-1-{other}" for other in ("centre", "M1", "M3", "S2", "L1")}
    assert {*spaces["site-1-S1"].touches} == {"site-1-M1", "site-1-M3"}
    assert {*spaces["site-1-M2"].borders} == {"site-1-M3", "site-1-L4"}
    assert {*spaces["site-1-centre"].borders} == {f"site-1-{other}" for other in ("S1", "S2", "S3", "M3", "L3", "L4")}
    assert spaces["site-1-centre"].touches == ()


@pytest.mark.parametrize("board", BOARDS)
def test_no_two_spaces_of_the_whole_board_overlap(board: str) -> None:
    """FL-82: suburbs included, with the sites where the board has them."""
    found = layout(board)
    cells: Counter[tuple[int, int, int]] = Counter()
    for space in found.spaces.values():
        dq, dr = found.sites[space.site].origin
        cells.update((q + dq, r + dr, way) for q, r, way in triangles(space.polygon))
    assert set(cells.values()) == {1}


def outer_edges(board: Layout, site: Site) -> set[frozenset[tuple[int, int]]]:
    """The town's edge: what belongs to one space only, suburbs aside."""
    count: Counter[frozenset[tuple[int, int]]] = Counter()
    for space in (site.centre, *site.spaces):
        count.update(edge for edge, _ in edges(board.spaces[space].polygon))
    return {edge for edge, times in count.items() if times == 1}


def test_the_six_towns_have_six_different_outlines() -> None:
    """FL-82: no site is another one turned."""
    outlines = set()
    for site in BOARD.sites.values():
        corners = {corner for edge in outer_edges(BOARD, site) for corner in edge}
        outlines.add(normal_form(sorted(corners)))
    assert len(outlines) == 6


@pytest.mark.parametrize("name", SITES)
def test_each_town_has_a_gate_of_each_letter_at_its_edge(name: str) -> None:
    """FL-84: D10, D12: A and B open one suburb, C two, outside the old edge, long side on the gate."""
    site = BOARD.sites[name]
    outside = outer_edges(BOARD, site)
    assert [(gate.special, len(gate.opens)) for gate in site.gates] == [("A", 1), ("B", 1), ("C", 2)]
    assert sorted(suburb for gate in site.gates for suburb in gate.opens) == sorted(site.suburbs)
    for gate in site.gates:
        assert gate.space in site.spaces
        assert BOARD.spaces[gate.space].shape == TILES[f"church-{gate.special}"].shape
        assert any(edge in outside for edge, _ in edges(BOARD.spaces[gate.space].polygon))
        assert BOARD.gates[gate.space] == gate
        for suburb in gate.opens:
            assert gate.space in BOARD.spaces[suburb].touches


def copies(shape: str) -> set[tuple[tuple[int, int], ...]]:
    """A shape turned and mirrored in every way, wherever it could lie in or beside a town."""
    found = set()
    for mirrored in (False, True):
        outline = [(r, q) if mirrored else (q, r) for q, r in points_of(shape)]
        for _ in range(6):
            outline = [(-r, q + r) for q, r in outline]
            found |= {tuple((q + dq, r + dr) for q, r in outline) for dq in range(-8, 9) for dr in range(-8, 9)}
    return found


@pytest.mark.parametrize(("shape", "without_room"), [("small", 11), ("medium", 12)])
def test_not_every_space_of_a_kind_has_room_for_a_suburb(shape: str, without_room: int) -> None:
    """FL-34: why A and B have a gate, and not every space of their shape: a suburb's long side must lie on it, outside
    the town."""
    lacking = Counter[str]()
    suburbs = copies(shape)
    for site in BOARD.sites.values():
        town = {edge for name in (site.centre, *site.spaces) for edge, _ in edges(BOARD.spaces[name].polygon)}
        ground = set[tuple[int, int, int]]().union(
            *(triangles(BOARD.spaces[name].polygon) for name in (site.centre, *site.spaces))
        )
        beside = [
            {edge for edge, side in edges(suburb) if side >= DATA["longSide"]}
            for suburb in suburbs
            if not town.isdisjoint({edge for edge, _ in edges(suburb)}) and ground.isdisjoint(triangles(suburb))
        ]
        for name in site.spaces:
            mine = {edge for edge, _ in edges(BOARD.spaces[name].polygon)}
            lacking[site.id] += BOARD.spaces[name].shape == shape and all(mine.isdisjoint(sides) for sides in beside)
    assert lacking.total() == without_room
    assert min(lacking.values()) > 0, "in every town"


@pytest.mark.parametrize("name", SITES)
def test_each_town_has_a_place_for_the_tile_that_swallows(name: str) -> None:
    """FL-84: D11: a medium space beside a small one."""
    assert BOARD.swallowable == "small"
    assert any(
        BOARD.spaces[other].shape == "small" and other in BOARD.sites[name].spaces
        for space in BOARD.sites[name].spaces
        if BOARD.spaces[space].shape == "medium"
        for other in BOARD.spaces[space].borders
    )


def coloured(board: Layout, spaces: list[str], left: dict[str, int], given: dict[str, str]) -> dict[str, str] | None:
    """Arms for all spaces, so many of each, no two alike side by side."""
    space = next((space for space in spaces if space not in given), None)
    if space is None:
        return given
    for arms, count in left.items():
        if count and all(given.get(other) != arms for other in board.spaces[space].borders):
            found = coloured(board, spaces, left | {arms: count - 1}, given | {space: arms})
            if found:
                return found
    return None


def test_the_town_of_the_rulebooks_example_is_possible() -> None:
    """FL-29, FL-82: D15 to D18: fourteen districts, the church centre and one special church tile among them.

    Blue 3, yellow 3 with its building site, red, green and grey 2 each, church 2.
    """
    possible = []
    for site in BOARD.sites.values():
        for gate in site.gates[:2]:
            if site.centre in BOARD.spaces[gate.space].borders:
                continue
            given = {site.centre: "church", gate.space: "church"}
            spaces = [site.centre, *site.spaces, *gate.opens]
            assert len(spaces) == 14
            left = {"blue": 3, "yellow": 3, "red": 2, "green": 2, "grey": 2}
            town = coloured(BOARD, spaces, left, given)
            if town:
                assert Counter(town.values()) == left | {"church": 2}
                assert all(town[one] != town.get(other) for one in town for other in BOARD.spaces[one].borders)
                possible.append(site.id)
    assert possible


def test_the_reconstruction_says_that_it_is_one() -> None:
    """FL-82: the printed board could not be had."""
    assert DATA["reconstruction"] is True
    assert DATA["note"].startswith("RECONSTRUCTION")


# a second layout


def test_the_second_layout_says_that_it_is_invented() -> None:
    assert data_of("second")["note"].startswith("INVENTED EXAMPLE")


def test_the_second_layout_has_other_shapes_and_towns_of_different_size() -> None:
    second, ours = layout("second"), BOARD
    assert list(second.sites) == SITES
    assert [len(site.spaces) for site in second.sites.values()] == [11, 11, 11, 11, 12, 10]
    assert [len(site.gates) for site in second.sites.values()] == [3, 3, 3, 3, 2, 0]
    forms = [{normal_form(space.polygon) for space in board.spaces.values()} for board in (second, ours)]
    assert [len(found) for found in forms] == [4, 4]
    assert not forms[0] & forms[1]
    assert {space.shape for space in second.spaces.values()} == {"small", "medium", "large", "centre"}


def test_the_board_is_an_option_of_the_table() -> None:
    assert GAME.opening(4).board == "reconstruction"
    assert GAME.opening(4, {"board": "second"}).layout is layout("second")
    with pytest.raises(ValueError, match="board"):
        GAME.opening(4, {"board": "third"})


def play_blindly(seats: int, seed: int) -> Flandern:
    """A whole game on the second layout, between seats that do anything."""
    table = Table(GAME.opening(seats, {"board": "second"}))
    rng, deal = Random(seed), dealer(f"second layout {seats} {seed}".encode())
    for _ in range(5000):
        question = table.question
        if question is None:
            return table.now
        answers = {}
        for seat, asked in question.asked.items():
            answers[seat] = asked.any(rng) if isinstance(asked, Choice) else deal(asked)  # type: ignore[arg-type]
        table.answer_all(answers)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_played_on_the_second_layout(seats: int, seed: int) -> None:
    """FL-27, FL-28, FL-29: the same rules, other data."""
    now = play_blindly(seats, seed)
    board = now.layout
    assert now.phase is Phase.OVER
    assert set(now.scored) == set(now.sites)
    assert len(now.scored) == (5 if seats == 3 else 6)
    assert all(not now.free_spaces(town) for town in now.sites)
    for space, laid in now.districts.items():
        if space not in now.swallowed:
            assert board.spaces[space].shape == TILES[laid.kind].shape
        for other in board.spaces[space].borders:
            if other in now.districts and now.swallowed.get(other) != space and now.swallowed.get(space) != other:
                assert now.districts[other].arms is not laid.arms
    left = sum(now.stock.values()) + sum(
        TILES[laid.kind].shape != "centre" for space, laid in now.districts.items() if space not in now.swallowed
    )
    assert left == (73 if seats == 3 else 88)
    assert sum(now.points.values()) > 50


def test_games_on_the_second_layout_use_every_town_differently() -> None:
    """Three games are three games."""
    ends = [play_blindly(4, seed).districts for seed in range(3)]
    assert all(one != other for one, other in pairwise(ends))
