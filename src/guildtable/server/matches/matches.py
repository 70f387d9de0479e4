"""Matches: held in memory by any node that needs them, written down before anybody is told.

To do something is to draft it on what we hold, write the draft under the next number, and only then hold it. If
somebody else had that number first, we read on and draft again: a reply to a question that is still asked goes in,
another is stale.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import batched

import structlog

from guildtable.kernel.question import Illegal, Seat
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import TurnChanged, Written, notifications_of
from guildtable.server.matches.alarms import Pace, alarms
from guildtable.server.matches.asked_calls import asked_calls
from guildtable.server.matches.day_clocks import Today
from guildtable.server.matches.draft import Draft, read_events
from guildtable.server.matches.held import Held, OnWritten
from guildtable.server.matches.live import Gap, Live, Newer
from guildtable.server.matches.loading import Loader, follow_all
from guildtable.server.ops.logs import log_fault
from guildtable.server.ops.metrics import CONFLICTS, LOST, REPLIES
from guildtable.server.ops.traces import span
from guildtable.server.protocol import Refused, Reply
from guildtable.server.store.database import Database
from guildtable.server.store.joined_reads import JoinedReads
from guildtable.server.store.journal import Lost, Repeated, Taken
from guildtable.server.store.site_clock import SiteClock

TRIES = 20
KEPT = 500
AT_ONCE = 16
"""Checkpoints written side by side when a node goes down."""

type Make = Callable[[Draft], None]
"""Writes entries into a draft, or raises `Refused`."""
type Finished = Callable[[str], Awaitable[None]]
"""Called with the id of a match when its last entry is written."""


class Matches:
    """The matches of this node: those in memory, and every reply that is written here."""

    def __init__(
        self, database: Database, bus: Bus, clock: SiteClock, pace: Pace, finished: Finished | None = None
    ) -> None:
        self._journal, self._bus, self._clock, self.pace = database.journal, bus, clock, pace
        self._finished = finished
        self._loader = Loader(database, bus, clock, pace)
        self.days = self._loader.days
        self._held: dict[str, Held] = {}
        self._loading = JoinedReads[str, Held]()
        self._behind: set[asyncio.Task[None]] = set()
        self.closing = False
        """Going down: nothing is let go of any more, for its checkpoint is still to be written."""

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._held)

    async def held(self, match: str) -> Held:
        """The match, loaded if need be; perhaps not up to date."""
        if match in self._held:
            return self._held[match]
        self._held[match] = held = await self._loading.ask(match, lambda: self._loader.load(match))
        if len(self._held) > KEPT:
            self._forget()
        return held

    def _forget(self) -> None:
        """Drop matches that nobody watches here from memory, oldest first."""
        idle = [name for name, held in self._held.items() if not held.on_written and not held.lock.locked()]
        for name in idle[: len(self._held) - KEPT]:
            del self._held[name]

    async def fresh(self, match: str) -> Held:
        """The match, as of the last entry written."""
        known = match in self._held
        held = await self.held(match)
        return await self.refresh(held) if known else held

    async def lives(self, matches: Sequence[str]) -> dict[str, Live]:
        """These matches as of their last entries; without those that cannot be loaded here. One statement finds which
        of them have gone on."""
        heads = await self._journal.heads(matches) if matches else {}
        found: dict[str, Live] = {}
        for match in matches:
            held = self._held.get(match)
            if held is None or held.live.head != heads.get(match):
                with contextlib.suppress(Newer, Refused):
                    found[match] = (await self.fresh(match)).live
            else:
                found[match] = held.live
        return found

    async def todays(self, matches: Sequence[str]) -> dict[str, Today]:
        """What the clocks for days of these matches are set by, of those that we hold."""
        held = [self._held[match] for match in matches if match in self._held]
        found = await self.days.todays([(one.live, one.people) for one in held])
        return {one.id: today for one, today in zip(held, found, strict=True) if today}

    async def seats_moved(self, match: str) -> None:
        """Seats are another player's now: if we hold the match, tell them from now on, and no longer who had them."""
        if held := self._held.get(match):
            held.people = await self._loader.people(match)

    def watch(self, held: Held, on_written: OnWritten, on_lost: Callable[[], None]) -> None:
        """Call `on_written` with every new entry of this match, and `on_lost` if entries that were told are gone."""
        held.on_written, held.on_lost = on_written, on_lost
        self._held[held.id] = held  # a worker may have let go of it meanwhile

    def release(self, match: str, held: Held | None = None) -> Held | None:
        """Drop a match from memory; None if it is another copy than the one held, or the node is going down."""
        if self.closing or (held and self._held.get(match) is not held):
            return None
        return self._held.pop(match, None)

    async def keep(self, held: Held) -> None:
        """Write a checkpoint, from which any node loads the match, perhaps by newer rules."""
        live = held.live
        if live.seq > held.kept and not live.match.position.over:
            await self._journal.checkpoint(held.id, live.checkpoint(), live.stamp)
            held.kept = live.seq

    async def _keep_behind(self, held: Held) -> None:
        try:
            await self.keep(held)
        except Exception as error:  # noqa: BLE001  the journal has it all; the next one will do
            log_fault("matches.keep failed", error, match=held.id)

    async def refresh(self, held: Held) -> Held:
        """Read the entries after those we hold. If ours are gone, it is another copy that is returned."""
        try:
            async with held.lock:
                await self._read_on(held)
        except (Lost, Gap):
            return await self._anew(held)
        return held

    async def _read_on(self, held: Held) -> None:
        """Read on from the last entry that we hold; raises `Lost` if that is not there."""
        since, live = time.perf_counter(), held.live.copy()
        rows = live.after(await self._journal.since(held.id, live.seq - 1))
        if not rows:
            return
        try:
            await follow_all(live, rows)
        except Illegal:  # taken back further than we remember
            live = (await self._loader.load(held.id)).live
            rows = await self._journal.since(held.id, held.live.seq)
            rows = [row for row in rows if row.seq <= live.seq]
        held.adopt(live, rows, [read_events(row.events) for row in rows], since)

    async def _anew(self, held: Held) -> Held:
        """The journal does not have what we hold: it went back, to a standby or a backup. Drop ours, and load again."""
        if self._held.get(held.id) is held:
            del self._held[held.id]
            LOST.inc()
            structlog.get_logger().warning("journal went back: loaded anew", match=held.id, held=held.live.seq)
        held.drop()
        return await self.held(held.id)

    async def act(self, match: str, make: Make, key: str | None = None, body: str = "") -> int:
        """Do something: written down when this returns, under the number it returns."""
        since, held = time.perf_counter(), await self.held(match)
        for _ in range(TRIES):
            if held.ended:
                raise Refused("not-now", "This game was ended: nobody plays on.")
            try:
                async with held.lock:
                    draft = Draft(held.live, self._clock.now, await self.days.today(held.live, held.people))
                    try:
                        make(draft)
                        draft.deal(held.dealer)
                        if not draft.rows:
                            return held.live.seq
                    except Refused:
                        if await self._journal.heads([match]) != {match: held.live.head}:
                            await self._read_on(held)
                            continue
                        raise
                    try:
                        await self._write(held, draft, key, body, since)
                    except Taken:
                        CONFLICTS.inc()
                        await self._read_on(held)
                        continue
                    except Repeated:
                        return await self._done_under(match, key or "", body) or 0
            except (Lost, Gap):
                held = await self._anew(held)
                continue
            await self._after(held, draft)
            return draft.rows[0].seq
        raise Refused("unavailable", "Too much happens at once at this table; try again.")

    async def once(self, match: str, seat: Seat, make: Make, key: str, body: str) -> int:
        """Do something under a key of this seat: asked for again, it is not done again, and its number is the same."""
        try:
            return await self.act(match, make, _key_of(seat, key), body)
        except Refused:
            done = await self.done_before(match, seat, key, body)
            if done is None:
                raise
            return done

    async def _write(self, held: Held, draft: Draft, key: str | None, body: str, since: float) -> None:
        with span("journal append", table=held.id, entries=len(draft.rows)):
            due, calls = alarms(draft, self.pace), asked_calls(draft, held.people)
            after = draft.before.stamp
            draft.live.stamp = await self._journal.append(held.id, draft.rows, key, body, due, after, calls)
        REPLIES.labels(held.live.game.name).inc()
        held.adopt(draft.live, draft.rows, draft.events, since)

    async def _after(self, held: Held, draft: Draft) -> None:
        await self._bus.hint(held.id, Written(draft.live.seq))
        await self._notify(held, draft)
        game, before, now = held.live.game, draft.before.match.position, draft.live.match.position
        if now.over and self._finished:
            await self._finished(held.id)
        elif game.chapter(before.now).round != game.chapter(now.now).round:
            task = asyncio.create_task(self._keep_behind(held))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)

    async def _notify(self, held: Held, draft: Draft) -> None:
        """Notify the players who are asked since this entry, and those who no longer are."""
        before, now = draft.before.waits_for, draft.live.waits_for
        for seat in before ^ now:
            if player := held.people.get(seat):
                turn = TurnChanged(held.id, draft.live.seq, asked=seat in now)
                await self._bus.hint(notifications_of(player), turn)

    async def done_before(self, match: str, seat: Seat, key: str, body: str) -> int | None:
        """The number under which this seat used this key, if it did; another body under the same key is refused."""
        return await self._done_under(match, _key_of(seat, key), body)

    async def _done_under(self, match: str, key: str, body: str) -> int | None:
        kept = await self._journal.kept(match, key)
        if kept is None:
            return None
        if kept.body != body:
            raise Refused("key-reused", "This key was used for something else; take a new one for each reply.")
        return kept.seq

    async def reply(self, match: str, seat: Seat, sent: Reply, *, bot: bool = False) -> int:
        """A seat answers its question: its person, or the bot that plays it."""
        body = f"{sent.question} {' '.join(sent.reply)}"

        def make(draft: Draft) -> None:
            if draft.live.is_bot(seat) != bot:
                raise Refused("not-now", "A bot plays for you now: return to your seat first.")
            if seat in draft.late and draft.today is None:  # by the day a reply counts until a bot has the seat
                raise Refused("not-now", "Your time is up: a bot plays on for you.", "time-is-up")
            if draft.live.question(seat) != sent.question or not sent.question:
                raise Refused("stale", "The question has changed; look at the table again.")
            try:
                draft.reply(seat, sent.reply)
            except Illegal as error:
                raise Refused("illegal", str(error)) from None

        return await self.once(match, seat, make, sent.key, body)

    async def checkpoint_all(self) -> None:
        """Write a checkpoint of every match, before the node goes down."""
        await asyncio.gather(*self._behind, return_exceptions=True)
        for some in batched(list(self._held.values()), AT_ONCE):
            await asyncio.gather(*map(self.keep, some))


def _key_of(seat: Seat, key: str) -> str:
    """A key as the journal keeps it: each seat has its own, so that nobody can use up another's."""
    return f"{seat} {key}"
