"""An erasure: a player's name and words are taken out of all that is kept. Their games stay, and still verify."""

from __future__ import annotations

import secrets
import zlib
from dataclasses import asdict, dataclass, replace

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.kernel.header import FIRST_FORMAT, Header
from guildtable.kernel.names import BOT, SOMEBODY
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Record, Seated, in_second_format, seated_prefix
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ALL_SESSIONS, SessionEnded, TableChanged
from guildtable.server.codec import decode, encode
from guildtable.server.matches.loading import read_header, read_names
from guildtable.server.store.schema import (
    blocks,
    call_devices,
    call_settings,
    calls,
    entries,
    mail_codes,
    mailboxes,
    matches,
    passkeys,
    players,
    records,
    recovery_codes,
    reports,
    restrictions,
    sayings,
    seats,
    sessions,
    vacations,
)
from guildtable.server.tables.account_names import retire
from guildtable.server.tables.seating import EMPTY

ERASED = "(erased)"
CALLED = (call_settings, call_devices, vacations, calls)
"""How they were called, and when they rested."""


@dataclass(frozen=True, slots=True)
class Erased:
    """Who has to hear that a player was erased: the tables at which they sat, and the sessions that ended."""

    tables: tuple[str, ...]
    sessions: tuple[str, ...]


async def erase(transaction: AsyncConnection, player: str) -> Erased:
    """Remove a player's name and words everywhere; `tell_erased` comes after the transaction."""
    sat = (await transaction.execute(select(seats).where(seats.c.player == player))).all()
    open_ = tuple((await transaction.execute(select(sessions.c.hash).where(sessions.c.player == player))).scalars())
    await retire(transaction, player)
    for kept in (sessions, mailboxes, passkeys, recovery_codes, mail_codes, blocks, *CALLED):
        await transaction.execute(delete(kept).where(kept.c.player == player))
    await transaction.execute(delete(blocks).where(blocks.c.blocked == player))
    nobody = {"name": SOMEBODY, "portrait": None, "profile": None, "erase_at": None}
    await transaction.execute(update(players).where(players.c.id == player).values(nobody))
    await transaction.execute(update(seats).where(seats.c.player == player).values(name=SOMEBODY))
    await transaction.execute(update(seats).where(seats.c.kept_for == player).values(EMPTY))
    said = update(sayings).where(sayings.c.player == player)
    await transaction.execute(said.values(name=SOMEBODY, text=ERASED, greeting=""))
    kept_out = update(restrictions).where(restrictions.c.player == player)
    await transaction.execute(kept_out.values(name=SOMEBODY))
    await _forget_in_reports(transaction, player)
    for seat in sat:
        await _forget(transaction, seat.table, seat.seat)
    return Erased(tuple(seat.table for seat in sat), open_)


async def tell_erased(bus: Bus, erased: Erased) -> None:
    """Tell the tables, and whatever is still connected by a session of theirs."""
    for session in erased.sessions:
        await bus.hint(ALL_SESSIONS, SessionEnded(session))
    for table in erased.tables:
        await bus.hint(table, TableChanged())


async def _forget_in_reports(transaction: AsyncConnection, player: str) -> None:
    """Take what a player reported, and what they said, out of all reports."""
    reported = update(reports).where(reports.c.player == player)
    await transaction.execute(reported.values(note=ERASED, page=""))
    about = update(reports).where(reports.c.about == player, reports.c.said != "")
    await transaction.execute(about.values(said=ERASED))
    heard = select(reports.c.id, reports.c.context).where(reports.c.context.contains(player, autoescape=True))
    for report in (await transaction.execute(heard)).all():
        lines = [[who, SOMEBODY, ERASED] if who == player else [who, *said] for who, *said in decode(report.context)]
        changed = {"context": encode(lines).decode()}
        await transaction.execute(update(reports).where(reports.c.id == report.id).values(changed))


async def _forget(transaction: AsyncConnection, match: str, seat: Seat) -> None:
    """Take a name out of what is kept beside a match, and beside its record. No link of any chain changes."""
    kept = (await transaction.execute(select(matches).where(matches.c.id == match))).first()
    if kept is None:
        return
    header = read_header(kept.header)
    if header.format == FIRST_FORMAT:
        await _forget_in_first_format(transaction, match, header, seat)
    named = encode([name for name in read_names(kept.names) if name.fingerprint != header.players[seat]]).decode()
    await transaction.execute(update(matches).where(matches.c.id == match).values(names=named))
    row = (await transaction.execute(select(records).where(records.c.match == match))).first()
    if row:
        record = _without(row.text, seat)
        changed = {"text": _packed(record), "players": encode(record.players).decode()}
        await transaction.execute(update(records).where(records.c.match == match).values(changed))
    for report in (await transaction.execute(select(reports).where(reports.c.table == match))).all():
        if zlib.decompress(report.record):
            changed = {"record": _packed(_without(report.record, seat))}
            await transaction.execute(update(reports).where(reports.c.id == report.id).values(changed))


async def _forget_in_first_format(transaction: AsyncConnection, match: str, header: Header, seat: Seat) -> None:
    """Take a name out of the journal of a match that began in format 1, where it stands among the entries."""
    if header.players[seat].startswith(BOT):
        return
    players = (*header.players[:seat], SOMEBODY, *header.players[seat + 1 :])
    kept = encode(asdict(replace(header, players=players))).decode()
    await transaction.execute(update(matches).where(matches.c.id == match).values(header=kept))
    here = (entries.c.match == match, entries.c.entry.like(f"{seated_prefix(seat)}%"))
    persons = update(entries).where(*here, entries.c.entry.not_like(f"{seated_prefix(seat)}{BOT}%"))
    await transaction.execute(persons.values(entry=str(Seated(seat, SOMEBODY))))


def _without(packed: bytes, seat: Seat) -> Record:
    """The record without the name. One of format 1 is rewritten as format 2: in its chain stood the name itself."""
    record = Record.read(zlib.decompress(packed).decode())
    return in_second_format(record, lambda: secrets.token_hex(16)).without(seat)


def _packed(record: Record) -> bytes:
    return zlib.compress(record.text().encode(), 9)
