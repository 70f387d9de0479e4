"""Picking: from what a person types to a reply, all at once or step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from guildtable.kernel.question import Choice, Path, Ref, Reply

MANY = 24
"""More paths than this are picked ref by ref; in some games all are."""


class Unclear(ValueError):
    """What was typed is none of the entries, or too many of them. Its text is a message id."""


class Picker:
    """Keeps what has been picked of one choice. Entries stand in the game's own order and keep their numbers."""

    def __init__(
        self, choice: Choice[Any], refs: Sequence[Ref], name: Callable[[Path], str], *, stepwise: bool = False
    ) -> None:
        self.choice, self.stepwise = choice, stepwise
        self.chosen: list[Path] = []
        self.prefix: Path = ""
        self._order = {ref: place for place, ref in enumerate(refs)}
        self._name = name

    @property
    def left(self) -> int:
        """How many more must be picked."""
        return self.choice.least - len(self.chosen)

    def entries(self) -> list[Path]:
        """What can be pointed at: whole paths, or their beginnings where there are many."""
        start = f"{self.prefix}/" if self.prefix else ""
        whole = [path for path in self.choice.pieces() if path.startswith(start)]
        enough = [self.prefix] if self.prefix in self.choice.pieces() else []
        if len(whole) > MANY or (self.stepwise and any("/" in path.removeprefix(start) for path in whole)):
            whole = [start + ref for ref in self.choice.next(self.prefix.split("/") if self.prefix else ()).refs]
        return enough + sorted(
            whole, key=lambda path: [self._order.get(ref, len(self._order)) for ref in path.split("/")]
        )

    def rest(self, path: Path) -> Path:
        """A path without what is picked of it already."""
        return path.removeprefix(f"{self.prefix}/") if self.prefix else path

    def whole(self, start: Path) -> Path | None:
        """The path that begins so, if there is only one."""
        pieces = self.choice.pieces()
        if start in pieces:
            return start
        found = [path for path in pieces if path.startswith(f"{start}/")]
        return found[0] if len(found) == 1 else None

    def take(self, text: str) -> Reply | None:
        """Take numbers, paths or names. Gives the reply once it is whole; `Unclear` keeps nothing."""
        before = (list(self.chosen), self.prefix)
        try:
            for path in self._paths(text):
                self._take(path)
        except Unclear:
            self.chosen, self.prefix = before
            raise
        return tuple(self.chosen) if len(self.chosen) == self.choice.most else None

    def enough(self) -> Reply | None:
        """What has been picked, if that is already an answer; with only one way to answer, that one."""
        if self.choice.forced:
            return tuple(path for path, equal in self.choice.pieces().items() for _ in equal)[: self.choice.least]
        return tuple(self.chosen) if self.left <= 0 and not self.prefix else None

    def _paths(self, text: str) -> list[Path]:
        entries = self.entries()
        typed = text.strip().casefold()
        named = {self._name(self.rest(path)).casefold(): path for path in entries}
        found = [named[typed]] if typed in named else [path for name, path in named.items() if name.startswith(typed)]
        if len(found) == 1 and not typed.isdecimal():
            return found
        paths = []
        for word in text.replace(",", " ").split():
            if word.isdecimal() and 1 <= int(word) <= len(entries):
                paths.append(entries[int(word) - 1])
            elif any(path == word or path.startswith(f"{word}/") for path in self.choice.pieces()):
                paths.append(word)
            else:
                raise Unclear("bad-answer")
        if not paths:
            raise Unclear("bad-answer-empty")
        return paths

    def _take(self, path: Path) -> None:
        pieces = self.choice.pieces()
        longer = [other for other in pieces if other.startswith(f"{path}/")]
        if longer and path != self.prefix:
            if len(longer) > 1 or path in pieces:  # there is more to say, even if this would do
                self.prefix = path
                return
            path = longer[0]
        if len(self.chosen) == self.choice.most:
            raise Unclear("bad-answer-too-many")
        if self.chosen.count(path) == len(pieces[path]):
            raise Unclear("bad-answer-twice")
        self.chosen.append(path)
        self.prefix = ""
