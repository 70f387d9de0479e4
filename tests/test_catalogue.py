"""Catalogue: our reader of Fluent says what Fluent's own runtime says, of every message, in every language."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from guildtable.catalogue import LANGUAGES, Catalogue, plural

SOURCE = Path(__file__).parent.parent / "src" / "guildtable"
FOLDERS = sorted({page.parent for page in SOURCE.rglob("en.ftl")})
NUMBERS = (0, 1, 2, 3, 1302, 1234567, -1)
NAMES = ("you", "house", "hand", "Ada")
"""Not "other": given as a word, Fluent's runtime takes it for the plural of 0, where a message asks for a number."""


class Variables(Visitor):
    """The variables of a page, and those by which something is chosen."""

    def __init__(self, page: ast.Resource) -> None:
        self.all, self.choosing = set[str](), set[str]()
        self.visit(page)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)


def both(page: str, language: str) -> tuple[Catalogue, FluentBundle]:
    """The page by our reader, and by Fluent's."""
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(page))
    return Catalogue(language, [page]), theirs


def said(bundle: FluentBundle, pattern: Any, args: dict[str, str | int]) -> str:
    """What Fluent's own runtime says."""
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_every_message_and_form_is_said_as_fluent_says_it(folder: Path, language: str) -> None:
    page = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(page)
    ours, theirs = both(page, language)
    variables = Variables(parsed)
    compared = 0
    for number, name in product(NUMBERS, NAMES):
        for args in (
            dict.fromkeys(variables.all, number) | dict.fromkeys(variables.all - variables.choosing, name),
            dict.fromkeys(variables.all, name) | dict.fromkeys(variables.all - variables.choosing, number),
        ):
            for message in (entry for entry in parsed.body if isinstance(entry, ast.Message)):
                known = theirs.get_message(message.id.name)
                if known.value:
                    assert ours.say(message.id.name, args) == said(theirs, known.value, args)
                    compared += 1
                assert ours.forms(message.id.name) == set(known.attributes)
                for form, pattern in known.attributes.items():
                    assert ours.say(message.id.name, args, form) == said(theirs, pattern, args)
    assert compared > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_unicode(language: str) -> None:
    _, theirs = both("", language)
    for number in (*range(-20, 200), 1000, 1001, 10**6, 10**9):
        assert plural(number) == theirs._plural_form(number)  # noqa: SLF001 - what Fluent itself asks


@pytest.mark.parametrize(
    "page",
    [
        "a = { $missing }",
        "a = { NUMBER($b) }",
        "a = { -term }",
        "a = { other }",
        'a = { "literal" }',
        "a = { other.form }",
    ],
)
def test_what_we_cannot_say_is_an_error_and_not_half_a_line(page: str) -> None:
    with pytest.raises(LookupError):
        Catalogue("en", [page]).say("a", {"b": 1})


def test_the_first_page_that_has_a_message_says_it() -> None:
    catalogue = Catalogue("nl", ["a = oud", "a = nieuw\nb = { $count }"])
    assert (catalogue.say("a", {}), catalogue.say("b", {"count": 1302})) == ("oud", "1.302")
    assert "c" not in catalogue
    with pytest.raises(ValueError, match="no words in fr"):
        Catalogue("fr", [])
