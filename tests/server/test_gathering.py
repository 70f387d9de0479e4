"""Calls to the database that come together are made together, and none pays for another's fault."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest

from guildtable.server.store.gathering import Gathering
from guildtable.server.store.journal import Repeated, Row, Taken
from guildtable.server.store.postgres import PostgresJournal


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
    asking = Gathering(slow.together, at_once=1)
    first = asyncio.create_task(asking.ask(2))
    await asyncio.sleep(0.001)
    assert await asyncio.gather(*map(asking.ask, (4, 6, 8))) == [8, 12, 16]
    assert await first == 4
    assert slow.batches == [[2], [4, 6, 8]]


async def test_one_that_is_refused_is_told_so_and_the_others_are_answered() -> None:
    asking = Gathering(Slow().together)
    found = await asyncio.gather(*map(asking.ask, (2, 3, 4)), return_exceptions=True)
    assert [found[0], found[2]] == [4, 8]
    assert isinstance(found[1], ValueError)


async def test_when_the_database_is_away_all_are_told_and_the_next_is_asked_again() -> None:
    slow = Slow()
    asking = Gathering(slow.together)
    slow.away = True
    found = await asyncio.gather(*map(asking.ask, (2, 4)), return_exceptions=True)
    assert [type(error) for error in found] == [ConnectionError] * 2
    slow.away = False
    assert await asking.ask(6) == 12


async def test_who_no_longer_waits_does_not_disturb_the_others() -> None:
    asking = Gathering(Slow().together, at_once=1)
    gone, stays = asyncio.create_task(asking.ask(2)), asyncio.create_task(asking.ask(4))
    await asyncio.sleep(0.001)
    gone.cancel()
    assert await stays == 8
    with pytest.raises(asyncio.CancelledError):
        await gone


async def test_nobody_is_left_waiting_who_asks_in_the_moment_when_the_last_call_ends() -> None:
    async def at_once(batch: Sequence[int]) -> list[int | Exception]:
        return list(batch)

    asking = Gathering(at_once, at_once=1)

    async def again_and_again(number: int) -> None:
        for turn in range(50):
            assert await asking.ask(number + turn) == number + turn

    async with asyncio.timeout(2):
        await asyncio.gather(*map(again_and_again, range(5)))


async def test_entries_written_together_are_refused_one_by_one(postgres: str) -> None:
    pool = await asyncpg.create_pool(postgres, min_size=1, max_size=4)
    journal, other = PostgresJournal(pool), PostgresJournal(pool)
    names = [f"together-{number}" for number in range(12)]
    try:
        await other.append(names[3], [Row(1, "0 first", "[]")])
        await other.append(names[5], [Row(1, "0 first", "[]")], key="used-before")
        entries = {name: [Row(1, "0 mine", "[]"), Row(2, "chance mine", "[]")] for name in names}
        entries[names[5]] = [Row(2, "0 mine", "[]")]
        found = await asyncio.gather(
            *(
                journal.append(name, rows, "used-before", "body", {"ours": 1.0, "none": None})
                for name, rows in entries.items()
            ),
            return_exceptions=True,
        )
        assert [type(error) for error in (found[3], found[5])] == [Taken, Repeated]
        assert [error for number, error in enumerate(found) if number not in {3, 5}] == [None] * 10
        read = await asyncio.gather(*(journal.since(name, 0) for name in names))
        for number, (name, rows) in enumerate(zip(names, read, strict=True)):
            expected = [Row(1, "0 first", "[]")] if number in {3, 5} else entries[name]
            assert rows == expected
        assert (await journal.since(names[0], 1)) == entries[names[0]][1:]
        kept = await journal.kept(names[0], "used-before")
        assert kept is not None
        assert (kept.seq, kept.body) == (1, "body")
        assert sorted(await journal.claim("ours", 2.0, 1.0, 100)) == sorted(
            name for number, name in enumerate(names) if number not in {3, 5}
        )
    finally:
        await pool.close()
