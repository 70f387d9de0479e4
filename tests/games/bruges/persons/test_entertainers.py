"""The fifteen entertainers."""

import pytest

from guildtable.games.bruges.parts import COLOURS, PURPLE, RED, YELLOW
from tests.games.bruges.scenes import scene, town

CANAL_BUILDERS = [
    ("acrobat", "red"),
    ("bard", "yellow"),
    ("juggler", "blue"),
    ("minstrel", "brown"),
    ("dancer", "purple"),
]


HIGH_DICE = [
    ("powderman", "brown"),
    ("piper", "blue"),
    ("drummer", "red"),
    ("fiddler", "purple"),
    ("hurdy_gurdy_player", "yellow"),
]

canal_builders = pytest.mark.parametrize(("person", "worker"), CANAL_BUILDERS)
high_dice = pytest.mark.parametrize(("person", "colour"), HIGH_DICE)


@canal_builders
def test_the_acrobats_build_a_canal_at_double_price_without_a_card(person: str, worker: str) -> None:
    table = scene(town(hand="student", houses=f"red:{person}", workers=f"{worker} {worker}", guilders=7))
    table = table.play(f"person:{person}")
    assert (table.why(0), table.offers(0)) == ("build-canal", ["section:left", "section:right"])
    table = table.play("section:right")
    assert table.town(0).canals == [0, 1]
    assert table.town(0).guilders == 7 - 2
    assert sum(table.town(0).workers.values()) == 1
    assert table.heard("builds-canal") == [{"seat": "seat:0", "section": "section:right", "space": 1}]
    assert table.town(0).hand == ["student"]


@canal_builders
def test_the_acrobats_leave_the_card_of_the_turn_to_play_and_tire(person: str, worker: str) -> None:
    table = scene(town(hand="student", houses=f"red:{person}", workers=f"{worker} {worker}", guilders=7))
    table = table.play(f"person:{person}").play("section:left")
    assert table.why(0) == "take-turn"
    assert "card:student/use:workers" in table.offers(0)
    assert f"person:{person}" not in table.offers(0)


@canal_builders
def test_the_acrobats_pay_double_on_the_fifth_space_too(person: str, worker: str) -> None:
    table = scene(town(hand="student", houses=f"red:{person}", workers=worker, guilders=10, canals=(4, 5)))
    table = table.play(f"person:{person}")
    assert table.town(0).canals == [5, 5]
    assert table.town(0).guilders == 0
    assert table.town(0).statues == [7]


@canal_builders
def test_the_acrobats_cannot_build_for_less_than_double(person: str, worker: str) -> None:
    almost = scene(town(hand="student", houses=f"red:{person}", workers=worker, guilders=9, canals=(4, 5)))
    assert f"person:{person}" not in almost.offers(0)


@canal_builders
def test_the_acrobats_do_not_perform_where_all_canals_are_built(person: str, worker: str) -> None:
    table = scene(town(hand="student", houses=f"red:{person}", workers=worker, guilders=40, canals=(5, 5)))
    assert f"person:{person}" not in table.offers(0)


@canal_builders
def test_the_acrobats_are_not_asked_where_only_one_section_is_paid_for(person: str, worker: str) -> None:
    table = scene(town(hand="student", houses=f"red:{person}", workers=worker, guilders=3, canals=(1, 0)))
    table = table.play(f"person:{person}")
    assert table.why(0) == "take-turn"
    assert table.town(0).canals == [1, 1]
    assert table.town(0).guilders == 1


@canal_builders
def test_the_fountain_builder_spares_the_acrobats_the_guilders_not_the_worker(person: str, worker: str) -> None:
    table = scene(town(hand="student", houses=f"red:{person} red:fountain_builder", workers=worker, canals=(4, 4)))
    table = table.play(f"person:{person}").play("section:right")
    assert table.town(0).canals == [4, 5]
    assert sum(table.town(0).workers.values()) == 0


@canal_builders
def test_the_guard_watches_the_canals_of_the_acrobats(person: str, worker: str) -> None:
    table = scene(
        town(hand="student", houses=f"red:{person} red:guard", workers=worker, guilders=2, threats="purple blue")
    )
    table = table.play(f"person:{person}").play("section:right")
    assert table.offers(0) == ["threat:purple"]
    assert table.play("threat:purple").town(0).points == 1


@high_dice
@pytest.mark.parametrize("face", [5, 6])
def test_a_high_die_brings_a_worker_of_its_colour(person: str, colour: str, face: int) -> None:
    table = scene(town(hand="student", houses=f"red:{person}"), dice={colour: face})
    table = table.play(f"person:{person}")
    assert table.heard("takes-workers") == [{"seat": "seat:0", "workers": (f"worker:{colour}",)}]
    assert sum(table.town(0).workers.values()) == 1
    assert f"person:{person}" not in table.offers(0)


@high_dice
def test_a_four_is_not_high_whatever_the_other_dice_show(person: str, colour: str) -> None:
    dice = dict.fromkeys(COLOURS, 6) | {colour: 4}
    assert f"person:{person}" not in scene(town(hand="student", houses=f"red:{person}"), dice=dice).offers(0)


def test_the_fire_eater_returns_a_marker_of_the_recruited_cards_colour() -> None:
    table = scene(town(hand="alchemist", houses="brown:fire_eater blue", threats="yellow yellow blue brown red"))
    table = table.play("card:alchemist/use:recruit/house:blue")
    assert (table.why(0), table.offers(0), table.limits(0)) == ("return-threats", ["threat:yellow"], (0, 1))
    table = table.play("threat:yellow")
    assert table.town(0).threats == {"blue": 1, "brown": 1, "red": 1, "purple": 0, "yellow": 1}
    assert table.town(0).points == 1


def test_the_fire_eater_may_be_declined() -> None:
    table = scene(town(hand="alchemist", houses="red:fire_eater blue", threats="yellow"))
    table = table.play("card:alchemist/use:recruit/house:blue").play()
    assert table.town(0).threats[YELLOW] == 1
    assert table.town(0).points == 0
    assert table.town(0).guilders == 6


def test_the_fire_eater_needs_a_marker_of_that_colour() -> None:
    table = scene(town(hand="alchemist", houses="red:fire_eater blue", threats="blue blue red red"))
    assert table.play("card:alchemist/use:recruit/house:blue").why(0) == "after-card"


def test_the_fire_eater_does_not_perform_at_his_own_recruitment() -> None:
    table = scene(town(hand="fire_eater", houses="red", guilders=6, threats="red red"))
    table = table.play("card:fire_eater/use:recruit/house:red")
    assert table.why(0) == "after-card"
    assert table.town(0).threats[RED] == 2


def test_the_fire_eater_performs_before_the_arrow() -> None:
    table = scene(town(hand="sergeant", houses="blue:fire_eater blue", threats="red red yellow"))
    table = table.play("card:sergeant/use:recruit/house:blue")
    assert table.heard("takes-workers") == []
    table = table.play("threat:red")
    assert table.town(0).workers == {"blue": 0, "brown": 0, "red": 1, "purple": 0, "yellow": 1}


def test_the_fire_eater_performs_for_a_person_the_princess_brings() -> None:
    table = scene(
        town(hand="student", houses="blue:fire_eater blue:princess blue", workers="blue", threats="brown"),
        left="lawyer squire",
        right="tutor",
    )
    table = table.play("person:princess").play("pile:left").play("card:squire/use:recruit/house:blue")
    assert table.offers(0) == ["threat:brown"]


def test_the_fire_eater_does_not_perform_for_others() -> None:
    table = scene(
        town(hand="alchemist", houses="blue", threats="yellow"), town(houses="red:fire_eater", threats="yellow")
    )
    table = table.play("card:alchemist/use:recruit/house:blue")
    assert table.asked == [0]
    assert table.why(0) == "after-card"


@pytest.mark.parametrize(("lowest", "others"), [(1, 6), (2, 5), (6, 6)])
def test_the_jester_takes_the_lowest_value(lowest: int, others: int) -> None:
    dice = dict.fromkeys(COLOURS, others) | {"purple": lowest}
    table = scene(town(hand="student", houses="red:jester"), dice=dice).play("person:jester")
    assert table.town(0).guilders == lowest
    assert "person:jester" not in table.offers(0)


def test_the_stilt_walker_scores_for_a_canal_token_of_action_four() -> None:
    table = scene(town(hand="student", houses="red:stilt_walker", guilders=1))
    table = table.play("card:student/use:canal/section:right")
    assert table.town(0).points == 1


def test_the_stilt_walker_scores_for_each_token_a_person_builds() -> None:
    table = scene(town(hand="cartographer", houses="red:stilt_walker red", guilders=9))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("section:left")
    assert table.town(0).canals == [2, 0]
    assert table.town(0).points == 2


def test_the_stilt_walker_scores_for_a_space_built_again() -> None:
    table = scene(
        town(
            hand="student",
            houses="red:stilt_walker red:acrobat",
            workers="red",
            guilders=10,
            canals=(4, 5),
            completed=(True, True),
            statues=(6, 7),
        )
    )
    table = table.play("person:acrobat")
    assert table.town(0).points == 1
    assert table.town(0).statues == [6, 7]


def test_the_stilt_walker_scores_nothing_for_the_canals_of_others() -> None:
    table = scene(town(hand="student", guilders=1), town(houses="red:stilt_walker"))
    table = table.play("card:student/use:canal/section:right")
    assert (table.town(0).points, table.town(1).points) == (0, 0)


def test_the_puppeteer_takes_two_guilders_for_each_three_or_four() -> None:
    dice = {"blue": 2, "brown": 3, "red": 4, "purple": 4, "yellow": 5}
    table = scene(town(hand="student", houses="red:puppeteer", workers="purple purple"), dice=dice)
    table = table.play("person:puppeteer")
    assert table.town(0).guilders == 6
    assert table.town(0).workers[PURPLE] == 1
    assert "person:puppeteer" not in table.offers(0)


def test_the_puppeteer_without_a_three_or_four_is_not_offered() -> None:
    dice = {"blue": 2, "brown": 5, "red": 1, "purple": 6, "yellow": 2}
    table = scene(town(hand="student", houses="red:puppeteer", workers="purple"), dice=dice)
    assert "person:puppeteer" not in table.offers(0)


@pytest.mark.parametrize(("canals", "points"), [((0, 0), 0), ((1, 0), 1), ((2, 4), 6), ((5, 5), 10)])
def test_the_storyteller_scores_each_canal_token_at_the_end(canals: tuple[int, int], points: int) -> None:
    assert scene(town(houses="red:storyteller", canals=canals)).score(0).items["laurels"] == points


def test_the_storyteller_does_not_tell_of_the_canals_of_others() -> None:
    table = scene(town(houses="red:storyteller", canals=(1, 1)), town(canals=(5, 5)))
    assert table.score(0).items["laurels"] == 2
    assert table.score(1).items["laurels"] == 0
