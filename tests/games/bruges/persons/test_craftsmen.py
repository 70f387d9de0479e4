"""The fifteen Craftsmen."""

import pytest

from guildtable.games.bruges.parts import COLOURS, Colour
from guildtable.games.bruges.state import House, Known
from tests.games.bruges.referee.cards import members
from tests.games.bruges.scenes import scene, town

EXCHANGES = [
    ("coal_miner", "brown"),
    ("mason", "blue"),
    ("miller", "red"),
    ("shoemaker", "purple"),
    ("vintner", "yellow"),
]
"""Craftsman, worker to be paid."""
ONE_OF_EACH_OTHER_GROUP = (
    "red:banker red:prince red:vicar red:coachman red:poet blue:notary blue:jester blue:guard blue:student blue:thief"
)


def workers_but(*colours: str) -> list[str]:
    """The other colours."""
    return [colour for colour in COLOURS if colour not in colours]


@pytest.mark.parametrize("person", members("craftsman"))
def test_each_craftsman_belongs_to_the_group(person: str) -> None:
    """The Dean of the Guilds counts Craftsmen."""
    table = scene(town(houses=f"red:dean_of_the_guilds blue:{person}"))
    assert table.score(0).items["laurels"] == 2


# Coal Miner, Mason, Miller, Shoemaker, Vintner


@pytest.mark.parametrize(("person", "worker"), EXCHANGES)
def test_workers_are_exchanged_one_by_one(person: str, worker: str) -> None:
    first, second, third, fourth = workers_but(worker)
    table = scene(town(hand="jester", houses=f"red:{person}", workers=f"{worker} {first} {second}"))
    table = table.play(f"person:{person}")
    assert table.asked == [0]
    assert table.why(0) == "exchange-workers"
    assert set(table.offers(0)) == {
        f"worker:{given}/for:{taken}" for given in (first, second) for taken in COLOURS if given != taken
    }
    assert table.limits(0) == (1, 1)
    table = table.play(f"worker:{first}/for:{third}")
    assert table.why(0) == "exchange-workers"
    assert set(table.offers(0)) == {f"worker:{second}/for:{taken}" for taken in COLOURS if taken != second}
    assert table.limits(0) == (0, 1)
    table = table.play(f"worker:{second}/for:{fourth}")
    assert {colour for colour in COLOURS if table.town(0).workers[colour]} == {third, fourth}
    assert sum(table.town(0).workers.values()) == 2
    assert table.why(0) == "take-turn"


@pytest.mark.parametrize(("person", "worker"), EXCHANGES)
def test_the_exchange_may_be_ended_after_the_first_worker(person: str, worker: str) -> None:
    first, second, third, _ = workers_but(worker)
    table = scene(town(hand="jester", houses=f"red:{person}", workers=f"{worker} {first} {second}"))
    table = table.play(f"person:{person}").play(f"worker:{first}/for:{third}").play()
    assert {colour for colour in COLOURS if table.town(0).workers[colour]} == {second, third}
    assert table.why(0) == "take-turn"


@pytest.mark.parametrize(("person", "worker"), EXCHANGES)
def test_the_exchange_needs_a_worker_besides_the_one_paid(person: str, worker: str) -> None:
    table = scene(town(hand="jester", houses=f"red:{person}", workers=worker))
    assert f"person:{person}" not in table.offers(0)
    table = scene(town(hand="jester", houses=f"red:{person}", workers=f"{worker} {worker}"))
    assert f"person:{person}" in table.offers(0)


@pytest.mark.parametrize(("person", "worker"), EXCHANGES)
def test_a_worker_taken_in_the_exchange_is_not_given_again(person: str, worker: str) -> None:
    first, second, third, _ = workers_but(worker)
    table = scene(town(hand="jester", houses=f"red:{person}", workers=f"{worker} {first} {first} {second}"))
    table = table.play(f"person:{person}").play(f"worker:{first}/for:{second}").play(f"worker:{second}/for:{third}")
    assert set(table.offers(0)) == {f"worker:{first}/for:{taken}" for taken in COLOURS if taken != first}
    table = table.play(f"worker:{first}/for:{worker}")
    assert {colour for colour in COLOURS if table.town(0).workers[colour]} == {second, third, worker}
    assert table.why(0) == "take-turn"


# Saddler


@pytest.mark.parametrize(
    ("houses", "guilders"),
    [
        ("", 1),
        ("blue:weaver", 1),
        ("blue:weaver brown:prince yellow:queen", 2),
        ("blue:vicar brown:prince yellow:jester blue red=calligrapher", 4),
        (ONE_OF_EACH_OTHER_GROUP, 11),
    ],
)
def test_the_saddler_takes_a_guilder_for_each_group(houses: str, guilders: int) -> None:
    table = scene(town(houses=f"red:saddler {houses}", workers="brown"), town(houses="red:king blue:duke"))
    table = table.play("person:saddler")
    assert table.heard("takes-guilders") == [{"seat": "seat:0", "guilders": guilders}]
    assert (table.town(0).guilders, table.town(0).points) == (guilders, 0)


# Tailor


def test_the_tailor_advances_a_step_for_two_guilders() -> None:
    table = scene(town(hand="jester", houses="red:tailor", workers="purple", guilders=3, reputation=5))
    table = table.play("person:tailor")
    assert (table.town(0).guilders, table.town(0).reputation) == (1, 6)
    assert table.heard("advances") == [{"seat": "seat:0", "step": 6, "points": 7}]
    assert table.town(0).points == 0
    assert table.score(0).items["reputation"] == 7


def test_the_tailor_needs_two_guilders() -> None:
    table = scene(town(hand="jester", houses="red:tailor", workers="purple", guilders=1))
    assert "person:tailor" not in table.offers(0)


def test_the_tailor_needs_a_step_to_advance_to() -> None:
    top = scene(town(hand="jester", houses="red:tailor", workers="purple", guilders=9, reputation=8))
    below = scene(town(hand="jester", houses="red:tailor", workers="purple", guilders=9, reputation=7))
    assert "person:tailor" not in top.offers(0)
    assert below.play("person:tailor").town(0).reputation == 8


def test_the_tailor_lets_the_baron_score() -> None:
    table = scene(town(hand="jester", houses="red:tailor blue:baron", workers="purple", guilders=2))
    assert table.play("person:tailor").town(0).points == 1


# Architect


def test_the_architect_builds_the_top_card_of_a_pile_unseen() -> None:
    table = scene(
        town(hand="jester", houses="red:architect", workers="blue"), left="king prince", right="thief queen"
    ).play("person:architect")
    assert table.why(0) == "choose-pile"
    assert table.offers(0) == ["pile:left", "pile:right"]
    table = table.play("pile:right")
    assert table.town(0).houses[-1] == House("queen", None, Known.NOBODY)
    assert table.now.piles == [["king", "prince"], ["thief"]]
    assert table.town(0).hand == ["jester"]
    assert table.heard("lays-from-pile") == [{"seat": "seat:0", "pile": "pile:right"}]
    assert table.heard("builds-house") == [{"seat": "seat:0", "house": "house:red"}]
    assert table.heard("you-built-with") == []
    assert table.heard("you-drew") == []
    assert table.heard("returns-workers") == []
    assert table.why(0) == "take-turn"


def test_the_architects_house_can_be_lived_in() -> None:
    table = scene(town(hand="jester", houses="red:architect", workers="blue"), left="king prince")
    table = table.play("person:architect").play("pile:left").play("card:jester/use:recruit/house:purple")
    assert table.town(0).persons == ["architect", "jester"]
    assert table.score(0).items["houses"] == 2


def test_the_architect_pays_no_worker_of_the_houses_colour() -> None:
    table = scene(town(houses="red:architect", workers="blue purple"), left="king prince")
    table = table.play("person:architect").play("pile:left")
    assert table.town(0).workers[Colour.PURPLE] == 1
    assert table.town(0).workers[Colour.BLUE] == 0


def test_the_architect_takes_the_last_pile_without_a_question() -> None:
    table = scene(town(hand="jester", houses="red:architect", workers="blue"), left="", right="king", extra="")
    table = table.play("person:architect")
    assert table.town(0).houses[-1] == House("king", None, Known.NOBODY)
    assert table.why(0) == "take-turn"


def test_the_architect_is_not_offered_without_a_card_to_lay() -> None:
    table = scene(town(hand="jester", houses="red:architect", workers="blue"), left="", right="", extra="")
    assert "person:architect" not in table.offers(0)


def test_the_architect_taking_the_last_card_makes_the_next_round_the_last() -> None:
    table = scene(town(houses="red:architect", workers="blue"), left="king", right="thief", extra="poet queen", round=4)
    table = table.play("person:architect").play("pile:left")
    assert table.now.piles == [["poet", "queen"], ["thief"]]
    assert table.now.last_round == 5


# Weaver, Blacksmith


@pytest.mark.parametrize("taken", [("blue", "blue"), ("red", "yellow"), ("red", "red"), ("purple", "brown")])
def test_the_weaver_takes_two_workers_of_any_colours(taken: tuple[str, str]) -> None:
    table = scene(town(hand="jester", houses="red:weaver", workers="red")).play("person:weaver")
    assert table.why(0) == "take-workers"
    assert set(table.offers(0)) == {f"worker:{colour}" for colour in COLOURS}
    assert table.limits(0) == (2, 2)
    table = table.play(*(f"worker:{colour}" for colour in taken))
    assert {colour: table.town(0).workers[colour] for colour in COLOURS} == {
        colour: taken.count(colour) for colour in COLOURS
    }
    assert table.why(0) == "take-turn"


def test_the_blacksmith_takes_two_workers_of_different_colours() -> None:
    table = scene(town(hand="jester", houses="red:blacksmith", workers="red")).play("person:blacksmith")
    assert table.heard("returns-workers") == []
    assert table.why(0) == "take-different-workers"
    assert set(table.offers(0)) == {f"worker:{colour}" for colour in COLOURS}
    assert table.limits(0) == (2, 2)
    table = table.play("worker:red", "worker:brown")
    assert (table.town(0).workers[Colour.RED], table.town(0).workers[Colour.BROWN]) == (2, 1)
    assert sum(table.town(0).workers.values()) == 3
    assert "person:blacksmith" not in table.offers(0)


def test_the_blacksmith_does_not_take_two_of_a_colour() -> None:
    table = scene(town(hand="jester", houses="red:blacksmith")).play("person:blacksmith")
    with pytest.raises(ValueError, match="worker:red"):
        table.play("worker:red", "worker:red")


# Carpenter


def test_the_carpenter_may_build_a_house_without_a_worker() -> None:
    table = scene(town(hand="carpenter jester prince", houses="red", guilders=3, workers="yellow"))
    table = table.play("card:carpenter/use:recruit/house:red")
    assert table.why(0) == "may-play-another"
    assert set(table.offers(0)) == {"card:jester/use:house", "card:prince/use:house"}
    assert table.limits(0) == (0, 1)
    table = table.play("card:jester/use:house")
    assert table.town(0).houses[-1] == House("jester", None, Known.OWNER)
    assert table.town(0).workers[Colour.YELLOW] == 1
    assert table.town(0).hand == ["prince"]
    assert table.heard("builds-house") == [{"seat": "seat:0", "house": "house:yellow"}]
    assert [(event.args["card"], event.only) for event in table.events if event.id == "you-built-with"] == [
        ("card:jester", 0)
    ]
    assert table.offers(0) == ["button:end-turn"]


def test_the_carpenter_may_leave_it() -> None:
    table = scene(town(hand="carpenter jester prince", houses="red", guilders=3))
    table = table.play("card:carpenter/use:recruit/house:red").play()
    assert len(table.town(0).houses) == 1
    assert table.town(0).hand == ["jester", "prince"]
    assert table.offers(0) == ["button:end-turn"]


def test_the_carpenter_may_leave_even_the_only_card() -> None:
    table = scene(town(hand="carpenter jester", houses="red", guilders=3)).play("card:carpenter/use:recruit/house:red")
    assert table.limits(0) == (0, 1)
    assert table.play().town(0).hand == ["jester"]
    assert table.play("card:jester/use:house").town(0).hand == []


def test_the_carpenter_without_a_card_asks_nothing() -> None:
    table = scene(town(hand="carpenter", houses="red", guilders=3)).play("card:carpenter/use:recruit/house:red")
    assert table.offers(0) == ["button:end-turn"]


def test_the_carpenter_without_a_card_is_not_carried_out_again() -> None:
    table = scene(town(hand="carpenter", houses="red blue:astronomer", guilders=3))
    assert table.play("card:carpenter/use:recruit/house:red").offers(0) == ["button:end-turn"]


def test_the_carpenter_builds_a_second_house_with_the_astronomer() -> None:
    table = scene(town(hand="carpenter jester prince thief", houses="red blue:astronomer", guilders=3))
    table = table.play("card:carpenter/use:recruit/house:red").play("card:jester/use:house")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("card:prince/use:house")
    assert [house.card for house in table.town(0).houses[-2:]] == ["jester", "prince"]
    assert table.offers(0) == ["button:end-turn"]


# Brewster


def test_the_brewster_gives_a_worker_for_three_guilders() -> None:
    table = scene(town(hand="jester", houses="red:brewster", workers="red red blue")).play("person:brewster")
    assert table.why(0) == "return-worker"
    assert set(table.offers(0)) == {"worker:red", "worker:blue"}
    assert table.limits(0) == (1, 1)
    table = table.play("worker:red")
    assert (table.town(0).workers[Colour.RED], table.town(0).workers[Colour.BLUE]) == (1, 1)
    assert table.heard("returns-workers") == [{"seat": "seat:0", "workers": ("worker:red",)}]
    assert table.town(0).guilders == 3
    assert "person:brewster" not in table.offers(0)


def test_the_brewster_needs_a_worker() -> None:
    table = scene(town(hand="jester", houses="red:brewster"), town(workers="red"))
    assert "person:brewster" not in table.offers(0)


def test_the_brewster_is_not_asked_which_of_equal_workers() -> None:
    table = scene(town(hand="jester", houses="red:brewster", workers="blue blue")).play("person:brewster")
    assert (table.town(0).workers[Colour.BLUE], table.town(0).guilders) == (1, 3)
    assert table.why(0) == "take-turn"


# Plasterer


def test_the_plasterer_may_return_a_threat_of_the_houses_colour() -> None:
    table = scene(town(hand="jester", houses="red:plasterer", workers="yellow", threats="yellow yellow red"))
    table = table.play("card:jester/use:house")
    assert table.why(0) == "return-threats"
    assert table.offers(0) == ["threat:yellow"]
    assert table.limits(0) == (0, 1)
    table = table.play("threat:yellow")
    assert (table.town(0).threats[Colour.YELLOW], table.town(0).threats[Colour.RED]) == (1, 1)
    assert table.town(0).points == 1
    assert table.offers(0) == ["button:end-turn"]


def test_the_plasterer_may_leave_the_threat() -> None:
    table = scene(town(hand="jester", houses="red:plasterer", workers="yellow", threats="yellow"))
    table = table.play("card:jester/use:house").play()
    assert (table.town(0).threats[Colour.YELLOW], table.town(0).points) == (1, 0)
    assert len(table.town(0).houses) == 2


def test_the_plasterer_needs_a_threat_of_the_houses_colour() -> None:
    table = scene(town(hand="jester", houses="red:plasterer", workers="yellow", threats="red blue purple brown"))
    assert table.play("card:jester/use:house").offers(0) == ["button:end-turn"]


def test_the_plasterer_works_with_the_architect() -> None:
    table = scene(
        town(hand="jester", houses="red:plasterer blue:architect", workers="blue", threats="purple"), left="king prince"
    )
    table = table.play("person:architect").play("pile:left")
    assert table.offers(0) == ["threat:purple"]
    table = table.play("threat:purple")
    assert (table.town(0).threats[Colour.PURPLE], table.town(0).points) == (0, 1)


def test_the_plasterer_works_with_the_carpenter() -> None:
    table = scene(town(hand="carpenter jester", houses="red:plasterer red", guilders=3, threats="yellow"))
    table = table.play("card:carpenter/use:recruit/house:red").play("card:jester/use:house")
    assert table.offers(0) == ["threat:yellow"]
    assert table.play("threat:yellow").town(0).points == 1


def test_the_plasterer_works_at_every_house() -> None:
    table = scene(
        town(
            hand="jester prince",
            houses="red:plasterer blue:majordomo",
            workers="yellow purple",
            threats="yellow purple",
        )
    )
    table = table.play("person:majordomo").play("card:jester/use:house").play("threat:yellow")
    table = table.play("card:prince/use:house").play("threat:purple")
    assert table.town(0).points == 2


def test_the_plasterer_does_not_look_at_rivals_houses() -> None:
    table = scene(town(hand="jester", workers="yellow"), town(houses="red:plasterer", threats="yellow"))
    assert table.play("card:jester/use:house").asked == [0]


# Fountain Builder


def test_the_fountain_builder_builds_canals_for_nothing() -> None:
    table = scene(town(hand="queen", houses="red:fountain_builder", canals=(3, 0)))
    table = table.play("card:queen/use:canal/section:left")
    assert table.town(0).canals == [4, 0]
    assert table.heard("pays-guilders") == []


def test_the_fountain_builder_keeps_the_guilders() -> None:
    table = scene(town(hand="queen", houses="red:fountain_builder", canals=(3, 0), guilders=4))
    assert table.play("card:queen/use:canal/section:left").town(0).guilders == 4


def test_the_fountain_builder_needs_a_card_of_the_spaces_colour() -> None:
    """The first spaces of the red guard house are blue and purple."""
    table = scene(town(hand="jester piper prince", houses="red:fountain_builder"))
    assert {path for path in table.offers(0) if "/use:canal" in path} == {
        "card:piper/use:canal/section:left",
        "card:prince/use:canal/section:right",
    }


def test_the_fountain_builder_makes_the_acrobat_cost_only_the_worker() -> None:
    table = scene(town(hand="jester", houses="red:fountain_builder blue:acrobat", workers="red", canals=(2, 4)))
    table = table.play("person:acrobat")
    assert table.heard("returns-workers") == [{"seat": "seat:0", "workers": ("worker:red",)}]
    table = table.play("section:right")
    assert table.town(0).canals == [2, 5]
    assert table.town(0).statues == [7]


def test_the_fountain_builder_makes_the_cartographers_canals_free() -> None:
    table = scene(town(hand="cartographer", houses="red:fountain_builder red", guilders=6))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("section:left")
    assert (table.town(0).canals, table.town(0).guilders) == ([2, 0], 0)


def test_without_the_fountain_builder_the_space_is_paid() -> None:
    table = scene(town(hand="queen", canals=(3, 0), guilders=4), town(houses="red:fountain_builder"))
    assert table.play("card:queen/use:canal/section:left").town(0).guilders == 0
    poor = scene(town(hand="queen", canals=(3, 0), guilders=3), town(houses="red:fountain_builder"))
    assert "card:queen/use:canal/section:left" not in poor.offers(0)


# Master Builder


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("", 0),
        ("blue", 0),
        ("blue blue:prince", 2),
        ("blue yellow red purple", 2),
        ("blue yellow red purple brown:jester", 4),
        ("blue yellow red purple brown red blue", 4),
        ("blue yellow red purple brown red blue blue", 6),
    ],
)
def test_the_master_builder_scores_two_points_for_every_three_houses(houses: str, points: int) -> None:
    table = scene(town(houses=f"red:master_builder {houses}"), town(houses="red red red"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


def test_the_master_builder_is_not_activated_and_scores_nothing_before_the_end() -> None:
    table = scene(town(hand="master_builder jester", houses="blue yellow red", guilders=12))
    table = table.play("card:master_builder/use:recruit/house:red")
    assert table.town(0).points == 0
    assert table.offers(0) == ["button:end-turn"]
