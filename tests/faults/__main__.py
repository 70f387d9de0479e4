"""A long run by one command: `python -m tests.faults --acks 100000 --faults 300 --seed 1`."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from tests.faults.run import Run, Wanted


def main() -> int:
    """Run, print the summary; what went wrong stays in the folder."""
    parser = argparse.ArgumentParser(
        description="Play at a site while it is broken, and look whether anything is lost."
    )
    parser.add_argument("--acks", type=int, default=10_000)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--tables", type=int, default=10, help="at once")
    parser.add_argument("--keep", action="store_true", help="keep logs and histories even if all went well")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="guildtable-faults-"))
    wanted = Wanted(given.acks, given.faults, given.seed, given.tables)

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)  # noqa: T201

    async def run() -> dict[str, object]:
        whole = asyncio.current_task()
        assert whole
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)
        return await Run(wanted, folder, say)()

    summary = uvloop.run(run())
    print(json.dumps(summary, indent=2))  # noqa: T201
    if summary["wrongs"] or given.keep:
        say(f"kept in {folder}")
    else:
        shutil.rmtree(folder)
    return 1 if summary["wrongs"] else 0


if __name__ == "__main__":
    sys.exit(main())
