"""Matches: held in memory by any node that needs them, written down before anybody is told.

To do something is to draft it on what we hold, write the draft under the next number, and only then hold it. If
somebody else had that number first, we read on and draft again: a reply to a question that is still asked goes in,
another is stale.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from hmac import digest
from itertools import batched

from sqlalchemy import select

from guildtable.kernel.chance import CHANCE, Dealer, dealer, dealing_key
from guildtable.kernel.event import Event
from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Header, Rebased, read_entry
from guildtable.server.alarms import Pace, alarms
from guildtable.server.bus import Bus
from guildtable.server.clock import ServerClock
from guildtable.server.clocks import Clocks
from guildtable.server.codec import decode
from guildtable.server.live import Draft, Live, Newer, read_events
from guildtable.server.metrics import CONFLICTS, REPLIES
from guildtable.server.protocol import ClockRules, Refused, Reply
from guildtable.server.store.database import AWAY, Database
from guildtable.server.store.journal import Checkpoint, Repeated, Row, Taken
from guildtable.server.store.schema import matches, tables
from guildtable.server.traces import span
from guildtable.shelf import game as game_named

TRIES = 20
KEPT = 500
AT_ONCE = 16
"""Checkpoints written side by side when a node goes down."""
DEEP = 24
"""Entries before the last that a match is taken up from, so that its last replies can be undone."""

type Make = Callable[[Draft], None]
"""Writes entries into a draft, or raises `Refused`."""
type Told = Callable[[Sequence[Row], Sequence[tuple[Event, ...]]], None]


@dataclass(slots=True)
class Held:
    """A match in this node's memory."""

    id: str
    live: Live
    key: bytes
    """From which all chance of the match comes. It leaves the process only after the end."""
    kept: int = 0
    """The entry of the last checkpoint."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    told: Told | None = None
    """Who wants to know of new entries on this node: the room, if anybody watches."""
    ended: bool = False
    """By the house: nobody plays on."""

    @property
    def dealer(self) -> Dealer:
        """Answers for chance."""
        return dealer(self.key)

    def tosses(self, seat: Seat) -> str:
        """Dice for a bot's turn: nobody can guess them, and a worker who does it again throws the same."""
        return digest(self.key, f"bot {seat} {self.live.seq}".encode(), "sha256").hex()

    def adopt(self, live: Live, rows: Sequence[Row], events: Sequence[tuple[Event, ...]]) -> None:
        """These entries are written: they count from now on."""
        self.live = live
        if self.told and rows:
            self.told(rows, events)


class Matches:
    """Every match this node has to do with."""

    def __init__(self, database: Database, bus: Bus, clock: ServerClock, pace: Pace) -> None:
        self._journal, self._engine = database.journal, database.engine
        self._bus, self._clock, self._pace = bus, clock, pace
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
            self._loading[match] = asyncio.create_task(self._load(match))
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
            live = (await self._load(held.id)).live
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
            await self._journal.append(held.id, draft.rows, key, body, alarms(draft, self._pace))
        REPLIES.labels(held.live.game.name).inc()
        held.adopt(draft.live, draft.rows, draft.told)

    async def _after(self, held: Held, draft: Draft) -> None:
        await self._bus.hint(held.id, str(draft.live.seq))
        game, before, now = held.live.game, draft.before.match.position, draft.live.match.position
        if now.over and self.finished:
            await self.finished(held.id)
        elif game.chapter(before.now).round != game.chapter(now.now).round:
            task = asyncio.create_task(self._keep_behind(held))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)

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

    async def _load(self, match: str) -> Held:
        """From the journal: from a checkpoint, or from the first card."""
        header, seed, clock, state = await self._header(match)
        game = game_named(header.game)
        start = Live.begin(game, header, Clocks.wound(clock, len(header.players)))
        made = await self._journal.checkpoints(match)
        head = (await self._journal.heads([match])).get(match, 0)
        if state in {"over", "ended"} and not head:
            raise Refused("not-now", "This game is over and packed away: look at its record.")
        held = Held(match, start, dealing_key(bytes.fromhex(seed), header.entropy))
        held.ended = state == "ended"
        played_by = made[0].rules if made else header.rules
        if played_by != game.version:
            await self._upgrade(held, start, made, played_by)
            return held
        held.live = await self._take_up(match, start, made, head)
        held.kept = made[0].seq if made else 0
        if CHANCE in held.live.match.position.asked:
            await self._open(held)
        return held

    async def _take_up(self, match: str, start: Live, made: list[Checkpoint], head: int) -> Live:
        ours = [point for point in made if point.rules == start.game.version]
        from_start = start.match.record.header.rules == start.game.version
        deep = [point for point in ours if point.seq <= head - DEEP]
        error: ValueError | None = None
        for point in [*deep, *([None] if from_start else []), *reversed(ours)]:
            try:
                live = start.taken_up(point) if point else start.copy()
                for row in await self._journal.since(match, live.seq):
                    live.follow(row)
            except ValueError as problem:  # Illegal: taken back further than this; or kept in a shape we cannot read
                error = problem
                continue
            return live
        raise Newer(f"{match} cannot be taken up: {error or 'it was played by other rules'}")

    async def _upgrade(self, held: Held, start: Live, made: list[Checkpoint], played_by: str) -> None:
        """The rules have changed since it was last played: go on by ours, from as far as they can follow."""
        rows = await self._journal.since(held.id, 0)
        for row in rows:
            if isinstance(entry := read_entry(row.seq, row.entry), Rebased):
                played_by = entry.rules
        if _number(played_by) > _number(start.game.version):
            raise Newer(f"it is played by rules {played_by}; here they are {start.game.version}")
        if played_by != start.game.version:
            draft = Draft(_furthest(start, made, rows), self._clock.now)
            draft.rebase()
            draft.deal(held.dealer)
            try:
                await self._journal.append(held.id, draft.rows, alarms=alarms(draft, self._pace))
            except Taken:  # another node was quicker, or somebody still plays by the rules of before
                await self._upgrade(held, start, made, played_by)
                return
            await self._bus.hint(held.id, str(draft.live.seq))
            rows += draft.rows
        rebased = max(row.seq for row in rows if row.entry.startswith("rules "))
        floor = start.copy()
        floor.carry([row for row in rows if row.seq <= rebased])
        await self._journal.checkpoint(held.id, floor.checkpoint())
        held.live, held.kept = await self._take_up(held.id, start, [floor.checkpoint()], rows[-1].seq), rebased

    async def _open(self, held: Held) -> None:
        """The first cards: dealt by whichever node comes first."""
        draft = Draft(held.live, self._clock.now)
        draft.deal(held.dealer)
        try:
            await self._journal.append(held.id, draft.rows, alarms=alarms(draft, self._pace))
        except Taken:
            await self._read_on(held)
            return
        held.live = draft.live
        await self.keep(held)

    async def _header(self, match: str) -> tuple[Header, str, ClockRules, str]:
        wanted = (
            select(matches.c.header, tables.c.seed, tables.c.clock, tables.c.state)
            .join(tables, tables.c.id == matches.c.id)
            .where(matches.c.id == match)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise Refused("not-now", "The game has not begun yet.")
        return read_header(row.header), row.seed, ClockRules(**decode(row.clock)), row.state


def _number(version: str) -> int:
    """The code's part of a version: it goes up."""
    return int(version.partition("-")[0])


def _furthest(start: Live, made: Sequence[Checkpoint], rows: Sequence[Row]) -> Live:
    """The match as far as our rules can follow it, from whichever checkpoint leads furthest."""
    best, reached = start, -1
    for point in [*made, None]:
        try:
            live = start.taken_up(point) if point else start.copy()
        except ValueError:  # in a shape that we cannot read
            continue
        end = live.carry([row for row in rows if row.seq > live.seq])
        if end > reached:
            best, reached = live, end
        if end == live.seq:
            break
    return best


def read_header(text: str) -> Header:
    """A header as it is kept."""
    kept = decode(text)
    return Header(**kept | {"players": tuple(kept["players"]), "entropy": tuple(kept["entropy"])})
