"""An export: all that is kept of a player, as plain data, and their records one after another."""

from __future__ import annotations

import zlib
from typing import Any

from sqlalchemy import Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.kernel.question import Seat
from guildtable.kernel.record import reply_prefix
from guildtable.server.store.schema import (
    blocks,
    call_devices,
    call_settings,
    calls,
    entries,
    mailboxes,
    passkeys,
    players,
    records,
    recovery_codes,
    reports,
    results,
    sayings,
    seats,
    sessions,
    tables,
    vacations,
)

BATCH = 50
"""Records that are read at a time."""


async def kept_of(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """All that is kept of a player but their records: of sessions no fingerprint, of running games only what they did
    themselves."""

    async def rows(table: Table, *where: Any) -> list[dict[str, Any]]:
        found = await connection.execute(select(table).where(*where).order_by(*table.primary_key.columns))
        return [dict(row) for row in found.mappings()]

    running = select(seats.c.table, seats.c.seat).where(
        seats.c.player == player, seats.c.table.not_in(select(records.c.match))
    )
    return {
        "player": (await rows(players, players.c.id == player))[0],
        "sessions": [
            _only(row, "created", "seen", "device") for row in await rows(sessions, sessions.c.player == player)
        ],
        "mailbox": await rows(mailboxes, mailboxes.c.player == player),
        "passkeys": [
            _only(row, "device", "created", "used") for row in await rows(passkeys, passkeys.c.player == player)
        ],
        "recovery codes": len(await rows(recovery_codes, recovery_codes.c.player == player)),
        "seats": await rows(seats, seats.c.player == player),
        "tables opened": [row["id"] for row in await rows(tables, tables.c.host == player)],
        "results": await rows(results, results.c.player == player),
        "said": await rows(sayings, sayings.c.player == player),
        "blocked": [_only(row, "name", "at") for row in await rows(blocks, blocks.c.player == player)],
        "calls": [
            {name: value for name, value in row.items() if name != "webhook_secret"}
            for row in await rows(call_settings, call_settings.c.player == player)
        ],
        "called by": [
            _only(row, "name", "created", "called") for row in await rows(call_devices, call_devices.c.player == player)
        ],
        "called for": [_only(row, "table", "since", "sent") for row in await rows(calls, calls.c.player == player)],
        "vacation": [_only(row, "since", "until") for row in await rows(vacations, vacations.c.player == player)],
        "reported": [
            {name: value for name, value in row.items() if name not in {"record", "context"}}  # not theirs alone
            for row in await rows(reports, reports.c.player == player)
        ],
        "replies": {
            row.table: await _replies(connection, row.table, row.seat)
            for row in (await connection.execute(running)).all()
        },
    }


type PackedRecords = list[tuple[str, bytes]]
"""Records by the names of their matches, as they are packed."""


async def records_of(connection: AsyncConnection, player: str, after: str = "") -> tuple[PackedRecords, str | None]:
    """The next records of a player's finished matches, and after which to go on; None: these were the last."""
    wanted = select(records.c.match, func.coalesce(records.c.name, records.c.match).label("name"), records.c.text)
    wanted = wanted.join(seats, seats.c.table == records.c.match)
    wanted = wanted.where(seats.c.player == player, records.c.match > after).order_by(records.c.match).limit(BATCH)
    rows = (await connection.execute(wanted)).all()
    return [(row.name, row.text) for row in rows], rows[-1].match if len(rows) == BATCH else None


def unpacked(text: bytes) -> str:
    """A record as it is read, from how it is kept."""
    return zlib.decompress(text).decode()


def _only(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: row[name] for name in names}


async def _replies(connection: AsyncConnection, match: str, seat: Seat) -> list[str]:
    """What this seat replied, as far as the journal still has it."""
    wanted = select(entries.c.entry).where(entries.c.match == match, entries.c.entry.like(f"{reply_prefix(seat)}%"))
    return [row.entry for row in await connection.execute(wanted.order_by(entries.c.seq))]
