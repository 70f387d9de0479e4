"""The fifteen persons of the Church."""

import pytest

from guildtable.games.bruges.parts import COLOURS, Colour
from guildtable.games.bruges.state import Phase
from tests.games.bruges.referee.cards import members
from tests.games.bruges.scenes import scene, town

COUNTS_DICE = [
    ("vicar", "yellow", 1),
    ("deacon", "red", 2),
    ("canon", "purple", 3),
    ("chaplain", "blue", 4),
    ("beguine", "brown", 5),
]
"""Person, worker to be paid, value that scores."""

ALL_COLOURS = "blue brown red purple yellow"


def faces(*values: int) -> dict[str, int]:
    """The dice in the order blue, brown, red, purple, yellow."""
    return dict(zip(COLOURS, values, strict=True))


# Vicar, Deacon, Canon, Chaplain, Beguine


@pytest.mark.parametrize(("person", "worker", "value"), COUNTS_DICE)
def test_a_die_counter_is_activated_with_the_worker_shown(person: str, worker: str, value: int) -> None:
    table = scene(town(houses=f"red:{person}", workers=ALL_COLOURS), dice=faces(value, 6, 6, 6, 6))
    table = table.play(f"person:{person}")
    assert table.heard("returns-workers") == [{"seat": "seat:0", "workers": (f"worker:{worker}",)}]
    assert {colour: table.town(0).workers[colour] for colour in COLOURS} == {
        colour: int(colour != worker) for colour in COLOURS
    }


@pytest.mark.parametrize(("person", "worker", "value"), COUNTS_DICE)
def test_a_die_counter_does_nothing_for_the_other_workers(person: str, worker: str, value: int) -> None:
    workers = " ".join(colour for colour in COLOURS if colour != worker)
    table = scene(town(hand="jester", houses=f"red:{person}", workers=workers), dice=faces(*[value] * 5))
    assert f"person:{person}" not in table.offers(0)


@pytest.mark.parametrize(("person", "worker", "value"), COUNTS_DICE)
def test_a_die_counter_is_activated_once_a_round(person: str, worker: str, value: int) -> None:
    table = scene(
        town(hand="jester", houses=f"red:{person}", workers=f"{worker} {worker}"), dice=faces(*[value] * 5)
    ).play(f"person:{person}")
    assert f"person:{person}" not in table.offers(0)
    assert table.town(0).workers[Colour(worker)] == 1


@pytest.mark.parametrize(("person", "worker", "value"), COUNTS_DICE)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_a_die_counter_scores_a_point_for_each_die_with_its_value(
    person: str, worker: str, value: int, count: int
) -> None:
    dice = faces(*([6] * (5 - count) + [value] * count))
    table = scene(town(houses=f"red:{person}", workers=worker), dice=dice).play(f"person:{person}")
    assert table.heard("scores") == [{"seat": "seat:0", "points": count}]
    assert (table.town(0).points, table.town(1).points) == (count, 0)


@pytest.mark.parametrize(("person", "worker", "value"), COUNTS_DICE)
def test_a_die_counter_is_not_offered_without_its_value(person: str, worker: str, value: int) -> None:
    rest = [each for each in range(1, 7) if each != value]
    table = scene(town(hand="jester", houses=f"red:{person}", workers=worker), dice=faces(*rest))
    assert f"person:{person}" not in table.offers(0)


# Abbess


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((4, 4, 4, 4, 4), 1),
        ((1, 1, 6, 6, 6), 2),
        ((2, 5, 2, 5, 3), 3),
        ((1, 2, 3, 4, 4), 4),
        ((2, 3, 4, 5, 6), 5),
    ],
)
def test_the_abbess_scores_a_point_for_each_different_value(values: tuple[int, ...], points: int) -> None:
    table = scene(town(hand="abbess jester", houses="red", guilders=9), dice=faces(*values))
    table = table.play("card:abbess/use:recruit/house:red")
    assert table.heard("scores") == [{"seat": "seat:0", "points": points}]
    assert table.town(0).points == points
    assert table.offers(0) == ["button:end-turn"]


def test_the_abbess_scores_again_with_the_astronomer() -> None:
    table = scene(town(hand="abbess", houses="red blue:astronomer", guilders=9), dice=faces(1, 2, 3, 4, 4))
    table = table.play("card:abbess/use:recruit/house:red")
    assert table.why(0) == "carry-out-again"
    assert table.play("button:yes").town(0).points == 8


# Pilgrim


def test_the_pilgrim_takes_two_guilders_and_may_return_a_threat() -> None:
    table = scene(town(hand="pilgrim", houses="red", threats="blue blue yellow"))
    table = table.play("card:pilgrim/use:recruit/house:red")
    assert table.town(0).guilders == 2
    assert table.why(0) == "return-threats"
    assert set(table.offers(0)) == {"threat:blue", "threat:yellow"}
    assert table.limits(0) == (0, 1)
    table = table.play("threat:blue")
    assert (table.town(0).threats[Colour.BLUE], table.town(0).threats[Colour.YELLOW]) == (1, 1)
    assert table.heard("scores") == [{"seat": "seat:0", "points": 1}]
    assert table.town(0).points == 1
    assert table.offers(0) == ["button:end-turn"]


def test_the_pilgrim_may_keep_the_threats() -> None:
    table = scene(town(hand="pilgrim", houses="red", threats="blue yellow"))
    table = table.play("card:pilgrim/use:recruit/house:red").play()
    assert (table.town(0).threats[Colour.BLUE], table.town(0).threats[Colour.YELLOW]) == (1, 1)
    assert (table.town(0).points, table.town(0).guilders) == (0, 2)


def test_the_pilgrim_may_keep_even_the_only_threat() -> None:
    table = scene(town(hand="pilgrim", houses="red", threats="blue"))
    table = table.play("card:pilgrim/use:recruit/house:red")
    assert table.limits(0) == (0, 1)
    assert table.play().town(0).threats[Colour.BLUE] == 1
    assert table.play("threat:blue").town(0).threats[Colour.BLUE] == 0


def test_the_pilgrim_without_threats_only_takes_two_guilders() -> None:
    table = scene(town(hand="pilgrim", houses="red"), town(threats="blue"))
    table = table.play("card:pilgrim/use:recruit/house:red")
    assert (table.town(0).guilders, table.town(0).points) == (2, 0)
    assert table.offers(0) == ["button:end-turn"]


def test_the_pilgrim_goes_again_with_the_astronomer() -> None:
    table = scene(town(hand="pilgrim", houses="red blue:astronomer", threats="blue yellow"))
    table = table.play("card:pilgrim/use:recruit/house:red").play("threat:blue")
    assert table.why(0) == "carry-out-again"
    table = table.play("button:yes").play("threat:yellow")
    assert (table.town(0).guilders, table.town(0).points) == (4, 2)


# Almoner


@pytest.mark.parametrize(
    ("threats", "guilders"), [("", 0), ("red", 2), ("red red", 4), ("blue blue brown red purple yellow yellow", 14)]
)
def test_the_almoner_takes_two_guilders_for_each_threat(threats: str, guilders: int) -> None:
    table = scene(town(hand="almoner jester", houses="red", guilders=3, threats=threats), town(threats="red blue"))
    table = table.play("card:almoner/use:recruit/house:red")
    assert table.town(0).guilders == guilders
    assert table.offers(0) == ["button:end-turn"]


def test_the_almoner_keeps_the_threats_and_scores_nothing() -> None:
    table = scene(town(hand="almoner", houses="red", guilders=3, threats="red red yellow"))
    table = table.play("card:almoner/use:recruit/house:red")
    assert (table.town(0).threats[Colour.RED], table.town(0).threats[Colour.YELLOW]) == (2, 1)
    assert table.town(0).points == 0


def test_the_almoner_takes_again_with_the_astronomer() -> None:
    table = scene(town(hand="almoner", houses="red blue:astronomer", guilders=3, threats="red yellow"))
    table = table.play("card:almoner/use:recruit/house:red")
    assert table.why(0) == "carry-out-again"
    assert table.play("button:yes").town(0).guilders == 8


def test_the_almoner_without_threats_is_not_carried_out_again() -> None:
    table = scene(town(hand="almoner", houses="red blue:astronomer", guilders=3))
    assert table.play("card:almoner/use:recruit/house:red").offers(0) == ["button:end-turn"]


# Prioress


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((1, 1, 2, 3, 4), 1),
        ((6, 2, 3, 4, 6), 1),
        ((1, 1, 2, 2, 3), 1),
        ((5, 1, 5, 2, 5), 2),
        ((1, 1, 1, 2, 2), 2),
        ((4, 4, 4, 4, 1), 2),
        ((3, 3, 3, 3, 3), 2),
    ],
)
def test_the_prioress_scores_equal_dice(values: tuple[int, ...], points: int) -> None:
    table = scene(town(hand="jester", houses="red:prioress"), dice=faces(*values)).play("person:prioress")
    assert table.heard("scores") == [{"seat": "seat:0", "points": points}]
    assert table.heard("returns-workers") == []
    assert table.town(0).points == points
    assert "person:prioress" not in table.offers(0)


@pytest.mark.parametrize("values", [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (6, 1, 5, 2, 4)])
def test_the_prioress_is_not_offered_without_equal_dice(values: tuple[int, ...]) -> None:
    table = scene(town(hand="jester", houses="red:prioress"), dice=faces(*values))
    assert "person:prioress" not in table.offers(0)


# Sacristan


@pytest.mark.parametrize("values", [(1, 2, 3, 4, 4), (1, 2, 5, 4, 3), (6, 4, 4, 4, 4)])
def test_the_sacristan_scores_a_point_if_at_most_one_die_threatens(values: tuple[int, ...]) -> None:
    table = scene(town(hand="jester", houses="red:sacristan"), dice=faces(*values)).play("person:sacristan")
    assert table.heard("scores") == [{"seat": "seat:0", "points": 1}]
    assert table.heard("returns-workers") == []
    assert "person:sacristan" not in table.offers(0)


@pytest.mark.parametrize("values", [(5, 5, 1, 1, 1), (6, 1, 1, 1, 6), (1, 5, 1, 6, 1), (6, 6, 6, 5, 5)])
def test_the_sacristan_is_not_offered_if_two_dice_threaten(values: tuple[int, ...]) -> None:
    table = scene(town(hand="jester", houses="red:sacristan"), dice=faces(*values))
    assert "person:sacristan" not in table.offers(0)


# Preacher


def test_the_preacher_may_return_a_threat_when_advancing_in_phase_2() -> None:
    table = scene(
        town(houses="red:preacher", guilders=3, threats="red blue"), phase=Phase.ADVANCE, dice={"red": 1, "blue": 2}
    ).play("button:yes")
    assert table.town(0).reputation == 1
    assert table.asked == [0]
    assert table.why(0) == "return-threats"
    assert set(table.offers(0)) == {"threat:red", "threat:blue"}
    assert table.limits(0) == (0, 1)
    table = table.play("threat:red")
    assert (table.town(0).threats[Colour.RED], table.town(0).threats[Colour.BLUE]) == (0, 1)
    assert table.town(0).points == 1


def test_the_preacher_acts_before_the_next_seat_advances() -> None:
    table = scene(
        town(houses="red:preacher", guilders=1, threats="red"),
        town(guilders=1, threats="blue"),
        phase=Phase.ADVANCE,
        dice={"red": 1},
    ).play("button:yes")
    assert table.asked == [0]
    table = table.play("threat:red")
    assert table.asked == [1]
    table = table.play("button:yes")
    assert table.town(1).reputation == 1
    assert table.town(1).threats[Colour.BLUE] == 1
    assert table.now.phase is Phase.PLAY


def test_the_preacher_may_be_silent() -> None:
    table = scene(town(houses="red:preacher", guilders=1, threats="red"), phase=Phase.ADVANCE, dice={"red": 1}).play(
        "button:yes"
    )
    table = table.play()
    assert (table.town(0).threats[Colour.RED], table.town(0).points) == (1, 0)
    assert table.now.phase is Phase.PLAY


def test_the_preacher_is_not_asked_without_an_advance() -> None:
    table = scene(town(houses="red:preacher", guilders=1, threats="red"), phase=Phase.ADVANCE, dice={"red": 1})
    table = table.play()
    assert table.town(0).threats[Colour.RED] == 1
    assert table.now.phase is Phase.PLAY
    assert table.why(0) == "turn-without-card"


def test_the_preacher_is_not_asked_without_threats() -> None:
    table = scene(town(houses="red:preacher", guilders=1), phase=Phase.ADVANCE, dice={"red": 1}).play("button:yes")
    assert table.town(0).points == 0
    assert table.now.phase is Phase.PLAY


def test_the_preacher_acts_when_a_person_advances() -> None:
    table = scene(town(hand="jester", houses="red:preacher blue:tailor", workers="purple", guilders=2, threats="red"))
    table = table.play("person:tailor")
    assert table.why(0) == "return-threats"
    table = table.play("threat:red")
    assert (table.town(0).reputation, table.town(0).points, table.town(0).guilders) == (1, 1, 0)
    assert table.why(0) == "take-turn"


def test_the_preacher_acts_at_each_of_two_steps() -> None:
    table = scene(town(hand="duke", houses="red:preacher blue", guilders=12, threats="red blue"))
    table = table.play("card:duke/use:recruit/house:blue").play("button:yes")
    assert table.why(0) == "return-threats"
    table = table.play("threat:red")
    assert (table.town(0).reputation, table.town(0).points) == (1, 1)
    table = table.play("button:yes").play("threat:blue")
    assert (table.town(0).reputation, table.town(0).points) == (2, 2)


def test_the_preacher_on_the_top_step_has_nothing_to_say() -> None:
    table = scene(town(hand="duke", houses="red:preacher blue", guilders=9, threats="red", reputation=8))
    table = table.play("card:duke/use:recruit/house:blue")
    assert table.town(0).threats[Colour.RED] == 1
    assert table.offers(0) == ["button:end-turn"]


# Confessor


def test_the_confessor_scores_when_another_suffers() -> None:
    table = scene(town(houses="red:confessor"), town(threats="blue blue", workers="red"), phase=Phase.ROLL).roll(blue=5)
    assert table.heard("suffers") == [{"seat": "seat:1", "penalty": "penalty:flood"}]
    assert [seat.points for seat in table.now.towns] == [1, 0]


def test_the_confessor_scores_when_the_owner_suffers() -> None:
    table = scene(town(houses="red:confessor", threats="yellow yellow", guilders=4), phase=Phase.ROLL).roll(yellow=6)
    assert (table.town(0).points, table.town(0).guilders) == (1, 0)


def test_the_confessor_scores_nothing_for_a_second_marker() -> None:
    table = scene(town(houses="red:confessor", threats="blue"), town(threats="blue"), phase=Phase.ROLL).roll(blue=5)
    assert table.town(0).points == 0


def test_the_confessor_scores_although_nothing_was_lost() -> None:
    table = scene(town(houses="red:confessor"), town(threats="blue blue"), phase=Phase.ROLL).roll(blue=5)
    assert table.town(0).points == 1


def test_the_confessor_scores_for_everybody_who_suffers() -> None:
    table = scene(
        town(houses="red:confessor", threats="blue blue"),
        town(threats="blue blue"),
        town(threats="blue"),
        phase=Phase.ROLL,
    ).roll(blue=5)
    assert [seat.points for seat in table.now.towns] == [2, 0, 0]


def test_the_confessor_scores_for_each_penalty_of_one_player() -> None:
    table = scene(town(houses="red:confessor"), town(threats="blue blue yellow yellow"), phase=Phase.ROLL).roll(
        blue=5, yellow=6
    )
    assert table.asked == [1]
    assert table.town(0).points == 0
    assert table.reply(1, "penalty:raid").town(0).points == 2


def test_the_confessor_scores_after_the_intrigue() -> None:
    table = scene(town(houses="red:confessor", threats="purple purple", points=2), phase=Phase.ROLL).roll(purple=5)
    assert table.town(0).points == 1


def test_the_confessor_taken_by_the_plague_does_not_score() -> None:
    table = scene(town(houses="red:confessor", threats="brown brown"), phase=Phase.ROLL).roll(brown=5)
    assert table.town(0).persons == []
    assert table.town(0).points == 0


def test_the_confessor_spared_by_the_plague_scores() -> None:
    table = scene(town(houses="red:confessor blue:jester", threats="brown brown"), phase=Phase.ROLL).roll(brown=5)
    table = table.play("person:jester")
    assert table.town(0).persons == ["confessor"]
    assert table.town(0).points == 1


@pytest.mark.parametrize(("first", "points"), [("plague", 0), ("raid", 1)])
def test_the_confessor_scores_only_penalties_before_he_is_gone(first: str, points: int) -> None:
    table = scene(town(houses="red:confessor", threats="brown brown yellow yellow"), phase=Phase.ROLL)
    table = table.roll(brown=5, yellow=5).play(f"penalty:{first}")
    assert table.town(0).persons == []
    assert table.town(0).points == points


def test_the_confessor_burnt_out_does_not_score() -> None:
    table = scene(town(houses="red:confessor", threats="red red"), phase=Phase.ROLL).roll(red=5)
    assert table.town(0).hand[:1] == ["confessor"]
    assert table.town(0).points == 0


def test_the_confessor_does_not_score_a_penalty_bought_off() -> None:
    table = scene(
        town(houses="red:confessor"),
        town(houses="red:shield_bearer", guilders=2, threats="blue blue", workers="red"),
        phase=Phase.ROLL,
    ).roll(blue=5)
    assert table.why(1) == "buy-off"
    assert table.reply(1, "button:yes").town(0).points == 0
    assert table.reply(1).town(0).points == 1


def test_the_confessor_scores_in_phase_3_too() -> None:
    table = scene(town(hand="rumour_monger", houses="red:confessor blue", guilders=3), town(threats="red red"))
    table = table.play("card:rumour_monger/use:recruit/house:blue").play("threat:red")
    assert table.heard("suffers") == [{"seat": "seat:1", "penalty": "penalty:fire"}]
    assert table.town(0).points == 1


def test_the_confessor_of_somebody_else_scores_in_phase_3() -> None:
    table = scene(
        town(hand="smuggler", houses="blue", guilders=3, threats="blue blue", workers="red"),
        town(houses="red:confessor"),
    )
    table = table.play("card:smuggler/use:recruit/house:blue").play("threat:blue")
    assert table.town(0).workers[Colour.RED] == 0
    assert [seat.points for seat in table.now.towns] == [0, 1]


# Bishop, Cardinal, Provost


@pytest.mark.parametrize(
    ("workers", "points"),
    [("", 0), ("red", 0), ("red blue", 1), ("red red red", 1), ("red red blue brown yellow purple purple", 3)],
)
def test_the_bishop_scores_a_point_for_every_two_workers(workers: str, points: int) -> None:
    table = scene(town(houses="red:bishop", workers=workers), town(workers="red red red"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize(("steps", "printed"), [(0, 0), (1, 1), (5, 6), (6, 7), (7, 9), (8, 12)])
def test_the_cardinal_scores_a_point_for_each_step_climbed_but_five_at_most(steps: int, printed: int) -> None:
    table = scene(town(houses="red:cardinal", reputation=steps), town(reputation=3))
    assert table.score(0).items["laurels"] == min(5, steps)
    assert table.score(0).items["reputation"] == printed
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize("person", members("church", but="provost"))
def test_the_provost_counts_each_person_of_the_church(person: str) -> None:
    assert scene(town(houses=f"red:provost blue:{person}")).score(0).items["laurels"] == 4


@pytest.mark.parametrize(
    ("houses", "points"), [("", 2), ("red=beguine blue:prince brown:mason", 2), ("blue:vicar brown:abbess", 6)]
)
def test_the_provost_scores_two_points_for_each_person_of_the_church(houses: str, points: int) -> None:
    table = scene(town(houses=f"red:provost {houses}"), town(houses="red:deacon"))
    assert table.score(0).items["laurels"] == points
    assert table.score(1).items["laurels"] == 0


@pytest.mark.parametrize("person", ["bishop", "cardinal", "provost"])
def test_laurels_are_not_activated_and_do_not_score_before_the_end(person: str) -> None:
    table = scene(town(hand=f"{person} jester", houses="red", guilders=12, workers="red red", reputation=3))
    table = table.play(f"card:{person}/use:recruit/house:red")
    assert table.town(0).points == 0
    assert table.offers(0) == ["button:end-turn"]
