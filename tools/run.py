"""While one works on it: the page is built anew when its sources change, the server begins anew when its own do.

    python -m tools.run [--port 8303 ...]   # what `guildtable serve --local` takes

One terminal, one address; Ctrl-C ends everything that was started here. Load the page again to see a change of it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from watchfiles import PythonFilter, watch

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "guildtable"
INDEX = SOURCE / "server" / "page" / "index.html"
BUILD = ["npm", "--prefix", str(ROOT / "web"), "run", "--silent", "watch"]
SERVE = [str(Path(sys.executable).parent / "guildtable"), "serve", "--local"]
PATIENCE = 120
"""Seconds for the first build of the page."""

type Running = subprocess.Popen[bytes]


def main(arguments: list[str]) -> int:
    """Build and serve until Ctrl-C."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    began = time.time()
    page, server = start(BUILD), None
    try:
        while not (INDEX.is_file() and INDEX.stat().st_mtime >= began):
            if page.poll() is not None or time.time() > began + PATIENCE:
                sys.stderr.write("The page could not be built: run `make setup`, then again.\n")
                return 1
            time.sleep(0.2)
        server = start([*SERVE, *arguments])
        changed = PythonFilter(extra_extensions=(".json", ".csv", ".ftl"))
        for changes in watch(SOURCE, watch_filter=changed, raise_interrupt=True):
            print(f"Changed: {', '.join(sorted({Path(path).name for _, path in changes}))}", flush=True)
            end(server)
            server = start([*SERVE, "--no-browser", *arguments])
    except KeyboardInterrupt:
        pass
    finally:
        for running in filter(None, (server, page)):
            end(running)
    return 0


def start(command: list[str]) -> Running:
    """In a session of its own: the terminal's Ctrl-C comes to us alone, and we end it with all it has started."""
    return subprocess.Popen(command, start_new_session=True)


def end(running: Running) -> None:
    """Ask it to end; what does not within ten seconds is killed, and so is what it left behind."""
    for sign, patience in ((signal.SIGINT, 10), (signal.SIGKILL, 5)):
        with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(running.pid, sign)
            running.wait(patience)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
