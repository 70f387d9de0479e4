"""Tips: what a strong bot would do now, for somebody who plays against bots alone. They are counted."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from random import Random

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.bots.learned import weigh
from guildtable.bots.limit import Limit
from guildtable.bots.player import Sitter
from guildtable.kernel.question import Seat
from guildtable.kernel.sight import sight
from guildtable.kernel.store import restore
from guildtable.server.archive.readers import Asker, Readers
from guildtable.server.archive.reading.counsel import Option
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import TableChanged
from guildtable.server.matches.live import Live
from guildtable.server.matches.matches import Matches
from guildtable.server.play.thinking import Thought, thought
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import seats
from guildtable.server.tables.players import Player
from guildtable.server.tables.tables import Tables
from guildtable.shelf import game

LOOK = Limit(iterations=600)
"""By iterations, so that the same question has the same tip: about a second."""
SHOWN = 3
KEPT = 500
"""Tips that a node remembers: whoever opens the page anew has the same, and it counts once."""


@dataclass(frozen=True, slots=True)
class Tip:
    """The best few answers to a question, the best first; none where there is only one way."""

    question: str
    """The fingerprint of the question, as in an update: once another is asked it is about nothing."""
    options: tuple[Option, ...]


class Tips:
    """Gives tips to those who play alone among bots, and counts them at their seat."""

    def __init__(self, engine: AsyncEngine, matches: Matches, tables: Tables, readers: Readers, bus: Bus) -> None:
        self._engine, self._matches, self._tables, self._readers, self._bus = engine, matches, tables, readers, bus
        self._given: OrderedDict[tuple[str, str], Tip] = OrderedDict()

    async def give(self, asker: Asker, table: str, player: Player) -> Tip:
        """What a strong bot thinks of the question that this player is asked. It is told what the seat knows."""
        seat = await self._tables.seat_of(table, player)
        if seat is None:
            raise Refused("forbidden", "You do not sit at this table.")
        held = await self._matches.fresh(table)
        if not _is_alone(held.live, seat):
            raise Refused("forbidden", "Tips are for tables at which all others are bots.")
        question = held.live.question(seat)
        if not question or held.live.is_bot(seat):
            raise Refused("not-now", "Nothing is asked of you now.")
        known = self._given.get((table, question))
        if known is None:
            given = thought(held.live.match.position, seat, "", f"{held.tosses(seat)} tip")
            known = Tip(question, await self._readers.read(asker, advise, given))
            await self._count(table, seat)
            self._given[table, question] = known
            while len(self._given) > KEPT:
                self._given.popitem(last=False)
        return known

    async def _count(self, table: str, seat: Seat) -> None:
        here = seats.c.table == table, seats.c.seat == seat
        async with self._engine.begin() as transaction:
            await transaction.execute(update(seats).where(*here).values(tips=seats.c.tips + 1))
        await self._bus.hint(table, TableChanged())


def _is_alone(live: Live, seat: Seat) -> bool:
    """Have all others been bots from the start? Somebody whom a bot stands in for may come back."""
    others = (other for other in range(len(live.players)) if other != seat)
    return all(Sitter.read(live.person(other)).bot is not None for other in others)


def advise(given: Thought) -> tuple[Option, ...]:
    """The best few answers. It runs in a process of its own, which is sent a guess and never the match."""
    name, stored, seat, _, tosses = given
    rules, dice = game(name), Random(tosses)  # noqa: S311
    seen = sight(restore(rules, stored), seat, dice)
    if seen.choice.forced:
        return ()
    weighed = weigh(rules, seen, dice, LOOK)
    return tuple(Option(reply, one.share, one.behind) for reply, one in list(weighed.items())[:SHOWN])
