"""Sabotage: break a copy of the code, one way at a time, and expect the tests to go red.

    python -m tools.sabotage              # everything
    python -m tools.sabotage capital-lux  # one game
    python -m tools.sabotage --changed    # what concerns the last changes, and one in 40 of the rest, others each time

What is broken is listed beside the tests: `tests/<part>/wrecks.py` and `tests/games/<game>/wrecks.py`. Where that would
be long it is a folder, with a file for each floor.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from guildtable.shelf import GAMES
from tools import changes

ROOT = Path(__file__).parent.parent
PARTS = ("kernel", "bots", "research", "server", "leaks", "upgrade", "editions", "faults", "browser")
"""What has wrecks of its own besides the games."""
PATIENCE = 120
"""Seconds of CPU after which broken code that plays on for ever counts as noticed. Not of the clock: on a busy machine
the tests of code that nobody notices to be broken would not end in time either."""
WAITING = 600
"""Seconds of the clock after which code that waits for ever does."""
MOST = 8
"""Wrecks of what changed that a commit is tried with: a change of everything must not take CI an hour."""
SHARE = 40
"""One in so many of all wrecks is tried with each commit, in turn."""


@dataclass(frozen=True, slots=True)
class Wreck:
    """One way to break the code: in this file of the package, or of `web/`, this text instead of that."""

    what: str
    file: str
    sound: str
    broken: str
    noticed_in: str = ""
    """The one page of tests to run, where the whole part would take long. In the browser's part it is the one beside
    the code, unless another is named."""


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


def copied(part: str, copy: Path, wreck: Wreck | None) -> None:
    """The project in another folder, with this wreck. What a wreck is never in, is only linked to."""
    own = {"src", "web"} if part == "browser" else {"src", "tests", "lab", "tools", "pyproject.toml"}
    for one in ROOT.iterdir():
        if one.name.startswith(".") or one.name == "node_modules":
            continue
        if one.name not in own:
            (copy / one.name).symlink_to(one)
        elif one.is_dir():
            shutil.copytree(one, copy / one.name, ignore=shutil.ignore_patterns("node_modules"))
        else:
            shutil.copy2(one, copy)
    if part == "browser":
        (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    if wreck:
        file = copy / source(part) / wreck.file
        text = file.read_text(encoding="utf-8")
        if text.count(wreck.sound) != 1:
            raise SystemExit(f"{wreck.what}: {wreck.file} should hold once, and does not: {wreck.sound}")
        file.write_text(text.replace(wreck.sound, wreck.broken), encoding="utf-8")
        for compiled in file.parent.glob(f"__pycache__/{file.stem}.*"):
            compiled.unlink()


def noticing(part: str, wreck: Wreck) -> str:
    """The page of tests that should notice this; nothing, if it is any of the part's."""
    if wreck.noticed_in or part != "browser":
        return wreck.noticed_in
    beside = [f"web/{Path(wreck.file).with_suffix(suffix)}" for suffix in (".test.ts", ".test.tsx")]
    return next((page for page in beside if (ROOT / page).exists()), "")


def run_tests(part: str, wreck: Wreck | None, *options: str) -> str | None:
    """The first test that fails in a copy of the project with this wreck; None if all pass."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place)
        copied(part, copy, wreck)
        page = noticing(part, wreck) if wreck else ""
        pages = [page] if page else tests_of(part)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *pages]
        if part == "browser":
            pages = [name.removeprefix("web/") for name in pages]
            command = ["npm", "--prefix", "web", "run", "--silent", "test", "--", "--bail=1", *pages]
        try:
            ran = subprocess.run(
                ["sh", "-c", f'ulimit -t {PATIENCE if wreck else "unlimited"}; exec "$@"', "sh", *command, *options],
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
                timeout=WAITING if wreck else None,
            )
        except subprocess.TimeoutExpired:
            return f"not ending within {WAITING} s"
        if ran.returncode == 0:
            return None
        if ran.returncode in {-signal.SIGXCPU, -signal.SIGKILL}:
            return f"not ending within {PATIENCE} s of CPU"
        found = re.search(r"^(?:FAILED|ERROR) (\S+)|FAIL +(\S.*)", ran.stdout + ran.stderr, re.MULTILINE)
        return found[1] or found[2] if found else ran.stdout[-2000:] + ran.stderr[-2000:]


def unbroken(part: str, *, whole: bool) -> str | None:
    """What fails where nothing is broken: then what noticed the wrecks of this part says nothing.

    A commit's own tests have passed where this is asked for it: that they can be read in a copy is enough.
    """
    if whole:
        return run_tests(part, None)
    return run_tests(part, None, *(["words/words.test.ts"] if part == "browser" else ["--collect-only"]))


def chosen(listed: list[tuple[str, Wreck]], clone: Path) -> list[tuple[str, Wreck]]:
    """What concerns the changes, at most MOST, and of all of them one in SHARE, going round with the commits."""
    turn = changes.number(clone)
    since = changes.base(clone)
    concerned = concerning(listed, clone, since) if since else []
    every = -(-len(concerned) // MOST) or 1
    tried = list(dict.fromkeys([*concerned[turn % every :: every], *listed[turn % SHARE :: SHARE]]))
    print(
        f"{len(concerned)} of {len(listed)} wrecks concern what changed since {(since or 'nothing known')[:12]}; "
        f"with every {SHARE}th of all, {len(tried)} are tried. `make sabotage` tries all.",
        flush=True,
    )
    return tried


def concerning(listed: list[tuple[str, Wreck]], clone: Path, since: str) -> list[tuple[str, Wreck]]:
    """Those whose code changed, or the page of tests that should notice, and those that were not listed then."""
    files = changes.changed(clone, since)
    lists = {part: changes.then(clone, since, f"{folder(part)}/wrecks") for part, _ in listed}
    return [
        (part, wreck)
        for part, wreck in listed
        if {f"{source(part)}/{wreck.file}", noticing(part, wreck)} & files or wreck.what not in lists[part]
    ]


def main() -> None:
    """Break everything that is listed, and say what noticed it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", help="kernel, server, bruges and so on; nothing: all")
    parser.add_argument("--changed", action="store_true", help="those that concern the last changes, and some others")
    asked = parser.parse_args()
    parts = asked.parts or [*PARTS, *GAMES]
    listed = [(part, wreck) for part in parts for wreck in wrecks(part)]
    tried = chosen(listed, ROOT) if asked.changed else listed
    jobs: list[tuple[str, Wreck | None]] = [(part, None) for part in dict.fromkeys(part for part, _ in tried)]
    jobs += tried
    wrong = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        caught_by = pool.map(
            lambda job: run_tests(job[0], job[1]) if job[1] else unbroken(job[0], whole=not asked.changed), jobs
        )
        for number, ((part, wreck), caught) in enumerate(zip(jobs, caught_by, strict=True), start=1):
            right = bool(caught) == bool(wreck)
            wrong += not right
            what = wreck.what if wreck else "unbroken"
            verdict = f"caught by {caught}" if caught else "all tests pass"
            print(f"[{number}/{len(jobs)}] {'ok ' if right else 'BAD'} {part}: {what}: {verdict}", flush=True)
    print(f"{len(jobs) - wrong} passed, {wrong} failed")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
