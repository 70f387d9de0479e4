"""Nobody is forgotten: every person has a test on its group's page, words in every language, and stands on its page."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from guildtable.catalogue import LANGUAGES, pages
from guildtable.cli.words import Words
from guildtable.games.bruges import GAME
from guildtable.games.bruges.deck import DECK, cards
from guildtable.games.bruges.parts import Group
from guildtable.games.bruges.person import ACTIVE, PERSONS

HERE = Path(__file__).parent
PAGES = {
    Group.ARTIST: "artists",
    Group.BUREAUCRAT: "bureaucrats",
    Group.CASTLE: "castle",
    Group.CHURCH: "church",
    Group.CRAFTSMAN: "craftsmen",
    Group.ENTERTAINER: "entertainers",
    Group.MERCHANT: "merchants",
    Group.NOBLE: "nobles",
    Group.PROTECTOR: "protectors",
    Group.SCHOLAR: "scholars",
    Group.UNDERWORLD: "underworld",
}


def words_in(page: str) -> set[str]:
    """Every word of every text in the code of a page of tests, comments and docstrings left out."""
    tree = ast.parse("\n".join(part.read_text(encoding="utf-8") for part in HERE.glob(f"test_{page}*.py")))
    documented = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Module))]
    docs = {ast.get_docstring(node, clean=False) for node in documented}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    signs = str.maketrans(dict.fromkeys(":/=,", " "))
    return {word for text in texts if text not in docs for word in text.translate(signs).split()}


@pytest.mark.parametrize("group", Group)
def test_every_person_of_a_group_is_tested_on_its_page(group: Group) -> None:
    named = words_in(PAGES[group])
    assert {name for name, person in PERSONS.items() if person.group is group} <= named


def test_the_deck_is_165_persons_who_are_all_in_town() -> None:
    assert len(DECK) == 165
    assert DECK.keys() <= PERSONS.keys()
    assert cards(guests=False) == tuple(DECK)
    assert set(cards(guests=True)) == PERSONS.keys()


def test_guests_are_dealt_only_where_they_are_asked_for() -> None:
    assert not GAME.opening(2).guests
    assert GAME.opening(2, {"guests": "yes"}).guests


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_has_a_name_and_a_text(language: str) -> None:
    words = Words(language, GAME)
    for person in PERSONS:
        assert words(f"card-{person}") == words(f"person-{person}")
        assert len(words(f"text-{person}")) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_not_to_activate_somebody_has_words(language: str) -> None:
    words = Words(language, GAME)
    for person in ACTIVE.values():
        assert not person.lacking or words(person.lacking)


def test_every_person_has_a_french_name() -> None:
    named = {
        entry.id.name
        for page in pages(GAME.package, "fr")
        for entry in FluentParser().parse(page).body
        if isinstance(entry, fluent.Message)
    }
    assert named == {f"card-{person}" for person in PERSONS}
