"""The state of a table: what everybody may see of it, read from what is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import BindParameter, RowMapping, and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.bots.player import Sitter
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Seated, read_entry, seated_prefix
from guildtable.server.codec import decode
from guildtable.server.protocol import Kind, Proposal, SeatState, TableState
from guildtable.server.store.clock_rules import read_clock
from guildtable.server.store.proposals import proposals_at
from guildtable.server.store.schema import entries, matches, tables
from guildtable.server.tables.pseudonyms import pseudonym
from guildtable.server.tables.seating import people, seats_at
from guildtable.shelf import game

HERE = 45.0
"""Seconds after which somebody who was not seen is no longer here."""
ABSENT = 300.0
"""Seconds without a connection after which the others may decide without somebody."""
IDLE = 300.0
"""Seconds after which somebody who is here but does nothing is idle."""
AWAY = 15.0
"""Seconds without a connection after which somebody who is still here is idle: a page loaded anew is back sooner."""

_THESE: BindParameter[Sequence[str]] = bindparam("tables", expanding=True)
_HEADERS = select(matches.c.id, matches.c.header).where(matches.c.id.in_(_THESE))
_LAST_SEATED = (
    select(entries.c.match, func.max(entries.c.seq).label("seq"))
    .where(entries.c.match.in_(_THESE), entries.c.entry.like(f"{seated_prefix()}%"))
    .group_by(entries.c.match, func.substr(entries.c.entry, 1, len(seated_prefix(0))))
    .subquery()
)
_SEATED = select(entries.c.match, entries.c.seq, entries.c.entry).join(
    _LAST_SEATED, and_(entries.c.match == _LAST_SEATED.c.match, entries.c.seq == _LAST_SEATED.c.seq)
)


async def states_of(connection: AsyncConnection, rows: Sequence[RowMapping], secret: str) -> list[TableState]:
    """Tables, as those who sit there see them; `seen_from` says what others do. Players are there by pseudonyms.

    However many tables there are, it takes as few statements: a list is asked for often.
    """
    begun = [row["id"] for row in rows if row["state"] != "open"]
    taken = await seats_at(connection, [row["id"] for row in rows])
    headers, seated = await _headers(connection, begun), await _seated(connection, begun)
    asked = await _asked(connection, begun)
    hosts = await _hosts(connection, [row["rematch"] for row in rows if row["rematch"]])
    found = []
    for row in rows:
        table = row["id"]
        playing, rules = [seat.name for seat in taken[table]], game(row["game"]).version
        if header := headers.get(table):
            playing, rules = list(header["players"]), header["rules"]
        for entry in seated.get(table, ()):
            playing[entry.seat] = entry.player
        state = _state(row, taken[table], playing, rules, asked.get(table), secret)
        host = hosts.get(row["rematch"])
        by = next((seat.seat for seat in taken[table] if host and seat.player == host), None)
        # A rematch that was called off is none: it may be asked for again.
        found.append(replace(state, rematch_by=by) if host else replace(state, rematch=None))
    return found


def _state(
    row: RowMapping, taken: Sequence[Any], playing: Sequence[str], rules: str, asked: Proposal | None, secret: str
) -> TableState:
    known = {row["host"], *people(taken), *(seat.kept_for for seat in taken if seat.kept_for)}
    persons = {player: pseudonym(secret, row["id"], player) for player in known}
    return TableState(
        id=row["id"],
        game=row["game"],
        rules=rules,
        settings=decode(row["settings"]),
        state=row["state"],
        listed=row["listed"],
        match=row["match_name"] or row["id"],
        host=persons[row["host"]],
        seats=tuple(_seat_state(seat, persons, playing[seat.seat]) for seat in taken),
        clock=read_clock(row["clock"], row["days"]),
        commitment=row["commitment"],
        proposal=asked,
        rematch=row["rematch"],
        created=row["created"],
        spectators=row["spectators"],
        hidden=tuple(decode(row["hidden"])),
    )


def seen_from(state: TableState, seat: Seat | None) -> TableState:
    """A table as this seat, or None, a spectator, may see it: where those play again who played is their affair."""
    return state if seat is not None else replace(state, rematch=None, rematch_by=None)


async def _hosts(connection: AsyncConnection, rematches: Sequence[str]) -> dict[str, str]:
    """Who waits at each of these tables, unless it was called off."""
    if not rematches:
        return {}
    stands = tables.c.id.in_(rematches), tables.c.state != "ended"
    return {row.id: row.host for row in await connection.execute(select(tables.c.id, tables.c.host).where(*stands))}


async def _headers(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, Any]:
    """The headers of matches that have begun."""
    if not tables:
        return {}
    found = await connection.execute(_HEADERS, {"tables": list(tables)})
    return {row.id: decode(row.header) for row in found}


async def _seated(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Seated]]:
    """Who took over which seat last in the course of each match."""
    found: dict[str, list[Seated]] = {}
    if not tables:
        return found
    for row in await connection.execute(_SEATED, {"tables": list(tables)}):
        entry = read_entry(row.seq, row.entry)
        if isinstance(entry, Seated):
            found.setdefault(row.match, []).append(entry)
    return found


async def _asked(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, Proposal]:
    """What a seat asks the others for, unless something has happened since."""
    asked = await proposals_at(connection, tables) if tables else {}
    if not asked:
        return {}
    heads = select(entries.c.match, func.max(entries.c.seq).label("seq")).where(entries.c.match.in_(asked))
    last = {row.match: row.seq for row in await connection.execute(heads.group_by(entries.c.match))}
    return {match: proposal for match, proposal in asked.items() if proposal.seq == last.get(match)}


def is_idle(unseen: float, nothing_for: float) -> bool:
    """Is somebody still here, but away just now: without a connection, or without doing anything?"""
    return unseen < HERE and (unseen >= AWAY or nothing_for >= IDLE)


def _seat_state(seat: Any, persons: Mapping[str, str], playing: str) -> SeatState:
    kind: Kind = "person" if seat.player else "bot" if seat.bot else "empty"
    bot = Sitter.read(playing).bot
    away = kind == "person" and bot is not None
    here = kind == "bot" or seat.unseen < HERE
    absent = kind == "person" and seat.unseen >= ABSENT
    idle = kind == "person" and is_idle(seat.unseen, seat.idle)
    player, kept = persons.get(seat.player), persons.get(seat.kept_for)
    return SeatState(
        seat.seat,
        kind,
        seat.name,
        player,
        bot,
        away,
        here,
        seat.choice,
        absent,
        kept,
        idle,
        seat.portrait,
        seat.profile,
        tips=seat.tips,
    )
