"""What those who run a site may do."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
import zlib
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog
from sqlalchemy import delete, select, update
from typer.testing import CliRunner

from guildtable.cli.admin import group
from guildtable.cli.main import app
from guildtable.kernel.header import FIRST_FORMAT, FORMAT
from guildtable.kernel.record import Record, Seated
from guildtable.server.admin.admin import Admin, Unknown
from guildtable.server.archive.reading.frames import faults
from guildtable.server.archive.reading.reel import pack
from guildtable.server.archive.reports import Problem
from guildtable.server.bus.hints import TableChanged
from guildtable.server.node import Node
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import checkpoints, entries, matches, metadata, players, records, reports, sessions
from guildtable.server.tables.plan import Plan
from tests.server.sitting import ANYBODY, Ear, a_node, any_reply, play_on, sit_down


def admin_of(node: Node) -> Admin:
    """The admin of a node's site."""
    return Admin(node.database.engine, node.bus)


async def test_tables_and_players_are_listed() -> None:
    async with a_node() as node:
        table, people = await sit_down(node, "bruges", "person", "greedy", "person")
        [line] = await admin_of(node).tables(None, 10)
        assert (line.id, line.state, line.players) == (table, "playing", ("Person 0", "bot:greedy", "Person 2"))
        assert line.entries == (await node.matches.held(table)).live.seq
        assert await admin_of(node).tables("over", 10) == []
        assert {(player.id, player.tables) for player in await admin_of(node).players(10)} == {
            (person.id, 1) for person in people
        }


async def test_nobody_plays_on_at_a_table_an_admin_has_ended() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "greedy")
        ear = await Ear(node, table, 0).enter()
        live = (await node.matches.held(table)).live
        await admin_of(node).end(table)
        await node.rooms.heard(table, TableChanged())
        assert ear.table["state"] == "ended"
        with pytest.raises(Refused, match="was ended"):
            await node.matches.reply(table, 0, any_reply(live, 0, Random(1)))
        node.matches.release(table)
        with pytest.raises(Refused, match="was ended"):
            await node.matches.reply(table, 0, any_reply(live, 0, Random(1)))
        assert await node.database.journal.claim("bot", 10**9, 1.0, 10) == []
        with pytest.raises(Unknown, match="already"):
            await admin_of(node).end(table)
        with pytest.raises(Unknown, match="no table"):
            await admin_of(node).end("nowhere")


async def test_whoever_is_banned_has_no_session_until_the_ban_is_lifted() -> None:
    async with a_node() as node:
        player, token = await node.players.guest("Anna")
        admin = admin_of(node)
        await admin.ban(await admin.find("Anna"), banned=True)
        assert await node.players.of(token) is None
        await admin.ban(player.id, banned=False)
        assert await node.players.of(token) == player


async def test_a_player_is_found_by_id_or_by_a_name_nobody_else_has() -> None:
    async with a_node() as node:
        admin = admin_of(node)
        (anna, _), (bert, _) = await node.players.guest("Anna"), await node.players.guest("Bert")
        await node.players.guest("Bert")
        assert await admin.find("Anna") == await admin.find(anna.id) == anna.id
        with pytest.raises(Unknown, match=bert.id):
            await admin.find("Bert")
        with pytest.raises(Unknown, match="admin players"):
            await admin.find("Carl")


@pytest.mark.parametrize("game", ["capital-lux", "bruges"])
async def test_an_erased_player_is_nowhere_and_the_record_still_verifies(game: str) -> None:
    async with a_node() as node:
        finished, (anna, _) = await sit_down(node, game, "person", "person", "greedy")
        anna = await node.players.rename(anna, "Wilhelmina")
        running, _ = await _table_of(node, game, anna)
        for table in (finished, running):
            await node.substitutes.leave(table, anna)
            await node.substitutes.come_back(table, anna)  # her name is in the journal too
            await node.chat.say(table, anna, 0, "a-key-of-hers", "I am Wilhelmina of Ghent")
            await node.reports.keep(table, anna, 0, Problem("Wilhelmina cannot play", 3, "Wilhelmina's browser"))
        await play_on(node, finished, Random(3))
        await node.records.finish(finished)
        before = Record.read(await node.records.text(finished))
        assert before.players == ("Person 0", "Person 1", "bot:greedy")
        assert not any("Person 0" in str(entry) or "Wilhelmina" in str(entry) for entry in before.entries)
        await play_on(node, running, Random(4), 5)

        assert sorted(await admin_of(node).erase(anna.id)) == sorted([finished, running])
        after = Record.read(await node.records.text(finished))
        assert faults(await node.records.text(finished)) == []
        assert after.players == ("Somebody", "Person 1", "bot:greedy")
        assert list(after.chain()) == list(before.chain()), "every link holds"
        [salt] = [name.salt for name in before.names if name.text == "Person 0"]
        shown = json.loads(gzip.decompress(await node.replays.packed(ANYBODY, finished, "outside")))
        assert shown["players"] == ["Somebody", "Person 1", "bot:greedy"]
        await play_on(node, running, Random(5))
        await node.matches.checkpoint_all()
        await node.records.finish(running)
        assert faults(await node.records.text(running)) == []
        for word in ("Wilhelmina", "Person 0", salt):
            assert word not in await _everything(node), word
        assert "Person 1" in await _everything(node)


async def test_who_is_erased_from_a_record_of_format_1_leaves_one_of_format_2() -> None:
    async with a_node() as node:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, table, Random(3))
        record = Record.read(await node.records.text(table))
        header = replace(record.header, players=("Person 0", "Person 1"), format=FIRST_FORMAT)
        first = replace(record, header=header, entries=record.entries[:], names=())
        first.entries[20:20] = [Seated(0, "bot:search"), Seated(0, "Wilhelmina")]
        async with node.database.engine.begin() as transaction:
            packed = {"text": zlib.compress(first.text().encode()), "name": None}
            await transaction.execute(update(records).values(packed))
            kept = {key: value for key, value in asdict(header).items() if key != "format"}
            await transaction.execute(update(matches).values(header=json.dumps(kept), names="[]"))
        reel = json.loads(gzip.decompress(pack(Record.read(await node.records.text(table)), "outside")))
        assert reel["players"] == ["Person 0", "Person 1"]
        await admin_of(node).erase(anna.id)
        text = await node.records.text(table)
        after = Record.read(text)
        assert faults(text) == []
        assert after.header.format == FORMAT
        assert after.before == list(first.chain())[-1]
        assert after.players == ("Somebody", "Person 1")
        for word in ("Wilhelmina", "Person 0"):
            assert word not in await _everything(node), word


async def test_a_checkpoint_has_no_name_where_a_match_began_with_names_in_its_header() -> None:
    async with a_node() as node:
        table, _ = await sit_down(node, "capital-lux", "person", "person")
        header = (await node.matches.held(table)).live.match.record.header
        first = asdict(replace(header, players=("Person 0", "Person 1"), format=FIRST_FORMAT))
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(matches).values(header=json.dumps(first), names="[]"))
        node.matches.release(table)
        await play_on(node, table, Random(3), 5)
        await node.matches.checkpoint_all()
        async with node.database.engine.connect() as connection:
            kept = (await connection.execute(select(checkpoints))).all()
        assert kept
        assert "Person" not in str(kept)


async def test_all_that_is_kept_of_a_player_is_told() -> None:
    async with a_node() as node:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        await node.chat.say(table, anna, 0, "a-key-of-hers", "hello")
        await play_on(node, table, Random(1), 7)
        mine = json.loads(json.dumps(await admin_of(node).export(anna.id)))
        assert mine["player"]["name"] == "Person 0"
        assert [line["text"] for line in mine["said"]] == ["hello"]
        assert [set(session) for session in mine["sessions"]] == [{"created", "seen", "device"}]
        assert mine["replies"][table]
        assert all(entry.startswith("0 ") for entry in mine["replies"][table])
        assert mine["records"] == {}
        await play_on(node, table, Random(1))
        await node.records.finish(table)
        named = (await node.tables.state(table)).match
        assert "seed: " in (await admin_of(node).export(anna.id))["records"][named]


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


LOOKING = {"tables", "players", "reports", "report", "chat"}
"""What changes nothing and hands nobody's things over."""
MAILING = {"test-mail"}
"""What needs no database: tests/server/mail."""


async def test_every_act_is_a_line_of_the_log_with_ids_and_without_names_or_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/here.db"
    await migrate(url)
    async with a_node(url) as node:
        table, (anna, _) = await sit_down(node, "capital-lux", "person", "person")
        anna = await node.players.rename(anna, "Wilhelmina")
        for number in (1, 2):
            await node.chat.say(table, anna, 0, f"a-key-of-hers-{number}", "I am of Ghent")
        torn, _ = await sit_down(node, "capital-lux", "person", "person")
        await play_on(node, torn, Random(1), 5)
        async with node.database.engine.begin() as transaction:
            await transaction.execute(delete(entries).where(entries.c.match == torn, entries.c.seq == 3))
    acts: dict[tuple[str, ...], dict[str, Any]] = {
        ("delete-line", table, "1", "--yes"): {"table": table, "line": 1},
        ("mute", table, "2"): {"table": table, "line": 2},
        ("ban", "Wilhelmina"): {"player": anna.id},
        ("unban", anna.id): {"player": anna.id},
        ("repair", "--keep", str(tmp_path), "--yes"): {"match": torn, "whole": 2},
        ("end", table, "--yes"): {"table": table},
        ("export", anna.id): {"player": anna.id},
        ("erase", "Wilhelmina", "--yes"): {"player": anna.id},
        ("prune", "--yes"): {},
    }
    commands = {command.name or getattr(command.callback, "__name__", "") for command in group.registered_commands}
    assert {name.replace("_", "-") for name in commands} == LOOKING | MAILING | {words[0] for words in acts}
    monkeypatch.setenv("SUDO_USER", "margaret")
    for words, which in acts.items():
        environment = {"GUILDTABLE_DATABASE": url, "GUILDTABLE_LOGS": "json"}
        done = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words], env=environment)
        assert done.exit_code == 0, done.output
        [line] = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]
        assert line.pop("timestamp")
        assert line == {"event": "admin", "level": "info", "act": words[0], "by": "margaret"} | which
    for name in LOOKING - {"report"}:
        looked = await asyncio.to_thread(
            CliRunner().invoke, app, ["admin", name, *([table] if name == "chat" else [])], env=environment
        )
        assert (looked.exit_code, looked.stderr) == (0, "")


async def test_what_an_admin_could_not_do_is_no_line() -> None:
    async with a_node() as node:
        with structlog.testing.capture_logs() as lines, pytest.raises(Unknown):
            await admin_of(node).end("nowhere")
        assert lines == []


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


async def test_prune_shows_first_and_throws_away_only_if_told_to(tmp_path: Path) -> None:
    environment = {"GUILDTABLE_DATABASE": f"sqlite:///{tmp_path}/here.db", "GUILDTABLE_GUEST_DAYS": "10"}
    await migrate(environment["GUILDTABLE_DATABASE"])

    async def prune(*words: str) -> str:
        done = await asyncio.to_thread(CliRunner().invoke, app, ["admin", "prune", *words], env=environment)
        assert done.exit_code == 0, done.output
        return str(done.output)

    assert "Nothing is older" in await prune()
    async with a_node(environment["GUILDTABLE_DATABASE"]) as node:
        for number in range(3):
            await node.players.guest(f"Passer-by {number}")
        async with node.database.engine.begin() as transaction:
            await transaction.execute(update(players).values(created=0.0))
            await transaction.execute(update(sessions).values(seen=time.time() - 11 * 86400))
        for _ in range(2):
            said = await prune()
            assert "guests" in said
            assert "Nothing was changed" in said
        assert json.loads(await prune("--json"))["guests"] == 3
        assert len(await admin_of(node).players(10)) == 3
        assert "That is gone" in await prune("--yes")
        assert await admin_of(node).players(10) == []
        assert "Nothing is older" in await prune("--yes")
