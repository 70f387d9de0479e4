"""The journal on SQLite, for a household; and, in memory, for quick tests. One transaction instead of one statement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import bindparam, case, func, literal, or_, select, text, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildtable.server.ops.traces import new_stamp
from guildtable.server.store.journal import (
    PAGE,
    Alarms,
    Call,
    Checkpoint,
    Head,
    KeyUse,
    Lost,
    Repeated,
    Row,
    Taken,
    all_pages,
)
from guildtable.server.store.schema import calls as called
from guildtable.server.store.schema import checkpoints, due, entries

before = entries.alias()
STAMP = select(before.c.stamp).where(before.c.match == bindparam("of"), before.c.seq == bindparam("first") - 1)
FOLLOWS = or_(bindparam("first") == 1, STAMP.scalar_subquery() == bindparam("after"))
APPEND = insert(entries).values(entry=case((FOLLOWS, bindparam("text"))))
"""An entry whose predecessor is not there becomes null, which the table refuses: then nothing is written."""

IN_TURN = text("""
    UPDATE due SET lease = :tick + :lease WHERE kind = :kind AND match IN (
        SELECT match FROM (
            SELECT w.match, w.at, w.lease, row_number() OVER (
                PARTITION BY coalesce(nullif(t.opener, ''), t.host) ORDER BY w.lease > :tick DESC, w.at
            ) AS turn
            FROM due w JOIN tables t ON t.id = w.match WHERE w.kind = :kind AND w.at <= :tick
        ) WHERE lease <= :tick ORDER BY turn, at LIMIT :count
    ) RETURNING match
""")


class SqliteJournal:
    """See `Journal`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append(
        self,
        match: str,
        rows: Sequence[Row],
        key: str | None = None,
        body: str = "",
        alarms: Alarms | None = None,
        after: int = 0,
        calls: Sequence[Call] = (),
    ) -> int:
        stamp = new_stamp()
        place = {"of": match, "first": rows[0].seq, "after": after}
        values = [{"match": match, "key": None, "body": None, **asdict(row), "stamp": stamp, **place} for row in rows]
        values[0] |= {"key": key, "body": body}
        for row in values:
            row["text"] = row.pop("entry")
        try:
            async with self._engine.begin() as transaction:
                await transaction.execute(APPEND, values)
                await _alarm(transaction, match, alarms or {})
                for call in calls:
                    new = insert(called).values(table=match, **asdict(call))
                    await transaction.execute(new.on_conflict_do_nothing())
        except IntegrityError as error:
            why = str(error.orig)
            raise (Lost if "entries.entry" in why else Repeated if "entries.key" in why else Taken) from None
        return stamp

    async def since(self, match: str, seq: int) -> list[Row]:
        return await all_pages(self, match, seq)

    async def page(self, match: str, seq: int) -> list[Row]:
        e = entries.c
        wanted = select(e.seq, e.entry, e.events, e.clocks, e.stamp).order_by(e.seq)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.where(e.match == match, e.seq > seq).limit(PAGE))
            return [Row(*row) for row in found]

    async def stamp_of(self, match: str, seq: int) -> int | None:
        wanted = select(entries.c.stamp).where(entries.c.match == match, entries.c.seq == seq)
        async with self._engine.connect() as connection:
            stamp: int | None = (await connection.execute(wanted)).scalar()
            return stamp

    async def last(self, match: str, prefix: str) -> int | None:
        wanted = select(func.max(entries.c.seq)).where(entries.c.match == match, entries.c.entry.startswith(prefix))
        async with self._engine.connect() as connection:
            seq: int | None = (await connection.execute(wanted)).scalar()
            return seq

    async def heads(self, matches: Sequence[str]) -> dict[str, Head]:
        # SQLite gives the stamp of the row that has the highest number.
        wanted = select(entries.c.match, func.max(entries.c.seq), entries.c.stamp).group_by(entries.c.match)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.where(entries.c.match.in_(matches)))
            return {match: Head(*last) for match, *last in found}

    async def kept(self, match: str, key: str) -> KeyUse | None:
        wanted = select(entries.c.seq, entries.c.body).where(entries.c.match == match, entries.c.key == key)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
            return KeyUse(*row) if row else None

    async def checkpoint(self, match: str, made: Checkpoint, stamp: int = 0) -> None:
        e = entries.c
        stands = select(e.match, e.seq, literal(made.rules), literal(made.live)).where(
            e.match == match, e.seq == made.seq, e.stamp == stamp
        )
        new = insert(checkpoints).from_select(["match", "seq", "rules", "live"], stands)
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

    async def due(self, match: str, kind: str) -> float | None:
        wanted = select(due.c.at).where(due.c.match == match, due.c.kind == kind)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    async def reset(self, match: str, kind: str, was: float | None, at: float | None) -> None:
        unchanged = update(due).where(due.c.match == match, due.c.kind == kind, due.c.at.is_not_distinct_from(was))
        async with self._engine.begin() as transaction:
            await transaction.execute(unchanged.values(at=at, lease=0))

    async def claim(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        ripe = select(due.c.match).where(due.c.kind == kind, due.c.at <= tick, due.c.lease <= tick)
        taken = (
            update(due)
            .where(due.c.kind == kind, due.c.match.in_(ripe.order_by(due.c.at).limit(count)))
            .values(lease=tick + lease)
        )
        async with self._engine.begin() as transaction:
            return [row.match for row in await transaction.execute(taken.returning(due.c.match))]

    async def claim_in_turn(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        given = {"kind": kind, "tick": tick, "lease": lease, "count": count}
        async with self._engine.begin() as transaction:
            return [row.match for row in await transaction.execute(IN_TURN, given)]


async def _alarm(transaction: AsyncConnection, match: str, alarms: Alarms) -> None:
    for kind, at in alarms.items():
        new = insert(due).values(match=match, kind=kind, at=at, lease=0)
        await transaction.execute(new.on_conflict_do_update(set_={"at": at, "lease": 0}))
