"""Building houses and recruiting people, actions V and VI: BR-49 and BR-50."""

import pytest

from guildtable.games.bruges.parts import COLOURS, PURPLE, RED, Colour
from guildtable.games.bruges.person import PERSONS
from guildtable.games.bruges.state import House
from tests.games.bruges.scenes import scene, town

CARDS = {"blue": "beggar", "brown": "groom", "red": "queen", "purple": "prince", "yellow": "mayor"}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_house_is_laid_for_a_worker_of_its_colour(colour: Colour) -> None:
    """BR-49: the worker goes back; the card is not discarded."""
    table = scene(town(hand=CARDS[colour], workers=f"{colour} {colour}"))
    discards = table.now.discards
    table = table.play(f"card:{CARDS[colour]}/use:house")
    assert table.town(0).houses == [House(CARDS[colour])]
    assert table.town(0).workers[colour] == 1
    assert table.town(0).hand == []
    assert table.now.discards == discards
    assert table.heard("builds-house") == [{"seat": "seat:0", "house": f"house:{colour}"}]
    assert table.heard("returns-workers") == [{"seat": "seat:0", "workers": (f"worker:{colour}",)}]


def test_a_worker_of_another_colour_does_not_help() -> None:
    """BR-49: the card's own colour."""
    table = scene(town(hand="queen", workers="blue brown purple yellow"))
    assert "card:queen/use:house" not in table.offers(0)


def test_guilders_do_not_help_either() -> None:
    """BR-49: a house costs none."""
    table = scene(town(hand="queen", workers="red", guilders=3)).play("card:queen/use:house")
    assert table.town(0).guilders == 3
    assert "card:queen/use:house" not in scene(town(hand="queen", guilders=30)).offers(0)


def test_any_number_of_houses_can_be_built() -> None:
    """BR-49: of one colour too, and the person on the card never comes to life."""
    table = scene(town(hand="queen mason", workers="red red", houses="red red")).play("card:queen/use:house")
    table = table.end_turn().end_turn().play("card:mason/use:house")
    assert len(table.town(0).houses) == 4
    assert table.town(0).workers[RED] == 0
    assert table.town(0).persons == []
    assert table.offers(0) == ["button:end-turn"]


def test_a_person_is_laid_on_an_empty_house_for_its_price() -> None:
    """BR-50: the guilders go to the bank."""
    table = scene(town(hand="prince", houses="red=mason", guilders=11), town(guilders=1))
    table = table.play("card:prince/use:recruit/house:red")
    assert table.town(0).houses == [House("mason", "prince")]
    assert (table.town(0).guilders, table.town(1).guilders) == (2, 1)
    assert table.town(0).hand == []
    assert table.heard("pays-guilders") == [{"seat": "seat:0", "guilders": 9}]
    assert table.heard("recruits") == [{"seat": "seat:0", "person": "person:prince", "house": "house:red"}]


@pytest.mark.parametrize(("person", "price"), [("jester", 0), ("servant", 3), ("vicar", 6), ("queen", 9), ("king", 12)])
def test_the_price_must_be_there(person: str, price: int) -> None:
    """BR-50: exactly enough is enough, one less is not."""
    path = f"card:{person}/use:recruit/house:red"
    table = scene(town(hand=person, houses="red", guilders=price))
    assert path in table.offers(0)
    assert table.play(path).town(0).guilders == 0
    assert price == 0 or path not in scene(town(hand=person, houses="red", guilders=price - 1)).offers(0)
    assert PERSONS[person].price == price


def test_it_takes_an_empty_house() -> None:
    """BR-50: a house holds one person."""
    full = scene(town(hand="prince", houses="red:queen", guilders=20))
    assert [path for path in full.offers(0) if "recruit" in path] == []
    none = scene(town(hand="prince", guilders=20))
    assert [path for path in none.offers(0) if "recruit" in path] == []


def test_a_house_of_another_seat_is_no_home() -> None:
    """BR-50: one of your own."""
    table = scene(town(hand="prince", guilders=20), town(houses="red"))
    assert [path for path in table.offers(0) if "recruit" in path] == []


@pytest.mark.parametrize("colour", COLOURS)
def test_a_person_may_live_in_a_house_of_any_colour(colour: Colour) -> None:
    """BR-50: the house's colour stays what it is."""
    table = scene(town(hand="prince", houses=colour, guilders=9)).play(f"card:prince/use:recruit/house:{colour}")
    (house,) = table.town(0).houses
    assert PERSONS[house.card].colour is colour
    assert house.person == "prince"


def test_among_several_empty_houses_the_seat_chooses() -> None:
    """BR-50: by colour; occupied ones are not offered."""
    table = scene(town(hand="prince", houses="red=mason blue=piper yellow:queen", guilders=9))
    assert sorted(path for path in table.offers(0) if "recruit" in path) == [
        "card:prince/use:recruit/house:blue",
        "card:prince/use:recruit/house:red",
    ]
    table = table.play("card:prince/use:recruit/house:blue")
    assert table.town(0).houses[:2] == [House("mason"), House("piper", "prince")]


def test_recruiting_takes_no_worker() -> None:
    """BR-50: the worker of the icon is paid only for activating."""
    table = scene(town(hand="prince", houses="red", guilders=9, workers="yellow purple red"))
    table = table.play("card:prince/use:recruit/house:red")
    assert (table.town(0).workers[PURPLE], table.town(0).workers[RED]) == (1, 1)
    assert table.town(0).points == 0
