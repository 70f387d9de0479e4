"""What a player is shown of limits, and what every question says would come of an answer: CL-34 and CL-35."""

from typing import Any

import pytest

from guildtable.games.capital_lux.state import Phase
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.question import Message
from guildtable.kernel.wire import shown
from tests.games.capital_lux.scenes import SHUFFLED, Lux, draft, outcome, play, scene


def hall(position: Lux, viewer: int | None, profession: str) -> Any:
    (found,) = (hall for hall in shown(position, viewer).view.halls if hall.profession == profession)
    return found


def holding(position: Lux, viewer: int | None, seat: int, profession: str) -> Any:
    holdings = shown(position, viewer).view.players[seat].hometown
    (found,) = (holding for holding in holdings if holding.profession == profession)
    return found


def limit(position: Lux, viewer: int | None, profession: str) -> tuple[int, int, int]:
    """The limit with the modifiers the viewer knows; the lowest and the highest it can be."""
    found = hall(position, viewer, profession).limit
    return found.known, found.low, found.high


def barred(position: Lux, seat: int) -> dict[str, Message]:
    question = shown(position, seat).question
    assert question
    return {one.path: one.reason for one in question.barred}


def agents_in_hometown(total: str, *, gold: int = 0, hidden: bool = False) -> Lux:
    """Seat 0 holds an Agent 4 to play; the capital has 10 of Agents, perhaps with a modifier of seat 1."""
    return scene(
        "agent-4 cleric-2",
        "merchant-2",
        hometowns=(total, ""),
        capital="agent-6 agent-4",
        gold=(gold, 0),
        placed=[("agent", "-1", 1)] if hidden else [],
    )


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_totals_of_halls_and_hometowns_are_shown(viewer: int | None) -> None:
    """CL-34: of every profession, for every seat, to everybody."""
    position = scene("cleric-2", "", hometowns=("agent-3 agent-2", "cleric-4"), capital="agent-6 agent-5 cleric-3")

    assert [one.total for one in shown(position, viewer).view.halls] == [11, 3, 0, 0]
    hometowns = [player.hometown for player in shown(position, viewer).view.players]
    assert [[one.total for one in hometown] for hometown in hometowns] == [[5, 0, 0, 0], [0, 4, 0, 0]]
    assert holding(position, viewer, 0, "agent").cards == (2, 3)
    assert hall(position, viewer, "agent").cards == (5, 6)


def test_totals_are_live() -> None:
    """CL-34: they change with the card just played."""
    position = scene("agent-4 cleric-2", "agent-5 merchant-3", capital="agent-3", modifiers="")
    position = play(position, "card:agent-4/to:capital", "card:agent-5/to:hometown")

    assert hall(position, 0, "agent").total == 7
    assert holding(position, 0, 1, "agent").total == 5
    assert holding(position, 0, 1, "agent").room == 2


def test_room_is_what_is_left_under_the_limit() -> None:
    """CL-34: for every hometown and profession; below zero it is over the limit."""
    position = scene("cleric-2", "", hometowns=("agent-3 scholar-2", "agent-6"), capital="agent-5 merchant-4")

    hometowns = [player.hometown for player in shown(position, None).view.players]
    assert [[one.room for one in hometown] for hometown in hometowns] == [[2, 0, -2, 4], [-1, 0, 0, 4]]


def test_limits_and_room_count_the_modifiers_the_viewer_knows() -> None:
    """CL-34: the owner's +4 is in its own figures, and in nobody else's."""
    position = scene("cleric-2", "", hometowns=("agent-6", ""), capital="agent-5", placed=[("agent", "+4", 0)])

    assert limit(position, 0, "agent") == (9, 9, 9)
    assert [holding(position, viewer, 0, "agent").room for viewer in (0, 1, None)] == [3, -1, -1]


def test_a_hidden_modifier_gives_a_range() -> None:
    """CL-34: from the worst to the best that can lie there, and only above its own hall."""
    position = scene("cleric-2", "", capital="agent-5 cleric-5", placed=[("agent", "-1", 1)])

    assert limit(position, 0, "agent") == (5, 2, 9)
    assert limit(position, None, "agent") == (5, 2, 9)
    assert limit(position, 0, "cleric") == (5, 5, 5)


def test_several_hidden_modifiers_widen_the_range() -> None:
    """CL-34: two of them are at worst -3 and -1, at best +4 and +2; three or four cannot all be good."""
    two = [("agent", "-1", 1), ("agent", "+2", 1)]
    three, four = [*two, ("agent", "-3", 1)], [*two, ("agent", "-3", 1), ("agent", "+4", 1)]

    limits = [limit(scene("cleric-2", "", capital="agent-5", placed=some), 0, "agent") for some in (two, three, four)]
    assert limits == [(5, 1, 11), (5, 3, 10), (5, 7, 7)]


def test_the_range_leaves_out_modifiers_the_viewer_knows_to_be_elsewhere() -> None:
    """CL-34: who placed +4 and -3 knows that the other's is -1 or +2."""
    placed = [("agent", "-1", 1), ("cleric", "+4", 0), ("agent", "-3", 0)]
    position = scene("cleric-2", "", capital="agent-5", placed=placed)

    assert limit(position, 0, "agent") == (2, 1, 4)
    assert limit(position, 1, "agent") == (4, 1, 8)
    assert limit(position, None, "agent") == (5, 1, 11)


def test_the_range_leaves_out_the_modifier_just_drawn() -> None:
    """CL-34: who holds -3 in its hand knows that it does not lie above a hall; others do not."""
    position = scene("agent-2 cleric-2", "", "", capital="cleric-5", placed=[("cleric", "+2", 1)], modifiers="+4 -1 -3")
    position = play(position, "card:agent-2/to:capital")

    assert limit(position, 0, "cleric") == (5, 4, 9)
    assert limit(position, 2, "cleric") == (5, 2, 9)


def test_the_range_closes_when_modifiers_are_revealed() -> None:
    """CL-34, CL-22: while gold is decided, everybody knows the limit."""
    position = scene(
        "",
        "",
        hometowns=("agent-6", ""),
        capital="agent-5",
        gold=(2, 0),
        placed=[("agent", "-1", 1)],
        phase=Phase.ROUND_END,
    )

    assert [limit(position, viewer, "agent") for viewer in (None, 0, 1)] == [(4, 4, 4)] * 3
    assert holding(position, 0, 0, "agent").room == -2


def test_a_play_to_the_hometown_that_fits_says_how_much_room_is_left() -> None:
    """CL-35: 10 are allowed, 4 there, 4 more: room for 2."""
    assert outcome(agents_in_hometown("agent-4"), "card:agent-4/to:hometown") == (
        "hometown-fits",
        {"profession": "capital:agent", "before": 4, "after": 8, "spread": 0, "limit": 10, "room": 2},
    )


def test_a_play_that_reaches_the_limit_exactly_fits() -> None:
    """CL-35: a total equal to the limit is no reason to warn."""
    message, args = outcome(agents_in_hometown("agent-6"), "card:agent-4/to:hometown")

    assert (message, args["room"]) == ("hometown-fits", 0)


def test_a_play_is_measured_by_the_hometown_and_the_gold_of_the_one_who_plays() -> None:
    """CL-35: seat 1 has nothing yet and no gold, whatever seat 0 has."""
    position = scene("merchant-2", "agent-6", hometowns=("agent-4 agent-4", ""), capital="agent-5", gold=(5, 0), turn=1)
    message, args = outcome(position, "card:agent-6/to:hometown")

    assert (message, args["before"], args["gold"]) == ("hometown-busts", 0, 0)


def test_a_play_over_the_limit_for_certain_is_warned_of() -> None:
    """CL-35: 11 over 10, with no gold to save it."""
    assert outcome(agents_in_hometown("agent-5 agent-2"), "card:agent-4/to:hometown") == (
        "hometown-busts",
        {"profession": "capital:agent", "before": 7, "after": 11, "spread": 0, "limit": 10, "over": 1, "gold": 0},
    )


@pytest.mark.parametrize(("gold", "expected"), [(0, "busts"), (1, "busts"), (2, "costs-gold"), (3, "costs-gold")])
def test_a_play_over_the_limit_that_gold_could_save_says_so(gold: int, expected: str) -> None:
    """CL-35: 12 over 10 costs two discs."""
    message, args = outcome(agents_in_hometown("agent-5 agent-3", gold=gold), "card:agent-4/to:hometown")

    assert message == f"hometown-{expected}"
    assert (args["over"], args["gold"]) == (2, gold)


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("agent-3", "hometown-fits"),
        ("agent-4", "hometown-risks"),
        ("agent-5 agent-5", "hometown-risks"),
        ("agent-5 agent-5 agent-2", "hometown-busts"),
    ],
)
def test_a_play_that_a_hidden_modifier_may_put_over_the_limit_is_warned_of(held: str, expected: str) -> None:
    """CL-35: the limit is between 7 and 14: up to 7 it fits, over 14 it busts, between them perhaps."""
    assert outcome(agents_in_hometown(held, hidden=True), "card:agent-4/to:hometown")[0] == expected


def test_a_risk_names_the_range() -> None:
    """CL-35: how low and how high the limit may turn out to be."""
    assert outcome(agents_in_hometown("agent-4", hidden=True), "card:agent-4/to:hometown") == (
        "hometown-risks",
        {"profession": "capital:agent", "before": 4, "after": 8, "spread": 7, "low": 7, "high": 14},
    )


def test_a_hidden_modifier_widens_what_gold_could_save() -> None:
    """CL-35: 16 is two over even at best."""
    position = agents_in_hometown("agent-5 agent-5 agent-2", gold=2, hidden=True)
    message, args = outcome(position, "card:agent-4/to:hometown")

    assert (message, args["over"]) == ("hometown-costs-gold", 2)


def test_the_warning_counts_the_modifiers_the_player_knows() -> None:
    """CL-35: its own -3 makes a fitting play a bust."""
    position = scene("agent-4", "", hometowns=("", ""), capital="agent-6", placed=[("agent", "-3", 0)])

    assert outcome(position, "card:agent-4/to:hometown")[0] == "hometown-busts"


def test_what_a_play_says_does_not_give_hidden_modifiers_away() -> None:
    """CL-35: the same question with the same words, whatever another seat has placed."""
    questions = [
        shown(
            scene("agent-4 agent-2", "", capital="agent-6", placed=[("agent", modifier, 1)], modifiers=""), 0
        ).question
        for modifier in ("+4", "+2", "-1", "-3")
    ]

    assert questions == [questions[0]] * 4


@pytest.mark.parametrize("card", ["agent-4", "cleric-4", "scholar-4", "merchant-4"])
def test_a_play_to_the_capital_says_what_action_it_takes_and_how_the_limit_rises(card: str) -> None:
    """CL-35: with a known +2 above the hall, 3 in it, and 4 more."""
    profession = card.partition("-")[0]
    capital = f"{profession}-3 merchant-2 scholar-2"
    position = scene(card, "", capital=capital, placed=[(profession, "+2", 0)])
    before = hall(position, 0, profession).limit.known

    message, args = outcome(position, f"card:{card}/to:capital")
    assert message == f"to-capital-{profession}"
    assert (args["before"], args["after"]) == (before, before + 4)


@pytest.mark.parametrize("card", ["agent-4", "cleric-4", "scholar-4", "merchant-4"])
def test_a_play_to_the_capital_says_how_much_hidden_modifiers_leave_open(card: str) -> None:
    """CL-35: another seat's modifier above the hall is not counted in, and that is said; one's own is."""
    profession = card.partition("-")[0]
    for owner, hides in ((0, False), (1, True)):
        position = scene(card, "", capital="agent-3 merchant-2", placed=[(profession, "+2", owner)])
        args = outcome(position, f"card:{card}/to:capital")[1]
        known = hall(position, 0, profession).limit
        assert args["hidden"] == known.high - known.low
        assert bool(args["hidden"]) is hides


def test_a_cleric_says_whom_it_could_take() -> None:
    """CL-35: the lowest card of each other profession."""
    position = scene("cleric-4", "", capital="agent-5 agent-3 cleric-2 scholar-6")
    assert outcome(position, "card:cleric-4/to:capital")[1]["cards"] == ("card:agent-3", "card:scholar-6")


def test_a_limit_named_beside_a_verdict_is_the_one_it_was_reached_by() -> None:
    """CL-35: what fits is measured by the worst a hidden modifier can do, what is over by the best."""
    fits = outcome(agents_in_hometown("agent-2", hidden=True), "card:agent-4/to:hometown")
    assert (fits[0], fits[1]["limit"], fits[1]["room"]) == ("hometown-fits", 7, 1)
    busts = outcome(agents_in_hometown("agent-5 agent-5 agent-2", hidden=True), "card:agent-4/to:hometown")
    assert (busts[0], busts[1]["limit"], busts[1]["over"]) == ("hometown-busts", 14, 2)


def test_on_the_last_turn_the_rest_of_the_hand_is_counted_in() -> None:
    """CL-35, CL-21: the other Agent will follow to the hometown, and then it is too much."""
    for closer, message in ((None, "hometown-fits"), (1, "hometown-busts")):
        position = scene("agent-4 agent-5", "", capital="agent-6", closer=closer)
        assert outcome(position, "card:agent-4/to:hometown")[0] == message
        assert position.choice(0).why == ("play-card" if closer is None else "play-last-card")


@pytest.mark.parametrize("card", ["agent-4", "cleric-4", "scholar-4", "merchant-4"])
def test_a_play_to_the_capital_says_when_its_action_is_idle(card: str) -> None:
    """CL-35: no modifier, nobody to take, no card and no gold left."""
    position = scene(card, "", capital="cleric-3", modifiers="", deck="", gold=(5, 3))

    assert outcome(position, f"card:{card}/to:capital")[0] == f"to-capital-{card.partition('-')[0]}-idle"


def test_a_cleric_into_an_empty_capital_is_idle() -> None:
    """CL-35: there is nobody at all to take."""
    assert outcome(scene("cleric-4", ""), "card:cleric-4/to:capital") == (
        "to-capital-cleric-idle",
        {"before": 0, "after": 4, "hidden": 0},
    )


def test_a_cleric_that_must_bust_its_own_hometown_is_warned_of() -> None:
    """CL-35: the only Merchant is taken unasked, and the hometown is over its limit for certain."""
    harmless = scene("cleric-2", "", hometowns=("", ""), capital="merchant-2 merchant-5")
    busting = scene("cleric-2", "", hometowns=("merchant-3", ""), capital="merchant-4")

    assert outcome(harmless, "card:cleric-2/to:capital")[0] == "to-capital-cleric-takes-fits"
    assert outcome(busting, "card:cleric-2/to:capital") == (
        "to-capital-cleric-takes-busts",
        {
            "card": "card:merchant-4",
            "before": 0,
            "lifted": 2,
            "hidden": 0,
            "after": 7,
            "spread": 0,
            "limit": 0,
            "over": 7,
            "gold": 0,
        },
    )


def test_taking_a_card_says_what_is_taken_and_what_it_does() -> None:
    """CL-35: the limit falls as the total rises; equal still fits, one more does not."""
    position = scene(
        "cleric-5 agent-2",
        "",
        hometowns=("agent-3 scholar-3", ""),
        capital="agent-2 agent-5 scholar-4 scholar-6 merchant-3",
    )
    position = play(position, "card:cleric-5/to:capital")

    assert outcome(position, "capital:agent") == (
        "take-fits",
        {"card": "card:agent-2", "after": 5, "spread": 0, "limit": 5, "room": 0},
    )
    assert outcome(position, "capital:scholar") == (
        "take-busts",
        {"card": "card:scholar-4", "after": 7, "spread": 0, "limit": 6, "over": 1, "gold": 0},
    )


def test_taking_a_card_counts_the_modifiers_the_player_knows() -> None:
    """CL-35: its own +2 lets a card fit that would not, its own -3 makes one bust that would fit."""
    placed = [("merchant", "+2", 0), ("agent", "-3", 0)]
    position = scene("cleric-5 agent-4", "", capital="agent-3 agent-2 merchant-2", placed=placed)
    position = play(position, "card:cleric-5/to:capital")

    assert outcome(position, "capital:merchant") == (
        "take-fits",
        {"card": "card:merchant-2", "after": 2, "spread": 0, "limit": 2, "room": 0},
    )
    assert outcome(position, "capital:agent") == (
        "take-busts",
        {"card": "card:agent-2", "after": 2, "spread": 0, "limit": 0, "over": 2, "gold": 0},
    )


@pytest.mark.parametrize("capital", ["agent-2 agent-4 merchant-3", "agent-2 merchant-3"])
def test_taking_a_card_that_a_hidden_modifier_decides_about_is_a_risk(capital: str) -> None:
    """CL-35: neither safe nor lost for certain, but perhaps."""
    position = scene("cleric-5 agent-3", "", capital=capital, placed=[("agent", "-1", 1)])
    position = play(position, "card:cleric-5/to:capital")

    assert outcome(position, "capital:agent")[0] == "take-risks"


def test_a_cleric_is_told_why_other_halls_cannot_be_chosen() -> None:
    """CL-15, CL-16: nobody there; and no Cleric takes a Cleric."""
    position = scene("cleric-5 agent-2", "", capital="agent-3 merchant-4")
    position = play(position, "card:cleric-5/to:capital")

    assert barred(position, 0) == {
        "capital:scholar": Message("none-in-capital"),
        "capital:cleric": Message("no-cleric-takes-a-cleric"),
    }


def test_placing_a_modifier_says_what_it_does_to_the_limit_and_to_the_own_hometown() -> None:
    """CL-35: -1 above Agents leaves 6 for 6, above Merchants 2 for 3."""
    position = scene(
        "agent-2 cleric-2",
        "",
        hometowns=("agent-6 merchant-3", ""),
        capital="agent-5 merchant-3",
        modifiers="-1",
    )
    position = play(position, "card:agent-2/to:capital")

    assert outcome(position, "capital:agent") == (
        "place-fits",
        {"before": 7, "lifted": 6, "after": 6, "spread": 0, "limit": 6, "room": 0},
    )
    assert outcome(position, "capital:merchant") == (
        "place-busts",
        {"before": 3, "lifted": 2, "after": 3, "spread": 0, "limit": 2, "over": 1, "gold": 0},
    )


def test_placing_a_modifier_counts_those_the_player_has_placed_before() -> None:
    """CL-35: +4 is there already, so -3 does no harm."""
    position = scene(
        "agent-2 cleric-2",
        "",
        hometowns=("merchant-4", ""),
        capital="merchant-3",
        placed=[("merchant", "+4", 0)],
        modifiers="-3",
    )
    position = play(position, "card:agent-2/to:capital")

    assert outcome(position, "capital:merchant") == (
        "place-fits",
        {"before": 7, "lifted": 4, "after": 4, "spread": 0, "limit": 4, "room": 0},
    )


@pytest.mark.parametrize("held", ["merchant-4", "merchant-6"])
def test_placing_a_modifier_where_a_hidden_one_decides_is_a_risk(held: str) -> None:
    """CL-35: 5 with -1 and another's modifier: 4 and even 6 may or may not be over the limit."""
    position = scene(
        "agent-2 cleric-2",
        "",
        hometowns=(held, ""),
        capital="merchant-5",
        placed=[("merchant", "-3", 1)],
        modifiers="-1",
    )
    position = play(position, "card:agent-2/to:capital")

    assert outcome(position, "capital:merchant")[0] == "place-risks"


def test_no_hall_is_barred_to_a_modifier() -> None:
    """CL-17: any hall may be chosen, so there is nothing to explain."""
    position = play(scene("agent-2 cleric-2", ""), "card:agent-2/to:capital")

    assert barred(position, 0) == {}


def test_choosing_cards_says_how_many_and_who_gets_the_rest() -> None:
    """CL-7, CL-35: four go to the left neighbour after the first choice, two after the second."""
    hand = "agent-2 agent-3 agent-4 agent-5 cleric-2 cleric-3"
    position = draft(hand, hand, hand)

    assert position.choice(2).args == {"count": 2, "rest": 4, "seat": "seat:0"}
    assert barred(position, 2) == {}
    for seat in range(3):
        position = position.play(seat, ("card:agent-2", "card:agent-3")).position
    assert position.choice(0).args == {"count": 2, "rest": 2, "seat": "seat:1"}


def test_choosing_cards_says_how_the_own_hometown_stands_against_each_limit() -> None:
    """CL-35: what the chooser has of the card's profession already, and how much it may have."""
    position = scene(
        "",
        "",
        hometowns=("agent-2", "agent-3 agent-2"),
        capital="agent-6 agent-4 cleric-5",
        deck=" ".join(["agent-3", *["merchant-3", "merchant-4", "merchant-5"] * 3]),
        phase=Phase.DEAL,
        round=3,
    )
    position = position.play(CHANCE, SHUFFLED).position

    assert outcome(position, "card:agent-3", seat=1) == ("keep-card", {"mine": 5, "limit": 10})
    assert outcome(position, "card:merchant-3", seat=1) == ("keep-card", {"mine": 0, "limit": 0})


def test_saving_with_gold_says_what_it_costs_and_what_is_lost() -> None:
    """CL-25, CL-35: Agents are 1 over, Merchants 2, and there are three discs."""
    position = scene(
        "",
        "",
        hometowns=("agent-6 merchant-4 merchant-3", ""),
        capital="agent-5 merchant-5",
        gold=(3, 0),
        phase=Phase.ROUND_END,
    )

    assert position.choice(0).args == {"gold": 3, "over": ("capital:agent", "capital:merchant")}
    assert outcome(position, "save:agent/save:merchant") == ("save-all", {"gold": 3})
    assert outcome(position, "save:agent") == (
        "save-some",
        {"gold": 1, "lost": ("capital:merchant",), "points": 7},
    )
    assert outcome(position, "button:save-none") == (
        "lose-all",
        {"gold": 0, "lost": ("capital:agent", "capital:merchant"), "points": 13},
    )
    assert barred(position, 0) == {}


def test_a_profession_out_of_reach_of_the_gold_is_barred() -> None:
    """CL-25: Clerics are 5 over, for two discs; Agents 2 over, which is just within reach."""
    position = scene("", "", hometowns=("agent-6 cleric-5", ""), capital="agent-4", gold=(2, 0), phase=Phase.ROUND_END)

    assert barred(position, 0) == {"save:cleric": Message("too-little-gold", {"needed": 5, "gold": 2})}


def test_playing_a_card_bars_nothing() -> None:
    """CL-10: every card in hand may go to both places."""
    assert barred(scene("agent-2 cleric-2", ""), 0) == {}
