"""Town cards, the building-site card and the pick-up card: FL-17 to FL-26."""

import pytest

from guildtable.games.flandern.state import District, Phase
from guildtable.kernel.question import Illegal, Path
from tests.games.flandern.scenes import Scene, scene
from tests.games.flandern.towns import acts, bruges, rest


def arms(paths: list[Path]) -> set[str]:
    """Whose districts are offered to be laid."""
    return {path.removeprefix("tile:").partition("-")[0] for path in paths if path.startswith("tile:")}


def sites(paths: list[Path]) -> set[str]:
    """On which sites something may be laid."""
    return {path.partition("/space:")[2][:6] for path in paths if path.startswith("tile:")}


def to_complete(paths: list[Path]) -> list[str]:
    """Which building sites may be completed."""
    return [path.removeprefix("complete:") for path in paths if path.startswith("complete:")]


# Every action


def test_the_actions_follow_each_other() -> None:
    """FL-17: the second sees what the first has built."""
    table = scene(hands=["bruges pick-up", "bruges pick-up", "pick-up", "pick-up"])
    table = table.choose("card:bruges", "card:bruges/influence:1", "card:pick-up", "card:pick-up")
    assert (table.asked, table.why(1)) == ([1], "build")
    assert arms(table.offers(1)) == {"yellow", "grey", "church"}
    table = table.play("tile:grey-medium-0/space:site-1-M3")
    assert table.asked == [0]
    assert not any(path.endswith("M3") for path in table.offers(0))


@pytest.mark.parametrize("card", ["bruges", "building-site"])
def test_a_possible_action_cannot_be_declined(card: str) -> None:
    """FL-17: no empty reply, and nothing on offer but builds."""
    table = acts(card)
    assert table.asked == [0]
    assert all(path.startswith("tile:") for path in table.offers(0))
    with pytest.raises(Illegal):
        table.play()


def test_one_district_is_built_and_no_more() -> None:
    """FL-17, FL-19: two at once are refused; afterwards the round goes on."""
    table = acts("ghent")
    first, second = "tile:grey-medium-0/space:site-2-M3", "tile:grey-small-0/space:site-2-S4"
    assert {first, second} <= set(table.offers(0))
    with pytest.raises(Illegal):
        table.play(first, second)
    table = table.play(first)
    assert table.now.districts["site-2-M3"] == District("grey-medium-0")
    assert len(table.now.districts) == 7
    assert table.now.phase is Phase.CHOOSE


def test_an_impossible_action_is_lost() -> None:
    """FL-18: the card counts as played, nothing takes its place."""
    table = acts("bruges", towns={"bruges": bruges(S1="yellow-small-0*")})
    assert table.heard("cannot-act") == [{"seat": "seat:0", "card": "card:bruges"}]
    assert (table.heard("builds"), table.heard("completes"), table.heard("sets-up-site")) == ([], [], [])
    assert table.now.phase is Phase.CHOOSE
    assert table.now.hands[0] == ["pick-up"]


def test_an_impossible_card_stays_before_its_owner() -> None:
    """FL-18: and is picked up like any other."""
    table = acts("building-site", building_sites=0)
    assert table.heard("cannot-act") == [{"seat": "seat:0", "card": "card:building-site"}]
    assert table.now.played[0] == ["building-site"]
    assert len(table.now.districts) == 6


# Town cards


@pytest.mark.parametrize(("seat", "own"), [(0, "blue"), (1, "yellow"), (2, "green"), (3, "red")])
def test_a_town_card_lays_own_grey_or_church_districts_there(seat: int, own: str) -> None:
    """FL-19: nobody else's, and in no other town."""
    table = acts("liege", seat=seat, towns={"liege": "M1=grey-medium-0"})
    assert arms(table.offers(seat)) == {own, "grey", "church"}
    assert sites(table.offers(seat)) == {"site-6"}


def test_the_district_laid_leaves_the_stock() -> None:
    """FL-19: it lies completed, without a building site."""
    table = acts("ghent").play("tile:blue-small-1/space:site-2-S4")
    assert table.now.districts["site-2-S4"] == District("blue-small-1")
    assert table.now.stock["blue-small-1"] == 1
    assert table.now.building_sites == 10
    assert table.heard("builds") == [
        {"seat": "seat:0", "tile": "tile:blue-small-1", "space": "space:site-2-S4"},
    ]


def test_a_town_card_completes_own_grey_and_church_districts_there() -> None:
    """FL-20: not those of others, not those of another town, not what is completed."""
    table = acts(
        "ghent",
        towns={
            "ghent": "M3=blue-medium-0* S4=grey-small-0* L1=church-large* L3=red-large-0* M2=green-medium-0",
            "ypres": "M3=blue-medium-0*",
        },
    )
    assert sorted(to_complete(table.offers(0))) == ["site-2-L1", "site-2-M3", "site-2-S4"]
    assert sites(table.offers(0)) == {"site-2"}


@pytest.mark.parametrize("space", ["M3", "S4", "L1"])
def test_a_completed_district_gives_its_piece_back(space: str) -> None:
    """FL-20: and keeps all else; nothing is built besides."""
    towns = {"ghent": "M3=blue-medium-0*+ S4=grey-small-0*++ L1=church-large*^"}
    table = acts("ghent", towns=towns, guild_masters=1, cathedrals=3)
    before = table.now.districts[f"site-2-{space}"]
    assert table.now.building_sites == 7
    table = table.play(f"complete:site-2-{space}")
    assert table.now.districts[f"site-2-{space}"] == before._replace(building=False)
    assert table.now.building_sites == 8
    assert len(table.now.districts) == 9
    assert sum(laid.building for laid in table.now.districts.values()) == 2
    assert table.heard("builds") == []
    assert [told["space"] for told in table.heard("completes")] == [f"space:site-2-{space}"]
    assert table.now.played[0] == ["ghent"]


# The building-site card


def test_a_building_site_is_set_up_in_any_town() -> None:
    """FL-21: own, grey or church districts, nothing to complete."""
    table = acts("building-site", towns={"ghent": "M3=blue-medium-0*"})
    assert table.why(0) == "set-up-site"
    assert arms(table.offers(0)) == {"blue", "grey", "church"}
    assert sites(table.offers(0)) == {f"site-{n}" for n in range(1, 7)}
    assert to_complete(table.offers(0)) == []


def test_a_building_site_lies_on_its_district() -> None:
    """FL-21: the piece comes from the stock."""
    table = acts("building-site", building_sites=1).play("tile:grey-medium-0/space:site-2-M3")
    assert table.now.districts["site-2-M3"] == District("grey-medium-0", building=True)
    assert table.now.building_sites == 0
    assert table.now.stock["grey-medium-0"] == 3
    assert table.now.played[0] == ["building-site"]
    assert [event.id for event in table.events if event.id == "builds"] == []
    assert table.heard("sets-up-site") == [
        {"seat": "seat:0", "tile": "tile:grey-medium-0", "space": "space:site-2-M3"},
    ]


def test_a_building_site_follows_the_rules_of_building() -> None:
    """FL-21: the same spaces and tiles as the town card has."""
    towns = {"ghent": "M3=blue-medium-0 S4=grey-small-0"}
    by_site = [path for path in acts("building-site", towns=towns).offers(0) if "site-2" in path]
    assert by_site == [path for path in acts("ghent", towns=towns).offers(0) if path.startswith("tile:")]
    assert by_site


def test_without_a_piece_no_building_site_is_set_up() -> None:
    """FL-21: the last piece was taken by the seat before."""
    table = scene(hands=["building-site pick-up", "building-site pick-up", "pick-up", "pick-up"], building_sites=1)
    table = table.choose("card:building-site", "card:building-site", "card:pick-up", "card:pick-up")
    table = table.play("tile:grey-medium-0/space:site-2-M3")
    assert table.heard("cannot-act") == [{"seat": "seat:1", "card": "card:building-site"}]
    assert table.now.building_sites == 0


def test_a_town_card_needs_no_piece() -> None:
    """FL-21: only building sites do."""
    assert arms(acts("ghent", building_sites=0).offers(0)) == {"blue", "grey", "church"}


# The pick-up card


def test_all_action_cards_are_picked_up() -> None:
    """FL-22: the pick-up card too, and only one's own."""
    hands = ["ypres pick-up", "pick-up", "pick-up", "pick-up"]
    table = scene(hands=hands, played=["bruges building-site", "ghent", "leuven utrecht", ""])
    table = table.choose("card:pick-up", "card:pick-up/influence:1", "card:pick-up", "card:pick-up")
    assert sorted(table.now.hands[0]) == ["bruges", "building-site", "pick-up", "ypres"]
    assert sorted(table.now.hands[1]) == ["ghent", "pick-up"]
    assert sorted(table.now.hands[2]) == ["leuven", "pick-up", "utrecht"]
    assert table.now.hands[3] == ["pick-up"]
    assert table.now.played == [[], [], [], []]
    assert [told["seat"] for told in table.heard("picks-up")] == ["seat:1", "seat:0", "seat:2", "seat:3"]


def test_a_pick_up_of_nothing_but_itself() -> None:
    """FL-22: it may be played with no card played before."""
    table = acts("pick-up", hands=["bruges pick-up", "pick-up", "pick-up", "pick-up"])
    assert sorted(table.now.hands[0]) == ["bruges", "pick-up"]
    assert table.now.played[0] == []
    assert table.now.round == 3


# What is on offer


def test_equal_tiles_are_one_option_and_printed_masters_tell_tiles_apart() -> None:
    """FL-23: two blue small ones with 0, two with 1, one with 2."""
    pieces = acts("ghent").position.choice(0).pieces()
    small = [path for path in pieces if path.startswith("tile:blue-small") and path.endswith("site-2-S4")]
    assert sorted(small) == [f"tile:blue-small-{n}/space:site-2-S4" for n in (0, 1, 2)]
    assert {len(equal) for equal in pieces.values()} == {1}


def full(**other: str) -> Scene:
    """Seat 0 fills Bruges at M2, seat 1 plays its Bruges card behind."""
    hands = ["bruges pick-up", "bruges pick-up", "pick-up", "pick-up"]
    table = scene(hands=hands, towns={"bruges": bruges(M2="", **other)})
    table = table.choose("card:bruges", "card:bruges", "card:pick-up", "card:pick-up")
    return table.play("tile:blue-medium-0/space:site-1-M2")


def test_a_full_town_takes_no_more_districts() -> None:
    """FL-24: it is scored in step 6 only, after the other actions."""
    table = full()
    ids = [event.id for event in table.events]
    assert table.heard("cannot-act") == [{"seat": "seat:1", "card": "card:bruges"}]
    assert ids.index("cannot-act") < ids.index("picks-up") < ids.index("town-is-scored")


def test_a_full_town_is_still_completed() -> None:
    """FL-24, FL-26: where only one completion is possible it is carried out at once, and counts."""
    table = full(L3="yellow-large-0*")
    assert [told["space"] for told in table.heard("completes")] == ["space:site-1-L3"]
    assert table.heard("cannot-act") == []
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 14}]


def test_a_full_town_leaves_the_choice_between_completions() -> None:
    """FL-24: yellow's own, grey's and the Church's; not red's."""
    table = full(L3="yellow-large-0*", L1="grey-large-0*", L2="church-large*", S3="red-small-0*")
    assert table.asked == [1]
    assert sorted(table.offers(1)) == ["complete:site-1-L1", "complete:site-1-L2", "complete:site-1-L3"]


def test_building_sites_are_not_set_up_in_a_full_town() -> None:
    """FL-24: other towns are open."""
    table = acts("building-site", towns={"bruges": bruges()})
    assert sites(table.offers(0)) == {f"site-{n}" for n in range(2, 7)}


def test_a_scored_town_takes_no_building_site() -> None:
    """FL-25: though it has free spaces."""
    table = acts("building-site", scored="bruges liege")
    assert sites(table.offers(0)) == {f"site-{n}" for n in range(2, 6)}


def test_the_only_possible_build_is_carried_out_at_once() -> None:
    """FL-26: one space, one tile."""
    only = {kind: 0 for kind in scene().now.stock if kind != "blue-medium-0"}
    table = acts("bruges", towns={"bruges": bruges(M2="")}, stock={**only, "blue-medium-0": 1})
    assert table.heard("builds") == [
        {"seat": "seat:0", "tile": "tile:blue-medium-0", "space": "space:site-1-M2"},
    ]


def test_of_two_possible_builds_one_is_chosen() -> None:
    """FL-26: two tiles for the same space are a choice."""
    only = {kind: 0 for kind in scene().now.stock if kind not in {"blue-medium-0", "blue-medium-1"}}
    table = acts("bruges", towns={"bruges": bruges(M2="")}, stock=only, covered=rest(2))
    assert sorted(table.offers(0)) == [f"tile:blue-medium-{n}/space:site-1-M2" for n in (0, 1)]
