"""Words: a game's catalogue and the terminal's own, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from guildtable.catalogue import LANGUAGES, Catalogue, pages
from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import NOTHING, Message, Path, Ref, Word
from guildtable.shelf import GAMES

SHELL = "guildtable.cli"


class Words:
    """Puts messages, refs and events into words for the people at one table."""

    def __init__(self, language: str, game: AnyGame | None = None, players: Sequence[str] = ()) -> None:
        self.players = list(players)
        spoken = dict.fromkeys((SHELL, game.package, GAMES.get(game.name, game).package) if game else (SHELL,))
        # The first that has a message says it: a game of an older edition in its own words, where it has them.
        self._catalogue = Catalogue(language, (page for package in spoken for page in pages(package, language)))

    def __call__(self, message: str, **args: Word) -> str:
        """A message by its id."""
        return self.say(Message(message, args))

    def say(self, message: Message, viewer: Viewer = None) -> str:
        """A message with its arguments; refs among them are named. To a viewer their own seat is `you`."""
        args = {name: self._word(word, self.name) for name, word in message.args.items()}
        args |= {f"{name}-object": self._word(word, self._object) for name, word in message.args.items()}
        for name, word in message.args.items():
            if type(word) is str and word.startswith("seat:"):
                args[f"{name}-is"] = "you" if word == f"seat:{viewer}" else "other"
        if message.id not in self._catalogue:
            raise LookupError(f"no words for {message.id}")
        try:
            return self._catalogue.say(message.id, args)
        except LookupError as error:
            raise LookupError(f"the words for {message.id} do not fit: {error}") from None

    def name(self, ref: Ref) -> str:
        """What a ref is called: the message of its name."""
        kind, _, which = ref.partition(":")
        return self.players[int(which)] if kind == "seat" else self(f"{kind}-{which}")

    def _object(self, ref: Ref) -> str:
        """What it is called where something is done to it: in German not always the same."""
        message = ref.replace(":", "-", 1)
        if "object" in self._catalogue.forms(message):
            return self._catalogue.say(message, {}, "object")
        return self.name(ref)

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
        message = ref.replace(":", "-", 1)
        if "several" in self._catalogue.forms(message):
            return self._catalogue.say(message, {"count": count}, "several")
        return self("repeated", name=name(ref), count=count)

    def _is_ref(self, word: str) -> bool:
        """A colon alone makes no ref: people type them too."""
        kind, colon, which = word.partition(":")
        if kind == "seat":
            return which.isdecimal() and int(which) < len(self.players)
        return bool(colon) and f"{kind}-{which}" in self._catalogue

    def log(self, events: Sequence[Event], viewer: Viewer) -> list[str]:
        """The events this viewer may hear, in words."""
        return [self.say(Message(event.id, event.args), viewer) for event in events if event.heard_by(viewer)]


def default_language(environment: Mapping[str, str] = NOTHING) -> str:
    """The language the terminal is set to, if we have words in it."""
    wanted = (environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or "en")[:2]
    return wanted if wanted in LANGUAGES else "en"
