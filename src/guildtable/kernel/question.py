"""A question: what is asked, of which seats, with which options. The only thing anybody ever answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

type Seat = int
type Ref = str
"""What a player can point at: `card:scholar-4`, `to:capital`, `button:done`."""
type Path = str
"""Refs joined by `/`, from the first thing pointed at to the last: `card:scholar-4/to:capital`."""
type Reply = tuple[Path, ...]
"""What leaves the process: the chosen paths. Inside, an answer is the chosen values themselves."""
type Word = str | int | tuple[str, ...]
"""An argument of a message. A ref, or several, is put into words by the reader's own catalogue."""

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Illegal(ValueError):
    """The reply does not answer the question. Nothing has changed."""


@dataclass(slots=True)
class Message:
    """A sentence still to be put into words: its id in the catalogue, and its arguments."""

    # Not frozen, as all that is made for every option of every question: frozen ones take three times as long to make.

    id: str
    args: Mapping[str, Word] = field(default_factory=dict)


class Rng(Protocol):
    """The little that the kernel asks of somebody else's dice (`random.Random` has it)."""

    def random(self) -> float: ...
    def sample(self, population: Sequence[Any], /, k: int) -> list[Any]: ...


class Askable(Protocol):
    """Something a seat can be asked: a `Choice`, or one of the kinds of chance."""

    @property
    def why(self) -> str: ...
    def read(self, reply: Reply) -> tuple[Any, ...]: ...
    def write(self, chosen: Sequence[Any]) -> Reply: ...
    def terms(self) -> tuple[Any, ...]: ...


@dataclass(frozen=True, slots=True)
class Next:
    """What can follow a prefix: the refs to point at now, and whether the prefix is already an answer."""

    refs: tuple[Ref, ...]
    done: bool


@dataclass(slots=True, eq=False)
class Choice[T]:
    """Choose between `least` and `most` of the options.

    Options are plain values made where they are carried out, so what is offered is what is legal. Those with
    the same path are equal pieces: one ref with a count. Paths, outcomes and what is barred are rendered
    only when somebody looks, and use only what the asked seat knows.
    """

    why: str
    options: Sequence[T]
    path: Callable[[T], Path]
    least: int = 1
    most: int = 1
    args: Mapping[str, Word] = NOTHING
    outcome: Callable[[T], Message | None] | None = None
    barred: Callable[[], Mapping[Path, Message]] | None = None
    _pieces: dict[Path, list[T]] | None = field(default=None, init=False)

    def pieces(self) -> Mapping[Path, Sequence[T]]:
        """Every path on offer, with the equal options behind it."""
        if self._pieces is None:
            self._pieces = {}
            for option in self.options:
                self._pieces.setdefault(self.path(option), []).append(option)
        return self._pieces

    def read(self, reply: Reply) -> tuple[T, ...]:
        """The values behind these paths; raises `Illegal` for anything but a full answer."""
        if not self.least <= len(reply) <= self.most:
            raise Illegal(f"{self.why}: choose {self.least} to {self.most}, not {len(reply)}")
        pieces, taken, chosen = self.pieces(), dict[Path, int](), list[T]()
        for path in reply:
            copy = taken.get(path, 0)
            if copy >= len(pieces.get(path, ())):
                raise Illegal(f"{self.why}: {path} is not on offer{' once more' if copy else ''}")
            taken[path] = copy + 1
            chosen.append(pieces[path][copy])
        return tuple(chosen) if len(chosen) < 2 else tuple(sorted(chosen, key=self.options.index))

    def write(self, chosen: Sequence[T]) -> Reply:
        """The paths of these options, in the one order in which a reply is written down."""
        if len(chosen) == 1:
            return (self.path(chosen[0]),)
        return tuple(sorted(map(self.path, chosen)))

    def any(self, rng: Rng) -> tuple[T, ...]:
        """An answer taken blindly, in the order of the options, as one that was read."""
        options = self.options
        if self.most == 1 and self.least == 1:
            return (options[int(rng.random() * len(options))],)
        size = len(options)
        places = list(range(size))
        count = self.least + int(rng.random() * (min(self.most, size) - self.least + 1))
        for place in range(count):
            other = place + int(rng.random() * (size - place))
            places[place], places[other] = places[other], places[place]
        return tuple([options[place] for place in sorted(places[:count])])

    def terms(self) -> tuple[Any, ...]:
        """What tells this choice from another of the same name."""
        return (self.least, self.most, sorted(self.pieces()))

    @property
    def forced(self) -> bool:
        """There is only one way to answer."""
        options = self.options
        if self.least < self.most or self.least == len(options) or not self.most:
            return self.least >= len(options) or not self.most
        return self.path(options[0]) == self.path(options[-1]) and len(self.pieces()) == 1

    @property
    def only(self) -> tuple[T, ...]:
        """The answer of who has only one."""
        return tuple(self.options[: self.least])

    def next(self, prefix: Sequence[Ref] = ()) -> Next:
        """What can be pointed at after these refs. Several are chosen one after another, in any order."""
        left = {path: len(equal) for path, equal in self.pieces().items()}
        chosen, open_path = 0, ""
        for ref in prefix:
            open_path = f"{open_path}/{ref}" if open_path else ref
            if self.most > 1 and left.get(open_path):
                left[open_path] -= 1
                chosen, open_path = chosen + 1, ""
            elif not any(_leads(path, open_path) for path, count in left.items() if count):
                raise Illegal(f"{self.why}: {open_path} leads nowhere")
        if chosen == self.most:
            return Next((), done=True)
        start = len(open_path) + 1 if open_path else 0
        refs = {
            path[start:].partition("/")[0]: None
            for path, count in left.items()
            if count and len(path) > start and _leads(path, open_path)
        }
        done = open_path in left if self.most == 1 and open_path else not open_path and chosen >= self.least
        return Next(tuple(refs), done)


def _leads(path: Path, start: Path) -> bool:
    return not start or path == start or path.startswith(start + "/")


@dataclass(slots=True, eq=False)
class Question:
    """Something asked of one or more seats at once. Awaiting it gives what each of them chose."""

    asked: Mapping[Seat, Askable]

    def __await__(self) -> Generator[Question, Mapping[Seat, Any], Mapping[Seat, Any]]:
        return (yield self)


async def ask_all[T](asked: Mapping[Seat, Choice[T]]) -> Mapping[Seat, tuple[T, ...]]:
    """Ask several seats at once: nobody learns what another chose before all have chosen."""
    return await Question(asked) if asked else {}


async def one_of[T](seat: Seat, choice: Choice[T]) -> T:
    """Ask one seat for one option."""
    chosen: tuple[T, ...] = (await Question({seat: choice}))[seat]
    return chosen[0]


async def choose[T](me: Seat, choice: Choice[T]) -> T:
    """One option; the only one there is goes without asking."""
    return choice.options[0] if choice.forced else await one_of(me, choice)


async def choose_some[T](me: Seat, choice: Choice[T]) -> tuple[T, ...]:
    """Several options, or none."""
    return (await choose_all({me: choice}))[me]


async def choose_all[T](asked: Mapping[Seat, Choice[T]]) -> dict[Seat, tuple[T, ...]]:
    """Several seats at once. Who has only one way to answer, as all can see, is not asked."""
    chosen = {seat: choice.only for seat, choice in asked.items()}
    return chosen | dict(await ask_all({seat: choice for seat, choice in asked.items() if not choice.forced}))
