"""The end of a round: hands laid down, limits, gold, discards, bonus cards: CL-21 to CL-31."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from guildtable.games.capital_lux.cards import modifier_ref
from guildtable.games.capital_lux.state import Phase
from guildtable.kernel.chance import CHANCE, Draw
from guildtable.kernel.question import Illegal
from guildtable.kernel.store import store
from guildtable.kernel.wire import heard, shown
from tests.games.capital_lux.scenes import SHUFFLED, Lux, faces, offered, play, scene, step, told

PLENTY = "agent-6 agent-6 cleric-6 cleric-6 scholar-6 scholar-6 merchant-6 merchant-6"
"""A capital that no small hometown exceeds."""


def at_round_end(
    *hometowns: str,
    capital: str,
    gold: Sequence[int] = (),
    placed: Sequence[tuple[str, str, int]] = (),
    bonus: Sequence[str] = (),
    starter: int = 0,
) -> Lux:
    """After the last turn of the first round, with empty hands."""
    return scene(
        *[""] * len(hometowns),
        hometowns=hometowns,
        capital=capital,
        gold=gold,
        placed=placed,
        bonus=bonus,
        starter=starter,
        phase=Phase.ROUND_END,
    )


def hometowns(position: Lux) -> list[list[str]]:
    return [faces(cards) for cards in position.now.hometowns]


def bonus_cards(position: Lux) -> list[list[str]]:
    return [faces(cards) for cards in position.now.bonus]


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


def test_highest_total_of_a_profession_takes_its_highest_card_as_bonus() -> None:
    """CL-27: the total counts, not the single cards; one card is taken, and it leaves the capital."""
    position = at_round_end("agent-6", "agent-4 agent-3", "agent-2 agent-2", capital="agent-5 agent-6 agent-3")

    assert bonus_cards(position) == [[], ["agent-6"], []]
    assert faces(position.now.capital) == ["agent-3", "agent-5"]


def test_each_profession_has_its_own_bonus_card() -> None:
    """CL-27: several seats may take one, and one seat several."""
    position = at_round_end(
        "agent-4 cleric-4 scholar-2",
        "agent-2 merchant-2 scholar-3",
        capital="agent-5 cleric-5 scholar-4 merchant-6",
    )

    assert bonus_cards(position) == [["agent-5", "cleric-5"], ["merchant-6", "scholar-4"]]
    assert position.now.capital == []


def test_bonus_cards_are_taken_after_discards() -> None:
    """CL-27: who lost its Agents has none, so the next highest total takes the card."""
    position = at_round_end("agent-6 agent-2", "agent-3", capital="agent-5")

    assert bonus_cards(position) == [[], ["agent-5"]]


def test_cards_saved_with_gold_count_for_the_bonus_card() -> None:
    """CL-27, CL-25: they are in the hometown like any others."""
    position = play(at_round_end("agent-6", "agent-3", capital="agent-5", gold=(1, 0)), "save:agent")

    assert bonus_cards(position) == [["agent-5"], []]


def test_an_empty_hall_gives_no_bonus_card() -> None:
    """CL-27: +4 above an empty hall lets a hometown keep its Agents, but there is no card to take."""
    position = at_round_end("agent-4", "", capital="cleric-6", placed=[("agent", "+4", 0)])

    assert hometowns(position)[0] == ["agent-4"]
    assert bonus_cards(position) == [[], []]


def test_everybody_is_told_who_takes_which_bonus_card() -> None:
    """CL-27, CL-29: all see the card taken."""
    position = scene("", "agent-3", closer=0, turn=1, capital="agent-6")
    events = step(position, "card:agent-3/to:hometown").events

    taken = [dict(told.args) for told in heard(events, None) if told.id == "takes-bonus"]
    assert taken == [{"seat": "seat:1", "card": "card:agent-6"}]


def test_tied_seats_take_bonus_cards_in_turn_order_from_the_starting_player() -> None:
    """CL-28: the rulebook's example: John began and takes the 6, Mary the 4, Bob nothing."""
    bob, john, mary = 0, 1, 2
    position = at_round_end(
        "merchant-5", "merchant-5", "merchant-3 merchant-2", capital="merchant-4 merchant-6", starter=john
    )

    bonus = bonus_cards(position)
    assert (bonus[john], bonus[mary], bonus[bob]) == (["merchant-6"], ["merchant-4"], [])
    assert position.now.capital == []


def test_turn_order_for_bonus_cards_goes_round_the_table() -> None:
    """CL-28: from seat 2 on, seat 0 comes before seat 1; cards that nobody takes stay."""
    position = at_round_end("agent-5", "agent-5", "agent-2", capital="agent-3 agent-4 agent-6", starter=2)

    assert bonus_cards(position) == [["agent-6"], ["agent-4"], []]
    assert faces(position.now.capital) == ["agent-3"]


def test_only_the_highest_total_shares_in_bonus_cards() -> None:
    """CL-28: the second highest takes nothing, although cards are left."""
    position = at_round_end("agent-3", "agent-5", "agent-4", capital="agent-3 agent-4 agent-6")

    assert bonus_cards(position) == [[], ["agent-6"], []]


def test_nobody_takes_a_bonus_card_with_a_total_of_zero() -> None:
    """CL-28: a profession that no hometown has leaves its hall as it is."""
    position = at_round_end("cleric-2", "", capital="agent-6 cleric-3")

    assert bonus_cards(position) == [["cleric-3"], []]
    assert faces(position.now.capital) == ["agent-6"]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_bonus_cards_are_open_in_the_view(viewer: int | None) -> None:
    """CL-29: everybody saw them taken."""
    position = at_round_end("agent-4", "cleric-4", capital="agent-6 cleric-5", bonus=("merchant-2", ""))

    bonus = [player.bonus for player in shown(position, viewer).view.players]
    assert bonus == [("agent-6", "merchant-2"), ("cleric-5",)]


def test_bonus_cards_do_not_count_against_a_limit() -> None:
    """CL-29: with an Agent 6 as bonus, a hometown of 4 is within a limit of 4."""
    position = at_round_end("agent-4", "", capital="agent-4", bonus=("agent-6", ""))

    assert hometowns(position)[0] == ["agent-4"]


def test_bonus_cards_do_not_count_for_further_bonus_cards() -> None:
    """CL-29: the highest hometown takes the card, whatever bonus cards another has."""
    position = at_round_end("agent-2", "agent-3", capital="agent-4", bonus=("agent-6", ""))

    assert bonus_cards(position) == [["agent-6"], ["agent-4"]]


def test_capital_and_hometowns_stay_for_the_next_round() -> None:
    """CL-30: so do gold, bonus cards and the deck; only the round is another."""
    position = at_round_end("agent-4 cleric-2", "scholar-3", capital="agent-5 agent-4 cleric-4 scholar-5", gold=(1, 2))

    assert (position.now.round, position.now.phase) == (2, Phase.DEAL)
    assert hometowns(position) == [["agent-4", "cleric-2"], ["scholar-3"]]
    assert faces(position.now.capital) == ["agent-4"]
    assert position.now.gold == [1, 2]
    assert len(position.now.deck) == 72 - 7


@pytest.mark.parametrize("left", ["+2", ""])
def test_all_four_modifiers_are_shuffled_again(left: str) -> None:
    """CL-30: those placed and those still in the deck; none stays above the capital."""
    placed = [("agent", "+4", 0), ("agent", "-3", 1), ("cleric", "-1", 1)]
    position = scene("", "", modifiers=left, placed=placed, phase=Phase.ROUND_END)
    shuffle = position.asked[CHANCE]

    assert isinstance(shuffle, Draw)
    assert sorted(shuffle.write(shuffle.items)) == sorted(SHUFFLED)
    position = step(position, *SHUFFLED).position
    assert position.now.modifiers == ["-3", "-1", "+2", "+4"]
    assert position.now.placed == []


def test_a_new_round_is_dealt_and_chosen() -> None:
    """CL-30, CL-5: dealing follows, and nothing of the last turns remains."""
    position = scene("", "agent-2", closer=0, turn=1, capital="agent-6")
    position = play(position, "card:agent-2/to:hometown")
    position = step(position, *SHUFFLED).position

    assert list(position.asked) == [0, 1]
    assert position.choice(0).why == "choose-cards"
    assert position.now.closer is None
    assert [player.played for player in shown(position, None).view.players] == [(), ()]


def test_highest_hometown_over_all_professions_begins_the_next_round() -> None:
    """CL-31: the total counts, of all professions together."""
    position = at_round_end("agent-6", "agent-2 cleric-2 scholar-3", "cleric-5", capital=PLENTY)

    assert position.now.starter == 1


def test_starting_player_is_found_after_discards() -> None:
    """CL-31: cards just lost do not count."""
    position = at_round_end("agent-6 agent-6", "cleric-2", "", capital="agent-5 cleric-5")

    assert position.now.starter == 1


def test_bonus_cards_do_not_make_a_starting_player() -> None:
    """CL-31, CL-29: neither those of before nor those just taken."""
    position = at_round_end("agent-4", "cleric-5", capital="agent-6 cleric-5", bonus=("merchant-6", ""))

    assert position.now.starter == 1


def test_gold_does_not_make_a_starting_player() -> None:
    """CL-31: only the cards of the hometown count."""
    position = at_round_end("agent-4", "cleric-5", capital="agent-6 cleric-6", gold=(5, 0))

    assert position.now.starter == 1


@pytest.mark.parametrize(
    ("starter", "next_starter"),
    [(0, 1), (1, 1), (2, 3), (3, 3)],
)
def test_a_tie_for_starting_player_goes_clockwise_from_the_previous_one(starter: int, next_starter: int) -> None:
    """CL-31: seats 1 and 3 are tied; the previous starting player counts as nearest of all."""
    position = at_round_end("agent-2", "agent-4", "", "cleric-4", capital=PLENTY, starter=starter)

    assert position.now.starter == next_starter


def test_the_new_starting_player_has_the_first_turn() -> None:
    """CL-31, CL-10: it also begins to play, once cards are chosen."""
    position = scene(
        "",
        "",
        "",
        hometowns=("", "", "agent-2"),
        capital="agent-6",
        deck="cleric-2 cleric-3 cleric-4",
        phase=Phase.ROUND_END,
        round=2,
    )
    position = step(position, *SHUFFLED).position

    assert list(position.asked) == [2]
