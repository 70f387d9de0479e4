"""The persons of the castle who play, build or score."""

import pytest

from guildtable.games.bruges.parts import Colour
from guildtable.games.bruges.state import House
from tests.games.bruges.referee.cards import members
from tests.games.bruges.scenes import scene, town

ALL_COLOURS = "blue brown red purple yellow"
PLAYS_ANOTHER_FOR_A_WORKER = [
    ("coachman", "yellow"),
    ("messenger", "red"),
    ("town_crier", "purple"),
    ("scribe", "brown"),
    ("groom", "blue"),
]


PLAYS_ANOTHER = [*PLAYS_ANOTHER_FOR_A_WORKER, ("majordomo", "")]
"""Person, worker to be paid; the Majordomo takes none."""


# Coachman, Messenger, Town Crier, Scribe, Groom, Majordomo


@pytest.mark.parametrize(("person", "worker"), PLAYS_ANOTHER)
def test_another_card_is_played_before_this_turns_card(person: str, worker: str) -> None:
    table = scene(town(hand="prince jester queen", houses=f"red:{person}", workers=worker), dice={"yellow": 5})
    table = table.play(f"person:{person}")
    assert table.asked == [0]
    assert table.why(0) == "play-another"
    assert table.limits(0) == (1, 1)
    table = table.play("card:jester/use:guilders")
    assert table.town(0).guilders == 5
    assert table.town(0).hand == ["prince", "queen"]
    assert table.why(0) == "take-turn"
    assert "button:end-turn" not in table.offers(0)
    assert f"person:{person}" not in table.offers(0)
    table = table.play("card:prince/use:workers")
    assert table.why(0) == "after-card"
    assert table.town(0).hand == ["queen"]


@pytest.mark.parametrize(("person", "worker"), PLAYS_ANOTHER)
def test_another_card_is_played_after_this_turns_card(person: str, worker: str) -> None:
    table = scene(town(hand="prince jester", houses=f"red:{person}", workers=worker), turns_left=8)
    table = table.play("card:prince/use:workers")
    assert set(table.offers(0)) == {f"person:{person}", "button:end-turn"}
    table = table.play(f"person:{person}").play("card:jester/use:workers")
    assert table.offers(0) == ["button:end-turn"]
    assert table.town(0).hand == []
    assert table.now.turns_left == 8


@pytest.mark.parametrize(("person", "worker"), PLAYS_ANOTHER)
def test_without_a_card_in_hand_no_other_card_is_played(person: str, worker: str) -> None:
    table = scene(town(hand="prince", houses=f"red:{person}", workers=worker)).play("card:prince/use:guilders")
    assert table.offers(0) == ["button:end-turn"]
    table = scene(town(houses=f"red:{person}", workers=worker))
    assert table.offers(0) == ["button:end-turn"]


@pytest.mark.parametrize(("person", "worker"), PLAYS_ANOTHER)
def test_the_last_card_may_be_played_as_the_other_card(person: str, worker: str) -> None:
    """Then nothing is left for this turn, and it may be ended."""
    table = scene(town(hand="prince", houses=f"red:{person}", workers=worker)).play(f"person:{person}")
    table = table.play("card:prince/use:workers")
    assert table.town(0).hand == []
    assert table.why(0) == "turn-without-card"
    assert table.offers(0) == ["button:end-turn"]


@pytest.mark.parametrize(("person", "worker"), PLAYS_ANOTHER)
def test_the_other_card_serves_for_each_of_the_six_actions(person: str, worker: str) -> None:
    """Nothing but cards is on offer, and no worker that was paid for the activation."""
    table = scene(
        town(
            hand="prince mathematician",
            houses=f"red:{person} blue:accountant yellow",
            workers=f"{worker} blue purple",
            threats="purple blue",
            guilders=9,
        )
    ).play(f"person:{person}")
    assert set(table.offers(0)) == {
        "card:prince/use:workers",
        "card:prince/use:guilders",
        "card:prince/use:threat",
        "card:prince/use:canal/section:right",
        "card:prince/use:house",
        "card:prince/use:recruit/house:yellow",
        "card:mathematician/use:workers",
        "card:mathematician/use:guilders",
        "card:mathematician/use:threat",
        "card:mathematician/use:canal/section:left",
        "card:mathematician/use:house",
        "card:mathematician/use:recruit/house:yellow",
    }


def test_the_worker_paid_for_the_messenger_cannot_build_the_house() -> None:
    table = scene(town(hand="queen", houses="yellow:messenger", workers="red"))
    assert "card:queen/use:house" in table.offers(0)
    assert set(table.play("person:messenger").offers(0)) == {"card:queen/use:workers", "card:queen/use:guilders"}


def test_another_card_returns_a_threat_for_a_point() -> None:
    table = scene(town(hand="jester", houses="red:coachman", workers="yellow", threats="yellow"))
    table = table.play("person:coachman").play("card:jester/use:threat")
    assert (table.town(0).points, table.town(0).threats[Colour.YELLOW]) == (1, 0)


def test_another_card_recruits_a_person_whose_arrow_comes_first() -> None:
    table = scene(town(hand="falconer prince", houses="red:coachman blue", workers="yellow"), left="king queen thief")
    table = table.play("person:coachman").play("card:falconer/use:recruit/house:blue")
    assert table.why(0) == "choose-pile"
    table = table.play("pile:left").play("pile:left")
    assert table.town(0).hand == ["prince", "thief", "queen"]
    assert table.why(0) == "take-turn"


def test_two_persons_may_each_play_another_card_in_a_turn() -> None:
    table = scene(town(hand="prince jester queen", houses="red:coachman blue:groom", workers="yellow blue"))
    table = table.play("person:coachman").play("card:prince/use:guilders")
    table = table.play("person:groom").play("card:jester/use:guilders").play("card:queen/use:guilders")
    assert table.town(0).guilders == 9
    assert table.offers(0) == ["button:end-turn"]


def test_a_coachman_just_recruited_may_be_activated_at_once() -> None:
    table = scene(town(hand="coachman jester", houses="red", workers="yellow", guilders=3))
    table = table.play("card:coachman/use:recruit/house:red")
    assert set(table.offers(0)) == {"person:coachman", "button:end-turn"}


def test_the_majordomo_pays_no_worker_and_works_once_a_round() -> None:
    table = scene(town(hand="prince jester queen", houses="red:majordomo", workers=ALL_COLOURS))
    table = table.play("person:majordomo")
    assert table.heard("returns-workers") == []
    table = table.play("card:prince/use:guilders").play("card:jester/use:guilders")
    assert table.offers(0) == ["button:end-turn"]


# Lady-in-Waiting


@pytest.mark.parametrize(
    ("card", "price"), [("alchemist", 0), ("weaver", 1), ("prioress", 7), ("vicar", 4), ("banker", 10)]
)
def test_the_lady_in_waiting_recruits_for_two_guilders_less(card: str, price: int) -> None:
    path = f"person:lady_in_waiting/card:{card}/use:recruit/house:yellow"
    table = scene(town(hand=f"{card} prince", houses="red:lady_in_waiting yellow", workers="blue", guilders=price))
    table = table.play(path)
    assert table.heard("pays-guilders") == [{"seat": "seat:0", "guilders": price}][: price > 0]
    assert table.town(0).persons == ["lady_in_waiting", card]
    assert table.town(0).hand == ["prince"]
    assert table.why(0) == "take-turn"


@pytest.mark.parametrize(("card", "price"), [("weaver", 1), ("prioress", 7), ("vicar", 4), ("banker", 10)])
def test_the_lady_in_waiting_does_not_recruit_for_still_less(card: str, price: int) -> None:
    table = scene(town(hand=card, houses="red:lady_in_waiting yellow", workers="blue", guilders=price - 1))
    assert [path for path in table.offers(0) if path.startswith("person:")] == []


def test_the_lady_in_waiting_returns_no_guilders_for_a_person_who_costs_nothing() -> None:
    table = scene(town(hand="jester", houses="red:lady_in_waiting yellow", workers="blue", guilders=1))
    table = table.play("person:lady_in_waiting/card:jester/use:recruit/house:yellow")
    assert table.town(0).guilders == 1


def test_the_lady_in_waiting_needs_an_empty_house() -> None:
    table = scene(town(hand="jester", houses="red:lady_in_waiting yellow:thief", workers="blue", guilders=9))
    assert [path for path in table.offers(0) if path.startswith("person:")] == []


def test_the_lady_in_waiting_only_recruits() -> None:
    table = scene(
        town(
            hand="queen piper",
            houses="red:lady_in_waiting yellow brown",
            workers="blue red",
            threats="red",
            guilders=9,
        )
    )
    assert {path for path in table.offers(0) if path.startswith("person:")} == {
        "person:lady_in_waiting/card:queen/use:recruit/house:yellow",
        "person:lady_in_waiting/card:queen/use:recruit/house:brown",
        "person:lady_in_waiting/card:piper/use:recruit/house:yellow",
        "person:lady_in_waiting/card:piper/use:recruit/house:brown",
    }


def test_the_lady_in_waiting_does_not_make_this_turns_card_cheaper() -> None:
    table = scene(town(hand="queen prince", houses="red:lady_in_waiting yellow", workers="blue", guilders=8))
    assert "card:queen/use:recruit/house:yellow" not in table.offers(0)
    assert "person:lady_in_waiting/card:queen/use:recruit/house:yellow" in table.offers(0)


def test_the_lady_in_waitings_guest_carries_out_its_arrow() -> None:
    table = scene(town(hand="alchemist", houses="red:lady_in_waiting yellow", workers="blue"))
    table = table.play("person:lady_in_waiting/card:alchemist/use:recruit/house:yellow")
    assert table.town(0).guilders == 6
    assert table.why(0) == "turn-without-card"


def test_the_lady_in_waiting_may_recruit_after_this_turns_card() -> None:
    table = scene(town(hand="jester prince", houses="red:lady_in_waiting yellow", workers="blue"), turns_left=8)
    table = table.play("card:prince/use:workers")
    table = table.play("person:lady_in_waiting/card:jester/use:recruit/house:yellow")
    assert set(table.offers(0)) == {"person:jester", "button:end-turn"}
    assert table.now.turns_left == 8


# Porter


def test_the_porter_builds_a_canal_without_card_colour_or_price() -> None:
    table = scene(town(hand="porter jester", houses="red", guilders=3, canals=(4, 1)))
    table = table.play("card:porter/use:recruit/house:red")
    assert table.why(0) == "build-canal"
    assert table.offers(0) == ["section:left", "section:right"]
    assert table.limits(0) == (1, 1)
    table = table.play("section:right")
    assert table.town(0).canals == [4, 2]
    assert table.town(0).guilders == 0
    assert table.town(0).hand == ["jester"]
    assert table.heard("builds-canal") == [{"seat": "seat:0", "section": "section:right", "space": 2}]


def test_the_porter_completing_a_section_takes_the_top_statue() -> None:
    table = scene(town(hand="porter", houses="red", guilders=3, canals=(4, 0)))
    table = table.play("card:porter/use:recruit/house:red").play("section:left")
    assert table.town(0).statues == [7]
    assert table.heard("takes-statue") == [{"seat": "seat:0", "points": 7}]


def test_the_porter_builds_in_the_only_section_left() -> None:
    table = scene(town(hand="porter", houses="red", guilders=3, canals=(5, 2)))
    table = table.play("card:porter/use:recruit/house:red")
    assert table.town(0).canals == [5, 3]
    assert table.why(0) == "after-card"


def test_the_porter_does_nothing_when_all_is_built() -> None:
    table = scene(town(hand="porter", houses="red", guilders=3, canals=(5, 5)))
    table = table.play("card:porter/use:recruit/house:red")
    assert table.town(0).canals == [5, 5]
    assert table.town(0).persons == ["porter"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_porter_is_not_carried_out_again_when_all_is_built() -> None:
    table = scene(town(hand="porter", houses="red blue:astronomer", guilders=3, canals=(5, 4)))
    table = table.play("card:porter/use:recruit/house:red")
    assert table.town(0).canals == [5, 5]
    assert table.offers(0) == ["button:end-turn"]


def test_the_porter_builds_again_with_the_astronomer() -> None:
    table = scene(town(hand="porter", houses="red blue:astronomer", guilders=3))
    table = table.play("card:porter/use:recruit/house:red").play("section:left")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("section:left")
    assert table.town(0).canals == [2, 0]
    assert table.offers(0) == ["button:end-turn"]


def test_the_porter_lets_the_guard_return_a_threat_of_the_spaces_colour() -> None:
    """The second space on the right of the red guard house is yellow."""
    table = scene(town(hand="porter", houses="red blue:guard", guilders=3, canals=(0, 1), threats="yellow blue"))
    table = table.play("card:porter/use:recruit/house:red").play("section:right")
    assert table.offers(0) == ["threat:yellow"]
    table = table.play("threat:yellow")
    assert (table.town(0).threats[Colour.YELLOW], table.town(0).points) == (0, 1)


# Butler, Castellan


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("red:butler blue brown purple yellow", 5),
        ("red:butler blue:prince brown:jester purple:king yellow:queen", 5),
        ("red:butler blue brown purple yellow blue brown purple yellow red", 5),
        ("red:butler blue brown purple", 0),
        ("red:butler blue brown purple purple:princess", 0),
        ("red:butler", 0),
    ],
)
def test_the_butler_scores_five_points_with_houses_of_all_colours(houses: str, points: int) -> None:
    table = scene(town(houses=houses), town(houses=ALL_COLOURS))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize("person", members("castle", but="castellan"))
def test_the_castellan_counts_each_person_of_the_castle(person: str) -> None:
    assert scene(town(houses=f"red:castellan blue:{person}")).score(0).items["laurels"] == 4


@pytest.mark.parametrize(
    ("houses", "points"), [("", 2), ("red=coachman blue:prince brown:mason", 2), ("blue:groom brown:herald", 6)]
)
def test_the_castellan_scores_two_points_for_each_person_of_the_castle(houses: str, points: int) -> None:
    table = scene(town(houses=f"red:castellan {houses}"), town(houses="red:servant"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize("person", ["butler", "castellan"])
def test_laurels_are_not_activated_and_do_not_score_before_the_end(person: str) -> None:
    table = scene(town(hand=f"{person} jester", houses=ALL_COLOURS, guilders=9))
    table = table.play(f"card:{person}/use:recruit/house:red")
    assert table.town(0).points == 0
    assert table.offers(0) == ["button:end-turn"]


def test_a_house_played_by_the_groom_is_a_house_of_its_owners() -> None:
    table = scene(town(hand="jester", houses="red:groom", workers="blue yellow"))
    table = table.play("person:groom").play("card:jester/use:house")
    assert table.town(0).houses[-1] == House("jester")
    assert table.town(0).workers[Colour.YELLOW] == 0
