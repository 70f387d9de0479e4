"""A server without its page says so where whoever started it looks: below the address, or in the site's log."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.places import free_port

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60


@pytest.fixture
def pageless(tmp_path: Path) -> Path:
    """A folder to serve in, with a copy of the package that has no page."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    return tmp_path


def command(*words: str) -> list[str]:
    """One of ours, from the copy."""
    return [sys.executable, "-m", "guildtable.cli.main", *words]


@contextmanager
def said(folder: Path, until: str, *words: str, **around: str) -> Iterator[str]:
    """What a server says until it has said this."""
    log = folder / "log"
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), **around}
    if "GUILDTABLE_DATABASE" in around:
        subprocess.run(command("migrate"), cwd=folder, env=env, check=True, capture_output=True)
    port = str(free_port())
    with log.open("w") as into:
        serving = subprocess.Popen(
            command("serve", "--port", port, *words), cwd=folder, env=env, stdout=into, stderr=into
        )
    try:
        end = time.monotonic() + PATIENCE
        while until not in log.read_text() and serving.poll() is None and time.monotonic() < end:
            time.sleep(0.1)
        yield log.read_text()
    finally:
        serving.terminate()
        serving.wait(20)


def test_at_home_it_is_the_last_that_is_said(pageless: Path) -> None:
    with said(pageless, "make web", "--local", "--no-browser", "--host", "127.0.0.1") as text:
        assert "THE TABLE IN THE BROWSER IS MISSING" in text
        assert text.index("http://localhost:") < text.index("MISSING") < text.index("`make web`")
        assert "Traceback" not in text


def test_a_node_of_a_site_logs_it(pageless: Path) -> None:
    around = {"GUILDTABLE_DATABASE": f"sqlite:///{pageless}/site.db", "GUILDTABLE_LOGS": "json"}
    with said(pageless, "make web", **around) as text:
        [line] = [json.loads(line) for line in text.splitlines() if "make web" in line]
        assert (line["level"], line["event"], line["error"]) == ("warning", "page", "missing")
