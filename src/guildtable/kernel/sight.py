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


def sight(position: Position[Any], seat: Seat) -> Sight[Any]:
    """What the seat is given to answer its question."""
    game = position.game
    return Sight(
        seat,
        position.choice(seat),
        look=lambda: game.view(position.now, seat),
        guess=lambda rng: redeal(position, seat, rng),
    )
