"""The floors of web/: an import leads down, and games do not know each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.floors import ROOT, imports, plan_of, sources

WEB = ROOT / "web"
FLOORS = (
    "app",
    "home",
    "profile",
    "puzzle",
    "replay",
    "games",
    "waiting",
    "rules",
    "lesson",
    "table",
    "account",
    "calls",
    "shell",
    "words",
    "design",
    "settings",
    "protocol",
    "worker",
)
"""From the roof down. A folder may import those after it in this list, and none before it."""
GLOB = re.compile(r"import\.meta\.glob(?:<[^(]*>)?\(\s*\"([^\"]+)\"")
BY_FOLDER = re.compile(r"(\.\./)+games/\*/\w+\.tsx?|\./.*\.ftl|(\.\./)+src/guildtable/games/.*\.(ftl|json)")
"""What may be found by its place instead of imported: what a game's folder hands over, and catalogues."""


def floor_of(file: Path, web: Path) -> int:
    """How far down its folder lies."""
    folder = file.relative_to(web).parts[0]
    assert folder in FLOORS, f"{folder}/ has no floor yet: give it one in FLOORS, here"
    return FLOORS.index(folder)


def faults(web: Path) -> Iterator[str]:
    """Every import that leads up, or from one game into another."""
    for file in sources(web):
        if file.parent == web:
            continue
        for found in imports(file):
            one, other = file.relative_to(web), found.relative_to(web)
            if floor_of(found, web) < floor_of(file, web):
                yield f"{one} imports {other}, which stands above it"
            elif one.parts[0] == other.parts[0] == "games" and one.parts[1] != other.parts[1]:
                yield f"{one} imports {other}, of another game"


def test_every_import_leads_down() -> None:
    assert list(faults(WEB)) == []


def test_nothing_leads_back() -> None:
    plan = plan_of(WEB)
    assert (plan.up, plan.circles) == ((), ())


def test_only_what_games_hand_over_is_found_by_folder() -> None:
    for file in sources(WEB):
        for pattern in GLOB.findall(file.read_text(encoding="utf-8")):
            assert BY_FOLDER.fullmatch(pattern), f"{file.relative_to(WEB)} looks for {pattern}"


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("table/Menu.tsx", 'import { forget } from "../lesson/mine.js";', "stands above it"),
        ("shell/Home.tsx", 'const page = import("../lesson/mine.js");', "stands above it"),
        ("games/a/Board.tsx", 'export { b } from "../b/index.js";', "of another game"),
        ("home/Home.tsx", 'import { forget } from "../lesson/mine.js";', ""),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, text: str, fault: str) -> None:
    for name in ("lesson/mine.ts", "games/b/index.ts", file):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text if name == file else "", encoding="utf-8")
    assert [fault in one for one in faults(tmp_path)] == ([True] if fault else [])
