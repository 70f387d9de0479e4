"""The general rules for persons: majorities, protection, what is exchanged, given and lost."""

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, RED, YELLOW
from guildtable.games.bruges.person import PERSONS
from guildtable.games.bruges.state import House, Phase
from tests.games.bruges.scenes import Scene, TownSpec, rolled, scene, town


def round_end(*towns: TownSpec) -> Scene:
    """The last turn of the round is over."""
    return scene(*towns, turn=len(towns) - 1, turns_left=1, played=True).end_turn()


# Judge, Notary, Earl


def test_the_judge_turns_a_marker_when_tied_for_first() -> None:
    """BR-69: his owner's alone."""
    table = round_end(
        town(houses="red:judge", reputation=2, canals=(1, 1)),
        town(houses="red:prince", reputation=2, canals=(2, 0)),
        town(),
    )
    assert table.town(0).majorities == ["reputation", "people", "canal"]
    assert table.town(1).majorities == []


def test_the_judge_needs_a_step_and_a_token_of_his_own() -> None:
    """BR-69: nobody is tied for first with nothing."""
    table = round_end(town(houses="red:judge"), town(houses="red:prince"))
    assert table.town(0).majorities == ["people"]


def test_the_judge_does_not_turn_a_marker_from_second_place() -> None:
    """BR-69: one behind is behind."""
    table = round_end(town(houses="red:judge", reputation=2, canals=(1, 0)), town(reputation=3, canals=(1, 1)))
    assert table.town(0).majorities == ["people"]
    assert table.town(1).majorities == ["reputation", "canal"]


@pytest.mark.parametrize(("faces", "price"), [({"red": 2, "blue": 1}, 1), ({"red": 2}, 0), ({"red": 1}, 0)])
def test_the_notary_lowers_the_rolled_price_by_two(faces: dict[str, int], price: int) -> None:
    """BR-70: not below 0, and then a step costs nothing at all."""
    table = rolled(town(houses="red:notary", guilders=price), town(), **faces).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 0)


def test_the_notary_is_of_no_use_without_a_one_or_a_two() -> None:
    """BR-70: nobody is asked."""
    assert rolled(town(houses="red:notary", guilders=9)).now.phase == Phase.PLAY


def test_the_notary_helps_in_phase_2_only_and_only_its_owner() -> None:
    """BR-70: the Viscount's step costs what was rolled."""
    table = rolled(town(houses="red:notary"), town(guilders=1), red=2, blue=1)
    assert table.now.phase == Phase.PLAY
    mine = town(hand="queen", houses="red:notary blue:viscount", workers="purple", guilders=3)
    table = scene(mine, dice={"red": 2, "blue": 1}).play("person:viscount")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 0)


def test_the_earl_may_advance_for_four_guilders_without_a_one_or_a_two() -> None:
    """BR-71: he may decline."""
    table = rolled(town(houses="red:earl", guilders=5), town(guilders=5))
    assert (table.asked, table.why(0), table.limits(0)) == ([0], "advance", (0, 1))
    advanced = table.play("button:yes")
    assert (advanced.town(0).reputation, advanced.town(0).guilders) == (1, 1)
    assert advanced.now.phase == Phase.PLAY
    declined = table.play()
    assert (declined.town(0).reputation, declined.town(0).guilders) == (0, 5)


def test_the_earl_does_not_act_when_the_step_can_be_paid_as_usual() -> None:
    """BR-71: nor when its price cannot be paid."""
    table = rolled(town(houses="red:earl", guilders=9), red=2).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 7)
    assert table.now.phase == Phase.PLAY
    faces = {"red": 2, "blue": 2, "brown": 1}
    assert rolled(town(houses="red:earl", guilders=4), **faces).now.phase == Phase.PLAY


def test_the_earl_needs_four_guilders_and_a_step_to_go_to() -> None:
    """BR-71, BR-39: three are not enough."""
    assert rolled(town(houses="red:earl", guilders=3)).now.phase == Phase.PLAY
    assert rolled(town(houses="red:earl", guilders=9, reputation=8)).now.phase == Phase.PLAY


def test_the_notary_does_not_lower_the_earls_price() -> None:
    """BR-70, BR-71: four guilders, whoever else is there."""
    assert rolled(town(houses="red:earl blue:notary", guilders=3)).now.phase == Phase.PLAY
    table = rolled(town(houses="red:earl blue:notary", guilders=4)).play("button:yes")
    assert table.town(0).guilders == 0


# The Militia Captain


def test_a_protected_seat_is_not_asked_and_yields_nothing() -> None:
    """BR-72: the Beggar asks the other one only."""
    mine = town(hand="beggar", houses="red", guilders=6)
    table = scene(mine, town(houses="red:militia_captain", workers="red red blue"), town(workers="red red blue"))
    table = table.play("card:beggar/use:recruit/house:red")
    assert table.asked == [2]
    table = table.play("worker:red", "worker:blue")
    assert sum(table.town(1).workers.values()) == 3
    assert sum(table.town(0).workers.values()) == 2


def test_a_protected_seat_is_passed_over_without_a_question_too() -> None:
    """BR-72: the Thief takes from the other one only."""
    mine = town(hand="thief", houses="red", guilders=6)
    table = scene(mine, town(houses="red:militia_captain", guilders=9), town(guilders=9))
    table = table.play("card:thief/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [3, 9, 6]


def test_a_protected_seat_cannot_be_chosen() -> None:
    """BR-72: the Pickpocket has one victim left, and is not asked."""
    mine = town(hand="pickpocket", houses="red")
    table = scene(mine, town(houses="red:militia_captain", guilders=9), town(guilders=9))
    table = table.play("card:pickpocket/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [3, 9, 6]
    table = scene(mine, town(guilders=9), town(houses="red:militia_captain", guilders=9), town(guilders=9))
    table = table.play("card:pickpocket/use:recruit/house:red")
    assert table.offers(0) == ["seat:1", "seat:3"]


def test_a_protected_seat_receives_no_markers_from_persons() -> None:
    """BR-72: the Rumour-monger reaches the other one only."""
    mine = town(hand="rumour_monger", houses="red", guilders=3)
    table = scene(mine, town(houses="red:militia_captain"), town()).play("card:rumour_monger/use:recruit/house:red")
    table = table.play("threat:red")
    assert [table.town(seat).threats[RED] for seat in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(
    "card", ["beggar", "thief", "rumour_monger", "troublemaker", "arsonist", "pickpocket", "blackmailer"]
)
def test_with_nobody_left_an_arrow_does_nothing(card: str) -> None:
    """BR-72: and nobody is asked anything."""
    rival = town(houses="red:militia_captain blue", workers="red red red", guilders=9, points=5, canals=(1, 1))
    table = scene(town(hand=card, houses="red", guilders=6), rival)
    before = table.town(1)
    table = table.play(f"card:{card}/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(1) == before
    assert (table.town(0).guilders, table.town(0).points) == (6 - PERSONS[card].price, 0)


@pytest.mark.parametrize("person", ["highwayman", "informant"])
def test_with_nobody_left_a_person_is_not_offered(person: str) -> None:
    """BR-72: one seat without protection is enough."""
    mine = town(hand="queen", houses=f"red:{person}", workers="yellow purple", threats="red")
    captain = town(houses="red:militia_captain", guilders=9)
    assert f"person:{person}" not in scene(mine, captain).offers(0)
    assert f"person:{person}" in scene(mine, captain, town(guilders=9)).offers(0)


def test_the_dice_respect_nobody() -> None:
    """BR-72: the Captain's own seat receives its markers and suffers."""
    table = rolled(town(houses="red:militia_captain", threats="yellow yellow", guilders=4), yellow=5, blue=5)
    assert (table.town(0).guilders, table.town(0).threats[BLUE]) == (0, 1)


def test_gifts_arrive_all_the_same() -> None:
    """BR-72: the Moneylender's guilder."""
    table = scene(town(hand="moneylender", houses="red", guilders=1), town(houses="red:militia_captain"))
    table = table.play("card:moneylender/use:recruit/house:red")
    assert (table.town(1).guilders, table.town(0).points) == (1, 1)


def test_the_captain_does_not_protect_from_ones_own_people() -> None:
    """BR-72: persons of others only."""
    table = scene(town(hand="smuggler", houses="red blue:militia_captain", guilders=3, threats="yellow yellow"))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:yellow")
    assert (table.town(0).guilders, table.town(0).threats[YELLOW]) == (0, 0)


def exchanging(workers: str) -> Scene:
    """The Coal Miner, who is paid with a brown worker, has been activated."""
    return scene(town(hand="queen", houses="red:coal_miner", workers=workers)).play("person:coal_miner")


# Exchanging, giving and losing


def test_workers_are_exchanged_one_for_one() -> None:
    """BR-73: as many as one likes; the worker paid is not replaced."""
    table = exchanging("brown red red blue").play("worker:red/for:yellow").play("worker:red/for:purple").play()
    assert table.town(0).workers == {"blue": 1, "brown": 0, "red": 0, "purple": 1, "yellow": 1}
    assert table.why(0) == "take-turn"


def test_at_least_one_worker_is_exchanged() -> None:
    """BR-73: after the first one may stop."""
    table = exchanging("brown red blue")
    assert table.limits(0) == (1, 1)
    assert table.play("worker:red/for:yellow").limits(0) == (0, 1)


def test_no_worker_is_exchanged_for_its_own_colour() -> None:
    """BR-73: nothing would change."""
    assert sorted(exchanging("brown red").offers(0)) == [
        "worker:red/for:blue",
        "worker:red/for:brown",
        "worker:red/for:purple",
        "worker:red/for:yellow",
    ]


def test_a_worker_taken_cannot_be_given_again() -> None:
    """BR-73: with the last of the old ones the exchange is over."""
    table = exchanging("brown red blue").play("worker:red/for:blue")
    assert {path.split("/")[0] for path in table.offers(0)} == {"worker:blue"}
    table = table.play("worker:blue/for:yellow")
    assert table.why(0) == "take-turn"
    assert (table.town(0).workers[BLUE], table.town(0).workers[YELLOW]) == (1, 1)


def test_others_choose_themselves_what_they_give_and_all_at_once() -> None:
    """BR-74: nothing changes hands before all have chosen."""
    mine = town(hand="beggar", houses="red", guilders=6)
    table = scene(mine, town(workers="red red blue"), town(workers="yellow brown brown"))
    table = table.play("card:beggar/use:recruit/house:red")
    assert table.asked == [1, 2]
    table = table.reply(2, "worker:brown", "worker:yellow")
    assert table.asked == [1]
    assert table.town(0).workers[BROWN] == 0
    table = table.reply(1, "worker:red", "worker:blue")
    assert table.town(0).workers == {"red": 1, "blue": 1, "brown": 1, "yellow": 1, "purple": 0}
    assert table.town(1).workers[RED] == 1


def test_others_give_as_much_as_they_have() -> None:
    """BR-74, BR-84: with two workers or fewer there is nothing to choose."""
    mine = town(hand="beggar", houses="red", guilders=6)
    table = scene(mine, town(workers="red"), town(workers="yellow brown"), town())
    table = table.play("card:beggar/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(0).workers == {"red": 1, "yellow": 1, "brown": 1, "blue": 0, "purple": 0}


def test_others_lose_what_they_choose_themselves() -> None:
    """BR-74, BR-30, BR-53: the Troublemaker's victims give up an end token each; a statue is kept."""
    mine = town(hand="troublemaker", houses="red", guilders=6, canals=(1, 1))
    rivals = [town(canals=(5, 2), statues=[7]), town(canals=(0, 3)), town()]
    table = scene(mine, *rivals).play("card:troublemaker/use:recruit/house:red")
    assert (table.asked, sorted(table.offers(1))) == ([1], ["section:left", "section:right"])
    table = table.play("section:left")
    assert [table.town(seat).canals for seat in range(4)] == [[1, 1], [4, 2], [0, 2], [0, 0]]
    assert table.town(1).statues == [7]


def test_the_house_of_a_person_keeps_its_card_when_the_person_acts() -> None:
    """BR-50: activating moves nothing but the person's use."""
    table = scene(town(hand="duke", houses="blue=piper:queen")).play("person:queen")
    assert table.town(0).houses == [House("piper", "queen")]


def test_the_lady_in_waiting_says_at_once_whom_she_brings() -> None:
    """BR-90: nobody is asked in between, and without anybody to bring she is not offered."""
    table = scene(town(hand="prince king", houses="red:lady_in_waiting blue", workers="blue", guilders=7))
    assert "person:lady_in_waiting/card:prince/use:recruit/house:blue" in table.offers(0)
    assert not [path for path in table.offers(0) if path.startswith("person:lady_in_waiting/card:king")]
    table = table.play("person:lady_in_waiting/card:prince/use:recruit/house:blue")
    assert (table.town(0).persons, table.town(0).guilders) == (["lady_in_waiting", "prince"], 0)
    poor = scene(town(hand="prince king", houses="red:lady_in_waiting blue", workers="blue", guilders=6))
    assert poor.barred(0)["person:lady_in_waiting"].id == "barred-can-recruit-for-less"


def test_the_princesss_card_is_no_card_of_the_hand() -> None:
    """BR-91: it can be nothing but played."""
    table = scene(town(hand="prince", houses="red:princess", workers="blue"), left="king alchemist")
    table = table.play("person:princess").play("pile:left")
    assert (table.town(0).hand, table.town(0).drawn) == (["prince"], ["alchemist"])
    assert {path.partition("/")[0] for path in table.offers(0)} == {"card:alchemist"}
    assert table.limits(0) == (1, 1)
    table = table.play("card:alchemist/use:workers")
    assert (table.town(0).hand, table.town(0).drawn) == (["prince"], [])
