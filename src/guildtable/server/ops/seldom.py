"""Seldom: what happens very often is told once a minute, with how often it was. Else a flood would fill the disk."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict

MINUTE = 60.0
KEPT = 10_000
"""Things of which it is remembered when they were told."""


class Seldom:
    """When each thing was last told, and how often it has happened since."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def times(self, what: str) -> int:
        """It happened: how often since it was last told. 0: it was told within the last minute, so be silent."""
        now = time.monotonic()
        told, since = self._kept.pop(what, (now - MINUTE, 0))
        silent = now - told < MINUTE
        self._kept[what] = (told, since + 1) if silent else (now, 0)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return 0 if silent else since + 1


class SeldomTold(logging.Filter):
    """Lets a line of another package through once a minute: anybody can make uvicorn say that a call was invalid."""

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it to be told? Then with how often it was not."""
        times = self._seldom.times(str(record.msg))
        if times > 1:
            record.msg = f"{record.msg} ({times} times)"
        return times > 0
