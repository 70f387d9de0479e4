"""The starting player's golden card: FL-39 to FL-49."""

import pytest

from guildtable.games.flandern import GAME
from guildtable.games.flandern.pieces import GOLDEN
from guildtable.games.flandern.state import District, Phase
from guildtable.kernel.plain import to_json
from guildtable.kernel.question import Illegal
from guildtable.kernel.wire import heard, shown
from tests.games.flandern.scenes import Scene, scene
from tests.games.flandern.test_actions import arms, sites, to_complete
from tests.games.flandern.towns import acts, bruges


def golden(face: str, starter: int = 0, **facts: object) -> Scene:
    """Step 5: all have acted, the starting player reveals this card."""
    return scene(golden=face, starter=starter, phase=Phase.GOLDEN_ACTION, **facts)  # type: ignore[arg-type]


def face_of(card: str | None) -> str:
    """What is on a golden card."""
    return GOLDEN[card].face if card else ""


# Step 1


def test_the_starting_player_takes_the_top_card() -> None:
    """FL-39: and no other."""
    table = scene(phase=Phase.GOLDEN_CARD, golden_pile="influence cathedral pick-up", starter=2)
    assert face_of(table.now.golden_card) == "pick-up"
    assert [face_of(card) for card in table.now.golden] == ["influence", "cathedral"]
    assert table.now.phase is Phase.CHOOSE


def test_only_the_starting_player_sees_it() -> None:
    """FL-39: the others hear that it was taken."""
    one = scene(phase=Phase.GOLDEN_CARD, golden_pile="influence cathedral pick-up", starter=2)
    other = scene(phase=Phase.GOLDEN_CARD, golden_pile="influence pick-up cathedral", starter=2)
    for viewer in (0, 1, 3, None):
        assert to_json(shown(one.position, viewer)) == to_json(shown(other.position, viewer))
        assert [told.id for told in heard(one.events, viewer)] == ["takes-golden"]
        assert to_json(heard(one.events, viewer)) == to_json(heard(other.events, viewer))
    assert [(told.id, told.args) for told in heard(one.events, 2)] == [("you-take-golden", {"card": "golden:pick-up"})]
    assert shown(one.position, 2).view.own.golden == "pick-up"


def test_it_stays_secret_while_the_others_act() -> None:
    """FL-39: until step 5."""
    seen = set()
    for face in ("influence", "cathedral", "ghent", "guild-master"):
        pile = "pick-up building-site"
        table = acts("bruges", golden=face, golden_pile=pile)
        assert table.now.phase is Phase.ACT
        seen.add(to_json((shown(table.position, 1), shown(table.position, None))))
        assert face_of(table.now.golden_card) == face
    assert len(seen) == 1


def test_the_card_of_a_scored_town_is_shown_and_replaced() -> None:
    """FL-40: as often as need be."""
    table = scene(phase=Phase.GOLDEN_CARD, golden_pile="influence cathedral ghent bruges", scored="bruges ghent")
    assert [told["card"] for told in table.heard("golden-removed")] == ["golden:bruges", "golden:ghent"]
    assert all(event.only is None for event in table.events if event.id == "golden-removed")
    assert face_of(table.now.golden_card) == "cathedral"
    assert [face_of(card) for card in table.now.golden] == ["influence"]
    assert [face_of(card) for card in table.now.golden_gone] == ["bruges", "ghent"]


def test_the_card_of_another_town_is_kept() -> None:
    """FL-40: only scored towns."""
    table = scene(phase=Phase.GOLDEN_CARD, golden_pile="influence ghent", scored="bruges")
    assert table.heard("golden-removed") == []
    assert face_of(table.now.golden_card) == "ghent"


def test_a_round_without_a_golden_card() -> None:
    """FL-40, FL-67: the pile gave only a scored town; the round is played, and then the game is over."""
    hands = ["ghent pick-up", "pick-up", "pick-up", "pick-up"]
    table = scene(phase=Phase.GOLDEN_CARD, golden_pile="bruges", scored="bruges", hands=hands)
    assert table.now.golden_card is None
    assert table.asked == [0, 1, 2, 3]
    table = table.choose("card:ghent", "card:pick-up", "card:pick-up", "card:pick-up")
    assert table.asked == [0]
    table = table.play("tile:grey-medium-0/space:site-2-M3")
    assert table.heard("reveals-golden") == []
    assert table.position.over


# Step 5


def test_it_is_revealed_after_all_actions() -> None:
    """FL-41: by the starting player, even if others acted first and last."""
    hands = ["bruges pick-up", "pick-up", "pick-up", "ghent pick-up"]
    table = scene(hands=hands, golden="utrecht", starter=2)
    table = table.choose("card:bruges", "card:pick-up", "card:pick-up/influence:1", "card:ghent/influence:2")
    assert table.asked == [3]
    table = table.play("tile:grey-medium-0/space:site-2-M3")
    assert table.asked == [0]
    assert table.heard("reveals-golden") == []
    table = table.play("tile:grey-medium-0/space:site-1-M3")
    assert [told["card"] for told in table.heard("reveals-golden")] == ["golden:utrecht"]
    assert table.events[-1].only is None
    assert (table.asked, table.now.phase) == ([2], Phase.GOLDEN_ACTION)
    assert GAME.chapter(table.now).turn == 2


def test_it_cannot_be_declined() -> None:
    """FL-41: a possible action must be carried out."""
    table = golden("ghent")
    assert table.asked == [0]
    with pytest.raises(Illegal):
        table.play()


def test_it_is_used_up() -> None:
    """FL-41: it lies open beside the pile; the next card is the next starting player's."""
    table = golden("ghent", golden_pile="influence cathedral").play("tile:grey-medium-0/space:site-2-M3")
    assert [face_of(card) for card in table.now.golden_gone] == ["ghent"]
    assert face_of(table.now.golden_card) == "cathedral"
    assert table.now.starter == 1
    assert [event.only for event in table.events if event.id == "you-take-golden"] == [1]


def test_a_golden_town_card_lays_grey_and_church_only() -> None:
    """FL-42: in that town, completed."""
    table = golden("ghent", starter=2)
    assert table.why(2) == "build"
    assert arms(table.offers(2)) == {"grey", "church"}
    assert sites(table.offers(2)) == {"site-2"}
    table = table.play("tile:church-medium/space:site-2-M3")
    assert table.now.districts["site-2-M3"] == District("church-medium")
    assert table.now.played[2] == []


def test_a_golden_town_card_completes_grey_and_church_only() -> None:
    """FL-42: not even the starting player's own."""
    towns = {"ghent": "M3=blue-medium-0* S4=grey-small-0* L1=church-large*", "ypres": "M3=grey-medium-0*"}
    table = golden("ghent", towns=towns)
    assert sorted(to_complete(table.offers(0))) == ["site-2-L1", "site-2-S4"]
    table = table.play("complete:site-2-S4")
    assert table.now.districts["site-2-S4"] == District("grey-small-0")
    assert table.now.building_sites == 7


def test_a_golden_town_card_completes_in_a_full_town_before_it_is_scored() -> None:
    """FL-43, FL-24: the Church district counts in step 6."""
    table = golden("bruges", towns={"bruges": bruges(L2="church-large*", S1="yellow-small-0*")})
    assert [told["space"] for told in table.heard("completes")] == ["space:site-1-L2"]
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 13}]


def test_a_golden_town_card_for_a_full_town_without_such_sites_does_nothing() -> None:
    """FL-43, FL-41: blue's own building site does not count."""
    table = golden("bruges", towns={"bruges": bruges(M2="blue-medium-0*")})
    assert table.heard("completes") == []
    assert len(table.heard("cannot-act")) + len(table.heard("cannot-place")) == 1
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 13}]


def test_a_golden_building_site_is_grey_or_church() -> None:
    """FL-44: in any town that is not scored."""
    table = golden("building-site", scored="liege")
    assert table.why(0) == "set-up-site"
    assert arms(table.offers(0)) == {"grey", "church"}
    assert sites(table.offers(0)) == {f"site-{n}" for n in range(1, 6)}
    table = table.play("tile:grey-medium-0/space:site-2-M3")
    assert table.now.districts["site-2-M3"] == District("grey-medium-0", building=True)
    assert table.now.building_sites == 9


def test_a_golden_building_site_needs_a_piece() -> None:
    """FL-44, FL-21: without one nothing happens."""
    table = golden("building-site", building_sites=0)
    assert table.heard("sets-up-site") == []
    assert len(table.now.districts) == 6
    assert table.now.phase is Phase.CHOOSE


def test_a_golden_pick_up_brings_back_the_starting_players_cards() -> None:
    """FL-45: the card of this round too, and nobody else's."""
    hands = ["ypres", "pick-up", "pick-up", "pick-up"]
    table = golden("pick-up", hands=hands, played=["bruges pick-up", "ghent", "", ""])
    assert sorted(table.now.hands[0]) == ["bruges", "pick-up", "ypres"]
    assert table.now.played == [[], ["ghent"], [], []]
    assert [told["seat"] for told in table.heard("picks-up")] == ["seat:0"]


def test_a_golden_influence_card_goes_to_the_hand() -> None:
    """FL-46: it is played like any other, and then gone."""
    table = golden("influence", starter=1, influence=[3, 3, 0, 0], golden_pile="cathedral pick-up influence")
    assert table.now.influence == [3, 4, 0, 0]
    assert "card:bruges/influence:4" in table.offers(1)
    assert "card:bruges/influence:4" not in table.offers(0)
    table = table.choose("card:pick-up", "card:pick-up/influence:4", "card:pick-up", "card:pick-up")
    assert table.now.influence == [3, 0, 1, 0]


# Cathedrals


def test_a_cathedral_goes_on_any_church_district_without_one() -> None:
    """FL-47: completed or not, the centre and special tiles too; no guild's."""
    table = golden(
        "cathedral",
        towns={"ghent": "M3=church-medium* S1=grey-small-0", "bruges": "S4=church-A L2=church-large^"},
        opened="site-1-A1",
        cathedrals=3,
    )
    assert (table.asked, table.why(0)) == ([0], "place-cathedral")
    assert sorted(table.offers(0)) == ["space:site-1-S4", "space:site-2-M3", "space:site-6-centre"]
    with pytest.raises(Illegal):
        table.play()
    table = table.play("space:site-2-M3")
    assert table.now.districts["site-2-M3"] == District("church-medium", building=True, cathedral=True)
    assert table.now.cathedrals == 2


def test_a_cathedral_with_only_one_place_stands_at_once() -> None:
    """FL-47, FL-26: Liège's centre."""
    table = golden("cathedral")
    assert [told["space"] for told in table.heard("places-cathedral")] == ["space:site-6-centre"]
    assert table.now.districts["site-6-centre"].cathedral
    assert table.now.cathedrals == 3


def test_a_swallowed_space_is_no_second_place_for_a_cathedral() -> None:
    """FL-47, FL-37: D takes one."""
    table = golden("cathedral", towns={"bruges": "M3=church-D"}, swallowed={"site-1-S1": "site-1-M3"})
    assert sorted(table.offers(0)) == ["space:site-1-M3", "space:site-6-centre"]
    table = table.play("space:site-1-M3")
    assert table.now.districts["site-1-M3"].cathedral
    table = scene(
        golden="cathedral",
        phase=Phase.GOLDEN_ACTION,
        towns={"bruges": "M3=church-D^", "ghent": "M3=church-medium"},
        swallowed={"site-1-S1": "site-1-M3"},
    )
    assert sorted(table.offers(0)) == ["space:site-2-M3", "space:site-6-centre"]


# Guild Masters


def test_a_guild_master_goes_on_any_own_or_grey_district() -> None:
    """FL-48: completed or not, centres too; several on one."""
    towns = {
        "ghent": "M3=grey-medium-0* S4=blue-small-0",
        "bruges": "M3=yellow-medium-1++ S3=church-small L3=red-large-0",
    }
    table = golden("guild-master", starter=1, towns=towns, guild_masters=2)
    assert (table.asked, table.why(1)) == ([1], "place-guild-master")
    assert sorted(table.offers(1)) == [
        "space:site-1-M3",
        "space:site-2-M3",
        "space:site-2-centre",
        "space:site-5-centre",
    ]
    with pytest.raises(Illegal):
        table.play()
    more = table.play("space:site-1-M3")
    assert more.now.districts["site-1-M3"] == District("yellow-medium-1", masters=3)
    assert more.now.guild_masters == 1
    assert table.play("space:site-2-M3").now.districts["site-2-M3"] == District("grey-medium-0", True, 1)


def test_a_piece_says_what_the_town_would_pay_with_it() -> None:
    """FL-48: yellow and red have a district each in Bruges; with one more Guild Master yellow leads alone."""
    towns = {"bruges": "M3=yellow-medium-0 L3=red-large-0 S3=church-small"}
    said = golden("guild-master", starter=1, towns=towns).outcome(1, "space:site-1-M3")
    assert (said.id, said.args["town"]) == ("outcome-guild", "town:bruges")
    assert int(str(said.args["after"])) > int(str(said.args["before"]))
    cathedral = golden("cathedral", towns=towns).outcome(0, "space:site-1-S3")
    assert (cathedral.id, cathedral.args["town"]) == ("outcome-church", "town:bruges")


@pytest.mark.parametrize(("face", "left"), [("cathedral", {"cathedrals": 0}), ("guild-master", {"guild_masters": 0})])
def test_without_a_piece_nothing_is_placed(face: str, left: dict[str, int]) -> None:
    """FL-49: the card is used up all the same."""
    table = golden(face, **left)
    assert len(table.heard("cannot-place")) == 1
    assert table.now.phase is Phase.CHOOSE
    assert not any(laid.cathedral or laid.masters for laid in table.now.districts.values())
    assert [face_of(card) for card in table.now.golden_gone] == [face]


def test_without_a_church_district_in_an_unscored_town_no_cathedral_stands() -> None:
    """FL-49: Liège has been scored."""
    table = golden("cathedral", scored="liege", towns={"bruges": "M3=grey-medium-0"})
    assert len(table.heard("cannot-place")) == 1
    assert table.now.cathedrals == 4


def test_pieces_are_placed_in_unscored_towns_only() -> None:
    """FL-49, FL-25: not in Bruges, not in Liège."""
    towns = {"bruges": "M3=church-medium S3=grey-small-0", "ghent": "M3=church-medium S4=church-small L3=blue-large-0"}
    table = golden("cathedral", towns=towns, scored="bruges liege")
    assert sorted(table.offers(0)) == ["space:site-2-M3", "space:site-2-S4"]
    table = golden("guild-master", towns=towns, scored="bruges liege")
    assert sorted(table.offers(0)) == ["space:site-2-L3", "space:site-5-centre"]


def test_without_a_district_no_guild_master_stands() -> None:
    """FL-49: blue has none in an unscored town, nor grey."""
    table = golden("guild-master", scored="bruges utrecht")
    assert len(table.heard("cannot-place")) == 1
    assert table.now.guild_masters == 4


def test_pieces_are_placed_in_a_full_town_before_it_is_scored() -> None:
    """FL-24, FL-49: the cathedral counts in step 6 of the same round."""
    table = golden("cathedral", towns={"bruges": bruges()}).play("space:site-1-L2")
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 15}]


def test_what_the_starting_player_alone_sees_is_empty_afterwards() -> None:
    """FL-39, FL-41: the card is gone from the view."""
    table = golden("influence", golden_pile="cathedral pick-up")
    mine, next_one = GAME.view(table.now, 0).own, GAME.view(table.now, 1).own
    assert mine
    assert next_one
    assert (mine.golden, next_one.golden) == (None, "pick-up")
