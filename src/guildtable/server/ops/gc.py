"""Garbage collection, seldom: a node holds many matches, and to go through them all makes everybody wait."""

from __future__ import annotations

import gc

OLD = 500
"""Rounds of the younger ages after which all is gone through: some fifty thousand replies. A reply leaves nothing to
be found, a closed socket little. With Python's own 10, every few seconds all tables wait a tenth of a second."""


def seldom() -> None:
    """Collect seldom from now on, and never what is loaded already. Called once, when a process has started."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, OLD)
