"""Dutch and German as natives speak them, in the terminal and in the browser: one word a thing, cases, no English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from guildtable.catalogue import LANGUAGES
from guildtable.cli.words import Words
from guildtable.games.bruges.person import PERSONS
from guildtable.shelf import GAMES

HERE = Path(__file__).parent.parent
FOLDERS = [HERE / "web" / "words", *(HERE / "src" / "guildtable").rglob("words")]
PAGES = sorted({str(page.relative_to(HERE)) for folder in FOLDERS for page in folder.rglob("*en.ftl")})
"""Every page of words, by where its English stands."""

ENGLISH = {
    *("the", "and", "you", "your", "with", "which", "their", "this", "that", "from", "have", "has", "nothing"),
    *("card", "cards", "worker", "workers", "threat", "threats", "house", "houses", "town", "guild", "hometown"),
    *("point", "points", "step", "steps", "round", "turn", "build", "something", "everybody", "nobody"),
}
"""Words that neither Dutch nor German has."""

SAID_OTHERWISE = {
    "de": {
        "bruges": ("Arbeiter", "Ansehen", "Wachhaus", "Kanalabschnitt", "vorrück", "vorgerückt", "Bedrohungsplättchen"),
        "flandern": ("Gilde", "Kathedral", "Abdeckung", "Stadtteil"),
        "capital": ("Kaufmann", "Kaufleute", "Geistliche", "Obergrenze"),
    },
    "nl": {
        "bruges": ("aanwerv", "werf ", "aangeworven", "rondes", "fasen"),
        "flandern": ("invloedskaart", "kerktegel", "dom ", "rondes"),
        "capital": ("modificat", "modifier", "handelaar", "rondes"),
    },
}
"""What a thing is not called, for it has another name: the one of its rulebook where there is one."""

ARTICLES = {"nl": ("de ", "het "), "de": ("den ", "die ", "das ")}


def messages(page: str, language: str) -> dict[str, ast.Message]:
    """The messages of a page in that language."""
    path = HERE / re.sub(r"en\.ftl$", f"{language}.ftl", page)
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Reading(Visitor):
    """What is read in a message, and what is put into it."""

    def __init__(self, message: ast.Message) -> None:
        self.text, self.variables = "", set[str]()
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += f" {node.value}"

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.partition("-")[0])


@pytest.mark.parametrize("language", ARTICLES)
def test_every_person_has_a_form_for_what_is_done_to_them(language: str) -> None:
    words = Words(language, GAMES["bruges"], players=["Ada"])
    for person in PERSONS:
        played = words("plays-for-workers", seat="seat:0", card=f"card:{person}")
        used = words("activates", seat="seat:0", person=f"person:{person}")
        assert any(f" {article}" in played and f" {article}" in used for article in ARTICLES[language]), (played, used)


@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("page", PAGES)
def test_a_message_is_given_the_same_in_every_language(page: str, language: str) -> None:
    english, other = messages(page, "en"), messages(page, language)
    assert other.keys() == english.keys()
    for name, message in english.items():
        assert Reading(other[name]).variables == Reading(message).variables, name


@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("page", PAGES)
def test_no_english_is_left(page: str, language: str) -> None:
    for name, message in messages(page, language).items():
        said = re.sub(r"#[\w-]+|docs/\S+", "", Reading(message).text)  # where to look something up
        assert not ENGLISH & set(re.findall(r"\w+", said.lower())), name


@pytest.mark.parametrize("language", SAID_OTHERWISE)
@pytest.mark.parametrize("page", PAGES)
def test_a_thing_has_one_name(page: str, language: str) -> None:
    otherwise = [word for game, found in SAID_OTHERWISE[language].items() if game in page for word in found]
    for name, message in messages(page, language).items() if otherwise else ():
        assert not [word for word in otherwise if word in Reading(message).text], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_has_the_letter_it_has_in_the_browser(language: str) -> None:
    page = (HERE / "web" / "design" / "colours.ts").read_text(encoding="utf-8")
    colours = re.findall(r'"(\w+)"', re.search(r"COLOURS = \[(.*?)\]", page)[1])  # type: ignore[index]
    letters = re.search(rf'{language}: "(\w+)"', page)[1]  # type: ignore[index]
    words = Words(language)
    named = {colour: letter for colour, letter in zip(colours, letters, strict=True) if colour != "church"}
    assert {colour: words.letter(colour) for colour in named} == named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "colours"),
    [
        ("bruges", ("blue", "brown", "red", "purple", "yellow")),
        ("flandern", ("blue", "yellow", "green", "red", "grey")),
        ("capital-lux", ("blue", "pink", "green", "yellow")),
    ],
)
def test_help_tells_the_letters(language: str, game: str, colours: tuple[str, ...]) -> None:
    words = Words(language, GAMES[game])
    signs = words("help-signs")
    assert [colour for colour in colours if not re.search(rf"\b{words.letter(colour)}\b", signs)] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada took 2 red workers and a purple worker."),
        ("nl", "Ada heeft 2 rode arbeiders en een paarse arbeider genomen."),
        ("de", "Ada hat 2 rote Handlanger und einen lila Handlanger genommen."),
    ],
)
def test_equal_things_are_counted_in_words(language: str, said: str) -> None:
    words = Words(language, GAMES["bruges"], players=["Ada"])
    assert words("takes-workers", seat="seat:0", workers=("worker:red", "worker:red", "worker:purple")) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You kept Agent 2 (twice)."),
        ("nl", "Je hield Agent 2 (twee keer)."),
        ("de", "Du hast den Agenten 2 (zweimal) behalten."),
    ],
)
def test_equal_cards_are_told_with_words(language: str, said: str) -> None:
    words = Words(language, GAMES["capital-lux"], players=["Ada"])
    assert words("you-choose", cards=("card:agent-2", "card:agent-2")) == said
