"""Garbage collection, seldom: a node holds many matches, and to go through them all makes everybody wait."""

from __future__ import annotations

import gc

NEVER = 1_000_000
"""Rounds of the youngest age after which Python would go through older ones by itself: we say when."""
EVERY = 900.0
"""Seconds after which all is gone through. A reply leaves nothing to be found, a closed socket little."""


def seldom() -> None:
    """Look at what is new alone from now on, and never at what is loaded already. Called once, at a process's start.

    Python's own way goes through the matches of a whole minute every second, and all tables wait a tenth of one.
    """
    gc.collect()
    gc.freeze()
    young, _, _ = gc.get_threshold()
    gc.set_threshold(young, NEVER, NEVER)


async def collect() -> None:
    """Go through everything once."""
    gc.collect()
