"""Playing cards: turns, the four actions, and when the round ends: CL-10 to CL-20."""

import pytest

from guildtable.games.capital_lux.cards import Profession, modifier_ref
from guildtable.games.capital_lux.state import Phase, Placed
from guildtable.kernel.question import Illegal
from guildtable.kernel.store import store
from guildtable.kernel.wire import heard, shown
from tests.games.capital_lux.scenes import Lux, draft, faces, offered, play, scene, step, told

HALLS = {"capital:agent", "capital:cleric", "capital:scholar", "capital:merchant"}
EVERYBODY = (None, 0, 1)


def hall_modifiers(position: Lux, viewer: int | None, profession: str) -> tuple[list[int], list[int]]:
    """The modifiers above a hall that the viewer knows, and who placed those that it does not know."""
    (hall,) = (hall for hall in shown(position, viewer).view.halls if hall.profession == profession)
    return [modifier.value for modifier in hall.modifiers], list(hall.hidden)


def test_starting_player_has_the_first_turn() -> None:
    """CL-10: whoever sits where, the starting player of the round begins."""
    position = draft("agent-2", "agent-3", "agent-4", round=3, starter=2)

    assert list(position.asked) == [2]
    assert shown(position, None).chapter.turn == 2


def test_turns_go_clockwise() -> None:
    """CL-10: after the last seat comes the first."""
    hand = "scholar-2 cleric-2"
    position, turns = scene(hand, hand, hand, starter=1, turn=1), list[int]()
    for _ in range(4):
        turns += position.asked
        position = play(position, max(offered(position)))

    assert turns == [1, 2, 0, 1]


def test_a_card_is_played_to_the_hometown_or_to_the_capital_and_nothing_else_can_be_done() -> None:
    """CL-10: one card of the own hand must be played: there is no passing."""
    position = scene("agent-2 merchant-5", "cleric-3")

    assert list(position.asked) == [0]
    assert (position.choice(0).least, position.choice(0).most) == (1, 1)
    assert offered(position) == {
        "card:agent-2/to:capital",
        "card:agent-2/to:hometown",
        "card:merchant-5/to:capital",
        "card:merchant-5/to:hometown",
    }


def test_the_card_played_leaves_the_hand_and_only_that_card() -> None:
    """CL-10: one card a turn, then the next seat plays."""
    position = play(scene("agent-2 agent-2 merchant-5", "cleric-3"), "card:agent-2/to:hometown")

    assert faces(position.now.hands[0]) == ["agent-2", "merchant-5"]
    assert faces(position.now.hometowns[0]) == ["agent-2"]
    assert list(position.asked) == [1]


def test_a_card_is_played_face_up() -> None:
    """CL-10: everybody sees what was played, and where."""
    events = step(scene("agent-2 cleric-5", "cleric-3"), "card:agent-2/to:hometown").events

    assert [(told.id, dict(told.args)) for told in heard(events, None)] == [
        ("plays-to-hometown", {"seat": "seat:0", "card": "card:agent-2"})
    ]


@pytest.mark.parametrize(
    ("seat", "reply"),
    [
        (0, ()),
        (0, ("card:agent-2",)),
        (0, ("to:capital",)),
        (0, ("card:cleric-3/to:capital",)),
        (0, ("card:agent-2/to:hometown", "card:merchant-5/to:hometown")),
        (1, ("card:cleric-3/to:capital",)),
    ],
)
def test_an_illegal_play_changes_nothing(seat: int, reply: tuple[str, ...]) -> None:
    """CL-10: one card, of the own hand, to one place, on the own turn."""
    position = scene("agent-2 merchant-5", "cleric-3")
    before = store(position), [shown(position, viewer) for viewer in EVERYBODY]

    with pytest.raises(Illegal):
        position.play(seat, reply)
    assert (store(position), [shown(position, viewer) for viewer in EVERYBODY]) == before


@pytest.mark.parametrize("card", ["agent-4", "cleric-4", "scholar-4", "merchant-4"])
def test_a_card_to_the_hometown_has_no_action(card: str) -> None:
    """CL-11: no modifier, no card taken, no card drawn, no gold; the next seat plays."""
    position = scene(f"{card} agent-2", "cleric-3", capital="agent-3 scholar-3 merchant-3")
    before = position.now
    after = play(position, f"card:{card}/to:hometown")

    assert faces(after.now.hometowns[0]) == [card]
    assert list(after.asked) == [1]
    assert (after.now.gold, after.now.deck, after.now.modifiers, after.now.capital) == (
        before.gold,
        before.deck,
        before.modifiers,
        before.capital,
    )


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("agent-4", "you-look-at-modifier"),
        ("cleric-4", "takes-from-capital"),
        ("scholar-4", "you-draw"),
        ("merchant-4", "takes-gold"),
    ],
)
def test_a_card_to_the_capital_lies_there_and_carries_out_its_own_action(card: str, action: str) -> None:
    """CL-12: each profession has its own action, carried out at once."""
    position, events = step(scene(f"{card} agent-2", "agent-2", capital="merchant-3"), f"card:{card}/to:capital")

    assert card in faces(position.now.capital)
    assert position.now.hometowns[0] == ([] if card != "cleric-4" else ["merchant-3.a"])
    assert told(events, 0)[:2] == ["plays-to-capital", action]


@pytest.mark.parametrize("card", ["agent-4", "cleric-4"])
def test_an_action_that_asks_cannot_be_declined(card: str) -> None:
    """CL-12: an action is mandatory if possible."""
    position = scene(f"{card} agent-2", "agent-2", capital="merchant-3 scholar-3")
    position = play(position, f"card:{card}/to:capital")

    assert list(position.asked) == [0]
    assert (position.choice(0).least, position.choice(0).most) == (1, 1)
    assert offered(position) <= HALLS
    before = store(position)
    with pytest.raises(Illegal):
        position.play(0, ())
    assert store(position) == before


@pytest.mark.parametrize("card", ["scholar-4", "merchant-4"])
def test_an_action_without_a_choice_is_not_asked(card: str) -> None:
    """CL-12: card and gold are taken whether one wants them or not."""
    position = play(scene(f"{card} agent-2", "agent-2"), f"card:{card}/to:capital")

    assert list(position.asked) == [1]


def test_scholar_draws_the_top_card_of_the_deck_to_the_hand() -> None:
    """CL-13: the top card, one card, to the hand."""
    position = scene("scholar-4 agent-2", "agent-2", deck="cleric-2 cleric-3 cleric-6")
    position = play(position, "card:scholar-4/to:capital")

    assert faces(position.now.hands[0]) == ["agent-2", "cleric-6"]
    assert faces(position.now.deck) == ["cleric-2", "cleric-3"]


def test_only_the_scholars_player_sees_the_card_drawn() -> None:
    """CL-13: drawn to the hand, so others learn only that a card was drawn."""
    one = step(scene("scholar-4 agent-2", "agent-2", deck="cleric-2 cleric-6"), "card:scholar-4/to:capital")
    other = step(scene("scholar-4 agent-2", "agent-2", deck="cleric-2 agent-5"), "card:scholar-4/to:capital")

    assert told(one.events, 0) == ["plays-to-capital", "you-draw"]
    assert told(one.events, 1) == ["plays-to-capital", "draws-card"]
    for viewer in (None, 1):
        assert shown(one.position, viewer) == shown(other.position, viewer)
        assert heard(one.events, viewer) == heard(other.events, viewer)
    assert shown(one.position, 0) != shown(other.position, 0)


def test_scholar_draws_nothing_from_an_empty_deck() -> None:
    """CL-13: if the deck is empty, none is drawn, and play goes on."""
    position, events = step(scene("scholar-4 agent-2", "agent-2", deck=""), "card:scholar-4/to:capital")

    assert faces(position.now.hands[0]) == ["agent-2"]
    assert faces(position.now.capital) == ["scholar-4"]
    assert told(events, None) == ["plays-to-capital", "deck-is-empty"]
    assert position.now.closer is None


def test_merchant_takes_one_gold_disc_from_the_pile() -> None:
    """CL-14: one disc, from the pile, for the seat that played it."""
    position = play(scene("cleric-2", "merchant-6 agent-2", gold=(1, 2), turn=1), "card:merchant-6/to:capital")

    assert position.now.gold == [1, 3]
    assert shown(position, None).view.gold_left == 4


def test_merchant_takes_the_last_disc() -> None:
    """CL-14: a pile of one is not empty."""
    position = play(scene("merchant-6 agent-2", "cleric-2", gold=(4, 3)), "card:merchant-6/to:capital")

    assert position.now.gold == [5, 3]


def test_merchant_takes_nothing_from_an_empty_pile() -> None:
    """CL-14: if the pile is empty, none is taken, and play goes on."""
    position, events = step(scene("merchant-6 agent-2", "cleric-2", gold=(5, 3)), "card:merchant-6/to:capital")

    assert position.now.gold == [5, 3]
    assert told(events, None) == ["plays-to-capital", "gold-is-gone"]
    assert list(position.asked) == [1]


def test_cleric_takes_the_lowest_card_into_the_hometown() -> None:
    """CL-15: the rulebook's example: Mary chooses blue, and takes the lowest blue card into her hometown."""
    mary = scene("cleric-5 agent-2", "agent-6", capital="agent-5 agent-3 agent-6 scholar-2 merchant-4")
    mary = play(mary, "card:cleric-5/to:capital", "capital:agent")

    assert faces(mary.now.hometowns[0]) == ["agent-3"]
    assert faces(mary.now.hands[0]) == ["agent-2"]
    assert faces(mary.now.capital) == ["agent-5", "agent-6", "cleric-5", "merchant-4", "scholar-2"]


@pytest.mark.parametrize(
    ("chosen", "taken"),
    [("capital:agent", "agent-4"), ("capital:scholar", "scholar-3"), ("capital:merchant", "merchant-5")],
)
def test_cleric_may_take_from_any_other_profession(chosen: str, taken: str) -> None:
    """CL-15: Agents, Scholars or Merchants, and the lowest of the chosen profession, not of all."""
    capital = "agent-4 agent-6 scholar-6 scholar-3 merchant-5 merchant-6 cleric-2"
    position, events = step(
        play(scene("cleric-5 agent-2", "agent-6", capital=capital), "card:cleric-5/to:capital"), chosen
    )

    assert faces(position.now.hometowns[0]) == [taken]
    assert [dict(told.args) for told in heard(events, None)] == [{"seat": "seat:0", "card": f"card:{taken}"}]


def test_cleric_takes_one_of_several_lowest_cards() -> None:
    """CL-15: of two equal lowest cards one is taken and one stays."""
    position = scene("cleric-5 agent-2", "agent-6", capital="agent-3 agent-3 merchant-2")
    position = play(position, "card:cleric-5/to:capital", "capital:agent")

    assert faces(position.now.hometowns[0]) == ["agent-3"]
    assert faces(position.now.capital) == ["agent-3", "cleric-5", "merchant-2"]


def test_the_card_a_cleric_takes_has_no_action() -> None:
    """CL-15, CL-11: it comes into the hometown, where cards have no action."""
    position = scene("cleric-5 agent-2", "agent-6", capital="merchant-3 agent-4")
    position = play(position, "card:cleric-5/to:capital", "capital:merchant")

    assert position.now.gold == [0, 0]
    assert list(position.asked) == [1]


def test_cleric_never_takes_a_cleric() -> None:
    """CL-15: with Clerics in the capital, they still cannot be chosen."""
    position = scene("cleric-5 agent-2", "agent-6", capital="cleric-2 agent-3 merchant-4")
    position = play(position, "card:cleric-5/to:capital")

    assert offered(position) == {"capital:agent", "capital:merchant"}
    before = store(position)
    with pytest.raises(Illegal):
        step(position, "capital:cleric")
    assert store(position) == before


def test_cleric_chooses_among_professions_that_have_a_card_in_the_capital() -> None:
    """CL-16: a profession without a card cannot be chosen."""
    position = scene("cleric-5 agent-2", "agent-6", capital="agent-3 scholar-4")
    position = play(position, "card:cleric-5/to:capital")

    assert offered(position) == {"capital:agent", "capital:scholar"}
    with pytest.raises(Illegal):
        step(position, "capital:merchant")


@pytest.mark.parametrize("profession", ["agent", "scholar", "merchant"])
def test_cleric_takes_from_the_only_profession_without_being_asked(profession: str) -> None:
    """CL-16: with one such profession there is nothing to ask, and its lowest card is taken."""
    position = scene("cleric-5 agent-2", "agent-6", capital=f"{profession}-6 {profession}-4 cleric-2")
    position = play(position, "card:cleric-5/to:capital")

    assert list(position.asked) == [1]
    assert faces(position.now.hometowns[0]) == [f"{profession}-4"]
    assert faces(position.now.capital) == sorted(["cleric-2", "cleric-5", f"{profession}-6"])


@pytest.mark.parametrize("capital", ["", "cleric-2 cleric-6"])
def test_cleric_takes_nothing_where_nobody_else_is(capital: str) -> None:
    """CL-16: with no other profession in the capital nothing happens, and play goes on."""
    position, events = step(scene("cleric-5 agent-2", "agent-6", capital=capital), "card:cleric-5/to:capital")

    assert position.now.hometowns == [[], []]
    assert faces(position.now.capital) == sorted([*capital.split(), "cleric-5"])
    assert told(events, None) == ["plays-to-capital", "nobody-to-take"]
    assert list(position.asked) == [1]


def test_agent_looks_at_the_top_modifier_and_places_it_above_a_hall() -> None:
    """CL-17: the rulebook's example: Bob secretly looks at a modifier and places it above the Merchant."""
    bob = play(scene("agent-4 cleric-2", "agent-6", modifiers="-3 +4 -1"), "card:agent-4/to:capital")

    assert bob.choice(0).args == {"modifier": modifier_ref("-1")}
    bob = play(bob, "capital:merchant")
    assert bob.now.placed == [Placed(Profession.MERCHANT, "-1", 0)]
    assert bob.now.modifiers == ["-3", "+4"]
    assert list(bob.asked) == [1]


@pytest.mark.parametrize("capital", ["", "merchant-3"])
def test_agent_may_choose_any_hall(capital: str) -> None:
    """CL-17: any hall, whether people are in it or not, that of the Agents among them."""
    position = scene("agent-4 cleric-2", "agent-6", capital=capital)

    assert offered(play(position, "card:agent-4/to:capital")) == HALLS


def test_any_number_of_modifiers_may_lie_above_one_hall() -> None:
    """CL-17: whatever lies there: the fourth modifier may go where the other three are."""
    already = [("scholar", "-1", 0), ("scholar", "+2", 1), ("scholar", "-3", 0)]
    position = scene("agent-4 cleric-2", "agent-6", placed=already)
    position = play(position, "card:agent-4/to:capital", "capital:scholar")

    assert [(one.profession, one.modifier) for one in position.now.placed] == [
        ("scholar", "-1"),
        ("scholar", "+2"),
        ("scholar", "-3"),
        ("scholar", "+4"),
    ]


def test_agent_places_nothing_when_no_modifier_is_left() -> None:
    """CL-17: if there are none left, none is placed, and play goes on."""
    position, events = step(scene("agent-4 cleric-2", "agent-6", modifiers=""), "card:agent-4/to:capital")

    assert position.now.placed == []
    assert told(events, None) == ["plays-to-capital", "modifiers-are-gone"]
    assert list(position.asked) == [1]


def test_only_the_agents_player_sees_the_modifier_drawn() -> None:
    """CL-17, CL-18: others are shown and told the same, whichever modifier it is."""
    one = step(scene("agent-4 cleric-2", "agent-6", modifiers="-3 +4"), "card:agent-4/to:capital")
    other = step(scene("agent-4 cleric-2", "agent-6", modifiers="+4 -3"), "card:agent-4/to:capital")

    assert (shown(one.position, 0).view.own.drawn, shown(other.position, 0).view.own.drawn) == (4, -3)
    assert told(one.events, 0) == ["plays-to-capital", "you-look-at-modifier"]
    for viewer in (None, 1):
        assert shown(one.position, viewer) == shown(other.position, viewer)
        assert heard(one.events, viewer) == heard(other.events, viewer)


@pytest.mark.parametrize("viewer", [None, 1])
def test_others_see_where_a_modifier_lies_and_whose_but_not_which(viewer: int | None) -> None:
    """CL-18: placed face down, it stays hidden to others, in view and in news."""
    steps = []
    for modifiers in ("-3 +4", "+4 -3"):
        position = play(scene("agent-4 cleric-2", "agent-6", modifiers=modifiers), "card:agent-4/to:capital")
        steps.append(step(position, "capital:merchant"))
    one, other = steps

    assert hall_modifiers(one.position, viewer, "merchant") == ([], [0])
    assert shown(one.position, viewer) == shown(other.position, viewer)
    assert [(told.id, dict(told.args)) for told in heard(one.events, viewer)] == [
        ("places-modifier", {"seat": "seat:0", "capital": "capital:merchant"})
    ]
    assert heard(one.events, viewer) == heard(other.events, viewer)


def test_the_owner_may_look_at_its_modifiers_again() -> None:
    """CL-18: its own are shown to it turns later, those of others are not."""
    position = scene(
        "agent-4 cleric-2",
        "agent-6",
        placed=[("merchant", "+4", 0), ("merchant", "-3", 1), ("agent", "+2", 0)],
    )
    position = play(position, "card:cleric-2/to:hometown")

    assert hall_modifiers(position, 0, "merchant") == ([4], [1])
    assert hall_modifiers(position, 0, "agent") == ([2], [])
    assert hall_modifiers(position, 1, "merchant") == ([-3], [0])
    assert hall_modifiers(position, None, "merchant") == ([], [0, 1])


def test_modifiers_stay_hidden_during_the_last_turns() -> None:
    """CL-18: not before the round ends."""
    position = scene("", "agent-6", "agent-5", placed=[("merchant", "+4", 0)], closer=0, turn=1)

    assert hall_modifiers(position, 1, "merchant") == ([], [0])


def test_an_empty_hand_at_the_end_of_a_turn_gives_every_other_seat_one_more_turn() -> None:
    """CL-19: exactly one each, in turn order, however many cards they hold; then the round ends."""
    hand = "cleric-2 cleric-3 scholar-5"
    position, seats = scene(hand, "merchant-3", hand, turn=1), list[int]()
    while position.now.round == 1 and position.now.phase is Phase.PLAY:
        seats += position.asked
        position = play(position, max(offered(position)))

    assert seats == [1, 2, 0]
    assert position.now.round == 2


def test_everybody_is_told_that_the_last_turns_have_come() -> None:
    """CL-19: the trigger is announced, and shown."""
    position, events = step(scene("agent-2", "cleric-2 cleric-3"), "card:agent-2/to:hometown")

    assert told(events, None) == ["plays-to-hometown", "last-turns"]
    assert shown(position, None).view.closer == 0


def test_a_hand_that_is_not_empty_triggers_nothing() -> None:
    """CL-19: one card left is not an empty hand."""
    position = play(scene("agent-2 agent-3", "cleric-2 cleric-3"), "card:agent-2/to:hometown")

    assert position.now.closer is None


def test_a_second_empty_hand_does_not_give_more_turns() -> None:
    """CL-19: seat 1 runs out during the last turns; seat 2 plays, and the round is over."""
    position = scene("agent-2", "cleric-2", "scholar-2 scholar-3")
    position = play(position, "card:agent-2/to:hometown", "card:cleric-2/to:hometown", "card:scholar-2/to:hometown")

    assert position.now.round == 2


def test_the_trigger_waits_for_the_end_of_the_turn() -> None:
    """CL-19: with an Agent as last card, the modifier is placed first."""
    position = play(scene("agent-2", "cleric-2 cleric-3"), "card:agent-2/to:capital")

    assert position.now.closer is None
    assert play(position, "capital:agent").now.closer == 0


def test_a_seat_without_a_card_passes_its_last_turn() -> None:
    """CL-19: it is not asked, all are told, and the next seat has its turn."""
    position, events = step(scene("agent-2", "", "scholar-2 scholar-3"), "card:agent-2/to:hometown")

    assert [(told.id, told.args["seat"]) for told in heard(events, None)] == [
        ("plays-to-hometown", "seat:0"),
        ("last-turns", "seat:0"),
        ("passes", "seat:1"),
    ]
    assert list(position.asked) == [2]


def test_a_scholar_as_last_card_draws_a_new_one_and_triggers_nothing() -> None:
    """CL-20: the hand is not empty at the end of the turn, and the seat plays again."""
    position = scene("scholar-4", "cleric-2 cleric-3", deck="agent-6")
    position = play(position, "card:scholar-4/to:capital")

    assert position.now.closer is None
    position = play(position, "card:cleric-2/to:hometown")
    assert list(position.asked) == [0]
    assert offered(position) == {"card:agent-6/to:capital", "card:agent-6/to:hometown"}


def test_a_scholar_as_last_card_with_an_empty_deck_triggers_the_round_end() -> None:
    """CL-20: nothing is drawn, so the hand is empty."""
    position = scene("scholar-4", "cleric-2 cleric-3", deck="")
    position = play(position, "card:scholar-4/to:capital")

    assert position.now.closer == 0


def test_a_scholar_as_last_card_to_the_hometown_triggers_the_round_end() -> None:
    """CL-20, CL-11: only in the capital does it draw."""
    position = play(scene("scholar-4", "cleric-2 cleric-3"), "card:scholar-4/to:hometown")

    assert position.now.closer == 0


def test_a_scholar_in_the_last_turns_gives_no_further_turn() -> None:
    """CL-19, CL-20: a card drawn in one's last turn is not played any more."""
    position = scene("", "scholar-4", capital="agent-6", deck="agent-5", closer=0, turn=1)
    position = play(position, "card:scholar-4/to:capital")

    assert position.now.round == 2
    assert faces(position.now.hometowns[1]) == ["agent-5"]
