"""The file of a site at home: it holds the seeds of running games, and is for its owner alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildtable.server.store.backup import back_up, restore
from guildtable.server.store.migrate import migrate
from tests.server.sitting import a_node, sit_down


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """As most machines are set up: whatever is made may be read by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """Who may do what with each file."""
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


async def test_the_file_and_those_beside_it_are_for_their_owner_alone(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/home.db"
    await migrate(database)
    async with a_node(database) as node:
        await sit_down(node, "capital-lux", "person", "person")
        assert modes(tmp_path) == dict.fromkeys(("home.db", "home.db-wal", "home.db-shm"), "0o600")


async def test_a_file_of_before_is_closed_to_others_when_it_is_opened(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/home.db"
    await migrate(database)
    (tmp_path / "home.db").chmod(0o644)
    async with a_node(database):
        assert set(modes(tmp_path).values()) == {"0o600"}


async def test_a_restored_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    await migrate(f"sqlite:///{tmp_path}/home.db")
    await back_up(f"sqlite:///{tmp_path}/home.db", tmp_path / "backup", lambda *_: None)
    await restore(f"sqlite:///{tmp_path}/again.db", tmp_path / "backup", lambda *_: None)
    assert set(modes(tmp_path).values()) == {"0o600"}
