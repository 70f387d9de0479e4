"""The game of two, with guilds under influence: FL-71 to FL-81, set-up and turns."""

from __future__ import annotations

import pytest

from guildtable.games.flandern import GAME
from guildtable.games.flandern.pieces import STOCK, TILES, TOWNS, Arms, Town
from guildtable.games.flandern.state import District
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.position import start
from guildtable.kernel.question import Illegal
from tests.games.flandern.duel import FORFEITED, arms_on_offer, draw, idle_turn
from tests.games.flandern.scenes import Scene, scene


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
    assert table.position.choice(0).args == {"left": "own"}, "and the question says what is left to do"
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
    before = scene(seats=2, pile="red-ypres red-ghent")
    assert before.position.choice(0).args == {"left": "both"}
    table = before.play("card:pick-up")
    assert table.asked == [0]
    assert table.position.choice(0).args == {"left": "pile"}
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
