"""Arrivals: somebody comes to a room, says what they saw last, and is told the way from there to the present."""

from __future__ import annotations

from dataclasses import dataclass

from guildtable.kernel.event import Viewer
from guildtable.kernel.record import reply_prefix
from guildtable.server.matches.matches import Matches
from guildtable.server.protocol import Saying
from guildtable.server.store.joined_reads import JoinedReads
from guildtable.server.store.journal import Head, Journal, Row
from guildtable.server.tables.chat import ChatLog
from guildtable.server.watching.room import Room
from guildtable.server.watching.sending import passing_update

TOLD = 1000
"""Steps that somebody who comes first to a long match is told; a real game has fewer."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """From what somebody has seen to the present: updates, and after them the entries of the last page."""

    last: int
    """The last step there is, as the welcome says it; 0 if what was seen is gone: then all is told anew."""
    untold: int
    """The steps up to this one are not told, for the match is long; 0: all are that were not seen."""
    before: int
    """The step before the first of the entries."""
    passing: list[bytes]
    rows: list[Row]


class Arrivals:
    """Finds the way of everybody who comes."""

    def __init__(self, matches: Matches, journal: Journal, chat: ChatLog) -> None:
        self._matches, self._journal, self._chat = matches, journal, chat
        self._lines = JoinedReads[tuple[Room, int], tuple[Saying, ...]]()

    async def said(self, room: Room) -> tuple[Saying, ...]:
        """What was said at a table, read once for many who come."""
        if room.lines is not None:
            return room.lines
        before = room.hints
        lines = await self._lines.ask((room, before), lambda: self._chat.since(room.table.id, 0))
        room.lines = lines if room.hints == before else None
        return lines

    async def carried(self, room: Room, player: str | None) -> tuple[Saying, ...]:
        """What was said at the table before, if this is its rematch and they sat there."""
        lines = await self._chat.carried(room.table.id, player) if room.rematch else None
        room.rematch = lines is not None
        return lines or ()

    async def way(self, room: Room, seat: Viewer, seen: Head) -> Arrival:
        """The way that is told to somebody who comes to this seat and has seen this."""
        while True:
            held = room.held
            stands = await self._stands(room, seen)
            first = seen.seq if stands else 0
            since = await self._since(room, seat, first)
            passing, rows = await self._pages(room, seat, since)
            if room.held is held:  # else the journal went back while we read it
                break
        before = min(rows[0].seq - 1 if rows else since, room.seq)
        last = max(room.seq, first) if stands else 0
        return Arrival(last, since if since > first else 0, before, passing, rows)

    async def _stands(self, room: Room, seen: Head) -> bool:
        """Is the last step that they saw still the one it was? A backup may have been restored since, or a standby may
        have taken over that had not heard of it, and others may have played further than that."""
        if not seen.seq:
            return True
        if room.held is None:  # of a match that is packed away nothing is told, and nothing is gone
            return room.table.state in {"over", "ended"}
        if seen.seq > room.seq:
            return False
        if not seen.stamp or seen == room.held.live.head:
            return True
        return await self._journal.stamp_of(room.table.id, seen.seq) == seen.stamp

    async def _since(self, room: Room, seat: Viewer, seen: int) -> int:
        """The step after which somebody is told. Who has seen nothing of a long match is told its last steps only, but
        never fewer than since their own last reply."""
        if seen or room.seq <= TOLD:
            return seen
        mine = None if seat is None else await self._journal.last(room.table.id, reply_prefix(seat))
        return room.seq - TOLD if mine is None else min(room.seq - TOLD, mine - 1)

    async def _pages(self, room: Room, seat: Viewer, since: int) -> tuple[list[bytes], list[Row]]:
        """A long way, page by page: its updates but for the last page, and the entries of that."""
        passing: list[bytes] = []
        rows: list[Row] = []
        while room.held and (rows[-1].seq if rows else since) < room.held.live.seq:
            page = await self._journal.page(room.table.id, rows[-1].seq if rows else since)
            if not page:  # the journal has less than we hold
                await self._matches.refresh(room.held)
            elif rows:
                passing.append(passing_update(seat, rows, room.names))
            rows = page or rows
        return passing, rows
