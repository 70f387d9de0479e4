"""A broken import contract turns `make check` red: the real target, on a copy with a forbidden import."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`make` in this folder, with the programs that run this test."""
    command = ["make", *words, f"BIN={Path(sys.executable).parent}/"]
    around = {**os.environ, "PYTHONPATH": str(folder / "src"), "MAKEFLAGS": ""}
    return subprocess.run(command, cwd=folder, env=around, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What the contracts are about."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def test_as_it_is_it_is_green(copy: Path) -> None:
    ran = make(copy, "imports")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "0 broken" in ran.stdout


@pytest.mark.parametrize(
    ("file", "forbidden"),
    [
        ("games/capital_lux/scoring.py", "guildtable.games.flandern.scoring"),
        ("kernel/question.py", "guildtable.shelf"),
        ("bots/player.py", "guildtable.server.settings"),
        ("games/flandern/scoring.py", "random"),
    ],
)
def test_a_broken_contract_is_red(copy: Path, file: str, forbidden: str) -> None:
    page = copy / "src" / "guildtable" / file
    page.write_text(f"{page.read_text(encoding='utf-8')}\n\nimport {forbidden}\n", encoding="utf-8")
    ran = make(copy, "imports")
    assert ran.returncode != 0, ran.stdout
    assert "BROKEN" in ran.stdout


def test_make_check_runs_the_contracts_and_loses_no_exit_code() -> None:
    told = make(ROOT, "--dry-run", "check").stdout.splitlines()
    assert any("lint-imports" in line for line in told)
    assert not [line for line in told if "|" in line or line.endswith("|| true")]
