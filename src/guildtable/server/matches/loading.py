"""Loading: a match is read from the journal, from a checkpoint or from the first card, perhaps by newer rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import select

from guildtable.kernel.chance import CHANCE, dealing_key
from guildtable.kernel.header import FIRST_FORMAT, Header
from guildtable.kernel.names import Name
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Rebased, kind_of, read_entry
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import Written
from guildtable.server.codec import decode
from guildtable.server.matches.alarms import Pace, alarms
from guildtable.server.matches.asked_calls import asked_calls
from guildtable.server.matches.day_clocks import DayClocks
from guildtable.server.matches.days import Days
from guildtable.server.matches.draft import Draft
from guildtable.server.matches.held import Held
from guildtable.server.matches.live import AnyClocks, Gap, Live, Newer
from guildtable.server.matches.rule_change import carry, code_number, furthest
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.ops.logs import log_fault
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.clock_rules import read_clock
from guildtable.server.store.database import Database
from guildtable.server.store.journal import Checkpoint, Head, Lost, Row, Taken
from guildtable.server.store.schema import matches, seats, tables
from guildtable.server.store.site_clock import SiteClock
from guildtable.shelf import game as game_named

DEEP = 24
"""Entries before the last that a match is loaded from, so that its last replies can be undone."""


class Loader:
    """Loads matches from the database, for this node."""

    def __init__(self, database: Database, bus: Bus, clock: SiteClock, pace: Pace) -> None:
        self._journal, self._engine = database.journal, database.engine
        self._bus, self._clock, self._pace = bus, clock, pace
        self.days = Days(database.engine, clock)

    async def load(self, match: str) -> Held:
        """Load the match as of its last entry."""
        try:
            return await self._load(match)
        except Gap as error:
            log_fault("journal has a gap: `guildtable admin repair` mends it", error, logging.ERROR, match=match)
            raise Refused("not-now", "Part of this game is lost. Whoever runs the site can repair it.") from None

    async def _load(self, match: str) -> Held:
        header, seed, clock, state = await self._header(match)
        game = game_named(header.game)
        start = Live.begin(game, header, wound(clock, len(header.players)))
        made = await self._journal.checkpoints(match)
        head = (await self._journal.heads([match])).get(match, Head(0, 0)).seq
        if state in {"over", "ended"} and not head:
            raise Refused("not-now", "This game is over and packed away: look at its record.")
        held = Held(match, start, dealing_key(bytes.fromhex(seed), header.entropy))
        held.ended = state == "ended"
        held.people = await self.people(match)
        played_by = made[0].rules if made else header.rules
        if played_by != game.version:
            await self._upgrade(held, start, made, played_by)
            return held
        held.live = await self._from_checkpoint(match, start, made, head)
        held.kept = made[0].seq if made else 0
        if CHANCE in held.live.match.position.asked:
            await self._deal(held, start)
        return held

    async def _from_checkpoint(self, match: str, start: Live, made: list[Checkpoint], head: int) -> Live:
        ours = [point for point in made if point.rules == start.game.version]
        from_start = start.match.record.header.rules == start.game.version
        deep = [point for point in ours if point.seq <= head - DEEP]
        error: Exception | None = None
        for point in [*deep, *([None] if from_start else []), *reversed(ours)]:
            try:
                live = start.restored(point) if point else start.copy()
                await follow_all(live, live.after(await self._journal.since(match, live.seq - 1)))
            # Illegal: taken back further than this; Lost: of a past that is gone; or kept in a shape we cannot read.
            except (ValueError, Lost) as problem:
                error = problem
                continue
            return live
        raise Newer(f"{match} cannot be loaded: {error or 'it was played by other rules'}")

    async def _upgrade(self, held: Held, start: Live, made: list[Checkpoint], played_by: str) -> None:
        """The rules have changed since it was last played: go on by ours, from as far as they can follow."""
        rows = await self._journal.since(held.id, 0)
        for row in rows:
            if isinstance(entry := read_entry(row.seq, row.entry), Rebased):
                played_by = entry.rules
        if code_number(played_by) > code_number(start.game.version):
            raise Newer(f"it is played by rules {played_by}; here they are {start.game.version}")
        if played_by != start.game.version:
            reached = await asyncio.to_thread(furthest, start, made, rows)
            draft = Draft(reached, self._clock.now, await self.days.today(reached, held.people))
            draft.rebase()
            draft.deal(held.dealer)
            try:
                await self._write(held, draft)
            except (Taken, Lost):  # another node was quicker, or somebody still plays by the rules of before
                await self._upgrade(held, start, made, played_by)
                return
            await self._bus.hint(held.id, Written(draft.live.seq))
            rows = await self._journal.since(held.id, 0)
        rebased = max(row.seq for row in rows if kind_of(row.entry) == "rules")
        floor = start.copy()
        await asyncio.to_thread(carry, floor, [row for row in rows if row.seq <= rebased])
        await self._journal.checkpoint(held.id, floor.checkpoint(), floor.stamp)
        held.live, held.kept = await self._from_checkpoint(held.id, start, [floor.checkpoint()], rows[-1].seq), rebased

    async def _deal(self, held: Held, start: Live) -> None:
        """Deal the first cards, unless another node was quicker."""
        draft = Draft(held.live, self._clock.now, await self.days.today(held.live, held.people))
        draft.deal(held.dealer)
        try:
            await self._write(held, draft)
            held.live, held.kept = draft.live, draft.live.seq
            await self._journal.checkpoint(held.id, draft.live.checkpoint(), draft.live.stamp)
        except Taken:
            held.live = await self._from_checkpoint(held.id, start, [], 0)

    async def _write(self, held: Held, draft: Draft) -> None:
        due, calls = alarms(draft, self._pace), asked_calls(draft, held.people)
        after = draft.before.stamp
        draft.live.stamp = await self._journal.append(held.id, draft.rows, alarms=due, after=after, calls=calls)

    async def _header(self, match: str) -> tuple[Header, str, ClockRules, str]:
        wanted = (
            select(matches.c.header, tables.c.seed, tables.c.clock, tables.c.days, tables.c.state)
            .join(tables, tables.c.id == matches.c.id)
            .where(matches.c.id == match)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise Refused("not-now", "The game has not begun yet.")
        return read_header(row.header), row.seed, read_clock(row.clock, row.days), row.state

    async def people(self, match: str) -> dict[Seat, str]:
        """Whose seat is whose."""
        wanted = select(seats.c.seat, seats.c.player).where(seats.c.table == match, seats.c.player.is_not(None))
        async with self._engine.connect() as connection:
            return {row.seat: row.player for row in await connection.execute(wanted)}


def wound(rules: ClockRules, seats: int) -> AnyClocks | None:
    """The clocks before the first question; None if nobody is timed."""
    return DayClocks.wound(rules, seats) if rules.by_the_day else Clocks.wound(rules, seats)


async def follow_all(live: Live, rows: Sequence[Row]) -> None:
    """Take over entries that were written, and let others in between: each is a reply to be played again."""
    for row in rows:
        live.follow(row)
        await asyncio.sleep(0)


def read_header(text: str) -> Header:
    """Read a header as it is stored."""
    kept = decode(text)
    tuples = {"players": tuple(kept["players"]), "entropy": tuple(kept["entropy"])}
    return Header(**{"format": FIRST_FORMAT} | kept | tuples)  # the first headers did not name their format


def read_names(text: str) -> tuple[Name, ...]:
    """Read the names of a match as they are stored."""
    return tuple(Name(**name) for name in decode(text))
