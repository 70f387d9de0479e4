"""The state of a table: what everybody may see of it, read from what is kept."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import RowMapping, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildtable.bots.player import BOT
from guildtable.kernel.question import Seat
from guildtable.server.codec import decode
from guildtable.server.protocol import ClockRules, Kind, Proposal, SeatState, TableState
from guildtable.server.seating import seats_of
from guildtable.server.store.schema import entries, matches, proposals
from guildtable.shelf import game

HERE = 45.0
"""Seconds after which somebody who was not seen is no longer here."""


async def state_of(connection: AsyncConnection, row: RowMapping) -> TableState:
    """A table, as everybody may see it."""
    taken = await seats_of(connection, row["id"])
    now = time.time()
    playing: list[str] = [seat.name for seat in taken]
    rules = game(row["game"]).version
    if row["state"] != "open":
        begun = (await connection.execute(select(matches.c.header).where(matches.c.id == row["id"]))).scalar()
        if begun:
            playing, rules = decode(begun)["players"], decode(begun)["rules"]
        for seat, name in await _seated(connection, row["id"]):
            playing[seat] = name
    proposed = await connection.execute(select(proposals).where(proposals.c.match == row["id"]))
    asked = proposed.mappings().first()
    if asked and asked["seq"] != await _head(connection, row["id"]):
        asked = None  # something has happened since
    return TableState(
        id=row["id"],
        game=row["game"],
        rules=rules,
        settings=decode(row["settings"]),
        state=row["state"],
        listed=row["listed"],
        host=row["host"],
        seats=tuple(_seat_state(seat, playing[seat.seat], now) for seat in taken),
        clock=ClockRules(**decode(row["clock"])),
        commitment=row["commitment"],
        proposal=read_proposal(asked) if asked else None,
        rematch=row["rematch"],
        created=row["created"],
    )


def read_proposal(row: RowMapping) -> Proposal:
    """A proposal as it is kept."""
    return Proposal(row["seat"], row["count"], row["seq"], tuple(decode(row["agreed"])))


async def _head(connection: AsyncConnection, table: str) -> int | None:
    found: int | None = (
        await connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == table))
    ).scalar()
    return found


async def _seated(connection: AsyncConnection, table: str) -> list[tuple[Seat, str]]:
    """Who took over which seat in the course of the match."""
    wanted = select(entries.c.entry).where(entries.c.match == table, entries.c.entry.like("seat %"))
    found = await connection.execute(wanted.order_by(entries.c.seq))
    return [(int(seat), name) for _, seat, name in (row.entry.split(" ", 2) for row in found)]


def _seat_state(seat: Any, playing: str, now: float) -> SeatState:
    kind: Kind = "person" if seat.player else "bot" if seat.bot else "empty"
    away = kind == "person" and playing.startswith(BOT)
    plays = playing.removeprefix(BOT) if playing.startswith(BOT) else None
    here = kind == "bot" or now - seat.seen < HERE
    return SeatState(seat.seat, kind, seat.name, seat.player, plays, away=away, here=here)
