"""The fourth game costs a folder: a copy with the toy in it plays it in the terminal and over the wire."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.places import GUILDTABLE, RunningNode
from tests.toys.fourth import ROOT, SOURCE, add_to

TOUCHED = [
    "src/guildtable/games/tavern/__init__.py",
    "src/guildtable/games/tavern/words/de.ftl",
    "src/guildtable/games/tavern/words/en.ftl",
    "src/guildtable/games/tavern/words/nl.ftl",
    "src/guildtable/shelf.py",
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Our sources with four games."""
    place = tmp_path_factory.mktemp("four")
    shutil.copytree(ROOT / SOURCE, place / SOURCE, ignore=shutil.ignore_patterns("page"))
    assert add_to(place) == TOUCHED
    yield place
    shutil.rmtree(place)


def environment(copy: Path) -> dict[str, str]:
    """In which Python finds the copy first."""
    return {"PYTHONPATH": str(copy / "src"), "COLUMNS": "120", "NO_COLOR": "1"}


def guildtable(copy: Path, *arguments: str, typed: str = "") -> str:
    """What the copy's command says."""
    ran = subprocess.run(
        [GUILDTABLE, *arguments],
        cwd=copy,
        env={**os.environ, **environment(copy)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]
    return ran.stdout


def test_the_how_to_names_what_is_touched() -> None:
    page = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text(encoding="utf-8")
    for file in TOUCHED:
        assert re.sub(r"tavern", "<game>", file).removeprefix("src/guildtable/") in page, file


def test_it_plays_in_the_terminal(copy: Path) -> None:
    seats = ("--players", "2", "--name", "Ada", "--bot", "search:2")
    said = guildtable(copy, "play", "tavern", *seats, "--save", "kept.record", typed="1\n\n" * 300)
    assert "The Tavern · round 1 of 10 · playing cards" in said
    assert "Play a card: as a house" in said
    assert "coins: 20, 20" in said, "the view is drawn plainly"
    assert "Final scoring" in said
    assert "tavern" in guildtable(copy, "verify", "kept.record")
    assert "gave a feast with" in guildtable(copy, "replay", "kept.record", "--log")


def test_what_it_does_not_have_is_said(copy: Path) -> None:
    code = "from guildtable.research.environment import env; env('tavern', players=2)"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment(copy)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "tavern has no observation, so no agent can learn it: write one in" in ran.stderr


def test_it_plays_over_the_wire(copy: Path, tmp_path: Path) -> None:
    arguments = ["--local", "--no-browser", "--data", str(tmp_path / "home.db")]
    with RunningNode(environment(copy), tmp_path / "log", arguments=arguments) as node:
        games = {game["name"]: game for game in httpx.get(f"{node.url}/api/games").json()}
        assert games["tavern"]["players"] == [2, 3]
        bot = [sys.executable, str(ROOT / "examples" / "wire_bot.py"), node.url, "tavern"]
        said = subprocess.run(bot, capture_output=True, text=True, check=True, timeout=60).stdout
        table, _, standing = said.partition(" ")
        scores: list[dict[str, Any]] = json.loads(standing)
        assert [list(score["items"]) for score in scores] == [["coins"]] * 2
        token = httpx.post(f"{node.url}/api/guests", json={"name": "Ada"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        refused = httpx.post(f"{node.url}/api/lessons", json={"game": "tavern"}, headers=headers)
        assert "There is no lesson of tavern" in refused.text
        assert httpx.get(f"{node.url}/api/records/{table}").text.startswith("guildtable-record 2\ngame: tavern\n")
