"""Words: every message in every language, with the arguments it is given."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from guildtable.catalogue import LANGUAGES, pages
from guildtable.cli.words import SHELL, Words
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice, Message
from guildtable.shelf import GAMES
from tests.properties.walk import walk
from tests.toys import tavern

SPOKEN = [*GAMES.values(), tavern.GAME]
PACKAGES = [SHELL, *(game.package for game in SPOKEN)]


def catalogue(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the variables it uses."""
    text = "\n".join(pages(package, language))
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a message stands twice"
    start = [(message.id.name, message.span.start, message.span.end) for message in messages if message.span]
    return {name: set(re.findall(r"\$(\w+)", text[begin:end])) for name, begin, end in start}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(package: str, language: str) -> None:
    english, other = catalogue(package, "en"), catalogue(package, language)
    assert other.keys() == english.keys()
    for name, variables in english.items():
        assert other[name] == variables, name


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_says_and_points_at_has_words(game: AnyGame, language: str) -> None:
    words = Words(language, game, players=["Ada", "Ben", "Cas", "Dirk"])
    assert all(words.name(ref) for ref in game.refs())
    for seats in game.seats:
        for seed in range(3):
            for moment in walk(game, seats, seed):
                for viewer in (*range(seats), None):
                    words.log(moment.step.events, viewer)
                words(f"phase-{game.chapter(moment.after.now).phase}")
                for asked in moment.after.asked.values():
                    if isinstance(asked, Choice):
                        speak(words, asked)
            for item in game.standing(moment.after.now)[0].items:
                words(f"score-{item}")


def speak(words: Words, choice: Choice[Any]) -> None:
    """Say a question with all that is offered and barred."""
    words.say(Message(choice.why, choice.args))
    for path, equal in choice.pieces().items():
        words.path(path)
        if choice.outcome and (outcome := choice.outcome(equal[0])):
            words.say(outcome)
    for path, reason in choice.barred().items() if choice.barred else ():
        words.path(path)
        words.say(reason)


def test_equal_cards_are_counted_in_words() -> None:
    cards = ("card:agent-2", "card:agent-2", "card:merchant-5")
    said = [
        Words(language, GAMES["capital-lux"], players=["Ada", "Ben"]).say(Message("you-choose", {"cards": cards}), 0)
        for language in LANGUAGES
    ]
    assert said == [
        "You kept Agent 2 (twice) and Merchant 5.",
        "Je hield Agent 2 (twee keer) en Koopman 5.",
        "Du hast den Agenten 2 (zweimal) und den Händler 5 behalten.",
    ]


def test_refs_are_named_and_what_only_looks_like_one_is_not() -> None:
    words = Words("de", GAMES["capital-lux"], players=["Ada", "Ben"])
    assert words("takes-gold", seat="seat:1") == "Ben hat 1 Gold genommen."
    assert words("handover", name="10:30") == "Gib den Bildschirm an 10:30."
    assert words("handover", name="seat:9") == "Gib den Bildschirm an seat:9."


def test_a_thing_has_another_form_where_something_is_done_to_it() -> None:
    words = Words("de", GAMES["capital-lux"], players=["Ada", "Ben"])
    assert words.name("card:scholar-4") == "Gelehrter 4"
    assert words("you-draw", card="card:scholar-4") == "Du hast den Gelehrten 4 gezogen."
    kept = words("you-choose", cards=("card:agent-2", "card:cleric-3"))
    assert kept == "Du hast den Agenten 2 und den Kleriker 3 behalten."


def test_missing_words_are_an_error_and_not_an_empty_line() -> None:
    with pytest.raises(LookupError, match="no words for nonsense"):
        Words("en")("nonsense")
    with pytest.raises(LookupError, match="do not fit"):
        Words("en")("handover")
