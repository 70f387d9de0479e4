"""The end of a round: gold that saves a profession."""

from itertools import permutations

import pytest

from guildtable.games.capital_lux.state import Phase
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.question import Illegal
from guildtable.kernel.store import store
from guildtable.kernel.wire import heard, shown
from tests.games.capital_lux.round_ends import at_round_end, hometowns
from tests.games.capital_lux.scenes import SHUFFLED, faces, offered, play, scene, step


def test_gold_saves_a_profession_for_exactly_the_difference() -> None:
    """CL-25: Agents by 3 over: 3 discs are spent and go back to the pile, the Agents stay."""
    position = play(at_round_end("agent-5 agent-3", "", capital="agent-5", gold=(4, 1)), "save:agent")

    assert hometowns(position)[0] == ["agent-3", "agent-5"]
    assert position.now.gold == [1, 1]
    assert shown(position, None).view.gold_left == 6


def test_three_discs_save_blue_and_yellow_while_pink_is_lost() -> None:
    """CL-25: the rulebook's example: three discs for two professions, the third must be discarded."""
    position = at_round_end(
        "agent-6 cleric-5 merchant-4 merchant-3", "", capital="agent-5 cleric-3 merchant-5", gold=(3, 0)
    )

    assert offered(position) == {
        "button:save-none",
        "save:agent",
        "save:cleric",
        "save:merchant",
        "save:agent/save:cleric",
        "save:agent/save:merchant",
    }
    position = play(position, "save:agent/save:merchant")
    assert hometowns(position)[0] == ["agent-6", "merchant-3", "merchant-4"]
    assert faces(position.now.discards) == ["cleric-5"]
    assert position.now.gold == [0, 0]


def test_nobody_is_forced_to_spend_gold() -> None:
    """CL-25: cards may be lost although there is gold, and the gold stays."""
    position = play(at_round_end("agent-6", "", capital="agent-5", gold=(3, 0)), "button:save-none")

    assert hometowns(position)[0] == []
    assert position.now.gold == [3, 0]


def test_gold_spent_is_at_most_the_discs_owned_in_sum() -> None:
    """CL-25: either of two professions can be saved, but not both."""
    position = at_round_end("agent-6 cleric-6", "", capital="agent-4 cleric-4", gold=(3, 0))

    assert offered(position) == {"button:save-none", "save:agent", "save:cleric"}
    before = store(position)
    with pytest.raises(Illegal):
        step(position, "save:agent/save:cleric")
    assert store(position) == before


def test_with_gold_enough_everything_can_be_saved() -> None:
    """CL-25: one disc more, and both professions stay."""
    position = at_round_end("agent-6 cleric-6", "", capital="agent-4 cleric-4", gold=(4, 0))
    position = play(position, "save:agent/save:cleric")

    assert hometowns(position)[0] == ["agent-6", "cleric-6"]
    assert position.now.gold == [0, 0]


@pytest.mark.parametrize("reply", [(), ("save:merchant",), ("save:agent", "button:save-none"), ("save:scholar",)])
def test_an_illegal_way_to_spend_gold_changes_nothing(reply: tuple[str, ...]) -> None:
    """CL-25: only professions over their limit and within reach of the gold; one answer only."""
    position = at_round_end("agent-6 merchant-6", "agent-6", capital="agent-5", gold=(3, 1))
    before = store(position), [shown(position, viewer) for viewer in (None, 0, 1)]

    with pytest.raises(Illegal):
        position.play(0, reply)
    assert (store(position), [shown(position, viewer) for viewer in (None, 0, 1)]) == before


@pytest.mark.parametrize("gold", [(0, 8), (2, 6)])
def test_who_can_save_nothing_is_not_asked(gold: tuple[int, int]) -> None:
    """CL-25: 3 over with fewer discs than that: the Agents are lost, and the discs stay."""
    position = at_round_end("agent-5", "", capital="agent-2", gold=gold)

    assert CHANCE in position.asked
    assert hometowns(position)[0] == []
    assert position.now.gold == [*gold]


def test_who_is_within_all_limits_is_not_asked() -> None:
    """CL-25: only seats over a limit decide."""
    position = at_round_end("agent-5", "agent-6", capital="agent-5", gold=(3, 3))

    assert list(position.asked) == [1]


def test_gold_lifts_the_limit_of_the_one_who_spends_it() -> None:
    """CL-25: seat 1 is as much over as seat 0, and without gold loses its Agents."""
    position = play(at_round_end("agent-6", "agent-6", capital="agent-5", gold=(1, 0)), "save:agent")

    assert hometowns(position) == [["agent-6"], []]


def test_gold_lifts_the_limit_for_this_round_only() -> None:
    """CL-25: the Agents saved in the second round are over the limit again in the third, for nothing was added."""
    position = scene(
        "",
        "",
        hometowns=("agent-3", ""),
        capital="agent-2 agent-2",
        deck="",
        gold=(2, 0),
        placed=[("agent", "-3", 1)],
        phase=Phase.ROUND_END,
        round=2,
    )
    position = play(position, "save:agent")
    assert hometowns(position)[0] == ["agent-3"]
    position = step(position, *SHUFFLED).position

    assert position.over
    assert hometowns(position)[0] == []


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_seats_over_a_limit_decide_at_once_in_any_order(order: tuple[int, ...]) -> None:
    """CL-25: all are asked together, and who is quicker makes no difference."""
    first = at_round_end(
        "agent-6", "cleric-6", "scholar-6", capital="agent-5 cleric-5 scholar-5", gold=(2, 1, 2), starter=1
    )
    replies = ("save:agent", "button:save-none", "save:scholar")
    position = first
    for seat in order:
        assert seat in position.asked
        position = position.play(seat, (replies[seat],)).position

    assert hometowns(position) == [["agent-6"], [], ["scholar-6"]]
    assert position.now.gold == [1, 1, 1]
    assert position == play(first, *(replies[seat] for seat in (1, 2, 0)))


def test_nobody_learns_what_another_decides_about_gold_before_all_have() -> None:
    """CL-25: others see that a seat has decided, not what; and it may still be withdrawn."""
    first = at_round_end("agent-6", "agent-6", capital="agent-5", gold=(2, 2))
    saving, events = first.play(0, ("save:agent",))
    losing = first.play(0, ("button:save-none",)).position

    assert events == ()
    for viewer in (None, 1):
        assert shown(saving, viewer) == shown(losing, viewer)
        assert shown(saving, viewer).answered == (0,)
    assert shown(saving, 0).waiting == ("save:agent",)
    assert saving.withdraw(0) == first


def test_everybody_is_told_who_saved_what_with_how_much_gold() -> None:
    """CL-25: gold spent is gold seen."""
    position = at_round_end("agent-6", "", capital="agent-4", gold=(3, 0))
    events = step(position, "save:agent").events

    saved = [dict(told.args) for told in heard(events, None) if told.id == "saves"]
    assert saved == [{"seat": "seat:0", "capital": "capital:agent", "gold": 2}]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_discards_are_open_to_all(viewer: int | None) -> None:
    """CL-26: everybody may look through what was lost."""
    position = at_round_end("agent-6", "cleric-2 agent-5", capital="")

    assert shown(position, viewer).view.discards == ("agent-5", "agent-6", "cleric-2")


def test_discards_are_never_reshuffled() -> None:
    """CL-26: they do not come back even when the deck runs short."""
    position = scene(
        "",
        "",
        hometowns=("agent-6 agent-5", "agent-5"),
        deck="cleric-2 cleric-3",
        phase=Phase.ROUND_END,
        round=2,
    )
    position = step(position, *SHUFFLED).position

    assert faces(position.now.discards) == ["agent-5", "agent-5", "agent-6"]
    assert [faces(hand) for hand in position.now.hands] == [["cleric-3"], ["cleric-2"]]
    assert position.now.deck == []
