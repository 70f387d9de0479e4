"""Garbage: what is new is looked at often and briefly, all the rest when we say so."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref

from guildtable.server.ops.gc import collect

STARTED = """
import gc
from guildtable.server.ops.gc import seldom

seldom()
ages = []
gc.callbacks.append(lambda phase, about: ages.append(about["generation"]))
kept = [[number] for number in range(300_000)]
print(len(ages), max(ages))
"""


def test_a_node_that_remembers_more_and_more_never_stops_to_go_through_it() -> None:
    """Python's own way would have gone through the 300,000 several times."""
    found = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, check=True, timeout=60)
    times, oldest = map(int, found.stdout.split())
    assert times > 20
    assert oldest == 0


async def test_what_holds_only_itself_is_found_in_the_end() -> None:
    class Ring:
        pass

    ring = Ring()
    ring.self = ring  # type: ignore[attr-defined]
    gone = weakref.ref(ring)
    gc.collect(0)
    gc.collect(1)  # it is old now
    del ring
    await collect()
    assert gone() is None
