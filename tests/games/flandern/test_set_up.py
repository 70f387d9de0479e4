"""The box, the deal, the centres, and who may see what: FL-1 to FL-8, FL-82 to FL-87."""

from collections import Counter

import pytest

from guildtable.games.flandern import GAME
from guildtable.games.flandern.geometry import length, sides
from guildtable.games.flandern.layout import layout
from guildtable.games.flandern.pieces import GOLDEN, PLAYER_GUILDS, STOCK, TILES, Arms, Town
from guildtable.games.flandern.state import Phase
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import start
from guildtable.kernel.question import Illegal
from guildtable.kernel.wire import shown
from tests.games.flandern.scenes import Scene, scene
from tests.games.flandern.towns import acts

BOARD = layout("reconstruction")


def opening(seats: int) -> Scene:
    """A table at which chance has not yet been asked anything."""
    return Scene(*start(GAME, seats))


def dealt(*guilds: str, first: int = 0) -> Scene:
    """A table whose guilds are dealt; the centres are to be laid."""
    table = opening(len(guilds)).reply(CHANCE, *(f"arms:{guild}" for guild in guilds))
    return table.reply(CHANCE, f"seat:{first}")


def founded(*guilds: str, first: int = 0) -> Scene:
    """Everybody has taken the first free site, Utrecht and Liège are to be laid."""
    table = dealt(*guilds, first=first)
    while table.asked != [CHANCE]:
        table = table.play(table.offers(table.asked[0])[0])
    return table


def to_shuffle(table: Scene, why: str) -> list[str]:
    """What chance is asked to shuffle."""
    asked = table.position.asked[CHANCE]
    assert asked.why == why
    count, items = asked.terms()
    assert count == len(items)
    return list(items)


def ready(*guilds: str, first: int = 0) -> Scene:
    """Round 1, with the golden piles in the order of their names, the last on top."""
    table = founded(*guilds, first=first).reply(CHANCE, "site:site-5", "site:site-6")
    table = table.reply(CHANCE, *to_shuffle(table, "golden-B"))
    return table.reply(CHANCE, *to_shuffle(table, "golden-A"))


# The box


@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_two_to_four_players(seats: int) -> None:
    """FL-1: neither fewer nor more."""
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.opening(seats)


def test_the_stock_of_four_players() -> None:
    """FL-1: fifteen districts of each guild, thirteen of the Church, four of them special."""
    table = ready("red", "blue", "green", "yellow")
    count: Counter[Arms] = Counter()
    for kind, number in table.now.stock.items():
        count[TILES[kind].arms] += number
    assert count == {**dict.fromkeys((*PLAYER_GUILDS, Arms.GREY), 15), Arms.CHURCH: 13}
    assert [kind for kind in STOCK if TILES[kind].special] == ["church-A", "church-B", "church-C", "church-D"]
    assert (table.now.building_sites, table.now.cathedrals, table.now.guild_masters) == (10, 4, 4)
    assert table.now.points == dict.fromkeys((*PLAYER_GUILDS, Arms.GREY), 0)


# The deal


def test_chance_deals_guilds_and_starting_player() -> None:
    """FL-2: any guild to any seat, and any seat may begin."""
    table = opening(4)
    assert table.position.asked[CHANCE].terms() == (4, ["arms:blue", "arms:green", "arms:red", "arms:yellow"])
    table = table.reply(CHANCE, "arms:red", "arms:blue", "arms:green", "arms:yellow")
    assert table.position.asked[CHANCE].terms() == (1, ["seat:0", "seat:1", "seat:2", "seat:3"])
    table = table.reply(CHANCE, "seat:2")
    assert table.now.guilds == [Arms.RED, Arms.BLUE, Arms.GREEN, Arms.YELLOW]
    assert table.now.starter == 2
    assert table.heard("leads")[0] == {"seat": "seat:0", "guild": "arms:red"}


def test_with_three_players_chance_also_says_which_guild_is_out() -> None:
    """FL-2: three of four are dealt."""
    assert opening(3).position.asked[CHANCE].terms() == (3, ["arms:blue", "arms:green", "arms:red", "arms:yellow"])


def test_centres_are_laid_from_the_starting_player_clockwise() -> None:
    """FL-3: each seat its own, on a free site of its choice."""
    table = dealt("red", "blue", "green", "yellow", first=2)
    assert (table.asked, table.why(2)) == ([2], "lay-centre")
    assert table.offers(2) == [f"site:site-{n}" for n in range(1, 7)]
    table = table.play("site:site-4")
    assert table.heard("founds") == []
    assert table.heard("lays-centre") == [
        {"seat": "seat:2", "tile": "tile:green-centre", "town": "town:ypres", "site": "site:site-4"}
    ]
    assert table.asked == [3]
    assert table.offers(3) == [f"site:site-{n}" for n in (1, 2, 3, 5, 6)]
    table = table.play("site:site-1").play("site:site-6")
    assert table.asked == [1]
    table = table.play("site:site-2")
    assert table.now.sites == {
        Town.YPRES: "site-4",
        Town.GHENT: "site-1",
        Town.LEUVEN: "site-6",
        Town.BRUGES: "site-2",
    }
    assert {space: laid.kind for space, laid in table.now.districts.items()} == {
        "site-4-centre": "green-centre",
        "site-1-centre": "yellow-centre",
        "site-6-centre": "red-centre",
        "site-2-centre": "blue-centre",
    }


def test_nobody_lays_a_centre_where_one_lies() -> None:
    """FL-3: the site must be free."""
    with pytest.raises(Illegal):
        dealt("red", "blue", "green", "yellow").play("site:site-3").play("site:site-3")


def test_chance_lays_utrecht_and_liege_on_the_sites_left() -> None:
    """FL-4: Utrecht first; one grey, one of the Church."""
    table = founded("red", "blue", "green", "yellow")
    assert table.position.asked[CHANCE].terms() == (2, ["site:site-5", "site:site-6"])
    table = table.reply(CHANCE, "site:site-6", "site:site-5")
    assert (table.now.sites[Town.UTRECHT], table.now.sites[Town.LIEGE]) == ("site-6", "site-5")
    assert table.now.districts["site-6-centre"].kind == "grey-centre"
    assert table.now.districts["site-5-centre"].kind == "church-centre"


def test_towns_are_kept_in_town_order_however_they_were_founded() -> None:
    """FL-55: the order in which full towns are scored."""
    assert list(ready("red", "yellow", "blue", "green", first=3).now.sites) == list(Town)


def test_everybody_has_eleven_silver_cards() -> None:
    """FL-5: six towns, building site, pick-up, three influence."""
    table = ready("red", "blue", "green", "yellow")
    for seat in range(4):
        assert sorted(table.now.hands[seat]) == sorted([*Town, "building-site", "pick-up"])
        assert (table.now.influence[seat], table.now.played[seat]) == (3, [])


def test_golden_a_lies_on_golden_b() -> None:
    """FL-6: fourteen each, shuffled apart."""
    table = founded("red", "blue", "green", "yellow").reply(CHANCE, "site:site-5", "site:site-6")
    below = to_shuffle(table, "golden-B")
    table = table.reply(CHANCE, *below[::-1])
    above = to_shuffle(table, "golden-A")
    table = table.reply(CHANCE, *above)
    cards = [*table.now.golden, table.now.golden_card or ""]
    assert [GOLDEN[card].pile for card in cards] == ["B"] * 14 + ["A"] * 14
    assert [f"golden:{GOLDEN[card].face}" for card in cards] == [*below[::-1], *above]


def test_the_first_round_begins_with_the_starting_player_of_the_deal() -> None:
    """FL-2, FL-9: who takes the first golden card."""
    table = ready("red", "blue", "green", "yellow", first=3)
    assert table.heard("round-begins") == [{"round": 1, "seat": "seat:3"}]
    assert (table.now.starter, table.now.phase, table.now.round) == (3, Phase.CHOOSE, 1)
    assert table.asked == [0, 1, 2, 3]


# Three players


def test_with_three_players_a_guild_and_its_town_are_out() -> None:
    """FL-7: districts, centre, everybody's card of the town, and its golden card."""
    table = ready("red", "yellow", "green")
    assert set(table.now.sites) == set(Town) - {Town.BRUGES}
    assert sum(number for kind, number in table.now.stock.items() if TILES[kind].arms is Arms.BLUE) == 0
    assert sum(table.now.stock.values()) == 73
    for seat in range(3):
        assert sorted(table.now.hands[seat]) == sorted([*(set(Town) - {Town.BRUGES}), "building-site", "pick-up"])
    cards = [*table.now.golden, table.now.golden_card or ""]
    assert len(cards) == 27
    assert "bruges" not in {GOLDEN[card].face for card in cards}
    assert "blue-centre" not in {laid.kind for laid in table.now.districts.values()}


def test_with_three_players_chance_leaves_a_site_empty() -> None:
    """FL-7: two of the three that are left get a centre."""
    table = founded("red", "yellow", "green")
    assert table.position.asked[CHANCE].terms() == (2, ["site:site-4", "site:site-5", "site:site-6"])
    table = table.reply(CHANCE, "site:site-6", "site:site-4")
    assert not any(space.startswith("site-5") for space in table.now.districts)


def test_nobody_builds_on_the_site_that_is_no_town() -> None:
    """FL-7: Leuven is out, site-4 is empty."""
    table = acts("building-site", seats=3)
    sites = {path.partition("/space:")[2][:6] for path in table.offers(0)}
    assert sites == {"site-1", "site-2", "site-3", "site-5", "site-6"}


def test_the_empty_site_is_neither_covered_nor_free_nor_scored() -> None:
    """FL-7, FL-66: with nothing else free the game of three is over."""
    table = scene(seats=3, scored="bruges ghent ypres utrecht liege", phase=Phase.SCORE)
    assert table.position.over
    assert table.heard("covers") == []
    assert table.heard("town-is-scored") == []


# What is known


def test_the_hands_lie_open_and_the_order_of_the_golden_pile_does_not() -> None:
    """FL-8: two tables that differ in the hidden cards alone look the same to all but the starting player."""
    one = scene(golden="cathedral", golden_pile="influence pick-up guild-master")
    other = scene(golden="guild-master", golden_pile="pick-up influence cathedral")
    for viewer in (1, 2, 3, None):
        assert to_json(shown(one.position, viewer)) == to_json(shown(other.position, viewer))
    view = GAME.view(one.now, None)
    assert view.players[3].hand == tuple(one.now.hands[3])
    assert view.players[3].influence == 3
    mine = GAME.view(one.now, 0).own
    assert mine
    assert mine.golden == "cathedral"


# What is reconstructed


@pytest.mark.parametrize("site", sorted(BOARD.sites))
def test_a_town_has_four_spaces_of_each_shape(site: str) -> None:
    """FL-82: thirteen districts with the centre."""
    shapes = Counter(BOARD.spaces[space].shape for space in BOARD.sites[site].spaces)
    assert shapes == {"small": 4, "medium": 4, "large": 4}
    assert BOARD.spaces[BOARD.sites[site].centre].shape == "centre"


def test_the_six_towns_differ() -> None:
    """FL-82: no two have the same spaces bordering the centre and each other."""
    towns = {
        tuple(
            sorted((space[7:], tuple(sorted(other[7:] for other in BOARD.spaces[space].borders))) for space in spaces)
        )
        for spaces in (site.spaces for site in BOARD.sites.values())
    }
    assert len(BOARD.sites) == len(towns) == 6


@pytest.mark.parametrize(("shape", "long"), [("small", 1), ("medium", 3), ("large", 2), ("centre", 0)])
def test_the_long_sides_of_a_shape(shape: str, long: int) -> None:
    """FL-83: a long side has two units."""
    for space in BOARD.spaces.values():
        if space.shape == shape:
            assert [length(*side) for side in sides(space.polygon)].count(2) == long


@pytest.mark.parametrize("arms", [*PLAYER_GUILDS, Arms.GREY])
def test_a_guild_has_five_districts_of_each_shape(arms: Arms) -> None:
    """FL-83: grey too."""
    for shape in ("small", "medium", "large"):
        assert sum(STOCK[kind] for kind in STOCK if TILES[kind][:2] == (arms, shape)) == 5


def test_the_church_has_three_ordinary_districts_of_each_shape() -> None:
    """FL-83, FL-84: and the four special ones."""
    church = {kind: number for kind, number in STOCK.items() if TILES[kind].arms is Arms.CHURCH}
    assert church == {
        **{f"church-{shape}": 3 for shape in ("small", "medium", "large")},
        **{f"church-{special}": 1 for special in "ABCD"},
    }


def test_the_shapes_and_gates_of_the_special_tiles() -> None:
    """FL-84: one gate of each letter in each town."""
    assert [TILES[f"church-{letter}"].shape for letter in "ABCD"] == ["small", "medium", "large", "medium"]
    for site in BOARD.sites.values():
        assert [(gate.special, len(gate.opens)) for gate in site.gates] == [("A", 1), ("B", 1), ("C", 2)]
        for gate in site.gates:
            assert BOARD.spaces[gate.space].shape == TILES[f"church-{gate.special}"].shape


@pytest.mark.parametrize("guild", PLAYER_GUILDS)
def test_the_printed_guild_masters(guild: Arms) -> None:
    """FL-85: the same for all four guilds."""
    assert {kind.partition("-")[2]: STOCK[kind] for kind in STOCK if TILES[kind].arms is guild} == {
        "small-2": 1,
        "small-1": 2,
        "small-0": 2,
        "medium-2": 1,
        "medium-1": 1,
        "medium-0": 3,
        "large-1": 2,
        "large-0": 3,
    }


def test_grey_has_few_printed_guild_masters_and_centres_have_none() -> None:
    """FL-85: one small and one medium."""
    grey = {kind: STOCK[kind] for kind in STOCK if TILES[kind].arms is Arms.GREY and TILES[kind].masters}
    assert grey == {"grey-small-1": 1, "grey-medium-1": 1}
    assert {TILES[f"{arms}-centre"].masters for arms in Arms} == {0}
    assert all(TILES[kind].masters == int(kind[-1]) for kind in STOCK if not kind.startswith("church"))


def test_the_golden_cards() -> None:
    """FL-86: fourteen of each letter."""
    assert Counter((card.pile, card.face) for card in GOLDEN.values()) == {
        **{("A", str(town)): 1 for town in Town},
        ("A", "influence"): 3,
        ("A", "building-site"): 2,
        ("A", "cathedral"): 1,
        ("A", "guild-master"): 1,
        ("A", "pick-up"): 1,
        ("B", "influence"): 3,
        ("B", "building-site"): 2,
        ("B", "cathedral"): 3,
        ("B", "guild-master"): 3,
        ("B", "pick-up"): 3,
    }


def test_whose_centre_bears_which_name() -> None:
    """FL-87: each seat founds the town of its own guild."""
    table = founded("blue", "yellow", "green", "red").reply(CHANCE, "site:site-5", "site:site-6")
    names = {table.now.districts[f"{site}-centre"].arms: town for town, site in table.now.sites.items()}
    assert names == {
        Arms.BLUE: Town.BRUGES,
        Arms.YELLOW: Town.GHENT,
        Arms.GREEN: Town.YPRES,
        Arms.RED: Town.LEUVEN,
        Arms.GREY: Town.UTRECHT,
        Arms.CHURCH: Town.LIEGE,
    }
