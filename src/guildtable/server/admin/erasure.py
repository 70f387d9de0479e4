"""An erasure: a player's name and words are taken out of all that is kept. Their games stay, and still verify."""

from __future__ import annotations

import secrets
import zlib
from dataclasses import asdict, replace

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.kernel.header import FIRST_FORMAT, Header
from guildtable.kernel.names import BOT, SOMEBODY
from guildtable.kernel.question import Seat
from guildtable.kernel.record import Record, Seated, in_second_format, seated_prefix
from guildtable.server.codec import encode
from guildtable.server.matches.loading import read_header, read_names
from guildtable.server.store.schema import (
    account_looks,
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
)
from guildtable.server.tables.seating import EMPTY

ERASED = "(erased)"


async def erase(transaction: AsyncConnection, player: str) -> list[str]:
    """Remove a player's name and words everywhere and return the tables at which they sat."""
    sat = (await transaction.execute(select(seats).where(seats.c.player == player))).all()
    for kept in (sessions, mailboxes, passkeys, recovery_codes, mail_codes, account_looks):
        await transaction.execute(delete(kept).where(kept.c.player == player))
    await transaction.execute(update(players).where(players.c.id == player).values(name=SOMEBODY, portrait=None))
    await transaction.execute(update(seats).where(seats.c.player == player).values(name=SOMEBODY))
    await transaction.execute(update(seats).where(seats.c.kept_for == player).values(EMPTY))
    said = update(sayings).where(sayings.c.player == player)
    await transaction.execute(said.values(name=SOMEBODY, text=ERASED, greeting=""))
    reported = update(reports).where(reports.c.player == player)
    await transaction.execute(reported.values(note=ERASED, page=""))
    about = update(reports).where(reports.c.about == player, reports.c.said != "")
    await transaction.execute(about.values(said=ERASED))
    kept_out = update(restrictions).where(restrictions.c.player == player)
    await transaction.execute(kept_out.values(name=SOMEBODY))
    for seat in sat:
        await _forget(transaction, seat.table, seat.seat)
    return [seat.table for seat in sat]


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
