"""Picking: numbers, paths, several at once, and nothing kept of what was unclear."""

from __future__ import annotations

import pytest

from guildtable.cli.picking import MANY, Picker, Unclear
from guildtable.kernel.question import Choice

REFS = ("card:four", "card:six", "card:two", "to:capital", "to:hometown")


def name(path: str) -> str:
    """What the screen calls a path."""
    return path.replace("card:", "Card ").replace("/to:", " to ")


def keep_two() -> Picker:
    """Two of: two fours, a six, a two."""
    return Picker(Choice("keep", ["two.a", "four.a", "six.a", "four.b"], lambda c: f"card:{c[:-2]}", 2, 2), REFS, name)


def play_one() -> Picker:
    """A card, then a place."""
    plays = [(card, place) for card in ("six", "four") for place in ("capital", "hometown")]
    return Picker(Choice("play", plays, lambda play: f"card:{play[0]}/to:{play[1]}"), REFS, name)


def test_entries_stand_in_the_games_own_order() -> None:
    assert keep_two().entries() == ["card:four", "card:six", "card:two"]


def test_several_numbers_mean_the_entries_as_they_stood() -> None:
    assert keep_two().take("2 3") == ("card:six", "card:two")
    assert keep_two().take("1 3") == ("card:four", "card:two")


def test_equal_pieces_can_be_taken_as_often_as_there_are() -> None:
    assert keep_two().take("1 1") == ("card:four", "card:four")
    with pytest.raises(Unclear):
        keep_two().take("2 2")


def test_one_by_one_is_as_good_as_at_once() -> None:
    picker = keep_two()
    assert picker.take("2") is None
    assert picker.chosen == ["card:six"]
    assert picker.entries() == ["card:four", "card:six", "card:two"], "numbers stay"
    assert picker.take("3") == ("card:six", "card:two")


@pytest.mark.parametrize("text", ["", "0", "9", "-1", "x", "2 9", "2 x", "1 2 3", "card:ace", "card:four/to:capital"])
def test_what_is_unclear_is_refused_whole(text: str) -> None:
    picker = keep_two()
    with pytest.raises(Unclear):
        picker.take(text)
    assert picker.chosen == []


def test_names_commas_and_capitals_are_understood() -> None:
    assert keep_two().take("2, 3") == ("card:six", "card:two")
    picker = keep_two()
    assert picker.take("card SIX") is None
    assert picker.take("Card two") == ("card:six", "card:two")
    assert play_one().take("Card six to capital") == ("card:six/to:capital",)


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "empty"), ("9", "bad-answer"), ("1 2 3", "too-many"), ("2 2", "twice"), ("card:four/to", "bad-answer")],
)
def test_what_is_wrong_is_said(text: str, why: str) -> None:
    with pytest.raises(Unclear, match=why):
        keep_two().take(text)


def test_fewer_than_the_most_can_be_confirmed() -> None:
    choice = Choice("give", ["one.a", "one.b"], lambda coin: f"card:{coin[:-2]}", least=1, most=2)
    picker = Picker(choice, ["card:one"], name)
    assert picker.enough() is None
    assert picker.take("1") is None
    assert picker.enough() == ("card:one",)


def test_a_path_can_be_typed_whole_or_begun() -> None:
    assert play_one().take("card:six/to:capital") == ("card:six/to:capital",)
    picker = play_one()
    assert picker.take("card:six") is None
    assert picker.entries() == ["card:six/to:capital", "card:six/to:hometown"]
    assert picker.take("2") == ("card:six/to:hometown",)


def test_many_options_are_picked_ref_by_ref() -> None:
    refs = [f"tile:{n}" for n in range(10)] + [f"space:{n}" for n in range(10)]
    options = [(tile, space) for tile in range(10) for space in range(10)]
    picker = Picker(Choice("build", options, lambda at: f"tile:{at[0]}/space:{at[1]}"), refs, name)
    assert len(options) > MANY
    assert picker.entries() == refs[:10]
    assert picker.take("4") is None
    assert picker.entries() == [f"tile:3/{space}" for space in refs[10:]]
    assert picker.take("8") == ("tile:3/space:7",)


def test_what_would_do_but_can_go_on_is_picked_in_two_steps() -> None:
    paths = ["card:bruges", "card:bruges/influence:1", "card:bruges/influence:2", "card:ghent"]
    refs = ["card:bruges", "card:ghent", "influence:1", "influence:2"]
    picker = Picker(Choice("choose-cards", paths, str), refs, str, stepwise=True)
    assert picker.entries() == ["card:bruges", "card:ghent"]
    assert picker.take("1") is None
    assert picker.entries() == ["card:bruges", "card:bruges/influence:1", "card:bruges/influence:2"]
    assert picker.take("1") == ("card:bruges",)
    picker = Picker(Choice("choose-cards", paths, str), refs, str, stepwise=True)
    picker.take("card:bruges")
    assert picker.take("3") == ("card:bruges/influence:2",)
    assert Picker(Choice("choose-cards", paths, str), refs, str, stepwise=True).take("2") == ("card:ghent",)
