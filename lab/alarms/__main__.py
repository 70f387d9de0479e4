"""Try the alerts by one command: `python -m lab.alarms`, or of some only: `python -m lab.alarms GuildtableBusAway`.

With `--quiet 1800` nothing may fire for half an hour of play, before the first fault is put in.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from lab.alarms.drawing import draw
from lab.alarms.mischief import FAULTS
from lab.alarms.prometheus import Prometheus, missing
from lab.alarms.site import Site, played

QUIET = 30.0
"""Seconds of play without a fault, in which nothing may fire, if nothing else is asked for."""
WITHIN = 90.0
"""Seconds in which an alert must fire, and be quiet again when its fault is gone."""
BUSY = f'max(rate(guildtable_loop_held_seconds_total{{by="the machine"}}[{QUIET:.0f}s]))'
SHARE = 0.05
"""Of the time, for which a node had no core to itself: then it is slow, and rightly says so."""
SLOW = {"GuildtableRepliesSlow", "GuildtableToldLate", "GuildtableLoopLate", "GuildtableConnectionsShort"}
PICTURE = Path("dist") / "alarms.png"


def main() -> int:
    """Try them, say how it went, draw the dashboard."""
    parser = argparse.ArgumentParser(description="Put in one fault at a time, and see its alert fire.")
    parser.add_argument("alerts", nargs="*", help="by name; all if none is named", metavar="ALERT")
    parser.add_argument("--quiet", type=float, default=QUIET, help="seconds of play without a fault", metavar="SECONDS")
    given = parser.parse_args()
    if lacking := missing() or ", ".join(set(given.alerts) - set(FAULTS)):
        parser.error(f"there is no {lacking}")
    with tempfile.TemporaryDirectory(prefix="guildtable-alarms-") as folder, Site(Path(folder)) as site:
        return asyncio.run(_try(given.alerts or list(FAULTS), given.quiet, site, Path(folder)))


async def _try(alerts: Sequence[str], quiet: float, site: Site, folder: Path) -> int:
    wrongs: list[str] = []
    began = time.time()
    with Prometheus(folder, site.jobs) as prometheus:
        async with played(site):
            await _until(prometheus.healthy)
            wrongs += await _stays_quiet(prometheus, quiet)
            for alert in alerts:
                wrongs += await _fires(prometheus, site, alert)
        empty = await draw(prometheus, began, time.time(), PICTURE)
    _say({"panels": str(PICTURE), "without anything to draw": empty})
    _say({"tried": len(alerts), "wrongs": wrongs})
    return 1 if wrongs else 0


async def _stays_quiet(prometheus: Prometheus, seconds: float) -> list[str]:
    """Nothing fires while nothing is wrong."""
    until, fired = time.monotonic() + seconds, set[str]()
    while time.monotonic() < until:
        fired |= await prometheus.firing()
        await asyncio.sleep(1)
    busy = await prometheus.value(BUSY) > SHARE
    _say({"without a fault": sorted(fired), "for seconds": seconds, "the machine is busy": busy})
    return [f"{alert} fires without a fault" for alert in sorted(fired - (SLOW if busy else set()))]


async def _fires(prometheus: Prometheus, site: Site, alert: str) -> list[str]:
    """This one fires on its fault, and is quiet when that is gone."""
    began, wrongs, along = time.monotonic(), [], set[str]()

    async def fires() -> bool:
        along.update(await prometheus.firing())
        return alert in along

    async def quiet() -> bool:
        return alert not in await prometheus.firing() and await prometheus.healthy()

    async with FAULTS[alert](site):
        if not await _until(fires):
            wrongs.append(f"{alert} does not fire")
        fired = time.monotonic()
    if not await _until(quiet):
        wrongs.append(f"{alert} fires on when its fault is gone")
    told = {"alert": alert, "fired after": round(fired - began, 1), "quiet after": round(time.monotonic() - fired, 1)}
    _say(told | {"along with": sorted(along - {alert}), "wrongs": wrongs})
    return wrongs


async def _until(true: Callable[[], Awaitable[bool]], within: float = WITHIN) -> bool:
    """Wait for it; was it in time?"""
    until = time.monotonic() + within
    while time.monotonic() < until:
        if await true():
            return True
        await asyncio.sleep(0.5)
    return False


def _say(what: dict[str, object]) -> None:
    print(json.dumps(what), file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
