"""The end of the game and the final scoring: BR-78 to BR-83, and BR-59 for the laurels."""

import pytest

from guildtable.games.bruges import GAME
from guildtable.games.bruges.parts import Majority
from guildtable.games.bruges.state import Phase
from tests.games.bruges.scenes import Scene, TownSpec, scene, town


def ended(*towns: TownSpec) -> Scene:
    """The last turn of the last round is over."""
    return scene(*towns, turn=len(towns) - 1, turns_left=1, played=True, last_round=2).end_turn()


def items(mine: TownSpec) -> dict[str, int]:
    """What a town brings, without what brings nothing."""
    return {item: points for item, points in scene(mine).score(0).items.items() if points}


def test_the_game_ends_after_the_last_round() -> None:
    """BR-78: nobody is asked anything any more."""
    table = ended(town(), town())
    assert table.position.over
    assert table.now.phase == Phase.OVER
    assert table.heard("game-ends") == [{}]


def test_the_game_goes_on_before_the_last_round() -> None:
    """BR-78: another round follows."""
    table = scene(town(), town(), turn=1, turns_left=1, played=True, last_round=3).end_turn()
    assert not table.position.over


def test_the_majorities_of_the_last_round_count() -> None:
    """BR-78: they are checked before the scoring."""
    table = ended(town(reputation=1), town())
    assert table.town(0).majorities == ["reputation"]
    assert table.score(0).items["majorities"] == 4


def test_an_empty_town_scores_nothing() -> None:
    """BR-79: every item is there all the same."""
    assert dict(scene(town()).score(0).items) == {
        "track": 0,
        "people": 0,
        "houses": 0,
        "laurels": 0,
        "majorities": 0,
        "canals": 0,
        "statues": 0,
        "reputation": 0,
    }


@pytest.mark.parametrize("points", [1, 49, 50, 99, 101])
def test_the_points_made_during_the_game_count(points: int) -> None:
    """BR-79: however often the pawn has gone round the track."""
    assert items(town(points=points)) == {"track": points}


@pytest.mark.parametrize(
    ("person", "points"), [("jester", 0), ("servant", 1), ("vicar", 2), ("prince", 3), ("king", 4)]
)
def test_a_person_brings_a_third_of_its_price(person: str, points: int) -> None:
    """BR-79, BR-54: and its house 1 more."""
    assert scene(town(houses=f"red:{person}")).score(0).items["people"] == points
    assert scene(town(houses=f"red:{person}")).score(0).total == points + 1


def test_people_in_the_hand_and_cards_of_houses_bring_nothing() -> None:
    """BR-79: only those who live in a house."""
    assert items(town(hand="prince king", houses="red=queen")) == {"houses": 1}


def test_a_house_brings_a_point_lived_in_or_not() -> None:
    """BR-79: of whatever colour."""
    assert items(town(houses="red red blue:jester yellow:alchemist")) == {"houses": 4}


def test_laurels_bring_what_they_say() -> None:
    """BR-79, BR-59: the Bishop and the Storyteller, one added to the other."""
    mine = town(houses="red:bishop blue:storyteller", workers="red red blue blue yellow", canals=(2, 1))
    assert items(mine) == {"people": 4, "houses": 2, "laurels": 2 + 3}


@pytest.mark.parametrize(("workers", "points"), [("", 0), ("red", 0), ("red blue", 1), ("red blue blue", 1)])
def test_a_laurel_rounds_down(workers: str, points: int) -> None:
    """BR-59: the Bishop counts pairs of workers of any colours."""
    assert scene(town(houses="red:bishop", workers=workers)).score(0).items["laurels"] == points


def test_laurels_bring_nothing_during_the_game() -> None:
    """BR-59: recruited, the Bishop scores nothing on the track, and cannot be activated."""
    table = scene(town(hand="bishop prince", houses="red", workers="red red")).play("card:bishop/use:recruit/house:red")
    assert table.town(0).points == 0
    assert table.offers(0) == ["button:end-turn"]


@pytest.mark.parametrize(
    ("majorities", "points"),
    [([], 0), (["people"], 4), (["reputation", "canal"], 8), (["reputation", "people", "canal"], 12)],
)
def test_a_turned_majority_marker_brings_four_points(majorities: list[Majority], points: int) -> None:
    """BR-80: whoever has the majority now."""
    assert scene(town(majorities=majorities), town(reputation=8)).score(0).items["majorities"] == points


@pytest.mark.parametrize(
    ("canals", "points"), [((2, 2), 0), ((3, 0), 3), ((2, 3), 3), ((4, 2), 3), ((3, 3), 6), ((5, 4), 6)]
)
def test_a_third_canal_space_brings_three_points(canals: tuple[int, int], points: int) -> None:
    """BR-81: of each section; tokens beyond it bring no more."""
    assert scene(town(canals=canals)).score(0).items["canals"] == points


@pytest.mark.parametrize(("statues", "points"), [([], 0), ([7], 7), ([2], 2), ([6, 3], 9)])
def test_a_statue_brings_its_points(statues: list[int], points: int) -> None:
    """BR-81: whether its section is still complete or not."""
    assert scene(town(statues=statues)).score(0).items["statues"] == points


@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (6, 7), (7, 9), (8, 12)])
def test_the_step_reached_brings_its_points(step: int, points: int) -> None:
    """BR-82: not the sum of the steps."""
    assert scene(town(reputation=step)).score(0).items["reputation"] == points


def test_the_total_is_the_sum_of_the_items() -> None:
    """BR-79: track 5, people 3, houses 1, majorities 4, canals 3, statues 7, reputation 2."""
    mine = town(points=5, houses="red:prince", majorities=["canal"], canals=(3, 0), statues=[7], reputation=2)
    assert scene(mine).score(0).total == 25


def test_the_highest_total_wins() -> None:
    """BR-83: not the pawn in front on the track, and not the richest."""
    table = ended(town(points=9, guilders=40), town(points=4, houses="red:prince blue red"), town(points=8))
    assert [table.score(seat).total for seat in range(3)] == [9, 14, 8]
    assert GAME.winners(table.now) == (1,)


def test_a_tie_goes_to_the_most_guilders() -> None:
    """BR-83: among those tied; a richer seat behind them does not count."""
    table = ended(town(points=9, guilders=3), town(points=9, guilders=4), town(points=8, guilders=50))
    assert GAME.winners(table.now) == (1,)


def test_a_tie_in_guilders_too_is_a_shared_victory() -> None:
    """BR-83: of those tied alone."""
    table = ended(town(points=9, guilders=4), town(points=9, guilders=2), town(points=9, guilders=4))
    assert GAME.winners(table.now) == (0, 2)
