"""Records: every finished match, kept for ever, small. Hidden until the end; then anybody may read, replay, verify."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, null, select
from sqlalchemy.exc import IntegrityError

from guildtable.kernel.game import AnyGame
from guildtable.kernel.match import result
from guildtable.kernel.record import Entry, Record, Seated, read_entry
from guildtable.kernel.script import State
from guildtable.server.archive.results import FinishedMatch, write_results
from guildtable.server.codec import decode, encode
from guildtable.server.matches.alarms import OVER, PACK
from guildtable.server.matches.loading import read_header, read_names
from guildtable.server.matches.matches import Matches
from guildtable.server.ops.metrics import NOT_PACKED, PACKED, PACKING
from guildtable.server.protocol import Refused
from guildtable.server.store.database import Database
from guildtable.server.store.journal import Lost, Row
from guildtable.server.store.schema import checkpoints, due, entries, matches, proposals, records, results, tables
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.players import Player
from guildtable.server.tables.tables import Tables

JOURNAL = (entries, checkpoints, due, proposals)
"""What is kept of a match only while it is played, and a little longer."""
RESTS = 3600.0
"""Ticks after the end at which the journal of a match is packed away."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished match, as it is listed."""

    match: str
    game: str
    players: tuple[str, ...]
    result: str
    ended: float
    seat: int | None = None
    """The player's own, in a list of their games."""


class Records:
    """The records of finished matches, in the database."""

    def __init__(self, database: Database, matches_: Matches, tables_: Tables, clock: SiteClock) -> None:
        self._engine, self._journal = database.engine, database.journal
        self._matches, self._tables, self._clock = matches_, tables_, clock

    async def finish(self, match: str) -> None:
        """The game is over: write its record, and everybody's results. Done again, it changes nothing."""
        held = await self._matches.fresh(match)
        now = held.live.match.position
        if not now.over:
            return
        if await self._text(match) is None:
            rows = await self._journal.since(match, 0)
            if not rows or rows[-1].head != held.live.head:
                raise Lost  # it went back meanwhile: tried again, it is not over
            record, listed = await self._from_journal(match, rows)
            record.result = result(held.live.game, now.now)
            text, events = await asyncio.to_thread(_packed, record, rows)
            new = {
                "match": match,
                "name": record.header.match if record.header.match != match else None,
                "listed": listed,
                "game": record.header.game,
                "players": encode(record.players).decode(),  # who sat down: nobody leaves a lost game to a bot
                "result": record.result,
                "ended": (ended := self._clock.time),
                "text": text,
                "events": events,
                "has_results": True,
            }
            seated = tuple(entry for entry in record.entries if isinstance(entry, Seated))
            company = _company(held.live.game, now.now, len(record.header.players))
            finished = FinishedMatch(match, record.header.game, record.result, ended, seated, company)
            try:
                async with self._engine.begin() as transaction:
                    await transaction.execute(insert(records).values(new))
                    await write_results(transaction, [finished])
            except IntegrityError:
                pass  # another node was quicker
        await self._tables.close(match, "over")
        await self._journal.alarm(match, {OVER: None, PACK: self._clock.now + RESTS})

    async def pack(self, match: str) -> None:
        """Delete what the journal still holds of a finished match: all of it is in the record.

        If that fails it is tried again in an hour; the others do not wait for it.
        """
        began = time.perf_counter()
        try:
            async with self._engine.begin() as transaction:
                for table in JOURNAL:
                    await transaction.execute(delete(table).where(table.c.match == match))
        except Exception:
            NOT_PACKED.inc()
            await self._journal.alarm(match, {PACK: self._clock.now + RESTS})
            raise
        PACKED.inc()
        PACKING.observe(time.perf_counter() - began)

    async def listed(
        self, game_name: str | None, before: float | None, limit: int = 50, player: Player | None = None
    ) -> list[Kept]:
        """FinishedMatch matches of listed tables, newest first; or all those of one player."""
        r = records.c
        wanted = select(func.coalesce(r.name, r.match).label("match"), r.game, r.players, r.result, r.ended)
        if player:  # by their results' own columns: an index has them in this order
            by = results.c
            wanted = wanted.add_columns(by.seat).join(results, by.match == r.match).where(by.player == player.id)
        else:
            by = records.c
            wanted = wanted.add_columns(null().label("seat")).where(r.listed.is_(True))
        if game_name:
            wanted = wanted.where(by.game == game_name)
        if before:
            wanted = wanted.where(by.ended < before)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(by.ended.desc(), by.match.desc()).limit(limit))
            return [Kept(row.match, row.game, tuple(decode(row.players)), *row[3:]) for row in rows]

    async def text(self, match: str) -> str:
        """The record of a finished match, by its public name, or by its table, for those who know that."""
        text = await self._text(match)
        if text is None:
            raise Refused("no-such-record", "There is no record of such a match; while it is played, it is secret.")
        return text

    async def so_far(self, match: str) -> str:
        """The record as it stands, hidden cards and all: for admins alone. Empty if no card has fallen."""
        kept = await self._text(match)
        if kept is not None or not await self._journal.heads([match]):
            return kept or ""
        record, _ = await self._from_journal(match, await self._journal.since(match, 0))
        record.seed = ""  # to be revealed at the end; what fell from it so far is in the entries
        return await asyncio.to_thread(record.text)

    async def _text(self, match: str) -> str | None:
        async with self._engine.connect() as connection:
            packed = (await connection.execute(select(records.c.text).where(known_as(match)))).scalar()
        return zlib.decompress(packed).decode() if packed else None

    async def _from_journal(self, match: str, rows: Sequence[Row]) -> tuple[Record, bool]:
        """The record as the journal has it, and whether it is to be listed."""
        known = select(matches.c.header, matches.c.names, tables.c.seed, tables.c.listed)
        wanted = known.join(tables, tables.c.id == matches.c.id).where(matches.c.id == match)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one()
        record = Record(read_header(row.header), seed=row.seed, names=read_names(row.names))
        record.entries = await asyncio.to_thread(_entries, rows)
        return record, row.listed


def _company(game: AnyGame, now: State, seats: int) -> tuple[tuple[str, ...], ...]:
    """Whom each seat has won over; nothing, where a game has nobody to win over."""
    return tuple(game.company(now, seat) for seat in range(seats)) if game.company else ()


def _entries(rows: Sequence[Row]) -> list[Entry]:
    return [read_entry(row.seq, row.entry) for row in rows]


def _packed(record: Record, rows: Sequence[Row]) -> tuple[bytes, bytes]:
    """The text of a record and its events, as they are kept. A long one takes as long as many calls: in a thread."""
    events = [decode(row.events) for row in rows]
    return zlib.compress(record.text().encode(), 9), zlib.compress(encode(events), 9)


def known_as(match: str) -> Any:
    """A record is found by the public name of its match, and by the id of its table; the first had no other."""
    return (records.c.name == match) | (records.c.match == match)
