"""Marks: one address can be told from another in the log, without anybody knowing which they are.

The key is made anew every day, is in this process' memory only and ends with it. So a mark cannot be traced back, not
even by trying every address, and whoever comes tomorrow, or to another node, has another mark.
"""

from __future__ import annotations

import secrets
import time
from hmac import digest

DAY = 86400.0


class Marks:
    """The marks of this process."""

    def __init__(self) -> None:
        self._day, self._key = -1.0, b""

    def of(self, address: str, purpose: str) -> str:
        """The mark of an address, for one purpose: no two purposes can be compared."""
        today = time.time() // DAY
        if today != self._day:
            self._day, self._key = today, secrets.token_bytes(32)
        return mark(self._key, address, purpose)


def mark(key: bytes, address: str, purpose: str) -> str:
    """The mark of an address by this key."""
    return digest(key, f"{purpose} {address}".encode(), "sha256").hex()[:12]


MARKS = Marks()
