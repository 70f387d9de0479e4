"""Sabotage: break a copy of the code, one way at a time, and expect the tests to go red.

    python -m tools.sabotage              # everything
    python -m tools.sabotage capital-lux  # one game
    python -m tools.sabotage --third 41   # a third of everything: which one, goes round with the number

What is broken is listed beside the tests: `tests/<part>/wrecks.py` and `tests/games/<game>/wrecks.py`.
"""

from __future__ import annotations

import argparse
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
PARTS = ("kernel", "bots", "research", "server", "leaks", "upgrade", "faults", "browser")
"""What has wrecks of its own besides the games."""
PATIENCE = 120
"""Seconds after which broken code that plays on for ever counts as noticed."""


@dataclass(frozen=True, slots=True)
class Wreck:
    """One way to break the code: in this file of the package, or of `web/`, this text instead of that."""

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


def source(part: str) -> str:
    """Where the code of a part is."""
    return "web" if part == "browser" else "src/guildtable"


def tests_of(part: str) -> list[str]:
    """What is run for a wreck: its own tests, and for kernel and games the property suite."""
    if part in {"bots", "research"}:
        return [folder(part), "-k", "not ray"]
    if part in {"server", "leaks", "upgrade"}:
        return [folder(part)]
    if part == "browser":
        return []
    if part == "faults":
        return [folder(part), "--deselect", f"{folder(part)}/test_faults.py"]
    suite = [f"tests/properties/test_{page}.py" for page in ("play", "secrecy", "keeping")]
    # the kernel is put to the test by the quick games, a game by itself
    others = {"tavern", *GAMES} - ({"tavern", "capital-lux"} if part == "kernel" else {part})
    words = " and ".join(f"not {name}" for name in ("another_process", *sorted(others)))
    return [*dict.fromkeys([folder(part), "tests/kernel"]), *suite, "-k", words]


def run_tests(part: str, wreck: Wreck | None) -> str | None:
    """The first test that fails in a copy of the project with this wreck; None if all pass."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place)
        folders = ("src", "web") if part == "browser" else ("src", "tests", "tools", "docs", "examples")
        for name in folders:
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        if wreck:
            file = copy / source(part) / wreck.file
            text = file.read_text(encoding="utf-8")
            if text.count(wreck.sound) != 1:
                raise SystemExit(f"{wreck.what}: {wreck.file} should hold once, and does not: {wreck.sound}")
            file.write_text(text.replace(wreck.sound, wreck.broken), encoding="utf-8")
        pages = [wreck.noticed_in] if wreck and wreck.noticed_in else tests_of(part)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *pages]
        if part == "browser":
            (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
            command = ["npm", "--prefix", "web", "run", "--silent", "test", "--", "--bail=1", *pages]
        try:
            ran = subprocess.run(
                command,
                cwd=copy,
                env={
                    **os.environ,
                    "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}",
                    "GUILDTABLE_EXAMPLES": "2",
                    "GUILDTABLE_POSITIONS": "300",
                    "GUILDTABLE_NO_SHRINKING": "1",
                    "NO_COLOR": "1",
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
        found = re.search(r"^(?:FAILED|ERROR) (\S+)|FAIL +(\S.*)", ran.stdout + ran.stderr, re.MULTILINE)
        return found[1] or found[2] if found else ran.stdout[-2000:] + ran.stderr[-2000:]


def main() -> None:
    """Break everything that is listed, and say what noticed it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", help="kernel, server, bruges and so on; nothing: all")
    parser.add_argument(
        "--third", type=int, metavar="N", help="every third wreck, from the N-th; for each commit another"
    )
    asked = parser.parse_args()
    parts = asked.parts or [*PARTS, *GAMES]
    listed = [(part, wreck) for part in parts for wreck in wrecks(part)]
    jobs: list[tuple[str, Wreck | None]] = [*(listed if asked.third is None else listed[asked.third % 3 :: 3])]
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
