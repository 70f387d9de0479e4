"""Records: every finished match, kept for ever, small. Hidden until the end; then anybody may read, replay, verify."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from guildtable.kernel.game import AnyGame
from guildtable.kernel.match import replay, result, verify
from guildtable.kernel.record import Record, Seated, read_entry
from guildtable.kernel.wire import Shown, Told, heard, shown
from guildtable.server.alarms import OVER
from guildtable.server.codec import decode, encode
from guildtable.server.matches import Matches
from guildtable.server.players import Player
from guildtable.server.protocol import Refused, Step
from guildtable.server.sending import step_of
from guildtable.server.store.database import Database
from guildtable.server.store.schema import checkpoints, due, entries, matches, proposals, records, seats, tables
from guildtable.server.tables import Tables
from guildtable.server.taking_up import read_header
from guildtable.shelf import game

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


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a replay: what was told, and what there was to see."""

    number: int
    entry: str
    events: tuple[Told, ...]
    shown: tuple[Shown[Any], ...]
    """One view; with all hands open, every seat's."""
    step: Step | None
    """The entry as a table is told of it, with all hands open as outside; null before the first."""


class Records:
    """Finished matches."""

    def __init__(self, database: Database, matches_: Matches, tables_: Tables) -> None:
        self._engine, self._journal = database.engine, database.journal
        self._matches, self._tables = matches_, tables_

    async def finish(self, match: str) -> None:
        """The game is over: write its record. Done again, it changes nothing."""
        held = await self._matches.fresh(match)
        now = held.live.match.position
        if not now.over:
            return
        if await self._text(match) is None:
            record = await self._from_journal(match)
            record.result = result(held.live.game, now.now)
            events = [decode(row.events) for row in await self._journal.since(match, 0)]
            new = {
                "match": match,
                "game": record.header.game,
                "players": encode(_players(record)).decode(),
                "result": record.result,
                "ended": time.time(),
                "text": zlib.compress(record.text().encode(), 9),
                "events": zlib.compress(encode(events), 9),
            }
            try:
                async with self._engine.begin() as transaction:
                    await transaction.execute(insert(records).values(new))
            except IntegrityError:
                pass  # another node was quicker
        await self._tables.close(match, "over")
        await self._journal.alarm(match, {OVER: None})

    async def pack(self, match: str) -> None:
        """What the journal still holds of a finished match is in its record: let it go."""
        async with self._engine.begin() as transaction:
            for table in (entries, checkpoints, due, proposals):
                await transaction.execute(delete(table).where(table.c.match == match))

    async def old(self, before: float, limit: int = 100) -> list[str]:
        """Matches finished before this time whose journal is still there."""
        wanted = select(records.c.match).join(entries, entries.c.match == records.c.match)
        rested = wanted.where(records.c.ended < before, entries.c.seq == 1).limit(limit)
        async with self._engine.connect() as connection:
            return [row.match for row in await connection.execute(rested)]

    async def listed(
        self, game_name: str | None, before: float | None, limit: int = 50, player: Player | None = None
    ) -> list[Kept]:
        """Finished matches, newest first; or those of one player."""
        wanted = select(records.c.match, records.c.game, records.c.players, records.c.result, records.c.ended)
        if player:
            wanted = wanted.join(seats, seats.c.table == records.c.match).where(seats.c.player == player.id)
        if game_name:
            wanted = wanted.where(records.c.game == game_name)
        if before:
            wanted = wanted.where(records.c.ended < before)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(records.c.ended.desc()).limit(limit))
            return [Kept(row.match, row.game, tuple(decode(row.players)), row.result, row.ended) for row in rows]

    async def text(self, match: str) -> str:
        """The record of a finished match."""
        text = await self._text(match)
        if text is None:
            raise Refused("no-such-record", "There is no record of such a match; while it is played, it is secret.")
        return text

    async def so_far(self, match: str) -> str:
        """The record as it stands, hidden cards and all: for the house alone. Empty if no card has fallen."""
        kept = await self._text(match)
        if kept is not None or not await self._journal.heads([match]):
            return kept or ""
        record = await self._from_journal(match)
        record.seed = ""  # to be revealed at the end; what fell from it so far is in the entries
        return record.text()

    async def _text(self, match: str) -> str | None:
        async with self._engine.connect() as connection:
            packed = (await connection.execute(select(records.c.text).where(records.c.match == match))).scalar()
        return zlib.decompress(packed).decode() if packed else None

    async def _from_journal(self, match: str) -> Record:
        wanted = select(matches.c.header, tables.c.seed).join(tables, tables.c.id == matches.c.id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(matches.c.id == match))).one()
        record = Record(read_header(row.header), seed=row.seed)
        record.entries = [read_entry(kept.seq, kept.entry) for kept in await self._journal.since(match, 0)]
        return record


def _players(record: Record) -> list[str]:
    """Who played each seat at the end, by what is written: a name may have been erased since it was read."""
    players = list(record.header.players)
    for entry in record.entries:
        if isinstance(entry, Seated):
            players[entry.seat] = entry.player
    return players


def faults(text: str) -> list[str]:
    """What is wrong with a record."""
    record = Record.read(text)
    return verify(game(record.header.game), record)


def frames(text: str, view: str, first: int, last: int) -> list[Frame]:
    """Moments `first` to `last` of a replay, from outside, from a seat, or with `all` hands open."""
    return list(frames_of(Record.read(text), view, first, last))


def frames_of(record: Record, view: str, first: int, last: int) -> Iterator[Frame]:
    """The same of a record that was read."""
    sat = range(len(record.header.players))
    if view not in {"outside", "all"} and not (view.isdecimal() and int(view) in sat):
        raise Refused("malformed", f"A replay is seen from outside, with all hands, or from seat 0 to {sat[-1]}.")
    return _frames(game(record.header.game), record, view, first, last)


def _frames(rules: AnyGame, record: Record, view: str, first: int, last: int) -> Iterator[Frame]:
    viewers = [int(view)] if view.isdecimal() else [None]
    for moment in replay(rules, record):
        if moment.number > last:
            return
        if moment.number >= first:
            position = moment.match.position
            seen = range(len(record.header.players)) if view == "all" else viewers
            every = tuple(Told(event.id, event.args) for event in moment.events if event.but is None)
            told = every if view == "all" else heard(moment.events, viewers[0])
            yield Frame(
                moment.number,
                str(moment.entry or "") if view == "all" else _kind(moment.entry),
                told,
                tuple(shown(position, viewer) for viewer in seen),
                step_of(moment.number, moment.entry, heard(moment.events, viewers[0])) if moment.entry else None,
            )


def _kind(entry: Any) -> str:
    """Who acted, never what was replied: from a seat one saw no more than that."""
    return " ".join(str(entry).split(" ")[:2]) if entry else ""
