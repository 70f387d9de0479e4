"""What those who run a site may do."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.kernel.record import Record
from guildtable.server.house import House, Unknown
from guildtable.server.node import Node
from guildtable.server.plan import Plan
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.records import faults
from guildtable.server.reports import Problem
from guildtable.server.store.schema import metadata, records, reports
from tests.server.sitting import Ear, a_node, any_reply, play_on, sit_down


def house_of(node: Node) -> House:
    """The house of a node's site."""
    return House(node.database.engine, node.bus)


async def test_tables_and_players_are_listed() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "greedy", "person")
        [line] = await house_of(node).tables(None, 10)
        assert (line.id, line.state, line.players) == (table, "playing", ("Person 0", "bot:greedy", "Person 2"))
        assert line.entries == (await node.matches.held(table)).live.seq
        assert await house_of(node).tables("over", 10) == []
        assert {(player.id, player.tables) for player in await house_of(node).players(10)} == {
            (person.id, 1) for person in people
        }


async def test_nobody_plays_on_at_a_table_the_house_has_ended() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "greedy")
        ear = await Ear(node, table, 0).enter()
        live = (await node.matches.held(table)).live
        await house_of(node).end(table)
        await node.rooms.heard(table, "table")
        assert ear.table["state"] == "ended"
        with pytest.raises(Refused, match="house has ended"):
            await node.matches.reply(table, 0, any_reply(live, 0, Random(1)))
        node.matches.release(table)
        with pytest.raises(Refused, match="house has ended"):
            await node.matches.reply(table, 0, any_reply(live, 0, Random(1)))
        assert await node.database.journal.claim("bot", 10**9, 1.0, 10) == []
        with pytest.raises(Unknown, match="already"):
            await house_of(node).end(table)
        with pytest.raises(Unknown, match="no table"):
            await house_of(node).end("nowhere")


async def test_whoever_is_banned_has_no_session_until_the_ban_is_lifted() -> None:
    async with a_node() as node:
        player, token = await node.players.guest("Anna")
        house = house_of(node)
        await house.ban(await house.find("Anna"), banned=True)
        assert await node.players.of(token) is None
        await house.ban(player.id, banned=False)
        assert await node.players.of(token) == player


async def test_a_player_is_found_by_id_or_by_a_name_nobody_else_has() -> None:
    async with a_node() as node:
        house = house_of(node)
        (anna, _), (bert, _) = await node.players.guest("Anna"), await node.players.guest("Bert")
        await node.players.guest("Bert")
        assert await house.find("Anna") == await house.find(anna.id) == anna.id
        with pytest.raises(Unknown, match=bert.id):
            await house.find("Bert")
        with pytest.raises(Unknown, match="admin players"):
            await house.find("Carl")


@pytest.mark.parametrize("game", ["capital-lux", "bruges"])
async def test_an_erased_player_is_nowhere_and_the_record_still_verifies(game: str) -> None:
    async with a_node() as node:
        finished, (anna, _) = await sit_down(node, game, "person", "person", "greedy")
        anna = await node.players.rename(anna, "Wilhelmina")
        running, _ = await _table_of(node, game, anna)
        for table in (finished, running):
            await node.acts.leave(table, anna)
            await node.acts.come_back(table, anna)  # her name is in the journal too
            await node.talk.say(table, anna, 0, "a-key-of-hers", "I am Wilhelmina of Ghent")
            await node.reports.keep(table, anna, 0, Problem("Wilhelmina cannot play", 3, "Wilhelmina's browser"))
        await play_on(node, finished, Random(3))
        await node.records.finish(finished)
        before = Record.read(await node.records.text(finished))
        assert any("Wilhelmina" in str(entry) for entry in before.entries)
        await play_on(node, running, Random(4), 5)

        assert sorted(await house_of(node).erase(anna.id)) == sorted([finished, running])
        after = Record.read(await node.records.text(finished))
        assert faults(await node.records.text(finished)) == []
        assert after.header.players == ("Somebody", "Person 1", "bot:greedy")
        assert [len(str(entry)) > 0 for entry in after.entries] == [True] * len(before.entries)
        await play_on(node, running, Random(5))
        await node.matches.checkpoint_all()
        await node.records.finish(running)
        assert faults(await node.records.text(running)) == []
        for word in ("Wilhelmina", "Person 0"):
            assert word not in await _everything(node), word
        assert "Person 1" in await _everything(node)


async def test_all_that_is_kept_of_a_player_is_told() -> None:
    async with a_node() as node:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        await node.talk.say(table, anna, 0, "a-key-of-hers", "hello")
        await play_on(node, table, Random(1), 7)
        mine = json.loads(json.dumps(await house_of(node).export(anna.id)))
        assert mine["player"]["name"] == "Person 0"
        assert [line["text"] for line in mine["said"]] == ["hello"]
        assert [set(session) for session in mine["sessions"]] == [{"created", "seen"}]
        assert mine["replies"][table]
        assert all(entry.startswith("0 ") for entry in mine["replies"][table])
        assert mine["records"] == {}
        await play_on(node, table, Random(1))
        await node.records.finish(table)
        assert "seed: " in (await house_of(node).export(anna.id))["records"][table]


def test_the_commands_say_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDTABLE_DATABASE", f"sqlite:///{tmp_path}/here.db")
    runner = CliRunner()
    empty = runner.invoke(app, ["admin", "tables"])
    assert empty.exit_code == 1
    assert "guildtable migrate" in empty.output
    assert runner.invoke(app, ["migrate"]).exit_code == 0
    assert json.loads(runner.invoke(app, ["admin", "players", "--json"]).output) == []
    assert "players" in runner.invoke(app, ["admin", "tables"]).output
    nobody = runner.invoke(app, ["admin", "erase", "Nobody", "--yes"])
    assert nobody.exit_code == 1
    assert "admin players" in nobody.output.replace("\n", " ")


async def _table_of(node: Node, game: str, anna: Any) -> tuple[str, Any]:
    """A table where this very player sits first."""
    table = await node.tables.open(anna, Plan(game, ("me", "greedy"), {}, ClockRules(), listed=False))
    await node.tables.begin(table, anna)
    return table, await node.matches.held(table)


async def _everything(node: Node) -> str:
    """Every word that the database holds, unpacked."""
    found = []
    async with node.database.engine.connect() as connection:
        for table in metadata.sorted_tables:
            found += [str(row) for row in await connection.execute(select(table))]
        for row in await connection.execute(select(records)):
            found += [zlib.decompress(row.text).decode(), zlib.decompress(row.events).decode()]
        for row in await connection.execute(select(reports)):
            found.append(zlib.decompress(row.record).decode())
    return "\n".join(found)
