"""Sabotage: break a copy of the code, one way at a time, and expect the tests to go red.

    python tools/sabotage.py              # everything
    python tools/sabotage.py capital-lux  # one game

What is broken is listed beside the tests: `tests/<part>/wrecks.py` and `tests/games/<game>/wrecks.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from guildtable.shelf import GAMES

ROOT = Path(__file__).parent.parent
PARTS = ("kernel", "bots", "research", "server", "leaks", "upgrade")
"""What has wrecks of its own besides the games."""
PATIENCE = 120
"""Seconds after which broken code that plays on for ever counts as noticed."""


@dataclass(frozen=True, slots=True)
class Wreck:
    """One way to break the code: in this file, this text instead of that."""

    what: str
    file: str
    sound: str
    broken: str
    noticed_in: str = ""
    """The one page of tests to run, where the whole part would take long."""


def wrecks(part: str) -> list[Wreck]:
    """What is listed for a part, or for a game."""
    listed: list[Wreck] = import_module(f"{folder(part).replace('/', '.')}.wrecks").WRECKS
    return listed


def folder(part: str) -> str:
    """Where the tests of a part, or of a game, are."""
    return f"tests/{part}" if part in PARTS else f"tests/games/{part.replace('-', '_')}"


def tests_of(part: str) -> list[str]:
    """What is run for a wreck: its own tests, and for kernel and games the property suite."""
    if part in {"bots", "research"}:
        return [folder(part), "-k", "not ray"]
    if part in {"server", "leaks", "upgrade"}:
        return [folder(part)]
    suite = [f"tests/properties/test_{page}.py" for page in ("play", "secrecy", "keeping")]
    # the kernel is put to the test by the quick games, a game by itself
    others = {"tavern", *GAMES} - ({"tavern", "capital-lux"} if part == "kernel" else {part})
    words = " and ".join(f"not {name}" for name in ("another_process", *sorted(others)))
    return [*dict.fromkeys([folder(part), "tests/kernel"]), *suite, "-k", words]


def run_tests(part: str, wreck: Wreck | None) -> str | None:
    """The first test that fails in a copy of the project with this wreck; None if all pass."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place)
        for name in ("src", "tests", "tools", "docs", "examples"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        if wreck:
            file = copy / "src" / "guildtable" / wreck.file
            text = file.read_text(encoding="utf-8")
            if text.count(wreck.sound) != 1:
                raise SystemExit(f"{wreck.what}: {wreck.file} should hold once, and does not: {wreck.sound}")
            file.write_text(text.replace(wreck.sound, wreck.broken), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        try:
            ran = subprocess.run(
                [*command, *([wreck.noticed_in] if wreck and wreck.noticed_in else tests_of(part))],
                cwd=copy,
                env={
                    **os.environ,
                    "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}",
                    "GUILDTABLE_EXAMPLES": "2",
                    "GUILDTABLE_POSITIONS": "300",
                    "GUILDTABLE_NO_SHRINKING": "1",
                },
                capture_output=True,
                text=True,
                check=False,
                timeout=PATIENCE if wreck else None,
            )
        except subprocess.TimeoutExpired:
            return f"not ending within {PATIENCE} s"
        if ran.returncode == 0:
            return None
        found = re.search(r"^(?:FAILED|ERROR) (\S+)", ran.stdout, re.MULTILINE)
        return found[1] if found else ran.stdout[-2000:] + ran.stderr[-2000:]


def main() -> None:
    """Break everything that is listed, and say what noticed it."""
    parts = sys.argv[1:] or [*PARTS, *GAMES]
    jobs: list[tuple[str, Wreck | None]] = []
    for part in parts:
        jobs += [(part, wreck) for wreck in wrecks(part)]
    jobs.append((parts[0], None))
    unnoticed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        caught_by = pool.map(lambda job: run_tests(*job), jobs)
        for number, ((part, wreck), caught) in enumerate(zip(jobs, caught_by, strict=True), start=1):
            right = bool(caught) == bool(wreck)
            unnoticed += not right
            what = wreck.what if wreck else "unbroken"
            verdict = f"caught by {caught}" if caught else "all tests pass"
            print(f"[{number}/{len(jobs)}] {'ok ' if right else 'BAD'} {part}: {what}: {verdict}", flush=True)
    print(f"{len(jobs) - unnoticed} passed, {unnoticed} failed")
    sys.exit(bool(unnoticed))


if __name__ == "__main__":
    main()
