"""Sealed cards: how they are dealt anew, and when a seat has learned of one."""

from __future__ import annotations

from collections import Counter
from random import Random

from guildtable.kernel.sealed import HIDDEN, Seal, less_sealed, renaming


def test_a_marked_place_takes_a_card_of_its_mark_and_other_such_cards_may_lie_anywhere() -> None:
    sealed = {"red.1": Seal("red", "red"), "red.2": Seal(None, "red"), "blue.1": Seal(None, "blue")}
    dealt = Counter(renaming(sealed, Random(seed))["red.1"] for seed in range(400))
    assert set(dealt) == {"red.1", "red.2"}
    assert {renaming(sealed, Random(seed))["blue.1"] for seed in range(50)} == {"red.1", "red.2", "blue.1"}


def test_a_marked_card_takes_one_of_the_places_of_its_mark_and_they_may_hold_others() -> None:
    sealed = {
        "a": Seal("passed", "passed"),
        "b": Seal("passed", None),
        "c": Seal("passed", None),
        "d": HIDDEN,
    }
    holders = Counter[str]()
    for seed in range(600):
        names = renaming(sealed, Random(seed))
        holders[next(place for place, card in names.items() if card == "a")] += 1
    assert set(holders) == {"a", "b", "c"}
    assert max(holders.values()) < 1.4 * min(holders.values())


def test_every_arrangement_is_about_equally_likely() -> None:
    sealed = dict.fromkeys("abc", HIDDEN)
    rng = Random(1)
    orders = Counter(tuple(renaming(sealed, rng).values()) for _ in range(6000))
    assert len(orders) == 6
    assert max(orders.values()) < 1.2 * min(orders.values())


def test_closed_groups_do_not_mix() -> None:
    sealed = {"+4": Seal("m", "m"), "-3": Seal("m", "m"), "a": HIDDEN, "b": HIDDEN}
    for seed in range(50):
        names = renaming(sealed, Random(seed))
        assert {names["+4"], names["-3"]} == {"+4", "-3"}


def test_the_outcome_does_not_depend_on_what_lies_where() -> None:
    one = {"a": Seal("x", "x"), "b": HIDDEN, "c": Seal(None, "x")}
    other = {"c": Seal("x", "x"), "b": HIDDEN, "a": Seal(None, "x")}
    dealt = [list(renaming(world, Random(7)).values()) for world in (one, other)]
    places = [[renaming(world, Random(7))[card] for card in world] for world in (one, other)]
    assert places[0] == places[1]
    assert sorted(dealt[0]) == sorted(dealt[1])


def test_a_card_no_longer_sealed_was_learned() -> None:
    assert less_sealed({"a": HIDDEN, "b": HIDDEN}, {"b": HIDDEN})
    assert not less_sealed({"a": HIDDEN, "b": HIDDEN}, {"a": HIDDEN, "b": HIDDEN})


def test_a_back_that_came_into_view_was_learned() -> None:
    assert less_sealed({"a": Seal(None, "red"), "b": HIDDEN}, {"a": Seal("red", "red"), "b": HIDDEN})


def test_what_is_newly_hidden_teaches_nothing() -> None:
    assert not less_sealed({"a": HIDDEN}, {"a": HIDDEN, "b": HIDDEN})


def test_the_only_card_left_was_known_by_elimination() -> None:
    assert not less_sealed({"a": HIDDEN, "+4": Seal("m", "m"), "-3": Seal("m", "m")}, {"+4": HIDDEN, "-3": HIDDEN})
    assert not less_sealed({"+4": Seal("m", "m"), "a": HIDDEN, "b": HIDDEN}, {"a": HIDDEN, "b": HIDDEN})
    assert less_sealed({"a": HIDDEN, "b": Seal("x", None)}, {"b": HIDDEN})
