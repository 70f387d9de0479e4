"""What a card is played for, actions I to III: BR-44 to BR-47."""

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, RED, Colour
from tests.games.bruges.scenes import scene, town

CARDS = {"blue": "beggar", "brown": "groom", "red": "queen", "purple": "prince", "yellow": "mayor"}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_brings_two_workers_of_its_colour(colour: Colour) -> None:
    """BR-44: from the supply, and the card is discarded."""
    table = scene(town(hand=CARDS[colour], workers=colour)).play(f"card:{CARDS[colour]}/use:workers")
    assert table.town(0).workers[colour] == 3
    assert sum(table.town(0).workers.values()) == 3
    assert table.now.discards[-1] == CARDS[colour]
    assert table.town(0).hand == []
    assert table.heard("plays-for-workers") == [
        {"seat": "seat:0", "card": f"card:{CARDS[colour]}", "colour": f"colour:{colour}"}
    ]
    assert table.heard("takes-workers") == [{"seat": "seat:0", "workers": (f"worker:{colour}",) * 2}]


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("face", [1, 6])
def test_a_card_brings_the_guilders_of_the_die_of_its_colour(colour: Colour, face: int) -> None:
    """BR-45: the other dice do not matter, and the price of the person neither."""
    table = scene(town(hand=CARDS[colour], guilders=2), dice={colour: face})
    table = table.play(f"card:{CARDS[colour]}/use:guilders")
    assert table.town(0).guilders == 2 + face
    assert table.now.discards[-1] == CARDS[colour]
    assert table.heard("takes-guilders") == [{"seat": "seat:0", "guilders": face}]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_returns_a_marker_of_its_colour_for_a_point(colour: Colour) -> None:
    """BR-46: one marker, one point."""
    table = scene(town(hand=CARDS[colour], threats=f"{colour} {colour}", points=4))
    table = table.play(f"card:{CARDS[colour]}/use:threat")
    assert (table.town(0).threats[colour], table.town(0).points) == (1, 5)
    assert table.now.discards[-1] == CARDS[colour]
    assert table.heard("returns-threat") == [{"seat": "seat:0", "threat": f"threat:{colour}"}]
    assert table.heard("scores") == [{"seat": "seat:0", "points": 1}]
    assert table.now.supply(colour) == 8


def test_a_marker_of_another_colour_cannot_be_returned() -> None:
    """BR-46: it takes a marker of the card's colour."""
    table = scene(town(hand="queen mason prince", threats="blue brown"))
    assert [path for path in table.offers(0) if "threat" in path] == []
    table = scene(town(hand="queen beggar", threats="blue brown"))
    assert [path for path in table.offers(0) if "threat" in path] == ["card:beggar/use:threat"]


def test_a_marker_of_another_seat_cannot_be_returned() -> None:
    """BR-46: one's own only."""
    assert "card:queen/use:threat" not in scene(town(hand="queen"), town(threats="red")).offers(0)


def test_a_marker_returned_through_a_person_scores_a_point_too() -> None:
    """BR-47: the Fire Warden returns a red one."""
    table = scene(town(hand="prince", houses="red:fire_warden", workers="blue", threats="red red"))
    table = table.play("person:fire_warden")
    assert (table.town(0).threats[RED], table.town(0).points) == (1, 1)
    assert table.heard("scores") == [{"seat": "seat:0", "points": 1}]


def test_each_marker_returned_through_a_person_scores() -> None:
    """BR-47: three markers for the Captain of the Guard are three points."""
    table = scene(
        town(hand="captain_of_the_guard", houses="red", guilders=12, threats="red red blue brown"), town(threats="red")
    )
    table = table.play("card:captain_of_the_guard/use:recruit/house:red")
    table = table.play("threat:red", "threat:red", "threat:blue")
    assert (table.town(0).threats[RED], table.town(0).threats[BLUE], table.town(0).threats[BROWN]) == (0, 0, 1)
    assert table.town(0).points == 3
    assert sum(told["points"] for told in table.heard("scores")) == 3


def test_markers_that_are_counted_but_kept_score_nothing() -> None:
    """BR-47: the Almoner returns none."""
    table = scene(town(hand="almoner", houses="red", guilders=3, threats="red blue"))
    table = table.play("card:almoner/use:recruit/house:red")
    assert (table.town(0).guilders, table.town(0).points) == (4, 0)
