"""The chat of a table: lines of plain text."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.kernel.question import Seat
from guildtable.server.bus import Bus
from guildtable.server.bus.hints import ChatChanged
from guildtable.server.codec import decode
from guildtable.server.protocol import Greeting, Refused, Saying
from guildtable.server.store.schema import players, sayings, tables
from guildtable.server.tables.lookalikes import alike
from guildtable.server.tables.names import clean
from guildtable.server.tables.players import Player
from guildtable.server.tables.pseudonyms import Pseudonyms, pseudonym
from guildtable.server.tables.restrictions import must_not_be_muted
from guildtable.server.tables.seating import names_of_others, people, seats_of

REMEMBERED = 200
AT_A_LOOK = 5000
CARRIED = 50
"""Lines that those who play again take with them to the next table."""
WAY_IN = re.compile(r"sign-in#\S|\b(?:[2-9A-Z]{5}-){3,4}[2-9A-Z]{5}\b", re.IGNORECASE)
"""What opens an account: a mailed link, or a code on paper. Only a thief asks somebody to write it here."""
GREETINGS: Mapping[Greeting, str] = {
    "well-met": "Well met!",
    "masterly": "A masterly move!",
    "thanks": "My thanks to you.",
    "alas": "Woe is me!",
    "patience": "Patience, I am still counting.",
    "well-fought": "Well fought, neighbours!",
}
"""For clients that do not say them in the reader's own language."""


class ChatLog:
    """The chat of all tables, in the database."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine, self._bus, self._pseudonyms = engine, bus, Pseudonyms(engine)
        self._looked: tuple[int, int] | None = None
        """The last line there was at the last look, and at the one before."""

    async def say(
        self, table: str, player: Player, seat: Seat | None, key: str, text: str, greeting: Greeting | None = None
    ) -> None:
        """Add a line; the same key again adds nothing. Of a greeting the words are ours, whatever the text."""
        line = GREETINGS[greeting] if greeting else clean(text)
        if not line:
            raise Refused("malformed", "There is nothing to say in that.")
        if WAY_IN.search(line):
            raise Refused(
                "forbidden", "That opens your account: show it to nobody, whoever asks.", "trouble-way-in-said"
            )
        try:
            async with self._engine.begin() as transaction:
                name = await _heard_as(transaction, table, player, seat)
                new: dict[str, Any] = {"table": table, "player": player.id, "key": key, "name": name}
                new |= {"seat": seat, "text": line}
                new |= {"greeting": greeting or "", "at": time.time()}
                await transaction.execute(insert(sayings).values(new))
        except IntegrityError:
            return
        await self._bus.hint(table, ChatChanged())

    async def lately(self) -> dict[str, int]:
        """Tables where something was said since the look before the last, and the last line of each.

        Since the last would not do: lines may become known in another order than they are numbered in.
        """
        async with self._engine.connect() as connection:
            if self._looked is None:
                last = (await connection.execute(select(func.max(sayings.c.id)))).scalar() or 0
                self._looked = last, last
                return {}
            new = select(sayings.c.table, sayings.c.id).where(sayings.c.id > self._looked[1])
            rows = (await connection.execute(new.order_by(sayings.c.id.desc()).limit(AT_A_LOOK))).all()
        self._looked = rows[0].id if rows else self._looked[0], self._looked[0]
        return {row.table: row.id for row in reversed(rows)}

    async def since(self, table: str, last: int) -> tuple[Saying, ...]:
        """The lines after this one that are not hidden, at most the last two hundred."""
        newest = select(sayings).where(sayings.c.table == table, sayings.c.id > last).order_by(sayings.c.id.desc())
        secret = await self._pseudonyms.secret()
        async with self._engine.connect() as connection:
            hidden = (await connection.execute(select(tables.c.hidden).where(tables.c.id == table))).scalar() or "[]"
            rows = (await connection.execute(newest.limit(REMEMBERED))).all()
        unseen = set(decode(hidden))
        return tuple(_saying(row, row.table, secret) for row in reversed(rows) if row.id not in unseen)

    async def carried(self, table: str, reader: str | None) -> tuple[Saying, ...] | None:
        """The last lines of the table of which this one is the rematch, for who sat there; None if it is nobody's. The
        reader is known by the id they have here, and so is whoever spoke. Whoever joins later has not heard them, and
        is not told."""
        secret = await self._pseudonyms.secret()
        async with self._engine.connect() as connection:
            before = (await connection.execute(select(tables).where(tables.c.rematch == table))).first()
            if before is None:
                return None
            if reader is None:
                return ()
            sat = people(await seats_of(connection, before.id))
            if all(pseudonym(secret, table, player) != reader for player in sat):
                return ()
            those = select(sayings).where(sayings.c.table == before.id, sayings.c.player.in_(sat))
            rows = (await connection.execute(those.order_by(sayings.c.id.desc()).limit(CARRIED))).all()
        unseen = set(decode(before.hidden))
        lines = (_saying(row, table, secret) for row in reversed(rows) if row.id not in unseen)
        return tuple(replace(line, seat=None, carried=True) for line in lines)


def _saying(row: Any, table: str, secret: str) -> Saying:
    said = row.id, row.name, row.seat, row.text, row.at
    return Saying(*said, pseudonym(secret, table, row.player), row.greeting or None)


async def _heard_as(connection: AsyncConnection, table: str, player: Player, seat: Seat | None) -> str:
    """The name a player talks under; raises `Refused` if they may not talk here."""
    await must_not_be_muted(connection, table, player.id)
    taken = await seats_of(connection, table)
    if seat is not None:
        return str(taken[seat].name)
    state = (await connection.execute(select(tables.c.spectators, tables.c.state).where(tables.c.id == table))).first()
    if state and state.state not in {"open", "playing"}:
        raise Refused(
            "forbidden", "The game is over: those who played talk among themselves.", "trouble-among-themselves"
        )
    if state is None or state.spectators != "talk":
        raise Refused("forbidden", "At this table only those who sit here talk.", "trouble-spectators-silent")
    # Whoever came by a link may have said only afterwards how they are called.
    name = str((await connection.execute(select(players.c.name).where(players.c.id == player.id))).scalar_one())
    if any(alike(name, other) for other in names_of_others(taken, player.id)):
        raise Refused("taken", "Somebody who sits here is called so: talk under another name.", "trouble-name-at-table")
    return name
