"""A game: the few functions by which kernel, bots, terminal and server know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from guildtable.kernel.event import Viewer
from guildtable.kernel.question import NOTHING, Ref, Rng, Seat
from guildtable.kernel.script import Card, State
from guildtable.kernel.sealed import Seal


@dataclass(frozen=True, slots=True)
class Option:
    """Something the host of a table may set before the game."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Where in the game we are."""

    round: int
    rounds: int | None
    phase: str
    turn: Seat | None


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat, item by item."""

    items: Mapping[str, int]

    @property
    def total(self) -> int:
        """All items together."""
        return sum(self.items.values())


type Settings = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Game[S: State, V]:
    """A game. Every field is one thing that somebody outside its folder needs to know of it."""

    name: str
    seats: range
    rules: int
    """Goes up when the same replies may lead elsewhere."""
    shape: int
    """Goes up when a stored state of before can no longer be read."""
    state: type[S]
    view_type: type[V]
    start: Callable[[int, Settings], S]
    """The state before the first card, for so many seats."""
    view: Callable[[S, Viewer], V]
    """All that a viewer may know. What is hidden has no field to be in."""
    sealed: Callable[[S, Seat], Mapping[Card, Seal]]
    """Every card whose face the seat cannot see, place by place, and what it knows of each."""
    standing: Callable[[S, Viewer], tuple[Score, ...]]
    """The points so far, as far as the viewer knows."""
    chapter: Callable[[S], Chapter]
    winners: Callable[[S], tuple[Seat, ...]]
    """Who has won, once the game is over: several seats share a victory."""
    refs: Callable[[], tuple[Ref, ...]]
    """Every ref there can be: for words, drawing, and an index of actions."""
    package: str
    surmise: Callable[[S, Seat, Rng], Mapping[Card, Seal]] | None = None
    """`sealed`, with a toss for what the seat knows only as an either-or: it holds in one guess."""
    figures: Callable[[S], Mapping[str, int]] | None = None
    """Numbers of a finished game besides the seats' points: what a guild nobody leads has made."""
    data: tuple[str, ...] = ()
    """Data files of the game's folder on which its rules depend."""
    options: tuple[Option, ...] = ()
    reshape: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict, compare=False)
    """For each shape of before: its stored state, as plain values, in the next shape."""

    @property
    def version(self) -> str:
        """The rules a record was played by: the code's number, and a print of the data."""
        return f"{self.rules}-{_print(self.package, self.data)}" if self.data else str(self.rules)

    def opening(self, seats: int, settings: Settings = NOTHING) -> S:
        """The state before the first card; refuses a table the game cannot be played at."""
        if seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            raise ValueError(f"{self.name} is for {fewest} to {most} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in settings.items():
            if name not in known or value not in known[name].values:
                raise ValueError(f"{self.name} has no option {name}={value}")
        return self.start(seats, {name: option.default for name, option in known.items()} | dict(settings))


type AnyGame = Game[Any, Any]


@cache
def _print(package: str, data: tuple[str, ...]) -> str:
    """A print of data files, which do not change while we run: a server asks for it at every table and checkpoint."""
    prints = sha256()
    for file in data:
        prints.update(files(package).joinpath(file).read_bytes())
    return prints.hexdigest()[:8]
