"""The wall: when somebody sleeps, looked up minute by minute. Slow and plain, so that it can judge what is not."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from zoneinfo import ZoneInfo

MINUTE = 60.0


@dataclass(frozen=True)
class Wall:
    """A person's wall clock, and when they do not want to be woken."""

    zone: str
    quiet_from: int
    quiet_hours: int
    weekends: bool

    @cached_property
    def _zone(self) -> ZoneInfo:
        return ZoneInfo(self.zone)

    def sleeps(self, at: float) -> bool:
        """Is it a quiet hour, or a weekend that rests?"""
        local = datetime.fromtimestamp(at, UTC).astimezone(self._zone)
        if self.weekends and local.weekday() >= 5:
            return True
        return (local.hour * 60 + local.minute - self.quiet_from) % 1440 < 60 * self.quiet_hours

    def awake(self, since: float, until: float, pauses: Sequence[tuple[float, float]]) -> float:
        """Seconds in which they were awake and nothing paused."""
        edges = sorted({edge for pause in pauses for edge in pause})
        seconds, at = 0.0, since
        while at < until:
            # Nights begin and end at whole minutes, pauses when they do: within a step nothing changes.
            edge = edges[place] if (place := bisect_right(edges, at)) < len(edges) else until
            step = min((at // MINUTE + 1) * MINUTE, edge, until) - at
            middle = at + step / 2
            if not self.sleeps(middle) and not any(begins <= middle < ends for begins, ends in pauses):
                seconds += step
            at += step
        return seconds

    def time_of_day(self, at: float) -> str:
        """What the wall shows."""
        return f"{datetime.fromtimestamp(at, UTC).astimezone(self._zone):%a %d %b %H:%M} ({self.zone})"
