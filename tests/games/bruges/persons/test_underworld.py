"""The fifteen persons of the underworld."""

import pytest

from guildtable.games.bruges.parts import BROWN, COLOURS, PURPLE, RED, YELLOW
from guildtable.kernel.question import Message
from tests.games.bruges.scenes import TownSpec, scene, town

any_threat = [f"threat:{colour}" for colour in COLOURS]


def rich(captain: str = "") -> TownSpec:
    """A town with enough of everything to lose it twice."""
    houses = f"red red red:queen {captain}" if captain else "red red red:king"
    return town(houses=houses, workers="red red red red blue", guilders=9, points=9, canals=(2, 2))


attackers = pytest.mark.parametrize(
    ("person", "answer"),
    [
        ("troublemaker", ["section:left"]),
        ("beggar", ["worker:red", "worker:red"]),
        ("thief", []),
        ("rumour_monger", ["threat:red"]),
        ("arsonist", []),
        ("pickpocket", []),
        ("blackmailer", ["button:pay-guilders"]),
    ],
)


@attackers
def test_the_protected_are_passed_over_and_the_others_are_not(person: str, answer: list[str]) -> None:
    begun = scene(town(hand=person, houses="blue", guilders=6), rich("blue:militia_captain"), rich())
    table = begun.play(f"card:{person}/use:recruit/house:blue")
    table = table.play(*answer) if answer else table
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(1) == begun.town(1)
    assert table.town(2) != begun.town(2)


@attackers
def test_the_astronomer_is_asked_while_one_other_player_has_something(person: str, answer: list[str]) -> None:
    mine = town(hand=person, houses="blue brown:astronomer", guilders=6)
    table = scene(mine, rich("blue:militia_captain"), rich(), town(houses="yellow:prince"))
    table = table.play(f"card:{person}/use:recruit/house:blue")
    table = table.play("seat:2") if person == "pickpocket" else table
    table = table.play(*answer) if answer else table
    assert table.why(0) == "carry-out-again"


@pytest.mark.parametrize("person", ["troublemaker", "beggar", "thief", "arsonist", "pickpocket"])
def test_the_astronomer_is_not_asked_where_only_the_protected_have_something(person: str) -> None:
    mine = town(hand=person, houses="blue brown:astronomer", guilders=6)
    table = scene(mine, rich("blue:militia_captain"), town())
    assert table.play(f"card:{person}/use:recruit/house:blue").why(0) == "after-card"


def test_the_troublemaker_has_each_other_player_return_an_end_token() -> None:
    mine = town(hand="troublemaker", houses="red", guilders=6, canals=(2, 2))
    table = scene(mine, town(canals=(3, 1)), town(canals=(5, 4), statues=(7,)), town(canals=(0, 2)))
    table = table.play("card:troublemaker/use:recruit/house:red")
    assert table.asked == [1, 2]
    assert (table.why(1), table.offers(1)) == ("lose-canal", ["section:left", "section:right"])
    table = table.reply(2, "section:left").reply(1, "section:right")
    assert [table.town(seat).canals for seat in range(4)] == [[2, 2], [3, 0], [4, 4], [0, 1]]


def test_the_troublemaker_leaves_the_statue_and_it_is_not_earned_again() -> None:
    mine = town(hand="troublemaker", houses="red", guilders=6)
    rival = town(hand="king", houses="red:fountain_builder red:acrobat", workers="red", canals=(5, 0), statues=(7,))
    table = scene(mine, rival).play("card:troublemaker/use:recruit/house:red").end_turn()
    assert (table.town(1).canals, table.town(1).statues) == ([4, 0], [7])
    table = table.play("person:acrobat").play("section:left")
    assert (table.town(1).canals, table.town(1).statues) == ([5, 0], [7])


def test_the_troublemaker_takes_nothing_where_nothing_is_built() -> None:
    table = scene(town(hand="troublemaker", houses="red", guilders=6), town()).play(
        "card:troublemaker/use:recruit/house:red"
    )
    assert (table.asked, table.why(0), table.town(1).canals) == ([0], "after-card", [0, 0])


def test_the_troublemaker_has_all_choose_before_anything_is_told() -> None:
    mine = town(hand="troublemaker", houses="red", guilders=6)
    table = scene(mine, town(canals=(1, 1)), town(canals=(1, 1))).play("card:troublemaker/use:recruit/house:red")
    table = table.reply(1, "section:left")
    assert (table.asked, table.events, table.town(1).canals) == ([2], (), [1, 1])


def test_the_beggar_takes_two_workers_of_the_givers_choice() -> None:
    mine = town(hand="beggar", houses="red", workers="yellow", guilders=6)
    table = scene(mine, town(workers="red red blue"), town(workers="brown purple purple"))
    table = table.play("card:beggar/use:recruit/house:red")
    assert table.asked == [1, 2]
    assert (table.why(1), table.limits(1), table.offers(1)) == ("give-workers", (2, 2), ["worker:blue", "worker:red"])
    table = table.reply(1, "worker:red", "worker:red").reply(2, "worker:purple", "worker:brown")
    assert table.town(0).workers == {"blue": 0, "brown": 1, "red": 2, "purple": 1, "yellow": 1}
    assert table.town(1).workers == {"blue": 1, "brown": 0, "red": 0, "purple": 0, "yellow": 0}
    assert table.town(2).workers == {"blue": 0, "brown": 0, "red": 0, "purple": 1, "yellow": 0}


def test_the_beggar_takes_what_there_is_from_those_with_fewer() -> None:
    table = scene(town(hand="beggar", houses="red", guilders=6), town(workers="red"), town(), town(workers="red blue"))
    table = table.play("card:beggar/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(0).workers == {"blue": 1, "brown": 0, "red": 2, "purple": 0, "yellow": 0}
    assert [sum(table.town(seat).workers.values()) for seat in (1, 2, 3)] == [0, 0, 0]


def test_the_thief_takes_three_guilders_from_each() -> None:
    table = scene(town(hand="thief", houses="red", guilders=7), town(guilders=3), town(guilders=9), town(guilders=2))
    table = table.play("card:thief/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(4)] == [1 + 3 + 3 + 2, 0, 6, 0]


def test_the_rumour_monger_gives_each_other_player_a_marker_of_a_colour() -> None:
    table = scene(town(hand="rumour_monger", houses="red", guilders=3), town(), town(threats="brown"))
    table = table.play("card:rumour_monger/use:recruit/house:red")
    assert (table.asked, table.why(0), table.offers(0), table.limits(0)) == ([0], "spread-rumour", any_threat, (1, 1))
    table = table.play("threat:brown")
    assert [table.town(seat).threats[BROWN] for seat in range(3)] == [0, 1, 2]
    assert [sum(table.town(seat).threats.values()) for seat in range(3)] == [0, 1, 2]


def test_the_rumour_foretells_whose_circle_it_completes() -> None:
    mine = town(hand="rumour_monger", houses="red", guilders=3, threats="red red")
    table = scene(mine, town(threats="red"), town(threats="red red")).play("card:rumour_monger/use:recruit/house:red")
    assert table.outcome(0, "threat:red").args["seats"] == ("seat:2",)
    assert table.outcome(0, "threat:blue").args["seats"] == ()


def test_the_rumour_completes_circles_one_after_the_other_from_the_left() -> None:
    burning = "red blue"
    table = scene(
        town(houses=burning, threats="red red"),
        town(hand="rumour_monger", houses="red", guilders=3),
        town(houses=burning, threats="red red"),
        turn=1,
    )
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:red")
    assert (table.asked, table.why(2), table.town(0).threats[RED]) == ([2], "fire", 2)
    table = table.play("house:red")
    assert (table.asked, table.why(0)) == ([0], "fire")
    table = table.play("house:blue")
    assert [table.town(seat).threats[RED] for seat in range(3)] == [0, 0, 0]
    assert [len(table.town(seat).houses) for seat in range(3)] == [1, 1, 1]
    assert (table.town(0).points, table.town(2).points) == (0, 0)


def test_the_arsonist_burns_an_empty_house_of_each_owners_choice() -> None:
    table = scene(
        town(hand="arsonist", houses="red yellow", guilders=3),
        town(houses="red blue yellow:king"),
        town(houses="brown red:queen"),
        town(houses="purple:prince"),
    )
    table = table.play("card:arsonist/use:recruit/house:red")
    assert (table.asked, table.why(1), table.offers(1)) == ([1], "lose-empty-house", ["house:red", "house:blue"])
    table = table.play("house:blue")
    assert table.town(0).workers == {"blue": 1, "brown": 1, "red": 0, "purple": 0, "yellow": 0}
    assert [len(table.town(seat).houses) for seat in range(4)] == [2, 2, 1, 1]
    assert [table.town(seat).persons for seat in range(1, 4)] == [["king"], ["queen"], ["prince"]]


def test_the_arsonist_throws_the_burnt_house_on_the_discards() -> None:
    table = scene(town(hand="arsonist", houses="red", guilders=3), town(houses="blue=beggar"))
    table = table.play("card:arsonist/use:recruit/house:red")
    assert (table.town(1).houses, table.now.discards[-1]) == ([], "beggar")
    assert table.heard("loses-house") == [{"seat": "seat:1", "house": "house:blue", "card": "card:beggar"}]


def test_the_pickpocket_takes_three_guilders_from_one() -> None:
    table = scene(town(hand="pickpocket", houses="red"), town(guilders=9), town(guilders=9), town(guilders=9))
    table = table.play("card:pickpocket/use:recruit/house:red")
    assert (table.asked, table.why(0), table.limits(0)) == ([0], "pick-pocket", (1, 1))
    assert table.offers(0) == ["seat:1", "seat:2", "seat:3"]
    table = table.play("seat:2")
    assert [table.town(seat).guilders for seat in range(4)] == [3, 9, 6, 9]


def test_the_pickpocket_foresees_what_is_in_the_pockets() -> None:
    table = scene(town(hand="pickpocket", houses="red"), town(guilders=2), town(guilders=9))
    table = table.play("card:pickpocket/use:recruit/house:red")
    assert [table.outcome(0, path).args["guilders"] for path in ("seat:1", "seat:2")] == [2, 3]


def test_the_pickpocket_takes_all_of_a_thin_purse() -> None:
    table = scene(town(hand="pickpocket", houses="red"), town(guilders=2)).play("card:pickpocket/use:recruit/house:red")
    assert (table.why(0), table.town(0).guilders, table.town(1).guilders) == ("after-card", 2, 0)


def test_the_smuggler_takes_eight_guilders_and_a_marker_of_choice() -> None:
    table = scene(town(hand="smuggler", houses="red", guilders=3)).play("card:smuggler/use:recruit/house:red")
    assert (table.why(0), table.offers(0), table.limits(0)) == ("take-threat", any_threat, (1, 1))
    table = table.play("threat:purple")
    assert (table.town(0).guilders, table.town(0).threats[PURPLE], table.town(1).threats[PURPLE]) == (8, 1, 0)
    assert sum(table.town(0).threats.values()) == 1


def test_the_smuggler_is_raided_after_taking_the_guilders() -> None:
    table = scene(town(hand="smuggler", houses="red", guilders=5, threats="yellow yellow"))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:yellow")
    assert (table.town(0).guilders, table.town(0).threats[YELLOW]) == (0, 0)


def test_the_blackmailer_has_each_other_player_choose() -> None:
    table = scene(
        town(hand="blackmailer", houses="red", guilders=6), town(guilders=2, points=4), town(guilders=3, points=4)
    )
    table = table.play("card:blackmailer/use:recruit/house:red")
    assert table.asked == [1, 2]
    assert (table.why(1), table.offers(1)) == ("give-in", ["button:pay-guilders", "button:lose-point"])
    table = table.reply(1, "button:lose-point")
    assert (table.asked, table.events) == ([2], ())
    table = table.reply(2, "button:pay-guilders")
    assert [table.town(seat).guilders for seat in range(3)] == [2, 2, 1]
    assert [table.town(seat).points for seat in range(3)] == [1, 3, 4]


def test_the_blackmailed_with_fewer_than_two_guilders_lose_a_point() -> None:
    table = scene(town(hand="blackmailer", houses="red", guilders=6), town(guilders=1, points=4))
    table = table.play("card:blackmailer/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert [(table.town(seat).guilders, table.town(seat).points) for seat in range(2)] == [(0, 1), (1, 3)]


def test_the_blackmailer_scores_even_where_there_is_no_point_to_lose() -> None:
    table = scene(town(hand="blackmailer", houses="red", guilders=6), town())
    table = table.play("card:blackmailer/use:recruit/house:red")
    assert (table.town(0).points, table.town(1).points) == (1, 0)
    assert table.heard("loses-points") == []


def test_the_gambler_takes_the_difference_of_highest_and_lowest() -> None:
    dice = {"blue": 3, "brown": 6, "red": 4, "purple": 2, "yellow": 5}
    table = scene(town(hand="king", houses="red:gambler", workers="red red"), dice=dice).play("person:gambler")
    assert (table.town(0).guilders, table.town(0).workers[RED]) == (4, 1)
    assert "person:gambler" not in table.offers(0)


def test_the_gambler_is_not_offered_where_all_dice_show_the_same() -> None:
    table = scene(town(hand="king", houses="red:gambler", workers="red"), dice=dict.fromkeys(COLOURS, 6))
    assert "person:gambler" not in table.offers(0)


def test_the_highwayman_takes_a_guilder_from_each_and_one_from_the_bank() -> None:
    mine = town(hand="king", houses="red:highwayman", workers="yellow yellow")
    table = scene(mine, town(guilders=5), town(), town(guilders=1)).play("person:highwayman")
    assert [table.town(seat).guilders for seat in range(4)] == [3, 4, 0, 0]
    assert table.town(0).workers[YELLOW] == 1
    assert "person:highwayman" not in table.offers(0)


def test_the_highwayman_takes_the_guilder_of_the_bank_among_the_poor() -> None:
    table = scene(town(hand="king", houses="red:highwayman", workers="yellow"), town()).play("person:highwayman")
    assert [table.town(seat).guilders for seat in range(2)] == [1, 0]


def test_the_highwayman_passes_over_the_protected() -> None:
    mine = town(hand="king", houses="red:highwayman", workers="yellow")
    table = scene(mine, town(guilders=5, houses="red:militia_captain"), town(guilders=5)).play("person:highwayman")
    assert [table.town(seat).guilders for seat in range(3)] == [2, 5, 4]


def test_the_poacher_takes_a_worker_of_any_colour_and_a_guilder() -> None:
    table = scene(town(hand="king", houses="red:poacher", workers="blue blue")).play("person:poacher")
    assert (table.why(0), table.limits(0)) == ("take-workers", (1, 1))
    assert table.position.choice(0).args == {"count": 1}
    assert table.offers(0) == [f"worker:{colour}" for colour in COLOURS]
    table = table.play("worker:red")
    assert table.town(0).workers == {"blue": 1, "brown": 0, "red": 1, "purple": 0, "yellow": 0}
    assert table.town(0).guilders == 1
    assert "person:poacher" not in table.offers(0)


def test_the_counterfeiter_takes_six_guilders() -> None:
    table = scene(town(hand="king", houses="red:counterfeiter", workers="brown brown")).play("person:counterfeiter")
    assert (table.town(0).guilders, table.town(0).workers[BROWN]) == (6, 1)
    assert "person:counterfeiter" not in table.offers(0)


def test_the_informant_gives_a_marker_away_and_scores_one_point() -> None:
    mine = town(hand="king", houses="red:informant", workers="purple purple", threats="red red blue")
    table = scene(mine, town(), town(threats="red")).play("person:informant")
    assert (table.why(0), table.limits(0)) == ("inform-on", (1, 1))
    assert table.offers(0) == ["threat:blue/seat:1", "threat:blue/seat:2", "threat:red/seat:1", "threat:red/seat:2"]
    table = table.play("threat:red/seat:2")
    assert table.heard("passes-threat") == [{"seat": "seat:0", "threat": "threat:red", "to": "seat:2"}]
    assert [table.town(seat).threats[RED] for seat in range(3)] == [1, 0, 2]
    assert [table.town(seat).points for seat in range(3)] == [1, 0, 0]
    assert table.town(0).workers[PURPLE] == 1
    assert "person:informant" not in table.offers(0)


def test_the_informant_foresees_what_the_marker_does_to_each() -> None:
    mine = town(hand="king", houses="red:informant", workers="purple", threats="yellow")
    table = scene(mine, town(guilders=8, threats="yellow yellow"), town(threats="yellow")).play("person:informant")
    assert table.outcome(0, "threat:yellow/seat:1") == Message("outcome-raid", {"lost": 8})
    assert table.outcome(0, "threat:yellow/seat:2") == Message("outcome-threat", {"count": 2})


def test_the_informants_third_marker_brings_the_penalty_at_once() -> None:
    mine = town(hand="king", houses="red:informant", workers="purple", threats="yellow")
    table = scene(mine, town(guilders=8, threats="yellow yellow")).play("person:informant")
    assert (table.asked, table.why(0)) == ([0], "take-turn")
    assert (table.town(0).threats[YELLOW], table.town(1).threats[YELLOW], table.town(1).guilders) == (0, 0, 0)
    assert (table.town(0).points, table.town(0).guilders) == (1, 0)


def test_the_informant_without_markers_is_not_offered() -> None:
    table = scene(town(hand="king", houses="red:informant", workers="purple"), town(threats="red"))
    assert "person:informant" not in table.offers(0)


def test_the_vagabond_takes_a_guilder_for_each_richer_player() -> None:
    mine = town(hand="king", houses="red:vagabond", guilders=3)
    table = scene(mine, town(guilders=4), town(guilders=3), town(guilders=9)).play("person:vagabond")
    assert [table.town(seat).guilders for seat in range(4)] == [5, 4, 3, 9]
    assert "person:vagabond" not in table.offers(0)


def test_the_vagabond_counts_the_protected_too() -> None:
    table = scene(town(hand="king", houses="red:vagabond"), town(guilders=4, houses="red:militia_captain"))
    assert table.play("person:vagabond").town(0).guilders == 1


def test_the_vagabond_of_the_richest_is_not_offered() -> None:
    table = scene(town(hand="king", houses="red:vagabond", guilders=3), town(guilders=3), town(guilders=2))
    assert "person:vagabond" not in table.offers(0)


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("red:gang_leader", 2),
        ("red:gang_leader blue:thief red:beggar yellow:king red", 6),
        ("blue:thief red:beggar", 0),
    ],
)
def test_the_gang_leader_scores_two_points_for_each_of_the_underworld_at_the_end(houses: str, points: int) -> None:
    assert scene(town(houses=houses), town(houses="red:vagabond")).score(0).items["laurels"] == points
