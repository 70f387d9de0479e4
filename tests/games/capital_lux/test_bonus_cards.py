"""The end of a round: bonus cards, and who begins the next."""

import pytest

from guildtable.games.capital_lux.state import Phase
from guildtable.kernel.chance import CHANCE, Draw
from guildtable.kernel.wire import heard, shown
from tests.games.capital_lux.round_ends import PLENTY, at_round_end, bonus_cards, hometowns
from tests.games.capital_lux.scenes import SHUFFLED, faces, play, scene, step

# Bonus cards


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


# The next round


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
