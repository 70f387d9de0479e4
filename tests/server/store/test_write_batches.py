"""Calls to the database that come together are made together, and none pays for another's fault."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import asyncpg
import pytest

from guildtable.server.store.connections import Connections
from guildtable.server.store.journal import Lost, Repeated, Row, Taken
from guildtable.server.store.postgres import Append, PostgresJournal, statement
from guildtable.server.store.write_batches import WriteBatches


class Slow:
    """Doubles numbers, and keeps what it was asked together; odd ones it refuses."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.away = False

    async def together(self, batch: Sequence[int]) -> list[int | Exception]:
        """A moment later."""
        self.batches.append(list(batch))
        await asyncio.sleep(0.01)
        if self.away:
            raise ConnectionError("away")
        return [ValueError(number) if number % 2 else 2 * number for number in batch]


async def test_what_comes_while_others_are_under_way_goes_together() -> None:
    slow = Slow()
    asking = WriteBatches(slow.together, at_once=1)
    first = asyncio.create_task(asking.ask(2))
    await asyncio.sleep(0.001)
    assert await asyncio.gather(*map(asking.ask, (4, 6, 8))) == [8, 12, 16]
    assert await first == 4
    assert slow.batches == [[2], [4, 6, 8]]


async def test_one_that_is_refused_is_told_so_and_the_others_are_answered() -> None:
    asking = WriteBatches(Slow().together)
    found = await asyncio.gather(*map(asking.ask, (2, 3, 4)), return_exceptions=True)
    assert [found[0], found[2]] == [4, 8]
    assert isinstance(found[1], ValueError)


async def test_when_the_database_is_away_all_are_told_and_the_next_is_asked_again() -> None:
    slow = Slow()
    asking = WriteBatches(slow.together)
    slow.away = True
    found = await asyncio.gather(*map(asking.ask, (2, 4)), return_exceptions=True)
    assert [type(error) for error in found] == [ConnectionError] * 2
    slow.away = False
    assert await asking.ask(6) == 12


async def test_who_no_longer_waits_does_not_disturb_the_others() -> None:
    asking = WriteBatches(Slow().together, at_once=1)
    gone, stays = asyncio.create_task(asking.ask(2)), asyncio.create_task(asking.ask(4))
    await asyncio.sleep(0.001)
    gone.cancel()
    assert await stays == 8
    with pytest.raises(asyncio.CancelledError):
        await gone


async def test_nobody_is_left_waiting_who_asks_in_the_moment_when_the_last_call_ends() -> None:
    async def at_once(batch: Sequence[int]) -> list[int | Exception]:
        return list(batch)

    asking = WriteBatches(at_once, at_once=1)

    async def again_and_again(number: int) -> None:
        for turn in range(50):
            assert await asking.ask(number + turn) == number + turn

    async with asyncio.timeout(2):
        await asyncio.gather(*map(again_and_again, range(5)))


async def test_entries_written_together_are_refused_one_by_one(postgres: str) -> None:
    pool = Connections(postgres, 4, "test", 30.0)
    journal, other = PostgresJournal(pool, pool), PostgresJournal(pool, pool)
    names = [f"together-{number}" for number in range(12)]
    try:
        await other.append(names[3], [Row(1, "0 first", "[]")])
        stamp = await other.append(names[5], [Row(1, "0 first", "[]")], key="used-before")
        await other.append(names[7], [Row(1, "0 first", "[]")])
        entries = {name: [Row(1, "0 mine", "[]"), Row(2, "chance mine", "[]")] for name in names}
        entries[names[5]] = entries[names[7]] = [Row(2, "0 mine", "[]")]
        found = await asyncio.gather(
            *(
                journal.append(name, rows, "used-before", "body", {"ours": 1.0, "none": None}, after=stamp)
                for name, rows in entries.items()
            ),
            return_exceptions=True,
        )
        refused = {3: Taken, 5: Repeated, 7: Lost}
        assert {n: type(error) for n, error in enumerate(found) if isinstance(error, Exception)} == refused
        read = await asyncio.gather(*(journal.since(name, 0) for name in names))
        for number, (name, rows) in enumerate(zip(names, read, strict=True)):
            expected = [Row(1, "0 first", "[]")] if number in refused else entries[name]
            assert [replace(row, stamp=0) for row in rows] == expected
        assert [row.seq for row in await journal.since(names[0], 1)] == [2]
        kept = await journal.kept(names[0], "used-before")
        assert kept is not None
        assert (kept.seq, kept.body) == (1, "body")
        assert sorted(await journal.claim("ours", 2.0, 1.0, 100)) == sorted(
            name for number, name in enumerate(names) if number not in refused
        )
    finally:
        await pool.engine.dispose()


async def test_the_statements_that_append_are_not_planned_anew_at_every_reply(postgres: str) -> None:
    connection = await asyncpg.connect(postgres)
    try:
        for seq in range(1, 21):
            for match, alarms in (("alone", {}), ("timed", {"ours": 1.0})):
                each = Append(f"planned-{match}", [Row(seq, "0 mine", "[]")], f"key-{seq}", "body", alarms, 7, 7)
                await connection.execute(*statement([each]))
        wanted = "SELECT generic_plans, custom_plans FROM pg_prepared_statements WHERE statement LIKE '%INTO entries%'"
        planned = [tuple(row) for row in await connection.fetch(wanted) if sum(row) > 1]
    finally:
        await connection.close()
    assert planned == [(15, 5)] * 2, "the first five PostgreSQL always plans"
