"""What a completed circle costs: BR-25 to BR-33."""

import pytest

from guildtable.games.bruges.parts import BLUE, COLOURS, RED, Colour
from guildtable.games.bruges.state import House, Phase
from guildtable.kernel.question import Illegal
from tests.games.bruges.scenes import Scene, TownSpec, scene, town

PENALTIES = {"blue": "flood", "brown": "plague", "red": "fire", "purple": "intrigue", "yellow": "raid"}


def struck(colour: str, mine: TownSpec, rival: TownSpec | None = None) -> Scene:
    """Seat 0 gets the third marker of a colour from the dice."""
    mine.threats = f"{mine.threats} {colour} {colour}"
    return scene(mine, rival or town(), phase=Phase.ROLL).roll(**{colour: 5})


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_its_own_penalty(colour: Colour) -> None:
    """BR-25, BR-26, BR-27, BR-28, BR-31: blue flood, brown plague, yellow raid, red fire, purple intrigue."""
    table = struck(colour, town())
    assert table.heard("suffers") == [{"seat": "seat:0", "penalty": f"penalty:{PENALTIES[colour]}"}]


def test_a_flood_takes_all_workers_and_nothing_else() -> None:
    """BR-25: of every colour."""
    table = struck(
        "blue", town(workers="red red blue yellow", guilders=4, points=5, houses="red:prince", canals=(1, 0))
    )
    mine = table.town(0)
    assert set(mine.workers.values()) == {0}
    assert (mine.guilders, mine.points, mine.persons, mine.canals) == (4, 5, ["prince"], [1, 0])
    assert table.heard("loses-workers") == [
        {"seat": "seat:0", "workers": ("worker:blue", "worker:red", "worker:red", "worker:yellow")}
    ]


def test_a_flood_leaves_the_others_dry() -> None:
    """BR-25: each seat suffers for its own circle."""
    assert struck("blue", town(workers="red"), town(workers="red")).town(1).workers[RED] == 1


def test_the_plague_takes_one_person_of_the_victims_choice() -> None:
    """BR-26: from the play area to the discards; the house stays, empty."""
    table = struck("brown", town(houses="red=mason:prince blue=piper:queen yellow"))
    assert (table.asked, table.why(0)) == ([0], "plague")
    assert sorted(table.offers(0)) == ["person:prince", "person:queen"]
    table = table.play("person:queen")
    assert table.town(0).persons == ["prince"]
    assert table.town(0).houses[1] == House("piper")
    assert len(table.town(0).houses) == 3
    assert table.now.discards[-1] == "queen"
    assert table.heard("loses-person") == [{"seat": "seat:0", "person": "person:queen"}]


def test_the_plague_spares_the_hand() -> None:
    """BR-26: who is held in the hand is in no house."""
    table = struck("brown", town(hand="duke", houses="red:prince blue:queen"))
    assert sorted(table.offers(0)) == ["person:prince", "person:queen"]
    with pytest.raises(Illegal):
        table.play("person:duke")
    assert struck("brown", town(hand="duke")).town(0).hand == ["duke"]


def test_a_single_person_dies_without_a_question() -> None:
    """BR-26, BR-84: there is no choice to make."""
    table = struck("brown", town(houses="red=mason:prince"))
    assert table.town(0).houses == [House("mason")]
    assert table.now.discards[-1] == "prince"


def test_somebody_else_can_move_into_the_house_of_the_dead() -> None:
    """BR-26: it is an empty house like any other."""
    table = struck("brown", town(hand="jester", houses="red=mason:prince"))
    assert "card:jester/use:recruit/house:red" in table.offers(0)


def test_a_raid_takes_all_guilders_and_nothing_else() -> None:
    """BR-27: whatever there is."""
    table = struck("yellow", town(workers="red", guilders=17, points=5))
    mine = table.town(0)
    assert (mine.guilders, mine.workers[RED], mine.points) == (0, 1, 5)
    assert table.heard("loses-guilders") == [{"seat": "seat:0", "guilders": 17}]


def test_a_fire_takes_a_house_or_a_canal_token_of_the_victims_choice() -> None:
    """BR-28: empty houses, houses with people, and the two sections."""
    table = struck("red", town(houses="red=mason blue=piper:queen", canals=(2, 1)))
    assert (table.asked, table.why(0)) == ([0], "fire")
    assert sorted(table.offers(0)) == ["house:blue/person:queen", "house:red", "section:left", "section:right"]
    assert table.limits(0) == (1, 1)
    house = table.play("house:red").town(0)
    assert (house.houses, house.canals) == ([House("piper", "queen")], [2, 1])
    token = table.play("section:left").town(0)
    assert (len(token.houses), token.canals) == (2, [1, 1])


def test_a_burnt_house_goes_to_the_discards() -> None:
    """BR-28: it no longer stands."""
    table = struck("red", town(houses="red=mason blue=piper")).play("house:blue")
    assert table.town(0).houses == [House("mason")]
    assert table.now.discards[-1] == "piper"
    assert table.heard("loses-house") == [{"seat": "seat:0", "house": "house:blue", "card": "card:piper"}]


def test_whoever_has_only_one_thing_that_burns_must_lose_it() -> None:
    """BR-28, BR-84: without a question."""
    assert struck("red", town(houses="red")).town(0).houses == []
    assert struck("red", town(canals=(0, 3))).town(0).canals == [0, 2]


def test_a_fire_cannot_be_declined() -> None:
    """BR-28: one must be lost."""
    with pytest.raises(Illegal):
        struck("red", town(houses="red blue")).play()


def test_the_person_of_a_burnt_house_comes_back_to_the_hand() -> None:
    """BR-29: the house's own card is discarded."""
    table = struck("red", town(hand="duke", houses="red=mason:prince"))
    assert table.town(0).hand == ["duke", "prince"]
    assert table.town(0).houses == []
    assert table.now.discards[-1] == "mason"
    assert "prince" not in table.now.discards
    assert table.heard("person-returns-to-hand") == [{"seat": "seat:0", "card": "card:prince"}]


def test_a_hand_may_grow_beyond_five_by_fire_and_has_four_turns_all_the_same() -> None:
    """BR-29: two cards are left then."""
    table = struck("red", town(hand="duke queen mason drummer knight", houses="red:prince"))
    assert len(table.town(0).hand) == 6
    for card in ("duke", "queen", "mason", "knight"):
        table = table.play(f"card:{card}/use:workers").end_turn()
        table = table.end_turn()
    assert table.now.phase == Phase.DRAW
    assert table.now.round == 3
    assert sorted(table.town(0).hand) == ["drummer", "prince"]


def test_only_the_outer_end_of_a_section_burns() -> None:
    """BR-30: the last token built; a section without tokens is not offered."""
    table = struck("red", town(houses="red", canals=(4, 0)))
    assert sorted(table.offers(0)) == ["house:red", "section:left"]
    table = table.play("section:left")
    assert table.town(0).canals == [3, 0]
    assert table.heard("loses-canal") == [{"seat": "seat:0", "section": "section:left", "space": 4}]


def test_a_lost_space_is_the_next_to_be_built_again() -> None:
    """BR-30: red's fourth space on the left is red and costs 4."""
    table = struck("red", town(hand="queen", guilders=4, canals=(4, 0)))
    table = table.play("card:queen/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).guilders) == ([4, 0], 0)


@pytest.mark.parametrize(("before", "after", "lost"), [(9, 6, 3), (3, 0, 3), (2, 0, 2), (1, 0, 1)])
def test_an_intrigue_costs_three_points_but_never_more_than_there_are(before: int, after: int, lost: int) -> None:
    """BR-31: points never fall below 0."""
    table = struck("purple", town(points=before, guilders=2, workers="red"))
    mine = table.town(0)
    assert (mine.points, mine.guilders, mine.workers[RED]) == (after, 2, 1)
    assert table.heard("loses-points") == [{"seat": "seat:0", "points": lost}]


@pytest.mark.parametrize("colour", COLOURS)
def test_whoever_has_nothing_to_lose_loses_nothing(colour: Colour) -> None:
    """BR-32: the markers go back all the same, and nobody is asked anything."""
    table = struck(colour, town(hand="duke"))
    mine = table.town(0)
    assert (mine.guilders, mine.points, mine.houses, mine.canals, mine.hand) == (0, 0, [], [0, 0], ["duke"])
    assert mine.threats[colour] == 0
    assert table.why(0) == "take-turn"


@pytest.mark.parametrize("colour", COLOURS)
def test_after_the_penalty_the_three_markers_go_back_for_no_points(colour: Colour) -> None:
    """BR-33: those of other colours stay."""
    other = BLUE if colour is RED else RED
    table = struck(colour, town(points=0, threats=f"{other} {other}"))
    assert table.town(0).threats[colour] == 0
    assert table.town(0).threats[other] == 2
    assert table.now.supply(colour) == 9 - 1
    assert table.town(0).points == 0
    assert table.heard("scores") == []


def test_the_next_marker_of_that_colour_is_the_first_again() -> None:
    """BR-33: the Smuggler brings it in the same round, and the workers taken since are safe."""
    table = struck("blue", town(hand="smuggler mason", houses="red", workers="red", guilders=3))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:blue")
    assert table.town(0).threats[BLUE] == 1
    assert table.heard("suffers") == []
