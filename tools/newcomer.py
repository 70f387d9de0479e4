"""A newcomer with nothing but uv: from a package index to the first answered question in the browser. Prints JSON.

    python -m tools.newcomer http://127.0.0.1:8300/simple --python 3.12
    python -m tools.newcomer http://127.0.0.1:8300/simple --python 3.14 --inside "chroot /srv/debian"
    python -m tools.newcomer http://127.0.0.1:8300/simple --lowest        # with the oldest packages that we allow

Home folder and uv's cache are new; Chromium is open already, as a browser mostly is. `--inside` is put before every
command and ends with the root of another system, which has uv and the same network. Afterwards a whole game is played
over the wire. Ends with 1 if the first answer took longer than it may.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.guest import DESK, Guest
from tests.server.places import free_port

ALLOWED = 30.0
HERE = Path(__file__).parent.parent
GIVEN = ("SSL_CERT_FILE", "SSL_CERT_DIR", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "UV_DEFAULT_INDEX", "UV_INDEX_URL")
"""What of our surroundings a newcomer has too: how to reach the world."""


class Newcomer:
    """Somebody in a folder of their own."""

    def __init__(self, real: Path, index: str, python: str, inside: list[str]) -> None:
        self.real, self.index, self.inside, self.python = real, index, inside, python
        self.folder = folder = Path("/", real.relative_to(inside[-1] if inside else "/"))
        self.port = free_port()
        if not inside:
            (folder / "bin").mkdir()
            for name in ("uv", "uvx"):
                (folder / "bin" / name).symlink_to(uv().with_name(name))
        self.environment = {name: os.environ[name] for name in GIVEN if name in os.environ} | {
            "PATH": f"{folder}/bin:/usr/local/bin:/usr/bin:/bin",
            "HOME": str(folder),
            "UV_CACHE_DIR": str(folder / "cache"),
            "UV_PYTHON_DOWNLOADS": "never",
            "GUILDTABLE_HOST": "127.0.0.1",
            "GUILDTABLE_PORT": str(self.port),
        }

    def one_line(self) -> list[str]:
        """The one line of README."""
        return ["uvx", "--quiet", "--python", self.python, "--index", self.index, "guildtable"]

    def oldest(self) -> list[str]:
        """The command, after everything was installed as old as we allow it."""
        venv, project = self.folder / "venv", self.folder / "pyproject.toml"
        shutil.copy(HERE / "pyproject.toml", self.real)
        python = str(venv / "bin/python")
        install = ["uv", "pip", "install", "--quiet", "--python", python]
        self._run("uv", "venv", "--quiet", "--python", self.python, str(venv))
        self._run(*install, "--resolution", "lowest-direct", "--requirements", str(project))
        self._run(*install, "--no-deps", "--index", self.index, "guildtable")
        return [str(venv / "bin/guildtable")]

    def _run(self, *command: str) -> None:
        subprocess.run([*self.inside, *command], env=self.environment, check=True)

    @contextmanager
    def serving(self, command: list[str]) -> Iterator[str]:
        """The table is open; its address. Ctrl-C ends it, and it ends well."""
        # In another system a process begins at its root: `env` brings it back to the folder.
        whole = [*self.inside, "env", "--chdir", str(self.folder), *command]
        with (self.real / "log").open("wb") as log:
            running = subprocess.Popen(whole, env=self.environment, stdout=log, stderr=log, start_new_session=True)
        site = f"http://localhost:{self.port}"
        try:
            until = time.monotonic() + 4 * ALLOWED
            while not answers(site) and running.poll() is None and time.monotonic() < until:
                time.sleep(0.05)
            yield site
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGINT)
            if code := running.wait(30):
                sys.stderr.write((self.real / "log").read_text())
                raise SystemExit(f"{shlex.join(command)} ended with {code}")


def uv() -> Path:
    """uv itself; `uv run` says where it is, and pyenv has a script before it."""
    found = os.environ.get("UV") or shutil.which("uv")
    if not found:
        raise SystemExit("uv is not installed: https://docs.astral.sh/uv/")
    return Path(found)


def first_answer(browser: Browser, site: str) -> tuple[float, float]:
    """Open the page, press what is there to be pressed, answer; when the page was there, and when it was answered."""
    context = browser.new_context(base_url=site, **DESK)  # type: ignore[arg-type]
    guest = Guest(context.new_page(), "A stranger")
    guest.open("/")
    button = guest.page.get_by_role("button", name="Play now against bots")
    button.wait_for()
    shown = time.monotonic()
    button.click()
    guest.page.wait_for_selector(".table")
    assert guest.wait_for_turn()
    guest.answer(Random(1302))
    answered = time.monotonic()
    context.close()
    return shown, answered


def answers(site: str) -> bool:
    """Is anybody there?"""
    try:
        urllib.request.urlopen(f"{site}/ready", timeout=2).close()  # noqa: S310
    except OSError:
        return False
    return True


def whole_game(site: str) -> Any:
    """A game to its end by the bot of the examples."""
    command = [sys.executable, str(HERE / "examples/wire_bot.py"), site, "capital-lux"]
    played = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    return json.loads(played.stdout.partition(" ")[2])


def main() -> int:
    """Come, play, go."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("index")
    asked.add_argument("--python", default="3.13")
    asked.add_argument("--lowest", action="store_true")
    asked.add_argument("--inside", default="")
    given = asked.parse_args()
    inside = shlex.split(given.inside)
    root = Path(inside[-1] if inside else "/")
    with tempfile.TemporaryDirectory(dir=root / "tmp") as real, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        newcomer = Newcomer(Path(real), given.index, given.python, inside)
        began = time.monotonic()
        command = newcomer.oldest() if given.lowest else newcomer.one_line()
        with newcomer.serving(command) as site:
            shown, answered = (round(moment - began, 1) for moment in first_answer(browser, site))
            standing = whole_game(site)
        browser.close()
    told = {"python": given.python, "lowest": given.lowest, "seconds to the page": shown, "to the answer": answered}
    print(json.dumps({**told, "allowed": ALLOWED, "points": standing}))
    return 0 if answered <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
