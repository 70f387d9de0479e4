"""A node: one process of the server, and what it holds. It can be killed at any time; nothing is lost but sockets."""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog
from sqlalchemy import func, select

from guildtable.server.acts import Acts
from guildtable.server.alarms import BOT_TURN, OVER, TIME_UP, Pace
from guildtable.server.bells import Bells
from guildtable.server.branches import Branches
from guildtable.server.bus import Bus, bell_of
from guildtable.server.bus.local import LocalBus
from guildtable.server.bus.nats import NatsBus
from guildtable.server.clock import ServerClock
from guildtable.server.counsel import Counsels
from guildtable.server.matches import Matches
from guildtable.server.metrics import BUS, DATABASE, DUE, HELD, OLDEST
from guildtable.server.players import Players
from guildtable.server.presence import Presence
from guildtable.server.records import RESTS, Records
from guildtable.server.reels import Reels
from guildtable.server.reports import Reports
from guildtable.server.rooms import Rooms
from guildtable.server.settings import Settings
from guildtable.server.store.database import Database
from guildtable.server.store.schema import due
from guildtable.server.tables import Tables
from guildtable.server.talk import Talk
from guildtable.server.turns import Bots, Sweep, TimeUp

log = structlog.get_logger()


class Node:
    """Everything a process of the server needs, opened and closed in order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database, settings.connections)
        self.bus: Bus = NatsBus(settings.nats) if settings.nats else LocalBus()
        self.clock = ServerClock(self.database.engine)
        self.closing = False
        self._sweeps: list[Sweep] = []
        self._bots: Bots | None = None
        self._packing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready to serve when this returns."""
        await self.database.open()
        await self.clock.start()
        database, bus, engine, journal = self.database, self.bus, self.database.engine, self.database.journal
        self.pace = Pace(self.settings.undo_window, self.settings.pace)
        self.matches = Matches(database, bus, self.clock, self.pace)
        self.players, self.tables, self.talk = Players(engine), Tables(engine, bus), Talk(engine, bus)
        self.acts = Acts(self.matches, self.tables, self.talk, journal, engine, bus, self.clock)
        self.records = Records(database, self.matches, self.tables)
        self.reels, self.counsels = Reels(self.records), Counsels(self.records)
        self.branches = Branches(self.records, self.tables, journal, self.clock, self.pace)
        self.matches.finished = self.records.finish
        self.reports = Reports(engine, self.records)
        self.rooms = Rooms(self.matches, journal, bus, self.tables.state, self.talk.since, lambda: self.clock.now)
        self._presence = Presence(engine, self.rooms)
        self.bells = Bells(bus, self.tables, self.matches)
        await bus.open(self._heard)

    async def _heard(self, place: str, what: str) -> None:
        """A hint came, to a player's bell or about a table."""
        if place.startswith(bell_of("")):
            self.bells.heard(place.removeprefix(bell_of("")), what)
        else:
            await self.rooms.heard(place, what)

    def _sweep(self, kind: str, do: object, every: float, at_once: int = 4) -> None:
        lease = self.settings.lease
        sweep = Sweep(kind, do, self.database.journal, self.clock, lease, every, at_once)  # type: ignore[arg-type]
        sweep.start()
        self._sweeps.append(sweep)

    async def serve(self) -> None:
        """What a node with sockets does besides: look for missed hints, clocks, ends; and bots, if it has any."""
        await self.rooms.start()
        self._presence.start()
        self._sweep(TIME_UP, TimeUp(self.matches, self.acts, self.database.journal, self.clock).turn, every=0.5)
        self._sweep(OVER, self.records.finish, every=2.0)
        self._packing = asyncio.create_task(self._pack())
        if self.settings.bots:
            self.think(self.settings.bots)

    def think(self, processes: int) -> None:
        """Take bots' turns."""
        self._bots = Bots(self.matches, self.database.journal, self.clock, self.pace, processes)
        self._sweep(BOT_TURN, self._bots.turn, every=0.05, at_once=2 * processes)

    async def measure(self) -> None:
        """Read what is measured only when somebody asks: how the parts are, and what waits."""
        HELD.set(self.matches.count)
        BUS.set(self.bus.connected)
        waiting = select(due.c.kind, func.count(), func.min(due.c.at)).group_by(due.c.kind)
        now = self.clock.now
        try:
            async with asyncio.timeout(2), self.database.engine.connect() as connection:
                rows = (await connection.execute(waiting.where(due.c.at <= now, due.c.lease <= now))).all()
        except Exception:  # noqa: BLE001  whatever it is, it does not answer
            DATABASE.set(0)
            return
        DATABASE.set(1)
        found = {kind: (count, now - at) for kind, count, at in rows}
        for kind in (BOT_TURN, TIME_UP, OVER):
            count, seconds = found.get(kind, (0, 0.0))
            DUE.labels(kind).set(count)
            OLDEST.labels(kind).set(seconds)

    async def go(self) -> None:
        """Begin nothing more, and send everybody away: they come back elsewhere."""
        self.closing = self.matches.closing = True
        self.bells.stop()
        await self.rooms.stop()

    async def drain(self, within: float = 5.0) -> None:
        """Go, once everybody has had the answer to what they asked, or has had time enough."""
        await self.go()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while not (self.rooms.empty and self.bells.empty):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what was begun, keep checkpoints, let go."""
        await self.go()
        for sweep in self._sweeps:
            await sweep.stop()
        if self._packing:
            self._packing.cancel()
        if self._bots:
            self._bots.close()
        self.counsels.close()
        await self._presence.stop()
        with contextlib.suppress(Exception):  # without a database the journal itself is the checkpoint
            await self.matches.checkpoint_all()
        await self.clock.stop()
        await self.bus.close()
        await self.database.close()

    async def _pack(self) -> None:
        """Now and then, pack away what has rested."""
        while True:
            await asyncio.sleep(60)
            with contextlib.suppress(Exception):
                for match in await self.records.old(time.time() - RESTS):
                    await self.records.pack(match)
