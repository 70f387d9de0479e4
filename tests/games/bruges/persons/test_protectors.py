"""The fifteen protectors."""

import pytest

from guildtable.games.bruges.parts import COLOURS, PURPLE, RED, YELLOW
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import TownSpec, scene, town

wardens = pytest.mark.parametrize(
    ("person", "worker", "threat"),
    [
        ("fire_warden", "blue", "red"),
        ("dyke_warden", "brown", "blue"),
        ("plague_nurse", "purple", "brown"),
        ("crossbow_archer", "red", "yellow"),
        ("bodyguard", "yellow", "purple"),
    ],
)


@wardens
def test_only_a_worker_of_its_own_colour_activates_it(person: str, worker: str, threat: str) -> None:
    tables = {
        colour: scene(town(hand="student", houses=f"red:{person}", workers=colour, threats=threat))
        for colour in COLOURS
    }
    assert [colour for colour, table in tables.items() if f"person:{person}" in table.offers(0)] == [worker]


@wardens
def test_the_wardens_return_one_marker_of_their_colour(person: str, worker: str, threat: str) -> None:
    threats = " ".join([*COLOURS, threat])
    table = scene(town(hand="student", houses=f"red:{person}", workers=f"{worker} {worker}", threats=threats))
    table = table.play(f"person:{person}")
    assert table.town(0).threats == dict.fromkeys(COLOURS, 1)
    assert table.town(0).points == 1
    assert sum(table.town(0).workers.values()) == 1
    assert f"person:{person}" not in table.offers(0)


@wardens
def test_the_wardens_are_not_offered_without_their_marker(person: str, worker: str, threat: str) -> None:
    others = " ".join(colour for colour in COLOURS if colour != threat)
    table = scene(town(hand="student", houses=f"red:{person}", workers=worker, threats=others), town(threats=threat))
    assert f"person:{person}" not in table.offers(0)


def test_the_knight_returns_two_markers_of_different_colours() -> None:
    table = scene(town(hand="knight", houses="red", guilders=3, threats="red red blue yellow"))
    table = table.play("card:knight/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("return-different-threats", (0, 2))
    assert table.offers(0) == ["threat:blue", "threat:red", "threat:yellow"]
    table = table.play("threat:red", "threat:yellow")
    assert table.town(0).threats == {"blue": 1, "brown": 0, "red": 1, "purple": 0, "yellow": 0}
    assert table.town(0).points == 2


def test_the_knight_does_not_return_two_of_one_colour() -> None:
    table = scene(town(hand="knight", houses="red", guilders=3, threats="red red"))
    table = table.play("card:knight/use:recruit/house:red")
    assert (table.offers(0), table.limits(0)) == (["threat:red"], (0, 1))
    assert table.play("threat:red").town(0).threats[RED] == 1


def test_the_knight_may_return_none() -> None:
    table = scene(town(hand="knight", houses="red", guilders=3, threats="red blue"))
    table = table.play("card:knight/use:recruit/house:red").play()
    assert (table.why(0), table.town(0).points) == ("after-card", 0)
    assert sum(table.town(0).threats.values()) == 2


def test_the_knight_without_markers_is_not_asked() -> None:
    table = scene(town(hand="knight", houses="red", guilders=3), town(threats="red blue"))
    assert table.play("card:knight/use:recruit/house:red").why(0) == "after-card"


def test_the_jailor_returns_a_marker_for_each_person_himself_included() -> None:
    houses = "red blue:student yellow:tutor blue"
    table = scene(town(hand="jailor", houses=houses, guilders=6, threats="red red blue blue purple"))
    table = table.play("card:jailor/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("return-threats", (0, 3))
    table = table.play("threat:red", "threat:red", "threat:purple")
    assert table.town(0).threats == {"blue": 2, "brown": 0, "red": 0, "purple": 0, "yellow": 0}
    assert table.town(0).points == 3


def test_the_jailor_returns_no_more_than_there_are() -> None:
    table = scene(town(hand="jailor", houses="red blue:student yellow:tutor", guilders=6, threats="red red"))
    table = table.play("card:jailor/use:recruit/house:red")
    assert (table.offers(0), table.limits(0)) == (["threat:red"], (0, 2))
    assert table.play("threat:red").town(0).points == 1


def test_the_jailor_may_return_none_and_counts_only_his_own_people() -> None:
    table = scene(town(hand="jailor", houses="red", guilders=6, threats="red blue"), town(houses="red:king red:queen"))
    table = table.play("card:jailor/use:recruit/house:red")
    assert table.limits(0) == (0, 1)
    table = table.play()
    assert (table.town(0).points, sum(table.town(0).threats.values())) == (0, 2)


def test_the_sergeant_takes_a_worker_for_each_marker_and_keeps_them() -> None:
    table = scene(town(hand="sergeant", houses="red", threats="red red blue yellow"), town(threats="purple"))
    table = table.play("card:sergeant/use:recruit/house:red")
    assert table.town(0).workers == {"blue": 1, "brown": 0, "red": 2, "purple": 0, "yellow": 1}
    assert table.town(0).threats == {"blue": 1, "brown": 0, "red": 2, "purple": 0, "yellow": 1}
    assert table.town(0).points == 0


def test_the_captain_of_the_guard_returns_all_markers() -> None:
    table = scene(town(hand="captain_of_the_guard", houses="red", guilders=12, threats="red red blue blue yellow"))
    table = table.play("card:captain_of_the_guard/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("return-threats", (0, 5))
    table = table.play("threat:red", "threat:red", "threat:blue", "threat:blue", "threat:yellow")
    assert sum(table.town(0).threats.values()) == 0
    assert table.town(0).points == 5


def test_the_captain_of_the_guard_returns_as_many_as_wanted() -> None:
    table = scene(town(hand="captain_of_the_guard", houses="red", guilders=12, threats="red red blue"))
    table = table.play("card:captain_of_the_guard/use:recruit/house:red").play("threat:red")
    assert table.town(0).threats == {"blue": 1, "brown": 0, "red": 1, "purple": 0, "yellow": 0}
    assert table.town(0).points == 1


def test_the_physician_returns_a_marker_of_any_colour_once_a_round() -> None:
    table = scene(town(hand="student", houses="red:physician", threats="red red blue", guilders=3))
    table = table.play("person:physician")
    assert (table.offers(0), table.limits(0)) == (["threat:blue", "threat:red"], (1, 1))
    table = table.play("threat:blue")
    assert table.town(0).threats == {"blue": 0, "brown": 0, "red": 2, "purple": 0, "yellow": 0}
    assert (table.town(0).points, table.town(0).guilders) == (1, 2)
    assert "person:physician" not in table.offers(0)


def test_the_physician_works_for_a_guilder() -> None:
    table = scene(town(hand="student", houses="red:physician", threats="red red blue"))
    assert table.barred(0)["person:physician"].id == "barred-have-a-guilder-and-a-threat"


def test_the_physician_is_not_asked_for_markers_of_one_colour() -> None:
    table = scene(town(hand="student", houses="red:physician", threats="red red", guilders=1))
    table = table.play("person:physician")
    assert (table.town(0).threats[RED], table.town(0).points) == (1, 1)


def test_the_physician_without_markers_is_not_offered() -> None:
    table = scene(town(hand="student", houses="red:physician", guilders=1), town(threats="red"))
    assert "person:physician" not in table.offers(0)


def test_the_guard_returns_a_marker_of_the_space_built() -> None:
    table = scene(town(hand="tutor", houses="red:guard", guilders=2, canals=(0, 1), threats="yellow yellow red"))
    table = table.play("card:tutor/use:canal/section:right")
    assert (table.offers(0), table.limits(0)) == (["threat:yellow"], (0, 1))
    table = table.play("threat:yellow")
    assert (table.town(0).threats[YELLOW], table.town(0).threats[RED], table.town(0).points) == (1, 1, 1)


def test_the_guard_goes_by_the_space_not_by_the_card() -> None:
    table = scene(town(hand="student", houses="red:guard red:engineer", guilders=1, threats="purple blue"))
    assert table.play("card:student/use:canal/section:left").offers(0) == ["threat:blue"]


def test_the_guard_may_be_declined() -> None:
    table = scene(town(hand="student", houses="red:guard", guilders=1, threats="purple"))
    table = table.play("card:student/use:canal/section:right").play()
    assert (table.why(0), table.town(0).threats[PURPLE], table.town(0).points) == ("after-card", 1, 0)


def test_the_guard_without_a_marker_of_the_space_is_not_asked() -> None:
    table = scene(town(hand="student", houses="red:guard", guilders=1, threats="blue yellow"))
    assert table.play("card:student/use:canal/section:right").why(0) == "after-card"


def test_the_guard_watches_the_porters_canal() -> None:
    table = scene(town(hand="porter", houses="red:guard red", guilders=3, threats="blue"))
    table = table.play("card:porter/use:recruit/house:red").play("section:left")
    assert table.offers(0) == ["threat:blue"]


def test_the_guard_watches_both_canals_of_the_cartographer() -> None:
    table = scene(town(hand="cartographer", houses="red:guard red", guilders=9, threats="blue brown"))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("threat:blue")
    assert table.why(0) == "may-build-canal"
    table = table.play("section:left")
    assert table.offers(0) == ["threat:brown"]
    assert table.play("threat:brown").town(0).points == 2


def test_the_guard_does_not_watch_the_canals_of_others() -> None:
    table = scene(town(hand="student", guilders=1, threats="purple"), town(houses="red:guard", threats="purple"))
    assert table.play("card:student/use:canal/section:right").asked == [0]


@pytest.mark.parametrize(
    ("colour", "penalty"),
    [("blue", "flood"), ("brown", "plague"), ("yellow", "raid"), ("red", "fire"), ("purple", "intrigue")],
)
def test_the_shield_bearer_buys_off_any_penalty(colour: str, penalty: str) -> None:
    mine = town(
        houses="red:shield_bearer", workers="red", guilders=5, points=9, threats=f"{colour} {colour}", canals=(1, 0)
    )
    table = scene(mine, phase=Phase.ROLL).roll(**{colour: 5})
    assert (table.why(0), table.offers(0), table.limits(0)) == ("buy-off", ["button:yes"], (0, 1))
    table = table.play("button:yes")
    assert table.heard("buys-off") == [{"seat": "seat:0", "penalty": f"penalty:{penalty}"}]
    assert table.town(0).guilders == 3
    assert sum(table.town(0).threats.values()) == 0
    assert (table.town(0).points, table.town(0).workers[RED], table.town(0).canals) == (9, 1, [1, 0])
    assert table.town(0).persons == ["shield_bearer"]


def test_the_shield_bearer_may_let_it_happen() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=5, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=6).play()
    assert table.heard("suffers") == [{"seat": "seat:0", "penalty": "penalty:raid"}]
    assert (table.town(0).guilders, table.town(0).threats[YELLOW], table.town(0).points) == (0, 0, 0)


def test_the_shield_bearer_has_to_have_two_guilders() -> None:
    mine = town(houses="red:shield_bearer", guilders=1, workers="red", threats="blue blue")
    table = scene(mine, phase=Phase.ROLL).roll(blue=6)
    assert table.heard("suffers") == [{"seat": "seat:0", "penalty": "penalty:flood"}]
    assert (table.town(0).guilders, table.town(0).workers[RED]) == (1, 0)


def test_the_shield_bearer_is_asked_where_there_is_nothing_to_lose() -> None:
    table = scene(town(houses="red:shield_bearer", guilders=2, threats="blue blue"), phase=Phase.ROLL).roll(blue=6)
    assert table.why(0) == "buy-off"


def test_the_shield_bearer_is_asked_for_each_of_several_penalties() -> None:
    mine = town(houses="red:shield_bearer", guilders=3, workers="red", points=4, threats="blue blue purple purple")
    table = scene(mine, phase=Phase.ROLL).roll(blue=6, purple=5).play("penalty:intrigue").play("button:yes")
    assert (table.town(0).guilders, table.town(0).points, table.town(0).workers[RED]) == (1, 4, 0)


def test_the_shield_bearer_gone_with_the_plague_shields_no_more() -> None:
    mine = town(houses="red:shield_bearer", guilders=5, points=4, threats="brown brown purple purple")
    table = scene(mine, phase=Phase.ROLL).roll(brown=6, purple=5).play("penalty:plague").play()
    assert table.town(0).persons == []
    assert (table.town(0).guilders, table.town(0).points) == (5, 1)


def test_the_shield_bearer_shields_from_a_rumour_too() -> None:
    mine = town(hand="rumour_monger", houses="red", guilders=3)
    table = scene(mine, town(houses="red:shield_bearer", guilders=2, points=6, threats="purple purple"))
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:purple")
    assert (table.asked, table.why(1)) == ([1], "buy-off")
    table = table.play("button:yes")
    assert (table.town(1).guilders, table.town(1).points, table.town(1).threats[PURPLE]) == (0, 6, 0)


def test_the_watchtower_keeper_refuses_one_of_several_markers() -> None:
    table = scene(town(houses="red:watchtower_keeper"), phase=Phase.ROLL).roll(red=5, blue=6)
    assert (table.asked, table.why(0)) == ([0], "refuse-threat")
    assert (table.offers(0), table.limits(0)) == (["threat:blue", "threat:red"], (0, 1))
    table = table.play("threat:red")
    assert table.town(0).threats == {"blue": 1, "brown": 0, "red": 0, "purple": 0, "yellow": 0}
    assert table.town(1).threats == {"blue": 1, "brown": 0, "red": 1, "purple": 0, "yellow": 0}
    assert table.town(0).points == 0


def test_the_watchtower_keeper_may_accept_all() -> None:
    table = scene(town(houses="red:watchtower_keeper"), phase=Phase.ROLL).roll(red=5).play()
    assert table.town(0).threats[RED] == 1


def test_the_watchtower_keeper_refuses_before_the_penalty() -> None:
    table = scene(town(houses="red:watchtower_keeper", guilders=4, threats="yellow yellow"), phase=Phase.ROLL)
    table = table.roll(yellow=6).play("threat:yellow")
    assert (table.town(0).guilders, table.town(0).threats[YELLOW]) == (4, 2)
    assert table.heard("suffers") == []


def test_the_watchtower_keeper_is_not_asked_without_a_marker() -> None:
    table = scene(town(houses="red:watchtower_keeper"), phase=Phase.ROLL).roll(red=4, blue=3)
    assert table.now.phase is Phase.PLAY


def test_the_watchtower_keeper_does_not_refuse_rumours() -> None:
    table = scene(town(hand="rumour_monger", houses="red", guilders=3), town(houses="red:watchtower_keeper"))
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:purple")
    assert (table.asked, table.town(1).threats[PURPLE]) == ([0], 1)


def protected() -> TownSpec:
    """A town with something of everything, and the Militia Captain."""
    return town(houses="red:militia_captain red", workers="red red blue", guilders=9, points=9, canals=(1, 1))


@pytest.mark.parametrize(
    "person", ["troublemaker", "beggar", "thief", "rumour_monger", "arsonist", "pickpocket", "blackmailer"]
)
def test_the_militia_captain_protects_from_the_arrows_of_others(person: str) -> None:
    table = scene(town(hand=person, houses="blue", guilders=6), protected())
    before = table.town(1)
    table = table.play(f"card:{person}/use:recruit/house:blue")
    assert (table.asked, table.why(0)) == ([0], "after-card")
    assert table.town(1) == before
    assert (sum(table.town(0).workers.values()), table.town(0).points) == (0, 0)
    assert table.heard("takes-guilders") == []


def test_the_militia_captain_of_the_attacker_protects_nobody_else() -> None:
    table = scene(town(hand="thief", houses="red red:militia_captain", guilders=6), town(guilders=9))
    table = table.play("card:thief/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(2)] == [3, 6]


def test_the_militia_captain_leaves_the_others_as_victims() -> None:
    victim = town(guilders=9)
    table = scene(town(hand="thief", houses="red", guilders=6), protected(), victim)
    table = table.play("card:thief/use:recruit/house:red")
    assert [table.town(seat).guilders for seat in range(3)] == [3, 9, 6]


def test_the_militia_captains_town_cannot_be_chosen() -> None:
    table = scene(town(hand="pickpocket", houses="red"), town(guilders=4), protected(), town(guilders=5))
    assert table.play("card:pickpocket/use:recruit/house:red").offers(0) == ["seat:1", "seat:3"]


def test_the_highwayman_is_not_offered_against_the_militia_captain_alone() -> None:
    table = scene(town(hand="student", houses="red:highwayman", workers="yellow"), protected())
    assert "person:highwayman" not in table.offers(0)


def test_the_informant_is_not_offered_against_the_militia_captain_alone() -> None:
    table = scene(town(hand="student", houses="red:informant", workers="purple", threats="red"), protected())
    assert "person:informant" not in table.offers(0)


def test_the_informant_cannot_inform_on_the_militia_captains_town() -> None:
    mine = town(hand="student", houses="red:informant", workers="purple", threats="red blue")
    table = scene(mine, protected(), town(), town()).play("person:informant")
    assert table.offers(0) == ["threat:blue/seat:2", "threat:blue/seat:3", "threat:red/seat:2", "threat:red/seat:3"]


def test_the_militia_captain_does_not_keep_the_dice_away() -> None:
    table = scene(town(), protected(), phase=Phase.ROLL).roll(red=5)
    assert table.town(1).threats[RED] == 1


@pytest.mark.parametrize(
    ("threats", "points"),
    [
        ("", 7),
        ("red", 6),
        ("red red blue blue brown brown", 1),
        ("red red blue blue brown brown yellow", 0),
        ("red red blue blue brown brown yellow yellow purple", 0),
    ],
)
def test_the_constable_scores_seven_points_less_the_markers_at_the_end(threats: str, points: int) -> None:
    table = scene(town(houses="red:constable", threats=threats), town(threats="red red"))
    assert table.score(0).items["laurels"] == points
