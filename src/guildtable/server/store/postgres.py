"""The journal on PostgreSQL: prepared statements through asyncpg, one round trip each."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from guildtable.server.store.journal import Alarms, Checkpoint, Kept, Repeated, Row, Taken

APPEND = """
    INSERT INTO entries (match, seq, entry, events, key, body, clocks)
    SELECT $1, n.seq, n.entry, n.events, CASE WHEN n.seq = $5 THEN $6 END, CASE WHEN n.seq = $5 THEN $7 END, n.clocks
    FROM unnest($2::int[], $3::text[], $4::text[], $8::text[]) AS n(seq, entry, events, clocks)
"""
ALARM = """
    INSERT INTO due (match, kind, at) SELECT $1, d.kind, d.at FROM unnest(${0}::text[], ${1}::float8[]) AS d(kind, at)
    ON CONFLICT (match, kind) DO UPDATE SET at = excluded.at, lease = 0
"""
APPEND_AND_ALARM = f"WITH alarm AS ({ALARM.format(9, 10)}) {APPEND}"
SINCE = "SELECT seq, entry, events, clocks FROM entries WHERE match = $1 AND seq > $2 ORDER BY seq"
HEADS = """
    SELECT m.match, h.seq FROM unnest($1::text[]) AS m(match),
    LATERAL (SELECT seq FROM entries e WHERE e.match = m.match ORDER BY seq DESC LIMIT 1) h
"""
CHECKPOINT = """
    INSERT INTO checkpoints (match, seq, rules, live) VALUES ($1, $2, $3, $4)
    ON CONFLICT (match, seq) DO UPDATE SET rules = excluded.rules, live = excluded.live
"""
CLAIM = """
    UPDATE due SET lease = $2 + $3 WHERE (match, kind) IN (
        SELECT match, kind FROM due WHERE kind = $1 AND at <= $2 AND lease <= $2
        ORDER BY at LIMIT $4 FOR UPDATE SKIP LOCKED
    ) RETURNING match
"""


class PostgresJournal:
    """See `Journal`."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    async def append(
        self, match: str, rows: Sequence[Row], key: str | None = None, body: str = "", alarms: Alarms | None = None
    ) -> None:
        first = rows[0].seq
        arguments = [
            match,
            [row.seq for row in rows],
            [row.entry for row in rows],
            [row.events for row in rows],
            first,
            key,
            body,
            [row.clocks for row in rows],
        ]
        statement = APPEND
        if alarms:
            statement = APPEND_AND_ALARM
            arguments += [list(alarms), list(alarms.values())]
        try:
            await self._pool.execute(statement, *arguments)
        except asyncpg.UniqueViolationError as error:
            raise (Repeated if error.constraint_name == "entries_key" else Taken) from None

    async def since(self, match: str, seq: int) -> list[Row]:
        return [Row(*row) for row in await self._pool.fetch(SINCE, match, seq)]

    async def heads(self, matches: Sequence[str]) -> dict[str, int]:
        return dict(await self._pool.fetch(HEADS, list(matches)))

    async def kept(self, match: str, key: str) -> Kept | None:
        row = await self._pool.fetchrow("SELECT seq, body FROM entries WHERE match = $1 AND key = $2", match, key)
        return Kept(*row) if row else None

    async def checkpoint(self, match: str, made: Checkpoint) -> None:
        await self._pool.execute(CHECKPOINT, match, made.seq, made.rules, made.live)

    async def checkpoints(self, match: str) -> list[Checkpoint]:
        newest_first = "SELECT seq, rules, live FROM checkpoints WHERE match = $1 ORDER BY seq DESC"
        return [Checkpoint(*row) for row in await self._pool.fetch(newest_first, match)]

    async def alarm(self, match: str, alarms: Alarms) -> None:
        await self._pool.execute(ALARM.format(2, 3), match, list(alarms), list(alarms.values()))

    async def due(self, match: str, kind: str) -> float | None:
        at: float | None = await self._pool.fetchval("SELECT at FROM due WHERE match = $1 AND kind = $2", match, kind)
        return at

    async def reset(self, match: str, kind: str, was: float | None, at: float | None) -> None:
        unchanged = "UPDATE due SET at = $4, lease = 0 WHERE match = $1 AND kind = $2 AND at IS NOT DISTINCT FROM $3"
        await self._pool.execute(unchanged, match, kind, was, at)

    async def claim(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        return [row["match"] for row in await self._pool.fetch(CLAIM, kind, tick, lease, count)]
