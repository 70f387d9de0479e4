"""The fifteen nobles."""

import pytest

from guildtable.games.bruges.parts import BROWN, PURPLE, RED, YELLOW
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import scene, town


def test_the_prince_scores_a_point_and_takes_two_guilders() -> None:
    table = scene(town(hand="student", houses="red:prince", workers="yellow yellow")).play("person:prince")
    assert (table.town(0).points, table.town(0).guilders, table.town(0).workers[YELLOW]) == (1, 2, 1)
    assert "person:prince" not in table.offers(0)


def test_the_queen_scores_a_point_once_a_round() -> None:
    table = scene(town(hand="student", houses="red:queen")).play("person:queen")
    assert (table.town(0).points, table.town(0).guilders) == (1, 0)
    assert "person:queen" not in table.offers(0)


def test_the_queen_may_serve_in_the_turn_she_is_recruited() -> None:
    table = scene(town(hand="queen", houses="red", guilders=9)).play("card:queen/use:recruit/house:red")
    assert table.offers(0) == ["person:queen", "button:end-turn"]


def test_the_queen_does_not_serve_in_the_turns_of_others() -> None:
    table = scene(town(hand="student"), town(hand="lawyer", houses="red:queen"))
    assert table.asked == [0]
    assert "person:queen" not in table.offers(0)


def test_the_princess_plays_the_card_she_draws_and_no_other() -> None:
    table = scene(
        town(hand="student", houses="red:princess", workers="blue blue"), left="lawyer queen", right="tutor king"
    )
    table = table.play("person:princess")
    assert (table.why(0), table.offers(0)) == ("choose-pile", ["pile:left", "pile:right"])
    table = table.play("pile:right")
    assert (table.why(0), table.limits(0)) == ("play-another", (1, 1))
    assert table.offers(0) == ["card:king/use:workers", "card:king/use:guilders"]
    table = table.play("card:king/use:workers")
    assert table.town(0).workers == {"blue": 1, "brown": 2, "red": 0, "purple": 0, "yellow": 0}
    assert table.now.piles == [["lawyer", "queen"], ["tutor"]]
    assert table.now.discards[-1] == "king"


def test_the_princess_gives_reasons_for_the_card_drawn_alone() -> None:
    mine = town(hand="student", houses="red:princess", workers="blue")
    table = scene(mine, left="lawyer queen", right="tutor king").play("person:princess").play("pile:right")
    assert {path.split("/")[0] for path in table.barred(0)} == {"card:king"}


def test_the_card_of_the_princess_is_not_the_card_of_the_turn() -> None:
    table = scene(town(hand="student", houses="red:princess", workers="blue blue"))
    table = table.play("person:princess").play("pile:left")
    table = table.play(next(path for path in table.offers(0) if path.endswith("use:guilders")))
    assert table.why(0) == "take-turn"
    assert table.town(0).hand == ["student"]
    assert "person:princess" not in table.offers(0)


@pytest.mark.parametrize(
    "use", ["workers", "guilders", "threat", "canal/section:left", "house", "recruit/house:red"], ids=str
)
def test_the_princess_performs_any_of_the_six_actions(use: str) -> None:
    mine = town(hand="student", houses="red:princess red", workers="blue blue", guilders=12, threats="blue")
    table = scene(mine, left="student tutor baroness", right="lawyer")
    table = table.play("person:princess").play("pile:left")
    assert f"card:baroness/use:{use}" in table.offers(0)


def test_the_princess_builds_a_house_with_a_worker_left() -> None:
    table = scene(town(houses="red:princess", workers="blue blue"), left="tutor baroness", right="lawyer")
    table = table.play("person:princess").play("pile:left").play("card:baroness/use:house")
    assert [house.card for house in table.town(0).houses][1:] == ["baroness"]
    assert sum(table.town(0).workers.values()) == 0


def test_the_princess_has_no_house_without_a_second_worker() -> None:
    table = scene(town(houses="red:princess", workers="blue"), left="tutor baroness", right="lawyer")
    table = table.play("person:princess").play("pile:left")
    assert "card:baroness/use:house" not in table.offers(0)


def test_the_person_of_the_princess_acts_at_once() -> None:
    table = scene(town(houses="red:princess blue", workers="blue"), left="tutor alchemist", right="lawyer")
    table = table.play("person:princess").play("pile:left").play("card:alchemist/use:recruit/house:blue")
    assert table.town(0).guilders == 6
    assert table.town(0).persons == ["princess", "alchemist"]


def test_the_princess_without_cards_to_draw_is_not_offered() -> None:
    table = scene(town(hand="student", houses="red:princess", workers="blue"), left="", right="", extra="")
    assert "person:princess" not in table.offers(0)


def test_the_princess_is_not_asked_for_the_only_pile() -> None:
    table = scene(town(houses="red:princess", workers="blue"), left="", right="king queen", extra="")
    assert table.play("person:princess").why(0) == "play-another"


def test_the_baroness_scores_two_points() -> None:
    table = scene(town(hand="student", houses="red:baroness", workers="red red")).play("person:baroness")
    assert (table.town(0).points, table.town(0).guilders, table.town(0).workers[RED]) == (2, 0, 1)
    assert "person:baroness" not in table.offers(0)


def test_the_marquise_pays_two_guilders_for_two_points() -> None:
    table = scene(town(hand="student", houses="red:marquise", workers="brown brown", guilders=5))
    table = table.play("person:marquise")
    assert (table.town(0).points, table.town(0).guilders, table.town(0).workers[BROWN]) == (2, 3, 1)
    assert "person:marquise" not in table.offers(0)


def test_the_marquise_is_not_offered_for_less() -> None:
    table = scene(town(hand="student", houses="red:marquise", workers="brown", guilders=1))
    assert "person:marquise" not in table.offers(0)


@pytest.mark.parametrize("step", [0, 7])
def test_the_countess_advances_one_step_for_nothing(step: int) -> None:
    table = scene(town(hand="student", houses="red:countess", workers="purple purple", guilders=5, reputation=step))
    table = table.play("person:countess")
    assert (table.town(0).reputation, table.town(0).guilders, table.town(0).workers[PURPLE]) == (step + 1, 5, 1)
    assert table.town(0).points == 0
    assert "person:countess" not in table.offers(0)


def test_the_countess_is_not_offered_on_the_last_step() -> None:
    table = scene(town(hand="student", houses="red:countess red:baron", workers="purple", reputation=8))
    assert "person:countess" not in table.offers(0)


def test_the_viscount_pays_the_price_of_the_round_and_advances() -> None:
    table = scene(
        town(hand="student", houses="red:viscount", workers="purple purple", guilders=7),
        dice={"red": 2, "blue": 1, "brown": 2, "yellow": 6},
    )
    table = table.play("person:viscount")
    assert (table.town(0).reputation, table.town(0).guilders, table.town(0).workers[PURPLE]) == (1, 2, 1)
    assert "person:viscount" not in table.offers(0)


@pytest.mark.parametrize(("guilders", "offered"), [(2, False), (3, True)])
def test_the_viscount_is_offered_with_the_whole_price_only(guilders: int, offered: bool) -> None:
    mine = town(hand="student", houses="red:viscount red:notary", workers="purple", guilders=guilders)
    table = scene(mine, dice={"red": 2, "blue": 1})
    assert ("person:viscount" in table.offers(0)) is offered


def test_the_notary_does_not_help_the_viscount() -> None:
    mine = town(hand="student", houses="red:viscount red:notary", workers="purple", guilders=3)
    assert scene(mine, dice={"red": 2, "blue": 1}).play("person:viscount").town(0).guilders == 0


def test_the_viscount_is_not_offered_without_a_one_or_two() -> None:
    table = scene(town(hand="student", houses="red:viscount red:earl", workers="purple", guilders=20))
    assert "person:viscount" not in table.offers(0)


def test_the_viscount_is_not_offered_on_the_last_step() -> None:
    mine = town(hand="student", houses="red:viscount", workers="purple", guilders=20, reputation=8)
    assert "person:viscount" not in scene(mine, dice={"red": 1}).offers(0)


def test_the_duke_advances_two_steps_the_second_for_three_guilders() -> None:
    table = scene(town(hand="duke", houses="red", guilders=14)).play("card:duke/use:recruit/house:red")
    assert (table.why(0), table.offers(0), table.limits(0)) == ("advance", ["button:yes"], (0, 1))
    table = table.play("button:yes")
    assert (table.why(0), table.town(0).reputation, table.town(0).guilders) == ("advance", 1, 5)
    table = table.play("button:yes")
    assert (table.why(0), table.town(0).reputation, table.town(0).guilders) == ("after-card", 2, 2)


def test_the_duke_is_not_asked_for_a_second_step_that_cannot_be_paid() -> None:
    table = scene(town(hand="duke", houses="red", guilders=11)).play("card:duke/use:recruit/house:red")
    table = table.play("button:yes")
    assert (table.why(0), table.town(0).reputation, table.town(0).guilders) == ("after-card", 1, 2)


def test_the_duke_may_stay_after_one_step() -> None:
    table = scene(town(hand="duke", houses="red", guilders=12)).play("card:duke/use:recruit/house:red")
    table = table.play("button:yes").play()
    assert (table.why(0), table.town(0).reputation) == ("after-card", 1)


def test_the_duke_may_stay_where_he_is() -> None:
    table = scene(town(hand="duke", houses="red", guilders=9)).play("card:duke/use:recruit/house:red").play()
    assert (table.why(0), table.town(0).reputation) == ("after-card", 0)


def test_the_duke_advances_once_on_the_last_step_but_one() -> None:
    table = scene(town(hand="duke", houses="red", guilders=9, reputation=7))
    table = table.play("card:duke/use:recruit/house:red").play("button:yes")
    assert (table.why(0), table.town(0).reputation) == ("after-card", 8)


def test_the_duke_is_not_asked_on_the_last_step() -> None:
    table = scene(town(hand="duke", houses="red", guilders=9, reputation=8))
    table = table.play("card:duke/use:recruit/house:red")
    assert (table.why(0), table.town(0).reputation) == ("after-card", 8)


def test_the_duchess_scores_a_point_for_each_person() -> None:
    table = scene(
        town(hand="duchess", houses="red:student blue:beggar yellow red", guilders=12), town(houses="red:king")
    )
    table = table.play("card:duchess/use:recruit/house:yellow")
    assert (table.town(0).points, table.town(0).guilders) == (3, 0)


def test_the_duchess_alone_scores_for_herself() -> None:
    table = scene(town(hand="duchess", houses="red", guilders=12)).play("card:duchess/use:recruit/house:red")
    assert table.town(0).points == 1


def test_the_king_scores_a_point_and_takes_a_guilder_once_a_round() -> None:
    table = scene(town(hand="student", houses="red:king")).play("person:king")
    assert (table.town(0).points, table.town(0).guilders) == (1, 1)
    assert "person:king" not in table.offers(0)


@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (3, 3), (8, 8)])
def test_the_squire_of_the_leader_takes_two_guilders(mine: int, theirs: int) -> None:
    table = scene(town(hand="student", houses="red:squire", reputation=mine), town(), town(reputation=theirs))
    table = table.play("person:squire")
    assert (table.town(0).guilders, table.town(0).points) == (2, 0)
    assert "person:squire" not in table.offers(0)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 2), (7, 8)])
def test_the_squire_is_not_offered_without_a_lead(mine: int, theirs: int) -> None:
    table = scene(town(hand="student", houses="red:squire", reputation=mine), town(), town(reputation=theirs))
    assert "person:squire" not in table.offers(0)


def test_the_earl_pays_four_guilders_where_no_one_or_two_was_rolled() -> None:
    table = scene(town(houses="red:earl", guilders=7), town(guilders=9), phase=Phase.ROLL).roll()
    assert table.asked == [0]
    assert (table.why(0), table.offers(0), table.limits(0)) == ("advance", ["button:yes"], (0, 1))
    table = table.play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 3)
    assert table.now.phase is Phase.PLAY


def test_the_earl_may_stay() -> None:
    table = scene(town(houses="red:earl", guilders=7), phase=Phase.ROLL).roll().play()
    assert (table.town(0).reputation, table.town(0).guilders) == (0, 7)


def test_the_earl_is_not_asked_with_three_guilders() -> None:
    table = scene(town(houses="red:earl red:notary", guilders=3), phase=Phase.ROLL).roll()
    assert table.now.phase is Phase.PLAY


def test_the_earl_pays_four_guilders_with_the_notary_too() -> None:
    table = scene(town(houses="red:earl red:notary", guilders=4), phase=Phase.ROLL).roll().play("button:yes")
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 0)


def test_the_earl_is_not_asked_on_the_last_step() -> None:
    table = scene(town(houses="red:earl", guilders=9, reputation=8), phase=Phase.ROLL).roll()
    assert table.now.phase is Phase.PLAY


def test_the_earl_stands_back_where_the_normal_price_is_too_high() -> None:
    table = scene(town(houses="red:earl", guilders=4), phase=Phase.ROLL).roll(red=2, blue=2, brown=1)
    assert table.now.phase is Phase.PLAY


def test_the_earl_pays_the_normal_price_where_there_is_one() -> None:
    table = scene(town(houses="red:earl", guilders=6), phase=Phase.ROLL).roll(red=1).play("button:yes")
    assert table.now.phase is Phase.PLAY
    assert (table.town(0).reputation, table.town(0).guilders) == (1, 5)


def test_the_baron_scores_a_point_for_a_step_of_phase_two() -> None:
    table = scene(town(houses="red:baron", guilders=6), town(guilders=6), phase=Phase.ROLL).roll(red=1)
    table = table.play("button:yes").play("button:yes")
    assert (table.town(0).points, table.town(1).points) == (1, 0)


def test_the_baron_scores_nothing_for_the_steps_of_others() -> None:
    table = scene(town(houses="red:baron"), town(guilders=6), phase=Phase.ROLL).roll(red=1).play("button:yes")
    assert (table.town(0).points, table.town(1).reputation) == (0, 1)


def test_the_baron_scores_a_point_for_each_step_of_a_person() -> None:
    table = scene(town(hand="duke", houses="red:baron red", guilders=12)).play("card:duke/use:recruit/house:red")
    table = table.play("button:yes")
    assert table.town(0).points == 1
    assert table.play("button:yes").town(0).points == 2


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ("red:dowager", 2),
        ("red:dowager red:king blue:prince red:student red", 6),
        ("red:student red:alchemist", 0),
    ],
)
def test_the_dowager_scores_two_points_for_each_noble_at_the_end(houses: str, points: int) -> None:
    assert scene(town(houses=houses), town(houses="red:queen")).score(0).items["laurels"] == points


@pytest.mark.parametrize(("step", "points"), [(0, 0), (5, 0), (6, 5), (7, 5), (8, 5)])
def test_the_stadtholder_scores_five_points_from_the_sixth_step_on(step: int, points: int) -> None:
    table = scene(town(houses="red:stadtholder", reputation=step), town(reputation=8))
    assert table.score(0).items["laurels"] == points
