"""A world: a guess at the position, with its own luck to come, in which several answers may be tried."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from guildtable.kernel.position import Position
from guildtable.kernel.sight import Sight


@dataclass(frozen=True, slots=True)
class World:
    """A guess, the key of its shuffles and the seed of its tosses."""

    guess: Position[Any]
    key: bytes
    toss: float

    @classmethod
    def imagined(cls, sight: Sight[Any], rng: Random) -> Self:
        """What rivals have answered already, face down, is for the search to think of: it is not guessed."""
        return cls(replace(sight.guess(rng), pending={}), rng.randbytes(16), rng.random())
