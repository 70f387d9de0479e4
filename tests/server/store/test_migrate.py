"""Migrations: a database of any earlier version comes to today's schema, and keeps what it holds."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from guildtable.server.store.database import engine_of
from guildtable.server.store.migrate import bring_to, config, is_current, migrate
from guildtable.server.store.schema import metadata
from tests.server.places import POSTGRES

EARLIER = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][1:]


async def begin(url: str, revision: str) -> None:
    """A database as that version left it, with somebody in it."""
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: bring_to(sync, revision))
        await connection.execute(text("INSERT INTO players (id, name, created) VALUES ('a1', 'Anna', 1302)"))
    await engine.dispose()


def differences(connection: Connection) -> list[Any]:
    """Where the database is not as the schema says."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def check(url: str, revision: str) -> None:
    """Bring it to today's schema, and look."""
    await begin(url, revision)
    assert not await is_current(url)
    await migrate(url)
    assert await is_current(url)
    engine = engine_of(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert (await connection.execute(text("SELECT name FROM players"))).scalars().all() == ["Anna"]
    await engine.dispose()


async def go_back(url: str, revision: str) -> None:
    """Bring it to today's schema, back to an earlier one, and to today's again."""
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.run_sync(bring_to)
        await connection.run_sync(lambda sync: command.downgrade(config(sync), revision))
        await connection.run_sync(bring_to)
        assert await connection.run_sync(differences) == []
    await engine.dispose()


@pytest.mark.parametrize("revision", EARLIER)
async def test_an_earlier_database_at_home_comes_to_today(tmp_path: Path, revision: str) -> None:
    await check(f"sqlite:///{tmp_path}/home.db", revision)


@pytest.mark.parametrize("revision", EARLIER)
async def test_a_database_goes_back_to_an_earlier_version_and_comes_again(tmp_path: Path, revision: str) -> None:
    url = f"sqlite:///{tmp_path}/home.db"
    await go_back(url, revision)


async def test_a_database_of_a_site_goes_back_and_comes_again(own_postgres: str) -> None:
    for revision in EARLIER:
        await go_back(own_postgres, revision)


@pytest.mark.parametrize("revision", EARLIER)
async def test_an_earlier_database_of_a_site_comes_to_today(revision: str) -> None:
    name = f"guildtable_test_{secrets.token_hex(6)}"
    server = await asyncpg.connect(f"{POSTGRES}/postgres")
    try:
        await server.execute(f"CREATE DATABASE {name}")
        await check(f"{POSTGRES}/{name}", revision)
    finally:
        await server.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await server.close()
