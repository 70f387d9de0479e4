"""A game: the few functions by which kernel, bots, terminal and server know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
class SeatChoice:
    """Something each seat may choose before the first card, no two the same. Of who does not, chance decides.

    Chosen ones are settings, one a seat that chose: `guard-house-0=red`.
    """

    name: str
    values: tuple[str, ...]

    def setting(self, seat: Seat) -> str:
        """The name of the setting in which the seat's choice is kept."""
        return f"{self.name}-{seat}"

    def chosen(self, settings: Settings, seats: int) -> tuple[str | None, ...]:
        """What each seat has chosen."""
        return tuple(settings.get(self.setting(seat)) for seat in range(seats))

    def check(self, chosen: Sequence[str | None]) -> None:
        """Can they all have what they have chosen? Raises `ValueError`."""
        for seat, value in enumerate(chosen):
            if value is None:
                continue
            if value not in self.values:
                raise ValueError(f"there is no {self.name} {value}: it is one of {', '.join(self.values)}")
            if value in chosen[:seat]:
                raise ValueError(f"seats {chosen.index(value)} and {seat} cannot both have the {self.name} {value}")


@dataclass(slots=True)
class Chapter:
    """Where in the game we are."""

    round: int
    rounds: int | None
    phase: str
    turn: Seat | None


@dataclass(slots=True)
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
    public: Callable[[S], V]
    """All that everybody may know. It is made for nobody in particular, so it cannot know a hand."""
    private: Callable[[S, V, Seat], V]
    """What everybody may know, with what one seat knows besides. What is hidden has no field to be in."""
    sealed: Callable[[S, Seat], Mapping[Card, Seal]]
    """Every card whose face the seat cannot see, place by place, and what it knows of each."""
    standing: Callable[[S], tuple[Score, ...]]
    """The points so far, as far as everybody knows."""
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
    company: Callable[[S, Seat], tuple[str, ...]] | None = None
    """Whom a seat has won over by the end, by name: a player's page tells whom they won with."""
    longest: int = 1000
    """More replies than the longest game has, chance's included: what goes on beyond is no game."""
    data: tuple[str, ...] = ()
    """Data files of the game's folder on which its rules depend."""
    options: tuple[Option, ...] = ()
    choice: SeatChoice | None = None
    """What each seat may choose before the first card."""
    reshape: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict, compare=False)
    """For each shape of before: its stored state, as plain values, in the next shape."""

    @property
    def version(self) -> str:
        """The rules a record was played by: the code's number, and a fingerprint of the data."""
        return f"{self.rules}-{_fingerprint(self.package, self.data)}" if self.data else str(self.rules)

    def view(self, now: S, viewer: Viewer) -> V:
        """All that a viewer may know."""
        seen = self.public(now)
        return seen if viewer is None else self.private(now, seen, viewer)

    def opening(self, seats: int, settings: Settings = NOTHING) -> S:
        """The state before the first card; refuses a table the game cannot be played at."""
        if seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            raise ValueError(f"{self.name} is for {fewest} to {most} players, not {seats}")
        known = {option.name: option for option in self.options}
        chosen = self.chosen(seats, settings)
        for name, value in settings.items():
            if name not in chosen and (name not in known or value not in known[name].values):
                raise ValueError(f"{self.name} has no option {name}={value}")
        return self.start(seats, {name: option.default for name, option in known.items()} | dict(settings))

    def chosen(self, seats: int, settings: Settings) -> Settings:
        """The settings in which seats have chosen; refuses what they cannot have."""
        if self.choice is None:
            return NOTHING
        chosen = self.choice.chosen(settings, seats)
        self.choice.check(chosen)
        return {self.choice.setting(seat): value for seat, value in enumerate(chosen) if value is not None}


type AnyGame = Game[Any, Any]


@cache
def _fingerprint(package: str, data: tuple[str, ...]) -> str:
    """The fingerprint of data files. It is kept, for they do not change and a server asks at every checkpoint."""
    hashed = sha256()
    for file in data:
        hashed.update(files(package).joinpath(file).read_bytes())
    return hashed.hexdigest()[:8]
