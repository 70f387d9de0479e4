"""The tree: what a node tries, when it tries more, and what it learns for whom."""

from __future__ import annotations

from collections.abc import Sequence

from guildtable.bots.tree import Node, Tried, distinct
from guildtable.kernel.question import Choice

LETTERS = Choice("letter", ["a", "b", "c"], lambda letter: f"letter:{letter}")
RANKED = [("a",), ("b",), ("c",)]


def visit(node: Node, rewards: dict[str, float], times: int, ranked: Sequence[tuple[str, ...]] = RANKED) -> list[str]:
    """What seat 0 tries, each bringing its reward."""
    found = []
    for _ in range(times):
        reply, (letter,) = node.select(0, LETTERS, ranked)
        node.learn({0: reply}, [rewards[letter]])
        found.append(letter)
    return found


def test_the_best_liked_is_tried_first_and_others_only_after_many_visits() -> None:
    found = visit(Node(), {"a": 0.1, "b": 0.1, "c": 0.1}, 60)
    assert set(found[:12]) == {"a"}
    assert set(found) == {"a", "b", "c"}
    assert found.index("b") < found.index("c")


def test_what_went_better_is_tried_more_often() -> None:
    found = visit(Node(), {"a": 0.2, "b": 0.9, "c": 0.2}, 100)
    assert found.count("b") > found.count("a") > found.count("c")


def test_what_is_not_on_offer_is_not_tried_nor_held_against_it() -> None:
    node = Node()
    visit(node, {"a": 0.5, "b": 0.5, "c": 0.5}, 20)
    offered = node.tried[0][("letter:b",)].offered
    assert set(visit(node, {"a": 0.5, "c": 0.5}, 20, [("a",), ("c",)])) == {"a", "c"}
    assert node.tried[0][("letter:b",)].offered == offered


def test_seats_asked_at_once_learn_each_for_itself() -> None:
    node = Node()
    mine, _ = node.select(0, LETTERS, RANKED)
    theirs, _ = node.select(1, LETTERS, RANKED)
    node.learn({0: mine, 1: theirs}, [1.0, 0.25])
    assert node.tried[0][mine] == Tried(visits=1, offered=1, total=1.0)
    assert node.tried[1][theirs] == Tried(visits=1, offered=1, total=0.25)
    assert node.visits == 1


def test_what_follows_depends_on_what_all_have_answered() -> None:
    node = Node()
    first, new = node.step({0: ("letter:a",), 1: ("letter:b",)})
    assert new
    assert node.step({0: ("letter:a",), 1: ("letter:b",)}) == (first, False)
    assert node.step({0: ("letter:a",), 1: ("letter:c",)})[1]


def test_equal_pieces_are_one_answer() -> None:
    coins = Choice("give", [1, 1], lambda _: "coin:one", least=0, most=2)
    assert list(distinct(coins, [(1,), (1,), (1, 1), ()], 5)) == [("coin:one",), ("coin:one", "coin:one"), ()]
    assert len(distinct(coins, [(1,), (1, 1), ()], 2)) == 2
