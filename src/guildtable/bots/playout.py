"""A playout: a whole game between bots on a live table, with its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any

from guildtable.bots.bot import Bot
from guildtable.bots.player import Blind, Sitter, bot
from guildtable.bots.rollout import without_asking
from guildtable.kernel.chance import commitment, dealer, dealing_key
from guildtable.kernel.event import Event
from guildtable.kernel.game import AnyGame, Settings
from guildtable.kernel.header import Header
from guildtable.kernel.match import result
from guildtable.kernel.position import Position
from guildtable.kernel.question import NOTHING, Choice, Rng, Seat
from guildtable.kernel.record import Record, Replied
from guildtable.kernel.redeal import redeal
from guildtable.kernel.sight import Sight
from guildtable.kernel.table import Table, Traced


@dataclass(slots=True)
class Playout:
    """A finished game: where it ended, what was replied, and what each seat had to think about."""

    now: Any
    record: Record
    replies: list[int]
    """A seat's replies that were real choices."""
    seconds: list[float]
    """Wall time that a seat's bot took for its replies."""

    @property
    def choices(self) -> int:
        """How many replies were real choices."""
        return sum(self.replies)


type OnEvents = Callable[[Sequence[Event]], None]


def play_out(
    game: AnyGame, bots: Sequence[str], seed: str, listen: OnEvents | None = None, settings: Settings = NOTHING
) -> Playout:
    """Play a game between bots of these names. The same seed gives the same record. Somebody may listen.

    For speed their sights look at the live table itself. At a table with people bots are given `sight()` instead, from
    which there is no way to the true position.
    """
    secret, match = sha256(seed.encode()).digest(), f"simulated {seed}"
    seated = tuple(str(Sitter.of_bot(name)) for name in bots)
    header = Header(game.name, game.version, seated, match, commitment(secret, match), settings=settings)
    record = Record(header)
    dice = Random(seed)
    players: list[Bot] = [bot(name, game, dice) for name in bots]
    deal = dealer(dealing_key(secret, ()))
    blind = all(isinstance(player, Blind) for player in players)  # nothing need be kept for those who never look
    table: Table[Any] = (Table if blind else Traced)(game.opening(len(bots), settings))
    looks = [partial(_look, game, table, seat) for seat in range(len(bots))]
    guesses = [partial(guess_at, game, table, seat) for seat in range(len(bots))]
    replies, seconds, entries = [0] * len(bots), [0.0] * len(bots), record.entries
    while question := table.question:
        answers: dict[Seat, tuple[Any, ...]] = {}
        for seat, asked in question.asked.items():
            if isinstance(asked, Choice) and not asked.forced:
                began = perf_counter()
                chosen = players[seat].choose(Sight(seat, asked, looks[seat], guesses[seat]))
                seconds[seat] += perf_counter() - began
                replies[seat] += 1
            else:
                chosen = without_asking(asked, deal)
            entries.append(Replied(seat, asked.why, asked.write(chosen)))
            answers[seat] = chosen
        table.answer_all(answers)
        if listen:
            listen(table.now.news)
    record.seed, record.result = secret.hex(), result(game, table.now)
    return Playout(table.now, record, replies, seconds)


def _look(game: AnyGame, table: Table[Any], seat: Seat) -> Any:
    return game.view(table.now, seat)


def guess_at(game: AnyGame, table: Table[Any], seat: Seat, rng: Rng) -> Position[Any]:
    """A position that the seat cannot tell from the one on this table."""
    assert isinstance(table, Traced)
    position = Position(game, table.base, tuple(table.answers), now=table.now, question=table.question)
    return redeal(position, seat, rng)
