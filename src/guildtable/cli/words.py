"""Words: a game's Fluent catalogue and the terminal's own, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import NOTHING, Message, Path, Ref, Word
from guildtable.shelf import GAMES

LANGUAGES = ("en", "nl", "de")
SHELL = "guildtable.cli"


class Words:
    """Puts messages, refs and events into words for the people at one table."""

    def __init__(self, language: str, game: AnyGame | None = None, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language} yet; there are {', '.join(LANGUAGES)}")
        self.players = list(players)
        self._bundle = FluentBundle([language, "en"], use_isolating=False)
        for package in dict.fromkeys((SHELL, game.package, GAMES.get(game.name, game).package) if game else (SHELL,)):
            for page in catalogue(package, language):
                # The first that has a message says it: a game of an older edition in its own words, where it has them.
                self._bundle.add_resource(FluentResource(page))

    def __call__(self, message: str, **args: Word) -> str:
        """A message by its id."""
        return self.say(Message(message, args))

    def say(self, message: Message, viewer: Viewer = None) -> str:
        """A message with its arguments; refs among them are named. To a viewer their own seat is `you`."""
        pattern = self._bundle.get_message(message.id).value if self._bundle.has_message(message.id) else None
        if pattern is None:
            raise LookupError(f"no words for {message.id}")
        args = {name: self._word(word, self.name) for name, word in message.args.items()}
        args |= {f"{name}-object": self._word(word, self._object) for name, word in message.args.items()}
        for name, word in message.args.items():
            if type(word) is str and word.startswith("seat:"):
                args[f"{name}-is"] = "you" if word == f"seat:{viewer}" else "other"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"the words for {message.id} do not fit: {errors[0]}")
        return str(text)

    def name(self, ref: Ref) -> str:
        """What a ref is called: the message of its name."""
        kind, _, which = ref.partition(":")
        return self.players[int(which)] if kind == "seat" else self(f"{kind}-{which}")

    def _object(self, ref: Ref) -> str:
        """What it is called where something is done to it: in German not always the same."""
        forms = self._forms(ref)
        return str(self._bundle.format_pattern(forms["object"], {})[0]) if "object" in forms else self.name(ref)

    def _forms(self, ref: Ref) -> Mapping[str, Any]:
        """The other forms of its name."""
        message = ref.replace(":", "-", 1)
        return self._bundle.get_message(message).attributes if self._bundle.has_message(message) else {}

    def path(self, path: Path) -> str:
        """What a path says, ref by ref."""
        return " ".join(map(self.name, path.split("/")))

    def listed(self, names: Sequence[str]) -> str:
        """Several names as the language lists them."""
        *others, last = names
        return self("list-of", others=", ".join(others), last=last) if others else last

    def letter(self, colour: str) -> str:
        """The letter that stands for a colour, as in the browser."""
        return self(f"letter-{colour}")

    def _word(self, word: Word, name: Callable[[Ref], str]) -> str | int:
        if isinstance(word, tuple):
            names = [
                name(ref) if count == 1 else self._several(ref, count, name) for ref, count in Counter(word).items()
            ]
            return self.listed(names) if names else self("none")
        return name(word) if type(word) is str and self._is_ref(word) else word

    def _several(self, ref: Ref, count: int, name: Callable[[Ref], str]) -> str:
        """Equal things: "2 red workers" if they have a form for it, or "Agent 2 (twice)"."""
        forms = self._forms(ref)
        if "several" in forms:
            return str(self._bundle.format_pattern(forms["several"], {"count": count})[0])
        return self("repeated", name=name(ref), count=count)

    def _is_ref(self, word: str) -> bool:
        """A colon alone makes no ref: people type them too."""
        kind, colon, which = word.partition(":")
        if kind == "seat":
            return which.isdecimal() and int(which) < len(self.players)
        return bool(colon) and self._bundle.has_message(f"{kind}-{which}")

    def log(self, events: Sequence[Event], viewer: Viewer) -> list[str]:
        """The events this viewer may hear, in words."""
        return [self.say(Message(event.id, event.args), viewer) for event in events if event.heard_by(viewer)]


def catalogue(package: str, language: str) -> list[str]:
    """The pages of a catalogue: the main one, and one of each folder beside it."""
    words = files(package).joinpath("words")
    name = f"{language}.ftl"
    pages = [words, *sorted((page for page in words.iterdir() if page.is_dir()), key=lambda page: page.name)]
    return [page.joinpath(name).read_text(encoding="utf-8") for page in pages if page.joinpath(name).is_file()]


def default_language(environment: Mapping[str, str] = NOTHING) -> str:
    """The language the terminal is set to, if we have words in it."""
    wanted = (environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or "en")[:2]
    return wanted if wanted in LANGUAGES else "en"
