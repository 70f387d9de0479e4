"""Picking: from what a person types to a reply, all at once or step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from guildtable.kernel.question import Choice, Path, Ref, Reply

MANY = 24
"""More paths than this are picked ref by ref."""


class Unclear(ValueError):
    """What was typed is none of the entries."""


class Picker:
    """Keeps what has been picked so far of one choice. Entries stand in the game's own order of refs."""

    def __init__(self, choice: Choice[Any], refs: Sequence[Ref]) -> None:
        self.choice = choice
        self.chosen: list[Path] = []
        self.prefix: Path = ""
        self._order = {ref: place for place, ref in enumerate(refs)}

    @property
    def left(self) -> int:
        """How many more must be picked."""
        return self.choice.least - len(self.chosen)

    def entries(self) -> list[Path]:
        """What can be picked now: whole paths, or their beginnings where there are many."""
        left = {path: len(equal) for path, equal in self.choice.pieces().items()}
        for path in self.chosen:
            left[path] -= 1
        start = f"{self.prefix}/" if self.prefix else ""
        whole = [path for path, count in left.items() if count and path.startswith(start)]
        if len(whole) > MANY:
            whole = list(dict.fromkeys(start + path[len(start) :].partition("/")[0] for path in whole))
        return sorted(whole, key=lambda path: [self._order[ref] for ref in path.split("/")])

    def take(self, text: str) -> Reply | None:
        """Take numbers of the present entries, or paths. Gives the reply once it is whole; `Unclear` keeps nothing."""
        entries, before = self.entries(), (list(self.chosen), self.prefix)
        try:
            for word in text.split() or [""]:
                numbered = word.isdecimal() and 1 <= int(word) <= len(entries)
                self._take_path(entries[int(word) - 1] if numbered else word)
        except Unclear:
            self.chosen, self.prefix = before
            raise
        if len(self.chosen) == self.choice.most or (self.left <= 0 and not self.entries()):
            return tuple(self.chosen)
        return None

    def _take_path(self, path: Path) -> None:
        pieces = self.choice.pieces()
        if path in pieces:
            if self.chosen.count(path) == len(pieces[path]) or len(self.chosen) == self.choice.most:
                raise Unclear(path)
            self.chosen.append(path)
            self.prefix = ""
        elif path and any(longer.startswith(f"{path}/") for longer in pieces):
            self.prefix = path
        else:
            raise Unclear(path)
