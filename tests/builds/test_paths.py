"""The tree can be checked out and built on any disk, and no source is left out of what is checked."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
MODULES = {".ts", ".tsx", ".js", ".mjs", ".py"}
"""What is imported without its ending, or by another: `./Board.js` may be Board.tsx or Board.ts."""


def tracked() -> list[PurePosixPath]:
    """What git keeps, or would keep if it were added."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [PurePosixPath(name) for name in names if (ROOT / name).exists()]


def alike(names: dict[PurePosixPath, str]) -> list[list[str]]:
    """Paths that are called the same."""
    called = defaultdict(list)
    for path, name in names.items():
        called[name].append(str(path))
    return [paths for paths in called.values() if len(paths) > 1]


pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a clone")


def test_no_two_paths_differ_only_in_the_case_of_their_letters() -> None:
    assert alike({path: str(path).lower() for path in tracked()}) == []


def test_no_two_modules_differ_only_in_case_and_ending() -> None:
    """On a Mac or on Windows an import of one would find the other."""
    modules = {path: str(path.with_suffix("")).lower() for path in tracked() if path.suffix in MODULES}
    two_languages = {"examples/wire_bot.mjs", "examples/wire_bot.py"}  # one bot in two languages: nobody imports it
    assert [paths for paths in alike(modules) if set(paths) != two_languages] == []


@pytest.mark.skipif(not (WEB / "node_modules/.bin/tsc").exists(), reason="make web first")
def test_every_source_and_every_test_of_the_web_is_type_checked() -> None:
    listed = list[str]()
    for project in (".", "worker"):  # what runs in a worker has another world around it
        command = [str(WEB / "node_modules/.bin/tsc"), "--noEmit", "--listFilesOnly", "--project", project]
        listed += subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True).stdout.splitlines()
    ours = {str(ROOT / path) for path in tracked() if path.parts[0] == "web" and path.suffix in {".ts", ".tsx"}}
    assert len(ours) > 300
    assert sorted(ours - set(listed)) == []
