"""Catalogue: messages in Fluent, put into words.

Fluent's own parser reads them; this is what our messages need of its runtime, which would bring the dates and
currencies of every language of the world along, 33 MB of them. `tests/test_catalogue.py` holds the two against each
other, message by message.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files

from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "nl", "de")
THOUSANDS = {"en": ",", "nl": ".", "de": "."}
"""What stands between the thousands of a number."""

type Args = Mapping[str, str | int]


class Catalogue:
    """The messages of one language. Where several pages have the same one, the first says it."""

    def __init__(self, language: str, written: Iterable[str]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language} yet; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._messages: dict[str, ast.Message] = {}
        for page in written:
            for entry in FluentParser().parse(page).body:
                if isinstance(entry, ast.Message):
                    self._messages.setdefault(entry.id.name, entry)

    def __contains__(self, message: str) -> bool:
        """Whether there are words for it."""
        return message in self._messages

    def forms(self, message: str) -> frozenset[str]:
        """The further forms that a message has: its attributes."""
        found = self._messages.get(message)
        return frozenset(attribute.id.name for attribute in found.attributes) if found else frozenset()

    def say(self, message: str, args: Args, form: str = "") -> str:
        """A message, or another form of it, with what is to be put in."""
        return "".join(self._part(element, args) for element in self._pattern(message, form).elements)

    def _pattern(self, message: str, form: str) -> ast.Pattern:
        found = self._messages.get(message)
        said = {"": found.value, **{other.id.name: other.value for other in found.attributes}} if found else {}
        pattern = said.get(form)
        if pattern is None:
            raise LookupError(f"no words for {message}{form and f'.{form}'}")
        return pattern

    def _part(self, part: ast.SyntaxNode, args: Args) -> str:
        match part:
            case ast.TextElement():
                return str(part.value)
            case ast.Placeable():
                return self._part(part.expression, args)
            case ast.MessageReference():
                return self.say(part.id.name, args, part.attribute.name if part.attribute else "")
            case ast.SelectExpression():
                return "".join(self._part(element, args) for element in self._variant(part, args).elements)
            case ast.VariableReference():
                value = _given(part, args)
                return value if isinstance(value, str) else f"{value:,}".replace(",", THOUSANDS[self.language])
        raise LookupError(f"we do not read Fluent's {type(part).__name__}")

    def _variant(self, choice: ast.SelectExpression, args: Args) -> ast.Pattern:
        """The variant for a value: by its number, by one or other, by its name; or the one with the star."""
        if not isinstance(choice.selector, ast.VariableReference):
            raise LookupError(f"we do not choose by Fluent's {type(choice.selector).__name__}")
        value = _given(choice.selector, args)
        fits = {value} if isinstance(value, str) else {str(value), plural(value)}
        for variant in choice.variants:
            if (variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value) in fits:
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)


def _given(variable: ast.VariableReference, args: Args) -> str | int:
    if variable.id.name not in args:
        raise LookupError(f"${variable.id.name} is not given")
    return args[variable.id.name]


def plural(number: int) -> str:
    """The kind of plural, as Unicode's CLDR has it: of a whole number the same in English, Dutch and German."""
    return "one" if abs(number) == 1 else "other"


def pages(package: str, language: str) -> list[str]:
    """The pages of a package: the main one, and one of each folder beside it."""
    words = files(package).joinpath("words")
    name = f"{language}.ftl"
    places = [words, *sorted((place for place in words.iterdir() if place.is_dir()), key=lambda place: place.name)]
    return [place.joinpath(name).read_text(encoding="utf-8") for place in places if place.joinpath(name).is_file()]
