"""An admin: looks, ends a table, bans a player, takes a line away, exports what is kept of a player, erases them."""

from __future__ import annotations

import zlib
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.names import SOMEBODY
from guildtable.server.accounts.erasure import erase, tell_erased
from guildtable.server.accounts.export import kept_of, records_of, unpacked
from guildtable.server.admin.lines import ChatLine, PlayerLine, ReportLine, TableLine
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ALL_SESSIONS, SessionEnded
from guildtable.server.codec import decode
from guildtable.server.settings import Settings
from guildtable.server.store.gaps import Keep, Torn, cut_back, find_gaps
from guildtable.server.store.retention import Retention
from guildtable.server.store.schema import (
    entries,
    players,
    reports,
    sayings,
    seats,
    sessions,
    tables,
)
from guildtable.server.tables.moderation import Moderation
from guildtable.server.tables.tables import Tables

log = structlog.get_logger()


class Unknown(Exception):
    """Raised if there is no such table, player or report; the message says how to find one."""


class Admin:
    """Works on the database and gives the nodes a hint. `by` is who it is, for the log."""

    def __init__(self, engine: AsyncEngine, bus: Bus, by: str = "") -> None:
        self._engine, self._bus, self._tables, self._by = engine, bus, Tables(engine, bus), by
        self._moderation = Moderation(engine, bus)

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
            return [_report_line(row) for row in found]

    async def report(self, report: str) -> tuple[ReportLine, str]:
        """One report, and the record as it stood then; it is empty if no card had been dealt."""
        wanted = _report_lines().add_columns(reports.c.record).where(reports.c.id == report)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise Unknown(f"There is no report {report}: look at `guildtable admin reports`.")
        return _report_line(row[:-1]), zlib.decompress(row.record).decode()

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """What was said at a table, newest first; also what nobody is shown any more."""
        wanted = select(sayings).where(sayings.c.table == table).order_by(sayings.c.id.desc()).limit(limit)
        async with self._engine.connect() as connection:
            kept = (await connection.execute(select(tables.c.hidden).where(tables.c.id == table))).scalar()
            if kept is None:
                raise Unknown(f"There is no table {table}: look at `guildtable admin tables`.")
            hidden = set(decode(kept))
            return [
                ChatLine(row.id, row.player, row.name, row.seat, row.text, row.at, row.id in hidden)
                for row in await connection.execute(wanted)
            ]

    async def find(self, player: str) -> str:
        """A player's id, from the id, or a name that only one of them has. An id is one, whoever is called so."""
        async with self._engine.connect() as connection:
            if (await connection.execute(select(players.c.id).where(players.c.id == player))).scalar():
                return player
            wanted = select(players.c.id).where(players.c.name == player).limit(10)
            found = [row.id for row in await connection.execute(wanted)]
        if not found:
            raise Unknown(f"There is no player {player}: look at `guildtable admin players`.")
        if len(found) > 1:
            raise Unknown(f"Several are called {player}: say which by id, such as {', '.join(found)}.")
        return str(found[0])

    async def end(self, table: str) -> None:
        """End a game: nobody plays on, and it leaves no record."""
        async with self._engine.connect() as connection:
            state = (await connection.execute(select(tables.c.state).where(tables.c.id == table))).scalar()
        if state is None:
            raise Unknown(f"There is no table {table}: look at `guildtable admin tables`.")
        if state not in {"open", "playing"}:
            raise Unknown(f"Table {table} is {state} already.")
        await self._tables.end(table)
        self._log("end", table=table)

    async def delete_line(self, table: str, line: int) -> None:
        """Take the words of a line away for good."""
        await self._moderation.delete(table, line)
        self._log("delete-line", table=table, line=line)

    async def mute(self, table: str, line: int) -> None:
        """Whoever said this line says nothing more at this table."""
        await self._moderation.mute(table, line)
        self._log("mute", table=table, line=line)

    async def gaps(self, match: str | None) -> list[Torn]:
        """Matches of which entries are missing."""
        return await find_gaps(self._engine, match)

    async def cut(self, gap: Torn, keep: Keep) -> None:
        """Cut such a match back to where it is whole. Nodes that hold it notice by themselves."""
        await cut_back(self._engine, gap, keep)
        self._log("repair", match=gap.match, whole=gap.whole)

    async def prune(self, settings: Settings) -> dict[str, int]:
        """Throw away all that is old by these settings, as nodes do every half hour, until nothing is left of it."""
        retention, gone = Retention(self._engine, settings), dict[str, int]()
        while any((round_ := await retention.tidy()).values()):
            gone = {what: gone.get(what, 0) + count for what, count in round_.items()}
        self._log("prune", **{what.replace(" ", "_"): count for what, count in gone.items() if count})
        return gone

    async def prunable(self, settings: Settings) -> dict[str, int]:
        """How much of each kind `prune` would throw away."""
        return await Retention(self._engine, settings).count()

    async def ban(self, player: str, *, banned: bool) -> None:
        """Ban a player, or lift the ban. A banned player has no session and can only watch, like a stranger."""
        async with self._engine.begin() as transaction:
            await transaction.execute(update(players).where(players.c.id == player).values(banned=banned))
            open_ = await transaction.execute(select(sessions.c.hash).where(sessions.c.player == player))
        for session in open_.scalars():
            await self._bus.hint(ALL_SESSIONS, SessionEnded(session))
        self._log("ban" if banned else "unban", player=player)

    async def export(self, player: str) -> dict[str, Any]:
        """All that is kept of a player, and their records by the names of their matches."""
        self._log("export", player=player)
        async with self._engine.connect() as connection:
            kept = await kept_of(connection, player)
            kept["records"] = {}
            last: str | None = ""
            while last is not None:
                batch, last = await records_of(connection, player, last)
                kept["records"] |= {name: unpacked(text) for name, text in batch}
            return kept

    async def erase(self, player: str) -> list[str]:
        """Remove a player's name and words everywhere and return their tables. Their games stay, and still verify."""
        async with self._engine.begin() as transaction:
            erased = await erase(transaction, player)
        await tell_erased(self._bus, erased)
        self._log("erase", player=player)
        return list(erased.tables)

    def _log(self, act: str, **which: object) -> None:
        """Every act is a line of the log: who did what to which, by ids, never with a name or a word of anybody's."""
        log.info("admin", act=act, by=self._by, **which)


async def _line(connection: AsyncConnection, row: Any) -> TableLine:
    sat = (await connection.execute(select(seats).where(seats.c.table == row.id).order_by(seats.c.seat))).all()
    last = (await connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == row.id))).scalar()
    names = tuple(seat.name or "-" for seat in sat)
    return TableLine(row.id, row.game, row.state, names, last or 0, max(seat.seen for seat in sat), row.created)


def _report_line(row: Any) -> ReportLine:
    line = ReportLine(*row)
    return replace(line, context=tuple((who, name, text) for who, name, text in decode(row[-1])))


def _report_lines() -> Select[Any]:
    r, who = reports.c, players.c.name
    wanted = select(r.id, r.table, func.coalesce(who, SOMEBODY), r.seat, r.seq, r.note, r.page, r.version, r.at)
    wanted = wanted.add_columns(func.coalesce(r.about, ""), r.said, r.context)
    return wanted.select_from(reports.outerjoin(players, players.c.id == r.player))
