"""Phase 1, and what happens when the piles run out: BR-13 to BR-18."""

import pytest

from guildtable.cli.words import Words
from guildtable.games.bruges import GAME
from guildtable.games.bruges.state import Phase
from guildtable.kernel.chance import CHANCE
from tests.games.bruges.scenes import Scene, scene, town


def draw(table: Scene, *sides: str) -> Scene:
    """The seat that is asked takes a card from each of these piles."""
    for side in sides:
        table = table.play(f"pile:{side}")
    return table


def test_the_first_player_draws_first_then_the_others_clockwise() -> None:
    """BR-13: each completes its hand before the next begins."""
    table = scene(town(), town(), town(), phase=Phase.DRAW, starter=1)
    order = []
    for _ in range(15):
        order += table.asked
        table = draw(table, "left")
    assert order == [1] * 5 + [2] * 5 + [0] * 5
    assert [len(table.town(seat).hand) for seat in range(3)] == [5, 5, 5]
    assert table.asked == [CHANCE]


def test_a_hand_is_filled_up_to_five() -> None:
    """BR-13: whatever is left of the last round stays."""
    table = scene(town(hand="queen mason groom"), town(), phase=Phase.DRAW, left="prince jester", right="scribe duke")
    table = draw(table, "right", "left")
    assert table.town(0).hand == ["queen", "mason", "groom", "duke", "jester"]
    assert table.asked == [1]


def test_a_hand_of_five_draws_nothing() -> None:
    """BR-13: its seat is passed over."""
    table = scene(town(hand="queen mason groom duke jester"), town(), phase=Phase.DRAW)
    assert table.asked == [1]
    assert len(table.town(0).hand) == 5


def test_a_hand_of_more_than_five_draws_nothing_and_loses_nothing() -> None:
    """BR-13: there is no limit to a hand."""
    table = scene(town(hand="queen mason groom duke jester scribe"), town(), phase=Phase.DRAW)
    assert table.asked == [1]
    assert len(table.town(0).hand) == 6


def test_nobody_is_asked_when_all_hands_are_full() -> None:
    """BR-13: the dice are next."""
    full = town(hand="queen mason groom duke jester")
    table = scene(full, town(hand="vicar prince scribe drummer bard"), phase=Phase.DRAW)
    assert table.asked == [CHANCE]


def test_the_pile_is_chosen_card_by_card() -> None:
    """BR-14: both are offered each time, and the top card is taken."""
    table = scene(
        town(hand="queen mason groom"), town(), phase=Phase.DRAW, left="scribe prince jester", right="vicar duke"
    )
    assert (table.why(0), table.offers(0)) == ("choose-pile", ["pile:left", "pile:right"])
    table = draw(table, "left")
    assert table.now.piles == [["scribe", "prince"], ["vicar", "duke"]]
    assert table.heard("draws") == [{"seat": "seat:0", "colour": "colour:yellow", "pile": "pile:left"}]
    assert (table.why(0), table.offers(0)) == ("choose-pile", ["pile:left", "pile:right"])
    table = draw(table, "right")
    assert table.now.piles == [["scribe", "prince"], ["vicar"]]


def test_cards_are_not_looked_at_before_the_hand_is_complete() -> None:
    """BR-14: the owner sees their backs like everybody else."""
    table = scene(
        town(hand="queen mason groom"), town(), phase=Phase.DRAW, left="scribe prince jester", right="vicar duke"
    )
    table = draw(table, "left")
    own = GAME.view(table.now, 0).own
    assert own
    assert (sorted(own.hand), own.unseen) == (["groom", "mason", "queen"], ("yellow",))
    assert "jester" in GAME.sealed(table.now, 0)
    assert GAME.view(table.now, 1).players[0].backs == ("brown", "red", "red", "yellow")
    assert table.heard("you-drew") == []


def test_all_cards_are_looked_at_once_the_hand_is_complete() -> None:
    """BR-14: nobody else is told."""
    table = scene(
        town(hand="queen mason groom"), town(), phase=Phase.DRAW, left="scribe prince jester", right="vicar duke"
    )
    table = draw(table, "left", "right")
    own = GAME.view(table.now, 0).own
    assert own
    assert (sorted(own.hand), own.unseen) == (["duke", "groom", "jester", "mason", "queen"], ())
    assert {"jester", "duke"}.isdisjoint(GAME.sealed(table.now, 0))
    assert {"jester", "duke"} <= set(GAME.sealed(table.now, 1))
    (told,) = [event for event in table.events if event.id == "you-drew"]
    assert told.args == {"cards": ("card:duke", "card:jester")}
    assert (told.heard_by(0), told.heard_by(1), told.heard_by(None)) == (True, False, False)


def test_several_cards_drawn_by_a_person_are_looked_at_after_the_last() -> None:
    """BR-14: the Falconer draws two, the pile chosen before each."""
    table = scene(town(hand="falconer", houses="red"), left="queen prince", right="jester groom")
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.why(0) == "choose-pile"
    table = draw(table, "left")
    assert (table.town(0).hand, table.town(0).unseen) == ([], ["prince"])
    assert "prince" in GAME.sealed(table.now, 0)
    assert table.why(0) == "choose-pile"
    table = draw(table, "right")
    assert (sorted(table.town(0).hand), table.town(0).unseen) == (["groom", "prince"], [])
    assert table.heard("you-drew") == [{"cards": ("card:groom", "card:prince")}]


def test_the_last_card_of_a_pile_brings_in_the_extra_pile_and_the_last_round() -> None:
    """BR-15: at once, in the place of the pile that ran out."""
    table = scene(
        town(hand="queen mason groom"), town(), phase=Phase.DRAW, left="scribe prince", right="duke", extra="vicar bard"
    )
    table = draw(table, "right")
    assert table.now.piles == [["scribe", "prince"], ["vicar", "bard"]]
    assert table.now.extra == []
    assert table.now.last_round == table.now.round == 2
    assert table.heard("extra-pile-last-round") == [{"pile": "pile:right"}]
    assert draw(table, "right").town(0).hand == ["queen", "mason", "groom", "duke", "bard"]


def test_a_pile_with_one_card_left_has_not_run_out() -> None:
    """BR-15: only the last card taken counts."""
    table = scene(
        town(hand="queen mason groom duke"),
        town(),
        phase=Phase.DRAW,
        left="scribe prince",
        right="vicar bard",
        extra="jester",
    )
    table = draw(table, "left")
    assert (table.now.last_round, table.now.extra) == (None, ["jester"])


def test_the_other_seats_draw_on_and_the_last_round_is_played_to_its_end() -> None:
    """BR-15: the round in which the extra pile came in is still a full round."""
    table = scene(
        town(hand="queen mason groom duke"),
        town(),
        phase=Phase.DRAW,
        left="prince",
        right="vicar bard",
        extra="jester scribe",
    )
    table = draw(table, "left")
    assert table.asked == [1]
    table = draw(table, "right", "left")
    assert len(table.town(1).unseen) == 2
    assert not table.position.over


def test_a_pile_emptied_in_phase_3_makes_the_next_round_the_last() -> None:
    """BR-16: the Servant takes the last card; the extra pile comes in at once."""
    table = scene(
        town(hand="queen", houses="red:servant", workers="red"),
        left="prince",
        right="vicar bard",
        extra="jester scribe",
    )
    table = draw(table.play("person:servant"), "left")
    assert table.now.piles == [["jester", "scribe"], ["vicar", "bard"]]
    assert (table.now.round, table.now.last_round) == (2, 3)
    assert table.heard("extra-pile-next-round-last") == [{"pile": "pile:left"}]
    assert table.heard("extra-pile-last-round") == []


def test_the_architect_can_empty_a_pile_too() -> None:
    """BR-16: a card laid from the pile is taken from it."""
    table = scene(
        town(hand="queen", houses="red:architect", workers="blue"),
        left="prince",
        right="vicar bard",
        extra="jester scribe",
    )
    table = draw(table.play("person:architect"), "left")
    assert (table.now.last_round, table.now.piles[0]) == (3, ["jester", "scribe"])


def test_the_game_goes_on_for_one_more_round_after_phase_3_emptied_a_pile() -> None:
    """BR-16: and ends after that."""
    table = scene(town(), town(), last_round=3, turns_left=1, turn=1, played=True).end_turn()
    assert (table.now.round, table.position.over) == (3, False)
    table = scene(town(), town(), last_round=3, round=3, turns_left=1, turn=1, played=True).end_turn()
    assert table.position.over


@pytest.mark.parametrize(
    ("right", "stays", "goes"),
    [
        ("vicar bard", ["bard"], ["vicar"]),
        ("vicar bard jester", ["bard", "jester"], ["vicar"]),
        ("vicar bard jester scribe", ["jester", "scribe"], ["vicar", "bard"]),
        ("vicar bard jester scribe drummer", ["jester", "scribe", "drummer"], ["vicar", "bard"]),
    ],
)
def test_a_pile_that_runs_out_later_gets_the_lower_half_of_the_other(
    right: str, stays: list[str], goes: list[str]
) -> None:
    """BR-17: the upper half stays, and is the larger."""
    table = scene(
        town(hand="queen mason groom"), town(), phase=Phase.DRAW, left="prince", right=right, extra="", last_round=2
    )
    table = draw(table, "left")
    assert table.now.piles == [goes, stays]
    assert table.heard("pile-split") == [{"pile": "pile:left", "cards": len(goes)}]
    assert table.now.last_round == 2


def test_the_piles_are_halved_again_and_again() -> None:
    """BR-17: there are two to choose from as long as there are two cards."""
    table = scene(town(), town(), phase=Phase.DRAW, left="prince", right="vicar bard jester", extra="", last_round=2)
    table = draw(table, "left")
    assert table.now.piles == [["vicar"], ["bard", "jester"]]
    table = draw(table, "left")
    assert table.now.piles == [["bard"], ["jester"]]


def test_halving_does_not_change_which_round_is_the_last() -> None:
    """BR-17: in phase 3 of the round before the last neither."""
    table = scene(
        town(hand="queen", houses="red:servant", workers="red"),
        left="prince",
        right="vicar bard",
        extra="",
        last_round=3,
    )
    assert draw(table.play("person:servant"), "left").now.last_round == 3


def test_a_single_card_is_not_divided() -> None:
    """BR-17, BR-84: with one pile left there is nothing to choose."""
    table = scene(
        town(hand="queen mason groom"), town(), phase=Phase.DRAW, left="prince", right="vicar", extra="", last_round=2
    )
    table = draw(table, "left")
    assert table.heard("pile-split") == []
    assert [card["pile"] for card in table.heard("draws")] == ["pile:left", "pile:right"]
    assert table.town(0).hand == ["queen", "mason", "groom", "prince", "vicar"]


def test_with_both_piles_empty_nothing_is_drawn_and_the_discards_are_not_shuffled_again() -> None:
    """BR-18: neither by the seat that took the last card, nor by the next."""
    table = scene(
        town(hand="queen mason"), town(), phase=Phase.DRAW, left="prince", right="vicar", extra="", discards="bard"
    )
    discards = table.now.discards
    table = draw(table, "left")
    assert table.town(0).hand == ["queen", "mason", "prince", "vicar"]
    assert table.town(1).hand == []
    assert table.now.piles == [[], []]
    assert table.now.discards == discards
    assert table.asked == [CHANCE]


def test_a_draw_of_several_gives_what_there_is() -> None:
    """BR-18: the Falconer finds a single card."""
    table = scene(town(hand="falconer", houses="red"), left="", right="prince", extra="", last_round=2)
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.town(0).hand == ["prince"]
    assert table.why(0) == "after-card"


def test_who_would_only_draw_cannot_be_activated_with_both_piles_empty() -> None:
    """BR-18: with a card left he can."""
    servant = town(hand="queen", houses="red:servant", workers="red")
    empty = scene(servant, left="", right="", extra="", last_round=2)
    assert "person:servant" not in empty.offers(0)
    assert "person:servant" in empty.barred(0)
    assert "person:servant" in scene(servant, left="", right="prince", extra="", last_round=2).offers(0)


@pytest.mark.parametrize(
    ("language", "exception"),
    [
        ("en", "if a person drew the last card in phase 3, the next round is"),
        ("nl", "trok een persoon de laatste kaart in fase 3, dan is pas de volgende ronde dat"),
        ("de", "hat in Phase 3 eine Person die letzte Karte gezogen, ist es erst die nächste"),
    ],
)
def test_the_help_tells_when_the_next_round_is_the_last(language: str, exception: str) -> None:
    """BR-16: in every language."""
    assert exception in Words(language, GAME)("help-rules")
