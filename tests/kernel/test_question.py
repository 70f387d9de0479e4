"""Choices: what is offered, read, written down and picked step by step."""

from __future__ import annotations

from random import Random

import pytest

from guildtable.kernel.question import Choice, Illegal, Next


def cards(least: int = 2, most: int = 2) -> Choice[str]:
    """Two equal fours and a six, told apart only inside."""
    return Choice("keep", ["four.a", "four.b", "six.a"], lambda card: f"card:{card[:-2]}", least, most)


def plays() -> Choice[tuple[str, str]]:
    """A card, then a place."""
    options = [(card, place) for card in ("four", "six") for place in ("capital", "hometown")]
    return Choice("play", options, lambda play: f"card:{play[0]}/to:{play[1]}")


def test_equal_pieces_are_one_path_with_a_count() -> None:
    assert {path: len(equal) for path, equal in cards().pieces().items()} == {"card:four": 2, "card:six": 1}


def test_a_reply_is_a_multiset_and_is_written_in_one_order() -> None:
    choice = cards()
    assert choice.read(("card:six", "card:four")) == ("four.a", "six.a")
    assert choice.read(("card:four", "card:four")) == ("four.a", "four.b")
    assert choice.write(("six.a", "four.b")) == ("card:four", "card:six")


@pytest.mark.parametrize(
    "reply", [(), ("card:four",), ("card:six", "card:six"), ("card:four", "card:ace"), ("card:four",) * 3]
)
def test_too_few_too_many_or_not_on_offer_is_illegal(reply: tuple[str, ...]) -> None:
    with pytest.raises(Illegal):
        cards().read(reply)


def test_paths_are_not_rendered_until_somebody_looks() -> None:
    rendered: list[str] = []

    def path(option: str) -> str:
        rendered.append(option)
        return f"card:{option}"

    choice = Choice("play", [str(number) for number in range(300)], path)
    chosen = choice.any(Random(1))
    assert rendered == []
    choice.write(chosen)
    assert rendered == list(chosen)


def test_picking_one_of_many_goes_ref_by_ref() -> None:
    assert plays().next() == Next(("card:four", "card:six"), done=False)
    assert plays().next(["card:six"]) == Next(("to:capital", "to:hometown"), done=False)
    assert plays().next(["card:six", "to:capital"]) == Next((), done=True)


def test_picking_several_offers_what_is_left_and_ends_when_full() -> None:
    assert cards().next(["card:six"]) == Next(("card:four",), done=False)
    assert cards().next(["card:four"]) == Next(("card:four", "card:six"), done=False)
    assert cards().next(["card:four", "card:four"]) == Next((), done=True)
    assert cards(least=1, most=3).next(["card:four"]) == Next(("card:four", "card:six"), done=True)
    assert cards(least=0).next() == Next(("card:four", "card:six"), done=True)


def test_a_path_that_begins_another_is_done_and_goes_on() -> None:
    choice = Choice("save", [("a",), ("a", "b"), ()], lambda kept: "/".join(f"save:{x}" for x in kept) or "button:none")
    assert choice.next() == Next(("save:a", "button:none"), done=False)
    assert choice.next(["save:a"]) == Next(("save:b",), done=True)


@pytest.mark.parametrize("prefix", [["card:ace"], ["card:six", "to:nowhere"], ["to:capital"]])
def test_a_prefix_that_leads_nowhere_is_illegal(prefix: list[str]) -> None:
    with pytest.raises(Illegal):
        plays().next(prefix)


def test_forced_means_there_is_only_one_way_to_answer() -> None:
    assert not cards().forced
    assert cards(least=3, most=3).forced
    assert not cards(least=0, most=1).forced
    assert Choice("keep", ["four.a", "four.b"], lambda card: card[:-2]).forced
    assert not Choice("keep", ["four.a", "six.a", "four.b"], lambda card: card[:-2]).forced
    assert Choice("keep", list[str](), str, least=0, most=0).forced
