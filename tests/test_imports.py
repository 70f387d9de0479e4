"""Kernel and games import the standard library and ourselves, nothing else: they must run in a browser too."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "guildtable"
PURE = sorted([*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").rglob("*.py"), SOURCE / "shelf.py"])
NEVER = {"asyncio", "datetime", "os", "random", "secrets", "threading", "time", "uuid"}


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_pure_module_imports_nothing_from_outside(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            top = name.partition(".")[0]
            assert top == "guildtable" or top in sys.stdlib_module_names, f"{name} is not in the standard library"
            assert top not in NEVER, f"{name} brings a clock, dice or an outside world"


def test_the_engine_plays_where_nothing_is_installed() -> None:
    """No site-packages at all: as in a browser's Python."""
    play = "from guildtable.bots.playout import play_out; from guildtable.shelf import GAMES\n"
    play += "for game in GAMES.values(): play_out(game, ['greedy'] * game.seats[-1], 'bare')"
    code = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r})\n{play}"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
