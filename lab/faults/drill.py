"""A drill: a run as a command. It says how it goes, prints its summary, and keeps its folder if anything was wrong."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop

from lab.faults.run import Run

type Make = Callable[[Path, Callable[[str], None]], Run]
"""The run, for a folder and a way to say how it goes."""


def drill(name: str, make: Make, *, keep: bool = False) -> int:
    """Carry it out; the exit code says whether all is well. Told to end, it takes its site down first."""
    folder = Path(tempfile.mkdtemp(prefix=f"guildtable-{name}-"))  # PostgreSQL, another user, must be able to enter it

    async def carry_out() -> dict[str, Any]:
        whole = asyncio.current_task()
        assert whole
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)
        return await make(folder, _say)()

    summary = uvloop.run(carry_out())
    print(json.dumps(summary, indent=2))  # noqa: T201
    if summary["wrongs"] or keep:
        _say(f"kept in {folder}")
    else:
        shutil.rmtree(folder)
    return 1 if summary["wrongs"] else 0


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)  # noqa: T201
