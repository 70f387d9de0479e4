"""Persons beside each other: steps of reputation, and the majorities."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import BLUE, COLOURS, RED
from guildtable.games.bruges.state import Phase
from tests.games.bruges.combinations.telling import people_offered
from tests.games.bruges.scenes import TownSpec, scene, town

LEADERS: list[tuple[str, TownSpec, TownSpec]] = [
    ("reputation", town(houses="red:judge", reputation=2), town(reputation=2, houses="red:king red:queen")),
    ("people", town(houses="red:judge"), town(houses="red:king", reputation=1, canals=(1, 0))),
    ("canal", town(houses="red:judge", canals=(2, 1)), town(canals=(0, 3), reputation=1, houses="red:king red:queen")),
]


# Majorities


@pytest.mark.parametrize(("majority", "judge", "rival"), LEADERS)
def test_the_judge_turns_each_majority_on_a_tie(majority: str, judge: TownSpec, rival: TownSpec) -> None:
    table = scene(judge, rival, phase=Phase.MAJORITIES)
    assert table.town(0).majorities == [majority]
    assert majority not in table.town(1).majorities


@pytest.mark.parametrize(("majority", "judge", "rival"), LEADERS)
def test_tied_with_an_equal_but_behind_a_third_the_judge_turns_nothing(
    majority: str, judge: TownSpec, rival: TownSpec
) -> None:
    ahead = town(houses="blue:baron blue:duke blue:earl", reputation=3, canals=(2, 2))
    table = scene(judge, rival, ahead, phase=Phase.MAJORITIES)
    assert table.town(0).majorities == []
    assert majority in table.town(2).majorities


def test_the_judge_turns_nothing_on_a_tie_at_zero() -> None:
    table = scene(town(houses="red:judge"), town(houses="red:king"), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == ["people"]


def test_the_judges_owner_alone_in_front_turns_the_marker_like_anybody() -> None:
    table = scene(town(houses="red:judge", reputation=1, canals=(1, 0)), town(), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == ["reputation", "people", "canal"]
    assert table.town(1).majorities == []
    assert table.score(0).items["majorities"] == 12


def test_a_majority_turned_by_the_judge_on_a_tie_counts_for_the_chancellor() -> None:
    table = scene(
        town(houses="red:judge red:chancellor", reputation=1),
        town(houses="red:king red:queen", reputation=1),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == ["reputation", "people"]
    assert table.score(0).items["laurels"] == 6


def test_without_a_judge_a_tie_turns_nothing() -> None:
    table = scene(
        town(houses="red:king", reputation=1, canals=(1, 0)),
        town(houses="red:queen", reputation=1, canals=(0, 1)),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == []
    assert table.town(1).majorities == []


def test_a_rivals_judge_does_not_keep_the_leader_from_turning() -> None:
    table = scene(town(reputation=2), town(houses="red:judge", reputation=1), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == ["reputation"]
    assert table.town(1).majorities == ["people"]


# Reputation


@pytest.mark.parametrize("person", ["tailor", "countess", "viscount"])
def test_preacher_and_baron_answer_to_a_step_by_a_person(person: str) -> None:
    table = scene(
        town(houses=f"red:{person} red:preacher red:baron", workers="purple", guilders=2, threats="red blue"),
        dice={"blue": 2},
    )
    table = table.play(f"person:{person}")
    assert table.town(0).reputation == 1
    assert table.offers(0) == ["threat:blue", "threat:red"]
    assert table.limits(0) == (0, 1)
    table = table.play("threat:red")
    assert table.town(0).points == 2
    assert table.town(0).threats[RED] == 0
    assert table.town(0).threats[BLUE] == 1
    assert table.town(0).guilders == (2 if person == "countess" else 0)


def test_preacher_and_baron_answer_to_each_of_the_dukes_steps() -> None:
    table = scene(town(hand="duke", houses="red red:preacher red:baron", guilders=12, threats="red blue"))
    table = table.play("card:duke/use:recruit/house:red").play("button:yes").play("threat:red")
    assert table.town(0).reputation == 1
    assert table.town(0).points == 2
    table = table.play("button:yes").play("threat:blue")
    assert table.town(0).reputation == 2
    assert table.town(0).points == 4
    assert table.why(0) == "after-card"


def test_the_duke_may_take_a_single_step() -> None:
    table = scene(town(hand="duke", houses="red red:baron", guilders=12))
    table = table.play("card:duke/use:recruit/house:red").play("button:yes").play()
    assert table.town(0).reputation == 1
    assert table.town(0).points == 1
    assert table.why(0) == "after-card"


def test_a_duke_who_declines_the_first_step_is_done() -> None:
    table = scene(town(hand="duke", houses="red", guilders=9)).play("card:duke/use:recruit/house:red").play()
    assert table.town(0).reputation == 0
    assert table.why(0) == "after-card"


def test_preacher_and_baron_answer_to_the_step_of_phase_two() -> None:
    table = scene(town(houses="red:preacher red:baron", guilders=3, threats="red blue"), phase=Phase.ROLL)
    table = table.roll(blue=1, red=2).play("button:yes").play("threat:red")
    assert table.town(0).guilders == 0
    assert table.town(0).points == 2


def test_preacher_and_baron_answer_to_the_step_of_the_earl() -> None:
    table = scene(town(houses="red:preacher red:baron red:earl", guilders=4, threats="red blue"), phase=Phase.ROLL)
    table = table.roll().play("button:yes").play("threat:blue")
    assert table.town(0).guilders == 0
    assert table.town(0).reputation == 1
    assert table.town(0).points == 2


def test_the_preacher_alone_is_not_asked_without_a_marker() -> None:
    table = scene(town(houses="red:countess red:preacher", workers="purple"))
    table = table.play("person:countess")
    assert table.why(0) == "turn-without-card"
    assert table.town(0).points == 0


def test_a_rivals_step_moves_neither_preacher_nor_baron() -> None:
    table = scene(
        town(houses="red:countess", workers="purple"), town(houses="red:preacher red:baron", threats="red blue")
    )
    table = table.play("person:countess")
    assert table.asked == [0]
    assert table.town(1).points == 0


def test_on_the_last_step_nothing_advances_and_nothing_is_triggered() -> None:
    top = town(
        hand="duke",
        houses="red red:preacher red:baron red:tailor red:countess red:viscount",
        workers="purple purple purple",
        guilders=11,
        reputation=8,
        threats="red",
    )
    table = scene(top, dice={"blue": 2})
    assert people_offered(table) == []
    table = table.play("card:duke/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).points == 0


def test_one_step_below_the_top_the_duke_goes_one() -> None:
    table = scene(town(hand="duke", houses="red red:baron", guilders=9, reputation=7))
    table = table.play("card:duke/use:recruit/house:red").play("button:yes")
    assert table.town(0).reputation == 8
    assert table.town(0).points == 1
    assert table.why(0) == "after-card"


def test_on_the_last_step_phase_two_asks_nobody_to_pay() -> None:
    table = scene(
        town(houses="red:notary", guilders=9, reputation=8), town(guilders=9, reputation=7), phase=Phase.ROLL
    ).roll(blue=1)
    assert table.asked == [1]
    earl = scene(town(houses="red:earl", guilders=9, reputation=8), phase=Phase.ROLL).roll()
    assert earl.now.phase is Phase.PLAY


def test_the_notary_takes_two_off_the_rolled_price() -> None:
    table = scene(town(houses="red:notary", guilders=3), town(guilders=3), phase=Phase.ROLL).roll(blue=1, red=2)
    table = table.play("button:yes")
    assert table.town(0).guilders == 2
    assert table.asked == [1]
    assert table.play("button:yes").town(1).guilders == 0


@pytest.mark.parametrize("face", [1, 2])
def test_the_notary_never_goes_below_zero(face: int) -> None:
    table = scene(town(houses="red:notary"), phase=Phase.ROLL).roll(blue=face)
    assert table.why(0) == "advance"
    table = table.play("button:yes")
    assert table.town(0).reputation == 1
    assert table.town(0).guilders == 0


def test_the_notary_cannot_advance_without_a_one_or_two() -> None:
    table = scene(town(houses="red:notary", guilders=9), phase=Phase.ROLL).roll()
    assert table.now.phase is Phase.PLAY


def test_the_notary_does_not_reduce_the_earls_price() -> None:
    table = scene(town(houses="red:notary red:earl", guilders=4), phase=Phase.ROLL).roll()
    assert table.play("button:yes").town(0).guilders == 0
    poor = scene(town(houses="red:notary red:earl", guilders=3), phase=Phase.ROLL).roll()
    assert poor.now.phase is Phase.PLAY


def test_the_earl_is_no_way_around_a_price_that_was_rolled() -> None:
    dear = dict.fromkeys(COLOURS, 2)
    table = scene(town(houses="red:earl", guilders=9), phase=Phase.ROLL).roll(**dear)
    assert table.now.phase is Phase.PLAY
    notary = scene(town(houses="red:earl red:notary", guilders=9), phase=Phase.ROLL).roll(**dear)
    assert notary.play("button:yes").town(0).guilders == 1


def test_the_notary_does_not_reduce_the_viscounts_price() -> None:
    mine = town(houses="red:notary red:viscount", workers="purple", guilders=4)
    table = scene(mine, dice={"blue": 2, "red": 2}).play("person:viscount")
    assert table.town(0).guilders == 0
    poor = town(houses="red:notary red:viscount", workers="purple", guilders=3)
    assert people_offered(scene(poor, dice={"blue": 2, "red": 2})) == []


def test_the_viscount_advances_in_addition_to_phase_two() -> None:
    table = scene(town(houses="red:viscount", workers="purple", guilders=2), phase=Phase.ROLL).roll(blue=1)
    table = table.play("button:yes").play("person:viscount")
    assert table.town(0).reputation == 2
    assert table.town(0).guilders == 0
