"""The journal on PostgreSQL: prepared statements through asyncpg. Replies that come together are written together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any

import asyncpg

from guildtable.server.ops.traces import new_stamp
from guildtable.server.store.connections import Connections
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
from guildtable.server.store.write_batches import WriteBatches

# An entry whose predecessor is not there becomes null, which the table refuses: then nothing is written.
# The limit leaves nothing out. Without it PostgreSQL reckons that a plan for any number of rows looks up ten
# predecessors, and makes another for the one or two there are, at every reply.
APPEND = """
    INSERT INTO entries (match, seq, entry, events, clocks, key, body, stamp)
    SELECT n.match, n.seq, CASE WHEN n.first = 1 OR n.after = (
        SELECT p.stamp FROM entries p WHERE p.match = n.match AND p.seq = n.first - 1
    ) THEN n.entry END, n.events, n.clocks, n.key, n.body, n.stamp
    FROM (SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
        $8::int[], $9::int[], $10::int[]
    ) LIMIT cardinality($1::text[])) AS n(match, seq, entry, events, clocks, key, body, stamp, first, after)
"""
ALARM = """
    INSERT INTO due (match, kind, at) SELECT * FROM unnest(${0}::text[], ${1}::text[], ${2}::float8[])
    ON CONFLICT (match, kind) DO UPDATE SET at = excluded.at, lease = 0
"""
CALL = """
    INSERT INTO calls ("table", player, asked, channel, seat, since, at) SELECT * FROM unnest(
        $14::text[], $15::text[], $16::int[], $17::text[], $18::int[], $19::float8[], $20::float8[]
    ) ON CONFLICT DO NOTHING
"""
APPEND_AND_ALARM = f"WITH alarm AS ({ALARM.format(11, 12, 13)}) {APPEND}"
APPEND_AND_CALL = f"WITH alarm AS ({ALARM.format(11, 12, 13)}), called AS ({CALL}) {APPEND}"
SINCE = """
    SELECT w.number, e.seq, e.entry, e.events, e.clocks, e.stamp
    FROM unnest($1::int[], $2::text[], $3::int[]) AS w(number, match, seq),
    LATERAL (
        SELECT seq, entry, events, clocks, stamp FROM entries e WHERE e.match = w.match AND e.seq > w.seq ORDER BY e.seq
        LIMIT $4
    ) e
"""
HEADS = """
    SELECT m.match, h.seq, h.stamp FROM unnest($1::text[]) AS m(match),
    LATERAL (SELECT seq, stamp FROM entries e WHERE e.match = m.match ORDER BY seq DESC LIMIT 1) h
"""
CHECKPOINT = """
    INSERT INTO checkpoints (match, seq, rules, live)
    SELECT match, seq, $3::text, $4::text FROM entries WHERE match = $1 AND seq = $2 AND stamp = $5
    ON CONFLICT (match, seq) DO UPDATE SET rules = excluded.rules, live = excluded.live
"""
CLAIM = """
    UPDATE due SET lease = $2 + $3 WHERE (match, kind) IN (
        SELECT match, kind FROM due WHERE kind = $1 AND at <= $2 AND lease <= $2
        ORDER BY at LIMIT $4 FOR UPDATE SKIP LOCKED
    ) RETURNING match
"""
CLAIM_IN_TURN = """
    UPDATE due SET lease = $2 + $3 WHERE (match, kind) IN (
        SELECT d.match, d.kind FROM due d JOIN (
            SELECT w.match, row_number() OVER (
                PARTITION BY coalesce(nullif(t.opener, ''), t.host) ORDER BY w.lease > $2 DESC, w.at
            ) AS turn
            FROM due w JOIN tables t ON t.id = w.match WHERE w.kind = $1 AND w.at <= $2
        ) line ON line.match = d.match
        WHERE d.kind = $1 AND d.at <= $2 AND d.lease <= $2
        ORDER BY line.turn, d.at LIMIT $4 FOR UPDATE OF d SKIP LOCKED
    ) RETURNING match
"""

REFUSALS = (asyncpg.UniqueViolationError, asyncpg.CardinalityViolationError, asyncpg.NotNullViolationError)


@dataclass(frozen=True, slots=True)
class Append:
    """Entries of one match, to be written all or none."""

    match: str
    rows: Sequence[Row]
    key: str | None
    body: str
    alarms: Alarms
    after: int
    stamp: int
    calls: Sequence[Call] = ()


class PostgresJournal:
    """See `Journal`. Entries are written and read by connections of their own: they wait for nothing else."""

    def __init__(self, pool: Connections, entries: Connections) -> None:
        self._pool, self._entries = pool, entries
        self._appends = WriteBatches(self._append)
        self._reads = WriteBatches(self._since)

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
        await self._appends.ask(Append(match, rows, key, body, alarms or {}, after, stamp, calls))
        return stamp

    async def _append(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Write all in one statement. If one of them is refused nothing is written, and each is tried alone."""
        try:
            # In the order of matches: two nodes that write at the same tables wait for each other, never crosswise.
            await self._entries.execute(*statement(sorted(batch, key=lambda each: each.match)))
        except REFUSALS as error:
            if len(batch) > 1:
                return [await self._append_alone(each) for each in batch]
            if isinstance(error, asyncpg.NotNullViolationError):
                return [Lost()]
            return [Repeated() if error.constraint_name == "entries_key" else Taken()]
        return [None] * len(batch)

    async def _append_alone(self, each: Append) -> Exception | None:
        try:
            return (await self._append([each]))[0]
        except Exception as error:  # noqa: BLE001  it is this one's alone: others may have been written
            return error

    async def since(self, match: str, seq: int) -> list[Row]:
        return await all_pages(self, match, seq)

    async def page(self, match: str, seq: int) -> list[Row]:
        return await self._reads.ask((match, seq))

    async def _since(self, batch: Sequence[tuple[str, int]]) -> list[list[Row]]:
        found: list[list[Row]] = [[] for _ in batch]
        matches, seqs = zip(*batch, strict=True)
        for number, *row in await self._entries.fetch(SINCE, range(len(batch)), matches, seqs, PAGE):
            found[number].append(Row(*row))
        return found

    async def stamp_of(self, match: str, seq: int) -> int | None:
        wanted = "SELECT stamp FROM entries WHERE match = $1 AND seq = $2"
        stamp: int | None = await self._entries.fetchval(wanted, match, seq)
        return stamp

    async def last(self, match: str, prefix: str) -> int | None:
        wanted = "SELECT max(seq) FROM entries WHERE match = $1 AND starts_with(entry, $2)"
        seq: int | None = await self._entries.fetchval(wanted, match, prefix)
        return seq

    async def heads(self, matches: Sequence[str]) -> dict[str, Head]:
        return {match: Head(*last) for match, *last in await self._entries.fetch(HEADS, list(matches))}

    async def kept(self, match: str, key: str) -> KeyUse | None:
        row = await self._entries.fetchrow("SELECT seq, body FROM entries WHERE match = $1 AND key = $2", match, key)
        return KeyUse(*row) if row else None

    async def checkpoint(self, match: str, made: Checkpoint, stamp: int = 0) -> None:
        await self._pool.execute(CHECKPOINT, match, made.seq, made.rules, made.live, stamp)

    async def checkpoints(self, match: str) -> list[Checkpoint]:
        newest_first = "SELECT seq, rules, live FROM checkpoints WHERE match = $1 ORDER BY seq DESC"
        return [Checkpoint(*row) for row in await self._pool.fetch(newest_first, match)]

    async def alarm(self, match: str, alarms: Alarms) -> None:
        await self._pool.execute(ALARM.format(1, 2, 3), [match] * len(alarms), list(alarms), list(alarms.values()))

    async def due(self, match: str, kind: str) -> float | None:
        at: float | None = await self._pool.fetchval("SELECT at FROM due WHERE match = $1 AND kind = $2", match, kind)
        return at

    async def reset(self, match: str, kind: str, was: float | None, at: float | None) -> None:
        unchanged = "UPDATE due SET at = $4, lease = 0 WHERE match = $1 AND kind = $2 AND at IS NOT DISTINCT FROM $3"
        await self._pool.execute(unchanged, match, kind, was, at)

    async def claim(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        return [row["match"] for row in await self._pool.fetch(CLAIM, kind, tick, lease, count)]

    async def claim_in_turn(self, kind: str, tick: float, lease: float, count: int) -> list[str]:
        return [row["match"] for row in await self._pool.fetch(CLAIM_IN_TURN, kind, tick, lease, count)]


def statement(batch: Sequence[Append]) -> list[Any]:
    """The statement that writes these, and its arguments."""
    rows = [
        (
            *(each.match, row.seq, row.entry, row.events, row.clocks),
            *((None, None) if number else (each.key, each.body)),
            *(each.stamp, each.rows[0].seq, each.after),
        )
        for each in batch
        for number, row in enumerate(each.rows)
    ]
    alarms = [(each.match, kind, at) for each in batch for kind, at in each.alarms.items()]
    calls = [(each.match, *astuple(call)) for each in batch for call in each.calls]
    if calls:
        alarmed = zip(*alarms, strict=True) if alarms else ([], [], [])
        return [APPEND_AND_CALL, *zip(*rows, strict=True), *alarmed, *zip(*calls, strict=True)]
    return [APPEND_AND_ALARM if alarms else APPEND, *zip(*rows, strict=True), *zip(*alarms, strict=True)]
