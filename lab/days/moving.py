"""Time moved on by one command: `GUILDTABLE_MOVABLE_TIME=1 python -m lab.days.moving 3600`, for the site of
`GUILDTABLE_DATABASE`, which must be one that is tested; `--asleep`: the site was down meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime

from guildtable.server.settings import Settings
from guildtable.server.store.database import engine_of
from guildtable.server.store.site_clock import SiteClock


async def move(seconds: float, *, asleep: bool) -> float:
    """Let so much time pass; what time it is then."""
    settings = Settings()
    engine = engine_of(settings.database)
    try:
        clock = SiteClock(engine, movable=settings.movable_time)
        await clock.move_on(seconds, asleep=asleep)
        return clock.time
    finally:
        await engine.dispose()


def main() -> None:
    """Move the time on, and say what time it is."""
    parser = argparse.ArgumentParser(description="Let time pass at a site that is tested.")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--asleep", action="store_true", help="the site was down meanwhile")
    given = parser.parse_args()
    now = asyncio.run(move(given.seconds, asleep=given.asleep))
    sys.stdout.write(f"{datetime.fromtimestamp(now, UTC):%a %d %b %Y %H:%M:%S} UTC\n")


if __name__ == "__main__":
    main()
