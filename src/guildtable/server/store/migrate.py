"""Migrations: the database brought to the schema of this version, by command or when a node starts at home."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from guildtable.server.store.database import engine_of

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 130207111302
"""The number of a lock in PostgreSQL: two nodes that start together do not both migrate."""


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file of its own."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["connection"] = connection
    return made


async def migrate(url: str) -> None:
    """Bring the database to today's schema."""
    await _with(url, lambda connection: command.upgrade(config(connection), "head"), lock=True)


async def is_current(url: str) -> bool:
    """Has the database today's schema?"""
    newest = ScriptDirectory.from_config(config()).get_current_head()
    found: str | None = await _with(url, lambda c: MigrationContext.configure(c).get_current_revision())
    return found == newest


async def _with(url: str, do: Any, *, lock: bool = False) -> Any:
    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            if lock and engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            return await connection.run_sync(do)
    finally:
        await engine.dispose()
