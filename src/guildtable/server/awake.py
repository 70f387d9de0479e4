"""Awake time: when a person's clock by the day runs. It rests in their quiet hours, at weekends if they wish, and in
pauses: on vacation, and while the site is down.

Quiet hours are hours of the wall: from eleven to seven is an hour shorter in the night in which summer begins, and an
hour longer in the one in which it ends. Everything here is a plain function of what it is given.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from heapq import merge
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES = 24 * 60
LONGEST_QUIET = 9
"""Hours of quiet a day: so there are always fifteen in which the clock runs."""
SATURDAY = 5

type Pause = tuple[float, float]
"""From when to when nothing runs, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When somebody's clock rests every day: for so many hours from a minute of their day on, and at weekends."""

    zone: str = "UTC"
    quiet_from: int = 0
    """Minutes after midnight."""
    quiet_hours: int = 0
    weekends: bool = False

    def text(self) -> str:
        """The rest as a clock's text keeps it."""
        return f"{self.zone},{self.quiet_from},{self.quiet_hours},{self.weekends:d}"

    @classmethod
    def read(cls, text: str) -> Rest:
        """Read a rest that a clock's text keeps."""
        zone, begins, hours, weekends = text.split(",")
        return cls(zone, int(begins), int(hours), weekends == "1")


NO_REST = Rest()


@lru_cache(maxsize=1000)
def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of this name, such as Europe/Brussels; None: there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def awake_after(since: float, seconds: float, rest: Rest = NO_REST, pauses: Iterable[Pause] = ()) -> float:
    """When so many seconds of awake time have passed since then."""
    left = max(0.0, seconds)
    if not left:
        return since
    for begins, ends in awake_spans(since, rest, pauses):
        if begins + left <= ends:
            return begins + left
        left -= ends - begins
    raise AssertionError("the last span has no end")


def awake_between(since: float, until: float, rest: Rest = NO_REST, pauses: Iterable[Pause] = ()) -> float:
    """How many seconds of awake time there are between the two."""
    awake = 0.0
    for begins, ends in awake_spans(since, rest, pauses):
        if begins >= until:
            break
        awake += min(ends, until) - begins
    return awake


def next_awake(at: float, rest: Rest, pauses: Iterable[Pause] = ()) -> float:
    """Now, if they are awake; else when they will be."""
    return next(awake_spans(at, rest, pauses))[0]


def next_time(at: float, rest: Rest, minute: int) -> float:
    """When it is next this minute of their day."""
    today = _local(at, rest).date()
    days = (today + timedelta(days=ahead) for ahead in range(3))
    return next(then for day in days if (then := _instant(rest, day, minute, latest=False)) > at)


def wall_of(at: float, rest: Rest) -> datetime:
    """The date and time of day on their wall."""
    return _local(at, rest)


def awake_spans(since: float, rest: Rest, pauses: Iterable[Pause]) -> Iterator[Pause]:
    """From when to when the clock runs, from `since` on, one after another; the last may have no end."""
    at = since
    for begins, ends in merge(_nights(since, rest), _weekends(since, rest), sorted(pauses)):
        if begins > at:
            yield at, begins
        at = max(at, ends)
    yield at, float("inf")


def _nights(since: float, rest: Rest) -> Iterator[Pause]:
    if not rest.quiet_hours:
        return
    until = rest.quiet_from + 60 * rest.quiet_hours
    for day in _days(since, rest):
        yield _instant(rest, day, rest.quiet_from, latest=False), _instant(rest, day, until, latest=True)


def _weekends(since: float, rest: Rest) -> Iterator[Pause]:
    if not rest.weekends:
        return
    for day in _days(since, rest):
        if day.weekday() == SATURDAY:
            yield _instant(rest, day, 0, latest=False), _instant(rest, day, 2 * MINUTES, latest=True)


def _days(since: float, rest: Rest) -> Iterator[date]:
    """The days of their calendar, from before a rest that may still last; for ten years, which no clock outlasts."""
    first = _local(since, rest).date() - timedelta(days=3)
    return (first + timedelta(days=number) for number in range(3660))


def _local(at: float, rest: Rest) -> datetime:
    return datetime.fromtimestamp(at, UTC).astimezone(zone_of(rest.zone) or UTC)


@lru_cache(maxsize=20_000)
def _instant(rest: Rest, day: date, minute: int, *, latest: bool) -> float:
    """When it is so many minutes after midnight on a day of theirs. In the night in which summer ends that may be
    twice: who sleeps is given the longer rest. In the one in which it begins it may be never: the wall leaps on."""
    wall = datetime.combine(day, time()) + timedelta(minutes=minute)
    zone = zone_of(rest.zone) or UTC
    first, second = (wall.replace(tzinfo=zone, fold=fold).timestamp() for fold in (0, 1))
    if first > second:
        return _leap(zone, int(second), int(first))
    return second if latest else first


def _leap(zone: tzinfo, before: int, after: int) -> float:
    """The second at which the wall leaps on, between the two."""
    seconds, summer = range(before, after + 1), datetime.fromtimestamp(after, zone).utcoffset()
    return float(
        seconds[bisect_left(seconds, 1, key=lambda at: datetime.fromtimestamp(at, zone).utcoffset() == summer)]
    )
