"""What the tests of upgrades share: a store that outlives the nodes on it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildtable.server.store.migrate import migrate
from tests.server.places import database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database of our own on the real PostgreSQL."""
    with database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store with today's schema."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    url = f"sqlite:///{tmp_path}/guildtable.db"
    asyncio.run(migrate(url))
    return url
