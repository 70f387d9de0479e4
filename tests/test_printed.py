"""What the browser shows on the cards of Bruges is what the rules say."""

from __future__ import annotations

import json

from guildtable.games.bruges.person import PERSONS
from tools.persons import FILE, persons


def test_the_cards_of_the_browser_are_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == persons(), "run make persons"


def test_every_person_is_there() -> None:
    assert set(json.loads(persons())) == set(PERSONS)
