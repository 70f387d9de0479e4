"""A limit: how long a bot may think about a question."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Limit:
    """So many iterations, or so many seconds. Only iterations make a bot play the same every time."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Limit:
        """`200` iterations, or `100ms`."""
        number = text.removesuffix("ms")
        if not number.isdecimal() or not int(number):
            raise ValueError(f"{text} is no limit for a bot: say how many iterations, or milliseconds: 200, 100ms")
        return cls(iterations=int(number)) if number == text else cls(seconds=int(number) / 1000)

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations else f"{round(1000 * self.seconds)}ms"


@dataclass(slots=True)
class Budget:
    """How much of a limit has been used."""

    limit: Limit
    iterations: int = 0
    began: float = field(default_factory=perf_counter)

    @property
    def spent(self) -> float:
        """How much of the limit is used, from 0 to 1, and beyond when time is up."""
        if self.limit.iterations:
            return self.iterations / self.limit.iterations
        return (perf_counter() - self.began) / self.limit.seconds
