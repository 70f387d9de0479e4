"""The house: what those who run a site may do. Look, end a table, ban; tell people what is kept of them, erase them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Select, Table, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.bots.player import BOT
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Record, Seated
from guildtable.server.bus import Bus
from guildtable.server.codec import decode, encode
from guildtable.server.store.schema import (
    due,
    entries,
    matches,
    players,
    records,
    reports,
    sayings,
    seats,
    sessions,
    tables,
)
from guildtable.server.tables import Tables
from guildtable.server.taking_up import read_header

SOMEBODY = "Somebody"
ERASED = "(erased)"


class Unknown(Exception):
    """There is no such table or player; the sentence says how to find one."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table, as the house sees it."""

    id: str
    game: str
    state: str
    players: tuple[str, ...]
    entries: int
    """The number of its last entry."""
    seen: float
    """When a player was last there."""
    created: float


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player, as the house sees them."""

    id: str
    name: str
    banned: bool
    tables: int
    created: float
    seen: float | None


@dataclass(frozen=True, slots=True)
class ReportLine:
    """A report, as the house lists it."""

    id: str
    table: str
    player: str
    seat: Seat | None
    seq: int
    note: str
    page: str
    version: str
    at: float


class House:
    """Works on the database; the nodes are given a hint."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine, self._bus, self._tables = engine, bus, Tables(engine, bus)

    async def tables(self, state: str | None, limit: int) -> list[TableLine]:
        """Tables, newest first."""
        wanted = select(tables).order_by(tables.c.created.desc()).limit(limit)
        if state:
            wanted = wanted.where(tables.c.state == state)
        async with self._engine.connect() as connection:
            return [await _line(connection, row) for row in (await connection.execute(wanted)).all()]

    async def players(self, limit: int) -> list[PlayerLine]:
        """Players, newest first."""
        sat = select(func.count()).where(seats.c.player == players.c.id).scalar_subquery()
        seen = select(func.max(sessions.c.seen)).where(sessions.c.player == players.c.id).scalar_subquery()
        wanted = select(players.c.id, players.c.name, players.c.banned, sat, players.c.created, seen)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(players.c.created.desc()).limit(limit))
            return [PlayerLine(*row) for row in found]

    async def reports(self, limit: int) -> list[ReportLine]:
        """What players have reported, newest first."""
        async with self._engine.connect() as connection:
            found = await connection.execute(_report_lines().order_by(reports.c.at.desc()).limit(limit))
            return [ReportLine(*row) for row in found]

    async def report(self, report: str) -> tuple[ReportLine, str]:
        """One report, and the record as it stood then; empty, if no card had fallen."""
        wanted = _report_lines().add_columns(reports.c.record).where(reports.c.id == report)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise Unknown(f"There is no report {report}: look at `guildtable admin reports`.")
        return ReportLine(*row[:-1]), zlib.decompress(row.record).decode()

    async def find(self, player: str) -> str:
        """A player's id, from the id or a name that only one of them has."""
        wanted = select(players.c.id).where((players.c.id == player) | (players.c.name == player)).limit(10)
        async with self._engine.connect() as connection:
            found = [row.id for row in await connection.execute(wanted)]
        if not found:
            raise Unknown(f"There is no player {player}: look at `guildtable admin players`.")
        if len(found) > 1:
            raise Unknown(f"Several are called {player}: say which by id, such as {', '.join(found)}.")
        return str(found[0])

    async def end(self, table: str) -> None:
        """End a game: nobody plays on, and it leaves no record."""
        async with self._engine.begin() as transaction:
            state = (await transaction.execute(select(tables.c.state).where(tables.c.id == table))).scalar()
            if state is None:
                raise Unknown(f"There is no table {table}: look at `guildtable admin tables`.")
            if state not in {"open", "playing"}:
                raise Unknown(f"Table {table} is {state} already.")
            await transaction.execute(delete(due).where(due.c.match == table))
        await self._tables.close(table, "ended")

    async def ban(self, player: str, *, banned: bool) -> None:
        """Whoever is banned has no session: they may watch like a stranger, and no more."""
        async with self._engine.begin() as transaction:
            await transaction.execute(update(players).where(players.c.id == player).values(banned=banned))

    async def export(self, player: str) -> dict[str, Any]:
        """All that is kept of a player. Of sessions, not the print; of running games, only what they did themselves."""
        async with self._engine.connect() as connection:

            async def rows(table: Table, *where: Any) -> list[dict[str, Any]]:
                found = await connection.execute(select(table).where(*where).order_by(*table.primary_key.columns))
                return [dict(row) for row in found.mappings()]

            sat = await rows(seats, seats.c.player == player)
            return {
                "player": (await rows(players, players.c.id == player))[0],
                "sessions": [
                    {"created": row["created"], "seen": row["seen"]}
                    for row in await rows(sessions, sessions.c.player == player)
                ],
                "seats": sat,
                "tables opened": [row["id"] for row in await rows(tables, tables.c.host == player)],
                "said": await rows(sayings, sayings.c.player == player),
                "reported": [
                    {name: value for name, value in row.items() if name != "record"}  # it is not theirs alone
                    for row in await rows(reports, reports.c.player == player)
                ],
                "replies": {row["table"]: await _replies(connection, row["table"], row["seat"]) for row in sat},
                "records": {
                    row["match"]: zlib.decompress(row["text"]).decode()
                    for row in await rows(records, records.c.match.in_([seat["table"] for seat in sat]))
                },
            }

    async def erase(self, player: str) -> list[str]:
        """Nobody can tell any more who this was. The tables where they sat; their games stay, and still verify."""
        async with self._engine.begin() as transaction:
            sat = (await transaction.execute(select(seats).where(seats.c.player == player))).all()
            await transaction.execute(delete(sessions).where(sessions.c.player == player))
            await transaction.execute(update(players).where(players.c.id == player).values(name=SOMEBODY))
            await transaction.execute(update(seats).where(seats.c.player == player).values(name=SOMEBODY))
            said = update(sayings).where(sayings.c.player == player)
            await transaction.execute(said.values(name=SOMEBODY, text=ERASED))
            reported = update(reports).where(reports.c.player == player)
            await transaction.execute(reported.values(note=ERASED, page=""))
            for seat in sat:
                await _forget(transaction, seat.table, seat.seat)
        for seat in sat:
            await self._bus.hint(seat.table, "table")
        return [seat.table for seat in sat]


async def _line(connection: AsyncConnection, row: Any) -> TableLine:
    sat = (await connection.execute(select(seats).where(seats.c.table == row.id).order_by(seats.c.seat))).all()
    last = (await connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == row.id))).scalar()
    names = tuple(seat.name or "-" for seat in sat)
    return TableLine(row.id, row.game, row.state, names, last or 0, max(seat.seen for seat in sat), row.created)


def _report_lines() -> Select[Any]:
    r, who = reports.c, players.c.name
    wanted = select(r.id, r.table, func.coalesce(who, SOMEBODY), r.seat, r.seq, r.note, r.page, r.version, r.at)
    return wanted.select_from(reports.outerjoin(players, players.c.id == r.player))


async def _replies(connection: AsyncConnection, match: str, seat: Seat) -> list[str]:
    """What this seat replied, as far as the journal still has it."""
    wanted = select(entries.c.entry).where(entries.c.match == match, entries.c.entry.like(f"{seat} %"))
    return [row.entry for row in await connection.execute(wanted.order_by(entries.c.seq))]


async def _forget(transaction: AsyncConnection, match: str, seat: Seat) -> None:
    """Take a name out of a match, and out of its record."""
    kept = (await transaction.execute(select(matches.c.header).where(matches.c.id == match))).scalar()
    if kept is None:
        return
    header = read_header(kept)
    header = replace(header, players=_without(header.players, seat))
    await transaction.execute(
        update(matches).where(matches.c.id == match).values(header=encode(asdict(header)).decode())
    )
    here = (entries.c.match == match, entries.c.entry.like(f"seat {seat} %"))
    persons = update(entries).where(*here, entries.c.entry.not_like(f"seat {seat} {BOT}%"))
    await transaction.execute(persons.values(entry=f"seat {seat} {SOMEBODY}"))
    row = (await transaction.execute(select(records).where(records.c.match == match))).first()
    if row:
        changed = {"text": _rewritten(row.text, seat), "players": encode(_without(decode(row.players), seat)).decode()}
        await transaction.execute(update(records).where(records.c.match == match).values(changed))
    for report in (await transaction.execute(select(reports).where(reports.c.table == match))).all():
        if zlib.decompress(report.record):
            changed = {"record": _rewritten(report.record, seat)}
            await transaction.execute(update(reports).where(reports.c.id == report.id).values(changed))


def _rewritten(packed: bytes, seat: Seat) -> bytes:
    """A record without the name. Its chain is made anew: what was committed to, and every reply, is as it was."""
    record = Record.read(zlib.decompress(packed).decode())
    record.header = replace(record.header, players=_without(record.header.players, seat))
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Seated) and entry.seat == seat and not entry.player.startswith(BOT):
            record.entries[number] = Seated(seat, SOMEBODY)
    return zlib.compress(record.text().encode(), 9)


def _without(names: Sequence[str], seat: Seat) -> tuple[str, ...]:
    """These names with nobody in this seat; of two nobodies the second is told apart."""
    if names[seat].startswith(BOT):
        return tuple(names)
    name, number = SOMEBODY, 2
    while name in [*names[:seat], *names[seat + 1 :]]:
        name, number = f"{SOMEBODY} {number}", number + 1
    return (*names[:seat], name, *names[seat + 1 :])
