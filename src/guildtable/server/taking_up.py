"""Taking up: a match out of the journal, from a checkpoint or from the first card, perhaps by newer rules."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from guildtable.kernel.chance import CHANCE, dealing_key
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Header, Rebased, read_entry
from guildtable.server.alarms import Pace, alarms
from guildtable.server.bus import Bus
from guildtable.server.clock import ServerClock
from guildtable.server.clocks import Clocks
from guildtable.server.codec import decode
from guildtable.server.held import Held
from guildtable.server.live import Draft, Live, Newer
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.database import Database
from guildtable.server.store.journal import Checkpoint, Row, Taken
from guildtable.server.store.schema import matches, seats, tables
from guildtable.shelf import game as game_named

DEEP = 24
"""Entries before the last that a match is taken up from, so that its last replies can be undone."""


class TakingUp:
    """For one node."""

    def __init__(self, database: Database, bus: Bus, clock: ServerClock, pace: Pace) -> None:
        self._journal, self._engine = database.journal, database.engine
        self._bus, self._clock, self._pace = bus, clock, pace

    async def take_up(self, match: str) -> Held:
        """The match as of its last entry."""
        header, seed, clock, state = await self._header(match)
        game = game_named(header.game)
        start = Live.begin(game, header, Clocks.wound(clock, len(header.players)))
        made = await self._journal.checkpoints(match)
        head = (await self._journal.heads([match])).get(match, 0)
        if state in {"over", "ended"} and not head:
            raise Refused("not-now", "This game is over and packed away: look at its record.")
        held = Held(match, start, dealing_key(bytes.fromhex(seed), header.entropy))
        held.ended = state == "ended"
        held.people = await self._people(match)
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
        held.live, held.kept = await self._from_checkpoint(held.id, start, [floor.checkpoint()], rows[-1].seq), rebased

    async def _deal(self, held: Held, start: Live) -> None:
        """The first cards: dealt by whichever node comes first."""
        draft = Draft(held.live, self._clock.now)
        draft.deal(held.dealer)
        try:
            await self._journal.append(held.id, draft.rows, alarms=alarms(draft, self._pace))
            held.live, held.kept = draft.live, draft.live.seq
            await self._journal.checkpoint(held.id, draft.live.checkpoint())
        except Taken:
            held.live = await self._from_checkpoint(held.id, start, [], 0)

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

    async def _people(self, match: str) -> dict[Seat, str]:
        wanted = select(seats.c.seat, seats.c.player).where(seats.c.table == match, seats.c.player.is_not(None))
        async with self._engine.connect() as connection:
            return {row.seat: row.player for row in await connection.execute(wanted)}


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
