"""A sight: what a bot is given to answer its seat's question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from guildtable.kernel.position import Position
from guildtable.kernel.question import Choice, Rng, Seat
from guildtable.kernel.redeal import redeal


class Sight[V]:
    """What a bot is given: its view, what it is asked, and guesses at the rest. Never the true position."""

    __slots__ = ("_guess", "_look", "_view", "choice", "seat")

    def __init__(
        self, seat: Seat, choice: Choice[Any], look: Callable[[], V], guess: Callable[[Rng], Position[Any]]
    ) -> None:
        self.seat = seat
        self.choice = choice
        self._look, self._guess = look, guess
        self._view: V | None = None

    @property
    def view(self) -> V:
        """All that the seat sees, made when first looked at."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def guess(self, rng: Rng) -> Position[Any]:
        """A position that the seat cannot tell from the true one."""
        return self._guess(rng)


def sight(position: Position[Any], seat: Seat, rng: Rng) -> Sight[Any]:
    """What the seat is given to answer its question.

    It is made from one guess, never from the true position, so that not even by digging could a bot come upon that.
    A guess from a guess is as good: that is the law of redeal. What a bot chooses is carried over by its paths.
    """
    blind = redeal(position, seat, rng)
    return Sight(
        seat,
        blind.choice(seat),
        look=lambda: blind.game.view(blind.now, seat),
        guess=lambda dice: redeal(blind, seat, dice),
    )
