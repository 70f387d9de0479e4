"""A long run by one command: `python -m lab.faults --acks 100000 --faults 300 --seed 1`."""

from __future__ import annotations

import argparse
import sys
import time

from lab.faults.drill import drill
from lab.faults.run import Run, Wanted


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
    wanted = Wanted(given.acks, given.faults, given.seed, given.tables)
    return drill("faults", lambda folder, say: Run(wanted, folder, say), keep=given.keep)


if __name__ == "__main__":
    sys.exit(main())
