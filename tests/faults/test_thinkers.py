"""The processes in which bots think end with whoever began them."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

WORKER = """
from guildtable.server.thinking import pool
import os, time

if __name__ == "__main__":
    thinkers = pool(1)
    print(thinkers.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def test_a_thinker_does_not_outlive_a_killed_worker(tmp_path: Path) -> None:
    script = tmp_path / "worker.py"
    script.write_text(WORKER)
    worker = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert worker.stdout
    with worker.stdout:
        thinker = int(worker.stdout.readline())
        assert _alive(thinker)
        worker.kill()
        worker.wait()
    until = time.monotonic() + 10
    while _alive(thinker):
        assert time.monotonic() < until, "it thinks on for nobody"
        time.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
