"""Advancing on the reputation track: BR-34 to BR-39."""

import pytest

from guildtable.games.bruges.parts import RED, REPUTATION
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import Scene, TownSpec, scene, town


def rolled(*towns: TownSpec, starter: int = 0, **faces: int) -> Scene:
    """A table at which these faces have just been rolled; the others show 3."""
    return scene(*towns, phase=Phase.ROLL, starter=starter).roll(**faces)


@pytest.mark.parametrize(
    ("faces", "price"),
    [
        ({"red": 1}, 1),
        ({"red": 2}, 2),
        ({"red": 1, "blue": 1}, 2),
        ({"red": 2, "blue": 1, "yellow": 5, "brown": 6, "purple": 4}, 3),
        ({"red": 2, "blue": 2, "yellow": 2, "brown": 2, "purple": 2}, 10),
        ({"red": 1, "blue": 1, "yellow": 1, "brown": 1, "purple": 1}, 5),
    ],
)
def test_a_step_costs_the_sum_of_all_ones_and_twos(faces: dict[str, int], price: int) -> None:
    """BR-34: threes and fours count as little as fives and sixes."""
    table = rolled(town(guilders=11), **faces)
    assert (table.asked, table.why(0)) == ([0], "advance")
    table = table.play("button:yes")
    assert (table.town(0).guilders, table.town(0).reputation) == (11 - price, 1)
    assert table.heard("pays-guilders") == [{"seat": "seat:0", "guilders": price}]
    assert table.heard("advances") == [{"seat": "seat:0", "step": 1, "points": 1}]


def test_the_first_player_decides_first_then_the_others_clockwise() -> None:
    """BR-34: one after the other."""
    table = rolled(town(guilders=3), town(guilders=3), town(guilders=3), starter=2, red=1)
    assert table.asked == [2]
    table = table.play("button:yes")
    assert table.asked == [0]
    table = table.play()
    assert table.asked == [1]
    table = table.play("button:yes")
    assert [table.town(seat).reputation for seat in range(3)] == [0, 1, 1]
    assert table.now.phase == Phase.PLAY


def test_declining_costs_nothing_and_moves_nobody() -> None:
    """BR-34: nobody has to advance."""
    table = rolled(town(guilders=3, reputation=4), red=1).play()
    assert (table.town(0).guilders, table.town(0).reputation) == (3, 4)
    assert table.heard("advances") == []


def test_threats_come_before_reputation() -> None:
    """BR-34: what a raid has taken cannot be paid."""
    table = rolled(town(guilders=9, threats="yellow yellow"), town(guilders=9), yellow=6, red=1)
    assert table.asked == [1]
    assert table.town(0).guilders == 0


def test_reputation_begins_only_after_the_threats_of_all() -> None:
    """BR-34: the last seat suffers before the first advances."""
    table = rolled(town(guilders=9), town(threats="red red", houses="red blue"), red=6, blue=1)
    assert (table.asked, table.why(1)) == ([1], "fire")


def test_the_first_advance_leads_from_the_town_hall_to_step_1() -> None:
    """BR-35: which is worth 1."""
    table = rolled(town(guilders=1), red=1).play("button:yes")
    assert table.town(0).reputation == 1
    assert table.score(0).items["reputation"] == 1


@pytest.mark.parametrize("step", range(1, 8))
def test_each_further_advance_is_one_step(step: int) -> None:
    """BR-34, BR-89: and told with what it is worth."""
    table = rolled(town(guilders=1, reputation=step), red=1).play("button:yes")
    assert table.town(0).reputation == step + 1
    assert table.heard("advances") == [{"seat": "seat:0", "step": step + 1, "points": REPUTATION[step + 1]}]


def test_without_a_one_or_a_two_nobody_can_advance() -> None:
    """BR-36: not for any number of guilders."""
    table = rolled(town(guilders=50), town(guilders=50), red=3, blue=4, yellow=5, brown=6, purple=4)
    assert table.now.phase == Phase.PLAY
    assert [table.town(seat).reputation for seat in (0, 1)] == [0, 0]


def test_who_has_not_enough_guilders_is_not_asked() -> None:
    """BR-37: exactly enough is enough."""
    table = rolled(town(guilders=2), town(guilders=3), town(guilders=0), red=2, blue=1)
    assert table.asked == [1]
    table = table.play("button:yes")
    assert table.town(1).guilders == 0
    assert table.now.phase == Phase.PLAY


def test_only_one_step_a_round_can_be_paid_for() -> None:
    """BR-38: however rich."""
    table = rolled(town(guilders=50), red=1).play("button:yes")
    assert table.now.phase == Phase.PLAY
    assert table.town(0).reputation == 1


def test_what_persons_bring_comes_on_top() -> None:
    """BR-38: the Countess moves her owner once more in the same round."""
    table = rolled(town(hand="queen", houses="red:countess", workers="purple", guilders=1), red=1).play("button:yes")
    table = table.play("person:countess")
    assert (table.town(0).reputation, table.town(0).guilders) == (2, 0)


def test_on_the_top_step_nothing_may_be_paid() -> None:
    """BR-39: the seat is not asked."""
    table = rolled(town(guilders=9, reputation=8), town(guilders=9, reputation=7), red=1)
    assert table.asked == [1]
    assert (table.town(0).reputation, table.town(0).guilders) == (8, 9)


def test_on_the_top_step_no_person_moves_anybody() -> None:
    """BR-39: the Countess is not offered, the Duke does nothing."""
    table = scene(
        town(hand="duke", houses="red:countess blue", workers="purple", guilders=9, reputation=8), town(guilders=3)
    )
    assert "person:countess" not in table.offers(0)
    table = table.play("card:duke/use:recruit/house:blue")
    assert table.heard("advances") == []
    assert (table.town(0).reputation, table.why(0)) == (8, "after-card")


def test_on_the_top_step_nothing_that_waits_for_a_step_happens() -> None:
    """BR-39: the Baron scores for the step to the top, and for none beyond; the Preacher keeps his marker."""
    mine = town(
        hand="duke", houses="red:baron blue:preacher yellow", guilders=9, reputation=7, threats="red red", points=0
    )
    table = scene(mine).play("card:duke/use:recruit/house:yellow").play("button:yes")
    assert table.town(0).reputation == 8
    assert (table.offers(0), table.limits(0)) == (["threat:red"], (0, 1))
    table = table.play("threat:red")
    assert (table.town(0).points, table.town(0).threats[RED]) == (2, 1)
    assert table.why(0) == "after-card"
