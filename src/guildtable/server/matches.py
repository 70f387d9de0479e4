"""Matches: held in memory by any node that needs them, written down before anybody is told.

To do something is to draft it on what we hold, write the draft under the next number, and only then hold it. If
somebody else had that number first, we read on and draft again: a reply to a question that is still asked goes in,
another is stale.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from itertools import batched

from guildtable.kernel.question import Illegal, Seat
from guildtable.server.alarms import Pace, alarms
from guildtable.server.bus import Bus, bell_of
from guildtable.server.clock import ServerClock
from guildtable.server.held import Held, Told
from guildtable.server.live import Draft, read_events
from guildtable.server.metrics import CONFLICTS, REPLIES
from guildtable.server.protocol import Refused, Reply
from guildtable.server.store.database import AWAY, Database
from guildtable.server.store.journal import Repeated, Taken
from guildtable.server.taking_up import TakingUp
from guildtable.server.traces import span

TRIES = 20
KEPT = 500
AT_ONCE = 16
"""Checkpoints written side by side when a node goes down."""

type Make = Callable[[Draft], None]
"""Writes entries into a draft, or raises `Refused`."""


class Matches:
    """Every match this node has to do with."""

    def __init__(self, database: Database, bus: Bus, clock: ServerClock, pace: Pace) -> None:
        self._journal, self._bus, self._clock, self.pace = database.journal, bus, clock, pace
        self._up = TakingUp(database, bus, clock, pace)
        self._held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Task[Held]] = {}
        self._behind: set[asyncio.Task[None]] = set()
        self.closing = False
        """Going down: nothing is let go of any more, for its checkpoint is still to be written."""
        self.finished: Callable[[str], Awaitable[None]] | None = None

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._held)

    async def held(self, match: str) -> Held:
        """The match, loaded if need be; perhaps not up to date."""
        if match in self._held:
            return self._held[match]
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._up.take_up(match))
        try:
            self._held[match] = held = await asyncio.shield(self._loading[match])
        finally:
            self._loading.pop(match, None)
        if len(self._held) > KEPT:
            self._forget()
        return held

    def _forget(self) -> None:
        """Let go of matches that nobody watches here, oldest first."""
        idle = [name for name, held in self._held.items() if not held.told and not held.lock.locked()]
        for name in idle[: len(self._held) - KEPT]:
            del self._held[name]

    async def fresh(self, match: str) -> Held:
        """The match, as of the last entry written."""
        known = match in self._held
        held = await self.held(match)
        if known:
            await self.refresh(held)
        return held

    def watch(self, held: Held, told: Told) -> None:
        """Somebody on this node wants to know of everything that happens to it."""
        held.told = told
        self._held[held.id] = held  # a worker may have let go of it meanwhile

    def release(self, match: str, held: Held | None = None) -> Held | None:
        """Nobody on this node needs it any more; of a copy that was let go of before, nothing is left to do."""
        if self.closing or (held and self._held.get(match) is not held):
            return None
        return self._held.pop(match, None)

    async def keep(self, held: Held) -> None:
        """A checkpoint: whoever takes the match up, perhaps by newer rules, begins here."""
        live = held.live
        if live.seq > held.kept and not live.match.position.over:
            await self._journal.checkpoint(held.id, live.checkpoint())
            held.kept = live.seq

    async def _keep_behind(self, held: Held) -> None:
        with contextlib.suppress(*AWAY):  # the journal has it all; the next one will do
            await self.keep(held)

    async def refresh(self, held: Held) -> None:
        """Read on from what we hold."""
        async with held.lock:
            await self._read_on(held)

    async def _read_on(self, held: Held) -> None:
        rows = await self._journal.since(held.id, held.live.seq)
        if not rows:
            return
        live = held.live.copy()
        try:
            for row in rows:
                live.follow(row)
        except Illegal:  # taken back further than we remember
            live = (await self._up.take_up(held.id)).live
            rows = await self._journal.since(held.id, held.live.seq)
            rows = [row for row in rows if row.seq <= live.seq]
        held.adopt(live, rows, [read_events(row.events) for row in rows])

    async def act(self, match: str, make: Make, key: str | None = None, body: str = "") -> int:
        """Do something: written down when this returns, under the number it returns."""
        held = await self.held(match)
        if held.ended:
            raise Refused("not-now", "The house has ended this game.")
        for _ in range(TRIES):
            async with held.lock:
                draft = Draft(held.live, self._clock.now)
                try:
                    make(draft)
                    draft.deal(held.dealer)
                    if not draft.rows:
                        return held.live.seq
                except Refused:
                    if await self._journal.heads([match]) != {match: held.live.seq}:
                        await self._read_on(held)
                        continue
                    raise
                try:
                    await self._write(held, draft, key, body)
                except Taken:
                    CONFLICTS.inc()
                    await self._read_on(held)
                    continue
                except Repeated:
                    return await self.done_before(match, key or "", body) or 0
            await self._after(held, draft)
            return draft.rows[0].seq
        raise Refused("unavailable", "Too much happens at once at this table; try again.")

    async def _write(self, held: Held, draft: Draft, key: str | None, body: str) -> None:
        with span("journal append", table=held.id, entries=len(draft.rows)):
            await self._journal.append(held.id, draft.rows, key, body, alarms(draft, self.pace))
        REPLIES.labels(held.live.game.name).inc()
        held.adopt(draft.live, draft.rows, draft.told)

    async def _after(self, held: Held, draft: Draft) -> None:
        await self._bus.hint(held.id, str(draft.live.seq))
        await self._ring(held, draft)
        game, before, now = held.live.game, draft.before.match.position, draft.live.match.position
        if now.over and self.finished:
            await self.finished(held.id)
        elif game.chapter(before.now).round != game.chapter(now.now).round:
            task = asyncio.create_task(self._keep_behind(held))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)

    async def _ring(self, held: Held, draft: Draft) -> None:
        """Whoever is asked now and was not, or the other way round, hears of it, at whichever table they are."""
        before, now = draft.before.waits_for, draft.live.waits_for
        for seat in before ^ now:
            if player := held.people.get(seat):
                await self._bus.hint(bell_of(player), f"{held.id} {draft.live.seq} {int(seat in now)}")

    async def done_before(self, match: str, key: str, body: str) -> int | None:
        """The number under which this key was used, if it was; another body under the same key is refused."""
        kept = await self._journal.kept(match, key)
        if kept is None:
            return None
        if kept.body != body:
            raise Refused("key-reused", "This key was used for something else; take a new one for each reply.")
        return kept.seq

    async def reply(self, match: str, seat: Seat, sent: Reply, *, bot: bool = False) -> int:
        """A seat answers its question: its person, or the bot that plays it."""
        body = f"{seat} {sent.question} {' '.join(sent.reply)}"

        def make(draft: Draft) -> None:
            if draft.live.is_bot(seat) != bot:
                raise Refused("not-now", "A bot plays for you now: return to your seat first.")
            if draft.live.question(seat) != sent.question or not sent.question:
                raise Refused("stale", "The question has changed; look at the table again.")
            try:
                draft.reply(seat, sent.reply)
            except Illegal as error:
                raise Refused("illegal", str(error)) from None

        try:
            return await self.act(match, make, sent.key, body)
        except Refused:
            done = await self.done_before(match, sent.key, body)
            if done is None:
                raise
            return done

    async def checkpoint_all(self) -> None:
        """Before going down."""
        await asyncio.gather(*self._behind, return_exceptions=True)
        for some in batched(list(self._held.values()), AT_ONCE):
            await asyncio.gather(*map(self.keep, some))
