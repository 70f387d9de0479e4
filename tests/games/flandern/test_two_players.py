"""The game of two, with guilds under influence: FL-71 to FL-81."""

from __future__ import annotations

import re

import pytest

from guildtable.games.flandern import GAME
from guildtable.games.flandern.pieces import GUILDS, STOCK, TILES, TOWNS, Arms, Town
from guildtable.games.flandern.state import District, Phase
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.position import start
from guildtable.kernel.question import Illegal
from tests.games.flandern.scenes import Scene, scene

FORFEITED = "green-building-site"
"""A card that does nothing as long as no building-site piece is in stock."""

BRUGES = (
    "S1=grey-small-0 S2=red-small-0 S3=grey-small-0 S4=red-small-0 M1=red-medium-0 M3=red-medium-0 M4=grey-medium-0 "
    "L1=yellow-large-0 L2=green-large-0 L3=yellow-large-0 L4=green-large-0"
)
"""Only M2 is free, and open for all but green and red."""
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


def laying(seats: str, guilds: str = "blue yellow", first: int = 0) -> Scene:
    """Two have been dealt their guilds; `seats` are the sites on which they lay their own centres, in order."""
    table = Scene(*start(GAME, 2)).play(*(f"arms:{guild}" for guild in guilds.split())).play(f"seat:{first}")
    for site in seats.split():
        table = table.play(f"site:{site}")
    return table


def ready(guild: str = "green", first: int = 0) -> Scene:
    """A game set up: centres on the sites in order, the pile shuffled as it comes."""
    table = laying("site-1 site-2", first=first).play(f"arms:{guild}").play("site:site-3").play("site:site-4")
    table = table.play("site:site-5", "site:site-6")
    while table.asked == [CHANCE]:
        (shuffle,) = table.position.asked.values()
        table = table.play(*shuffle.write(shuffle.items))  # type: ignore[attr-defined]
    return table


def draw(table: Scene) -> Scene:
    """The pile action is all that is left of the turn."""
    return table.play("button:pile") if table.asked and table.offers(table.asked[0]) == ["button:pile"] else table


def idle_turn(table: Scene) -> Scene:
    """Picks up, and draws what can do nothing."""
    return draw(table.play("card:pick-up"))


def arms_on_offer(table: Scene) -> set[Arms]:
    """Whose districts may be laid."""
    tiles = [re.match(r"tile:([\w-]+)/", path) for path in table.offers(table.asked[0])]
    return {TILES[tile[1]].arms for tile in tiles if tile}


# Set-up


@pytest.mark.parametrize("first", [0, 1])
def test_the_second_seat_takes_one_of_the_two_guilds_left_and_lays_its_centre_first(first: int) -> None:
    """FL-72: then the first seat has the other, and lays its centre."""
    second = 1 - first
    table = laying("site-6 site-1", guilds="red yellow", first=first)
    assert (table.asked, table.why(second)) == ([second], "take-influence")
    assert sorted(table.offers(second)) == ["arms:blue", "arms:green"]
    table = table.play("arms:green")
    assert (table.asked, table.why(second)) == ([second], "lay-centre")
    assert table.position.choice(second).args == {"town": "town:ypres"}
    assert table.offers(second) == [f"site:site-{n}" for n in (2, 3, 4, 5)]
    table = table.play("site:site-4")
    assert (table.asked, table.why(first)) == ([first], "lay-centre")
    assert table.position.choice(first).args == {"town": "town:bruges"}
    assert table.offers(first) == [f"site:site-{n}" for n in (2, 3, 5)]
    table = table.play("site:site-5")
    own = {first: Arms.BLUE, second: Arms.GREEN}
    assert table.now.under_influence == [own[0], own[1]]
    assert (table.now.sites[Town.YPRES], table.now.sites[Town.BRUGES]) == ("site-4", "site-5")
    assert table.now.districts["site-4-centre"].kind == "green-centre"
    assert table.now.districts["site-5-centre"].kind == "blue-centre"


def test_the_second_seat_may_take_either_guild() -> None:
    """FL-72: the first seat has the other."""
    assert ready("green").now.under_influence == [Arms.RED, Arms.GREEN]
    assert ready("red").now.under_influence == [Arms.GREEN, Arms.RED]


def test_nobody_takes_a_guild_that_a_seat_leads() -> None:
    """FL-72: nor grey."""
    table = laying("site-1 site-2")
    for guild in ("blue", "yellow", "grey", "church"):
        with pytest.raises(Illegal):
            table.play(f"arms:{guild}")


def test_chance_lays_utrecht_and_liege_last() -> None:
    """FL-71: all six towns are in the game."""
    table = laying("site-1 site-2").play("arms:green").play("site:site-3").play("site:site-4")
    assert table.asked == [CHANCE]
    table = table.play("site:site-6", "site:site-5")
    assert {town: site for town, site in table.now.sites.items() if town in (Town.UTRECHT, Town.LIEGE)} == {
        Town.UTRECHT: "site-6",
        Town.LIEGE: "site-5",
    }
    assert sorted(table.now.sites) == sorted(TOWNS)
    assert sorted(laid.kind for laid in table.now.districts.values()) == sorted(f"{arms}-centre" for arms in Arms)


def test_hands_are_eight_cards_without_influence() -> None:
    """FL-71: six towns, building site and pick-up."""
    now = ready().now
    assert [sorted(hand) for hand in now.hands] == [sorted([*TOWNS, "building-site", "pick-up"])] * 2
    assert now.influence == [0, 0]
    assert now.played == [[], []]


def test_there_are_no_golden_cards() -> None:
    """FL-71: not in a pile, not taken."""
    now = ready().now
    assert (now.golden, now.golden_card, now.golden_gone) == ([], None, [])


def test_cathedrals_and_guild_master_pieces_are_removed() -> None:
    """FL-71: the rulebook lays everything ready but those."""
    now = ready().now
    assert (now.cathedrals, now.guild_masters) == (0, 0)


def test_all_districts_of_the_guilds_under_influence_are_in_stock() -> None:
    """FL-71: fifteen each, as of the seats' own guilds, and all building sites."""
    now = ready().now
    assert now.stock == STOCK
    assert now.building_sites == 10
    for guild in now.under_influence:
        assert sum(count for kind, count in now.stock.items() if TILES[kind].arms is guild) == 15


def test_the_pile_is_the_fourteen_cards_of_both_guilds_under_influence() -> None:
    """FL-73: towns and building sites, no pick-up, none of the seats' guilds."""
    now = ready().now
    cards = [f"{guild}-{card}" for guild in ("green", "red") for card in (*TOWNS, "building-site")]
    assert len(cards) == 14
    assert sorted(now.pile) == sorted(cards)
    assert (now.pile_gone, now.pile_removed) == ([], [])


def test_the_pile_is_that_of_the_guilds_nobody_leads() -> None:
    """FL-73: blue and green if red and yellow are led."""
    table = laying("site-1 site-2", guilds="red yellow").play("arms:blue").play("site:site-3").play("site:site-4")
    table = table.play("site:site-5", "site:site-6")
    (shuffle,) = table.position.asked.values()
    cards = [f"{guild}-{card}" for guild in ("blue", "green") for card in (*TOWNS, "building-site")]
    assert sorted(shuffle.items) == sorted(cards)  # type: ignore[attr-defined]


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_seat_begins(first: int) -> None:
    """FL-74: with its whole hand and the pile on offer."""
    table = ready(first=first)
    assert (table.asked, table.why(first)) == ([first], "take-turn")
    assert sorted(table.offers(first)) == sorted(
        ["button:pile", *(f"card:{card}" for card in (*TOWNS, "building-site", "pick-up"))]
    )


# A turn


def test_own_card_first_then_the_pile() -> None:
    """FL-74: then the other seat's turn."""
    table = scene(seats=2, pile="red-ypres red-ghent").play("card:bruges").play("tile:grey-small-0/space:site-1-S3")
    table = draw(table)
    assert table.now.pile == ["red-ypres"]
    assert (table.asked, table.why(0)) == ([0], "build")
    table = table.play("tile:red-medium-0/space:site-2-M2")
    assert (table.asked, table.why(1)) == ([1], "take-turn")
    assert table.now.districts["site-1-S3"] == District("grey-small-0")
    assert table.now.districts["site-2-M2"] == District("red-medium-0")


def test_the_pile_first_then_the_own_card() -> None:
    """FL-74: in either order."""
    table = scene(seats=2, pile="red-ypres red-ghent").play("button:pile").play("tile:red-medium-0/space:site-2-M2")
    assert (table.asked, table.why(0)) == ([0], "take-turn")
    table = table.play("card:bruges").play("tile:grey-small-0/space:site-1-S3")
    assert (table.asked, table.why(1)) == ([1], "take-turn")
    assert table.now.pile == ["red-ypres"]
    assert table.now.played == [["bruges"], []]


def test_the_pile_serves_once_a_turn() -> None:
    """FL-74: after it only the own card is left."""
    table = scene(seats=2, pile="red-ypres red-ghent").play("button:pile").play("tile:red-medium-0/space:site-2-M2")
    assert "button:pile" not in table.offers(0)
    assert all(path.startswith("card:") for path in table.offers(0))
    with pytest.raises(Illegal):
        table.play("button:pile")


def test_the_own_card_serves_once_a_turn() -> None:
    """FL-74: after it only the pile is left."""
    table = scene(seats=2, pile="red-ypres red-ghent").play("card:pick-up")
    assert table.asked == [0]
    with pytest.raises(Illegal):
        table.play("card:bruges")
    with pytest.raises(Illegal):
        table.play("card:pick-up")


def test_a_forfeited_pile_action_is_over_too() -> None:
    """FL-74: once a turn, whatever comes of it."""
    table = scene(seats=2, pile=f"red-ghent {FORFEITED}", building_sites=0).play("button:pile")
    assert table.asked == [0]
    assert "button:pile" not in table.offers(0)
    assert table.now.pile == ["red-ghent"]


def test_seats_take_turns() -> None:
    """FL-74: each with both actions."""
    table, order = scene(seats=2, pile=" ".join([FORFEITED] * 4), building_sites=0, turn=1), []
    for _ in range(4):
        order += table.asked
        assert "button:pile" in table.offers(table.asked[0])
        assert "card:bruges" in table.offers(table.asked[0])
        table = idle_turn(table)
    assert order == [1, 0, 1, 0]


def test_nobody_plays_out_of_turn() -> None:
    """FL-74: only the seat in turn is asked."""
    table = scene(seats=2, pile="red-ghent", turn=1)
    assert table.asked == [1]
    with pytest.raises(Illegal):
        table.reply(0, "button:pile")


def test_a_lone_action_that_is_left_is_asked_for() -> None:
    """FL-26: the card of the pile is not drawn before its action is begun."""
    table = scene(seats=2, pile="red-ypres red-ghent").play("card:pick-up")
    assert table.heard("draws-from-pile") == []
    assert (table.asked, table.offers(0)) == ([0], ["button:pile"])


def test_a_lone_card_that_is_left_is_asked_for() -> None:
    """FL-26: also when the pile has been used."""
    table = scene(seats=2, hands=["pick-up", "bruges pick-up"], pile="red-ypres red-ghent").play("button:pile")
    table = table.play("tile:red-medium-0/space:site-2-M2")
    assert (table.asked, table.offers(0)) == ([0], ["card:pick-up"])
    table = table.play("card:pick-up")
    assert table.heard("picks-up") == [{"seat": "seat:0", "cards": ("card:pick-up",)}]
    assert table.asked == [1]


# The own card


@pytest.mark.parametrize(("turn", "own"), [(0, Arms.BLUE), (1, Arms.YELLOW)])
def test_the_own_card_builds_own_grey_or_church(turn: int, own: Arms) -> None:
    """FL-75: never for the guild under one's influence, nor the other's."""
    table = scene(seats=2, pile="red-ghent", turn=turn).play("card:utrecht")
    assert table.why(turn) == "build"
    assert arms_on_offer(table) == {own, Arms.CHURCH}  # grey has the centre, which all reachable spaces border
    table = scene(seats=2, pile="red-ghent", turn=turn).play("card:ypres")
    assert arms_on_offer(table) == {own, Arms.GREY, Arms.CHURCH}
    assert all("space:site-3-" in path for path in table.offers(turn))


def test_the_own_card_completes_own_grey_or_church() -> None:
    """FL-75: not the building sites of the other guilds."""
    laid = (
        "M3=blue-medium-0* M2=grey-medium-0* M4=church-medium* L1=red-large-0* L4=green-large-0* S1=yellow-small-0* "
        "S3=grey-small-0"
    )
    table = scene(seats=2, towns={"ypres": laid}, pile="red-ghent").play("card:ypres")
    completions = [path for path in table.offers(0) if path.startswith("complete:")]
    assert sorted(completions) == ["complete:site-3-M2", "complete:site-3-M3", "complete:site-3-M4"]
    done = table.play("complete:site-3-M3")
    assert done.now.districts["site-3-M3"] == District("blue-medium-0")
    assert done.now.building_sites == table.now.building_sites + 1


def test_the_own_building_site_card_sets_up_a_site() -> None:
    """FL-75: own, grey or church, in any town."""
    table = scene(seats=2, pile="red-ghent").play("card:building-site")
    assert table.why(0) == "set-up-site"
    assert arms_on_offer(table) == {Arms.BLUE, Arms.GREY, Arms.CHURCH}
    assert {path.partition("space:")[2][:6] for path in table.offers(0)} == {f"site-{n}" for n in range(1, 7)}
    table = table.play("tile:blue-medium-2/space:site-2-M2")
    assert table.now.districts["site-2-M2"] == District("blue-medium-2", building=True)
    assert table.now.building_sites == 9


def test_the_own_pick_up_card_takes_back_what_was_played() -> None:
    """FL-75: by the seat in turn alone, and nothing of the pile."""
    table = scene(
        seats=2,
        hands=["pick-up", "pick-up"],
        played=["bruges ghent", "ypres"],
        pile="red-ghent",
        pile_gone="green-bruges",
    ).play("card:pick-up")
    assert sorted(table.now.hands[0]) == ["bruges", "ghent", "pick-up"]
    assert table.now.played == [[], ["ypres"]]
    assert table.now.hands[1] == ["pick-up"]
    assert "green-bruges" in table.now.pile_gone


def test_an_own_card_that_can_do_nothing_is_played_all_the_same() -> None:
    """FL-75: the action is lost, the card lies before its owner."""
    table = scene(seats=2, pile="red-ghent", building_sites=0).play("card:building-site")
    assert table.heard("cannot-act") == [{"seat": "seat:0", "card": "card:building-site"}]
    assert table.now.played[0] == ["building-site"]
    assert "building-site" not in table.now.hands[0]


# The card of the pile


def test_the_pile_card_is_drawn_when_its_action_is_begun() -> None:
    """FL-76: it lies face up then, and the seat has to use it before anything else."""
    table = scene(seats=2, pile="green-ypres red-ghent")
    assert (table.now.pile, table.now.pile_gone) == (["green-ypres", "red-ghent"], [])
    table = table.play("button:pile")
    assert (table.now.pile, table.now.pile_gone) == (["green-ypres"], ["red-ghent"])
    assert table.heard("draws-from-pile") == [{"seat": "seat:0", "card": "pile:red-ghent"}]
    assert table.why(0) == "build"
    assert not any(path.startswith(("card:", "button:")) for path in table.offers(0))


def test_an_own_card_does_not_draw_before_it_is_carried_out() -> None:
    """FL-76: the pile is untouched while the seat builds by its own card."""
    table = scene(seats=2, pile="green-ypres red-ghent").play("card:bruges")
    assert table.why(0) == "build"
    assert (table.now.pile, table.now.pile_gone) == (["green-ypres", "red-ghent"], [])


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("guild", [Arms.GREEN, Arms.RED])
def test_the_pile_card_builds_its_own_guild_grey_or_church(guild: Arms, turn: int) -> None:
    """FL-76: never the seat's own guild, nor the other under influence, whoever draws it."""
    table = scene(seats=2, pile=f"{guild}-ghent", turn=turn).play("button:pile")
    assert (table.asked, table.why(turn)) == ([turn], "build")
    assert arms_on_offer(table) == {guild, Arms.GREY, Arms.CHURCH}
    assert all("space:site-2-" in path for path in table.offers(turn))


def test_the_pile_card_completes_its_own_guild_grey_or_church() -> None:
    """FL-76: whoever set the building site up."""
    laid = "M3=green-medium-0* M2=grey-medium-0* L1=church-large* L2=red-large-0* S4=blue-small-0*"
    table = scene(seats=2, towns={"ghent": laid}, pile="green-ghent").play("button:pile")
    completions = [path for path in table.offers(0) if path.startswith("complete:")]
    assert sorted(completions) == ["complete:site-2-L1", "complete:site-2-M2", "complete:site-2-M3"]
    done = table.play("complete:site-2-M3")
    assert done.heard("completes") == [{"seat": "seat:0", "space": "space:site-2-M3"}]
    assert done.now.districts["site-2-M3"] == District("green-medium-0")
    assert done.now.building_sites == 6


@pytest.mark.parametrize("guild", [Arms.GREEN, Arms.RED])
def test_the_building_site_card_of_the_pile_sets_up_a_site_of_its_guild(guild: Arms) -> None:
    """FL-76: or of grey or the Church, in any town."""
    table = scene(seats=2, pile=f"{guild}-building-site").play("button:pile")
    assert table.why(0) == "set-up-site"
    assert arms_on_offer(table) == {guild, Arms.GREY, Arms.CHURCH}
    assert {path.partition("space:")[2][:6] for path in table.offers(0)} == {f"site-{n}" for n in range(1, 7)}
    table = table.play(f"tile:{guild}-medium-0/space:site-2-M2")
    assert table.now.districts["site-2-M2"] == District(f"{guild}-medium-0", building=True)
    assert table.now.building_sites == 9


def test_the_pile_action_must_be_carried_out_if_it_can() -> None:
    """FL-76: nothing else is on offer, and no answer is no answer."""
    table = scene(seats=2, pile="red-ghent").play("button:pile")
    assert all(path.startswith("tile:") for path in table.offers(0))
    with pytest.raises(Illegal):
        table.play()
    with pytest.raises(Illegal):
        table.play("card:bruges")


def test_the_pile_card_leaves_hands_and_cards_played_alone() -> None:
    """FL-76: it lies beside the pile, not before the seat."""
    before = scene(seats=2, pile="red-ghent")
    table = before.play("button:pile").play("tile:red-medium-0/space:site-2-M2")
    assert (table.now.hands, table.now.played) == (before.now.hands, before.now.played)
    assert table.now.pile_gone == ["red-ghent"]


def test_an_impossible_pile_action_is_forfeited() -> None:
    """FL-76: no other card is drawn for it; it lies face up like any other."""
    table = scene(seats=2, pile=f"red-ghent {FORFEITED}", building_sites=0).play("button:pile")
    assert len(table.heard("draws-from-pile")) == 1
    assert len(table.heard("cannot-act")) == 1
    assert table.heard("cannot-act")[0]["seat"] == "seat:0"
    assert (table.now.pile, table.now.pile_gone, table.now.pile_removed) == (["red-ghent"], [FORFEITED], [])
    assert (table.asked, table.why(0)) == ([0], "take-turn")


def test_a_card_of_a_full_town_without_fitting_building_sites_is_forfeited() -> None:
    """FL-76: the town is full but not yet scored; red's building site is not green's to complete."""
    full = BRUGES.replace("S2=red-small-0", "S2=red-small-0*")
    table = scene(seats=2, towns={"bruges": full}, pile="green-bruges").play("card:bruges")
    table = draw(table.play("tile:blue-medium-0/space:site-1-M2"))
    assert len(table.heard("cannot-act")) == 1
    assert table.now.scored == [Town.BRUGES]


def test_the_only_thing_a_pile_card_can_do_is_done_at_once() -> None:
    """FL-26, FL-76: the town is full, one building site is left to complete, and it counts in the scoring."""
    full = BRUGES.replace("L2=green-large-0", "L2=green-large-0*")
    table = scene(seats=2, towns={"bruges": full}, pile="green-bruges").play("card:bruges")
    table = draw(table.play("tile:blue-medium-2/space:site-1-M2"))
    assert table.heard("completes") == [{"seat": "seat:0", "space": "space:site-1-L2"}]
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 13}]


@pytest.mark.parametrize(
    ("top", "removed"),
    [("red-ghent", ["red-ghent"]), ("red-ghent green-ghent", ["green-ghent", "red-ghent"])],
)
def test_a_card_of_a_scored_town_is_removed_and_another_drawn(top: str, removed: list[str]) -> None:
    """FL-77: as often as needed; it does not come back."""
    table = scene(seats=2, scored="ghent", pile=f"green-bruges red-ypres {top}").play("button:pile")
    assert [told["card"] for told in table.heard("pile-removed")] == [f"pile:{card}" for card in removed]
    assert table.heard("draws-from-pile") == [{"seat": "seat:0", "card": "pile:red-ypres"}]
    assert table.now.pile_removed == removed
    assert (table.now.pile, table.now.pile_gone) == (["green-bruges"], ["red-ypres"])
    assert table.why(0) == "build"


def test_a_building_site_card_is_never_removed() -> None:
    """FL-77: it is of no town."""
    table = scene(seats=2, scored="ghent bruges", pile="red-building-site").play("button:pile")
    assert table.heard("pile-removed") == []
    assert table.now.pile_gone == ["red-building-site"]


def test_a_used_up_pile_is_the_shuffled_discards() -> None:
    """FL-78: the top of the new pile is drawn."""
    table = scene(seats=2, pile="", pile_gone="green-bruges red-ghent red-leuven").play("button:pile")
    assert table.asked == [CHANCE]
    (shuffle,) = table.position.asked.values()
    assert sorted(shuffle.items) == ["green-bruges", "red-ghent", "red-leuven"]  # type: ignore[attr-defined]
    table = table.play("pile:red-leuven", "pile:green-bruges", "pile:red-ghent")
    assert table.heard("draws-from-pile") == [{"seat": "seat:0", "card": "pile:red-ghent"}]
    assert (table.now.pile, table.now.pile_gone) == (["red-leuven", "green-bruges"], ["red-ghent"])
    assert table.why(0) == "build"


def test_the_last_card_of_the_pile_is_among_those_shuffled() -> None:
    """FL-78: it has been discarded by then."""
    table = scene(seats=2, pile="green-ypres", pile_gone="red-ghent").play("button:pile")
    table = table.play("tile:grey-medium-0/space:site-3-M2").play("card:pick-up")
    assert table.now.turn == 1
    table = table.play("button:pile")
    (shuffle,) = table.position.asked.values()
    assert sorted(shuffle.items) == ["green-ypres", "red-ghent"]  # type: ignore[attr-defined]


def test_a_pile_that_is_not_used_up_is_not_shuffled() -> None:
    """FL-78: the next card is drawn as it lies."""
    table = scene(seats=2, pile="green-ypres", pile_gone="red-ghent").play("button:pile")
    assert table.heard("draws-from-pile") == [{"seat": "seat:0", "card": "pile:green-ypres"}]


def test_a_pile_of_scored_towns_alone_is_followed_by_the_discards() -> None:
    """FL-77, FL-78: in the same action; what was removed stays out."""
    table = scene(seats=2, scored="ghent", pile="red-ghent", pile_gone="green-bruges red-ypres").play("button:pile")
    (shuffle,) = table.position.asked.values()
    assert sorted(shuffle.items) == ["green-bruges", "red-ypres"]  # type: ignore[attr-defined]
    table = table.play("pile:green-bruges", "pile:red-ypres")
    assert table.heard("draws-from-pile") == [{"seat": "seat:0", "card": "pile:red-ypres"}]
    assert table.now.pile_removed == ["red-ghent"]


@pytest.mark.parametrize("pile", ["", "red-ghent", "red-ghent green-ghent"])
def test_an_empty_pile_with_nothing_to_shuffle_forfeits(pile: str) -> None:
    """FL-78: the turn goes on with the own card, and ends with it."""
    table = scene(seats=2, scored="ghent", pile=pile).play("button:pile")
    assert table.now.pile_removed == pile.split()[::-1]
    assert (table.asked, table.why(0)) == ([0], "take-turn")
    table = table.play("card:pick-up")
    assert (table.asked, table.why(1)) == ([1], "take-turn")
    assert table.now.pile_gone == []


def test_an_empty_pile_forfeits_after_the_own_card_too() -> None:
    """FL-78: nobody hangs."""
    table = draw(scene(seats=2, pile="").play("card:pick-up"))
    assert table.asked == [1]


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


def test_the_cards_of_a_scored_town_leave_hands_and_cards_played() -> None:
    """FL-79: as in the game of more."""
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
    assert table.now.played == [["ghent"], ["ypres"]]


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
