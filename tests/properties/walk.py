"""Random walks through a game, on positions: every moment of it, simultaneous answers one by one in any order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.position import Answers, Position, Step, start
from guildtable.kernel.question import Choice

GAMES = int(os.environ.get("GUILDTABLE_EXAMPLES", "3"))
"""How many games each property walks through, for each number of seats."""
PHASES = [Phase.generate] if "GUILDTABLE_NO_SHRINKING" in os.environ else list(Phase)
"""Where only red or green matters, nobody needs the smallest failing game."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Somebody answered: where, what, and where that led."""

    before: Position[Any]
    seat: int
    chosen: tuple[Any, ...]
    step: Step[Any]

    @property
    def after(self) -> Position[Any]:
        """Where it led."""
        return self.step.position

    @property
    def complete(self) -> Answers | None:
        """The answers of all who were asked, if this was the last one wanted."""
        if self.after.pending:
            return None
        assert self.before.question
        given = {**self.before.pending, self.seat: self.chosen}
        return {seat: given[seat] for seat in self.before.question.asked}


def walk(game: AnyGame, seats: int, seed: int) -> Iterator[Moment]:
    """A whole game. Now and then a waiting answer is withdrawn."""
    rng, deal = Random(seed), dealer(str(seed).encode())
    position = start(game, seats).position
    while not position.over:
        if position.pending and rng.random() < 0.1:
            position = position.withdraw(rng.choice(list(position.pending)))
        seat = rng.choice(list(position.asked))
        asked = position.asked[seat]
        chosen = deal(asked) if seat == CHANCE else asked.any(rng)  # type: ignore[arg-type, attr-defined]
        step = position.answer(seat, chosen)
        yield Moment(position, seat, chosen, step)
        position = step.position


def questions(game: AnyGame, seats: int, seed: int) -> Iterator[Position[Any]]:
    """The positions of a game in which a seat is asked something, and the last one."""
    for moment in walk(game, seats, seed):
        if moment.after.over or any(isinstance(asked, Choice) for asked in moment.after.asked.values()):
            yield moment.after


def over_games(games: int = GAMES) -> Callable[[Any], Any]:
    """Let Hypothesis choose the games."""

    def decorate(test: Any) -> Any:
        return settings(max_examples=games, deadline=None, phases=PHASES)(given(seed=st.integers(0, 2**32 - 1))(test))

    return decorate
