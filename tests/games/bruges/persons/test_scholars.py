"""The fifteen scholars."""

import pytest

from guildtable.games.bruges.parts import BLUE, BROWN, COLOURS, PURPLE
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import scene, town


@pytest.mark.parametrize(("person", "worker"), [("tutor", "blue"), ("student", "brown")])
def test_only_a_worker_of_its_own_colour_activates_it(person: str, worker: str) -> None:
    tables = {colour: scene(town(hand="king", houses=f"red:{person}", workers=colour)) for colour in COLOURS}
    assert [colour for colour, table in tables.items() if f"person:{person}" in table.offers(0)] == [worker]


def test_the_mathematician_draws_four_cards_and_discards_four_in_any_mix() -> None:
    mine = town(hand="mathematician king prince", houses="red", guilders=3)
    table = scene(mine, left="jester piper bard dancer", right="thief beggar vagabond")
    table = table.play("card:mathematician/use:recruit/house:red")
    assert (table.why(0), table.offers(0)) == ("choose-pile", ["pile:left", "pile:right"])
    table = table.play("pile:left").play("pile:right").play("pile:left")
    assert table.why(0) == "choose-pile"
    assert table.town(0).hand == ["king", "prince"]
    table = table.play("pile:left")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (4, 4))
    assert set(table.town(0).hand) == {"king", "prince", "dancer", "vagabond", "bard", "piper"}
    assert table.town(0).unseen == []
    table = table.play("card:king", "card:dancer", "card:piper", "card:vagabond")
    assert set(table.town(0).hand) == {"prince", "bard"}
    assert set(table.now.discards[-4:]) == {"king", "dancer", "piper", "vagabond"}
    assert table.now.piles == [["jester"], ["thief", "beggar"]]


def test_the_mathematician_discards_as_many_as_were_drawn() -> None:
    mine = town(hand="mathematician king prince", houses="red", guilders=3)
    table = scene(mine, left="jester piper", right="", extra="").play("card:mathematician/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (2, 2))
    assert set(table.offers(0)) == {"card:king", "card:prince", "card:jester", "card:piper"}


def test_the_mathematician_with_nothing_to_draw_discards_nothing() -> None:
    mine = town(hand="mathematician king prince", houses="red", guilders=3)
    table = scene(mine, left="", right="", extra="").play("card:mathematician/use:recruit/house:red")
    assert (table.why(0), table.town(0).hand) == ("after-card", ["king", "prince"])


def test_the_alchemist_takes_six_guilders() -> None:
    table = scene(town(hand="alchemist", houses="red", guilders=1)).play("card:alchemist/use:recruit/house:red")
    assert table.town(0).guilders == 7
    assert table.offers(0) == ["button:end-turn"]


def test_the_alchemist_makes_gold_again_when_played_again() -> None:
    table = scene(town(hand="alchemist", houses="red", returned="alchemist"))
    table = table.play("card:alchemist/use:recruit/house:red")
    assert (table.town(0).guilders, table.town(0).returned) == (6, [])


def test_the_herbalist_takes_a_worker_of_each_colour() -> None:
    table = scene(town(hand="herbalist", houses="red", workers="red", guilders=3))
    table = table.play("card:herbalist/use:recruit/house:red")
    assert table.town(0).workers == {"blue": 1, "brown": 1, "red": 2, "purple": 1, "yellow": 1}


def test_the_philosopher_scores_a_point_for_each_different_group() -> None:
    mine = town(hand="philosopher", houses="red red:student red:king red:queen red:thief red", guilders=9)
    table = scene(mine, town(houses="red:guard")).play("card:philosopher/use:recruit/house:red")
    assert table.town(0).points == 3


def test_the_philosopher_alone_scores_for_the_scholars() -> None:
    table = scene(town(hand="philosopher", houses="red", guilders=9)).play("card:philosopher/use:recruit/house:red")
    assert table.town(0).points == 1


def test_the_cartographer_builds_two_canal_tokens_for_the_printed_price() -> None:
    table = scene(town(hand="cartographer king", houses="red", guilders=20, canals=(2, 3)))
    table = table.play("card:cartographer/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("may-build-canal", (0, 1))
    assert table.offers(0) == ["section:left", "section:right"]
    table = table.play("section:left")
    assert (table.why(0), table.town(0).canals, table.town(0).guilders) == ("may-build-canal", [3, 3], 11)
    table = table.play("section:right")
    assert (table.why(0), table.town(0).canals, table.town(0).guilders) == ("after-card", [3, 4], 7)
    assert table.town(0).hand == ["king"]


def test_the_cartographer_may_build_none() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=20))
    table = table.play("card:cartographer/use:recruit/house:red").play()
    assert (table.why(0), table.town(0).canals, table.town(0).guilders) == ("after-card", [0, 0], 14)


def test_the_cartographer_may_build_just_one() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=20))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:right").play()
    assert (table.why(0), table.town(0).canals, table.town(0).guilders) == ("after-card", [0, 1], 13)


def test_the_cartographer_is_asked_only_for_what_can_be_paid() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=8, canals=(2, 1)))
    table = table.play("card:cartographer/use:recruit/house:red")
    assert table.offers(0) == ["section:right"]
    assert table.play("section:right").why(0) == "after-card"


def test_the_cartographer_takes_the_statue_of_a_completed_section() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=15, canals=(3, 0)))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("section:left")
    assert (table.town(0).canals, table.town(0).statues, table.town(0).guilders) == ([5, 0], [7], 0)


def test_the_astrologer_takes_a_worker_for_each_even_die() -> None:
    dice = {"blue": 2, "brown": 3, "red": 4, "purple": 5, "yellow": 6}
    table = scene(town(hand="astrologer", houses="red"), dice=dice).play("card:astrologer/use:recruit/house:red")
    assert table.town(0).workers == {"blue": 1, "brown": 0, "red": 1, "purple": 0, "yellow": 1}


def test_the_astrologer_takes_nothing_for_odd_dice() -> None:
    dice = {"blue": 1, "brown": 3, "red": 5, "purple": 1, "yellow": 3}
    table = scene(town(hand="astrologer", houses="red"), dice=dice).play("card:astrologer/use:recruit/house:red")
    assert sum(table.town(0).workers.values()) == 0


def test_the_translator_plays_another_card_as_any_colour_for_the_first_four_actions() -> None:
    mine = town(hand="translator student", houses="red red", workers="purple red", guilders=20, threats="red")
    table = scene(mine).play("card:translator/use:recruit/house:red")
    assert (table.why(0), table.limits(0)) == ("may-play-another", (0, 1))
    assert set(table.offers(0)) == {
        "card:student/use:workers",
        "card:student/use:guilders",
        "card:student/use:canal/section:right",
        "card:student/as:blue/use:workers",
        "card:student/as:blue/use:guilders",
        "card:student/as:blue/use:canal/section:left",
        "card:student/as:brown/use:workers",
        "card:student/as:brown/use:guilders",
        "card:student/as:red/use:workers",
        "card:student/as:red/use:guilders",
        "card:student/as:red/use:threat",
        "card:student/as:yellow/use:workers",
        "card:student/as:yellow/use:guilders",
    }


@pytest.mark.parametrize("colour", ["blue", "brown", "red", "yellow"])
def test_the_translator_takes_workers_of_the_colour_named(colour: str) -> None:
    table = scene(town(hand="translator student", houses="red", guilders=3))
    table = table.play("card:translator/use:recruit/house:red").play(f"card:student/as:{colour}/use:workers")
    assert table.heard("takes-workers") == [{"seat": "seat:0", "workers": (f"worker:{colour}",) * 2}]
    assert (table.why(0), table.town(0).hand) == ("after-card", [])
    assert table.now.discards[-1] == "student"


def test_the_translator_takes_the_guilders_of_the_colour_named() -> None:
    table = scene(town(hand="translator student", houses="red", guilders=3), dice={"purple": 1, "yellow": 6})
    table = table.play("card:translator/use:recruit/house:red").play("card:student/as:yellow/use:guilders")
    assert table.town(0).guilders == 6


def test_the_translator_returns_a_marker_of_the_colour_named() -> None:
    table = scene(town(hand="translator student", houses="red", guilders=3, threats="brown purple"))
    table = table.play("card:translator/use:recruit/house:red").play("card:student/as:brown/use:threat")
    assert (table.town(0).threats[BROWN], table.town(0).threats[PURPLE], table.town(0).points) == (0, 1, 1)


def test_the_translator_builds_on_the_colour_named_for_the_printed_price() -> None:
    table = scene(town(hand="translator student", houses="red", guilders=6, canals=(1, 5)))
    table = table.play("card:translator/use:recruit/house:red").play("card:student/as:brown/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).guilders) == ([2, 5], 1)


def test_the_translator_may_be_declined() -> None:
    table = scene(town(hand="translator student", houses="red", guilders=3))
    table = table.play("card:translator/use:recruit/house:red").play()
    assert (table.why(0), table.town(0).hand) == ("after-card", ["student"])


def test_the_translator_without_another_card_is_not_asked() -> None:
    table = scene(town(hand="translator", houses="red", guilders=3)).play("card:translator/use:recruit/house:red")
    assert table.why(0) == "after-card"


def test_the_librarian_draws_a_card_and_discards_one_once_a_round() -> None:
    table = scene(town(hand="king", houses="red:librarian"), left="jester piper", right="thief beggar")
    table = table.play("person:librarian")
    assert (table.why(0), table.offers(0)) == ("choose-pile", ["pile:left", "pile:right"])
    table = table.play("pile:right")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (1, 1))
    assert set(table.offers(0)) == {"card:king", "card:beggar"}
    table = table.play("card:king")
    assert (table.town(0).hand, table.now.discards[-1], table.now.piles[1]) == (["beggar"], "king", ["thief"])
    assert (table.why(0), table.town(0).points) == ("take-turn", 0)
    assert "person:librarian" not in table.offers(0)


def test_the_librarian_without_a_hand_discards_what_was_drawn() -> None:
    table = scene(town(houses="red:librarian"), left="jester piper", right="thief beggar")
    table = table.play("person:librarian").play("pile:left")
    assert (table.town(0).hand, table.now.discards[-1]) == ([], "piper")


def test_the_librarian_without_cards_to_draw_is_not_offered() -> None:
    table = scene(town(hand="king", houses="red:librarian"), left="", right="", extra="")
    assert "person:librarian" not in table.offers(0)


def test_the_lawyer_makes_it_three_workers() -> None:
    table = scene(town(hand="student", houses="red:lawyer"), town(houses="red:librarian"))
    table = table.play("card:student/use:workers")
    assert table.town(0).workers == {"blue": 0, "brown": 0, "red": 0, "purple": 3, "yellow": 0}


def test_the_lawyer_makes_it_three_for_every_card() -> None:
    table = scene(town(hand="student beggar", houses="red:lawyer red:coachman", workers="yellow"))
    table = table.play("person:coachman").play("card:student/use:workers").play("card:beggar/use:workers")
    assert table.town(0).workers == {"blue": 3, "brown": 0, "red": 0, "purple": 3, "yellow": 0}


def test_the_lawyer_makes_it_three_of_the_translators_colour() -> None:
    table = scene(town(hand="translator student", houses="red:lawyer red", guilders=3))
    table = table.play("card:translator/use:recruit/house:red").play("card:student/as:blue/use:workers")
    assert table.town(0).workers[BLUE] == 3


def test_the_lawyer_works_for_the_owner_and_for_action_one_only() -> None:
    table = scene(town(hand="student herbalist", houses="red", guilders=3), town(houses="red:lawyer"))
    assert table.play("card:student/use:workers").town(0).workers[PURPLE] == 2
    mine = scene(town(hand="herbalist", houses="red red:lawyer", guilders=3))
    assert sum(mine.play("card:herbalist/use:recruit/house:red").town(0).workers.values()) == 5


def test_the_inventor_may_draw_a_sixth_card_before_looking() -> None:
    table = scene(town(hand="king prince", houses="red:inventor"), phase=Phase.DRAW)
    table = table.play("pile:left").play("pile:right").play("pile:left")
    assert (table.why(0), table.offers(0), table.limits(0)) == ("draw-a-sixth", ["button:yes"], (0, 1))
    assert (table.town(0).hand, table.heard("you-drew")) == (["king", "prince"], [])
    table = table.play("button:yes")
    assert (table.asked, table.why(0)) == ([0], "choose-pile")
    table = table.play("pile:right")
    assert len(table.town(0).hand) == 6
    assert table.asked == [1]


def test_the_inventor_may_do_with_five() -> None:
    table = scene(town(hand="king prince", houses="red:inventor"), phase=Phase.DRAW)
    table = table.play("pile:left").play("pile:right").play("pile:left").play()
    assert len(table.town(0).hand) == 5
    assert table.asked == [1]


def test_the_inventor_with_five_cards_left_may_draw_a_sixth() -> None:
    table = scene(town(hand="king prince queen duke baron", houses="red:inventor"), phase=Phase.DRAW)
    assert (table.asked, table.why(0)) == ([0], "draw-a-sixth")


def test_the_inventor_with_six_cards_draws_none() -> None:
    table = scene(town(hand="king prince queen duke baron earl", houses="red:inventor"), phase=Phase.DRAW)
    assert table.asked == [1]


def test_the_inventor_with_nothing_left_to_draw_is_not_asked() -> None:
    mine = town(hand="king prince queen duke", houses="red:inventor")
    table = scene(mine, left="jester", right="", extra="", phase=Phase.DRAW)
    assert len(table.town(0).hand) == 5
    assert table.now.phase is Phase.ROLL


def test_without_the_inventor_nobody_is_asked_for_a_sixth() -> None:
    table = scene(town(hand="king prince queen duke"), town(houses="red:inventor"), phase=Phase.DRAW)
    table = table.play("pile:left")
    assert (table.asked, table.why(1), len(table.town(0).hand)) == ([1], "choose-pile", 5)


def test_the_astronomer_carries_an_arrow_out_a_second_time() -> None:
    table = scene(town(hand="alchemist", houses="red:astronomer red")).play("card:alchemist/use:recruit/house:red")
    assert (table.why(0), table.offers(0), table.limits(0)) == ("carry-out-again", ["button:yes"], (0, 1))
    assert table.town(0).guilders == 6
    table = table.play("button:yes")
    assert (table.why(0), table.town(0).guilders) == ("after-card", 12)
    assert table.heard("carries-out-again") == [{"seat": "seat:0", "person": "person:alchemist"}]


def test_the_astronomer_may_be_declined() -> None:
    table = scene(town(hand="alchemist", houses="red:astronomer red"))
    table = table.play("card:alchemist/use:recruit/house:red").play()
    assert (table.why(0), table.town(0).guilders) == ("after-card", 6)


def test_the_astronomer_watches_only_arrows() -> None:
    table = scene(town(hand="jester", houses="red:astronomer red")).play("card:jester/use:recruit/house:red")
    assert table.why(0) == "after-card"


def test_the_astronomer_watches_only_whom_its_owner_recruits() -> None:
    table = scene(town(hand="alchemist", houses="red"), town(houses="red:astronomer"))
    table = table.play("card:alchemist/use:recruit/house:red")
    assert (table.asked, table.why(0)) == ([0], "after-card")


def test_the_astronomer_comes_too_late_for_whom_is_there() -> None:
    table = scene(town(hand="astronomer", houses="red:alchemist red", guilders=12))
    table = table.play("card:astronomer/use:recruit/house:red")
    assert (table.why(0), table.town(0).guilders) == ("after-card", 0)


@pytest.mark.parametrize(
    ("person", "price"),
    [
        ("moneylender", 0),
        ("auctioneer", 0),
        ("broker", 3),
        ("duke", 9),
        ("knight", 3),
        ("jailor", 6),
        ("sergeant", 0),
        ("captain_of_the_guard", 12),
        ("mathematician", 3),
        ("cartographer", 6),
        ("astrologer", 0),
        ("translator", 3),
        ("troublemaker", 6),
        ("beggar", 6),
        ("thief", 6),
        ("arsonist", 3),
        ("pickpocket", 0),
    ],
)
def test_the_astronomer_is_not_asked_where_nothing_would_happen(person: str, price: int) -> None:
    mine = town(hand=person, houses="red:astronomer red", guilders=price, reputation=8)
    table = scene(mine, left="", right="", extra="", dice=dict.fromkeys(COLOURS, 5))
    assert table.play(f"card:{person}/use:recruit/house:red").why(0) == "after-card"


@pytest.mark.parametrize(("person", "price"), [("rumour_monger", 3), ("blackmailer", 6)])
def test_the_astronomer_is_not_asked_where_all_are_protected(person: str, price: int) -> None:
    mine = town(hand=person, houses="red:astronomer red", guilders=price)
    table = scene(mine, town(houses="red:militia_captain", guilders=5, points=5))
    assert table.play(f"card:{person}/use:recruit/house:red").why(0) == "after-card"


def test_the_astronomer_is_not_asked_for_what_has_been_used_up() -> None:
    table = scene(town(hand="thief", houses="red:astronomer red", guilders=6), town(guilders=2))
    table = table.play("card:thief/use:recruit/house:red")
    assert (table.why(0), table.town(0).guilders) == ("after-card", 2)


def test_the_astronomer_burnt_out_carries_nothing_out_again() -> None:
    table = scene(town(hand="smuggler", houses="blue:astronomer red", guilders=3, threats="red red"))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:red")
    table = table.play("house:blue/person:astronomer")
    assert (table.why(0), table.town(0).guilders) == ("after-card", 8)
    assert table.town(0).hand == ["astronomer"]


def test_the_astronomer_carries_out_again_for_a_person_that_has_left() -> None:
    table = scene(town(hand="smuggler", houses="blue:astronomer red", guilders=3, threats="red red"))
    table = table.play("card:smuggler/use:recruit/house:red").play("threat:red").play("house:red/person:smuggler")
    assert table.why(0) == "carry-out-again"
    assert table.play("button:yes").town(0).guilders == 16


def test_the_astronomer_finishes_an_arrow_within_an_arrow_first() -> None:
    table = scene(town(hand="herald alchemist", houses="red:astronomer red blue", guilders=9))
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play("card:alchemist/use:recruit/house:blue")
    assert (table.why(0), table.town(0).guilders) == ("carry-out-again", 6)
    table = table.play("button:yes")
    assert (table.why(0), table.town(0).guilders) == ("may-play-another", 12)
    table = table.play()
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes")
    assert table.heard("carries-out-again") == [{"seat": "seat:0", "person": "person:herald"}]
    assert table.why(0) == "choose-pile"


def test_the_astronomer_comes_too_late_for_whoever_brings_him() -> None:
    table = scene(town(hand="herald astronomer", houses="red blue", guilders=21))
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play("card:astronomer/use:recruit/house:blue")
    assert table.why(0) == "may-play-another"
    assert table.play().why(0) == "after-card"


def test_the_engineer_builds_with_a_card_of_any_colour_for_the_printed_price() -> None:
    table = scene(town(hand="student", houses="red:engineer", guilders=4, canals=(3, 3)))
    assert {path for path in table.offers(0) if "canal" in path} == {
        "card:student/use:canal/section:left",
        "card:student/use:canal/section:right",
    }
    table = table.play("card:student/use:canal/section:left")
    assert (table.town(0).canals, table.town(0).guilders) == ([4, 3], 0)


def test_the_engineer_does_not_build_on_credit() -> None:
    table = scene(town(hand="student", houses="red:engineer", guilders=3, canals=(3, 3)))
    assert not [path for path in table.offers(0) if "canal" in path]


def test_the_engineer_does_not_change_the_colour_of_other_actions() -> None:
    table = scene(town(hand="student", houses="red:engineer", workers="red", threats="red"))
    assert table.offers(0) == ["card:student/use:workers", "card:student/use:guilders"]


def test_the_engineer_builds_for_its_owner_only() -> None:
    table = scene(town(hand="student", guilders=4), town(houses="red:engineer"))
    assert [path for path in table.offers(0) if "canal" in path] == ["card:student/use:canal/section:right"]


@pytest.mark.parametrize(
    ("canals", "statues", "points"),
    [
        ((2, 2), (), 0),
        ((3, 0), (), 2),
        ((3, 4), (), 4),
        ((5, 1), (6,), 4),
        ((5, 5), (7, 2), 8),
        ((2, 2), (7, 2), 4),
    ],
)
def test_the_geographer_adds_two_points_for_each_third_space_and_statue(
    canals: tuple[int, int], statues: tuple[int, ...], points: int
) -> None:
    mine = town(houses="red:geographer", canals=canals, statues=statues)
    assert scene(mine, town(canals=(5, 0), statues=(3,))).score(0).items["laurels"] == points


def test_the_tutor_scores_a_point_then_draws_and_discards_a_card() -> None:
    mine = town(hand="king", houses="red:tutor", workers="blue blue")
    table = scene(mine, left="jester piper", right="thief beggar").play("person:tutor")
    assert (table.why(0), table.town(0).points) == ("choose-pile", 1)
    table = table.play("pile:left")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (1, 1))
    assert set(table.offers(0)) == {"card:king", "card:piper"}
    table = table.play("card:piper")
    assert (table.town(0).hand, table.town(0).points, table.town(0).workers[BLUE]) == (["king"], 1, 1)
    assert "person:tutor" not in table.offers(0)


def test_the_tutor_with_nothing_to_draw_scores_and_keeps_the_hand() -> None:
    table = scene(town(hand="king", houses="red:tutor", workers="blue"), left="", right="", extra="")
    table = table.play("person:tutor")
    assert (table.town(0).hand, table.town(0).points) == (["king"], 1)


def test_the_student_takes_three_guilders() -> None:
    table = scene(town(hand="king", houses="red:student", workers="brown brown")).play("person:student")
    assert (table.town(0).guilders, table.town(0).workers[BROWN]) == (3, 1)
    assert "person:student" not in table.offers(0)
