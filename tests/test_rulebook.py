"""The rulebook explains every question and every reason: it finds them under these headings of a game's catalogue."""

from __future__ import annotations

import re

import pytest

from guildtable.cli.words import catalogue
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice
from guildtable.shelf import GAMES
from tests.properties.walk import walk


def under(game: AnyGame, heading: str) -> set[str]:
    """The messages that stand under a heading; `web/rules/rulebook.test.ts` reads them in the same way."""
    text = "\n".join(catalogue(game.package, "en"))
    _, _, rest = text.partition(f"\n## {heading}\n")
    return set(re.findall(r"^([a-z][\w-]*) =", rest.partition("\n## ")[0], re.MULTILINE))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
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
