"""Setting up, dealing and choosing cards: CL-1 to CL-9."""

import re
from collections import Counter
from dataclasses import replace
from itertools import groupby, permutations
from typing import Any

import pytest

from guildtable.games.capital_lux import GAME, CapitalLux
from guildtable.games.capital_lux.cards import modifier_ref
from guildtable.games.capital_lux.state import Phase
from guildtable.kernel.chance import CHANCE, Draw, Shuffle, dealer
from guildtable.kernel.game import Chapter
from guildtable.kernel.plain import to_json
from guildtable.kernel.position import Step, run, start
from guildtable.kernel.question import Illegal
from guildtable.kernel.store import read_state, store
from guildtable.kernel.wire import heard, shown
from tests.games.capital_lux.scenes import SHUFFLED, Box, Lux, draft, faces, offered, play, scene, step, told

A_NAME = re.compile(r"-[2-6]\.[a-d]")
"""What tells equal cards apart: the end of `agent-4.b`."""

THREE_PACKETS = (
    "agent-2 agent-3 agent-4 agent-5 agent-6 agent-6",
    "cleric-2 cleric-3 cleric-4 cleric-5 cleric-6 cleric-6",
    "scholar-2 scholar-3 scholar-4 scholar-5 scholar-6 scholar-6",
)
FIRST_CHOICES = (
    ("card:agent-6", "card:agent-6"),
    ("card:cleric-6", "card:cleric-5"),
    ("card:scholar-2", "card:scholar-6"),
)
SECOND_CHOICES = (
    ("card:scholar-3", "card:scholar-6"),
    ("card:agent-2", "card:agent-5"),
    ("card:cleric-4", "card:cleric-6"),
)


def asked_of_chance(position: Lux) -> Draw[Any]:
    asked = position.asked[CHANCE]
    assert isinstance(asked, Draw)
    return asked


def chance_comes_to(why: str, seats: int) -> Lux:
    """A new game, up to where chance is asked for this."""
    position, deal = start(GAME, seats).position, dealer(b"set up")
    while asked_of_chance(position).why != why:
        position = position.answer(CHANCE, deal(asked_of_chance(position))).position
    return position


def deck_with_on_top(*on_top: str) -> tuple[str, ...]:
    box = Box()
    top = box.take(" ".join(on_top))
    return tuple(f"card:{face}" for face in (*faces(box.left), *faces(top)))


def all_choose(position: Lux, *replies: tuple[str, ...]) -> Step[CapitalLux]:
    chosen = Step(position, ())
    for seat, reply in enumerate(replies):
        chosen = chosen.position.play(seat, reply)
    return chosen


def faces_of(cards: str) -> list[str]:
    return sorted(cards.split())


def own_packet(position: Lux, seat: int) -> list[str]:
    return list(shown(position, seat).view.own.packet)


def test_deck_has_eighteen_cards_of_each_profession() -> None:
    """CL-1: three 2s, four 3s, four 4s, four 5s and three 6s of each profession, 72 in all."""
    deck = asked_of_chance(chance_comes_to("deck", 2))

    copies = {2: 3, 3: 4, 4: 4, 5: 4, 6: 3}
    professions = ("agent", "cleric", "scholar", "merchant")
    expected = {f"card:{who}-{value}": count for who in professions for value, count in copies.items()}
    assert Counter(deck.write(deck.items)) == expected
    assert deck.count == 72


def test_there_are_four_modifiers() -> None:
    """CL-1: the modifiers are +4, +2, -1 and -3."""
    modifiers = asked_of_chance(chance_comes_to("first-starter", 2))

    assert sorted(modifiers.write(modifiers.items)) == sorted(SHUFFLED)


def test_eight_gold_discs_lie_in_the_pile() -> None:
    """CL-1: eight discs, and nobody begins with one."""
    view = shown(start(GAME, 3).position, None).view

    assert view.gold_left == 8
    assert [player.gold for player in view.players] == [0, 0, 0]


def test_equal_cards_are_one_path_with_a_count() -> None:
    """CL-2: two Agent 4s in hand are offered as one Agent 4, twice."""
    position = scene("agent-4 agent-4 agent-5", "")

    question = shown(position, 0).question
    assert question
    assert {offer.path: offer.count for offer in question.offers} == {
        "card:agent-4/to:capital": 2,
        "card:agent-4/to:hometown": 2,
        "card:agent-5/to:capital": 1,
        "card:agent-5/to:hometown": 1,
    }


def test_nothing_shown_in_a_whole_game_names_a_single_card() -> None:
    """CL-2: no view, question or event of any viewer tells one of several equal cards from another."""
    deal = dealer(b"names")
    position, events = start(GAME, 3).position.dealt(deal)
    while not position.over:
        for viewer in (None, 0, 1, 2):
            assert not A_NAME.search(to_json((shown(position, viewer), heard(events, viewer))))
        seat = next(iter(position.asked))
        choice = position.choice(seat)
        position, events = position.answer(seat, tuple(choice.options[: choice.least]))
        position, more = position.dealt(deal)
        events = (*events, *more)
    assert position.now.round == 3


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_table_with_two_equal_cards_exchanged_looks_the_same(viewer: int | None) -> None:
    """CL-2: whichever Agent 4 lies in which place, every viewer is shown the same."""
    position = scene("agent-4 cleric-3", "agent-4 scholar-2", hometowns=("agent-4", ""), capital="agent-4")
    exchanged = to_json(position.base)
    for old, new in (("4.a", "4.?"), ("4.b", "4.a"), ("4.d", "4.b"), ("4.c", "4.d"), ("4.?", "4.c")):
        exchanged = exchanged.replace(f"agent-{old}", f"agent-{new}")
    twin = run(GAME, read_state(GAME, exchanged)).position

    assert twin.base != position.base
    assert shown(twin, viewer) == shown(position, viewer)


def test_first_card_of_the_deck_opens_the_capital() -> None:
    """CL-3: the top card lies face up in the capital, and all are told."""
    position, events = chance_comes_to("deck", 2).play(CHANCE, deck_with_on_top("cleric-5"))

    assert faces(position.now.capital) == ["cleric-5"]
    assert len(position.now.deck) == 71
    assert told(events, None) == ["opens-capital"]


@pytest.mark.parametrize("first", ["agent-6", "cleric-6", "scholar-6", "merchant-6"])
def test_the_opening_card_carries_out_no_action(first: str) -> None:
    """CL-3: nobody looks at a modifier, draws a card or takes gold for it."""
    position = chance_comes_to("deck", 2).play(CHANCE, deck_with_on_top(first)).position

    assert list(position.asked) == [CHANCE]
    assert (position.now.hands, position.now.hometowns, position.now.gold) == ([[], []], [[], []], [0, 0])
    assert (len(position.now.deck), faces(position.now.capital)) == (71, [first])


@pytest.mark.parametrize(
    ("dealt", "first"),
    [
        (("-1", "-3"), 0),
        (("-3", "-1"), 1),
        (("-3", "+2", "-1"), 1),
        (("+2", "-1", "+4"), 2),
        (("+2", "-1", "-3", "+4"), 3),
    ],
)
def test_highest_modifier_dealt_is_the_first_starting_player(dealt: tuple[str, ...], first: int) -> None:
    """CL-4: +4 is the highest, -3 the lowest; seats are dealt one each in their order."""
    position = chance_comes_to("first-starter", len(dealt))
    position = position.play(CHANCE, tuple(map(modifier_ref, dealt))).position

    assert position.dealt(dealer(b"starter")).position.now.starter == first


def test_modifiers_for_the_first_starting_player_are_dealt_openly() -> None:
    """CL-4: even a spectator sees who was dealt which."""
    position = chance_comes_to("first-starter", 2)
    events = position.play(CHANCE, (modifier_ref("+2"), modifier_ref("-3"))).events

    assert [(told.id, dict(told.args)) for told in heard(events, None)] == [
        ("dealt-modifier", {"seat": "seat:0", "modifier": modifier_ref("+2")}),
        ("dealt-modifier", {"seat": "seat:1", "modifier": modifier_ref("-3")}),
    ]


def test_all_modifiers_are_shuffled_again_after_the_first_deal() -> None:
    """CL-4: those dealt for the starting player go back into the modifier deck."""
    position = chance_comes_to("modifiers-1", 2)
    shuffle = asked_of_chance(position)

    assert isinstance(shuffle, Shuffle)
    assert sorted(shuffle.write(shuffle.items)) == sorted(SHUFFLED)
    assert position.play(CHANCE, SHUFFLED).position.now.modifiers == ["-3", "-1", "+2", "+4"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_has_three_rounds_of_choosing_playing_and_round_end(seats: int) -> None:
    """CL-5: choose, play, round end, three times, and the game is over."""
    deal, steps = dealer(b"three rounds"), list[str]()
    position = start(GAME, seats).position.dealt(deal).position
    while not position.over:
        steps.append(f"{position.now.round} {position.now.phase}")
        seat = next(iter(position.asked))
        choice = position.choice(seat)
        position, events = position.answer(seat, tuple(choice.options[-choice.least :]))
        steps += (event.id for event in events if event.id in {"loses", "game-ends"})
        position = position.dealt(deal).position

    choose_play_end = "{0} choose,{0} choose-again,{0} play,loses"
    assert ",".join(once for once, _ in groupby(steps)) == ",".join(
        (*(choose_play_end.format(number) for number in (1, 2, 3)), "game-ends")
    )
    assert GAME.chapter(position.now) == Chapter(3, 3, Phase.OVER, None)


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 6), (4, 5)])
def test_six_cards_each_but_five_with_four_players(seats: int, each: int) -> None:
    """CL-6: six cards each; five each with four players."""
    position = start(GAME, seats).position.dealt(dealer(b"deal")).position

    assert [len(own_packet(position, seat)) for seat in range(seats)] == [each] * seats
    assert len(position.now.deck) == 71 - each * seats


@pytest.mark.parametrize("number", [2, 3])
def test_later_rounds_deal_as_many(number: int) -> None:
    """CL-6: the same number in every round that the deck allows it."""
    dealt = (
        scene("", "", "", phase=Phase.DEAL, round=number),
        scene(*[""] * 4, phase=Phase.DEAL, round=number),
    )

    packets = [step(position, *SHUFFLED, seat=CHANCE).position.now.packets for position in dealt]
    assert [len(packet) for packet in packets[0]] == [6, 6, 6]
    assert [len(packet) for packet in packets[1]] == [5, 5, 5, 5]


def test_all_choose_two_of_their_own_cards_at_once() -> None:
    """CL-7: every seat is asked for exactly two, each of its own packet."""
    position = draft(*THREE_PACKETS)

    assert list(position.asked) == [0, 1, 2]
    assert [(position.choice(seat).least, position.choice(seat).most) for seat in range(3)] == [(2, 2)] * 3
    assert offered(position, 1) == {f"card:cleric-{value}" for value in (2, 3, 4, 5, 6)}


def test_the_rest_is_passed_to_the_left_after_the_first_choice() -> None:
    """CL-7: the left neighbour is the next seat clockwise."""
    position = all_choose(draft(*THREE_PACKETS), *FIRST_CHOICES).position

    assert own_packet(position, 1) == ["agent-2", "agent-3", "agent-4", "agent-5"]
    assert own_packet(position, 2) == ["cleric-2", "cleric-3", "cleric-4", "cleric-6"]
    assert own_packet(position, 0) == ["scholar-3", "scholar-4", "scholar-5", "scholar-6"]
    assert [(position.choice(seat).least, position.choice(seat).most) for seat in range(3)] == [(2, 2)] * 3


def test_the_rest_of_the_second_choice_must_be_kept_by_the_left_neighbour() -> None:
    """CL-7: a hand is two chosen, two chosen of what was received, and what was handed on last."""
    position = all_choose(draft(*THREE_PACKETS), *FIRST_CHOICES).position
    position = all_choose(position, *SECOND_CHOICES).position

    assert faces(position.now.hands[0]) == faces_of("agent-6 agent-6 scholar-3 scholar-6 cleric-2 cleric-3")
    assert faces(position.now.hands[1]) == faces_of("cleric-5 cleric-6 agent-2 agent-5 scholar-4 scholar-5")
    assert faces(position.now.hands[2]) == faces_of("scholar-2 scholar-6 cleric-4 cleric-6 agent-3 agent-4")
    assert list(position.asked) == [0]
    assert position.choice(0).why == "play-card"


def test_four_players_end_up_with_five_cards() -> None:
    """CL-7: with four players one card is handed on last, and starting hands are of five."""
    packets = [f"{who}-2 {who}-3 {who}-4 {who}-5 {who}-6" for who in ("agent", "cleric", "scholar", "merchant")]
    position = draft(*packets)
    for _ in range(2):
        position = all_choose(position, *(tuple(sorted(offered(position, seat))[:2]) for seat in range(4))).position

    assert faces(position.now.hands[0]) == faces_of("agent-2 agent-3 merchant-4 merchant-5 scholar-6")
    assert [len(hand) for hand in position.now.hands] == [5, 5, 5, 5]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_choices_may_arrive_in_any_order(order: tuple[int, ...]) -> None:
    """CL-7: all choose at once, so who is quicker makes no difference."""
    first = draft(*THREE_PACKETS)
    position = first
    for seat in order:
        position = position.play(seat, FIRST_CHOICES[seat]).position

    assert position == all_choose(first, *FIRST_CHOICES).position


def test_nothing_happens_before_the_last_choice_is_in() -> None:
    """CL-7: packets are passed when all have chosen, and nobody is told anything earlier."""
    first = draft(*THREE_PACKETS)
    waiting, events = all_choose(first, *FIRST_CHOICES[:2])

    assert events == ()
    assert waiting.now == first.now
    assert list(waiting.asked) == [2]


def test_a_choice_can_be_withdrawn_until_all_have_chosen() -> None:
    """CL-7: a seat that takes its choice back is asked again, and its other choice counts."""
    first = draft(*THREE_PACKETS)
    chosen = first.play(1, ("card:cleric-2", "card:cleric-3")).position

    assert chosen.withdraw(1) == first
    assert list(chosen.withdraw(1).asked) == [0, 1, 2]
    position = all_choose(chosen.withdraw(1), *FIRST_CHOICES).position
    assert own_packet(position, 2) == ["cleric-2", "cleric-3", "cleric-4", "cleric-6"]


def test_a_withdrawal_leaves_the_choices_of_others_waiting() -> None:
    """CL-7: only the seat's own choice is taken back; without one there is nothing to withdraw."""
    chosen = all_choose(draft(*THREE_PACKETS), *FIRST_CHOICES[:2]).position
    withdrawn = chosen.withdraw(0)

    assert list(withdrawn.asked) == [0, 2]
    assert shown(withdrawn, 1).waiting == ("card:cleric-5", "card:cleric-6")
    with pytest.raises(Illegal):
        withdrawn.withdraw(0)


@pytest.mark.parametrize(
    "reply",
    [
        (),
        ("card:agent-2",),
        ("card:agent-2", "card:agent-3", "card:agent-4"),
        ("card:agent-2", "card:agent-2"),
        ("card:agent-2", "card:cleric-2"),
        ("card:agent-2", "button:done"),
    ],
)
def test_an_illegal_choice_changes_nothing(reply: tuple[str, ...]) -> None:
    """CL-7: two cards, both of the own packet, no card twice."""
    position = draft(*THREE_PACKETS).play(1, FIRST_CHOICES[1]).position
    before = store(position), [shown(position, viewer) for viewer in (None, 0, 1, 2)]

    with pytest.raises(Illegal):
        position.play(0, reply)
    assert (store(position), [shown(position, viewer) for viewer in (None, 0, 1, 2)]) == before


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    """CL-7: without withdrawing, a second answer is illegal, and the first stands."""
    position = draft(*THREE_PACKETS).play(0, FIRST_CHOICES[0]).position

    with pytest.raises(Illegal):
        position.play(0, ("card:agent-2", "card:agent-3"))
    assert shown(position, 0).waiting == FIRST_CHOICES[0]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_see_who_has_chosen_but_not_what(viewer: int | None) -> None:
    """CL-8: all that changes for others is who has answered."""
    position = draft(*THREE_PACKETS)
    chosen = position.play(0, FIRST_CHOICES[0]).position

    assert shown(chosen, viewer) == replace(shown(position, viewer), answered=(0,))
    assert shown(chosen, viewer) == shown(position.play(0, ("card:agent-2", "card:agent-3")).position, viewer)


def test_a_seat_sees_its_own_choice_while_it_waits() -> None:
    """CL-8: it is no longer asked, and its choice is shown to it."""
    position = draft(*THREE_PACKETS)
    chosen = position.play(0, FIRST_CHOICES[0]).position

    expected = replace(shown(position, 0), answered=(0,), question=None, waiting=FIRST_CHOICES[0])
    assert shown(chosen, 0) == expected


@pytest.mark.parametrize("viewer", [None, 0])
def test_what_others_chose_stays_secret_when_all_have_chosen(viewer: int | None) -> None:
    """CL-8: seat 0 is shown the same whatever seat 1 kept and passed on, as long as it does not see it."""
    first = draft(*THREE_PACKETS)
    one, news = all_choose(first, *FIRST_CHOICES)
    other, other_news = all_choose(first, FIRST_CHOICES[0], ("card:cleric-2", "card:cleric-3"), FIRST_CHOICES[2])

    assert shown(one, viewer) == shown(other, viewer)
    assert heard(news, viewer) == heard(other_news, viewer)


def test_only_the_receiver_is_told_which_cards_were_passed() -> None:
    """CL-8: what you chose and what you received is for you alone."""
    events = all_choose(draft(*THREE_PACKETS), *FIRST_CHOICES).events

    assert told(events, None) == []
    assert [(told.id, dict(told.args)) for told in heard(events, 2)] == [
        ("you-choose", {"cards": ("card:scholar-2", "card:scholar-6")}),
        (
            "you-receive",
            {"cards": ("card:cleric-2", "card:cleric-3", "card:cleric-4", "card:cleric-6"), "seat": "seat:1"},
        ),
    ]


def test_only_the_receiver_is_told_which_cards_were_handed_on_last() -> None:
    """CL-8: the last cards too come face down."""
    position = all_choose(draft(*THREE_PACKETS), *FIRST_CHOICES).position
    events = all_choose(position, *SECOND_CHOICES).events

    assert told(events, None) == ["play-begins"]
    received = [told.args["cards"] for told in heard(events, 2) if told.id == "you-receive"]
    assert received == [("card:agent-3", "card:agent-4")]


def test_a_seat_may_look_up_what_it_passed_on_and_received() -> None:
    """CL-8: both passings are kept in view, during play too."""
    position = all_choose(draft(*THREE_PACKETS), *FIRST_CHOICES).position
    position = all_choose(position, *SECOND_CHOICES).position
    position = play(position, "card:scholar-3/to:hometown", "card:agent-2/to:hometown")

    own = shown(position, 0).view.own
    assert own.passed == ("agent-2", "agent-3", "agent-4", "agent-5")
    assert own.handed == ("scholar-4", "scholar-5")
    assert own.received == tuple(faces_of("scholar-3 scholar-4 scholar-5 scholar-6 cleric-2 cleric-3"))


def test_what_was_passed_on_is_forgotten_in_the_next_round() -> None:
    """CL-8: it may be looked up for the rest of the round, and no longer."""
    position = draft("agent-2 agent-3 agent-4", "agent-2 agent-3 agent-4", under="cleric-2", round=3)
    position = all_choose(position, ("card:agent-2", "card:agent-3"), ("card:agent-2", "card:agent-3")).position
    assert shown(position, 0).view.own.passed == ("agent-4",)
    while not position.over:
        position = play(position, min(offered(position)))

    own = shown(position, 0).view.own
    assert (own.passed, own.handed, own.received) == ((), (), ())


def test_a_spectator_sees_nobodys_cards() -> None:
    """CL-8: to a spectator packets, choices and hands are numbers."""
    position = all_choose(draft(*THREE_PACKETS), *FIRST_CHOICES).position

    assert shown(position, None).view.own is None
    assert [player.cards_in_hand for player in shown(position, None).view.players] == [6, 6, 6]


@pytest.mark.parametrize(("seats", "left", "each"), [(4, 19, 4), (4, 15, 3), (3, 17, 5), (2, 3, 1), (2, 1, 0)])
def test_a_short_deck_gives_all_the_same_number(seats: int, left: int, each: int) -> None:
    """CL-9: as many as it allows; what cannot be shared stays in the deck."""
    deck = " ".join(faces(Box().left)[:left])
    position = scene(*[""] * seats, deck=deck, phase=Phase.DEAL, round=3)
    position, events = position.play(CHANCE, SHUFFLED)

    dealt = [told for told in heard(events, 1) if told.id == "you-are-dealt"]
    assert [len(told.args["cards"]) for told in dealt] == [each]  # type: ignore[arg-type]
    assert len(position.now.deck) == left - seats * each


def test_with_four_cards_the_two_received_are_kept_unasked() -> None:
    """CL-9: two are chosen of four; the two received are all there is to choose, so nobody is asked."""
    packets = [f"{who}-2 {who}-3 {who}-4 {who}-5" for who in ("agent", "cleric", "scholar", "merchant")]
    position = draft(*packets, round=3)
    choices = [(f"card:{who}-4", f"card:{who}-5") for who in ("agent", "cleric", "scholar", "merchant")]
    position = all_choose(position, *choices).position

    assert position.choice(0).why == "play-card"
    assert faces(position.now.hands[0]) == faces_of("agent-4 agent-5 merchant-2 merchant-3")


def test_with_three_cards_the_one_received_is_kept_unasked() -> None:
    """CL-9: two are chosen of three, and the third is passed on."""
    position = draft("agent-2 agent-3 agent-4", "cleric-2 cleric-3 cleric-4", round=3)
    position = all_choose(position, ("card:agent-2", "card:agent-4"), ("card:cleric-3", "card:cleric-4")).position

    assert position.choice(0).why == "play-card"
    assert faces(position.now.hands[0]) == ["agent-2", "agent-4", "cleric-2"]


@pytest.mark.parametrize("cards", ["agent-2 agent-3", "agent-2"])
def test_with_one_or_two_cards_nobody_is_asked_to_choose(cards: str) -> None:
    """CL-9: a choice of all cards is not asked: nothing is passed, and play begins."""
    position = draft(cards, cards.replace("agent", "cleric"), round=3)

    assert position.choice(0).why == "play-card"
    assert faces(position.now.hands[0]) == cards.split()
    assert faces(position.now.hands[1]) == cards.replace("agent", "cleric").split()


def test_without_a_card_for_everybody_the_last_round_ends_at_once() -> None:
    """CL-9: as many as the deck allows may be none at all."""
    position = scene("", "", "", deck="agent-2 agent-3", phase=Phase.DEAL, round=3)
    position, events = position.play(CHANCE, SHUFFLED)

    assert position.over
    assert "passes" not in told(events, None)
    assert faces(position.now.deck) == ["agent-2", "agent-3"]
