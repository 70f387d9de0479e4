"""Persons beside each other: what fire takes from whom."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.parts import PURPLE, RED
from guildtable.games.bruges.state import Phase
from tests.games.bruges.combinations.telling import people_offered
from tests.games.bruges.scenes import TownSpec, scene, town


def test_fire_sends_an_arrow_person_back_and_its_arrow_happens_again() -> None:
    table = scene(
        town(hand="prince", houses="brown:alchemist blue", threats="red red"),
        phase=Phase.ROLL,
    )
    table = table.roll(red=6).play("house:brown/person:alchemist")
    assert table.town(0).hand == ["prince", "alchemist"]
    assert table.town(0).returned == ["alchemist"]
    assert len(table.town(0).houses) == 1
    table = table.play("card:alchemist/use:recruit/house:blue")
    assert table.town(0).guilders == 6


def test_a_used_person_that_fire_sent_back_may_be_activated_again_once_replayed() -> None:
    table = scene(
        town(hand="prince", houses="brown:accountant blue", threats="red red", guilders=1),
        town(hand="rumour_monger", houses="red", guilders=3),
    )
    table = table.play("person:accountant").play("card:prince/use:workers").end_turn()
    table = table.play("card:rumour_monger/use:recruit/house:red").play("threat:red")
    assert table.asked == [0]
    table = table.reply(0, "house:brown/person:accountant").end_turn()
    table = table.play("card:accountant/use:recruit/house:blue")
    assert table.town(0).guilders == 0
    assert people_offered(table) == ["person:accountant"]
    assert table.play("person:accountant").town(0).guilders == 2


def test_a_person_lost_to_plague_and_one_sent_back_by_fire_are_no_longer_active() -> None:
    table = scene(town(hand="prince", houses="brown:lawyer blue", threats="red red"), phase=Phase.ROLL)
    table = table.roll(red=5).play("house:brown/person:lawyer")
    assert table.play("card:prince/use:workers").town(0).workers[PURPLE] == 2


def test_with_a_hand_of_six_from_fire_there_are_still_four_turns() -> None:
    table = scene(
        town(hand="prince queen king baron duke", houses="brown:alchemist blue", threats="red red"), phase=Phase.ROLL
    )
    table = table.roll(red=6).play("house:brown/person:alchemist")
    assert len(table.town(0).hand) == 6
    table = table.play("card:prince/use:workers").end_turn().end_turn()
    table = table.play("card:queen/use:workers").end_turn().end_turn()
    table = table.play("card:king/use:workers").end_turn().end_turn()
    assert table.why(0) == "take-turn"
    table = table.play("card:baron/use:workers").end_turn().end_turn()
    assert table.now.phase is Phase.DRAW
    assert table.town(0).hand == ["duke", "alchemist"]
    assert table.now.round == 3


def test_the_smugglers_third_red_marker_burns_its_own_house() -> None:
    table = scene(town(hand="smuggler", houses="blue", guilders=3, threats="red red", canals=(1, 0)))
    table = table.play("card:smuggler/use:recruit/house:blue").play("threat:red")
    assert table.offers(0) == ["house:blue/person:smuggler", "section:left"]
    table = table.play("house:blue/person:smuggler")
    assert table.town(0).houses == []
    assert table.town(0).hand == ["smuggler"]
    assert table.town(0).guilders == 8
    assert table.town(0).threats[RED] == 0
    assert table.town(0).points == 0


def test_the_smugglers_third_yellow_marker_takes_the_guilders_just_smuggled() -> None:
    table = scene(town(hand="smuggler", houses="blue", guilders=5, threats="yellow yellow"))
    table = table.play("card:smuggler/use:recruit/house:blue").play("threat:yellow")
    assert table.town(0).guilders == 0


@pytest.mark.parametrize(
    ("person", "houses", "before", "after"),
    [
        ("butler", "blue brown red purple yellow", 5, 0),
        ("butler", "blue brown red red purple yellow", 5, 5),
        ("master_builder", "red red", 2, 0),
        ("master_builder", "red red red", 2, 2),
        ("archivist", "red", 0, 2),
        ("archivist", "red blue", 0, 0),
    ],
)
def test_what_a_laurel_is_worth_after_an_empty_red_house_burns(
    person: str, houses: str, before: int, after: int
) -> None:
    table = scene(town(houses=f"blue:{person} {houses}", threats="red red", canals=(1, 0)), phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == before
    table = table.roll(red=5).play("house:red")
    assert table.score(0).items["laurels"] == after


@pytest.mark.parametrize(
    ("person", "rest", "faces", "before", "after"),
    [
        ("bishop", town(houses="red:bishop", workers="red red blue", threats="blue blue"), {"blue": 5}, 1, 0),
        ("shipowner", town(houses="red:shipowner", guilders=8, threats="yellow yellow"), {"yellow": 6}, 2, 0),
        ("geographer", town(houses="red:geographer", canals=(3, 0), threats="red red"), {"red": 6}, 2, 0),
        (
            "geographer keeps its statue",
            town(houses="red:geographer", canals=(5, 0), statues=[7], threats="red red"),
            {"red": 6},
            4,
            4,
        ),
        ("storyteller", town(houses="red:storyteller", canals=(2, 0), threats="red red"), {"red": 6}, 2, 1),
        ("constable", town(houses="red:constable", threats="blue blue purple"), {"blue": 5}, 4, 6),
    ],
)
def test_what_a_laurel_is_worth_after_a_penalty(
    person: str, rest: TownSpec, faces: dict[str, int], before: int, after: int
) -> None:
    table = scene(rest, phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == before, person
    table = table.roll(**faces)
    table = table.play("section:left") if table.asked == [0] and table.why(0) == "fire" else table
    assert table.score(0).items["laurels"] == after, person


def test_the_archivist_is_worth_nothing_beside_a_house_emptied_by_plague() -> None:
    table = scene(town(houses="red:archivist blue:king", threats="brown brown"), phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == 2
    table = table.roll(brown=5).play("person:king")
    assert table.score(0).items["laurels"] == 0
    assert table.score(0).items["houses"] == 2


def test_a_laurel_whose_house_burns_is_worth_nothing() -> None:
    table = scene(town(houses="red:archivist", threats="red red"), phase=Phase.ROLL)
    assert table.score(0).items["laurels"] == 2
    table = table.roll(red=5)
    assert table.score(0).items["laurels"] == 0
    assert table.score(0).items["houses"] == 0
