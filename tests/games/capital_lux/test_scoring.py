"""Points and the winner: CL-32 and CL-33."""

import pytest

from guildtable.games.capital_lux import GAME
from guildtable.games.capital_lux.state import Phase
from guildtable.kernel.wire import shown
from tests.games.capital_lux.scenes import Lux, faces, play, scene, step, told


def ended(*hometowns: str, bonus: tuple[str, ...] = (), gold: tuple[int, ...] = ()) -> Lux:
    """A game that is over, with this before each seat."""
    hands = [""] * len(hometowns)
    return scene(*hands, hometowns=hometowns, bonus=bonus, gold=gold, phase=Phase.OVER, round=3)


def test_points_are_hometown_cards_bonus_cards_and_gold() -> None:
    """CL-32: card values, and 1 a gold disc."""
    position = ended("agent-4 cleric-6", "agent-5", bonus=("merchant-3 scholar-2", ""), gold=(3, 0))

    standing = shown(position, None).standing
    assert standing[0].items == {"hometown": 10, "bonus": 5, "gold": 3}
    assert [score.total for score in standing] == [18, 5]


def test_cards_in_the_capital_and_the_discards_are_worth_nothing() -> None:
    """CL-32: seat 0 loses its Agents, so only its Cleric counts."""
    position = scene(
        "", "", hometowns=("agent-6 cleric-3", ""), capital="agent-5 cleric-3", phase=Phase.ROUND_END, round=3
    )

    assert faces(position.now.bonus[0]) == ["cleric-3"]
    assert [score.total for score in shown(position, 0).standing] == [6, 0]


@pytest.mark.parametrize(
    ("hometowns", "bonus", "gold"),
    [
        (("agent-5", "agent-6"), ("", ""), (0, 0)),
        (("agent-5", "agent-4"), ("", "cleric-2"), (0, 0)),
        (("agent-5", "agent-4"), ("", ""), (0, 2)),
        (("agent-6 cleric-6", "agent-5 cleric-4"), ("", ""), (0, 4)),
    ],
)
def test_highest_total_wins(hometowns: tuple[str, ...], bonus: tuple[str, ...], gold: tuple[int, ...]) -> None:
    """CL-32: by hometown, by bonus cards, by gold; sixes matter only if tied."""
    assert GAME.winners(ended(*hometowns, bonus=bonus, gold=gold).now) == (1,)


@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (3, True)])
def test_the_game_ends_after_the_third_round(number: int, over: bool) -> None:
    """CL-32: the first two rounds lead to the next, the third to the end."""
    position = scene("agent-2 agent-2", "cleric-2", closer=0, turn=1, capital="cleric-4", round=number)
    position, events = step(position, "card:cleric-2/to:hometown")

    assert position.over is over
    assert ("game-ends" in told(events, None)) is over


def test_the_third_round_ends_like_the_others_before_points_are_counted() -> None:
    """CL-32, CL-27: limits are checked and bonus cards taken in the last round too."""
    position = scene("agent-6", "cleric-2", closer=0, turn=1, capital="cleric-4 agent-5", round=3)
    position = play(position, "card:cleric-2/to:hometown")

    assert [dict(score.items) for score in shown(position, None).standing] == [
        {"hometown": 0, "bonus": 0, "gold": 0},
        {"hometown": 2, "bonus": 4, "gold": 0},
    ]
    assert GAME.winners(position.now) == (1,)


@pytest.mark.parametrize(
    ("loser", "winner"),
    [
        ("agent-5 cleric-5 scholar-2", "agent-6 cleric-4 scholar-2"),
        ("agent-6 cleric-4 scholar-4", "agent-6 cleric-5 scholar-3"),
        ("agent-6 cleric-3 scholar-3 merchant-2", "agent-6 cleric-4 scholar-2 merchant-2"),
    ],
)
def test_a_tie_goes_to_most_sixes_then_fives_then_fours(loser: str, winner: str) -> None:
    """CL-33: the same points; counted from the highest value down, until there is a difference."""
    tied = ended(loser, winner)

    assert len({score.total for score in shown(tied, None).standing}) == 1
    assert GAME.winners(tied.now) == (1,)


def test_a_tie_may_come_down_to_the_threes() -> None:
    """CL-33: no difference above 3, and the seat with a 3 wins over gold."""
    assert GAME.winners(ended("agent-2", "cleric-3", gold=(1, 0)).now) == (1,)


def test_a_tie_may_come_down_to_the_twos() -> None:
    """CL-33: a 2 wins over two discs."""
    assert GAME.winners(ended("agent-6", "agent-6 cleric-2", gold=(2, 0)).now) == (1,)


def test_many_low_cards_do_not_outweigh_one_high_card() -> None:
    """CL-33: fives are counted only if the sixes are equal."""
    assert GAME.winners(ended("agent-5 cleric-5 scholar-5 merchant-5", "agent-6", gold=(0, 14)).now) == (1,)


def test_bonus_cards_count_for_the_tie() -> None:
    """CL-33: among hometown and bonus cards: a 6 taken as bonus breaks the tie."""
    tied = ended("agent-5 cleric-5", "scholar-4", bonus=("", "merchant-6"))

    assert GAME.winners(tied.now) == (1,)


def test_still_tied_the_victory_is_shared() -> None:
    """CL-33: the same values, wherever they lie; the third seat does not share."""
    tied = ended("agent-6 cleric-4", "scholar-4", "agent-6 cleric-3", bonus=("", "merchant-6", ""))

    assert GAME.winners(tied.now) == (0, 1)


def test_all_seats_may_share_the_victory() -> None:
    """CL-33: nobody has anything."""
    assert GAME.winners(ended("", "", "", "").now) == (0, 1, 2, 3)
