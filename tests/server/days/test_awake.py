"""Awake time: quiet hours of the wall, weekends, pauses, and the nights in which summer begins and ends."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildtable.server.awake import (
    NO_REST,
    Rest,
    awake_after,
    awake_between,
    awake_spans,
    next_awake,
    next_time,
    wall_of,
    zone_of,
)

HOUR, DAY = 3600.0, 86400.0
BRUSSELS = Rest("Europe/Brussels", 23 * 60, 8)
ZONES = (
    "UTC",
    "Europe/Brussels",
    "America/New_York",
    "America/St_Johns",
    "Asia/Kolkata",
    "Australia/Lord_Howe",  # its summer is half an hour
    "Pacific/Chatham",
    "America/Santiago",  # its summer begins at midnight: there is no such moment
    "Africa/Casablanca",
)

rests = st.builds(Rest, st.sampled_from(ZONES), st.integers(0, 1439), st.integers(0, 9), st.booleans())
moments = st.floats(1.79e9, 1.86e9)  # from September 2026 to December 2028
spells = st.floats(0.0, 400 * HOUR)


@st.composite
def pauses(draw: st.DrawFn) -> list[tuple[float, float]]:
    """Some pauses, which may overlap."""
    found = draw(st.lists(st.tuples(moments, st.floats(1.0, 5 * DAY)), max_size=4))
    return [(begins, begins + long) for begins, long in found]


def at(zone: str, *when: int) -> float:
    """When it is that on a wall."""
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type,misc]


def brussels(*when: int) -> float:
    return at("Europe/Brussels", *when)


def test_a_night_counts_for_nothing() -> None:
    evening = brussels(2026, 11, 17, 22)
    assert awake_after(evening, 2 * HOUR, BRUSSELS) == brussels(2026, 11, 18, 8)
    assert awake_between(evening, brussels(2026, 11, 18, 8), BRUSSELS) == 2 * HOUR
    assert awake_after(evening, HOUR, BRUSSELS) == brussels(2026, 11, 17, 23)


def test_who_is_asked_at_night_begins_in_the_morning() -> None:
    night = brussels(2026, 11, 18, 3)
    assert awake_after(night, HOUR, BRUSSELS) == brussels(2026, 11, 18, 8)
    assert next_awake(night, BRUSSELS) == brussels(2026, 11, 18, 7)
    assert next_awake(brussels(2026, 11, 18, 12), BRUSSELS) == brussels(2026, 11, 18, 12)


@pytest.mark.parametrize(
    ("evening", "morning", "night"),
    [
        ((2027, 3, 27, 22, 59), (2027, 3, 28, 7, 1), 7),  # the night in which summer begins
        ((2026, 10, 24, 22, 59), (2026, 10, 25, 7, 1), 9),  # the night in which it ends
    ],
)
def test_quiet_hours_are_those_of_the_wall(evening: tuple[int, ...], morning: tuple[int, ...], night: int) -> None:
    began, ends = brussels(*evening), brussels(*morning)
    assert ends - began == night * HOUR + 120
    assert awake_between(began, ends, BRUSSELS) == 120
    assert awake_after(began, 120, BRUSSELS) == ends


def test_a_time_that_comes_twice_gives_the_longer_rest_and_over_one_that_never_comes_the_wall_leaps() -> None:
    half_past_two = Rest("Europe/Brussels", 150, 1)
    twice = brussels(2026, 10, 25, 0)
    assert awake_between(twice, brussels(2026, 10, 25, 6), half_past_two) == 5 * HOUR
    until_half_past_two = Rest("Europe/Brussels", 90, 1)
    assert awake_between(twice, brussels(2026, 10, 25, 6), until_half_past_two) == 5 * HOUR
    never = brussels(2027, 3, 28, 0)
    leap = brussels(2027, 3, 28, 3)
    assert awake_between(never, brussels(2027, 3, 28, 6), half_past_two) == 4.5 * HOUR
    assert next_awake(leap - 1, half_past_two) == leap - 1  # on the wall it is one minute to two
    assert next_awake(leap, half_past_two) == leap + HOUR / 2
    assert next_awake(leap, until_half_past_two) == leap


def test_weekends_may_rest() -> None:
    friday, rest = brussels(2026, 11, 20, 20), Rest("Europe/Brussels", weekends=True)
    assert awake_after(friday, 5 * HOUR, rest) == brussels(2026, 11, 23, 1)
    assert awake_after(friday, 5 * HOUR) == friday + 5 * HOUR


def test_a_pause_counts_for_nothing_wherever_it_overlaps() -> None:
    noon = brussels(2026, 11, 18, 12)
    away = [(noon + HOUR, noon + 20 * HOUR), (noon + 2 * HOUR, noon + 3 * HOUR)]
    assert awake_between(noon, noon + DAY, BRUSSELS, away) == HOUR + 4 * HOUR
    assert awake_after(noon, 2 * HOUR, BRUSSELS, away) == noon + 21 * HOUR


def test_the_next_time_of_a_day_is_on_the_wall() -> None:
    night = brussels(2027, 3, 27, 23, 30)
    assert wall_of(next_time(night, BRUSSELS, 8 * 60), BRUSSELS).hour == 8
    assert next_time(night, BRUSSELS, 8 * 60) == brussels(2027, 3, 28, 8)
    assert next_time(brussels(2027, 3, 28, 8), BRUSSELS, 8 * 60) == brussels(2027, 3, 29, 8)


def test_a_zone_is_known_or_not() -> None:
    assert zone_of("Asia/Kolkata")
    for wrong in ("Nowhere", "../../etc/passwd", "", "Europe", "a" * 500, "Europe/Brussels\0"):
        assert zone_of(wrong) is None
    assert awake_between(0.0, DAY, Rest("Nowhere", 0, 8)) == 16 * HOUR


@settings(deadline=None)
@given(moments, spells, rests, pauses())
def test_what_has_passed_when_so_much_has_passed(
    since: float, spell: float, rest: Rest, off: list[tuple[float, float]]
) -> None:
    then = awake_after(since, spell, rest, off)
    assert then >= since + spell - 1e-3
    assert awake_between(since, then, rest, off) == pytest.approx(spell, abs=1e-3)


@settings(deadline=None)
@given(moments, spells, spells, rests, pauses())
def test_more_time_ends_later_and_time_adds_up(
    since: float, one: float, two: float, rest: Rest, off: list[tuple[float, float]]
) -> None:
    first, both = awake_after(since, one, rest, off), awake_after(since, one + two, rest, off)
    assert both >= first
    middle = since + one
    halves = awake_between(since, middle, rest, off) + awake_between(middle, middle + two, rest, off)
    assert halves == pytest.approx(awake_between(since, middle + two, rest, off), abs=1e-3)


@settings(deadline=None)
@given(moments, st.floats(0.0, 30 * DAY), spells, rests, pauses())
def test_who_is_asked_later_is_never_out_earlier(
    since: float, later: float, spell: float, rest: Rest, off: list[tuple[float, float]]
) -> None:
    assert awake_after(since + later, spell, rest, off) >= awake_after(since, spell, rest, off) - 1e-3


@settings(deadline=None)
@given(moments, rests, pauses())
def test_awake_is_no_quiet_hour_no_weekend_and_no_pause(
    since: float, rest: Rest, off: list[tuple[float, float]]
) -> None:
    for count, (begins, ends) in enumerate(awake_spans(since, rest, off)):
        assert begins < ends
        for moment in (begins + (min(ends, begins + DAY) - begins) * part / 7 for part in (0.01, 2, 5, 6.99)):
            wall = wall_of(moment, rest)
            quiet = ((wall.hour * 60 + wall.minute - rest.quiet_from) % 1440) < 60 * rest.quiet_hours
            assert not quiet
            assert not (rest.weekends and wall.weekday() >= 5)
            assert not any(begin < moment < end for begin, end in off)
        if count > 20:
            break


@settings(deadline=None)
@given(moments, rests)
def test_a_day_has_fifteen_awake_hours_at_least(since: float, rest: Rest) -> None:
    weekdays = Rest(rest.zone, rest.quiet_from, rest.quiet_hours)
    assert awake_between(since, since + 7 * DAY, weekdays) >= 7 * 15 * HOUR - 2 * HOUR
    assert awake_between(since, since + DAY, NO_REST) == DAY
