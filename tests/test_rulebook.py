"""The rulebook explains every question and every reason, and its worked examples are what the rules say.

It finds questions and reasons under these headings of a game's catalogue.
"""

from __future__ import annotations

import json
import re

import pytest

from guildtable.catalogue import pages
from guildtable.games.bruges.scoring import score_of
from guildtable.games.flandern.pieces import Town
from guildtable.games.flandern.scoring import score_town
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice
from guildtable.shelf import games_with
from tests.properties.walk import walk
from tools.examples import FILES, full_liege, town_of_36_points, written


def under(game: AnyGame, heading: str) -> set[str]:
    """The messages that stand under a heading; `web/rules/rulebook.test.ts` reads them in the same way."""
    text = "\n".join(pages(game.package, "en"))
    _, _, rest = text.partition(f"\n## {heading}\n")
    return set(re.findall(r"^([a-z][\w-]*) =", rest.partition("\n## ")[0], re.MULTILINE))


@pytest.mark.parametrize("game", games_with("rulebook").values(), ids=lambda game: game.name)
def test_what_is_asked_and_refused_stands_where_the_rulebook_looks_for_it(game: AnyGame) -> None:
    asked, refused = set(), set()
    for seats in game.seats:
        for moment in walk(game, seats, 1):
            for choice in moment.after.asked.values():
                if isinstance(choice, Choice):
                    asked.add(choice.why)
                    refused |= {reason.id for reason in choice.barred().values()} if choice.barred else set()
    assert len(asked) > 2
    assert refused
    assert asked <= under(game, "What is asked")
    assert refused <= under(game, "Why not")


@pytest.mark.parametrize("game", FILES)
def test_the_worked_examples_of_the_browser_are_fresh(game: str) -> None:
    assert FILES[game].read_text(encoding="utf-8") == written(game), "run make examples"


def test_the_final_scoring_that_is_shown_comes_to_36_points() -> None:
    shown = json.loads(FILES["bruges"].read_text(encoding="utf-8"))
    steps = {step["id"]: step["points"] for step in shown["steps"]}
    assert steps == {"people": 8, "houses": 6, "laurels": 4, "majorities": 8, "canals": 3, "reputation": 7}
    score = score_of(town_of_36_points(), 0)
    assert steps == {item: points for item, points in score.items.items() if points}
    assert (shown["total"], score.total, sum(steps.values())) == (36, 36, 36)
    assert list(shown["people"].values()) == [3, 1, 2, 0, 2]


def test_the_town_that_is_shown_pays_as_it_is_scored() -> None:
    shown = json.loads(FILES["flandern"].read_text(encoding="utf-8"))
    assert [step["worth"] for step in shown["steps"]] == [11, 2, 3, 0]
    assert shown["value"] == sum(step["worth"] for step in shown["steps"]) == 16
    g = full_liege()
    score_town(g, Town.LIEGE)
    paid = {rank["guild"]: rank["points"] for rank in shown["ranks"]}
    assert paid == {"blue": 16, "yellow": 8, "green": 0, "red": 0, "grey": 0}
    assert paid == g.points
