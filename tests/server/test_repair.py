"""`guildtable admin repair`: matches of which entries are missing, as versions of before have left them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.server.protocol import Refused
from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import checkpoints, entries
from tests.server.sitting import a_node, play_on, sit_down


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The database of a site."""
    address = f"sqlite:///{tmp_path}/site.db"
    monkeypatch.setenv("GUILDTABLE_DATABASE", address)
    monkeypatch.delenv("GUILDTABLE_NATS", raising=False)
    asyncio.run(migrate(address))
    return address


def repair(*arguments: str, said: str = "") -> str:
    """What the command says."""
    done = CliRunner().invoke(app, ["admin", "repair", *arguments], input=said)
    return done.output


async def a_gap(url: str, *, finished: bool = False) -> str:
    """A match without its entries 13 to 19."""
    async with a_node(url) as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(1), 10**6 if finished else 25)
    async with a_node(url) as node, node.database.engine.begin() as transaction:
        lost = (entries.c.match == table, entries.c.seq > 12, entries.c.seq < 20)
        await transaction.execute(delete(entries).where(*lost))
        await transaction.execute(delete(checkpoints).where(checkpoints.c.match == table))
    return table


async def goes_on(url: str, table: str) -> int:
    """The entry it goes on after."""
    async with a_node(url) as node:
        seq = (await node.matches.held(table)).live.seq
        await play_on(node, table, Random(2))
        assert (await node.tables.state(table)).state == "over"
        return seq


async def refused(url: str, table: str) -> str:
    """What players are told."""
    async with a_node(url) as node:
        with pytest.raises(Refused) as error:
            await node.matches.held(table)
        return error.value.text


@pytest.mark.usefixtures("url")
def test_where_nothing_is_missing_it_says_so() -> None:
    assert "every match is whole" in repair()


def test_a_match_with_a_gap_is_cut_back_to_where_it_is_whole_and_what_is_cut_is_kept(url: str, tmp_path: Path) -> None:
    table = asyncio.run(a_gap(url))
    assert "can repair it" in asyncio.run(refused(url, table))
    assert "whole up to entry 12" in repair("all", "--keep", str(tmp_path), said="n\n")
    assert not list(tmp_path.glob("*.jsonl"))
    repair(table, "--keep", str(tmp_path), "--yes")
    kept = [json.loads(line) for line in (tmp_path / f"{table}-cut.jsonl").read_text().splitlines()]
    assert [row["seq"] for row in kept] == list(range(20, 20 + len(kept)))
    assert (tmp_path / f"{table}-cut.jsonl").stat().st_mode & 0o777 == 0o600
    assert asyncio.run(goes_on(url, table)) == 12
    assert "every match is whole" in repair()


def test_a_finished_match_stays_as_it_is_and_readable(url: str) -> None:
    table = asyncio.run(a_gap(url, finished=True))
    said = repair("--yes")
    assert "It is finished" in said
    assert "goes on" not in said

    async def text() -> str:
        async with a_node(url) as node:
            return await node.records.text(table)

    assert asyncio.run(text())
