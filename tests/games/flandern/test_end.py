"""When the game ends, and who has won: FL-66 to FL-70."""

import pytest

from guildtable.games.flandern import GAME
from guildtable.games.flandern.pieces import TILES, Arms
from guildtable.games.flandern.state import Phase
from tests.games.flandern.scenes import Scene, scene
from tests.games.flandern.towns import acts, bruges, chosen, rest

OTHERS = "ghent ypres leuven utrecht liege"


def winners(table: Scene) -> list[int]:
    """Who has won."""
    assert table.position.over
    return list(GAME.winners(table.now))


# When


def test_with_two_free_spaces_the_game_goes_on() -> None:
    """FL-66: M1 and M2."""
    table = scene(towns={"bruges": bruges(M2="", M1="")}, scored=OTHERS, phase=Phase.SCORE)
    assert not table.position.over
    assert table.heard("game-ends") == []
    assert table.now.phase is Phase.CHOOSE


def test_with_one_free_space_the_game_ends() -> None:
    """FL-66, FL-68: it is covered, and the town scored."""
    table = scene(towns={"bruges": bruges(M2="")}, scored=OTHERS, phase=Phase.SCORE)
    assert table.position.over
    assert table.now.phase is Phase.OVER
    assert "site-1-M2" in table.now.covered
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 13}]
    assert [event.id for event in table.events if event.id.startswith("game")] == ["game-ends"]
    assert table.asked == []


def test_with_no_free_space_the_game_ends() -> None:
    """FL-66: the last town was filled."""
    table = scene(towns={"bruges": bruges()}, scored=OTHERS, phase=Phase.SCORE)
    assert table.position.over
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 14}]


def test_free_spaces_are_counted_on_the_whole_board() -> None:
    """FL-66: one in Bruges and one in Ghent are two."""
    table = scene(
        towns={"bruges": bruges(M2="")},
        covered=rest(2, "M3"),
        scored="ypres leuven utrecht liege",
        phase=Phase.SCORE,
    )
    assert not table.position.over


def test_spaces_of_scored_towns_are_not_free() -> None:
    """FL-66: Ghent is empty, but scored."""
    table = scene(towns={"bruges": bruges(M2="")}, scored=OTHERS, phase=Phase.SCORE)
    assert not any(space.startswith("site-2") for space in table.now.covered)
    assert table.position.over


def test_covered_spaces_are_not_free() -> None:
    """FL-66: S1 is covered, M2 is the only one left."""
    table = scene(towns={"bruges": bruges(M2="", S1="")}, covered="site-1-S1", scored=OTHERS, phase=Phase.SCORE)
    assert table.position.over


def test_opened_suburbs_are_free_spaces() -> None:
    """FL-66, FL-35: M2 and A1 are two; unopened, A1 is none."""
    laid = bruges(S4="church-A", L2="blue-large-0", M2="")
    assert not scene(towns={"bruges": laid}, opened="site-1-A1", scored=OTHERS, phase=Phase.SCORE).position.over
    laid = bruges(S4="church-small", L2="blue-large-0", M2="")
    assert scene(towns={"bruges": laid}, scored=OTHERS, phase=Phase.SCORE).position.over


def test_spaces_are_covered_before_they_are_counted() -> None:
    """FL-66, FL-50: only yellow is left for M1 and M2, and yellow already borders M1."""
    stock = {kind: 0 for kind, tile in TILES.items() if tile.shape == "medium" and tile.arms is not Arms.YELLOW}
    table = scene(towns={"bruges": bruges(M1="", M2="")}, scored=OTHERS, stock=stock, phase=Phase.SCORE)
    assert table.position.over
    assert table.heard("covers")[0] == {"count": 1, "spaces": ("space:site-1-M1",)}


def test_the_end_is_checked_after_step_6_only() -> None:
    """FL-66: one space is free, and the round is still played to its end."""
    table = scene(towns={"bruges": bruges(M2="")}, scored=OTHERS, hands=["bruges pick-up"] * 4)
    assert table.asked == [0, 1, 2, 3]
    table = table.choose("card:pick-up", "card:pick-up", "card:bruges", "card:pick-up")
    assert table.asked == [2]
    table = table.play("tile:green-medium-1/space:site-1-M2")
    assert table.position.over
    assert table.heard("town-is-scored") == [{"town": "town:bruges", "value": 14}]


def test_the_game_ends_when_the_golden_pile_is_empty() -> None:
    """FL-67: the last card is still used, then all towns are covered and scored."""
    table = acts("ghent", golden="influence", golden_pile="")
    assert table.now.phase is Phase.ACT
    table = table.play("tile:blue-medium-0/space:site-2-M3")
    assert [told["card"] for told in table.heard("reveals-golden")] == ["golden:influence"]
    assert table.position.over


def test_with_a_golden_card_left_the_game_goes_on() -> None:
    """FL-67: one is enough, and it is the last round's."""
    table = scene(golden_pile="influence", phase=Phase.SCORE)
    assert table.now.phase is Phase.CHOOSE
    assert table.now.golden == []
    table = chosen(table, "pick-up")
    assert table.position.over


# The last scoring


def test_all_free_spaces_are_covered_and_all_towns_scored() -> None:
    """FL-68: Ypres was scored before and pays nothing."""
    towns = {"bruges": "M3=red-medium-0", "ghent": "M3=red-medium-0* S4=church-small^", "ypres": "M3=red-medium-2"}
    table = scene(towns=towns, scored="ypres", golden_pile="", phase=Phase.SCORE, influence=[0] * 4, cathedrals=3)
    assert table.heard("town-is-scored") == [
        {"town": "town:bruges", "value": 2},
        {"town": "town:ghent", "value": 4},
        {"town": "town:leuven", "value": 1},
        {"town": "town:utrecht", "value": 1},
        {"town": "town:liege", "value": 2},
    ]
    assert table.now.points == {"blue": 1, "yellow": 4, "green": 0, "red": 2, "grey": 1}
    assert not any(table.now.free_spaces(town) for town in table.now.sites if town != "ypres")
    assert table.now.building_sites == 10


def test_the_last_scoring_of_three_players() -> None:
    """FL-68, FL-7: five towns."""
    table = scene(seats=3, golden_pile="", phase=Phase.SCORE)
    assert [told["town"] for told in table.heard("town-is-scored")] == [
        "town:bruges",
        "town:ghent",
        "town:ypres",
        "town:utrecht",
        "town:liege",
    ]


# The bonus


@pytest.mark.parametrize(
    ("influence", "bonus"),
    [
        ([3, 2, 1, 0], [3, 0, 0, 0]),
        ([0, 0, 0, 1], [0, 0, 0, 3]),
        ([2, 0, 2, 1], [3, 0, 3, 0]),
        ([3, 3, 3, 3], [3, 3, 3, 3]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_most_influence_cards_bring_three_points(influence: list[int], bonus: list[int]) -> None:
    """FL-69: to everybody who holds the most, if that is at least one."""
    points = {"blue": 10, "yellow": 20, "green": 30, "red": 40}
    table = scene(scored=f"bruges {OTHERS}", points=points, influence=influence, phase=Phase.SCORE)
    assert table.position.over
    totals = [table.score(seat).total for seat in range(4)]
    assert totals == [10 + bonus[0], 20 + bonus[1], 30 + bonus[2], 40 + bonus[3]]
    assert [told["seat"] for told in table.heard("influence-bonus")] == [f"seat:{n}" for n in range(4) if bonus[n]]


def test_influence_cards_bring_nothing_before_the_end() -> None:
    """FL-69: the game goes on."""
    table = scene(points={"blue": 10}, influence=[3, 0, 0, 0], phase=Phase.SCORE)
    assert not table.position.over
    assert table.score(0).total == 10
    assert table.heard("influence-bonus") == []


def test_a_golden_influence_card_of_the_last_round_counts() -> None:
    """FL-69, FL-46: it was taken to the hand in step 5."""
    table = scene(golden="influence", golden_pile="", influence=[1, 1, 0, 0], phase=Phase.GOLDEN_ACTION)
    assert [told["seat"] for told in table.heard("influence-bonus")] == ["seat:0"]


# Who has won


def over(influence: tuple[int, int, int, int] = (0, 0, 0, 0), **points: int) -> Scene:
    """A game that ends with these points."""
    return scene(scored=f"bruges {OTHERS}", points=points, influence=list(influence), phase=Phase.SCORE)


def test_the_most_points_win() -> None:
    """FL-70: with the bonus."""
    assert winners(over(blue=40, yellow=41, green=39, red=12)) == [1]
    assert winners(over(influence=(1, 0, 0, 0), blue=40, yellow=41, green=39, red=12)) == [0]


def test_a_tie_is_a_shared_victory() -> None:
    """FL-70: there is no other tie-break, influence cards neither."""
    assert winners(over(blue=40, yellow=41, green=39, red=41)) == [1, 3]
    assert winners(over(influence=(2, 0, 2, 1), blue=38, yellow=41, green=36, red=41)) == [0, 1, 3]


def test_grey_does_not_win() -> None:
    """FL-70: nobody leads it."""
    assert winners(over(grey=60, blue=40, yellow=41, green=39, red=12)) == [1]
