"""Bells: a player hears, wherever they are on the site, that a table of theirs has begun, asks them, or is over.

What rings is a hint on the bus, as for tables. That a seat is asked is told in the hint itself: nothing is read for it.
"""

from __future__ import annotations

import asyncio

from guildtable.server.bus import LIST, Bus, bell_of
from guildtable.server.live import Newer
from guildtable.server.matches import Matches
from guildtable.server.players import Player
from guildtable.server.protocol import MyTable, Refused, TableState, Turn
from guildtable.server.tables import Tables


class Bell:
    """Of one page a player has open. What rings while nobody listens is heard as one."""

    def __init__(self) -> None:
        self.ended = False
        self._ready = asyncio.Event()
        self._all = False
        self._turns: dict[str, Turn] = {}
        self._last: dict[str, int] = {}

    def ring(self, what: str) -> None:
        """The list has changed; or a table, the number of an entry there, and whether the player is asked since."""
        if what == LIST:
            self._all = True
        else:
            table, seq, asked = what.split(" ")
            if int(seq) <= self._last.get(table, 0):
                return  # hints of several nodes may overtake each other
            self._last[table], self._turns[table] = int(seq), Turn(table, asked == "1")
        self._ready.set()

    def end(self) -> None:
        """Nothing more will ring."""
        self.ended = True
        self._ready.set()

    async def next(self) -> list[Turn] | None:
        """What has rung: turns; or None for the whole list, which then tells of turns too."""
        await self._ready.wait()
        self._ready.clear()
        everything, turns = self._all, list(self._turns.values())
        self._all, self._turns = False, {}
        return None if everything else turns


class Bells:
    """All bells of this node."""

    def __init__(self, bus: Bus, tables: Tables, matches: Matches) -> None:
        self._bus, self._tables, self._matches = bus, tables, matches
        self._bells: dict[str, set[Bell]] = {}
        self._stopped = False

    @property
    def empty(self) -> bool:
        """Does nobody listen?"""
        return not self._bells

    async def hang(self, player: Player, bell: Bell) -> None:
        """A bell for a page of this player's. It rings at once: the list is the first thing to hear."""
        self._bells.setdefault(player.id, set()).add(bell)
        await self._bus.watch(bell_of(player.id))
        bell.ring(LIST)
        if self._stopped:
            bell.end()

    async def take_down(self, player: Player, bell: Bell) -> None:
        """The page is closed."""
        bells = self._bells.get(player.id, set())
        bells.discard(bell)
        if not bells and self._bells.pop(player.id, None) is not None:
            await self._bus.unwatch(bell_of(player.id))

    def heard(self, player: str, what: str) -> None:
        """A hint came."""
        for bell in self._bells.get(player, ()):
            bell.ring(what)

    def stop(self) -> None:
        """Send everybody away: they will come back elsewhere."""
        self._stopped = True
        for bells in self._bells.values():
            for bell in bells:
                bell.end()

    async def tables_of(self, player: Player) -> tuple[MyTable, ...]:
        """A player's tables that are not over, and at which of them it is their turn."""
        return tuple([await self._mine(player, table) for table in await self._tables.of(player)])

    async def _mine(self, player: Player, table: TableState) -> MyTable:
        seat = next(seat.seat for seat in table.seats if seat.player == player.id)
        if table.state != "playing":
            return MyTable(table, seat, asked=False)
        try:
            live = (await self._matches.fresh(table.id)).live
        except (Newer, Refused):
            return MyTable(table, seat, asked=False)
        return MyTable(table, seat, asked=seat in live.waits_for)
