"""Programs of a version run on the schema of the next: what it says of them, and that every migration keeps to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from guildtable.server.store.database import engine_of
from guildtable.server.store.migrate import Later, bring_to, config, head, is_current, is_known, migrate, runs_on

SCRIPTS = list(ScriptDirectory.from_config(config()).walk_revisions())
SINCE = [script for script in SCRIPTS if hasattr(script.module, "oldest")]
"""Those that say who may run on what they make, newest first."""
BEFORE = SCRIPTS[len(SINCE)].revision
"""The last schema that said nothing."""

type Shape = dict[str, dict[str, tuple[str, bool]]]
"""Tables, their columns, and of each column its type and whether a row can be written without it."""


async def tell(url: str, *statements: str) -> None:
    engine = engine_of(url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def later(url: str, oldest: str) -> None:
    """A database of today, migrated by a newer version that says so of older programs."""
    await migrate(url)
    await tell(
        url,
        "ALTER TABLE players ADD COLUMN novelty TEXT",
        "CREATE TABLE novelties (id INTEGER PRIMARY KEY)",
        "UPDATE alembic_version SET version_num = '9999'",
        f"UPDATE compatibility SET oldest = '{oldest}'",  # noqa: S608
    )


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("own_postgres"))
    return f"sqlite:///{tmp_path}/home.db"


async def test_we_run_on_a_later_schema_that_lets_us_and_leave_it_as_it_is(url: str) -> None:
    await later(url, oldest=head())
    assert await runs_on(url)
    assert not await migrate(url), "it is left alone"
    assert await runs_on(url)
    with pytest.raises(Later, match="9999"):
        await is_current(url)  # to erase somebody, one must know every table


async def test_we_do_not_run_on_a_later_schema_that_has_left_ours_behind(url: str) -> None:
    await later(url, oldest="9998")
    for may in (runs_on, migrate):
        with pytest.raises(Later, match="9999"):
            await may(url)


async def test_we_do_not_run_on_a_schema_that_says_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/home.db"
    await later(url, oldest=head())
    await tell(url, "DELETE FROM compatibility")
    with pytest.raises(Later):
        await runs_on(url)
    await tell(url, "DROP TABLE compatibility")
    with pytest.raises(Later):
        await runs_on(url)


async def test_an_earlier_schema_is_to_be_migrated_first(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/home.db"
    assert not await runs_on(url), "it is empty"
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: bring_to(sync, BEFORE))
    assert not await runs_on(url)
    assert await migrate(url)
    assert await runs_on(url)
    async with engine.connect() as connection:
        said = (await connection.execute(text("SELECT oldest FROM compatibility"))).scalars().all()
    await engine.dispose()
    assert said == [SINCE[0].module.oldest], "one word, that of the last migration"


def shape(connection: Connection) -> Shape:
    """What a database is made of."""
    looked = inspect(connection)

    def column(found: Any) -> tuple[str, bool]:
        free = found["nullable"] or found["default"] is not None or bool(found.get("autoincrement") is True)
        return str(found["type"]), free

    return {
        table: {found["name"]: column(found) for found in looked.get_columns(table)}
        for table in looked.get_table_names()
    }


def breaks(before: Shape, after: Shape) -> list[str]:
    """What would stop a program that knows only the first of two schemas."""
    found = [f"{table} is gone" for table in before.keys() - after.keys()]
    for table in before.keys() & after.keys():
        old, new = before[table], after[table]
        found += [f"{table}.{name} is gone" for name in old.keys() - new.keys()]
        found += [f"{table}.{name} must be written" for name in new.keys() - old.keys() if not new[name][1]]
        found += [f"{table}.{name} is otherwise" for name in old.keys() & new.keys() if old[name] != new[name]]
    return sorted(found)


async def shape_at(folder: Path, revision: str) -> Shape:
    engine = engine_of(f"sqlite:///{folder}/{revision}.db")
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: bring_to(sync, revision))
        found: Shape = await connection.run_sync(shape)
    await engine.dispose()
    return found


@pytest.mark.parametrize("script", SINCE, ids=lambda script: script.revision)
async def test_a_migration_takes_nothing_from_those_it_lets_run(tmp_path: Path, script: Any) -> None:
    oldest = script.module.oldest
    assert is_known(oldest)
    assert SINCE[-1].revision <= oldest <= script.revision
    assert breaks(await shape_at(tmp_path, oldest), await shape_at(tmp_path, script.revision)) == []


def test_every_migration_says_who_may_run_since_the_first_that_did() -> None:
    assert SCRIPTS[: len(SINCE)] == SINCE
    assert SINCE


async def test_what_would_stop_an_older_program_is_found(tmp_path: Path) -> None:
    today = await shape_at(tmp_path, head())
    assert breaks(today, today | {"novelties": {}}) == []
    more = {**today["players"], "novelty": ("TEXT", True)}
    assert breaks(today, today | {"players": more}) == []
    assert breaks(today, today | {"players": {**more, "novelty": ("TEXT", False)}}) == [
        "players.novelty must be written"
    ]
    assert breaks(today, today | {"players": {**more, "name": ("INTEGER", False)}}) == ["players.name is otherwise"]
    assert breaks(today | {"novelties": {}}, today) == ["novelties is gone"]
    assert breaks(today | {"players": more}, today) == ["players.novelty is gone"]
