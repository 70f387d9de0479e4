"""Reports: what a player says is wrong, and the position it was said of, for the admins."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.kernel.match import replay
from guildtable.kernel.record import Record
from guildtable.server.admin.admin import Admin, Unknown
from guildtable.server.archive.reading.frames import faults
from guildtable.server.archive.reports import Problem
from guildtable.server.protocol import ClockRules, Refused
from guildtable.server.store.backup import back_up, restore
from guildtable.server.store.migrate import migrate
from guildtable.server.tables.plan import Plan
from guildtable.server.version import VERSION
from guildtable.shelf import game
from tests.leaks.site import a_site
from tests.server.sitting import a_node, play_on, sit_down


async def reported(database: str) -> str:
    """A report from the middle of a match at this database; its number."""
    async with a_node(database) as node:
        table, people = await sit_down(node, "bruges", "person", "greedy")
        await play_on(node, table, Random(1), 20)
        return await node.reports.keep(table, people[0], 0, Problem("The die [/b] is odd", 17, "Firefox, nl"))


@pytest.mark.parametrize("name", ["bruges", "capital-lux", "flandern"])
async def test_a_report_holds_the_record_up_to_now_and_it_can_be_replayed(name: str) -> None:
    async with a_node() as node:
        table, people = await sit_down(node, name, "person", "person")
        await play_on(node, table, Random(1), 12)
        live = (await node.matches.held(table)).live
        problem = Problem("A \x1b[31mline\nand \u202eanother \n", 11, " Firefox \x07 140 ")
        number = await node.reports.keep(table, people[1], 1, problem)
        await play_on(node, table, Random(2), 5)
        line, text = await Admin(node.database.engine, node.bus).report(number)
        assert (line.id, line.table, line.player, line.seat, line.seq) == (number, table, "Person 1", 1, 11)
        assert (line.note, line.page, line.version) == ("A [31mline\nand another", "Firefox 140", VERSION)
        record = Record.read(text)
        moments = list(replay(game(name), record))
        assert len(record.entries) == live.seq
        assert moments[-1].match.position.now == live.match.position.now
        assert faults(text) == []
        assert (record.seed, record.result) == ("", "")


async def test_before_the_game_there_is_no_record_and_after_it_the_whole() -> None:
    async with a_node() as node:
        anna, _ = await node.players.guest("Anna")
        admin, problem = Admin(node.database.engine, node.bus), Problem("odd", 0, "")
        table = await node.tables.open(anna, Plan("capital-lux", ("me", "greedy"), {}, ClockRules(), listed=False))
        early = await node.reports.keep(table, anna, 0, problem)
        await node.tables.begin(table, anna)
        await play_on(node, table, Random(1))
        late = await node.reports.keep(table, anna, 0, problem)
        assert (await admin.report(early))[1] == ""
        assert (await admin.report(late))[1] == await node.records.text(table)
        assert [line.id for line in await admin.reports(10)] == [late, early]
        assert await admin.erase(anna.id) == [table]
        assert {line.note for line in await admin.reports(10)} == {"(erased)"}
        with pytest.raises(Refused, match="few words"):
            await node.reports.keep(table, anna, 0, Problem(" \u200b\n\x07 ", 0, ""))
        with pytest.raises(Unknown, match="admin reports"):
            await admin.report("nothing")


CASES: list[tuple[dict[str, Any], int]] = [
    ({"note": "odd"}, 201),
    ({"note": "o" * 2000, "seq": 41, "page": "p" * 500}, 201),
    ({"note": ""}, 400),
    ({"note": " \n"}, 400),
    ({"note": "o" * 2001}, 400),
    ({"note": "odd", "page": "p" * 501}, 400),
    ({"note": "odd", "seq": -1}, 400),
    ({"note": "odd", "record": "mine"}, 400),
]


@pytest.mark.parametrize(("body", "status"), CASES)
async def test_who_plays_and_who_watches_may_report_what_can_be_read(body: dict[str, Any], status: int) -> None:
    async with a_site() as site:
        anna, bert = await site.guest("Anna"), await site.guest("Bert")
        table = await site.table(anna["token"], "capital-lux", "me", "greedy", start=True)
        path = f"/api/tables/{table}/reports"
        for person in (anna, bert):
            assert (await site.call("POST", path, person["token"], body)).status_code == status
        assert (await site.call("POST", path, "", body)).status_code in {401, 400}
        kept = await Admin(site.node.database.engine, site.node.bus).reports(10)
        assert [line.seat for line in kept] == ([None, 0] if status == 201 else [])


async def test_a_report_needs_a_table_and_a_session_and_six_a_minute_are_enough() -> None:
    async with a_site() as site:
        anna, bert = await site.guest("Anna"), await site.guest("Bert")
        table = await site.table(anna["token"], "capital-lux", "me", "greedy", start=True)
        problem, path = {"note": "odd"}, f"/api/tables/{table}/reports"
        assert (await site.call("POST", path, "", problem)).json()["code"] == "no-session"
        nowhere = await site.call("POST", "/api/tables/nowhere/reports", bert["token"], problem)
        assert nowhere.json()["code"] == "no-such-table"
        for _ in range(6):
            assert (await site.call("POST", path, anna["token"], problem)).status_code == 201
        assert (await site.call("POST", path, anna["token"], problem)).json()["code"] == "too-many"
        assert (await site.call("POST", path, bert["token"], problem)).status_code == 201


def test_an_admin_lists_reports_and_writes_a_record_that_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/here.db"
    monkeypatch.setenv("GUILDTABLE_DATABASE", database)
    asyncio.run(migrate(database))
    number = asyncio.run(reported(database))
    listed = CliRunner().invoke(app, ["admin", "reports"], env={"COLUMNS": "200"})
    assert listed.exit_code == 0, listed.output
    assert number in listed.output
    assert "The die [/b] is odd" in listed.output
    shown = CliRunner().invoke(app, ["admin", "report", number])
    assert shown.exit_code == 0, shown.output
    assert "The die [/b] is odd" in shown.stderr
    assert "Person 0, seat 0" in shown.stderr
    assert "Firefox, nl" in shown.stderr
    assert Record.read(shown.stdout).header.game == "bruges"
    unknown = CliRunner().invoke(app, ["admin", "report", "nothing"])
    assert unknown.exit_code == 1
    assert "admin reports" in unknown.output.replace("\n", " ")


def test_a_backup_carries_reports_from_one_kind_of_database_to_the_other(tmp_path: Path, own_postgres: str) -> None:
    home = f"sqlite:///{tmp_path}/home.db"
    asyncio.run(migrate(home))
    number = asyncio.run(reported(home))

    async def carry() -> tuple[Any, Any]:
        await back_up(home, tmp_path / "kept", lambda _done, _of: None)
        await restore(own_postgres, tmp_path / "kept", lambda _done, _of: None)
        found = []
        for database in (home, own_postgres):
            async with a_node(database) as node:
                found.append(await Admin(node.database.engine, node.bus).report(number))
        return found[0], found[1]

    one, other = asyncio.run(carry())
    assert one == other
    assert "chance " in one[1]


async def test_a_reported_line_brings_what_was_said_before_it() -> None:
    async with a_node() as node:
        table, (anna, eve) = await sit_down(node, "bruges", "person", "person")
        for number in range(12):
            await node.chat.say(table, anna if number % 2 else eve, number % 2, f"key-{number}", f"line {number}")
        lines = await node.chat.since(table, 0)
        await node.reports.keep(table, anna, 0, Problem("rude", 3, "", line=lines[11].id))
        await node.reports.keep(table, anna, 0, Problem("odd", 3, ""))
        odd, rude = await Admin(node.database.engine, node.bus).reports(10)
        assert [text for _, _, text in rude.context] == [f"line {number}" for number in range(1, 11)]
        assert {name for _, name, _ in rude.context} == {"Person 0", "Person 1"}
        assert odd.context == (), "it is about nobody"
