"""The dice and the threat markers they bring: BR-19 to BR-24."""

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, PURPLE, RED, YELLOW, Colour
from guildtable.games.bruges.state import House, Phase
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.question import Illegal
from tests.games.bruges.scenes import Scene, TownSpec, scene, town


def rolled(*towns: TownSpec, starter: int = 0, **faces: int) -> Scene:
    """A table at which these faces have just been rolled; the others show 3."""
    return scene(*towns, phase=Phase.ROLL, starter=starter).roll(**faces)


def test_five_dice_are_rolled_one_of_each_colour() -> None:
    """BR-19: in the name of the first player."""
    table = scene(town(hand="queen"), town(), phase=Phase.ROLL, starter=1)
    assert table.position.asked[CHANCE].why == "dice-2"
    table = table.roll(blue=1, brown=2, red=4, purple=5, yellow=6)
    assert table.now.dice == {"blue": 1, "brown": 2, "red": 4, "purple": 5, "yellow": 6}
    assert table.heard("rolls") == [
        {"seat": "seat:1", "blue": 1, "brown": 2, "red": 4, "purple": 5, "yellow": 6},
    ]


def test_a_die_shows_one_to_six() -> None:
    """BR-19: five faces, neither more nor fewer."""
    table = scene(town(), town(), phase=Phase.ROLL)
    with pytest.raises(Illegal):
        table.roll(red=7)
    with pytest.raises(Illegal):
        table.reply(CHANCE, "1", "2", "3", "4")


def test_the_dice_stay_as_they_fell_for_the_whole_round() -> None:
    """BR-19: the last turn takes what the first would have taken."""
    table = rolled(town(hand="queen mason drummer"), red=4)
    table = table.play("card:queen/use:guilders").end_turn().end_turn()
    table = table.play("card:mason/use:guilders").end_turn().end_turn()
    assert table.play("card:drummer/use:guilders").town(0).guilders == 12


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("face", "markers"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_a_five_or_a_six_brings_everybody_a_marker_of_its_colour(colour: Colour, face: int, markers: int) -> None:
    """BR-20: without exception, the first player included."""
    table = rolled(town(), town(), town(), starter=1, **{colour: face})
    assert [table.town(seat).threats[colour] for seat in range(3)] == [markers] * 3
    assert [sum(table.town(seat).threats.values()) for seat in range(3)] == [markers] * 3


def test_each_die_counts_for_itself() -> None:
    """BR-20: three high dice are three markers."""
    table = rolled(town(), town(), red=5, blue=6, yellow=6, brown=4)
    assert table.town(1).threats == {"red": 1, "blue": 1, "yellow": 1, "brown": 0, "purple": 0}


def test_markers_pile_up_from_round_to_round() -> None:
    """BR-20: a second marker is no penalty yet."""
    table = rolled(town(threats="blue", workers="red"), town(), blue=6)
    assert table.town(0).threats[BLUE] == 2
    assert table.town(0).workers[RED] == 1
    assert table.heard("suffers") == []


def test_the_third_marker_of_a_colour_completes_a_circle() -> None:
    """BR-21: at once, and only for whoever has three."""
    table = rolled(town(threats="blue blue", workers="red"), town(threats="blue", workers="red"), blue=5)
    assert table.heard("suffers") == [{"seat": "seat:0", "penalty": "penalty:flood"}]
    assert (table.town(0).workers[RED], table.town(1).workers[RED]) == (0, 1)
    assert table.town(1).threats[BLUE] == 2


def test_three_markers_of_different_colours_are_no_circle() -> None:
    """BR-21: they must be of a single colour."""
    table = rolled(town(threats="red yellow brown", guilders=3), town(), purple=5, blue=5)
    assert table.heard("suffers") == []
    assert sum(table.town(0).threats.values()) == 5


def test_seats_receive_and_suffer_one_after_the_other_from_the_first_player() -> None:
    """BR-22: the next seat receives nothing before the penalties of this one are done."""
    towns = [town(threats="red red", houses="red blue") for _ in range(3)]
    table = rolled(*towns, starter=1, red=6, yellow=5)
    assert table.asked == [1]
    assert [table.town(seat).threats[RED] for seat in range(3)] == [2, 3, 2]
    assert [table.town(seat).threats[YELLOW] for seat in range(3)] == [0, 1, 0]
    table = table.play("house:red")
    assert table.asked == [2]
    assert [table.town(seat).threats[RED] for seat in range(3)] == [2, 0, 3]
    assert [table.town(seat).threats[YELLOW] for seat in range(3)] == [0, 1, 1]
    table = table.play("house:red")
    assert table.asked == [0]
    assert [table.town(seat).threats[RED] for seat in range(3)] == [3, 0, 0]


def test_a_seat_receives_the_markers_of_all_dice_before_it_suffers() -> None:
    """BR-22: no penalty between two dice."""
    table = rolled(town(threats="blue blue yellow yellow", workers="red", guilders=2), town(), blue=5, yellow=5)
    assert (table.town(0).threats[BLUE], table.town(0).threats[YELLOW]) == (3, 3)
    assert (table.town(0).workers[RED], table.town(0).guilders) == (1, 2)
    assert table.why(0) == "suffer-first"


def test_nine_markers_of_a_colour_suffice_for_four_seats() -> None:
    """BR-22: with two each, the first seat's three are back before the next needs its own."""
    towns = [town(threats="blue blue", workers="red") for _ in range(4)]
    table = scene(*towns, phase=Phase.ROLL)
    assert table.now.supply(BLUE) == 1
    table = table.roll(blue=5)
    assert [told["seat"] for told in table.heard("suffers")] == ["seat:0", "seat:1", "seat:2", "seat:3"]
    assert table.now.supply(BLUE) == 9


def test_whoever_completes_several_circles_chooses_the_order() -> None:
    """BR-23: before each of them, as long as there are several left."""
    mine = town(threats="blue blue yellow yellow purple purple", workers="red", guilders=3, points=7)
    table = rolled(mine, town(), blue=5, yellow=5, purple=6)
    assert sorted(table.offers(0)) == ["penalty:flood", "penalty:intrigue", "penalty:raid"]
    table = table.play("penalty:raid")
    assert (table.town(0).guilders, table.town(0).workers[RED], table.town(0).points) == (0, 1, 7)
    assert sorted(table.offers(0)) == ["penalty:flood", "penalty:intrigue"]
    table = table.play("penalty:intrigue")
    assert [told["penalty"] for told in table.heard("suffers")] == ["penalty:intrigue", "penalty:flood"]
    assert (table.town(0).points, table.town(0).workers[RED]) == (4, 0)


def test_the_order_of_penalties_can_matter() -> None:
    """BR-23: whoever is sent back by fire first cannot be struck by the plague."""
    mine = town(threats="red red brown brown", houses="red:prince")
    fire_first = rolled(mine, town(), red=5, brown=5).play("penalty:fire")
    assert (fire_first.town(0).hand, fire_first.town(0).houses) == (["prince"], [])
    plague_first = rolled(mine, town(), red=5, brown=5).play("penalty:plague")
    assert (plague_first.town(0).hand, plague_first.town(0).houses) == ([], [])
    assert "prince" in plague_first.now.discards


def test_a_third_marker_of_a_person_is_penalised_at_once_and_the_victim_chooses() -> None:
    """BR-24: the Rumour-monger burns a house of the next seat before the turn goes on."""
    table = scene(
        town(hand="rumour_monger groom", houses="blue", guilders=3),
        town(threats="red red", houses="red=queen yellow=mayor"),
        town(),
    )
    table = table.play("card:rumour_monger/use:recruit/house:blue").play("threat:red")
    assert (table.asked, table.why(1)) == ([1], "fire")
    table = table.play("house:yellow")
    assert table.town(1).houses == [House("queen")]
    assert table.town(1).threats[RED] == 0
    assert (table.asked, table.why(0)) == ([0], "after-card")


def test_a_third_marker_of_ones_own_person_is_penalised_at_once() -> None:
    """BR-24: the Smuggler takes eight guilders, and the raid takes them all."""
    table = scene(town(hand="smuggler", houses="blue", guilders=3, threats="yellow yellow"))
    table = table.play("card:smuggler/use:recruit/house:blue")
    assert (table.town(0).guilders, table.why(0)) == (8, "take-threat")
    table = table.play("threat:yellow")
    assert table.heard("suffers") == [{"seat": "seat:0", "penalty": "penalty:raid"}]
    assert (table.town(0).guilders, table.town(0).threats[YELLOW]) == (0, 0)


def test_a_marker_of_a_person_that_completes_no_circle_just_stays() -> None:
    """BR-24: as with the dice."""
    table = scene(town(hand="rumour_monger", houses="blue", guilders=3), town(threats="brown", houses="red:prince"))
    table = table.play("card:rumour_monger/use:recruit/house:blue").play("threat:brown")
    assert table.town(1).threats[BROWN] == 2
    assert table.town(0).threats[BROWN] == 0
    assert table.town(1).persons == ["prince"]
    assert table.town(1).threats[PURPLE] == 0


def test_markers_of_a_person_come_clockwise_from_the_left_of_its_owner() -> None:
    """BR-24: the seat on the left has suffered before the next receives."""
    first, other = (town(threats="blue blue", workers="red") for _ in range(2))
    table = scene(other, town(hand="rumour_monger", houses="red", guilders=3), first, turn=1)
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:blue")
    assert [(event.id, event.args["seat"]) for event in table.events] == [
        ("receives-threat", "seat:2"),
        ("suffers", "seat:2"),
        ("loses-workers", "seat:2"),
        ("receives-threat", "seat:0"),
        ("suffers", "seat:0"),
        ("loses-workers", "seat:0"),
    ]
