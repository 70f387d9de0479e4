"""Luck: what chance gave to each seat at one moment of a match that is over, in shares of winning.

It is what the table is worth after what came, less the mean of what it would be worth after what might have come. What
a table is worth was learned before anybody looked at the match, so the luck of many matches adds up to nothing, however
well or badly they were played and however wrong the value is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from guildtable.bots.rollout import settle, value
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import learned
from guildtable.kernel.chance import CHANCE, dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.position import Position
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.redeal import redeal_unseen, unseen
from guildtable.kernel.sealed import less_sealed

OTHERS = 32
"""So many other things that might have come are looked at for each that came."""


@dataclass(frozen=True)
class Judge:
    """Says what positions of a game are worth, by what was learned of it, or else by taste."""

    game: AnyGame

    @cached_property
    def _taste(self) -> Any:
        return taste_of(self.game)

    @cached_property
    def _learned(self) -> Any:
        return learned(self.game)

    def shares(self, position: Position[Any], rng: Random) -> list[float]:
        """What it is worth to each seat, once what was begun is finished and all have chosen what all choose at once:
        before that a hand is not yet what its owner makes of it."""
        table = position.table()
        knows = self._learned and self._learned.reading.knows(table.now)
        asides = self._learned.reading.asides if self._learned else frozenset[str]()
        settle(self._taste, table, asides, rng)
        while (question := table.question) and len(question.asked) > 1 and CHANCE not in question.asked:
            settle(self._taste, table, {asked.why for asked in question.asked.values()} | asides, rng)
        if table.question is None:
            won = self.game.winners(table.now)
            return [(seat in won) / len(won) for seat in range(len(self.game.standing(table.now)))]
        worth: list[float] = (self._learned.value if knows else value)(self.game, self._taste, table)
        return worth

    def luck(self, before: Position[Any], seat: Seat, reply: Reply, rng: Random) -> list[float] | None:
        """What chance gave to each seat by this reply; None where it had no part in it."""
        after = before.play(seat, reply).position
        if seat != CHANCE and not less_sealed(unseen(before), unseen(after)):
            return None
        came = self.shares(after, rng)
        might = [self.shares(self._other(before, seat, reply, rng), rng) for _ in range(OTHERS)]
        return [share - sum(other[who] for other in might) / OTHERS for who, share in enumerate(came)]

    def _other(self, before: Position[Any], seat: Seat, reply: Reply, rng: Random) -> Position[Any]:
        """Where it might have led: what no one has seen lies otherwise, and chance answers something else."""
        other = redeal_unseen(before, rng)
        if seat != CHANCE:
            return other.play(seat, reply).position
        assert other.chance
        return other.answer(CHANCE, dealer(rng.randbytes(16))(other.chance)).position
