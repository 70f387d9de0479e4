"""Alarms: claimed by one worker at a time, and never calmed by one that is behind."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from guildtable.server.codec import read_message
from guildtable.server.protocol import Refused
from guildtable.server.store.database import MEMORY, Database
from guildtable.server.store.journal import Journal
from guildtable.server.turns import bots_key


@pytest.fixture(params=["sqlite", "postgres"])
async def journal(request: pytest.FixtureRequest) -> AsyncIterator[Journal]:
    """A journal of each kind."""
    url = MEMORY if request.param == "sqlite" else request.getfixturevalue("postgres")
    database = Database(url)
    await database.open()
    yield database.journal
    await database.close()


async def test_a_claimed_alarm_is_calmed_by_who_claimed_it(journal: Journal) -> None:
    await journal.alarm("m-1", {"test": 1.0})
    assert await journal.claim("test", 2.0, 15.0, 9) == ["m-1"]
    await journal.calm("m-1", "test", None, 2.0 + 15.0)
    assert await journal.claim("test", 99.0, 15.0, 9) == []


async def test_an_alarm_that_was_set_meanwhile_is_not_calmed(journal: Journal) -> None:
    await journal.alarm("m-2", {"other": 1.0})
    await journal.claim("other", 2.0, 15.0, 9)
    await journal.alarm("m-2", {"other": 3.0})
    await journal.calm("m-2", "other", None, 2.0 + 15.0)
    assert await journal.claim("other", 4.0, 15.0, 9) == ["m-2"]


async def test_an_alarm_that_another_worker_has_claimed_is_not_calmed(journal: Journal) -> None:
    await journal.alarm("m-3", {"third": 1.0})
    await journal.claim("third", 2.0, 15.0, 9)
    await journal.claim("third", 20.0, 15.0, 9)
    await journal.calm("m-3", "third", None, 2.0 + 15.0)
    assert await journal.claim("third", 40.0, 15.0, 9) == ["m-3"]


def test_no_client_can_use_a_key_that_a_bot_will_need() -> None:
    message = '{"type":"reply","key":"%s","question":"1.x","reply":[]}'
    assert read_message(message % "a-key-of-mine")
    with pytest.raises(Refused):
        read_message(message % bots_key(1234, 2))
