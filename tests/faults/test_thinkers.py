"""The processes in which bots think end with whoever began them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from guildtable.kernel.chance import dealer
from guildtable.kernel.position import start
from guildtable.server.play import thinking
from guildtable.server.play.thinking import Thinkers, thought
from guildtable.shelf import GAMES

WORKER = """
from guildtable.server.play.thinking import pool
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


async def test_a_thinker_that_never_answers_is_given_up_and_the_next_turn_is_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As one that was stopped in the middle, or waits for what a killed one held."""
    thinkers = Thinkers(1)
    position = start(GAMES["capital-lux"], 2).position.dealt(dealer(b"any")).position
    given = thought(position, 0, "greedy", "tosses")
    reply = await thinkers.ask(given)
    first = next(iter(thinkers._pool._processes.values()))  # noqa: SLF001
    assert first.pid
    os.kill(first.pid, signal.SIGSTOP)
    monkeypatch.setattr(thinking, "PATIENCE", 0.3)
    with pytest.raises(TimeoutError):
        await thinkers.ask(given)
    monkeypatch.setattr(thinking, "PATIENCE", 60.0)
    assert await thinkers.ask(given) == reply
    assert not first.is_alive()
    thinkers.close()


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
