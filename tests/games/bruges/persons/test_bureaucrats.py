"""The fifteen Bureaucrats."""

import pytest

from guildtable.games.bruges.parts import COLOURS
from guildtable.games.bruges.state import Phase
from tests.games.bruges.referee.cards import members
from tests.games.bruges.scenes import scene, town

COUNTS_HOUSES = [
    ("councilman", "purple", "yellow"),
    ("councillor", "brown", "purple"),
    ("alderman", "yellow", "red"),
    ("tax_collector", "red", "blue"),
    ("registrar", "blue", "brown"),
]
"""Bureaucrat, worker to be paid, colour of the houses."""

ALL_COLOURS = "blue brown red purple yellow"


def other(colour: str) -> str:
    """Some other colour."""
    return next(each for each in COLOURS if each != colour)


# Councilman, Councillor, Alderman, Tax Collector, Registrar


@pytest.mark.parametrize(("person", "worker", "colour"), COUNTS_HOUSES)
def test_the_bureaucrat_takes_two_guilders_for_each_house_of_the_colour(person: str, worker: str, colour: str) -> None:
    houses = f"{other(colour)}:{person} {colour} {colour}:jester {colour}"
    table = scene(town(houses=houses, workers=worker), town(houses=f"{colour} {colour}", guilders=5))
    table = table.play(f"person:{person}")
    assert table.heard("takes-guilders") == [{"seat": "seat:0", "guilders": 6}]
    assert (table.town(0).guilders, table.town(1).guilders) == (6, 5)


@pytest.mark.parametrize(("person", "worker", "colour"), COUNTS_HOUSES)
def test_the_bureaucrat_counts_the_house_it_lives_in(person: str, worker: str, colour: str) -> None:
    table = scene(town(houses=f"{colour}:{person} {other(colour)}", workers=worker)).play(f"person:{person}")
    assert table.town(0).guilders == 2


@pytest.mark.parametrize(("person", "worker", "colour"), COUNTS_HOUSES)
def test_the_bureaucrat_is_not_offered_without_such_a_house(person: str, worker: str, colour: str) -> None:
    """A person of the colour is no house of it."""
    persons = {"red": "queen", "blue": "earl", "brown": "king", "yellow": "princess", "purple": "prince"}
    others = [each for each in COLOURS if each != colour]
    houses = f"{others[0]}:{person} {others[1]}:{persons[colour]} {others[2]} {others[3]}"
    table = scene(town(hand="jester", houses=houses, workers=worker), town(houses=colour))
    assert f"person:{person}" not in table.offers(0)


# Rentmaster


@pytest.mark.parametrize(("houses", "guilders"), [("", 1), ("red", 2), ("blue:prince blue blue yellow", 5)])
def test_the_rentmaster_takes_a_guilder_for_each_house(houses: str, guilders: int) -> None:
    table = scene(town(houses=f"red:rentmaster {houses}", workers="yellow"), town(houses="red blue"))
    table = table.play("person:rentmaster")
    assert table.town(0).guilders == guilders
    assert table.town(0).points == 0


# City Surveyor, City Treasurer


@pytest.mark.parametrize(
    ("houses", "points"),
    [("", 1), ("red red:prince", 1), ("blue red", 2), ("blue:jester brown red:prince yellow", 4), (ALL_COLOURS, 5)],
)
def test_the_city_surveyor_scores_a_point_for_each_colour_of_houses(houses: str, points: int) -> None:
    table = scene(
        town(hand="city_surveyor", houses=f"red=queen {houses}", guilders=6), town(houses="purple yellow")
    ).play("card:city_surveyor/use:recruit/house:red")
    assert table.heard("scores") == [{"seat": "seat:0", "points": points}]
    assert table.town(0).points == points
    assert "person:city_surveyor" not in table.offers(0)


def test_the_city_surveyor_counts_only_when_recruited() -> None:
    table = scene(town(hand="jester", houses="red:city_surveyor", workers="yellow")).play("card:jester/use:house")
    assert table.town(0).points == 0


@pytest.mark.parametrize(
    ("houses", "guilders"),
    [("", 1), ("red red:prince", 1), ("blue red", 2), ("blue:jester brown red:prince yellow", 4), (ALL_COLOURS, 5)],
)
def test_the_city_treasurer_takes_a_guilder_for_each_colour_of_houses(houses: str, guilders: int) -> None:
    table = scene(town(hand="king", houses=f"red:city_treasurer {houses}"), town(houses="purple yellow"))
    table = table.play("person:city_treasurer")
    assert table.heard("takes-guilders") == [{"seat": "seat:0", "guilders": guilders}]
    assert table.heard("returns-workers") == []
    assert (table.town(0).guilders, table.town(0).points) == (guilders, 0)


def test_the_city_treasurer_works_once_a_round() -> None:
    table = scene(town(hand="king", houses="red:city_treasurer")).play("person:city_treasurer")
    assert "person:city_treasurer" not in table.offers(0)
    assert "person:city_treasurer" not in table.play("card:king/use:guilders").offers(0)


# Notary


def test_the_notary_advances_for_two_guilders_less() -> None:
    table = scene(
        town(houses="red:notary", guilders=1), town(guilders=3), phase=Phase.ADVANCE, dice={"red": 1, "blue": 2}
    )
    assert table.asked == [0]
    assert table.why(0) == "advance"
    table = table.play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 0)
    assert table.asked == [1]
    table = table.play("button:yes")
    assert (table.town(1).reputation, table.town(1).guilders) == (1, 0)


def test_the_notary_lacking_the_reduced_price_is_not_asked() -> None:
    table = scene(
        town(houses="red:notary", guilders=1), town(guilders=4), phase=Phase.ADVANCE, dice={"red": 2, "blue": 2}
    )
    assert table.asked == [1]


def test_the_notary_does_not_help_others() -> None:
    table = scene(
        town(houses="red:notary", guilders=1), town(guilders=2), phase=Phase.ADVANCE, dice={"red": 1, "blue": 2}
    )
    assert table.why(0) == "advance"
    table = table.play()
    assert table.town(0).reputation == 0
    assert table.why(0) != "advance"
    assert table.now.phase is Phase.PLAY


@pytest.mark.parametrize("dice", [{"red": 1}, {"red": 2}, {"red": 1, "yellow": 1}])
def test_the_notary_never_pays_less_than_nothing(dice: dict[str, int]) -> None:
    table = scene(town(houses="red:notary", guilders=1), phase=Phase.ADVANCE, dice=dice).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 1)
    assert table.heard("pays-guilders") == []


def test_the_notary_needs_no_guilder_for_a_price_of_two() -> None:
    table = scene(town(houses="red:notary"), phase=Phase.ADVANCE, dice={"red": 2})
    assert table.why(0) == "advance"
    assert table.play("button:yes").town(0).reputation == 1


def test_the_notary_cannot_advance_when_no_one_or_two_was_rolled() -> None:
    table = scene(town(houses="red:notary", guilders=9), phase=Phase.ADVANCE)
    assert table.now.phase is Phase.PLAY
    assert table.town(0).reputation == 0


def test_the_notary_does_not_make_the_earl_cheaper() -> None:
    assert scene(town(houses="red:notary blue:earl", guilders=3), phase=Phase.ADVANCE).now.phase is Phase.PLAY
    table = scene(town(houses="red:notary blue:earl", guilders=5), phase=Phase.ADVANCE).play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 1)


def test_the_notary_does_not_make_the_viscount_cheaper() -> None:
    dice = {"red": 2, "blue": 2}
    poor = scene(town(hand="jester", houses="red:notary blue:viscount", workers="purple", guilders=3), dice=dice)
    assert "person:viscount" not in poor.offers(0)
    table = scene(town(hand="jester", houses="red:notary blue:viscount", workers="purple", guilders=5), dice=dice)
    table = table.play("person:viscount")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 1)


def test_the_notary_does_not_make_the_tailor_cheaper() -> None:
    table = scene(town(hand="jester", houses="red:notary blue:tailor", workers="purple", guilders=2))
    assert table.play("person:tailor").town(0).guilders == 0


# Judge


def test_the_judge_turns_the_marker_of_reputation_when_tied() -> None:
    table = scene(
        town(houses="red:judge", reputation=1),
        town(houses="red:prince blue:king", reputation=1),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == ["reputation"]
    assert table.town(1).majorities == ["people"]
    assert table.heard("turns-majority")[0] == {"seat": "seat:0", "majority": "majority:reputation"}


def test_the_judge_turns_the_marker_of_people_when_tied() -> None:
    table = scene(town(houses="red:judge"), town(houses="red:prince"), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == ["people"]
    assert table.town(1).majorities == []


def test_the_judge_turns_the_marker_of_the_canal_when_tied() -> None:
    table = scene(
        town(houses="red:judge", canals=(1, 1)),
        town(houses="red:prince blue:king", canals=(2, 0)),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == ["canal"]
    assert table.town(1).majorities == ["people"]


def test_the_judge_turns_nothing_when_nobody_has_a_step_or_a_token() -> None:
    table = scene(town(houses="red:judge"), town(houses="red:prince blue:king"), phase=Phase.MAJORITIES)
    assert table.town(0).majorities == []


def test_the_judge_turns_nothing_when_behind_somebody() -> None:
    table = scene(
        town(houses="red:judge", reputation=2, canals=(1, 0)),
        town(houses="red:prince", reputation=2, canals=(1, 0)),
        town(houses="red:king blue:queen", reputation=3, canals=(1, 1)),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == []
    assert table.town(1).majorities == []
    assert table.town(2).majorities == ["reputation", "people", "canal"]


def test_without_the_judge_a_tie_turns_nothing() -> None:
    table = scene(
        town(houses="red:mayor", reputation=1, canals=(1, 0)),
        town(houses="red:prince", reputation=1, canals=(1, 0)),
        phase=Phase.MAJORITIES,
    )
    assert [seat.majorities for seat in table.now.towns] == [[], []]


def test_the_judge_does_not_take_the_majority_from_who_is_alone_ahead() -> None:
    table = scene(
        town(houses="red:judge", reputation=3, canals=(2, 1)), town(reputation=2, canals=(2, 0)), phase=Phase.MAJORITIES
    )
    assert table.town(0).majorities == ["reputation", "people", "canal"]
    assert table.town(1).majorities == []


def test_the_judge_turns_a_marker_only_once() -> None:
    table = scene(
        town(houses="red:judge", reputation=1, majorities=["reputation"]),
        town(houses="red:prince blue:king", reputation=1),
        phase=Phase.MAJORITIES,
    )
    assert table.town(0).majorities == ["reputation"]
    assert table.score(0).items["majorities"] == 4


# Toll Keeper


def test_the_toll_keeper_takes_a_guilder_when_another_builds_a_canal() -> None:
    table = scene(
        town(hand="piper", guilders=1), town(houses="red:toll_keeper"), town(houses="red:mayor", guilders=2)
    ).play("card:piper/use:canal/section:left")
    assert table.heard("takes-guilders") == [{"seat": "seat:1", "guilders": 1}]
    assert [seat.guilders for seat in table.now.towns] == [0, 1, 2]


def test_the_toll_keeper_takes_nothing_for_the_owners_canal() -> None:
    table = scene(town(hand="piper", houses="red:toll_keeper", guilders=1)).play("card:piper/use:canal/section:left")
    assert table.town(0).canals == [1, 0]
    assert table.town(0).guilders == 0


def test_the_toll_keeper_sees_a_canal_built_by_a_person() -> None:
    table = scene(town(hand="porter", houses="red", guilders=3), town(houses="red:toll_keeper"))
    table = table.play("card:porter/use:recruit/house:red").play("section:left")
    assert (table.town(0).guilders, table.town(1).guilders) == (0, 1)


def test_the_toll_keeper_takes_a_guilder_for_each_token() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=8), town(houses="red:toll_keeper"))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left")
    assert table.town(1).guilders == 1
    assert table.play("section:right").town(1).guilders == 2


def test_the_toll_keeper_takes_a_guilder_although_nothing_is_paid() -> None:
    table = scene(town(hand="piper", houses="red:fountain_builder"), town(houses="red:toll_keeper"))
    assert table.play("card:piper/use:canal/section:left").town(1).guilders == 1


def test_the_toll_keeper_takes_nothing_for_a_house() -> None:
    table = scene(town(hand="piper", workers="blue"), town(houses="red:toll_keeper")).play("card:piper/use:house")
    assert table.town(1).guilders == 0


# Mayor, Dean of the Guilds, Archivist, Chancellor


@pytest.mark.parametrize("person", members("bureaucrat", but="mayor"))
def test_the_mayor_counts_each_bureaucrat(person: str) -> None:
    table = scene(town(houses=f"red:mayor blue:{person} yellow"))
    assert table.score(0).items["laurels"] == 4


@pytest.mark.parametrize(
    ("houses", "points"),
    [("", 2), ("red=registrar blue:prince brown:mason", 2), ("blue:judge", 4), ("blue:judge brown:notary", 6)],
)
def test_the_mayor_scores_two_points_for_each_bureaucrat(houses: str, points: int) -> None:
    table = scene(town(houses=f"red:mayor {houses}"), town(houses="red:councilman"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize(
    ("houses", "points"),
    [("", 0), ("blue:judge red=mason", 0), ("blue:mason", 2), ("blue:mason brown:weaver yellow:prince", 4)],
)
def test_the_dean_of_the_guilds_scores_two_points_for_each_craftsman(houses: str, points: int) -> None:
    table = scene(town(houses=f"red:dean_of_the_guilds {houses}"), town(houses="red:tailor"))
    assert table.score(0).items["laurels"] == points


@pytest.mark.parametrize(
    ("houses", "points"),
    [("", 2), ("blue:prince", 2), ("blue:prince yellow:king red:queen", 2), ("blue:prince yellow", 0), ("red", 0)],
)
def test_the_archivist_scores_two_points_if_every_house_is_occupied(houses: str, points: int) -> None:
    table = scene(town(houses=f"red:archivist {houses}"), town(houses="red blue"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


def test_the_chancellor_scores_three_points_more_for_each_majority() -> None:
    none = scene(town(houses="red:chancellor"), town(majorities=["reputation", "people"])).score(0).items
    one = scene(town(houses="red:chancellor", majorities=["canal"])).score(0).items
    three = scene(town(houses="red:chancellor", majorities=["reputation", "people", "canal"])).score(0).items
    assert (none["laurels"], none["majorities"]) == (0, 0)
    assert (one["laurels"], one["majorities"]) == (3, 4)
    assert (three["laurels"], three["majorities"]) == (9, 12)


@pytest.mark.parametrize("person", ["mayor", "dean_of_the_guilds", "archivist", "chancellor"])
def test_laurels_are_not_activated_and_do_not_score_before_the_end(person: str) -> None:
    table = scene(town(hand=f"{person} jester", houses="blue:mason red", guilders=12, majorities=["canal"]))
    table = table.play(f"card:{person}/use:recruit/house:red")
    assert table.town(0).points == 0
    assert table.offers(0) == ["button:end-turn"]
