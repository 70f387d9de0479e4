"""Persons beside each other: recruiting, and the houses for it."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import COLOURS, PURPLE, RED, YELLOW
from tests.games.bruges.combinations.telling import people_offered
from tests.games.bruges.scenes import scene, town

# Recruiting


def test_fire_eater_and_portraitist_both_react_before_the_arrow() -> None:
    table = scene(town(hand="alchemist", houses="red red:fire_eater red:portraitist", threats="yellow red"))
    table = table.play("card:alchemist/use:recruit/house:red")
    assert table.offers(0) == ["threat:yellow"]
    assert table.town(0).guilders == 0
    table = table.play("threat:yellow")
    assert table.town(0).points == 2
    assert table.town(0).guilders == 7
    assert table.town(0).threats[RED] == 1
    assert table.heard("takes-guilders") == [
        {"seat": "seat:0", "guilders": 1},
        {"seat": "seat:0", "guilders": 6},
    ]


def test_the_fire_eater_looks_at_the_card_and_not_at_the_house() -> None:
    table = scene(town(hand="student", houses="blue red:fire_eater", threats="blue red"))
    assert table.play("card:student/use:recruit/house:blue").why(0) == "after-card"


def test_fire_eater_and_portraitist_do_not_react_to_themselves() -> None:
    table = scene(town(hand="fire_eater portraitist", houses="red red", guilders=15, threats="red yellow"))
    fire_eater = table.play("card:fire_eater/use:recruit/house:red")
    assert fire_eater.why(0) == "after-card"
    assert fire_eater.town(0).points == 0
    portraitist = table.play("card:portraitist/use:recruit/house:red")
    assert portraitist.why(0) == "after-card"
    assert portraitist.town(0).points == 0
    assert portraitist.town(0).guilders == 6


def test_the_portraitist_paints_nobody_of_a_group_already_there() -> None:
    table = scene(town(hand="student", houses="red red:portraitist red:lawyer"))
    assert table.play("card:student/use:recruit/house:red").town(0).points == 0
    itself = scene(town(hand="lacemaker", houses="red red:portraitist"))
    assert itself.play("card:lacemaker/use:recruit/house:red").town(0).points == 0
    rival = scene(town(hand="student", houses="red red:portraitist"), town(houses="red:lawyer"))
    assert rival.play("card:student/use:recruit/house:red").town(0).points == 1


def test_fire_eater_and_portraitist_react_to_a_person_of_the_lady_in_waiting() -> None:
    table = scene(
        town(
            hand="alchemist",
            houses="red red:fire_eater red:portraitist red:lady_in_waiting",
            workers="blue",
            threats="yellow",
        )
    )
    table = table.play("person:lady_in_waiting/card:alchemist/use:recruit/house:red").play("threat:yellow")
    assert table.town(0).points == 2
    assert table.town(0).guilders == 7


@pytest.mark.parametrize(("person", "paid"), [("student", 0), ("composer", 1), ("vicar", 4), ("baroness", 10)])
def test_the_lady_in_waiting_saves_two_guilders_but_pays_nobody_out(person: str, paid: int) -> None:
    rich = scene(town(hand=person, houses="red red:lady_in_waiting", workers="blue", guilders=paid))
    path = f"person:lady_in_waiting/card:{person}/use:recruit/house:red"
    assert people_offered(rich) == [path]
    assert rich.play(path).town(0).guilders == 0


@pytest.mark.parametrize(("person", "paid"), [("composer", 1), ("vicar", 4), ("baroness", 10)])
def test_the_lady_in_waiting_is_not_offered_with_a_guilder_less(person: str, paid: int) -> None:
    poor = scene(town(hand=person, houses="red red:lady_in_waiting", workers="blue", guilders=paid - 1))
    assert people_offered(poor) == []


def test_the_lady_in_waiting_needs_an_empty_house() -> None:
    assert people_offered(scene(town(hand="student", houses="red:lady_in_waiting", workers="blue"))) == []


def test_the_jailor_counts_itself() -> None:
    table = scene(town(hand="jailor", houses="red red:king red", guilders=6, threats="red red blue yellow"))
    table = table.play("card:jailor/use:recruit/house:red")
    assert table.limits(0) == (0, 2)
    table = table.play("threat:red", "threat:red")
    assert table.town(0).points == 2
    assert table.town(0).threats[RED] == 0


def test_the_jailor_alone_returns_one_marker() -> None:
    table = scene(town(hand="jailor", houses="red", guilders=6, threats="red blue"))
    table = table.play("card:jailor/use:recruit/house:red")
    assert table.limits(0) == (0, 1)


def test_money_changer_and_hanse_merchant_add_up_on_any_die() -> None:
    table = scene(
        town(hand="prince", houses="red:money_changer red:hanse_merchant"), dice={"purple": 1, "red": 6, "blue": 2}
    )
    assert table.play("card:prince/use:guilders/die:red").town(0).guilders == 8
    assert table.play("card:prince/use:guilders/die:purple").town(0).guilders == 3


def test_money_changer_or_hanse_merchant_alone_gives_one_more() -> None:
    changer = scene(town(hand="prince", houses="red:money_changer"), dice={"purple": 2})
    assert changer.play("card:prince/use:guilders").town(0).guilders == 3
    merchant = scene(town(hand="prince", houses="red:hanse_merchant"), dice={"blue": 5})
    assert merchant.play("card:prince/use:guilders/die:blue").town(0).guilders == 6


@pytest.mark.parametrize(
    ("person", "worker", "die"),
    [
        ("cloth_merchant", "blue", "red"),
        ("dye_trader", "red", "purple"),
        ("spice_merchant", "brown", "yellow"),
        ("fishmonger", "yellow", "blue"),
        ("fur_trader", "purple", "brown"),
    ],
)
def test_money_changer_and_hanse_merchant_do_not_help_other_merchants(person: str, worker: str, die: str) -> None:
    table = scene(
        town(houses=f"red:{person} red:money_changer red:hanse_merchant", workers=worker),
        dice={**dict.fromkeys(COLOURS, 6), die: 2},
    )
    table = table.play(f"person:{person}")
    assert table.town(0).guilders == 2


# Houses


def test_the_plasterer_works_with_the_architect() -> None:
    table = scene(
        town(houses="red:architect red:plasterer", workers="blue", threats="yellow red"), left="prince alchemist"
    )
    table = table.play("person:architect").play("pile:left")
    assert table.offers(0) == ["threat:yellow"]
    table = table.play("threat:yellow")
    assert table.town(0).points == 1
    assert table.town(0).houses[-1].card == "alchemist"
    assert sum(table.town(0).workers.values()) == 0


def test_the_plasterer_works_with_the_carpenter() -> None:
    table = scene(town(hand="carpenter prince", houses="red red:plasterer", guilders=3, threats="purple purple red"))
    table = table.play("card:carpenter/use:recruit/house:red").play("card:prince/use:house")
    assert table.offers(0) == ["threat:purple"]
    table = table.play("threat:purple")
    assert table.town(0).threats[PURPLE] == 1
    assert table.town(0).points == 1
    assert len(table.town(0).houses) == 3


def test_the_plasterer_works_with_a_house_of_the_princess() -> None:
    table = scene(
        town(houses="red:princess red:plasterer", workers="blue yellow", threats="yellow"), left="prince alchemist"
    )
    table = table.play("person:princess").play("pile:left").play("card:alchemist/use:house").play("threat:yellow")
    assert table.town(0).points == 1


def test_the_carpenter_twice_by_the_astronomer_builds_two_houses_without_a_worker() -> None:
    table = scene(town(hand="carpenter prince queen king", houses="red red:astronomer", guilders=3))
    table = table.play("card:carpenter/use:recruit/house:red").play("card:prince/use:house")
    table = table.play("button:yes").play("card:queen/use:house")
    assert [house.card for house in table.town(0).houses[2:]] == ["prince", "queen"]
    assert table.town(0).hand == ["king"]


def test_the_princess_plays_only_the_card_she_drew() -> None:
    table = scene(
        town(hand="prince queen", houses="red:princess red", workers="blue yellow", guilders=9), left="king alchemist"
    )
    table = table.play("person:princess").play("pile:left")
    assert table.offers(0) == [
        "card:alchemist/use:workers",
        "card:alchemist/use:guilders",
        "card:alchemist/use:house",
        "card:alchemist/use:recruit/house:red",
    ]
    assert table.limits(0) == (1, 1)


def test_the_princess_explains_only_what_cannot_be_done_with_the_card_she_drew() -> None:
    table = scene(town(hand="prince queen", houses="red:princess", workers="blue"), left="king alchemist")
    table = table.play("person:princess").play("pile:left")
    assert sorted(table.barred(0)) == [
        "card:alchemist/use:canal",
        "card:alchemist/use:house",
        "card:alchemist/use:recruit",
        "card:alchemist/use:threat",
    ]


def test_the_princesss_card_becomes_a_house_and_costs_its_worker() -> None:
    table = scene(town(hand="prince", houses="red:princess", workers="blue yellow"), left="king alchemist")
    table = table.play("person:princess").play("pile:left").play("card:alchemist/use:house")
    assert table.town(0).houses[-1].card == "alchemist"
    assert table.town(0).workers[YELLOW] == 0
    assert table.town(0).hand == ["prince"]
    assert table.why(0) == "take-turn"


def test_the_princesss_card_is_recruited_and_its_arrow_happens_twice_with_the_astronomer() -> None:
    table = scene(town(hand="prince", houses="red:princess red red:astronomer", workers="blue"), left="king alchemist")
    table = table.play("person:princess").play("pile:left").play("card:alchemist/use:recruit/house:red")
    assert table.town(0).guilders == 6
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes")
    assert table.town(0).guilders == 12
    assert table.town(0).persons == ["princess", "alchemist", "astronomer"]
