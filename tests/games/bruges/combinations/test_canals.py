"""Persons beside each other: what is built on canals, and who minds."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import BLUE, COLOURS, PURPLE, Colour
from guildtable.games.bruges.state import Phase
from tests.games.bruges.combinations.telling import people_offered, told
from tests.games.bruges.scenes import scene, town

CANAL_FAMILY = [
    ("acrobat", "red"),
    ("bard", "yellow"),
    ("juggler", "blue"),
    ("minstrel", "brown"),
    ("dancer", "purple"),
]


@pytest.mark.parametrize(("person", "worker"), CANAL_FAMILY)
def test_with_the_fountain_builder_the_acrobats_take_their_worker_and_no_guilder(person: str, worker: str) -> None:
    table = scene(town(houses=f"red:{person} red:fountain_builder", workers=worker, canals=(2, 4)))
    table = table.play(f"person:{person}").play("section:right")
    assert table.town(0).canals == [2, 5]
    assert table.town(0).workers[Colour(worker)] == 0
    assert "pays-guilders" not in told(table)


@pytest.mark.parametrize(("person", "worker"), CANAL_FAMILY)
def test_even_with_the_fountain_builder_the_acrobats_need_their_worker(person: str, worker: str) -> None:
    others = " ".join(colour for colour in COLOURS if colour != worker)
    table = scene(town(houses=f"red:{person} red:fountain_builder", workers=others))
    assert people_offered(table) == []


@pytest.mark.parametrize(("guilders", "offered"), [(5, []), (6, ["person:acrobat"])])
def test_without_the_fountain_builder_the_acrobat_pays_double(guilders: int, offered: list[str]) -> None:
    table = scene(town(houses="red:acrobat", workers="red", canals=(2, 2), guilders=guilders))
    assert people_offered(table) == offered


def test_the_fountain_builder_alone_still_needs_a_card_of_the_spaces_colour() -> None:
    table = scene(town(hand="juggler bard", houses="red:fountain_builder"))
    assert [path for path in table.offers(0) if "canal" in path] == ["card:bard/use:canal/section:left"]


def test_the_engineer_alone_plays_any_colour_for_the_printed_price() -> None:
    table = scene(town(hand="juggler", houses="red:engineer", guilders=5, canals=(1, 3)))
    assert "card:juggler/use:canal/section:left" in table.offers(0)
    table = table.play("card:juggler/use:canal/section:right")
    assert table.town(0).canals == [1, 4]
    assert table.town(0).guilders == 1


def test_engineer_and_fountain_builder_together_build_with_any_card_for_nothing() -> None:
    table = scene(town(hand="juggler", houses="red:engineer red:fountain_builder", canals=(4, 3)))
    table = table.play("card:juggler/use:canal/section:left")
    assert table.town(0).canals == [5, 3]
    assert table.town(0).statues == [7]
    assert "pays-guilders" not in told(table)


def test_the_cartographer_builds_free_of_charge_beside_the_fountain_builder() -> None:
    table = scene(town(hand="cartographer", houses="red red:fountain_builder", guilders=6))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("section:left")
    assert table.town(0).canals == [2, 0]
    assert table.town(0).guilders == 0


def test_the_guard_watches_over_a_token_of_the_acrobat() -> None:
    table = scene(town(houses="red:acrobat red:guard", workers="red", guilders=2, threats="blue purple purple"))
    table = table.play("person:acrobat").play("section:right")
    assert table.offers(0) == ["threat:purple"]
    assert table.limits(0) == (0, 1)
    table = table.play("threat:purple")
    assert table.town(0).threats[PURPLE] == 1
    assert table.town(0).threats[BLUE] == 1
    assert table.town(0).points == 1


def test_the_guard_watches_over_a_token_of_the_porter() -> None:
    table = scene(town(hand="porter", houses="red red:guard", guilders=3, threats="blue"))
    table = table.play("card:porter/use:recruit/house:red").play("section:left").play("threat:blue")
    assert table.town(0).canals == [1, 0]
    assert table.town(0).guilders == 0
    assert table.town(0).points == 1


def test_the_guard_watches_over_each_token_of_the_cartographer_in_the_colour_of_its_space() -> None:
    table = scene(town(hand="cartographer", houses="red red:guard", guilders=9, threats="blue brown purple"))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left")
    assert table.offers(0) == ["threat:blue"]
    table = table.play("threat:blue").play("section:left")
    assert table.offers(0) == ["threat:brown"]
    table = table.play("threat:brown")
    assert table.why(0) == "after-card"
    assert table.town(0).points == 2
    assert table.town(0).guilders == 0
    assert table.town(0).threats[PURPLE] == 1


def test_the_guard_is_not_asked_without_a_marker_of_the_spaces_colour() -> None:
    table = scene(town(hand="porter", houses="red red:guard", guilders=3, threats="purple"))
    table = table.play("card:porter/use:recruit/house:red").play("section:left")
    assert table.why(0) == "after-card"


def test_guard_and_engineer_look_at_the_space_and_not_at_the_card() -> None:
    table = scene(town(hand="juggler", houses="red:guard red:engineer", guilders=1, threats="red blue"))
    table = table.play("card:juggler/use:canal/section:left")
    assert table.offers(0) == ["threat:blue"]


def test_guard_and_stilt_walker_both_answer_to_one_token() -> None:
    table = scene(town(hand="bard", houses="red:guard red:stilt_walker", guilders=1, threats="blue"))
    table = table.play("card:bard/use:canal/section:left").play("threat:blue")
    assert table.town(0).points == 2


def test_the_owners_reactions_come_before_the_rivals() -> None:
    table = scene(
        town(hand="bard", houses="red:guard red:stilt_walker", guilders=1, threats="blue"),
        town(houses="red:toll_keeper"),
    )
    table = table.play("card:bard/use:canal/section:left")
    assert table.town(1).guilders == 0
    table = table.play("threat:blue")
    assert told(table)[-2:] == ["scores", "takes-guilders"]
    assert table.town(1).guilders == 1


def test_the_stilt_walker_scores_for_a_rebuilt_space_that_earns_no_second_statue() -> None:
    table = scene(
        town(hand="acrobat", houses="red:stilt_walker", guilders=5, canals=(4, 0), completed=(True, False), statues=[7])
    )
    table = table.play("card:acrobat/use:canal/section:left")
    assert table.town(0).canals == [5, 0]
    assert table.town(0).points == 1
    assert table.town(0).statues == [7]
    assert table.now.statues == [2, 3, 4, 5, 6]
    assert "takes-statue" not in told(table)


def test_the_toll_keeper_earns_from_the_bank_by_a_rivals_action() -> None:
    table = scene(town(hand="bard", guilders=3), town(houses="red:toll_keeper", guilders=1), town(guilders=1))
    table = table.play("card:bard/use:canal/section:left")
    assert [table.town(seat).guilders for seat in range(3)] == [2, 2, 1]


def test_the_toll_keeper_earns_from_each_token_of_a_rivals_person() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=9), town(houses="red:toll_keeper"))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play("section:left")
    assert table.town(1).guilders == 2
    assert table.town(0).guilders == 0


def test_the_stilt_walker_scores_for_each_token_of_the_cartographer() -> None:
    table = scene(town(hand="cartographer", houses="red red:stilt_walker", guilders=9))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left")
    assert table.town(0).points == 1
    assert table.play("section:left").town(0).points == 2


def test_the_cartographer_may_stop_after_one_token() -> None:
    table = scene(town(hand="cartographer", houses="red", guilders=9))
    table = table.play("card:cartographer/use:recruit/house:red").play("section:left").play()
    assert table.town(0).canals == [1, 0]
    assert table.town(0).guilders == 2
    assert table.why(0) == "after-card"


def test_the_toll_keeper_earns_nothing_from_its_owners_tokens() -> None:
    table = scene(town(hand="bard", houses="red:toll_keeper", guilders=1))
    assert table.play("card:bard/use:canal/section:left").town(0).guilders == 0


def test_the_toll_keeper_earns_even_from_a_protected_rival_who_loses_nothing_by_it() -> None:
    table = scene(town(hand="bard", houses="red:militia_captain", guilders=1), town(houses="red:toll_keeper"))
    assert table.play("card:bard/use:canal/section:left").town(1).guilders == 1


def test_a_completed_canal_lost_to_fire_keeps_its_statue_and_earns_none_when_rebuilt() -> None:
    table = scene(town(hand="acrobat", guilders=5, canals=(5, 0), statues=[7], threats="red red"), phase=Phase.ROLL)
    table = table.roll(red=5)
    assert table.town(0).canals == [4, 0]
    assert table.town(0).statues == [7]
    table = table.play("card:acrobat/use:canal/section:left")
    assert table.town(0).canals == [5, 0]
    assert table.town(0).statues == [7]
    assert table.score(0).items["statues"] == 7


def test_the_other_section_still_earns_its_own_statue_after_a_loss() -> None:
    table = scene(
        town(hand="bard", guilders=5, canals=(4, 4), completed=(True, False), statues=[7]),
    ).play("card:bard/use:canal/section:right")
    assert table.town(0).statues == [7, 6]
    assert table.now.statues == [2, 3, 4, 5]


def test_the_shopkeeper_counts_no_section_that_lost_its_end() -> None:
    lost = town(houses="red:shopkeeper", workers="yellow", canals=(4, 4), completed=(True, False), statues=[7])
    assert people_offered(scene(lost)) == []
    whole = town(houses="red:shopkeeper", workers="yellow", canals=(5, 4), statues=[7])
    assert scene(whole).play("person:shopkeeper").town(0).points == 2


def test_the_troublemakers_victims_choose_an_end_at_once_and_only_where_there_is_a_choice() -> None:
    table = scene(
        town(hand="troublemaker", houses="red", guilders=6, canals=(3, 3)),
        town(canals=(2, 1)),
        town(canals=(0, 4)),
        town(),
    )
    table = table.play("card:troublemaker/use:recruit/house:red")
    assert table.asked == [1]
    assert table.why(1) == "lose-canal"
    assert table.offers(1) == ["section:left", "section:right"]
    table = table.reply(1, "section:left")
    assert [table.town(seat).canals for seat in range(4)] == [[3, 3], [1, 1], [0, 3], [0, 0]]


def test_several_victims_of_the_troublemaker_choose_at_the_same_time() -> None:
    table = scene(
        town(hand="troublemaker", houses="red", guilders=6), town(canals=(5, 5), statues=[7, 6]), town(canals=(1, 1))
    )
    table = table.play("card:troublemaker/use:recruit/house:red")
    assert table.asked == [1, 2]
    table = table.reply(2, "section:right")
    assert table.town(2).canals == [1, 1]
    table = table.reply(1, "section:left")
    assert table.town(2).canals == [1, 0]
    assert table.town(1).canals == [4, 5]
    assert table.town(1).statues == [7, 6]
