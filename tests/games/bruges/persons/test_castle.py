"""The fifteen persons of the Castle."""

import pytest

from guildtable.games.bruges.parts import COLOURS, Colour
from guildtable.games.bruges.state import House, Phase
from tests.games.bruges.scenes import scene, town

FACES = [
    ("coachman", "red", 3, 1),
    ("messenger", "blue", 3, 1),
    ("town_crier", "yellow", 3, 1),
    ("scribe", "purple", 3, 1),
    ("groom", "brown", 3, 1),
    ("servant", "blue", 3, 1),
    ("lady_in_waiting", "yellow", 6, 2),
    ("porter", "brown", 3, 1),
    ("falconer", "red", 0, 0),
    ("herald", "purple", 9, 3),
    ("chambermaid", "red", 0, 0),
    ("seneschal", "purple", 3, 1),
    ("butler", "yellow", 6, 2),
    ("castellan", "brown", 9, 3),
    ("majordomo", "blue", 12, 4),
]
"""Card, colour, price, points."""

PLAYS_ANOTHER_FOR_A_WORKER = [
    ("coachman", "yellow"),
    ("messenger", "red"),
    ("town_crier", "purple"),
    ("scribe", "brown"),
    ("groom", "blue"),
]
PLAYS_ANOTHER = [*PLAYS_ANOTHER_FOR_A_WORKER, ("majordomo", "")]
"""Person, worker to be paid; the Majordomo takes none."""

WORKERS = [
    *((person, worker, f"person:{person}") for person, worker in PLAYS_ANOTHER_FOR_A_WORKER),
    ("servant", "red", "person:servant"),
    ("lady_in_waiting", "blue", "person:lady_in_waiting/card:jester/use:recruit/house:yellow"),
]
"""Person, worker to be paid, path of the activation with a Jester in the hand and an empty yellow house."""

ALL_COLOURS = "blue brown red purple yellow"


@pytest.mark.parametrize(("person", "price"), [(person, price) for person, _, price, _ in FACES])
def test_a_person_of_the_castle_is_recruited_for_its_price(person: str, price: int) -> None:
    table = scene(town(hand=person, houses="red", guilders=price)).play(f"card:{person}/use:recruit/house:red")
    assert table.heard("pays-guilders") == [{"seat": "seat:0", "guilders": price}][: price > 0]
    assert table.town(0).guilders == 0
    assert table.town(0).persons == [person]


@pytest.mark.parametrize(("person", "price"), [(person, price) for person, _, price, _ in FACES if price])
def test_a_person_of_the_castle_is_not_recruited_for_less(person: str, price: int) -> None:
    table = scene(town(hand=person, houses="red", guilders=price - 1))
    assert f"card:{person}/use:recruit/house:red" not in table.offers(0)
    assert f"card:{person}/use:workers" in table.offers(0)


@pytest.mark.parametrize(("person", "points"), [(person, points) for person, _, _, points in FACES])
def test_a_person_of_the_castle_is_worth_its_printed_points(person: str, points: int) -> None:
    assert scene(town(houses=f"red:{person}")).score(0).items["people"] == points


@pytest.mark.parametrize(("person", "colour"), [(person, colour) for person, colour, _, _ in FACES])
def test_a_card_of_the_castle_brings_workers_of_its_colour(person: str, colour: str) -> None:
    table = scene(town(hand=person)).play(f"card:{person}/use:workers")
    assert table.heard("takes-workers") == [{"seat": "seat:0", "workers": (f"worker:{colour}",) * 2}]


@pytest.mark.parametrize(("person", "worker", "path"), WORKERS)
def test_a_person_of_the_castle_is_activated_with_the_worker_shown(person: str, worker: str, path: str) -> None:
    table = scene(town(hand="jester prince", houses=f"red:{person} yellow", workers=ALL_COLOURS)).play(path)
    assert table.heard("activates") == [{"seat": "seat:0", "person": f"person:{person}"}]
    assert table.heard("returns-workers") == [{"seat": "seat:0", "workers": (f"worker:{worker}",)}]
    assert {colour: table.town(0).workers[colour] for colour in COLOURS} == {
        colour: int(colour != worker) for colour in COLOURS
    }


@pytest.mark.parametrize(("person", "worker", "path"), WORKERS)
def test_a_person_of_the_castle_does_nothing_for_the_other_workers(person: str, worker: str, path: str) -> None:
    workers = " ".join(colour for colour in COLOURS if colour != worker)
    table = scene(town(hand="jester", houses=f"red:{person} yellow", workers=workers))
    assert path not in table.offers(0)
    assert path in scene(town(hand="jester", houses=f"red:{person} yellow", workers=worker)).offers(0)


@pytest.mark.parametrize(("person", "worker", "path"), WORKERS)
def test_a_person_of_the_castle_is_activated_once_a_round(person: str, worker: str, path: str) -> None:
    table = scene(town(hand="jester", houses=f"red:{person} yellow", workers=f"{worker} {worker}", used=person))
    assert path not in table.offers(0)


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


# Servant


def test_the_servant_draws_a_card_from_the_chosen_pile() -> None:
    table = scene(town(hand="jester", houses="red:servant", workers="red"), left="king prince", right="thief queen")
    table = table.play("person:servant")
    assert table.why(0) == "choose-pile"
    assert table.offers(0) == ["pile:left", "pile:right"]
    table = table.play("pile:right")
    assert table.town(0).hand == ["jester", "queen"]
    assert table.now.piles == [["king", "prince"], ["thief"]]
    assert table.heard("draws") == [{"seat": "seat:0", "colour": "colour:red", "pile": "pile:right"}]
    assert [(event.args, event.only) for event in table.events if event.id == "you-drew"] == [
        ({"cards": ("card:queen",)}, 0)
    ]


def test_the_servant_may_bring_a_sixth_card() -> None:
    table = scene(town(hand="jester king prince thief poet", houses="red:servant", workers="red"), left="banker queen")
    table = table.play("person:servant").play("pile:left")
    assert table.town(0).hand == ["jester", "king", "prince", "thief", "poet", "queen"]


def test_the_servants_card_must_be_played_when_it_is_the_only_one() -> None:
    """A turn cannot end while its owner holds a card and has not played this turn's."""
    table = scene(town(houses="red:servant", workers="red"), left="banker queen")
    assert set(table.offers(0)) == {"person:servant", "button:end-turn"}
    table = table.play("person:servant").play("pile:left")
    assert set(table.offers(0)) == {"card:queen/use:workers", "card:queen/use:guilders"}


def test_the_servant_is_not_asked_for_a_pile_when_one_is_left() -> None:
    table = scene(town(hand="jester", houses="red:servant", workers="red"), left="", right="king", extra="")
    table = table.play("person:servant")
    assert table.town(0).hand == ["jester", "king"]
    assert table.why(0) == "take-turn"


def test_the_servant_is_not_offered_without_a_card_to_draw() -> None:
    table = scene(town(hand="jester", houses="red:servant", workers="red"), left="", right="", extra="")
    assert "person:servant" not in table.offers(0)


def test_the_servant_taking_the_last_card_makes_the_next_round_the_last() -> None:
    table = scene(
        town(hand="jester", houses="red:servant", workers="red"),
        left="king",
        right="thief",
        extra="poet queen",
        round=4,
    )
    table = table.play("person:servant").play("pile:left")
    assert table.now.piles == [["poet", "queen"], ["thief"]]
    assert table.now.last_round == 5


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


# Falconer


def test_the_falconer_draws_two_cards_choosing_the_pile_before_each() -> None:
    table = scene(
        town(hand="falconer jester thief poet banker", houses="red"), left="king prince", right="mayor judge queen"
    ).play("card:falconer/use:recruit/house:red")
    assert table.why(0) == "choose-pile"
    table = table.play("pile:right")
    assert table.why(0) == "choose-pile"
    assert table.heard("you-drew") == []
    assert table.town(0).hand == ["jester", "thief", "poet", "banker"]
    table = table.play("pile:left")
    assert [set(told["cards"]) for told in table.heard("you-drew")] == [{"card:queen", "card:prince"}]
    assert table.town(0).hand == ["jester", "thief", "poet", "banker", "queen", "prince"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_falconer_may_draw_both_from_one_pile() -> None:
    table = scene(town(hand="falconer", houses="red"), left="king prince thief", right="mayor judge queen")
    table = table.play("card:falconer/use:recruit/house:red").play("pile:left").play("pile:left")
    assert table.town(0).hand == ["thief", "prince"]


def test_the_falconer_draws_what_there_is() -> None:
    table = scene(town(hand="falconer", houses="red blue:astronomer"), left="", right="king", extra="")
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.town(0).hand == ["king"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_falconer_draws_nothing_from_empty_piles() -> None:
    table = scene(town(hand="falconer", houses="red"), left="", right="", extra="")
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.town(0).persons == ["falconer"]
    assert table.town(0).hand == []
    assert table.offers(0) == ["button:end-turn"]


def test_the_falconer_draws_two_more_with_the_astronomer() -> None:
    table = scene(
        town(hand="falconer", houses="red blue:astronomer"), left="king prince thief", right="mayor judge queen"
    )
    table = table.play("card:falconer/use:recruit/house:red").play("pile:left").play("pile:right")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("pile:left").play("pile:right")
    assert table.town(0).hand == ["thief", "queen", "prince", "judge"]
    assert table.offers(0) == ["button:end-turn"]


# Herald


def test_the_herald_draws_three_cards_and_plays_two() -> None:
    table = scene(
        town(hand="herald jester", houses="red", guilders=9),
        left="king prince thief",
        right="mayor judge queen",
        turns_left=8,
    )
    table = table.play("card:herald/use:recruit/house:red")
    table = table.play("pile:left").play("pile:right").play("pile:left")
    assert [set(told["cards"]) for told in table.heard("you-drew")] == [{"card:thief", "card:queen", "card:prince"}]
    assert table.town(0).hand == ["jester", "thief", "queen", "prince"]
    assert table.why(0) == "may-play-another"
    assert table.limits(0) == (0, 1)
    table = table.play("card:queen/use:workers")
    assert table.why(0) == "may-play-another"
    table = table.play("card:jester/use:guilders")
    assert table.offers(0) == ["button:end-turn"]
    assert table.town(0).hand == ["thief", "prince"]
    assert (table.town(0).workers[Colour.RED], table.town(0).guilders) == (2, 3)
    assert table.now.turns_left == 8


def test_the_herald_offers_every_card_of_the_hand_for_every_action() -> None:
    table = scene(
        town(hand="herald jester", houses="red blue:banker", guilders=9, workers="yellow"),
        left="",
        right="king",
        extra="",
    ).play("card:herald/use:recruit/house:red")
    assert set(table.offers(0)) == {
        "card:jester/use:workers",
        "card:jester/use:guilders",
        "card:jester/use:house",
        "card:king/use:workers",
        "card:king/use:guilders",
    }


def test_the_heralds_cards_may_all_be_kept() -> None:
    table = scene(town(hand="herald jester", houses="red", guilders=9), left="king prince thief judge")
    table = table.play("card:herald/use:recruit/house:red").play("pile:left").play("pile:left").play("pile:left")
    table = table.play()
    assert table.town(0).hand == ["jester", "judge", "thief", "prince"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_may_play_one_card_and_no_second() -> None:
    table = scene(town(hand="herald jester king", houses="red", guilders=9), left="", right="", extra="")
    table = table.play("card:herald/use:recruit/house:red").play("card:jester/use:workers").play()
    assert table.town(0).hand == ["king"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_without_cards_asks_nothing() -> None:
    table = scene(town(hand="herald", houses="red", guilders=9), left="", right="", extra="")
    table = table.play("card:herald/use:recruit/house:red")
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_without_cards_is_not_carried_out_again() -> None:
    table = scene(town(hand="herald", houses="red blue:astronomer", guilders=9), left="", right="", extra="")
    table = table.play("card:herald/use:recruit/house:red")
    assert table.offers(0) == ["button:end-turn"]


def test_the_heralds_first_guest_is_finished_before_the_second_card() -> None:
    table = scene(
        town(hand="herald falconer", houses="red blue", guilders=9), left="king prince thief judge mayor queen"
    ).play("card:herald/use:recruit/house:red")
    table = table.play("pile:left").play("pile:left").play("pile:left").play("card:falconer/use:recruit/house:blue")
    assert table.why(0) == "choose-pile"
    table = table.play("pile:left").play("pile:left")
    assert table.why(0) == "may-play-another"
    table = table.play("card:prince/use:workers")
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_plays_up_to_two_more_with_the_astronomer() -> None:
    table = scene(
        town(hand="herald jester king poet thief", houses="red blue:astronomer", guilders=9),
        left="",
        right="",
        extra="",
    ).play("card:herald/use:recruit/house:red")
    table = table.play("card:jester/use:workers").play("card:king/use:workers")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("card:poet/use:workers").play("card:thief/use:workers")
    assert table.town(0).hand == []
    assert table.offers(0) == ["button:end-turn"]


def test_the_herald_is_not_carried_out_again_once_the_astronomer_is_gone() -> None:
    """The Smuggler brings the plague, which takes the Astronomer before the Herald is finished."""
    table = scene(
        town(hand="herald smuggler jester", houses="red blue:astronomer yellow", guilders=12, threats="brown brown"),
        left="",
        right="",
        extra="",
    ).play("card:herald/use:recruit/house:red")
    table = table.play("card:smuggler/use:recruit/house:yellow").play("threat:brown").play("person:astronomer")
    assert table.why(0) == "may-play-another"
    table = table.play("card:jester/use:guilders")
    assert table.town(0).persons == ["herald", "smuggler"]
    assert table.offers(0) == ["button:end-turn"]


# Chambermaid


def test_the_chambermaid_exchanges_a_card() -> None:
    table = scene(
        town(hand="jester king", houses="red:chambermaid"), left="thief prince", right="queen poet", discards="mayor"
    ).play("person:chambermaid")
    assert table.heard("returns-workers") == []
    assert table.why(0) == "discard-cards"
    assert set(table.offers(0)) == {"card:jester", "card:king"}
    assert table.limits(0) == (1, 1)
    table = table.play("card:jester")
    assert table.heard("discards") == [{"seat": "seat:0", "cards": ("card:jester",)}]
    assert table.why(0) == "choose-pile"
    table = table.play("pile:right")
    assert table.town(0).hand == ["king", "poet"]
    assert "jester" in table.now.discards
    assert table.why(0) == "take-turn"


def test_the_chambermaid_works_once_a_round() -> None:
    table = scene(town(hand="jester king", houses="red:chambermaid"), left="thief prince")
    table = table.play("person:chambermaid").play("card:jester").play("pile:left")
    assert "person:chambermaid" not in table.offers(0)
    assert "person:chambermaid" not in table.play("card:king/use:workers").offers(0)


def test_the_chambermaid_needs_a_card_to_discard() -> None:
    table = scene(town(houses="red:chambermaid"), left="thief prince")
    assert table.offers(0) == ["button:end-turn"]


def test_the_chambermaid_needs_a_card_to_draw() -> None:
    """To discard a card and draw one is all or nothing."""
    table = scene(town(hand="jester king", houses="red:chambermaid"), left="", right="", extra="")
    assert "person:chambermaid" not in table.offers(0)


def test_the_chambermaid_may_be_activated_after_the_card() -> None:
    table = scene(town(hand="jester king poet", houses="red:chambermaid"), left="thief prince")
    table = table.play("card:poet/use:workers").play("person:chambermaid").play("card:king").play("pile:left")
    assert table.town(0).hand == ["jester", "prince"]
    assert table.offers(0) == ["button:end-turn"]


# Seneschal


def test_the_seneschal_exchanges_up_to_two_cards_of_a_complete_hand() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal"),
        town(hand="mayor"),
        left="judge notary prince queen banker",
        right="duke earl squire baron",
        phase=Phase.DRAW,
    )
    table = table.play("pile:left")
    assert table.heard("you-drew") == [{"cards": ("card:banker",)}]
    assert table.asked == [0]
    assert table.why(0) == "discard-cards"
    assert table.limits(0) == (0, 2)
    assert set(table.offers(0)) == {"card:jester", "card:king", "card:poet", "card:thief", "card:banker"}
    table = table.play("card:king", "card:banker")
    assert [set(told["cards"]) for told in table.heard("discards")] == [{"card:king", "card:banker"}]
    assert table.asked == [0]
    table = table.play("pile:right")
    assert table.heard("you-drew") == []
    table = table.play("pile:left")
    assert [set(told["cards"]) for told in table.heard("you-drew")] == [{"card:baron", "card:queen"}]
    assert table.town(0).hand == ["jester", "poet", "thief", "baron", "queen"]
    assert table.asked == [1]
    assert table.why(1) == "choose-pile"


def test_the_seneschal_may_exchange_one_card() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal"), left="judge notary prince queen", phase=Phase.DRAW
    )
    table = table.play("pile:left").play("card:queen").play("pile:left")
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "prince"]
    assert table.asked == [1]


def test_the_seneschal_may_keep_all_cards() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal"), left="judge notary prince queen", phase=Phase.DRAW
    )
    table = table.play("pile:left").play()
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "queen"]
    assert table.asked == [1]


def test_the_seneschal_is_asked_although_nothing_had_to_be_drawn() -> None:
    table = scene(town(hand="jester king poet thief baron duke", houses="red:seneschal"), phase=Phase.DRAW)
    assert table.asked == [0]
    assert table.why(0) == "discard-cards"
    table = table.play("card:jester", "card:king").play("pile:left").play("pile:left")
    assert len(table.town(0).hand) == 6
    assert table.asked == [1]


def test_the_seneschal_waits_for_the_inventors_sixth_card() -> None:
    table = scene(
        town(hand="jester king poet thief", houses="red:seneschal blue:inventor"),
        left="judge notary prince queen banker",
        phase=Phase.DRAW,
    ).play("pile:left")
    assert table.why(0) == "draw-a-sixth"
    assert table.heard("you-drew") == []
    table = table.play("button:yes").play("pile:left")
    assert table.why(0) == "discard-cards"
    table = table.play("card:banker").play("pile:left")
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "queen", "prince"]
    assert table.asked == [1]


def test_the_seneschal_of_another_is_asked_in_that_seats_turn() -> None:
    table = scene(
        town(hand="jester king poet thief"),
        town(hand="judge notary prince queen", houses="red:seneschal"),
        phase=Phase.DRAW,
    ).play("pile:left")
    assert table.asked == [1]
    assert table.why(1) == "choose-pile"
    assert table.play("pile:left").why(1) == "discard-cards"


def test_the_seneschal_needs_a_card_to_draw() -> None:
    """To discard cards and draw as many again is all or nothing."""
    table = scene(
        town(hand="jester king poet thief baron", houses="red:seneschal"), left="", right="", extra="", phase=Phase.DRAW
    )
    assert table.town(0).hand == ["jester", "king", "poet", "thief", "baron"]
    assert 0 not in table.asked


def test_the_seneschal_does_nothing_in_phase_3() -> None:
    table = scene(town(hand="jester", houses="red:seneschal", workers=ALL_COLOURS))
    assert "person:seneschal" not in table.offers(0)


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


@pytest.mark.parametrize("person", [person for person, _, _, _ in FACES if person != "castellan"])
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
