"""The journal, on PostgreSQL, on a file and in memory: the same tests for all three."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert

from guildtable.server.store.database import MEMORY, Database
from guildtable.server.store.journal import Checkpoint, Journal, KeyUse, Lost, Repeated, Row, Taken
from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import entries


@pytest.fixture(params=["postgres", "file", "memory"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    if request.param == "memory":
        return MEMORY
    asyncio.run(migrate(f"sqlite:///{tmp_path}/table.db"))
    return f"sqlite:///{tmp_path}/table.db"


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    opened = Database(address, connections=4)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def journal(database: Database) -> Journal:
    return database.journal


@pytest.fixture
def match() -> str:
    return secrets.token_hex(10)


def row(seq: int, entry: str = "0 why path") -> Row:
    return Row(seq, entry, "[]")


async def test_what_was_written_is_read_in_order(journal: Journal, match: str) -> None:
    first = await journal.append(match, [row(1), row(2, "chance dice 1 2")])
    third = Row(3, "1 why path", '[["told",{},null,null]]', "0:1.5:''")
    second = await journal.append(match, [third], after=first)
    assert await journal.since(match, 1) == [
        Row(2, "chance dice 1 2", "[]", None, first),
        Row(3, "1 why path", '[["told",{},null,null]]', "0:1.5:''", second),
    ]
    assert await journal.heads([match, "nobody"]) == {match: (3, second)}


async def test_a_number_is_written_once_and_a_refused_append_leaves_nothing(journal: Journal, match: str) -> None:
    first = await journal.append(match, [row(1)])
    await journal.append(match, [row(2)], "key-of-anna", "her body", after=first)
    with pytest.raises(Taken):
        await journal.append(match, [row(2), row(3)], "key-of-bert", alarms={match: 5.0}, after=first)
    assert [kept.seq for kept in await journal.since(match, 0)] == [1, 2]
    assert await journal.kept(match, "key-of-bert") is None
    assert await journal.claim(match, 10.0, 1.0, 5) == []


async def test_many_at_once_write_each_number_once(journal: Journal, match: str) -> None:
    async def write(seq: int, after: int) -> int:
        try:
            return await journal.append(match, [row(seq)], f"key-{secrets.token_hex(4)}", after=after)
        except Taken:
            return 0

    stamp = 0
    for seq in range(1, 6):
        (stamp,) = filter(None, await asyncio.gather(*(write(seq, stamp) for _ in range(10))))
    assert [kept.seq for kept in await journal.since(match, 0)] == [1, 2, 3, 4, 5]


async def test_a_key_counts_once_in_a_match_and_says_what_became_of_it(journal: Journal, match: str) -> None:
    stamp = await journal.append(match, [row(1), row(2)], "key-of-anna", "her body")
    with pytest.raises(Repeated):
        await journal.append(match, [row(3)], "key-of-anna", "her body", after=stamp)
    assert await journal.kept(match, "key-of-anna") == KeyUse(1, "her body")
    await journal.append(match + "x", [row(1)], "key-of-anna", "her body")
    stamp = await journal.append(match, [row(3)], after=stamp)
    await journal.append(match, [row(4)], after=stamp)  # many entries have no key


async def test_an_entry_is_written_only_directly_behind_its_predecessor(journal: Journal, match: str) -> None:
    first = await journal.append(match, [row(1), row(2)])
    with pytest.raises(Lost):  # between them something is missing
        await journal.append(match, [row(4), row(5)], "key-of-anna", alarms={match: 5.0}, after=first)
    with pytest.raises(Lost):  # it is another entry 2 that we know
        await journal.append(match, [row(3)], after=first ^ 1)
    with pytest.raises(Lost):  # a match of which nothing is there
        await journal.append(match + "x", [row(2)], after=first)
    assert [kept.seq for kept in await journal.since(match, 0)] == [1, 2]
    assert await journal.claim(match, 10.0, 1.0, 5) == []
    await journal.append(match, [row(3)], "key-of-anna", after=first)


async def test_the_stamp_of_an_entry_is_found(database: Database, match: str) -> None:
    journal = database.journal
    stamp = await journal.append(match, [row(1), row(2)])
    other = await journal.append(match, [row(3)], after=stamp)
    assert [await journal.stamp_of(match, seq) for seq in (1, 2, 3, 4)] == [stamp, stamp, other, None]


async def test_entries_of_before_there_were_stamps_are_followed_too(database: Database, match: str) -> None:
    async with database.engine.begin() as transaction:
        of_before = {"match": match, "seq": 1, "entry": "0 why path", "events": "[]"}
        await transaction.execute(insert(entries).values(of_before))
    with pytest.raises(Lost):
        await database.journal.append(match, [row(2)], after=7)
    await database.journal.append(match, [row(2)], after=0)


async def test_a_checkpoint_of_an_entry_that_is_gone_is_not_kept(journal: Journal, match: str) -> None:
    stamp = await journal.append(match, [row(1), row(2)])
    await journal.checkpoint(match, Checkpoint(3, "1-abc", "gone"), stamp)
    await journal.checkpoint(match, Checkpoint(2, "1-abc", "another"), stamp ^ 1)
    assert await journal.checkpoints(match) == []


async def test_checkpoints_come_newest_first_and_one_number_has_one(journal: Journal, match: str) -> None:
    stamp = await journal.append(match, [row(seq) for seq in range(1, 10)])
    for seq, live in ((3, "three"), (9, "nine"), (9, "nine again")):
        await journal.checkpoint(match, Checkpoint(seq, "1-abc", live), stamp)
    assert await journal.checkpoints(match) == [Checkpoint(9, "1-abc", "nine again"), Checkpoint(3, "1-abc", "three")]


async def test_what_is_due_is_taken_once_until_the_lease_ends(journal: Journal, match: str) -> None:
    kind = f"bot-{match}"  # other tests leave alarms of their own
    await journal.append(match, [row(1)], alarms={kind: 5.0, "clock": None})
    assert await journal.claim(kind, 4.9, 10.0, 5) == []
    both = await asyncio.gather(journal.claim(kind, 5.0, 10.0, 5), journal.claim(kind, 5.0, 10.0, 5))
    assert sorted(both) == [[], [match]]
    assert await journal.claim(kind, 14.9, 10.0, 5) == []
    assert await journal.claim(kind, 15.1, 10.0, 5) == [match]


async def test_a_new_alarm_ends_the_lease_and_a_late_reset_changes_nothing(journal: Journal, match: str) -> None:
    kind = f"bot-{match}"
    await journal.alarm(match, {kind: 5.0})
    assert await journal.claim(kind, 6.0, 100.0, 5) == [match]
    await journal.append(match, [row(1)], alarms={kind: 7.0})
    await journal.reset(match, kind, was=5.0, at=None)
    assert await journal.due(match, kind) == 7.0
    assert await journal.claim(kind, 7.0, 100.0, 5) == [match]
    await journal.reset(match, kind, was=7.0, at=None)
    assert await journal.due(match, kind) is None
    assert await journal.claim(kind, 1000.0, 1.0, 5) == []


async def test_no_more_are_taken_than_asked_for_and_the_oldest_first(journal: Journal, match: str) -> None:
    kind = f"clock-{match}"
    for number in range(4):
        await journal.alarm(f"{match}{number}", {kind: 10.0 - number})
    assert sorted(await journal.claim(kind, 20.0, 5.0, 2)) == [f"{match}2", f"{match}3"]
