"""Garbage: when Python looks for it. A node holds many matches; to go through them all makes everybody wait."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 20_000, 5, 50
"""New things, and rounds of the younger, after which each age is gone through. A reply leaves nothing for it to find;
what closed sockets leave is found within some ten thousand replies."""


def seldom() -> None:
    """Once, when a process has loaded what it will always need: look at that never again, and at the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
