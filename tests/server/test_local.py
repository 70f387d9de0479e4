"""At home: one command, one file, and it ends as cleanly as it began. Where it cannot begin, it says what to do."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import time
from pathlib import Path
from random import Random

import httpx
import pytest
from typer.testing import CliRunner

from guildtable.cli.main import app
from guildtable.server.http.page import is_built
from guildtable.server.store.migrate import migrate
from tests.server.client import Player, Seat
from tests.server.places import Running, RunningNode, free_port


class AtHome(RunningNode):
    """`guildtable serve --local` at a terminal of its own: Ctrl-C reaches every process of it."""

    def __init__(self, folder: Path) -> None:
        arguments = ["--local", "--no-browser", "--data", str(folder / "home.db")]
        super().__init__({}, folder / "log", arguments=arguments, own_terminal=True)

    def interrupt(self) -> int:
        """Ctrl-C."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(15)

    @property
    def processes(self) -> list[str]:
        """What runs in that terminal."""
        listed = subprocess.run(["ps", "-eo", "pgid=,args="], capture_output=True, text=True, check=True)  # noqa: S607
        ours = [line for line in listed.stdout.splitlines() if line.split()[0] == str(self.process.pid)]
        return [line for line in ours if "<defunct>" not in line]


async def test_at_home_one_plays_against_bots_and_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    with AtHome(tmp_path) as home:
        async with httpx.AsyncClient(base_url=home.url) as http:
            page = await http.get("/")
            assert page.status_code == 200
            assert ("make web" in page.text) != is_built()
            invited = (await http.get("/api/invitation")).json()["address"]
            assert invited == "" or invited.endswith(f":{home.port}"), "others are invited to where we listen"
        anna = await Player.come(home.url)
        table = await anna.open("capital-lux", "me", "greedy", "search:25ms", start=True)
        async with Seat(home.url, table, anna.token) as seat:
            await seat.play(Random(1))
        again = await anna.open("bruges", "me", "search:400ms", start=True)
        await asyncio.sleep(0.2)  # a bot may be thinking now
        assert len(home.processes) >= 2
        began = time.monotonic()
        assert await asyncio.to_thread(home.interrupt) == 0
        assert time.monotonic() - began < 10
        await asyncio.sleep(1)
        assert home.processes == []
    said = home.log.read_text()
    assert f"http://localhost:{home.port}/" in said
    assert "█" in said or "▀" in said or "▄" in said  # the QR code
    assert ("make web" in said) != is_built()
    assert "Traceback" not in said
    with AtHome(tmp_path) as home:
        assert (await anna.call("GET", f"/api/tables/{again}", url=home.url)).json()["state"] == "playing"


class Bare(RunningNode):
    """`guildtable` and nothing more, as a stranger types it, in a folder of their own and with a screen."""

    def __init__(self, folder: Path) -> None:
        opener = folder / "browser"
        opener.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened\n')
        opener.chmod(0o755)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        around = {"GUILDTABLE_PORT": str(self.port), "BROWSER": f"{opener} %s", "DISPLAY": ":83"}
        Running.__init__(self, [], around, folder / "log", own_terminal=True, folder=folder)


def test_a_bare_command_opens_the_table_in_the_browser(tmp_path: Path) -> None:
    with Bare(tmp_path) as home:
        until = time.monotonic() + 10
        while not (tmp_path / "opened").exists() and time.monotonic() < until:
            time.sleep(0.1)
        assert (tmp_path / "opened").read_text().strip() == f"http://localhost:{home.port}/"
        assert (tmp_path / "guildtable.db").exists()
        assert httpx.get(f"{home.url}/api/games").status_code == 200
        os.killpg(home.process.pid, signal.SIGINT)
        assert home.process.wait(15) == 0


def test_a_thinking_process_ends_with_a_node_that_was_killed(tmp_path: Path) -> None:
    with AtHome(tmp_path) as home:
        asyncio.run(_wake_a_bot(home.url))
        assert len(home.processes) >= 2
        home.kill()
        until = time.monotonic() + 10
        while home.processes and time.monotonic() < until:
            time.sleep(0.1)
        left = home.processes
        for line in left:
            os.killpg(int(line.split()[0]), signal.SIGKILL)
        assert left == []


async def _wake_a_bot(url: str) -> None:
    anna = await Player.come(url)
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    async with Seat(url, table, anna.token) as seat:
        while not any(step["seat"] == 1 for step in seat.steps):
            await seat.next()


def _fails(*arguments: str, **environment: str) -> str:
    """What a command says that ends with 1."""
    ended = CliRunner().invoke(app, arguments, env=environment)
    assert ended.exit_code == 1, ended.output
    assert isinstance(ended.exception, SystemExit), ended.exception
    return ended.output


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = _fails("serve", "--local", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "home.db"))
    assert port in said
    assert "--port" in said


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file, database = tmp_path / "home.db", f"sqlite:///{tmp_path}/home.db"
    asyncio.run(migrate(database))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE compatibility SET oldest = '9998'")
    connection.close()
    for arguments in (["serve", "--local", "--data", str(file)], ["serve"], ["migrate"], ["worker"]):
        said = _fails(*arguments, GUILDTABLE_DATABASE=database)
        assert "newer Guildtable" in said
        assert "Install that version" in said


@pytest.mark.parametrize("command", ["serve", "worker", "migrate"])
def test_a_database_that_is_not_there_is_named_without_its_password(command: str) -> None:
    said = _fails(command, GUILDTABLE_DATABASE=f"postgresql://me:hush@127.0.0.1:{free_port()}/site")
    assert "GUILDTABLE_DATABASE" in said
    assert "hush" not in said


def test_a_database_without_a_schema_is_to_be_migrated_first(tmp_path: Path) -> None:
    assert "guildtable migrate" in _fails("serve", GUILDTABLE_DATABASE=f"sqlite:///{tmp_path}/new.db")


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear aunt, " * 1000)
    assert "letter.db" in _fails("serve", "--local", "--data", str(tmp_path / "letter.db"))


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "here"), ("ORIGINS", "https://other"), ("DATABASE", "mysql://x"), ("LOGS", "loud")]
)
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    assert name.lower() in _fails("serve", **{f"GUILDTABLE_{name}": value}).lower()
