"""The journal on SQLite, for a household; and, in memory, for quick tests. One transaction instead of one statement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import func, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.store.journal import Alarms, Checkpoint, Kept, Repeated, Row, Taken
from guildtable.server.store.schema import checkpoints, due, entries


class SqliteJournal:
    """See `Journal`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append(
        self, match: str, rows: Sequence[Row], key: str | None = None, body: str = "", alarms: Alarms | None = None
    ) -> None:
        values = [{"match": match, "key": None, "body": None, **asdict(row)} for row in rows]
        values[0] |= {"key": key, "body": body}
        try:
            async with self._engine.begin() as transaction:
                await transaction.execute(insert(entries), values)
                await _alarm(transaction, match, alarms or {})
        except IntegrityError as error:
            raise (Repeated if "entries.key" in str(error.orig) else Taken) from None

    async def since(self, match: str, seq: int) -> list[Row]:
        wanted = select(entries.c.seq, entries.c.entry, entries.c.events, entries.c.clocks).order_by(entries.c.seq)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.where(entries.c.match == match, entries.c.seq > seq))
            return [Row(*row) for row in found]

    async def heads(self, matches: Sequence[str]) -> dict[str, int]:
        wanted = select(entries.c.match, func.max(entries.c.seq)).group_by(entries.c.match)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.where(entries.c.match.in_(matches)))
            return {row.match: row[1] for row in found}

    async def kept(self, match: str, key: str) -> Kept | None:
        wanted = select(entries.c.seq, entries.c.body).where(entries.c.match == match, entries.c.key == key)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
            return Kept(*row) if row else None

    async def checkpoint(self, match: str, made: Checkpoint) -> None:
        new = insert(checkpoints).values(match=match, **asdict(made))
        async with self._engine.begin() as transaction:
            await transaction.execute(new.on_conflict_do_update(set_={"rules": made.rules, "live": made.live}))

    async def checkpoints(self, match: str) -> list[Checkpoint]:
        wanted = select(checkpoints.c.seq, checkpoints.c.rules, checkpoints.c.live).where(checkpoints.c.match == match)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(checkpoints.c.seq.desc()))
            return [Checkpoint(*row) for row in found]

    async def alarm(self, match: str, alarms: Alarms) -> None:
        async with self._engine.begin() as transaction:
            await _alarm(transaction, match, alarms)

    async def claim(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        ripe = select(due.c.match).where(due.c.kind == kind, due.c.at <= tick, due.c.lease <= tick)
        taken = (
            update(due)
            .where(due.c.kind == kind, due.c.match.in_(ripe.order_by(due.c.at).limit(count)))
            .values(lease=tick + lease)
        )
        async with self._engine.begin() as transaction:
            return [row.match for row in await transaction.execute(taken.returning(due.c.match))]


async def _alarm(transaction: AsyncConnection, match: str, alarms: Alarms) -> None:
    for kind, at in alarms.items():
        new = insert(due).values(match=match, kind=kind, at=at, lease=0)
        await transaction.execute(new.on_conflict_do_update(set_={"at": at, "lease": 0}))
