"""Rooms: who watches which table on this node, and what each of them is told.

A hint makes a room read on. Hints may be lost, so every room also looks by itself now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import structlog

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.question import Seat
from guildtable.server import codec, errands
from guildtable.server.bus import Bus
from guildtable.server.held import Held
from guildtable.server.live import Newer
from guildtable.server.matches import Matches
from guildtable.server.metrics import MISSED, ROOMS
from guildtable.server.protocol import Chat, Refused, Saying, Table, TableState
from guildtable.server.sending import Happened, Telling, last_update, updates
from guildtable.server.store.journal import Journal, Row

LOOK_EVERY = 2.0
RENEWED = 10
"""Rooms that are read anew at every look, one after another: hints about seats and talk may be lost too."""
log = structlog.get_logger()


class Overrun(Exception):
    """A watcher does not take what it is sent: let it come back and resume."""


@dataclass(slots=True, eq=False)
class Watcher:
    """Somebody who is told what happens: a socket, or a stream."""

    player: str | None
    send: Callable[[bytes], None]
    """Must not wait; raises `Overrun` if the other side is too slow."""
    close: Callable[[str], None]
    viewer: Viewer = None
    """Where the player sits, as the table has it; None: a spectator."""
    seq: int = 0
    """The last step it was told."""
    said: int = 0
    """The last line of talk it has."""


@dataclass(slots=True, eq=False)
class Room:
    """A table with watchers on this node."""

    table: TableState
    held: Held | None = None
    watchers: set[Watcher] = field(default_factory=set)
    entering: int = 0
    """Those on their way in: the room stays open for them."""

    @property
    def sitting(self) -> set[Seat]:
        """The seats somebody watches from."""
        return {watcher.viewer for watcher in self.watchers if watcher.viewer is not None}


class Rooms:
    """All rooms of this node."""

    def __init__(
        self,
        matches: Matches,
        journal: Journal,
        bus: Bus,
        read_table: Callable[[str], Awaitable[TableState]],
        read_talk: Callable[[str, int], Awaitable[tuple[Saying, ...]]],
        tick: Callable[[], float],
    ) -> None:
        self._matches, self._journal, self._bus = matches, journal, bus
        self._read_table, self._read_talk, self._tick = read_table, read_talk, tick
        self._rooms: dict[str, Room] = {}
        self._looking: asyncio.Task[None] | None = None
        self._looked = 0
        self._busy = asyncio.Lock()

    @property
    def all(self) -> dict[str, Room]:
        """Every room, by its table."""
        return dict(self._rooms)

    async def start(self) -> None:
        """Look by ourselves now and then."""
        self._looking = asyncio.create_task(self._look())

    @property
    def empty(self) -> bool:
        """Does nobody watch any more?"""
        return not any(room.watchers for room in self._rooms.values())

    async def stop(self) -> None:
        """Send everybody away: they will come back elsewhere."""
        await errands.stop(self._looking, self._busy)
        self._looking = None
        for room in list(self._rooms.values()):
            for watcher in list(room.watchers):
                watcher.close("restart")

    async def enter(self, table: str, watcher: Watcher, seen: int, welcome: Callable[[TableState, int], bytes]) -> None:
        """Begin to watch: all steps after `seen`, the talk so far, and from then on whatever happens."""
        async with self._door(table) as room:
            await self._enter(table, room, watcher, seen, welcome)

    @asynccontextmanager
    async def _door(self, table: str) -> AsyncIterator[Room]:
        """A room that stays open while somebody comes in; if nobody did, it is shut again."""
        if table not in self._rooms:
            self._rooms.setdefault(table, Room(await self._read_table(table)))
        room = self._rooms[table]
        room.entering += 1
        try:
            await self._bus.watch(table)
            if room.held is None:
                await self._renew(table, room)  # also what happened before we listened
            yield room
        finally:
            room.entering -= 1
            await self._shut_if_empty(table, room)

    async def _enter(
        self, table: str, room: Room, watcher: Watcher, seen: int, welcome: Callable[[TableState, int], bytes]
    ) -> None:
        watcher.seq = seen
        talk = await self._read_talk(table, 0)
        if room.held:
            await self._matches.refresh(room.held)
        if seen > (room.held.live.seq if room.held else 0):  # a backup was restored: what it saw is gone
            watcher.seq = seen = 0
        rows = await self._rows(room, seen)
        # No waiting from here on: nothing can happen between what we tell now and what we shall be told.
        watcher.seq = min(seen, room.held.live.seq if room.held else 0)
        watcher.viewer = _seat_of(room.table, watcher.player)
        watcher.said = talk[-1].id if talk else 0
        watcher.send(welcome(room.table, room.held.live.seq if room.held else 0))
        watcher.send(codec.message(Table(room.table)))
        if talk:
            watcher.send(codec.message(Chat(talk)))
        room.watchers.add(watcher)
        if room.held:
            self._bring_up(room, watcher, rows)

    async def _rows(self, room: Room, seen: int) -> list[Row]:
        """The entries after `seen`, up to what we hold when this returns."""
        rows: list[Row] = []
        while room.held and (rows[-1].seq if rows else seen) < room.held.live.seq:
            rows += await self._journal.since(room.table.id, rows[-1].seq if rows else seen)
        return rows

    def _bring_up(self, room: Room, watcher: Watcher, rows: Sequence[Row]) -> None:
        """Tell a watcher all it has not been told, and what there is to see."""
        assert room.held
        live = room.held.live
        new = [row for row in rows if watcher.seq < row.seq <= live.seq]
        for update in updates(live, watcher.viewer, new, self._tick()):
            self._send(room, watcher, update)
        watcher.seq = live.seq

    async def leave(self, table: str, watcher: Watcher) -> None:
        """Watch no more."""
        room = self._rooms.get(table)
        if room:
            room.watchers.discard(watcher)
            await self._shut_if_empty(table, room)

    async def heard(self, table: str, what: str) -> None:
        """A hint came."""
        room = self._rooms.get(table)
        if room is None:
            return
        try:
            if what == "table":
                await self._renew(table, room)
            elif what == "chat":
                await self._talk(table, room)
            elif room.held is None:
                await self._renew(table, room)
            elif int(what) > room.held.live.seq:
                await self._matches.refresh(room.held)
        except Newer:
            self._send_away(room)

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

    async def _renew(self, table: str, room: Room) -> None:
        """The table has changed; perhaps the game has begun."""
        state = await self._read_table(table)
        if state != room.table and (state.state != "open" or room.table.state == "open"):  # nothing is told backwards
            room.table = state
            for watcher in room.watchers:  # before the game people come, go and change seats
                watcher.viewer = _seat_of(state, watcher.player)
            self._tell(room, lambda _: codec.message(Table(state)))
        if room.held:
            room.held.ended = state.state == "ended"
        elif state.state != "open":
            with contextlib.suppress(Refused):
                held = await self._matches.fresh(table)
                if room.held is None:
                    room.held = held
                    self._matches.watch(held, lambda rows, events: self._told(room, held, rows, events))
                    await self._catch_up(room)

    def _told(self, room: Room, held: Held, rows: Sequence[Row], events: Sequence[tuple[Event, ...]]) -> None:
        """New entries: to each viewer what it may know of them, and what it sees now."""
        telling = Telling(held.live, self._tick(), self._matches.pace.undo_window)
        happened = [Happened(row, heard) for row, heard in zip(rows, events, strict=True)]
        made: dict[tuple[Viewer, int], bytes] = {}
        for watcher in list(room.watchers):
            new = watcher.seq + 1 - rows[0].seq
            if not 0 <= new < len(rows):
                continue  # it is being brought up, or will be when we look next
            wanted = watcher.viewer, new
            if wanted not in made:
                steps = tuple([entry.step(watcher.viewer) for entry in happened[new:]])
                made[wanted] = last_update(telling, watcher.viewer, steps)
            watcher.seq = held.live.seq
            self._send(room, watcher, made[wanted])

    async def _catch_up(self, room: Room) -> None:
        """Bring up every watcher that has missed something."""
        behind = min((watcher.seq for watcher in room.watchers), default=0)
        rows = await self._rows(room, behind)
        for watcher in list(room.watchers):
            if room.held and watcher.seq < room.held.live.seq:
                self._bring_up(room, watcher, rows)

    async def _talk(self, table: str, room: Room) -> None:
        behind = min((watcher.said for watcher in room.watchers), default=0)
        lines = await self._read_talk(table, behind)
        for watcher in list(room.watchers):
            new = tuple(line for line in lines if line.id > watcher.said)
            if new:
                watcher.said = new[-1].id
                self._send(room, watcher, codec.message(Chat(new)))

    def _tell(self, room: Room, made: Callable[[Watcher], bytes]) -> None:
        for watcher in list(room.watchers):
            self._send(room, watcher, made(watcher))

    def _send(self, room: Room, watcher: Watcher, sent: bytes) -> None:
        try:
            watcher.send(sent)
        except Overrun:
            room.watchers.discard(watcher)
            watcher.close("slow")

    def _send_away(self, room: Room) -> None:
        for watcher in list(room.watchers):
            watcher.close("restart")

    async def _look(self) -> None:
        """Find out what no hint told us."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                async with self._busy:
                    await self._look_once()
            except Exception as error:  # noqa: BLE001  the database is away: look again later
                log.warning("look", error=type(error).__name__)

    async def _look_once(self) -> None:
        playing = {table: room.held for table, room in self._rooms.items() if room.held}
        heads = await self._journal.heads(list(playing)) if playing else {}
        for table, held in playing.items():
            room = self._rooms.get(table)
            if room and heads.get(table, 0) > held.live.seq:
                MISSED.inc()
                await self.heard(table, str(heads[table]))
            if room:
                await self._catch_up(room)
        for table in self._to_renew():
            await self.heard(table, "table")
            await self.heard(table, "chat")

    def _to_renew(self) -> list[str]:
        """Rooms to be looked at as a whole: all if no hint can reach us, else those that wait, and a few in turn."""
        rooms = list(self._rooms)
        if not self._bus.connected:
            return rooms
        self._looked = self._looked % max(1, len(rooms)) + RENEWED
        in_turn = set((rooms * 2)[self._looked - RENEWED : self._looked])
        return [table for table in rooms if table in in_turn or self._rooms[table].held is None]


def _seat_of(table: TableState, player: str | None) -> Viewer:
    """Where somebody sits at a table. Seats change hands before the game only."""
    return next((seat.seat for seat in table.seats if player and seat.player == player), None)
