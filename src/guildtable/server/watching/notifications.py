"""Notifications: a player hears, anywhere on the site, that a table of theirs has begun, asks them, or is over.

They are hints on the bus, as for tables. That a seat is asked is told in the hint itself: nothing is read for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ListChanged, PlayerHint, TurnChanged, notifications_of
from guildtable.server.matches.day_clocks import Today
from guildtable.server.matches.live import Live
from guildtable.server.matches.matches import Matches
from guildtable.server.protocol import MyTable, TableState, Turn
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.players import Player
from guildtable.server.tables.shared_read import SharedRead
from guildtable.server.tables.table_lists import TableLists
from guildtable.server.tables.tables import Tables
from guildtable.server.watching.day_times import left_of, with_times

AT_ONCE = 4
"""Lists read side by side, however many ask: of the node's connections most are for those who play."""
REMEMBERED = 1000
"""Players whose list a node remembers to be resting."""


class Subscriber:
    """One page that a player has open. What comes while it does not read is told as one."""

    def __init__(self) -> None:
        self.ended = False
        self._ready = asyncio.Event()
        self._all = False
        self._turns: dict[str, Turn] = {}
        self._last: dict[str, int] = {}
        """The last step heard of, of each table the page was told of. Others may be made up: nothing is kept."""

    def told(self, tables: Iterable[str]) -> None:
        """The page was told of these tables."""
        self._last = {table: self._last.get(table, 0) for table in tables}

    def notify(self, hint: PlayerHint) -> None:
        """The list has changed, or the player is asked at a table, or no longer is."""
        match hint:
            case ListChanged():
                self._all = True
            case TurnChanged(table) if table not in self._last:
                self._all = True
            case TurnChanged(table, seq, asked):
                if seq <= self._last[table]:
                    return  # hints of several nodes may overtake each other
                self._last[table], self._turns[table] = seq, Turn(table, asked)
        self._ready.set()

    def end(self) -> None:
        """Nothing more will come."""
        self.ended = True
        self._ready.set()

    async def next(self) -> list[Turn] | None:
        """What has come: turns; or None for the whole list, which then tells of turns too."""
        await self._ready.wait()
        self._ready.clear()
        everything, turns = self._all, list(self._turns.values())
        self._all, self._turns = False, {}
        return None if everything else turns


class Notifications:
    """All subscribers of this node, by their players."""

    def __init__(self, bus: Bus, tables: Tables, lists: TableLists, matches: Matches, clock: SiteClock) -> None:
        self._bus, self._tables, self._lists, self._matches, self._clock = bus, tables, lists, matches, clock
        self._subscribers: dict[str, set[Subscriber]] = {}
        self._reads: OrderedDict[str, SharedRead[tuple[MyTable, ...]]] = OrderedDict()
        self._few = asyncio.Semaphore(AT_ONCE)
        self._stopped = False

    @property
    def empty(self) -> bool:
        """Is nobody subscribed?"""
        return not self._subscribers

    async def subscribe(self, player: Player, subscriber: Subscriber) -> None:
        """Tell a page of this player's from now on. It is told at once: the list is the first thing to hear."""
        self._subscribers.setdefault(player.id, set()).add(subscriber)
        await self._bus.watch(notifications_of(player.id))
        subscriber.notify(ListChanged())
        if self._stopped:
            subscriber.end()

    async def unsubscribe(self, player: Player, subscriber: Subscriber) -> None:
        """The page was closed: tell it no more."""
        subscribers = self._subscribers.get(player.id, set())
        subscribers.discard(subscriber)
        if not subscribers and self._subscribers.pop(player.id, None) is not None:
            await self._bus.unwatch(notifications_of(player.id))

    def notify(self, player: str, hint: PlayerHint) -> None:
        """A hint came."""
        for subscriber in self._subscribers.get(player, ()):
            subscriber.notify(hint)

    def stop(self) -> None:
        """Send everybody away: they will come back elsewhere."""
        self._stopped = True
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.end()

    async def tables_of(self, player: Player) -> tuple[MyTable, ...]:
        """A player's tables that are not over, and at which of them it is their turn; read once for all their pages."""
        read = self._reads.get(player.id) or SharedRead(lambda: self._read(player))
        self._reads[player.id] = read
        self._reads.move_to_end(player.id)
        if len(self._reads) > REMEMBERED:
            self._reads.popitem(last=False)
        return await read.get()

    async def _read(self, player: Player) -> tuple[MyTable, ...]:
        async with self._few:
            tables = await self._lists.of(player)
            lives = await self._matches.lives([table.id for table in tables if table.state == "playing"])
            todays = await self._matches.todays(list(lives))
        return tuple([await self._mine(player, table, lives.get(table.id), todays.get(table.id)) for table in tables])

    async def _mine(self, player: Player, table: TableState, live: Live | None, today: Today | None) -> MyTable:
        mine = await self._tables.pseudonym(table.id, player)
        seat = next(seat.seat for seat in table.seats if seat.player == mine)
        if live is None:
            return MyTable(table, seat, asked=False)
        left = left_of(live, seat, today, self._clock.now)
        return MyTable(with_times(table, live, today), seat, asked=seat in live.waits_for, left=left)
