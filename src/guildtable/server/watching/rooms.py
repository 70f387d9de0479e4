"""Rooms: which tables are watched on this node, and when their watchers are told something.

A hint makes a room read on. Hints may be lost, so every room also looks by itself now and then.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import batched
from time import monotonic

from guildtable.kernel.event import Event
from guildtable.server import codec
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ChatChanged, TableChanged, TableHint, Written
from guildtable.server.matches.held import Held
from guildtable.server.matches.live import Newer
from guildtable.server.matches.matches import Matches
from guildtable.server.ops.background import Background
from guildtable.server.ops.metrics import MISSED, ROOMS
from guildtable.server.protocol import Chat, Refused, Table, TableState
from guildtable.server.store.joined_reads import JoinedReads
from guildtable.server.store.journal import Head, Journal, Row
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.chat import ChatLog
from guildtable.server.tables.state import seen_from
from guildtable.server.tables.tables import Tables
from guildtable.server.watching.arrivals import Arrivals
from guildtable.server.watching.day_times import with_times
from guildtable.server.watching.room import Room, Watcher
from guildtable.server.watching.snapshot import Snapshot
from guildtable.server.watching.telling import Telling
from guildtable.server.watching.wave import Turnstile, say_goodbye

LOOK_EVERY = 2.0
AT_A_LOOK = 100
"""Tables that are looked at in one go."""
FRESH = 0.25
"""Seconds in which a match that was read is not read again for whoever comes."""
RENEWED = 10
"""Rooms that are read anew at every look, one after another: hints about seats and chat may be lost too."""

type MakeWelcome = Callable[[TableState, int], bytes]
"""The first message to a watcher, from the table and the last step there is."""


class Rooms:
    """All rooms of this node."""

    def __init__(
        self, matches: Matches, journal: Journal, bus: Bus, tables: Tables, chat: ChatLog, clock: SiteClock
    ) -> None:
        self._matches, self._journal, self._bus = matches, journal, bus
        self._tables, self._chat, self._clock = tables, chat, clock
        self._arrivals = Arrivals(matches, journal, chat)
        self._rooms: dict[str, Room] = {}
        self._looking = Background("rooms.look", LOOK_EVERY, self._look)
        self._looked = 0
        self.watchers = 0
        """How many there were at the last look."""
        self._turnstile = Turnstile()
        self._states, self._renewed = JoinedReads[str, TableState](), JoinedReads[Room, None]()

    @property
    def all(self) -> dict[str, Room]:
        """Every room, by its table."""
        return dict(self._rooms)

    @property
    def empty(self) -> bool:
        """Does nobody watch any more?"""
        return not any(room.watchers for room in self._rooms.values())

    def start(self) -> None:
        """Look for missed hints every few seconds, until stopped."""
        self._looking.start()

    async def stop(self) -> None:
        """Send everybody away: they will come back elsewhere, one after another if they are many."""
        await self._looking.stop()
        say_goodbye([watcher for room in self._rooms.values() for watcher in room.watchers])

    async def enter(self, table: str, watcher: Watcher, seen: Head, welcome: MakeWelcome) -> None:
        """Begin to watch: all steps after `seen`, the chat so far, and from then on whatever happens."""
        room = self._rooms.get(table)
        seat = watcher.player is not None and (room is None or room.seat_of(watcher.player) is not None)
        async with self._turnstile.turn(seat=seat), self._door(table) as room:
            await self._enter(room, watcher, seen, welcome)

    @asynccontextmanager
    async def _door(self, table: str) -> AsyncIterator[Room]:
        """The room of this table, open while somebody comes in; it is shut again if it stays empty."""
        if table not in self._rooms:
            state = await self._states.ask(table, lambda: self._tables.state(table))
            self._rooms.setdefault(table, Room(state))
        room = self._rooms[table]
        room.entering += 1
        try:
            await self._bus.watch(table)
            if room.held is None:
                await self._renewed.ask(room, lambda: self._renew(room))  # also what happened before we listened
            yield room
        finally:
            room.entering -= 1
            await self._shut_if_empty(table, room)

    async def _enter(self, room: Room, watcher: Watcher, seen: Head, welcome: MakeWelcome) -> None:
        chat = await self._arrivals.said(room)
        carried = await self._arrivals.carried(room, watcher.player)
        await self._freshen(room, seen)
        way = await self._arrivals.way(room, room.seat_of(watcher.player), seen)
        # No waiting from here on: nothing can happen between what we tell now and what we shall be told.
        watcher.seq, watcher.since = way.before, way.untold
        watcher.viewer = room.seat_of(watcher.player)
        room.admit(watcher)
        watcher.said = chat[-1].id if chat else 0
        watcher.greet = lambda seq: welcome(room.table, seq)
        watcher.send(watcher.greet(way.last))
        watcher.send(codec.message(Table(seen_from(room.table, watcher.viewer))))
        if before := watcher.hears(carried):
            watcher.send(codec.message(Chat(before)))
        if watcher.viewer is not None and (said := watcher.hears(chat)):  # a spectator was not there then
            watcher.send(codec.message(Chat(said)))
        for update in way.passing:
            watcher.send(update)
        room.watchers.add(watcher)
        if room.held:
            room.bring_up(watcher, way.rows, self._clock.now)

    async def _freshen(self, room: Room, seen: Head) -> None:
        """Read what was written since. Of many who come at once only the first asks, and who has seen more than we."""
        if room.held is None or (monotonic() - room.read < FRESH and seen.seq <= room.seq):
            return
        room.read = monotonic()
        if await self._matches.refresh(room.held) is not room.held:
            await self._renew(room)

    async def leave(self, table: str, watcher: Watcher) -> None:
        """Watch no more."""
        room = self._rooms.get(table)
        if room:
            room.watchers.discard(watcher)
            await self._shut_if_empty(table, room)

    async def _shut_if_empty(self, table: str, room: Room) -> None:
        ROOMS.set(len(self._rooms))
        if room.watchers or room.entering or self._rooms.get(table) is not room:
            return
        del self._rooms[table]
        ROOMS.set(len(self._rooms))
        held = self._matches.release(table, room.held) if room.held else None
        await self._bus.unwatch(table)
        if held:
            with contextlib.suppress(Exception):  # without a database the journal itself is the checkpoint
                await self._matches.keep(held)

    async def heard(self, table: str, hint: TableHint) -> None:
        """A hint came."""
        room = self._rooms.get(table)
        if room is None:
            return
        if not isinstance(hint, Written):
            room.lines = None
            room.hints += 1
        try:
            match hint:
                case TableChanged():
                    await self._renew(room)
                case ChatChanged():
                    room.send_chat(await self._chat.since(table, room.chat_behind))
                case Written(seq):
                    if room.held is None:
                        await self._renew(room)
                    elif seq > room.held.live.seq:
                        await self._read_on(room)
        except Newer:
            room.send_away()

    async def _read_on(self, room: Room) -> None:
        """Read what was written since; if what we hold is gone, `go_back` has been called."""
        try:
            if room.held:
                await self._matches.refresh(room.held)
        except Newer:
            room.send_away()
        except Refused:
            pass  # it cannot be loaded any more: whoever comes again is told why

    async def _renew(self, room: Room) -> None:
        """Read the table again, and load its match if the game has begun."""
        state = await self._tables.state(room.table.id)
        if room.held and state.clock.by_the_day:
            live, today = room.held.live, await self._matches.days.today(room.held.live, room.held.people)
            state = with_times(state, live, today)
        room.change(state)
        if room.held:
            room.held.ended = state.state == "ended"
        elif state.state != "open":
            with contextlib.suppress(Refused):
                held = await self._matches.fresh(state.id)
                if room.held is None:
                    room.held, room.read = held, monotonic()
                    self._matches.watch(
                        held,
                        lambda *written: self._on_written(room, held, *written),
                        lambda: self._on_lost(room),
                    )
                    await self._catch_up(room)

    def _on_written(
        self, room: Room, held: Held, rows: Sequence[Row], events: Sequence[tuple[Event, ...]], since: float
    ) -> None:
        """Entries of a match were written on this node, or read from the journal: its room tells them."""
        snapshot = Snapshot(held.live, self._clock.now, self._matches.pace.undo_window, room.snapshot)
        room.snapshot = snapshot if snapshot.goes_on else None
        room.on_written(rows, events, snapshot, Telling(since))

    def _on_lost(self, room: Room) -> None:
        """The journal went back: the room does, too, and tells everything anew at the next look, which is now."""
        room.go_back()
        self._looking.wake()

    async def _rows(self, room: Room, seen: int) -> list[Row]:
        """The entries after `seen`, up to what we hold when this returns."""
        rows: list[Row] = []
        while room.held and (rows[-1].seq if rows else seen) < room.held.live.seq:
            more = await self._journal.since(room.table.id, rows[-1].seq if rows else seen)
            if not more:  # the journal has less than we hold
                await self._matches.refresh(room.held)
            rows += more
        return rows

    async def _catch_up(self, room: Room) -> None:
        """Bring up every watcher that has missed something."""
        rows = await self._rows(room, room.behind)
        for watcher in list(room.watchers):
            if room.held and watcher.seq < room.held.live.seq:
                room.bring_up(watcher, rows, self._clock.now)

    async def _look(self) -> None:
        """Find out what no hint told us."""
        self.watchers = sum(len(room.watchers) for room in self._rooms.values())
        playing = [table for table, room in self._rooms.items() if room.held]
        for tables in batched(playing, AT_A_LOOK):
            await self._look_at(tables)
        for table, line in (await self._chat.lately()).items():
            room = self._rooms.get(table)
            if room and room.watchers and room.chat_behind < line:
                await self.heard(table, ChatChanged())
        for table in self._to_renew():
            await self.heard(table, TableChanged())
            await self.heard(table, ChatChanged())

    async def _look_at(self, tables: Sequence[str]) -> None:
        """Find out what was written at these tables without a hint. They are few: nobody else is served meanwhile."""
        heads = await self._journal.heads(tables)
        for table in tables:
            room = self._rooms.get(table)
            if room and room.held:
                if heads.get(table) != room.held.live.head:
                    MISSED.inc()
                    await self._read_on(room)
                await self._catch_up(room)

    def _to_renew(self) -> list[str]:
        """Rooms to be looked at as a whole: all if no hint can reach us, else those that wait, and a few in turn."""
        rooms = list(self._rooms)
        if not self._bus.connected:
            return rooms
        self._looked = self._looked % max(1, len(rooms)) + RENEWED
        in_turn = set((rooms * 2)[self._looked - RENEWED : self._looked])
        return [table for table in rooms if table in in_turn or self._rooms[table].held is None]
