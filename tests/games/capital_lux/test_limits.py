"""The end of a round: hands laid down, modifiers, limits: CL-21 to CL-31."""

from typing import Any

import pytest

from guildtable.games.capital_lux.cards import modifier_ref
from guildtable.games.capital_lux.state import Phase
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.wire import heard, shown
from tests.games.capital_lux.round_ends import PLENTY, at_round_end, bonus_cards, hometowns
from tests.games.capital_lux.scenes import Lux, play, scene, step, told


def hall(position: Lux, viewer: int | None, profession: str) -> Any:
    (found,) = (hall for hall in shown(position, viewer).view.halls if hall.profession == profession)
    return found


def test_cards_left_in_hand_go_to_the_hometown() -> None:
    """CL-21: all of them, of every seat, after the last turns."""
    position = scene("scholar-3 merchant-4", "agent-5 agent-2 cleric-2", closer=0, turn=1, capital=PLENTY)
    position = play(position, "card:agent-5/to:hometown")

    assert hometowns(position) == [["merchant-4", "scholar-3"], ["agent-2", "agent-5", "cleric-2"]]
    assert position.now.hands == [[], []]


def test_cards_laid_down_have_no_action() -> None:
    """CL-21: no modifier, no card taken, no card drawn, no gold."""
    left = "agent-2 cleric-2 scholar-2 merchant-2"
    capital = "agent-5 agent-5 cleric-5 cleric-5 scholar-5 scholar-5 merchant-5 merchant-5"
    position = scene("", f"{left} agent-3", closer=0, turn=1, capital=capital, deck="merchant-6 merchant-6")
    position = play(position, "card:agent-3/to:hometown")

    assert hometowns(position) == [[], sorted([*left.split(), "agent-3"])]
    assert (position.now.gold, len(position.now.deck)) == ([0, 0], 2)
    assert position.asked[CHANCE].why == "modifiers-2"


def test_cards_are_laid_down_face_up() -> None:
    """CL-21: everybody is told which cards they are."""
    position = scene("scholar-3 merchant-4", "agent-5", closer=0, turn=1, capital=PLENTY)
    events = step(position, "card:agent-5/to:hometown").events

    laid_down = [told for told in heard(events, None) if told.id == "lays-down"]
    assert [dict(told.args) for told in laid_down] == [
        {"seat": "seat:0", "cards": ("card:scholar-3", "card:merchant-4")}
    ]


def test_cards_laid_down_count_against_the_limit() -> None:
    """CL-21, CL-23: they are in the hometown before limits are checked."""
    position = scene("agent-3", "merchant-2", hometowns=("agent-2", ""), closer=0, turn=1, capital="agent-4")
    position = play(position, "card:merchant-2/to:hometown")

    assert hometowns(position)[0] == []


def test_modifiers_are_revealed_to_everybody() -> None:
    """CL-22: each with its hall and its owner, after hands are laid down and before anything is lost."""
    placed = [("merchant", "-3", 0), ("agent", "+2", 1)]
    position = scene("scholar-3", "merchant-4", closer=0, turn=1, capital="merchant-6", placed=placed)
    events = step(position, "card:merchant-4/to:hometown").events

    assert told(events, None) == [
        "plays-to-hometown",
        "lays-down",
        "reveals-modifier",
        "reveals-modifier",
        "loses",
        "loses",
        "starts-next",
    ]
    revealed = [dict(told.args) for told in heard(events, None) if told.id == "reveals-modifier"]
    assert revealed == [
        {"capital": "capital:merchant", "modifier": modifier_ref("-3"), "seat": "seat:0"},
        {"capital": "capital:agent", "modifier": modifier_ref("+2"), "seat": "seat:1"},
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_revealed_modifiers_are_open_while_gold_is_decided(viewer: int | None) -> None:
    """CL-22: whoever decides about gold decides with the modifiers in sight."""
    position = at_round_end("agent-5", "", capital="agent-6", gold=(2, 0), placed=[("agent", "-3", 1)])

    assert list(position.asked) == [0]
    assert [(one.owner, one.value) for one in hall(position, viewer, "agent").modifiers] == [(1, -3)]
    assert hall(position, viewer, "agent").hidden == ()
    limit = hall(position, viewer, "agent").limit
    assert (limit.known, limit.low, limit.high) == (3, 3, 3)


def test_revealed_modifiers_stay_open_when_the_game_is_over() -> None:
    """CL-22: the last round's modifiers can still be looked at, for nobody collects them."""
    position = scene("", "", capital="agent-6", placed=[("agent", "-3", 1)], phase=Phase.ROUND_END, round=3)

    assert [(one.owner, one.value) for one in hall(position, None, "agent").modifiers] == [(1, -3)]


@pytest.mark.parametrize(
    ("modifier", "held", "kept"),
    [
        ("+4", "agent-6 agent-2", True),
        ("+4", "agent-6 agent-3", False),
        ("+2", "agent-6", True),
        ("+2", "agent-5 agent-2", False),
        ("-1", "agent-3", True),
        ("-1", "agent-4", False),
        ("-3", "agent-2", False),
    ],
)
def test_a_modifier_raises_or_lowers_the_limit_of_its_hall(modifier: str, held: str, kept: bool) -> None:
    """CL-22: the capital holds an Agent 4, and a modifier lies above it."""
    position = at_round_end(held, "", capital="agent-4", placed=[("agent", modifier, 1)])

    assert hometowns(position)[0] == (sorted(held.split()) if kept else [])


def test_a_modifier_leaves_other_halls_alone() -> None:
    """CL-22: +4 above the Agents does not save Clerics, -3 above Merchants does not harm Scholars."""
    position = at_round_end(
        "cleric-5 scholar-4",
        "",
        capital="cleric-4 scholar-4",
        placed=[("agent", "+4", 0), ("merchant", "-3", 0)],
    )

    assert hometowns(position)[0] == ["scholar-4"]


def test_modifiers_above_one_hall_add_up() -> None:
    """CL-22: 4, -3 and +4 make 5, for every seat alike."""
    placed = [("agent", "-3", 0), ("agent", "+4", 1)]
    position = at_round_end("agent-5", "agent-6", capital="agent-4", placed=placed)

    assert hometowns(position) == [["agent-5"], []]


def test_a_total_over_the_limit_loses_all_cards_of_that_profession() -> None:
    """CL-23: by 1 over, every card of the profession goes, and no other card."""
    position = at_round_end("agent-5 agent-2 agent-2 cleric-3", "", capital="agent-5 agent-3 cleric-6")

    assert hometowns(position)[0] == ["cleric-3"]


def test_a_total_equal_to_the_limit_is_safe() -> None:
    """CL-23: the total must exceed the limit."""
    position = at_round_end("agent-5 agent-3", "", capital="agent-6 agent-2")

    assert hometowns(position)[0] == ["agent-3", "agent-5"]


def test_each_hometown_is_checked_by_itself() -> None:
    """CL-23: what one seat loses another may keep."""
    position = at_round_end("agent-4", "agent-6", "agent-2 agent-2", capital="agent-5")

    assert hometowns(position) == [["agent-4"], [], ["agent-2", "agent-2"]]


def test_each_profession_is_checked_by_itself() -> None:
    """CL-23: only the professions over their own limit are lost."""
    capital = "agent-3 cleric-5 scholar-3 merchant-5"
    position = at_round_end("agent-4 cleric-4 scholar-4 merchant-4", "", capital=capital)

    assert hometowns(position)[0] == ["cleric-4", "merchant-4"]


def test_limits_are_checked_before_bonus_cards_leave_the_capital() -> None:
    """CL-23, CL-27: the bonus card still counts for the limit of its round."""
    position = at_round_end("agent-6", "agent-5", capital="agent-6")

    assert hometowns(position) == [["agent-6"], ["agent-5"]]
    assert bonus_cards(position)[0] == ["agent-6"]


def test_everybody_is_told_what_was_lost() -> None:
    """CL-23: who, of which profession, which cards."""
    position = scene("", "agent-2", hometowns=("", "agent-5"), closer=0, turn=1, capital="agent-6")
    events = step(position, "card:agent-2/to:hometown").events

    lost = [dict(told.args) for told in heard(events, None) if told.id == "loses"]
    assert lost == [{"seat": "seat:1", "capital": "capital:agent", "cards": ("card:agent-2", "card:agent-5")}]


def test_a_limit_may_be_below_zero() -> None:
    """CL-24: with nobody in the hall, -3 makes the limit -3, so that an Agent 2 is 5 over."""
    position = at_round_end("agent-2", "", capital="", gold=(5, 0), placed=[("agent", "-3", 1)])

    assert hall(position, 0, "agent").limit.known == -3
    assert play(position, "save:agent").now.gold == [0, 0]
    assert CHANCE in at_round_end("agent-2", "", capital="", gold=(4, 0), placed=[("agent", "-3", 1)]).asked


def test_a_hometown_without_the_profession_is_never_over_its_limit() -> None:
    """CL-24: with a limit below zero and gold enough, nobody is asked and nothing is lost."""
    position = scene("", "merchant-2", gold=(4, 4), capital="merchant-6", placed=[("agent", "-3", 0)], closer=0, turn=1)
    position, events = step(position, "card:merchant-2/to:hometown")

    assert CHANCE in position.asked
    assert "loses" not in told(events, None)
    assert position.now.gold == [4, 4]
