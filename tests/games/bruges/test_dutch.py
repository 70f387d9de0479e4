"""Bruges in Dutch speaks as the Dutch rulebook does, in the terminal and in the browser."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from guildtable.cli.words import Words
from guildtable.shelf import game

WEB = Path(__file__).parents[3] / "web" / "words"
GAME = files("guildtable.games.bruges").joinpath("words")
CATALOGUES = {
    "game": GAME.joinpath("nl.ftl").read_text(encoding="utf-8"),
    "persons": GAME.joinpath("persons", "nl.ftl").read_text(encoding="utf-8"),
    "table": (WEB / "bruges.nl.ftl").read_text(encoding="utf-8"),
    "rulebook": (WEB / "rules-bruges.nl.ftl").read_text(encoding="utf-8"),
    "lesson": (WEB / "lessons" / "bruges.nl.ftl").read_text(encoding="utf-8"),
    "browser": (WEB / "nl.ftl").read_text(encoding="utf-8"),
    "aid": (WEB / "book" / "aid-bruges.nl.ftl").read_text(encoding="utf-8"),
    "example": (WEB / "book" / "bruges.nl.ftl").read_text(encoding="utf-8"),
    "supplement": (WEB / "book" / "persons.nl.ftl").read_text(encoding="utf-8"),
    "spoken": (WEB / "book" / "spoken.nl.ftl").read_text(encoding="utf-8"),
}

TERMS = {
    "penalty-flood": "overstroming",
    "penalty-plague": "pest",
    "penalty-raid": "overval",
    "penalty-fire": "brand",
    "penalty-intrigue": "intrige",
    "group-artist": "Kunstenaars",
    "group-bureaucrat": "Ambtenaren",
    "group-church": "Geestelijken",
    "group-craftsman": "Ambachtslui",
    "group-entertainer": "Artiesten",
    "group-merchant": "Handelaren",
    "group-noble": "Adel",
    "group-protector": "Beschermheren",
    "group-scholar": "Wetenschappers",
    "group-underworld": "Onderwereld",
    "guard-red": "rode portierswoning",
    "phase-draw": "1, kaarten trekken",
    "phase-roll": "2, dobbelstenen gooien",
    "phase-play": "3, kaarten spelen",
    "majority-reputation": "ontwikkeling",
    "majority-people": "personen",
    "majority-canal": "kanalen",
    "score-statues": "standbeeldfiches",
    "use-recruit": "persoon aantrekken",
}
"""What the rulebook calls it. The name of the Castle's group cannot be read there."""

NOT_ITS_WORDS = (
    *("plunder", "beschermers", "wachthuis", "eindtelling", "straf", "bestraft", "pijl", "standbeelden", "pion "),
    *("dreiging", "aanzien", "al je gulden.", "alle gulden ", "meeste gulden "),
)
"""Raid, protectors, guard house, final scoring, penalty, arrow, statues, pawn, threats, reputation, guilders."""


@pytest.mark.parametrize(("message", "term"), TERMS.items())
def test_a_thing_is_called_what_the_dutch_rulebook_calls_it(message: str, term: str) -> None:
    assert Words("nl", game("bruges"))(message) == term


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_other_word_is_used_for_it(catalogue: str) -> None:
    said = [line for line in CATALOGUES[catalogue].splitlines() if not line.startswith("#")]
    found = {word: line for line in said for word in NOT_ITS_WORDS if word in line.lower()}
    assert not found
