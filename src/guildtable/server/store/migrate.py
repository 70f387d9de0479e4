"""Migrations: the database brought to the schema of this version, by command or when a node starts at home.

Schemas expand, then contract. A migration adds what the new version needs, and leaves what the version before needs:
so both run beside each other while nodes are restarted one after another, and the old one can be taken up again. What
nobody needs any more goes with a later migration. Each says with `oldest` which schema's programs may still run on the
one it makes, and the database keeps that, for those who do not know the migration (`tests/server/store`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, inspect, select, text

from guildtable.server.store.database import engine_of
from guildtable.server.store.schema import compatibility

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
            "This one cannot be used on it. Install that version, or restore a backup made before the upgrade."
        )


async def migrate(url: str) -> bool:
    """Bring the database to today's schema. If it is beyond it, but we may run on it, it is left alone, and this is
    False; if we may not, `Later` is raised."""
    done: bool = await _with(url, _bring_forward, lock=True)
    return done


async def runs_on(url: str) -> bool:
    """May this program run on the database? That has today's schema, or a later one for which ours is new enough;
    raises `Later` if it is not. False: it is to be migrated first."""
    may: bool = await _with(url, _may_run)
    return may


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
    if inspect(connection).has_table(compatibility.name):
        connection.execute(delete(compatibility))
        connection.execute(insert(compatibility).values(oldest=_oldest(revision(connection) or "")))


def _oldest(revision: str) -> str:
    """The oldest schema whose programs may run on this one, as its migration says."""
    found: str = ScriptDirectory.from_config(config()).get_revision(revision).module.oldest
    return found


def _bring_forward(connection: Connection) -> bool:
    if _is_later(connection) and _may_run(connection):
        return False
    bring_to(connection)
    return True


def _may_run(connection: Connection) -> bool:
    found = applied(connection)
    if not _is_later(connection):
        return found == head()
    oldest = None
    if inspect(connection).has_table(compatibility.name):
        oldest = connection.execute(select(compatibility.c.oldest)).scalar()
    if oldest is None or not is_known(oldest):
        raise Later(str(found))
    return True


def _is_later(connection: Connection) -> bool:
    found = applied(connection)
    return found is not None and not is_known(found)


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
