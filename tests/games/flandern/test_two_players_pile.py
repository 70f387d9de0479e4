"""The game of two: the card of the pile."""

from __future__ import annotations

import pytest

from guildtable.games.flandern.pieces import Arms, Town
from guildtable.games.flandern.state import District
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.question import Illegal
from tests.games.flandern.duel import BRUGES, FORFEITED, arms_on_offer, draw
from tests.games.flandern.scenes import scene


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
