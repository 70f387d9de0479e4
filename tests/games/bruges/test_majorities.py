"""Phase 4: the three majorities, and who begins the next round: BR-75 to BR-77."""

import pytest

from guildtable.games.bruges.parts import Majority
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import Scene, TownSpec, scene, town


def round_end(*towns: TownSpec) -> Scene:
    """The last turn of the round is over."""
    return scene(*towns, turn=len(towns) - 1, turns_left=1, played=True).end_turn()


def turned(table: Scene) -> list[list[Majority]]:
    return [mine.majorities for mine in table.now.towns]


def test_being_alone_in_front_on_the_track_turns_the_reputation_marker() -> None:
    """BR-75: one step ahead is enough."""
    table = round_end(town(reputation=2), town(reputation=3), town())
    assert turned(table) == [[], ["reputation"], []]
    assert table.heard("turns-majority") == [{"seat": "seat:1", "majority": "majority:reputation"}]


def test_having_more_people_than_each_other_seat_turns_the_people_marker() -> None:
    """BR-75: not more than all of them together; empty houses do not count."""
    table = round_end(
        town(houses="red:prince blue:queen red"),
        town(houses="red:duke red:knight blue:beggar"),
        town(houses="red:vicar yellow:mayor red blue"),
    )
    assert turned(table) == [[], ["people"], []]


def test_people_in_the_hand_do_not_count() -> None:
    """BR-75: only those in play."""
    table = round_end(town(hand="duke knight beggar"), town(houses="red:prince"))
    assert turned(table) == [[], ["people"]]


def test_the_tokens_of_both_sections_count_for_the_canal_marker() -> None:
    """BR-75: 2 and 2 are more than 3; statues do not count."""
    table = round_end(town(canals=(3, 0), statues=[7]), town(canals=(2, 2)), town(canals=(1, 2)))
    assert turned(table) == [[], ["canal"], []]


def test_one_seat_can_turn_all_three_in_their_order() -> None:
    """BR-75: reputation, people, canal."""
    table = round_end(town(reputation=1, houses="red:prince", canals=(1, 0)), town())
    assert turned(table) == [["reputation", "people", "canal"], []]
    assert [told["majority"] for told in table.heard("turns-majority")] == [
        "majority:reputation",
        "majority:people",
        "majority:canal",
    ]


def test_different_seats_can_turn_different_markers() -> None:
    """BR-75: each majority for itself."""
    table = round_end(town(reputation=1), town(houses="red:prince"), town(canals=(1, 0)))
    assert turned(table) == [["reputation"], ["people"], ["canal"]]


@pytest.mark.parametrize(
    "tied",
    [
        (town(reputation=3), town(reputation=3)),
        (town(houses="red:prince"), town(houses="red:queen")),
        (town(canals=(2, 1)), town(canals=(0, 3))),
        (town(), town()),
    ],
    ids=["reputation", "people", "canal", "nothing"],
)
def test_a_tie_turns_nothing(tied: tuple[TownSpec, ...]) -> None:
    """BR-75: a third seat behind them does not get it either."""
    table = round_end(*tied, town())
    assert turned(table) == [[], [], []]
    assert table.heard("turns-majority") == []


def test_a_marker_once_turned_stays_so() -> None:
    """BR-76: even if the majority is lost."""
    table = round_end(town(majorities=["canal"], canals=(0, 0)), town(canals=(1, 0)))
    assert turned(table) == [["canal"], ["canal"]]


def test_a_marker_is_turned_once() -> None:
    """BR-76: who keeps the majority is told nothing new."""
    table = round_end(town(majorities=["canal"], canals=(1, 0)), town())
    assert turned(table) == [["canal"], []]
    assert table.heard("turns-majority") == []


def test_people_used_are_straightened() -> None:
    """BR-77: of every seat."""
    table = round_end(town(houses="red:queen", used="queen"), town(houses="red:king", used="king"))
    assert [mine.used for mine in table.now.towns] == [[], []]


@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_seat_clockwise_becomes_first_player(starter: int, following: int) -> None:
    """BR-77: and begins to draw in the next round."""
    table = scene(town(), town(), town(), starter=starter, turn=(starter + 2) % 3, turns_left=1, played=True).end_turn()
    assert (table.now.starter, table.now.round, table.now.phase) == (following, 3, Phase.DRAW)
    assert table.asked == [following]
    assert table.heard("round-begins") == [{"round": 3, "seat": f"seat:{following}"}]


def test_majorities_are_checked_at_the_end_of_the_round_only() -> None:
    """BR-75: nothing is turned while turns are left."""
    table = scene(town(reputation=3), town(), turn=1, turns_left=2, played=True).end_turn()
    assert turned(table) == [[], []]
    assert table.now.phase == Phase.PLAY
