"""Persons beside each other: piles that run out, and hands."""

from __future__ import annotations

import pytest

from guildtable.games.bruges.state import Phase
from tests.games.bruges.combinations.telling import people_offered, told
from tests.games.bruges.scenes import scene, town

# Piles


def test_the_last_card_of_a_pile_in_phase_one_brings_in_the_extra_pile_for_the_last_round() -> None:
    table = scene(town(hand="prince queen king"), left="baron duke", extra="jester juggler bard", phase=Phase.DRAW)
    table = table.play("pile:left")
    assert table.now.last_round is None
    table = table.play("pile:left")
    assert table.now.piles[0] == ["jester", "juggler", "bard"]
    assert table.now.extra == []
    assert table.now.last_round == table.now.round == 2
    assert table.heard("extra-pile-last-round") == [{"pile": "pile:left"}]


DRAWING = [
    ("servant", "red", 1),
    ("architect", "blue", 1),
    ("princess", "blue", 1),
    ("tutor", "blue", 1),
]


@pytest.mark.parametrize(("person", "worker", "count"), DRAWING)
def test_the_last_card_of_a_pile_in_phase_three_makes_the_next_round_the_last(
    person: str, worker: str, count: int
) -> None:
    table = scene(
        town(hand="prince", houses=f"red:{person}", workers=worker), right="baron", extra="jester juggler bard"
    )
    table = table.play(f"person:{person}").play("pile:right")
    assert table.now.piles[1] == ["jester", "juggler", "bard"]
    assert table.now.extra == []
    assert table.now.last_round == table.now.round + count
    assert table.heard("extra-pile-next-round-last") == [{"pile": "pile:right"}]


@pytest.mark.parametrize(("person", "worker", "count"), DRAWING)
def test_a_pile_with_a_card_left_has_not_run_out(person: str, worker: str, count: int) -> None:
    table = scene(
        town(hand="prince", houses=f"red:{person}", workers=worker), right="duke baron", extra="jester juggler bard"
    )
    table = table.play(f"person:{person}").play("pile:right")
    assert len(table.now.piles[1]) == count
    assert len(table.now.extra) == 3
    assert table.now.last_round is None


def test_a_pile_emptied_by_the_seneschal_is_emptied_in_phase_one() -> None:
    table = scene(
        town(hand="prince queen king baron duke", houses="red:seneschal"),
        left="earl",
        extra="jester juggler bard",
        phase=Phase.DRAW,
    )
    assert table.why(0) == "discard-cards"
    table = table.play("card:prince").play("pile:left")
    assert table.now.last_round == table.now.round
    assert table.heard("extra-pile-last-round") == [{"pile": "pile:left"}]
    assert table.town(0).hand == ["queen", "king", "baron", "duke", "earl"]


def test_a_later_exhaustion_splits_the_other_pile_whose_larger_upper_half_stays() -> None:
    table = scene(
        town(hand="prince", houses="red:servant", workers="red"),
        left="baron",
        right="jester juggler bard minstrel dancer",
        extra="",
        last_round=3,
    )
    table = table.play("person:servant").play("pile:left")
    assert table.now.piles == [["jester", "juggler"], ["bard", "minstrel", "dancer"]]
    assert table.heard("pile-split") == [{"pile": "pile:left", "cards": 2}]
    assert table.now.last_round == 3


@pytest.mark.parametrize(
    ("pile", "lower", "upper"),
    [
        ("jester juggler", ["jester"], ["juggler"]),
        ("jester juggler bard", ["jester"], ["juggler", "bard"]),
        ("jester juggler bard minstrel", ["jester", "juggler"], ["bard", "minstrel"]),
    ],
)
def test_how_a_pile_is_split(pile: str, lower: list[str], upper: list[str]) -> None:
    table = scene(
        town(hand="prince", houses="red:architect", workers="blue"), left="baron", right=pile, extra="", last_round=3
    )
    assert table.play("person:architect").play("pile:left").now.piles == [lower, upper]


@pytest.mark.parametrize(("last_round", "over"), [(2, True), (3, False)])
def test_the_game_ends_after_its_last_round(last_round: int, over: bool) -> None:
    table = scene(town(houses="red:king"), last_round=last_round, round=2, phase=Phase.MAJORITIES)
    assert table.position.over is over
    assert ("game-ends" in told(table)) is over
    assert table.town(0).majorities == ["people"]


def test_the_mathematician_may_use_up_a_pile_and_go_on_with_the_extra_pile() -> None:
    table = scene(
        town(hand="mathematician prince", houses="red", guilders=3), left="baron duke", extra="jester juggler bard"
    ).play("card:mathematician/use:recruit/house:red")
    table = table.play("pile:left").play("pile:left")
    assert table.now.last_round == 3
    table = table.play("pile:left").play("pile:left")
    assert table.town(0).hand == ["prince", "duke", "baron", "bard", "juggler"]
    assert table.limits(0) == (4, 4)


def test_a_single_card_is_not_split() -> None:
    table = scene(
        town(hand="prince", houses="red:falconer red:servant", workers="red"),
        left="baron",
        right="jester",
        extra="",
        last_round=3,
    )
    table = table.play("person:servant").play("pile:left")
    assert table.now.piles == [[], ["jester"]]
    assert "pile-split" not in told(table)


def test_a_single_pile_is_not_asked_for() -> None:
    table = scene(
        town(hand="prince", houses="red:servant", workers="red"), left="", right="jester", extra="", last_round=3
    )
    table = table.play("person:servant")
    assert table.town(0).hand == ["prince", "jester"]
    assert table.now.piles == [[], []]


@pytest.mark.parametrize(
    ("person", "worker"),
    [
        ("servant", "red"),
        ("architect", "blue"),
        ("princess", "blue"),
        ("chambermaid", ""),
        ("librarian", ""),
    ],
)
def test_with_both_piles_gone_nobody_can_be_activated_only_to_draw(person: str, worker: str) -> None:
    mine = town(hand="prince queen", houses=f"red:{person}", workers=worker)
    assert people_offered(scene(mine, left="", right="", extra="", last_round=3)) == []
    assert people_offered(scene(mine, left="", right="jester", extra="", last_round=3)) == [f"person:{person}"]


def test_with_both_piles_gone_the_tutor_still_scores() -> None:
    table = scene(
        town(hand="prince", houses="red:tutor", workers="blue"), left="", right="", extra="", last_round=3
    ).play("person:tutor")
    assert table.town(0).points == 1
    assert table.town(0).hand == ["prince"]


def test_with_both_piles_gone_the_falconer_gives_what_there_is() -> None:
    table = scene(town(hand="falconer", houses="red"), left="", right="jester", extra="", last_round=3)
    table = table.play("card:falconer/use:recruit/house:red")
    assert table.town(0).hand == ["jester"]
    assert table.why(0) == "after-card"


@pytest.mark.parametrize(("pile", "count"), [("", 0), ("jester", 1), ("jester juggler bard", 3)])
def test_the_mathematician_discards_as_many_as_were_drawn(pile: str, count: int) -> None:
    table = scene(
        town(hand="mathematician prince queen king duke", houses="red", guilders=3),
        left="",
        right=pile,
        extra="",
        last_round=3,
    ).play("card:mathematician/use:recruit/house:red")
    while table.why(0) == "choose-pile":
        table = table.play(table.offers(0)[0])
    assert len(table.town(0).hand) == 4 + count
    if count:
        assert table.why(0) == "discard-cards"
        assert table.limits(0) == (count, count)
        table = table.play(*[f"card:{card}" for card in ("prince", "queen", "king")[:count]])
    assert table.why(0) == "after-card"
    assert len(table.town(0).hand) == 4


def test_the_draw_phase_gives_what_there_is() -> None:
    table = scene(
        town(hand="prince"), town(hand="queen"), left="", right="jester juggler", extra="", last_round=2,
        phase=Phase.DRAW,
    )  # fmt: skip
    while table.asked == [0]:
        table = table.play("pile:right")
    assert sorted(table.town(0).hand) == ["jester", "juggler", "prince"]
    assert table.town(1).hand == ["queen"]
    assert table.now.phase is Phase.ROLL


# Hands


def test_the_inventor_refills_a_hand_of_five_from_fire_to_six() -> None:
    table = scene(town(hand="prince queen king duke baron", houses="red:inventor"), phase=Phase.DRAW)
    assert (table.why(0), table.limits(0)) == ("draw-a-sixth", (0, 1))
    table = table.play("button:yes").play("pile:left")
    assert len(table.town(0).hand) == 6
    assert table.asked == [1]


def test_the_inventor_draws_nothing_to_a_hand_of_six() -> None:
    table = scene(town(hand="prince queen king duke baron earl", houses="red:inventor"), phase=Phase.DRAW)
    assert table.asked == [1]
    assert len(table.town(0).hand) == 6


def test_without_the_inventor_a_hand_of_five_draws_nothing() -> None:
    table = scene(town(hand="prince queen king duke baron"), phase=Phase.DRAW)
    assert table.asked == [1]


def test_the_seneschal_exchanges_after_the_inventors_sixth() -> None:
    table = scene(town(hand="prince queen king duke", houses="red:inventor red:seneschal"), phase=Phase.DRAW)
    table = table.play("pile:left")
    assert table.why(0) == "draw-a-sixth"
    table = table.play("button:yes").play("pile:left")
    assert (table.why(0), table.limits(0)) == ("discard-cards", (0, 2))
    assert len(table.offers(0)) == 6
    table = table.play("card:prince", "card:queen").play("pile:left").play("pile:right")
    assert len(table.town(0).hand) == 6
    assert table.now.discards[-2:] == ["prince", "queen"]
    assert table.asked == [1]


def test_the_seneschal_draws_only_as_many_as_were_discarded_and_may_pass() -> None:
    table = scene(town(hand="prince queen king duke baron", houses="red:seneschal"), phase=Phase.DRAW)
    passed = table.play()
    assert passed.asked == [1]
    assert passed.town(0).hand == ["prince", "queen", "king", "duke", "baron"]
    one = table.play("card:king").play("pile:left")
    assert one.asked == [1]
    assert len(one.town(0).hand) == 5


@pytest.mark.parametrize(("pile", "most"), [("jester", 1), ("jester juggler", 2), ("jester juggler bard", 2)])
def test_the_seneschal_discards_no_more_than_can_be_drawn_again(pile: str, most: int) -> None:
    mine = town(hand="prince queen king duke baron", houses="red:seneschal")
    table = scene(mine, left="", right=pile, extra="", last_round=2, phase=Phase.DRAW)
    assert (table.why(0), table.limits(0)) == ("discard-cards", (0, most))


def test_with_both_piles_gone_the_seneschal_is_not_asked() -> None:
    mine = town(hand="prince queen king duke baron", houses="red:seneschal")
    table = scene(mine, left="", right="", extra="", last_round=2, phase=Phase.DRAW)
    assert table.now.phase is Phase.ROLL
