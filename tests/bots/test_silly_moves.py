"""Silly moves that bots were seen to make, each as a position: with what was learned they do better."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from guildtable.bots.player import bot
from guildtable.bots.tastes import taste_of
from guildtable.kernel.position import Position
from guildtable.kernel.sight import sight
from tests.games.bruges import scenes as bruges
from tests.games.capital_lux.scenes import play, scene
from tests.games.flandern import scenes as flandern

KINDS = pytest.mark.parametrize("kind", ["look", "learned:24"])


def answers(kind: str, position: Position[Any], times: int = 5) -> set[str]:
    """What a bot answers to whoever is asked, by several dice."""
    seat, found = next(iter(position.asked)), set()
    for seed in range(times):
        seen = sight(position, seat, Random(seed))
        found.add("+".join(seen.choice.write(bot(kind, position.game, Random(seed)).choose(seen))))
    return found


@KINDS
def test_it_takes_no_card_whose_limit_is_surely_gone(kind: str) -> None:
    """The only Scholar leaves the capital, and what lies above is below nothing: the card would be lost at once."""
    table = scene("cleric-2", "", capital="scholar-3 agent-2 agent-5", placed=[("scholar", "-3", 0)], round=3, closer=1)
    table = play(table, "card:cleric-2/to:capital")
    assert answers(kind, table) == {"capital:agent"}


@KINDS
def test_it_works_out_which_modifier_a_rival_has_placed(kind: str) -> None:
    """All others are its own: what lies face down above the Scholars can only be the lowest."""
    placed = [("agent", "+4", 0), ("merchant", "+2", 0), ("cleric", "-1", 0), ("scholar", "-3", 1)]
    table = scene("cleric-3", "", capital="scholar-4 agent-3 cleric-5", placed=placed, round=3, closer=1)
    table = play(table, "card:cleric-3/to:capital")
    assert answers(kind, table) == {"capital:agent"}


@KINDS
def test_it_does_not_lay_its_last_card_where_it_loses_all_of_that_profession(kind: str) -> None:
    """Five Agents stand under a limit of five; one more and all of them go. In the capital it lifts the limit."""
    table = scene("agent-4", "", hometowns=["agent-5", "scholar-2"], capital="agent-5 scholar-2", round=3, closer=1)
    assert answers(kind, table) == {"card:agent-4/to:capital"}


@KINDS
def test_it_saves_with_gold_what_is_worth_more_than_the_gold(kind: str) -> None:
    table = scene(
        "merchant-2",
        "",
        hometowns=["agent-6 agent-2", "scholar-2"],
        capital="agent-6 scholar-2",
        gold=[3, 0],
        round=3,
        closer=1,
    )
    table = play(table, "card:merchant-2/to:hometown")
    assert answers(kind, table) <= {"save:agent", "save:agent/save:merchant"}


@KINDS
def test_it_hoards_no_workers_for_a_game_that_is_over(kind: str) -> None:
    """The last card of the last round: a house is a point, workers are nothing any more."""
    mine = bruges.town(hand="beggar", workers="red red blue brown purple yellow", points=20)
    table = bruges.scene(mine, bruges.town(points=20, guilders=3), round=5, last_round=5, turns_left=2)
    assert all("use:house" in answer for answer in answers(kind, table.position))


@pytest.mark.parametrize(
    ("rival", "thought_of"),
    [
        ("ghent", {"bruges", "pick-up"}),
        ("bruges", {"bruges", "pick-up", *[f"bruges/influence:{n}" for n in (1, 2, 3)]}),
    ],
)
def test_it_pays_no_influence_where_nobody_else_wants_to_be_first(rival: str, thought_of: set[str]) -> None:
    """What others have in hand is no secret; and it does not matter when one picks up."""
    table = flandern.scene(3, hands=["pick-up bruges", f"pick-up {rival}", "pick-up ypres"], influence=[3, 3, 3])
    seen = sight(table.position, 0, Random(1))
    taste = taste_of(table.position.game)
    ranked = taste.ranked(table.position.now, 0, seen.choice)
    assert {seen.choice.write(answer) for answer in ranked} == {(f"card:{path}",) for path in thought_of}
