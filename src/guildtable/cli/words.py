"""Words: a game's Fluent catalogue and the terminal's own, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files

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
        kind, _, which = ref.partition(":")
        message = f"{kind}-{which}"
        forms = self._bundle.get_message(message).attributes if self._bundle.has_message(message) else {}
        return str(self._bundle.format_pattern(forms["object"], {})[0]) if "object" in forms else self.name(ref)

    def path(self, path: Path) -> str:
        """What a path says, ref by ref."""
        return " ".join(map(self.name, path.split("/")))

    def _word(self, word: Word, name: Callable[[Ref], str]) -> str | int:
        if isinstance(word, tuple):
            counted = Counter(map(name, word))
            return ", ".join(self._counted(one, n) for one, n in counted.items()) or self("none")
        return name(word) if type(word) is str and self._is_ref(word) else word

    def _counted(self, thing: str, count: int) -> str:
        """So many equal things, in the game's own words where it has some."""
        if count == 1:
            return thing
        return self("alike", thing=thing, count=count) if self._bundle.has_message("alike") else f"{thing} ×{count}"

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
