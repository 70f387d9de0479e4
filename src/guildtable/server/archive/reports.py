"""Reports: a player says that something is wrong, and an admin can look at the very position it was said of."""

from __future__ import annotations

import asyncio
import time
import zlib
from dataclasses import dataclass

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.archive.records import Records
from guildtable.server.codec import encode
from guildtable.server.protocol import Refused
from guildtable.server.store.schema import reports, sayings, seats
from guildtable.server.tables.names import clean
from guildtable.server.tables.players import Player, new_id
from guildtable.server.version import VERSION

CONTEXT = 10
"""Lines of chat before the one that is reported: what it answers to."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What a player tells: in their own words, after which step, and what their page says of itself.

    It may be about a person: whoever said a line of the chat, or sits on a seat.
    """

    note: str
    seq: int
    page: str
    line: int | None = None
    about: Seat | None = None


class Reports:
    """What players have reported. It holds hidden cards: it is written here and read by admins, never sent."""

    def __init__(self, engine: AsyncEngine, records: Records) -> None:
        self._engine, self._records = engine, records

    async def keep(self, table: str, player: Player, seat: Seat | None, problem: Problem) -> str:
        """Keep a report with the record up to now, and return the number by which it is found."""
        note = "\n".join(map(clean, problem.note.splitlines())).strip()
        if not note:
            raise Refused("malformed", "Say in a few words what is wrong.")
        about, said, context = await self._about(table, problem)
        record = await self._records.so_far(table)
        new = {
            "id": new_id(),
            "table": table,
            "player": player.id,
            "seat": seat,
            "seq": problem.seq,
            "note": note,
            "page": clean(problem.page),
            "version": VERSION,
            "record": await asyncio.to_thread(zlib.compress, record.encode(), 9),
            "at": time.time(),
            "about": about,
            "said": said,
            "context": encode(context).decode(),
        }
        async with self._engine.begin() as transaction:
            await transaction.execute(insert(reports).values(new))
        return str(new["id"])

    async def _about(self, table: str, problem: Problem) -> tuple[str | None, str, list[list[str]]]:
        """Whom it is about, what they said, and what was said before; as it was said: the lines may be gone when
        somebody looks."""
        line = select(sayings.c.player, sayings.c.text).where(sayings.c.table == table, sayings.c.id == problem.line)
        seat = select(seats.c.player).where(seats.c.table == table, seats.c.seat == problem.about)
        async with self._engine.connect() as connection:
            if problem.line is not None and (found := (await connection.execute(line)).first()):
                return found.player, found.text, await _said_before(connection, table, problem.line)
            if problem.about is not None:
                return (await connection.execute(seat)).scalar(), "", await _said_before(connection, table, None)
        return None, "", []


async def _said_before(connection: AsyncConnection, table: str, line: int | None) -> list[list[str]]:
    """The last lines before one, or of all, oldest first: the speaker's id, their name, and the text."""
    wanted = select(sayings.c.player, sayings.c.name, sayings.c.text).where(sayings.c.table == table)
    if line is not None:
        wanted = wanted.where(sayings.c.id < line)
    rows = (await connection.execute(wanted.order_by(sayings.c.id.desc()).limit(CONTEXT))).all()
    return [list(row) for row in reversed(rows)]
