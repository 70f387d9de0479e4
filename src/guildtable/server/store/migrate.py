"""Migrations: the database brought to the schema of this version, by command or when a node starts at home."""

from __future__ import annotations

from functools import cache
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


class Later(Exception):
    """Raised if the database was written by a newer version of Guildtable."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"The database has schema {revision}, which this version does not know: a newer Guildtable wrote it. "
            "Install that version, or restore a backup that was made before the upgrade."
        )


async def migrate(url: str) -> None:
    """Bring the database to today's schema; raises `Later` if it is beyond it."""
    await _with(url, bring_to, lock=True)


async def is_current(url: str) -> bool:
    """Has the database today's schema? Raises `Later` if it is beyond it."""
    found: str | None = await _with(url, revision)
    return found == head()


@cache
def head() -> str:
    """Today's schema: the one this program is made for."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found
    return found


def bring_to(connection: Connection, wanted: str = "head") -> None:
    """Bring a database to this schema, through every one between."""
    revision(connection)
    command.upgrade(config(connection), wanted)


def revision(connection: Connection) -> str | None:
    """Which schema a database has; None: it is empty. Raises `Later` if we do not know it."""
    found = applied(connection)
    if found and not is_known(found):
        raise Later(found)
    return found


def applied(connection: Connection) -> str | None:
    """Which schema a database has, whether we know it or not; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Is this a schema of ours, of today or before?"""
    return revision in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


async def _with(url: str, do: Any, *, lock: bool = False) -> Any:
    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            if lock and engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            return await connection.run_sync(do)
    finally:
        await engine.dispose()
