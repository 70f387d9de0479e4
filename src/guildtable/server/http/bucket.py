"""Buckets: what may be done at once, and how fast it may be done again."""

from __future__ import annotations

import time
from collections.abc import Sequence


class Bucket:
    """A token bucket: it allows `rate` of something a second, and bursts of up to `burst`."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Take a token; False if none is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """Several buckets, each of which must give a token. What the first refuses costs the others none."""

    __slots__ = ("_buckets",)

    def __init__(self, buckets: Sequence[Bucket]) -> None:
        self._buckets = buckets

    def take(self) -> bool:
        """Take a token of each; False if one has none left."""
        return all(bucket.take() for bucket in self._buckets)
