"""Chance is a seat: it is asked, its answers are logged, and anybody can check them afterwards.

A dealer answers from a key. Each answer is drawn from SHAKE-256(key, label); the label is the draw's place in the
game ("modifiers 2"), never a running counter, so after a take-back the same cards fall.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256, shake_256
from hmac import digest
from struct import unpack
from typing import Any

from guildtable.kernel.question import Illegal, Path, Question, Reply, Seat

CHANCE: Seat = -1
SPAN = 2**64


@dataclass(slots=True, eq=False)
class Draw[T]:
    """Chance draws `count` of the items, in order, for all to see."""

    why: str
    items: Sequence[T]
    path: Callable[[T], Path]
    count: int

    def read(self, reply: Reply) -> tuple[T, ...]:
        """The items behind these paths, in the order they were drawn."""
        left: dict[Path, list[T]] = {}
        for item in self.items:
            left.setdefault(self.path(item), []).append(item)
        try:
            drawn = tuple(left[path].pop(0) for path in reply)
        except (KeyError, IndexError):
            raise Illegal(f"{self.why}: chance drew what is not there") from None
        if len(drawn) != self.count:
            raise Illegal(f"{self.why}: chance draws {self.count}, not {len(drawn)}")
        return drawn

    def write(self, chosen: Sequence[T]) -> Reply:
        """Unlike a choice, what chance draws keeps its order."""
        return tuple(map(self.path, chosen))

    def terms(self) -> tuple[Any, ...]:
        """What tells this draw from another of the same name."""
        return (self.count, sorted(map(self.path, self.items)))

    def deal(self, stream: Stream) -> tuple[T, ...]:
        """The answer this stream gives."""
        left, drawn = list(self.items), list[T]()
        for bound in range(len(left), len(left) - self.count, -1):
            place = stream.below(bound)
            drawn.append(left[place])
            left[place] = left[bound - 1]
        return tuple(drawn)


class Shuffle[T](Draw[T]):
    """Chance puts the items in an order that nobody may know. It ends its script: a position keeps its outcome
    in the state alone, where `sealed` speaks of it, and never among the replies."""

    __slots__ = ()

    def __init__(self, why: str, items: Sequence[T], path: Callable[[T], Path]) -> None:
        super().__init__(why, items, path, len(items))


@dataclass(slots=True, eq=False)
class Roll:
    """Chance rolls dice of six sides, for all to see."""

    why: str
    dice: int

    def read(self, reply: Reply) -> tuple[int, ...]:
        """The faces shown."""
        if len(reply) != self.dice or any(face not in {"1", "2", "3", "4", "5", "6"} for face in reply):
            raise Illegal(f"{self.why}: {self.dice} dice of six sides cannot show {' '.join(reply)}")
        return tuple(map(int, reply))

    def write(self, chosen: Sequence[int]) -> Reply:
        """A die's face is its own path."""
        return tuple(map(str, chosen))

    def terms(self) -> tuple[Any, ...]:
        """What tells this roll from another of the same name."""
        return (self.dice,)

    def deal(self, stream: Stream) -> tuple[int, ...]:
        """The answer this stream gives."""
        return tuple(1 + stream.below(6) for _ in range(self.dice))


type Chance = Draw[Any] | Roll


async def draw[T](asked: Draw[T]) -> tuple[T, ...]:
    """Let chance draw or shuffle."""
    drawn: tuple[T, ...] = (await Question({CHANCE: asked}))[CHANCE]
    return drawn


async def draw_rest[T](asked: Draw[T], chosen: Sequence[T | None]) -> list[T]:
    """What each seat has chosen; the others are drawn one each of the items left, if there are two ways to do that.

    `asked` is the draw by which chance serves all, were nothing chosen.
    """
    left, count = [item for item in asked.items if item not in chosen], chosen.count(None)
    if count and len(left) > 1:
        left = list(await draw(Draw(asked.why, left, asked.path, count)))
    rest = iter(left)
    return [next(rest) if one is None else one for one in chosen]


async def roll(asked: Roll) -> tuple[int, ...]:
    """Let chance roll the dice."""
    faces: tuple[int, ...] = (await Question({CHANCE: asked}))[CHANCE]
    return faces


class Stream:
    """Endless 64-bit numbers from SHAKE-256(key, label)."""

    __slots__ = ("_block", "_next", "_source")

    def __init__(self, key: bytes, label: str) -> None:
        self._source = key + label.encode()
        self._block = 0
        self._next: Callable[[], int] = iter(()).__next__

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1: what falls into the uneven last stretch is thrown away."""
        try:
            word = self._next()
        except StopIteration:
            self._refill()
            return self.below(bound)
        return word % bound if word < SPAN - SPAN % bound else self.below(bound)

    def _refill(self) -> None:
        block = shake_256(self._block.to_bytes(4) + self._source).digest(1024)
        self._next = iter(unpack(">128Q", block)).__next__
        self._block += 1


type Dealer = Callable[[Chance], tuple[Any, ...]]


def dealer(key: bytes) -> Dealer:
    """Answers for chance from this key, and from nothing else."""
    return lambda asked: asked.deal(Stream(key, asked.why))


def commitment(seed: bytes, match: str) -> str:
    """Published before the first card: the dealer cannot change its mind afterwards."""
    return sha256(b"guildtable commitment\0" + match.encode() + b"\0" + seed).hexdigest()


def dealing_key(seed: bytes, entropy: Sequence[str]) -> bytes:
    """The server's seed with what each seat threw in, in seat order: neither side alone decides the cards."""
    return digest(seed, "\n".join(entropy).encode(), "sha256")
