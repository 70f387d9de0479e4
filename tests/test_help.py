"""The terminal's help tells apart what the rulebook says and what is ours, as the rulebook pages do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from guildtable.catalogue import pages
from guildtable.kernel.game import AnyGame
from guildtable.shelf import GAMES, games_with

WEB = Path(__file__).parent.parent / "web" / "words"
LETTER = {"en": "Against (the|its|their) letter", "nl": "Tegen (de|hun) letter", "de": "Gegen (den|ihren) Wortlaut"}
WHY = {"en": "because", "nl": "want", "de": "weil"}


def message(text: str, name: str) -> str:
    """A message of a catalogue, as it is written."""
    found = re.search(rf"^{name} =(.*(?:\n .*)*)", text, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("language", LETTER)
@pytest.mark.parametrize("game", games_with("rulebook").values(), ids=lambda game: game.name)
def test_help_says_what_departs_from_the_letter_and_where_to_look_it_up(game: AnyGame, language: str) -> None:
    said = message("\n".join(pages(game.package, language)), "help-rules")
    departure = re.search(rf"{LETTER[language]}[^:]*: (.*)", said)
    assert departure
    assert WHY[language] in departure[0]
    assert f"docs/rules/{game.name}.md" in said


@pytest.mark.parametrize("language", LETTER)
def test_help_calls_the_guilds_of_flandern_what_the_browser_calls_them(language: str) -> None:
    signs = message("\n".join(pages(GAMES["flandern"].package, language)), "help-signs")
    page = (WEB / f"flandern.{language}.ftl").read_text(encoding="utf-8")
    for arms in ("blue", "yellow", "green", "red", "grey"):
        assert message(page, f"fl-arms-{arms}").strip() in signs
