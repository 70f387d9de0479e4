"""`make run`: a change of the page or of the server is seen, and Ctrl-C leaves nothing behind."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.places import free_port

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120

pytestmark = pytest.mark.skipif(not (ROOT / "web/node_modules/.bin/vite").exists(), reason="make setup first")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A tree that may be changed."""
    without = shutil.ignore_patterns("__pycache__", "page", "node_modules")
    for name in ("src", "web", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=without)
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copy(ROOT / "Makefile", tmp_path)
    return tmp_path


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.2)


def answers(url: str) -> str:
    """What is served there, if anything is."""
    try:
        with urllib.request.urlopen(url) as answer:  # noqa: S310
            return str(answer.read().decode())
    except OSError:
        return ""


def test_changes_are_seen_and_ctrl_c_ends_all(clone: Path) -> None:
    port, log = free_port(), clone / "log"
    site = f"http://127.0.0.1:{port}"
    command = ["make", "run", f"BIN={Path(sys.executable).parent}/", f"ARGS=--port {port} --no-browser"]
    around = {**os.environ, "PYTHONPATH": f"{clone / 'src'}{os.pathsep}{clone}", "MAKEFLAGS": ""}
    with log.open("w") as into:
        running = subprocess.Popen(command, cwd=clone, env=around, stdout=into, stderr=into, start_new_session=True)
    try:
        until(lambda: bool(answers(f"{site}/ready")), "the server is up")
        before = answers(site)
        assert "<script" in before, "and serves the page"
        main = clone / "web/app/main.tsx"
        main.write_text(f'{main.read_text(encoding="utf-8")}\nconsole.info("changed");\n', encoding="utf-8")
        until(lambda: "<script" in (now := answers(site)) and now != before, "the page was built anew")
        settings = clone / "src/guildtable/server/settings.py"
        settings.write_text(f"{settings.read_text(encoding='utf-8')}\n# changed\n", encoding="utf-8")
        until(lambda: log.read_text().count("Ctrl-C ends it") == 2, "the server began anew")
        until(lambda: bool(answers(f"{site}/ready")), "and is up again")
        assert "Changed: settings.py" in log.read_text()
    finally:
        os.killpg(running.pid, signal.SIGINT)
        running.wait(30)
    until(lambda: not left(clone, port), "nothing is left running")
    assert "Traceback" not in log.read_text()


def left(clone: Path, port: int) -> list[str]:
    """Processes of ours."""
    listed = subprocess.run(["ps", "-eo", "args="], capture_output=True, text=True, check=True).stdout  # noqa: S607
    return [line for line in listed.splitlines() if str(clone) in line or f"--port {port}" in line]
