"""Limits: how much one socket, one player, one address may ask of a node."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings


class Bucket:
    """So many messages a second, and a few more at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """One more, if there is one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """Of a node. A cluster's are as many times larger as it has nodes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._window = MovingWindowRateLimiter(MemoryStorage())
        self._open: Counter[str] = Counter()

    def bucket(self) -> Bucket:
        """For a new socket."""
        return Bucket(self._settings.rate, self._settings.burst)

    def call(self, address: str) -> None:
        """A call of the API, or a socket opened."""
        self._hit(self._settings.calls_per_minute, "calls", address)

    def guest(self, address: str) -> None:
        """A new guest."""
        self._hit(self._settings.guests_per_minute, "guests", address)

    def table(self, player: str) -> None:
        """A new table."""
        self._hit(self._settings.tables_per_minute, "tables", player)

    def saying(self, player: str) -> None:
        """A line of talk."""
        self._hit(self._settings.sayings_per_minute, "lines of talk", player)

    def report(self, player: str) -> None:
        """A problem reported: it takes a whole record with it."""
        self._hit(self._settings.reports_per_minute, "reports", player)

    def replay(self, address: str) -> None:
        """A match played again for somebody: it costs as much as a hundred other calls."""
        self._hit(self._settings.replays_per_minute, "replays", address)

    def counsel(self, address: str) -> None:
        """A moment of a finished match that a bot thinks about: a second of one process."""
        self._hit(self._settings.counsels_per_minute, "questions for counsel", address)

    def _hit(self, most: int, what: str, who: str) -> None:
        if not self._window.hit(RateLimitItemPerMinute(most), what, who):
            raise Refused("too-many", f"Too many {what}: at most {most} a minute. Wait a little.")

    @contextmanager
    def from_address(self, address: str) -> Iterator[None]:
        """One more socket from there, as long as it is open."""
        with self._one_more(f"address {address}", self._settings.sockets_per_address):
            yield

    @contextmanager
    def by_player(self, player: str | None) -> Iterator[None]:
        """One more socket of a player's, as long as it is open; spectators without a name have none to count."""
        if player is None:
            yield
            return
        with self._one_more(f"player {player}", self._settings.sockets_per_player):
            yield

    @contextmanager
    def _one_more(self, who: str, most: int) -> Iterator[None]:
        if self._open[who] >= most:
            raise Refused("too-many", f"At most {most} tables can be open at once: close one.")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
