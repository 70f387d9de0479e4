"""Persons beside each other: threat markers refused, returned and passed on."""

from __future__ import annotations

from guildtable.games.bruges.parts import BLUE, BROWN, PURPLE, RED, YELLOW
from guildtable.games.bruges.state import Phase
from tests.games.bruges.combinations.telling import told
from tests.games.bruges.scenes import scene, town


def test_four_players_never_need_more_markers_than_there_are() -> None:
    table = scene(*[town(houses="blue yellow", threats="red red") for _ in range(4)], phase=Phase.ROLL).roll(red=5)
    supplies = []
    while table.why(table.asked[0]) == "fire":
        supplies.append((table.asked, table.now.supply(RED)))
        table = table.play("house:blue")
    assert supplies == [([0], 0), ([1], 2), ([2], 4), ([3], 6)]
    assert table.now.supply(RED) == 9


def test_each_seat_suffers_before_the_next_gets_its_markers() -> None:
    table = scene(town(houses="blue yellow", threats="red red"), town(threats="red red"), phase=Phase.ROLL, starter=0)
    table = table.roll(red=5, blue=6)
    assert table.town(0).threats[BLUE] == 1
    assert table.town(1).threats == {BLUE: 0, BROWN: 0, RED: 2, PURPLE: 0, YELLOW: 0}
    table = table.play("house:blue")
    assert table.town(1).threats == {BLUE: 1, BROWN: 0, RED: 0, PURPLE: 0, YELLOW: 0}


def test_the_shield_bearer_pays_before_a_raid_takes_everything() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=7, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=5)
    assert (table.why(0), table.limits(0)) == ("buy-off", (0, 1))
    assert table.town(0).guilders == 7
    table = table.play("button:yes")
    assert table.town(0).guilders == 5
    assert table.town(0).threats[YELLOW] == 0
    assert table.town(0).points == 0


def test_the_shield_bearers_owner_may_suffer_all_the_same() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=7, threats="yellow yellow"), phase=Phase.ROLL)
    assert table.roll(yellow=5).play().town(0).guilders == 0


def test_the_shield_bearer_is_not_asked_with_a_single_guilder() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=1, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=5)
    assert table.town(0).guilders == 0
    assert "suffers" in told(table)


def test_a_shield_bearer_lost_to_plague_buys_nothing_off_any_more() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=6, threats="yellow yellow brown brown"), phase=Phase.ROLL)
    table = table.roll(yellow=5, brown=5).play("penalty:plague")
    assert table.why(0) == "buy-off"
    table = table.play()
    assert table.town(0).persons == []
    assert table.town(0).guilders == 0


def test_the_shield_bearer_buys_off_several_penalties_one_by_one() -> None:
    table = scene(
        town(houses="red:shield_bearer", guilders=4, points=9, threats="yellow yellow brown brown purple purple"),
        phase=Phase.ROLL,
    )
    table = table.roll(yellow=5, brown=5, purple=6).play("penalty:raid").play("button:yes")
    assert table.town(0).guilders == 2
    table = table.play("penalty:plague").play("button:yes")
    assert table.town(0).guilders == 0
    assert table.town(0).persons == ["shield_bearer"]
    assert table.town(0).points == 6
    assert sum(table.town(0).threats.values()) == 0


def test_a_raid_that_is_suffered_leaves_nothing_to_buy_the_next_penalty_off() -> None:
    table = scene(
        town(houses="red:shield_bearer", guilders=6, points=9, threats="yellow yellow purple purple"), phase=Phase.ROLL
    )
    table = table.roll(yellow=5, purple=5).play("penalty:raid").play()
    assert table.town(0).guilders == 0
    assert table.town(0).points == 6


def test_what_the_watchtower_keeper_lets_in_the_shield_bearer_may_buy_off() -> None:
    table = scene(
        town(
            houses="red:watchtower_keeper red:shield_bearer", guilders=5, points=5,
            threats="yellow yellow purple purple",
        ),
        phase=Phase.ROLL,
    )  # fmt: skip
    table = table.roll(yellow=5, purple=5).play("threat:purple")
    assert table.why(0) == "buy-off"
    table = table.play("button:yes")
    assert table.town(0).guilders == 3
    assert table.town(0).points == 5
    assert table.town(0).threats[PURPLE] == 2
    assert table.town(0).threats[YELLOW] == 0


def test_the_shield_bearer_also_buys_off_a_rumour() -> None:
    table = scene(
        town(hand="rumour_monger", houses="red", guilders=3),
        town(houses="red:shield_bearer", guilders=2, points=4, threats="purple purple"),
    )
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:purple")
    assert table.asked == [1]
    table = table.play("button:yes")
    assert table.town(1).points == 4
    assert table.town(1).guilders == 0
    assert table.asked == [0]


def test_the_watchtower_keeper_refuses_the_third_marker() -> None:
    table = scene(
        town(houses="red:watchtower_keeper", guilders=4, threats="yellow yellow"), town(), phase=Phase.ROLL
    ).roll(yellow=6, blue=5)
    assert (table.why(0), table.limits(0)) == ("refuse-threat", (0, 1))
    assert sorted(table.offers(0)) == ["threat:blue", "threat:yellow"]
    table = table.play("threat:yellow")
    assert table.town(0).threats == {BLUE: 1, BROWN: 0, RED: 0, PURPLE: 0, YELLOW: 2}
    assert table.town(0).guilders == 4
    assert table.town(0).points == 0
    assert table.town(1).threats[YELLOW] == 1


def test_the_watchtower_keeper_may_accept_everything() -> None:
    table = scene(town(houses="red:watchtower_keeper", guilders=4, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=6).play()
    assert table.town(0).guilders == 0
    assert table.town(0).threats[YELLOW] == 0


def test_the_watchtower_keeper_sees_no_rumours_coming() -> None:
    table = scene(town(hand="rumour_monger", houses="red", guilders=3), town(houses="red:watchtower_keeper"))
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:red")
    assert table.town(1).threats[RED] == 1
    assert table.asked == [0]


def test_the_confessor_scores_for_its_owners_and_for_others_penalties() -> None:
    table = scene(
        town(houses="red:confessor", threats="blue blue"),
        town(threats="blue blue"),
        town(threats="blue"),
        phase=Phase.ROLL,
    ).roll(blue=5)
    assert table.town(0).points == 2
    assert table.town(1).points == 0
    assert table.town(2).threats[BLUE] == 2


def test_the_confessor_scores_for_penalties_brought_about_by_persons() -> None:
    table = scene(
        town(hand="rumour_monger", houses="red", guilders=3),
        town(houses="red:confessor"),
        town(threats="blue blue"),
        town(threats="blue blue"),
    )
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:blue")
    assert [table.town(seat).points for seat in range(4)] == [0, 2, 0, 0]


def test_a_confessor_whose_own_house_burns_does_not_score_for_it() -> None:
    table = scene(town(houses="red:confessor blue", threats="red red"), phase=Phase.ROLL).roll(red=5)
    assert table.play("house:red/person:confessor").town(0).points == 0
    assert table.play("house:blue").town(0).points == 1


def test_the_informants_third_marker_strikes_at_once_and_pays_giver_and_confessor() -> None:
    table = scene(
        town(houses="red:informant", workers="purple", threats="blue"),
        town(workers="red blue", threats="blue blue"),
        town(houses="red:confessor"),
    )
    table = table.play("person:informant").play("threat:blue/seat:1")
    assert sum(table.town(1).workers.values()) == 0
    assert table.town(1).threats[BLUE] == 0
    assert [table.town(seat).points for seat in range(3)] == [1, 0, 1]
    assert table.town(0).threats[BLUE] == 0


def test_the_confessor_scores_nothing_for_a_penalty_bought_off() -> None:
    table = scene(
        town(houses="red:confessor red:shield_bearer", guilders=2, threats="blue blue"), town(), phase=Phase.ROLL
    ).roll(blue=5)
    assert table.play("button:yes").town(0).points == 0
    assert table.play().town(0).points == 1


def test_a_confessor_lost_to_plague_does_not_score_for_it_but_one_who_stays_does() -> None:
    table = scene(town(houses="red:confessor red:king", threats="brown brown"), phase=Phase.ROLL).roll(brown=5)
    assert table.play("person:confessor").town(0).points == 0
    assert table.play("person:king").town(0).points == 1


def test_the_confessor_scores_after_an_intrigue_and_not_before() -> None:
    table = scene(town(houses="red:confessor", points=2, threats="purple purple"), phase=Phase.ROLL)
    assert table.roll(purple=5).town(0).points == 1


def test_the_confessor_scores_for_a_refused_marker_nothing() -> None:
    table = scene(town(houses="red:confessor red:watchtower_keeper", threats="blue blue"), phase=Phase.ROLL)
    assert table.roll(blue=5).play("threat:blue").town(0).points == 0
