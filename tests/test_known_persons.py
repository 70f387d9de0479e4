"""Wherever it is told how many persons of Bruges are known, it is what the deck says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from guildtable.games.bruges.deck import DECK, FACTS, chosen

HERE = Path(__file__).parent.parent
FOUND = Counter(source.known for source in DECK.values())
NAMED = FOUND["rulebook"] + FOUND["supplement"] + FOUND["mentioned"]
TOLD = [
    "README.md",
    "docs/rules/bruges.md",
    "docs/decisions/0008-a-deck-of-our-own.md",
    *(f"src/guildtable/games/bruges/words/{language}.ftl" for language in ("en", "nl", "de")),
    *(f"web/words/rules-bruges.{language}.ftl" for language in ("en", "nl", "de")),
]


def numbers(text: str) -> set[int]:
    """What is told in fifties and hundreds wherever a text speaks of the King or of those nobody knows."""
    parts = re.split(r"\n(?:\s*\n|- |    )", text)
    told = " ".join(part for part in parts if re.search(r"\b(King|Koning|König|111)\b", part))
    return {int(number) for number in re.findall(r"(?<!\d)(?:5|10|11)\d(?!\d)", told)}


@pytest.mark.parametrize("name", TOLD)
def test_how_many_are_known_is_told_as_the_deck_has_it(name: str) -> None:
    told = numbers((HERE / name).read_text(encoding="utf-8"))
    assert told == {NAMED, NAMED + FOUND["outside"], FOUND[""]}


def test_a_wrong_number_is_seen() -> None:
    assert numbers("50 others\n\nA 54th is known\nfrom the rulebooks; the other 111, of 165") == {54, 111}


def test_what_is_chosen_is_a_fact_a_name_or_a_loop() -> None:
    said = {what for source in DECK.values() for what in source.ours}
    assert said - {*FACTS} == {"name_en", "name_nl", "loop_type"}
    assert set(FACTS) <= said


def test_our_own_words_for_a_name_are_no_facts() -> None:
    assert chosen("queen") == ()
    assert chosen("bard") == ("price", "group", "colour", "worker_colour")
    assert chosen("piper") == ()
