"""Counsel: what a strong bot thinks of the choices somebody had at a moment of a finished match.

It is told no more than the seat was, as any bot is (decision 13): a choice is judged by what could be known.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from guildtable.kernel.match import replay
from guildtable.kernel.position import Position
from guildtable.kernel.question import Reply, Seat
from guildtable.kernel.record import Record, Replied
from guildtable.server.protocol import Refused
from guildtable.server.records import Records
from guildtable.server.thinking import Thinkers, thought
from guildtable.shelf import game

ADVISER = "search:600"
"""By iterations, so that the same moment is always judged the same: about a second."""
KEPT = 2000
WAITING = 20
"""Questions that may wait for the adviser of a node; whoever comes then is told to try again."""


@dataclass(frozen=True, slots=True)
class Option:
    """A reply that was open, in shares of winning."""

    reply: tuple[str, ...]
    share: float
    behind: float
    """How much less than the best."""


@dataclass(frozen=True, slots=True)
class Counsel:
    """The choices of a seat after a step, the best first; none where there was only one way."""

    step: int
    seat: Seat
    played: tuple[str, ...]
    options: tuple[Option, ...]


class Counsels:
    """Given by one process of its own: players do not wait for those who look back."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._thinkers: Thinkers | None = None
        self._waiting = 0
        self._given: OrderedDict[tuple[str, int, Seat], Counsel] = OrderedDict()

    async def given(self, match: str, step: int, seat: Seat) -> Counsel:
        """Of a match that was played here."""
        known = self._given.get((match, step, seat))
        if known is None:
            known = await self.of(Record.read(await self._records.text(match)), step, seat)
            self._given[match, step, seat] = known
            while len(self._given) > KEPT:
                self._given.popitem(last=False)
        return known

    async def of(self, record: Record, step: int, seat: Seat) -> Counsel:
        """Of any record that is sound."""
        position, played = choice_at(record, step, seat)
        if position.choice(seat).forced:
            return Counsel(step, seat, played, ())
        if self._waiting >= WAITING:
            raise Refused("too-many", "Many are asking for counsel just now. Try again in a moment.")
        self._thinkers = self._thinkers or Thinkers(1)
        self._waiting += 1
        try:
            tosses = f"{record.header.match} {step} {seat}"
            weighed = await self._thinkers.weigh(thought(position, seat, ADVISER, tosses), played)
        except (BrokenProcessPool, TimeoutError):
            raise Refused("unavailable", "No counsel could be had. Try again in a moment.") from None
        finally:
            self._waiting -= 1
        options = tuple(Option(reply, one.share, one.behind) for reply, one in weighed.items())
        return Counsel(step, seat, played, options)

    def close(self) -> None:
        """Let the process go."""
        if self._thinkers:
            self._thinkers.close()


def choice_at(record: Record, step: int, seat: Seat) -> tuple[Position[Any], Reply]:
    """The position after a step, and what the seat replied to what it was asked there."""
    rules = game(record.header.game)
    for moment in replay(rules, record):
        if moment.number == step:
            position = moment.match.position
            break
    else:
        raise Refused("not-now", f"There is no step {step} that was played by today's rules ({rules.version}).")
    after = (entry for entry in record.entries[step:] if isinstance(entry, Replied) and entry.seat == seat)
    played = next(after, None)
    if played is None or seat not in position.asked:
        raise Refused("not-now", "Nothing was asked of this seat at that moment.")
    choice = position.choice(seat)
    return position, choice.write(choice.read(played.reply))  # in the order in which the options are written
