"""A month by one command: `python -m lab.days --tables 200 --days 30 --seed 1`. It wants PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from lab.days.month import Month, Wanted
from tests.server.places import database


def main() -> int:
    """Let it pass, and print each broken promise with its history."""
    parser = argparse.ArgumentParser(description="Let a month pass at tables by the day, and look what was promised.")
    parser.add_argument("--tables", type=int, default=200, help="at once")
    parser.add_argument("--days", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    with database() as url:
        wrong = asyncio.run(Month(Wanted(given.tables, given.days, given.seed), url, _say).run())
    for number, each in enumerate(wrong, start=1):
        _say(f"\n{number}. {each}")
    _say(f"\n{len(wrong)} broken promises, {time.monotonic() - began:.0f} s")
    return bool(wrong)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
