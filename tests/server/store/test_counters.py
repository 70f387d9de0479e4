"""Counters: what makes a row is counted once for the whole site, by minutes of the database."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings
from guildtable.server.store import counters as module
from guildtable.server.store.backup import back_up
from guildtable.server.store.counters import Counters
from guildtable.server.store.database import engine_of
from guildtable.server.store.migrate import migrate
from guildtable.server.store.retention import Retention
from guildtable.server.store.schema import counters, day_keys
from guildtable.server.store.site_marks import SiteMarks

pytestmark = pytest.mark.parametrize("store", ["sqlite", "postgres"])


@pytest.fixture
def url(store: str, own_postgres: str, tmp_path: Path) -> str:
    """A database, of either kind."""
    return own_postgres if store == "postgres" else f"sqlite:///{tmp_path}/here.db"


@pytest.fixture
async def engine(url: str) -> AsyncIterator[AsyncEngine]:
    """An engine for it."""
    await migrate(url)
    made = engine_of(url)
    yield made
    await made.dispose()


async def counted(engine: AsyncEngine, what: str) -> dict[str, int]:
    """How often somebody did it, over all minutes."""
    async with engine.connect() as connection:
        every = select(counters.c.who, func.sum(counters.c.count)).where(counters.c.what == what)
        return {who: int(times) for who, times in await connection.execute(every.group_by(counters.c.who))}


async def go_back(engine: AsyncEngine, minutes: int) -> None:
    """Everything counted was so many minutes ago."""
    async with engine.begin() as transaction:
        await transaction.execute(update(counters).values(minute=counters.c.minute - minutes))


async def test_who_asks_at_once_everywhere_is_given_what_one_may_have(url: str, engine: AsyncEngine) -> None:
    other = engine_of(url)
    nodes = [Counters(engine), Counters(other)]

    async def ask(number: int) -> bool:
        try:
            await nodes[number % 2].count("tables", {"anna": 5})
        except Refused:
            return False
        return True

    assert sum(await asyncio.gather(*(ask(number) for number in range(20)))) == 5
    assert await counted(engine, "tables") == {"anna": 5}, "what is refused is not counted"
    await nodes[0].count("tables", {"bert": 5})
    await nodes[0].count("reports", {"anna": 5})
    await other.dispose()


async def test_of_several_all_are_counted_or_none(engine: AsyncEngine) -> None:
    site = Counters(engine)
    for _ in range(2):
        await site.count("guests", {"house": 3, "street": 2})
    with pytest.raises(Refused, match="at most 2 a minute"):
        await site.count("guests", {"another house": 3, "street": 2})
    assert await counted(engine, "guests") == {"house": 2, "street": 2}


async def test_the_last_minute_counts_for_as_much_as_is_not_a_minute_ago(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000_000 * 60.0 + 15
    monkeypatch.setattr(module, "DatabaseTime", lambda: literal(now))
    site = Counters(engine)
    async with engine.begin() as transaction:
        await transaction.execute(insert(counters).values(minute=999_999, what="tables", who="anna", count=8))
    for _ in range(4):  # of eight three quarters still count
        await site.count("tables", {"anna": 10})
    with pytest.raises(Refused) as refused:
        await site.count("tables", {"anna": 10})
    assert refused.value.wait == 8, "until of eight five count"
    now += 7
    with pytest.raises(Refused):
        await site.count("tables", {"anna": 10})
    now += 1
    await site.count("tables", {"anna": 10})


async def test_who_has_spent_a_whole_minute_is_told_when_there_is_room_again(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000_000 * 60.0 + 15
    monkeypatch.setattr(module, "DatabaseTime", lambda: literal(now))
    site = Counters(engine)
    for _ in range(3):
        await site.count("tables", {"anna": 3})
    with pytest.raises(Refused) as refused:
        await site.count("tables", {"anna": 3})
    now += refused.value.wait - 1
    with pytest.raises(Refused):
        await site.count("tables", {"anna": 3})
    now += 1
    await site.count("tables", {"anna": 3})
    with pytest.raises(Refused, match="at most 0"):
        await site.count("tables", {"bert": 0})


async def test_all_nodes_give_an_address_one_mark_for_the_day(url: str, engine: AsyncEngine) -> None:
    other = engine_of(url)
    here, there = SiteMarks(engine), SiteMarks(other)
    marked = await here.of("203.0.113.1", "guests")
    assert marked == await there.of("203.0.113.1", "guests")
    assert "203" not in marked
    assert marked not in {await here.of("203.0.113.2", "guests"), await here.of("203.0.113.1", "opener")}
    assert await here.of("", "opener") == "", "of nobody knows where there is none"
    async with engine.begin() as transaction:  # a day later
        await transaction.execute(update(day_keys).values(day=day_keys.c.day - 1))
    assert await SiteMarks(other).of("203.0.113.1", "guests") != marked
    await other.dispose()


async def test_counters_go_after_minutes_and_keys_after_their_day(engine: AsyncEngine) -> None:
    site, tidying = Counters(engine), Retention(engine, Settings(database="sqlite://"))
    await site.count("tables", {"anna": 5})
    await SiteMarks(engine).of("203.0.113.1", "guests")
    await go_back(engine, 1)
    await tidying.tidy()
    assert await counted(engine, "tables") == {"anna": 1}
    await go_back(engine, 2)
    async with engine.begin() as transaction:
        await transaction.execute(insert(day_keys).values(day=int(time.time() // 86400) - 1, key="ab" * 32))
    await tidying.tidy()
    assert await counted(engine, "tables") == {}
    async with engine.connect() as connection:
        kept = (await connection.execute(select(day_keys.c.key))).scalars().all()
    assert len(kept) == 1
    assert kept != ["ab" * 32]


async def test_neither_stands_in_a_backup(url: str, engine: AsyncEngine, tmp_path: Path) -> None:
    await Counters(engine).count("tables", {"anna": 5})
    await SiteMarks(engine).of("203.0.113.1", "guests")
    async with engine.connect() as connection:
        key = (await connection.execute(select(day_keys.c.key))).scalar_one()
    file = tmp_path / "site.backup"
    await back_up(url, file, lambda *_: None)
    kept = gzip.decompress(file.read_bytes()).decode()
    assert '"players"' in kept
    assert key not in kept
    assert "anna" not in kept
