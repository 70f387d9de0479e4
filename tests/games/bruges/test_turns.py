"""Four turns a seat, one card a turn: BR-40 to BR-43."""

import pytest

from guildtable.games.bruges.parts import RED
from guildtable.games.bruges.state import Phase
from guildtable.kernel.question import Illegal
from tests.games.bruges.scenes import Scene, scene, town


def play_and_end(table: Scene, path: str) -> Scene:
    """The seat in turn plays a card and ends its turn."""
    return table.play(path).end_turn()


def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    """BR-40: four turns each."""
    hands = ["queen mason drummer duke knight", "prince vicar scribe herald poet", "jester mayor bard groom smuggler"]
    table = scene(*(town(hand=hand) for hand in hands), starter=1)
    order = []
    while table.now.phase == Phase.PLAY:
        order += table.asked
        card = table.town(table.asked[0]).hand[0]
        table = play_and_end(table, f"card:{card}/use:workers")
    assert order == [1, 2, 0] * 4
    assert [len(table.town(seat).hand) for seat in range(3)] == [1, 1, 1]


def test_one_card_of_the_hand_is_played_and_only_one() -> None:
    """BR-40: after it no other is offered."""
    table = scene(town(hand="queen mason")).play("card:queen/use:workers")
    assert (table.why(0), table.offers(0)) == ("after-card", ["button:end-turn"])
    assert table.town(0).hand == ["mason"]
    assert table.now.discards[-1] == "queen"


def test_nobody_plays_out_of_turn() -> None:
    """BR-40: only the seat in turn is asked."""
    table = scene(town(hand="queen"), town(hand="prince"), turn=1)
    assert table.asked == [1]
    with pytest.raises(Illegal):
        table.reply(0, "card:queen/use:workers")


def test_nobody_plays_the_cards_of_another() -> None:
    """BR-40: cards of one's own hand."""
    with pytest.raises(Illegal):
        scene(town(hand="queen"), town(hand="prince")).play("card:prince/use:workers")


@pytest.mark.parametrize("card", ["beggar", "groom", "queen", "prince", "mayor"])
def test_every_card_can_be_played_for_every_use(card: str) -> None:
    """BR-41: red's next spaces are built up so that each colour fits once."""
    canals = {"beggar": (0, 0), "groom": (1, 0), "queen": (3, 0), "prince": (0, 0), "mayor": (2, 0)}[card]
    mine = town(
        hand=card,
        houses="red",
        workers="blue brown red purple yellow",
        threats="blue brown red purple yellow",
        guilders=20,
        canals=canals,
    )
    uses = [path.split("/")[1] for path in scene(mine).offers(0)]
    assert sorted(uses) == ["use:canal", "use:guilders", "use:house", "use:recruit", "use:threat", "use:workers"]


def test_workers_and_guilders_can_always_be_taken() -> None:
    """BR-41: with nothing at all in town."""
    assert scene(town(hand="prince")).offers(0) == ["card:prince/use:workers", "card:prince/use:guilders"]


def test_the_same_use_may_be_chosen_again_and_again() -> None:
    """BR-41: four times in a round."""
    table = scene(town(hand="queen mason drummer duke"))
    for card in ("queen", "mason", "drummer", "duke"):
        table = play_and_end(table, f"card:{card}/use:workers")
        table = table.end_turn()
    assert table.town(0).workers[RED] == 8


def test_people_can_be_activated_before_and_after_the_card() -> None:
    """BR-42: some before, some after."""
    table = scene(town(hand="prince", houses="red:queen blue:accountant"))
    assert {"person:queen", "person:accountant"} <= set(table.offers(0))
    table = table.play("person:accountant")
    assert table.town(0).guilders == 2
    assert table.why(0) == "take-turn"
    table = table.play("card:prince/use:guilders")
    assert table.offers(0) == ["person:queen", "button:end-turn"]
    table = table.play("person:queen")
    assert table.town(0).points == 1
    assert table.offers(0) == ["button:end-turn"]


def test_several_people_can_be_activated_before_the_card() -> None:
    """BR-42: any number."""
    table = scene(town(hand="prince", houses="red:queen blue:accountant")).play("person:accountant")
    table = table.play("person:queen")
    assert (table.town(0).points, table.town(0).guilders, table.why(0)) == (1, 2, "take-turn")


def test_the_seat_says_itself_when_its_turn_ends() -> None:
    """BR-42: even if there is nothing left to do."""
    table = scene(town(hand="prince")).play("card:prince/use:guilders")
    assert table.asked == [0]
    table = table.end_turn()
    assert table.asked == [1]


def test_a_turn_cannot_end_before_its_card_is_played() -> None:
    """BR-43: as long as there is one in the hand."""
    table = scene(town(hand="prince"))
    assert "button:end-turn" not in table.offers(0)
    with pytest.raises(Illegal):
        table.end_turn()


def test_without_a_card_a_turn_may_end_without_one() -> None:
    """BR-43: after activating people, if there are any to activate."""
    table = scene(town(houses="red:queen"))
    assert (table.why(0), table.offers(0)) == ("turn-without-card", ["person:queen", "button:end-turn"])
    assert table.end_turn().asked == [1]
    table = table.play("person:queen")
    assert (table.town(0).points, table.offers(0)) == (1, ["button:end-turn"])


def test_a_card_drawn_during_the_turn_must_be_played_in_it() -> None:
    """BR-43: the Servant draws, and the turn can no longer end without a card."""
    table = scene(town(houses="red:servant", workers="red"), left="jester prince", right="groom mayor")
    assert table.why(0) == "turn-without-card"
    table = table.play("person:servant").play("pile:left")
    assert table.why(0) == "take-turn"
    assert table.offers(0) == ["card:prince/use:workers", "card:prince/use:guilders"]


def test_a_card_drawn_after_the_turns_card_is_kept() -> None:
    """BR-43: this turn's card has been played."""
    table = scene(town(hand="vicar", houses="red:servant", workers="red"), left="jester prince", right="groom mayor")
    table = table.play("card:vicar/use:guilders").play("person:servant").play("pile:left")
    assert (table.why(0), table.offers(0)) == ("after-card", ["button:end-turn"])
    assert table.town(0).hand == ["prince"]


def test_after_four_turns_each_the_phase_is_over() -> None:
    """BR-40: cards that are left stay in the hand."""
    table = scene(town(hand="queen"), town(hand="prince jester"), turn=1, turns_left=1)
    table = play_and_end(table, "card:prince/use:workers")
    assert (table.now.phase, table.now.round) == (Phase.DRAW, 3)
    assert table.town(1).hand == ["jester"]
    assert table.town(0).hand == ["queen"]
