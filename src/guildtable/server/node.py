"""A node: one process of the server, and what it holds. It can be killed at any time; nothing is lost but sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Self

from guildtable.server.accounts.accounts import Accounts
from guildtable.server.accounts.leaving import Leaving
from guildtable.server.accounts.session_list import SessionList
from guildtable.server.accounts.sign_in import SignIn
from guildtable.server.archive.analysis import Analyses
from guildtable.server.archive.branches import Branches
from guildtable.server.archive.brought import Brought
from guildtable.server.archive.history import History
from guildtable.server.archive.parcel import Parcels
from guildtable.server.archive.profiles import Profiles
from guildtable.server.archive.readers import Readers
from guildtable.server.archive.records import Records
from guildtable.server.archive.replays import Replays
from guildtable.server.archive.reports import Reports
from guildtable.server.archive.results import Results
from guildtable.server.archive.tips import Tips
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import (
    ALL_MATCHES,
    ALL_SESSIONS,
    ChatChanged,
    Hint,
    ListChanged,
    SeatsMoved,
    SessionEnded,
    TableChanged,
    TurnChanged,
    Written,
    player_at,
)
from guildtable.server.bus.local import LocalBus
from guildtable.server.bus.nats import NatsBus
from guildtable.server.calls.call_settings import CallSettings
from guildtable.server.calls.calling import Calling
from guildtable.server.calls.claims import CALL, LETTER, Claims
from guildtable.server.calls.outgoing import Outgoing
from guildtable.server.calls.push import Push
from guildtable.server.calls.webhooks import Webhooks
from guildtable.server.gauges import Gauges
from guildtable.server.mail.mail import Mail
from guildtable.server.mail.smtp_server import SmtpServer
from guildtable.server.matches.alarms import BOT_TURN, OVER, PACK, TIME_UP, Pace
from guildtable.server.matches.matches import Matches
from guildtable.server.ops import gc
from guildtable.server.ops.background import Background
from guildtable.server.ops.loop_watch import LoopWatch
from guildtable.server.play.acts import Acts
from guildtable.server.play.agreements import Agreements
from guildtable.server.play.erasing import Erasing
from guildtable.server.play.letting_go import LettingGo
from guildtable.server.play.substitutes import Substitutes
from guildtable.server.play.turns import Bots, Claim, Sweep, TimeUp
from guildtable.server.settings import Settings
from guildtable.server.store.database import Database
from guildtable.server.store.proposals import Proposals
from guildtable.server.store.retention import Retention
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.attendance import Attendance
from guildtable.server.tables.blocks import Blocks
from guildtable.server.tables.bot_tables import BotTables
from guildtable.server.tables.chat import ChatLog
from guildtable.server.tables.day_tables import DayTables
from guildtable.server.tables.moderation import Moderation
from guildtable.server.tables.origins import Origins
from guildtable.server.tables.players import Players
from guildtable.server.tables.table_lists import TableLists
from guildtable.server.tables.tables import Tables
from guildtable.server.tables.vacations import Vacations
from guildtable.server.watching.notifications import Notifications
from guildtable.server.watching.presence import Presence
from guildtable.server.watching.rooms import Rooms

MEASURE_EVERY = 5.0
TIDY_EVERY = 1800.0
CATCH_UP_EVERY = 10.0
ERASE_EVERY = 60.0


class Node:
    """Everything a process of the server needs, opened and closed in order."""

    def __init__(self, settings: Settings, database: Database, bus: Bus, clock: SiteClock) -> None:
        self.settings, self.database, self.bus, self.clock = settings, database, bus, clock
        engine, journal = database.engine, database.journal
        self.closing = False
        self.pace = Pace(settings.undo_window, settings.pace)
        bot_tables = BotTables(settings.bot_tables_per_player, settings.bot_tables_per_address)
        day_tables = DayTables(settings.day_tables_per_player, settings.day_tables_at_most)
        self.tables = Tables(engine, bus, bot_tables, day_tables)
        self.players, self.chat = Players(engine), ChatLog(engine, bus)
        self.session_list = SessionList(engine, bus)
        self.accounts = Accounts(engine, settings, SignIn(engine, bus, self.session_list))
        self._session_ended: Callable[[str], Awaitable[None]] | None = None
        self.lists, self.moderation, self.blocks = TableLists(engine), Moderation(engine, bus), Blocks(engine)
        self.history, self.profiles, self.parcels = History(engine), Profiles(engine), Parcels(engine)
        self.matches = Matches(database, bus, clock, self.pace, self._finished)
        self.records = Records(database, self.matches, self.tables, clock)
        self.readers = Readers()
        self.replays, self.analyses = Replays(self.records, self.readers), Analyses(self.records, self.readers)
        self.brought = Brought(self.readers)
        self.tips = Tips(engine, self.matches, self.tables, self.readers, bus)
        self.branches = Branches(self.records, self.readers, self.tables, journal, clock, self.pace)
        self.reports = Reports(engine, self.records)
        self.attendance, self.origins, self.vacations = Attendance(engine), Origins(engine), Vacations(engine)
        self.substitutes = Substitutes(self.matches, self.tables, self.attendance, bus)
        self.leaving = Leaving(engine, settings.erase_days, self.accounts.post, settings.public_url.rstrip("/"))
        self.erasing = Erasing(engine, bus, self.leaving, self.substitutes)
        self._erasing = Background("erasing.turn", ERASE_EVERY, self.erasing.turn)
        self.agreements = Agreements(
            self.matches, Proposals(engine), self.substitutes, self.tables, self.attendance, bus
        )
        self.letting_go = LettingGo(self.substitutes, self.agreements, self.tables, self.attendance, bus)
        self.acts = Acts(self.matches, self.agreements, self.chat, journal, clock)
        self.rooms = Rooms(self.matches, journal, bus, self.tables, self.chat, clock)
        self.notifications = Notifications(bus, self.tables, self.lists, self.matches, clock)
        self._presence = Presence(engine, self.rooms)
        outgoing, site = Outgoing(settings.call_hosts), settings.public_url
        server = SmtpServer.of(settings) if site else None
        self.call_settings, self.push = CallSettings(engine, outgoing), Push(engine, outgoing, site)
        self.claims = Claims(engine, clock)
        self.calling = Calling(
            engine,
            clock,
            self.claims,
            self.matches,
            self.notifications,
            self.attendance,
            self.call_settings,
            self.push,
            Webhooks(outgoing),
            Mail(server) if server else None,
            site,
        )
        self.gauges = Gauges(database, bus, clock, self.matches, self.claims)
        self._measuring = Background("gauges.measure", MEASURE_EVERY, self.gauges.measure)
        self._tidying = Background("retention.tidy", TIDY_EVERY, Retention(engine, settings).tidy)
        self.results = Results(engine)
        self._catching_up = Background("results.catch_up", CATCH_UP_EVERY, self.results.catch_up)
        self._collecting = Background("gc.collect", gc.EVERY, gc.collect)
        self.watch = LoopWatch()
        self._sweeps: list[Sweep] = []
        self._bots: Bots | None = None

    @classmethod
    async def open(cls, settings: Settings, name: str = "guildtable-node") -> Self:
        """A node that is ready to serve; the database knows it by this name."""
        database = Database(settings.database, settings.connections, name)
        await database.open()
        clock = SiteClock(database.clock_engine, movable=settings.movable_time)
        await clock.start()
        bus: Bus = NatsBus(settings.nats) if settings.nats else LocalBus()
        node = cls(settings, database, bus, clock)
        await bus.open(node._heard)
        await bus.watch(ALL_MATCHES)
        node.watch.start()
        node._collecting.start()
        return node

    @classmethod
    @asynccontextmanager
    async def opened(cls, settings: Settings, name: str = "guildtable-node") -> AsyncIterator[Self]:
        """A node that is ready to serve, closed in the end."""
        node = await cls.open(settings, name)
        try:
            yield node
        finally:
            await node.close()

    async def _finished(self, match: str) -> None:
        """A match is over."""
        await self.records.finish(match)

    async def _heard(self, place: str, hint: Hint) -> None:
        """A hint came: to a player, or about a table."""
        match hint:
            case ListChanged() | TurnChanged():
                self.notifications.notify(player_at(place) or "", hint)
            case Written() | TableChanged() | ChatChanged():
                await self.rooms.heard(place, hint)
            case SeatsMoved(table):
                await self.matches.seats_moved(table)
            case SessionEnded(session):
                if self._session_ended:
                    await self._session_ended(session)

    async def hear_of_sessions(self, ended: Callable[[str], Awaitable[None]]) -> None:
        """Call `ended` with the fingerprint of every session that ends, on whichever node."""
        self._session_ended = ended
        await self.bus.watch(ALL_SESSIONS)

    def _sweep(
        self,
        kind: str,
        do: Callable[[str], Awaitable[None]],
        every: float,
        at_once: int = 4,
        claim: Claim | None = None,
    ) -> None:
        claim = claim or self.database.journal.claim
        sweep = Sweep(kind, do, claim, self.clock, self.settings.lease, every, at_once)
        sweep.start()
        self._sweeps.append(sweep)

    def serve(self) -> None:
        """Start what a node with sockets does besides: look for missed hints, clocks and ends, and think for bots."""
        self.rooms.start()
        self._presence.start()
        time_up = TimeUp(self.matches, self.substitutes, self.database.journal, self.clock, self.vacations)
        self._tidying.start()
        self._erasing.start()
        self._catching_up.start()
        self._catching_up.wake()
        self._sweep(TIME_UP, time_up.turn, every=0.5)
        self._sweep(OVER, self.records.finish, every=2.0)
        self._sweep(PACK, self.records.pack, every=2.0)
        self._sweep(CALL, self.calling.turn, every=1.0, at_once=8, claim=self.claims.claim)
        self._sweep(LETTER, self.calling.letter, every=1.0, at_once=4, claim=self.claims.claim)
        if self.settings.bots:
            self.think(self.settings.bots)

    def think(self, processes: int) -> None:
        """Take bots' turns from now on."""
        self._bots = Bots(self.matches, self.database.journal, self.clock, self.pace, processes)
        self.gauges.thinkers = self._bots.thinkers
        in_turn = self.database.journal.claim_in_turn
        self._sweep(BOT_TURN, self._bots.turn, every=0.05, at_once=2 * processes, claim=in_turn)

    def report(self) -> None:
        """Keep the metrics up to date where nobody asks for them first: in a worker."""
        self._measuring.start()
        self._measuring.wake()

    async def go(self) -> None:
        """Begin nothing more, and disconnect everybody: they come back elsewhere."""
        self.closing = self.matches.closing = True
        self.notifications.stop()
        await self.rooms.stop()

    async def drain(self, within: float = 5.0) -> None:
        """Go, and wait until everybody has their last answers, but no longer than `within`."""
        await self.go()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while not (self.rooms.empty and self.notifications.empty):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what was begun, write checkpoints, disconnect."""
        await self.go()
        work: list[Sweep | Background] = [*self._sweeps, self._measuring, self._tidying, self._erasing]
        await asyncio.gather(*(one.stop() for one in (*work, self._catching_up, self._collecting)))
        if self._bots:
            self._bots.close()
        self.readers.close()
        await self._presence.stop()
        with contextlib.suppress(Exception):  # without a database the journal itself is the checkpoint
            await self.matches.checkpoint_all()
        await self.clock.stop()
        self.watch.stop()
        await self.bus.close()
        await self.database.close()
