"""A site is upgraded while people play, and taken back again: both versions run on the schema of the newer one."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

import guildtable
from guildtable.server.store.migrate import head
from tests.server.client import Player, Seat
from tests.server.places import NATS, RunningNode, database

COMMAND = (sys.executable, "-c", "from guildtable.cli.command import run; run()")
MIGRATION = '''"""Something new"""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
oldest = "{oldest}"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("novelty_{revision}", sa.Text()))
    op.create_table("novelties_{revision}", sa.Column("id", sa.Integer(), primary_key=True))


def downgrade() -> None:
    pass
'''


class Version:
    """A copy of the program, with migrations of its own: what comes after ours."""

    def __init__(self, folder: Path, *migrations: tuple[str, str, str]) -> None:
        whole = Path(guildtable.__file__).parent
        shutil.copytree(whole, folder / "guildtable", ignore=shutil.ignore_patterns("__pycache__", "page"))
        versions = folder / "guildtable" / "server" / "store" / "migrations" / "versions"
        for revision, before, oldest in migrations:
            text = MIGRATION.format(revision=revision, before=before, oldest=oldest)
            (versions / f"{revision}_later.py").write_text(text)
        self.environment = {"PYTHONPATH": str(folder)}

    def run(self, url: str, *words: str) -> subprocess.CompletedProcess[str]:
        """A command of this version."""
        environment = {**os.environ, **self.environment, "GUILDTABLE_DATABASE": url}
        return subprocess.run([*COMMAND, *words], env=environment, capture_output=True, text=True, check=False)


class Node(RunningNode):
    """A node of some version."""

    command = COMMAND


@pytest.fixture
def url() -> Iterator[str]:
    """A database for one test alone: others could not run on it afterwards."""
    with database() as made:
        yield made


@pytest.fixture
def running() -> Iterator[ExitStack]:
    """Whatever is entered here ends with the test."""
    with ExitStack() as stack:
        yield stack


async def play(seat: Seat, rng: Random, replies: int) -> int:
    """Answer so often, or until the game is over; how often it was."""
    for done in range(replies):
        async with asyncio.timeout(60):
            while not seat.over and not seat.update.get("question"):
                await seat.next()
        if seat.over:
            return done
        question = seat.update["question"]
        assert (await seat.answer(rng))["type"] == "ack"
        async with asyncio.timeout(60):
            while not seat.over and seat.update.get("question") == question:
                await seat.next()
    return replies


async def test_a_site_goes_forward_and_back_while_people_play(url: str, tmp_path: Path, running: ExitStack) -> None:
    rng = Random(1302)
    ours, next_one = Version(tmp_path / "ours"), Version(tmp_path / "next", ("9001", head(), head()))
    after_next = Version(tmp_path / "after", ("9001", head(), head()), ("9002", "9001", "9001"))
    site = {"GUILDTABLE_DATABASE": url, "GUILDTABLE_NATS": NATS, "GUILDTABLE_BOTS": "1"}

    def node(version: Version, name: str) -> Node:
        return running.enter_context(Node(site | version.environment, tmp_path / name))

    old = node(ours, "old")
    anna = await Player.come(old.url)
    table = await anna.open("bruges", "me", "greedy", start=True)
    async with Seat(old.url, table, anna.token) as seat:
        assert await play(seat, rng, 5) == 5
        migrated = await asyncio.to_thread(next_one.run, url, "migrate")
        assert migrated.returncode == 0, migrated.stderr
        assert await play(seat, rng, 5) == 5, "who was running runs on"
        seen = seat.seen
    new = node(next_one, "new")
    await asyncio.to_thread(old.end)
    async with Seat(new.url, table, anna.token, seen) as seat:
        assert await play(seat, rng, 5) == 5
        seen = seat.seen
    again = await asyncio.to_thread(ours.run, url, "migrate")  # as compose and Kubernetes do before they start a node
    assert again.returncode == 0, again.stderr
    assert "newer version, on which this one runs" in " ".join(again.stdout.split())
    old_again = node(ours, "old again")
    await asyncio.to_thread(new.end)
    async with Seat(old_again.url, table, anna.token, seen) as seat:
        assert await play(seat, rng, 5) == 5, "taken back, without a backup"
    assert (await anna.call("GET", f"/api/tables/{table}", url=old_again.url)).status_code == 200
    guest = await Player.come(old_again.url, "Newcomer")
    await guest.open("capital-lux", "me", "greedy", start=True)
    contracted = await asyncio.to_thread(after_next.run, url, "migrate")
    assert contracted.returncode == 0, contracted.stderr
    for words in (["serve", "--port", "1"], ["worker"], ["migrate"]):
        refused = await asyncio.to_thread(ours.run, url, *words)
        assert refused.returncode == 1, "two versions are one too many"
        assert "9002" in refused.stderr
