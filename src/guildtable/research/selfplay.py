"""Self-play: games that a net learns from. Every table that was asked at is kept as numbers, with what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guildtable.bots.look import Look, tossed
from guildtable.bots.net import Net
from guildtable.bots.playout import guess_at
from guildtable.bots.rollout import value, without_asking
from guildtable.bots.taste import AnyTaste
from guildtable.bots.tastes import taste_of
from guildtable.bots.values import Learned, reading_of
from guildtable.bots.values.reading import AnyReading
from guildtable.kernel.chance import dealer, dealing_key
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice, Seat
from guildtable.kernel.sight import Sight
from guildtable.kernel.table import Table, Traced
from guildtable.shelf import game as game_named

HELD_OUT = 10
"""One game in so many is not learned from: it is asked what the net foretells of it."""
WHIMS = (0.05, 0.25)
"""How often a greedy bot takes something else, in one half of the games and in the other."""
WHIM_OF_LOOKS = (0.0, 0.0, 0.08)
"""The same of bots that look ahead, in each third of the games."""
WILD = 0.3
"""How often that is any answer at all; else it is one of the better half."""
HEAT = 0.02
"""A bot that looks ahead takes an answer which is so much worse 2.7 times less often."""


@dataclass(frozen=True, slots=True)
class ReadGame:
    """A game as numbers."""

    rows: NDArray[np.float16]
    """By table, seat and number."""
    shares: list[float]
    """What came of it."""
    by_hand: NDArray[np.float32] | None
    """Of a game held out: what the taste's own value made of each table."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games of a number of players: by taste, or with a net by looking one step ahead."""

    game: str
    players: int
    seed: str
    net: Net | None = None

    def play(self, number: int) -> ReadGame:
        """The game of this number, from its own dice."""
        game = game_named(self.game)
        reading = reading_of(game)
        assert reading
        dice = Random(f"{self.seed} game {number}")
        deal = dealer(dealing_key(sha256(dice.randbytes(16)).digest(), ()))
        taste = taste_of(game)
        table: Traced[Any] = Traced(game.opening(self.players))
        answer = self._answering(game, taste, table, reading, number, dice)
        rows, by_hand, asked_so_far, held_out = [], [], 0, number % HELD_OUT == 0
        while question := table.question:
            real = any(isinstance(asked, Choice) and not asked.forced for asked in question.asked.values())
            asked_so_far += real
            if asked_so_far and (asked_so_far + number) % reading.every == 0:
                rows.append(np.array(reading.rows(table.now), np.float16))
                if held_out:
                    by_hand.append(value(game, taste, table))
            table.answer_all(
                {
                    seat: answer(seat, asked)
                    if isinstance(asked, Choice) and not asked.forced
                    else without_asking(asked, deal)
                    for seat, asked in question.asked.items()
                }
            )
        compared = np.array(by_hand, np.float32) if held_out else None
        return ReadGame(np.array(rows), value(game, taste, table), compared)

    def _answering(
        self, game: AnyGame, taste: AnyTaste, table: Traced[Any], reading: AnyReading, number: int, dice: Random
    ) -> Callable[[Seat, Choice[Any]], tuple[Any, ...]]:
        """How every seat answers in this game."""
        if self.net is None:
            whim = WHIMS[number % len(WHIMS)]

            def by_taste(seat: Seat, asked: Choice[Any]) -> tuple[Any, ...]:
                if dice.random() < whim:
                    return whimsical(taste, table, seat, asked, dice)
                return taste.answer(table.now, seat, asked, dice)

            return by_taste
        look, whim = Look(taste, Learned(reading, self.net), dice, guesses=1), WHIM_OF_LOOKS[number % 3]

        def by_look(seat: Seat, asked: Choice[Any]) -> tuple[Any, ...]:
            if dice.random() < whim:
                return whimsical(taste, table, seat, asked, dice)
            sight = Sight[Any](seat, asked, lambda: None, partial(guess_at, game, table, seat))
            return tossed(list(look.seen(sight).values()), HEAT, dice)

        return by_look


def whimsical(taste: AnyTaste, table: Table[Any], seat: Seat, asked: Choice[Any], dice: Random) -> tuple[Any, ...]:
    """Any answer, or one of the better half."""
    if dice.random() < WILD:
        return asked.any(dice)
    ranked = taste.ranked(table.now, seat, asked)
    return ranked[int(dice.random() * max(min(2, len(ranked)), (len(ranked) + 1) // 2))]
