"""Persons beside each other: cards played beyond the turn's own."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW
from tests.games.bruges.combinations.telling import people_offered
from tests.games.bruges.scenes import scene, town

PLAY_FAMILY = [
    ("coachman", "yellow"),
    ("messenger", "red"),
    ("town_crier", "purple"),
    ("scribe", "brown"),
    ("groom", "blue"),
]


@pytest.mark.parametrize(("person", "worker"), PLAY_FAMILY)
def test_after_an_extra_play_of_the_last_card_a_later_turn_has_activations_and_an_end(person: str, worker: str) -> None:
    table = scene(
        town(hand="prince queen", houses=f"red:{person} red:accountant red:banker", workers=worker), town(hand="king")
    )
    table = table.play("card:prince/use:workers").play(f"person:{person}").play("card:queen/use:workers")
    table = table.play("person:accountant").end_turn()
    table = table.play("card:king/use:workers").end_turn()
    assert (table.asked, table.why(0)) == ([0], "turn-without-card")
    assert table.offers(0) == ["person:banker", "button:end-turn"]
    table = table.play("person:banker")
    assert table.town(0).guilders == 6
    assert table.end_turn().asked == [1]


def test_an_extra_play_before_the_turns_card_does_not_replace_it() -> None:
    table = scene(town(hand="prince queen", houses="red:coachman", workers="yellow"))
    table = table.play("person:coachman").play("card:prince/use:workers")
    assert table.why(0) == "take-turn"
    assert "button:end-turn" not in table.offers(0)
    assert table.play("card:queen/use:guilders").why(0) == "after-card"


def test_an_extra_play_of_the_only_card_before_the_turns_card_lets_the_turn_end() -> None:
    table = scene(town(hand="prince", houses="red:coachman", workers="yellow"))
    table = table.play("person:coachman").play("card:prince/use:workers")
    assert table.why(0) == "turn-without-card"
    assert table.end_turn().asked == [1]


@pytest.mark.parametrize(("person", "worker"), PLAY_FAMILY)
def test_no_extra_play_is_offered_without_a_card(person: str, worker: str) -> None:
    assert people_offered(scene(town(houses=f"red:{person}", workers=worker))) == []


def test_the_coachman_recruits_an_arrow_person_whose_effect_is_finished_inside() -> None:
    table = scene(town(hand="mathematician prince", houses="red:coachman red", workers="yellow", guilders=3))
    table = table.play("person:coachman").play("card:mathematician/use:recruit/house:red")
    table = table.play("pile:left").play("pile:left").play("pile:left").play("pile:left")
    assert table.why(0) == "discard-cards"
    assert table.limits(0) == (4, 4)
    table = table.play(*table.offers(0)[1:5])
    assert table.why(0) == "take-turn"
    assert table.town(0).hand == ["prince"]


def test_the_coachman_recruits_the_messenger_who_rides_next_on_the_same_turn() -> None:
    table = scene(town(hand="messenger prince queen", houses="red:coachman red", workers="yellow red", guilders=3))
    assert people_offered(table) == ["person:coachman"]
    table = table.play("person:coachman").play("card:messenger/use:recruit/house:red")
    assert people_offered(table) == ["person:messenger"]
    table = table.play("person:messenger").play("card:prince/use:workers")
    assert people_offered(table) == []
    assert table.why(0) == "take-turn"
    assert table.play("card:queen/use:workers").why(0) == "after-card"


def test_nobody_is_activated_inside_an_extra_play() -> None:
    table = scene(town(hand="prince queen", houses="red:coachman red:accountant", workers="yellow"))
    table = table.play("person:coachman")
    assert people_offered(table) == []
    assert "button:end-turn" not in table.offers(0)


def test_the_lawyer_gives_three_workers_for_an_extra_play_too() -> None:
    table = scene(town(hand="prince", houses="red:coachman red:lawyer", workers="yellow"))
    assert table.play("person:coachman").play("card:prince/use:workers").town(0).workers[PURPLE] == 3


def test_lawyer_and_translator_give_three_workers_of_the_colour_named() -> None:
    table = scene(town(hand="translator prince", houses="red red:lawyer", guilders=3))
    table = table.play("card:translator/use:recruit/house:red")
    assert table.limits(0) == (0, 1)
    assert not [path for path in table.offers(0) if "house" in path or "recruit" in path]
    table = table.play("card:prince/as:blue/use:workers")
    assert table.town(0).workers == {BLUE: 3, BROWN: 0, RED: 0, PURPLE: 0, YELLOW: 0}


def test_translator_and_money_changer_take_the_value_of_the_colour_named_and_one_more() -> None:
    table = scene(
        town(hand="translator prince", houses="red red:money_changer", guilders=3), dice={"blue": 6, "purple": 1}
    )
    table = table.play("card:translator/use:recruit/house:red").play("card:prince/as:blue/use:guilders")
    assert table.town(0).guilders == 7


def test_the_translator_builds_a_canal_or_returns_a_threat_of_the_colour_named() -> None:
    table = scene(town(hand="translator queen", houses="red", guilders=4, threats="yellow"))
    table = table.play("card:translator/use:recruit/house:red")
    assert "card:queen/as:blue/use:canal/section:left" in table.offers(0)
    assert "card:queen/as:red/use:canal/section:left" not in table.offers(0)
    table = table.play("card:queen/as:yellow/use:threat")
    assert table.town(0).points == 1
    assert table.town(0).threats[YELLOW] == 0


def test_a_card_drawn_on_a_turn_without_one_must_be_played_before_the_turn_ends() -> None:
    table = scene(town(houses="red:servant", workers="red"))
    assert table.offers(0) == ["person:servant", "button:end-turn"]
    table = table.play("person:servant").play("pile:left")
    assert table.why(0) == "take-turn"
    assert "button:end-turn" not in table.offers(0)


def test_a_servant_after_the_card_adds_to_the_hand_and_not_to_the_turns() -> None:
    table = scene(town(hand="prince", houses="red:servant", workers="red"))
    table = table.play("card:prince/use:workers").play("person:servant").play("pile:left")
    assert table.offers(0) == ["button:end-turn"]
    assert len(table.town(0).hand) == 1
    assert table.end_turn().asked == [1]


def test_coachman_and_majordomo_play_three_cards_in_one_turn() -> None:
    table = scene(town(hand="prince queen king", houses="red:coachman red:majordomo", workers="yellow"))
    table = table.play("person:majordomo").play("card:prince/use:workers")
    table = table.play("card:queen/use:workers").play("person:coachman").play("card:king/use:workers")
    assert table.town(0).hand == []
    assert [table.town(0).workers[colour] for colour in (PURPLE, RED, BROWN)] == [2, 2, 2]
    assert people_offered(table) == []


def test_the_heralds_and_the_coachmans_plays_leave_the_turns_card_to_be_played() -> None:
    table = scene(town(hand="herald prince queen king", houses="red:coachman red", workers="yellow", guilders=9)).play(
        "person:coachman"
    )
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play("card:prince/use:workers").play("card:queen/use:workers")
    assert table.why(0) == "take-turn"
    assert len(table.town(0).hand) == 4


def test_the_lady_in_waiting_leaves_the_turns_card_to_be_played() -> None:
    table = scene(town(hand="student prince", houses="red:lady_in_waiting red", workers="blue"))
    table = table.play("person:lady_in_waiting/card:student/use:recruit/house:red")
    assert table.why(0) == "take-turn"
    assert "button:end-turn" not in table.offers(0)


def test_money_changer_and_lawyer_serve_the_princesss_card() -> None:
    table = scene(
        town(houses="red:princess red:money_changer red:lawyer", workers="blue"),
        left="king alchemist",
        dice={"yellow": 4},
    )
    table = table.play("person:princess").play("pile:left")
    assert table.play("card:alchemist/use:guilders").town(0).guilders == 5
    assert table.play("card:alchemist/use:workers").town(0).workers[YELLOW] == 3


def test_the_hanse_merchant_serves_the_translators_card() -> None:
    table = scene(
        town(hand="translator prince", houses="red red:hanse_merchant", guilders=3), dice={"brown": 6, "blue": 1}
    )
    table = table.play("card:translator/use:recruit/house:red")
    assert table.play("card:prince/as:blue/use:guilders/die:brown").town(0).guilders == 7
