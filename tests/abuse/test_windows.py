"""Windows and buckets: what a node counts of people and addresses, however many of them there are."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from guildtable.server.http import windows
from guildtable.server.http.limits import Limits
from guildtable.server.http.windows import Windows
from guildtable.server.protocol import Refused
from guildtable.server.settings import Settings


class Clock:
    """A clock that goes when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        """What time it is."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that limits go by."""
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


def done(count: Callable[[], None], times: int) -> int:
    """How often it could be done, of so many times."""
    could = 0
    for _ in range(times):
        try:
            count()
        except Refused:
            continue
        could += 1
    return could


def test_so_much_a_minute_and_never_more(clock: Clock) -> None:
    kept, at = Windows(), []
    for _ in range(600):
        if done(lambda: kept.count("calls", {"anna": 30}), 1):
            at.append(clock.now)
        clock.now += 0.7
    assert at[29] < 1000 + 21, "the first thirty at once"
    assert all(later - first > 30 for first, later in zip(at, at[30:], strict=False))
    minutes = 600 * 0.7 / 60
    assert 30 * (minutes - 1) < len(at) < 30 * (minutes + 1)


@pytest.mark.parametrize("waited", [0.0, 20.0, 59.0, 61.0, 100.0])
def test_whoever_waits_as_long_as_they_are_told_is_let_in(clock: Clock, waited: float) -> None:
    kept = Windows()
    done(lambda: kept.count("calls", {"anna": 6}), 4)
    clock.now += waited
    with pytest.raises(Refused) as refused:  # noqa: PT012
        for _ in range(7):
            kept.count("calls", {"anna": 6})
    assert 1 <= refused.value.wait <= 120
    clock.now += refused.value.wait
    kept.count("calls", {"anna": 6})


def test_a_customer_with_very_many_networks_is_remembered_by_a_few_of_them(clock: Clock) -> None:
    limits = Limits(Settings(database="sqlite://", calls_per_minute=10))
    networks = (f"2001:db8:1:{number:x}::/64" for number in range(3_000))
    assert done(lambda: limits.call(next(networks)), 3_000) == 160, "sixteen households' share"
    kept: Any = limits._windows  # noqa: SLF001
    assert len(kept._kept) < 400, "who is refused leaves nothing behind"  # noqa: SLF001
    clock.now += 120
    limits.call("2001:db8:1::/64")


def test_who_was_not_seen_for_longest_is_forgotten_first(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "KEPT", 100)
    kept: Any = Windows()
    for number in range(1000):
        clock.now += 0.01
        kept.count("calls", {f"address {number}": 1200})
        done(lambda: kept.count("calls", {"anna": 5}), 1)
    assert len(kept._kept) == 100  # noqa: SLF001
    assert kept._kept["calls", "anna"].count == 5, "she is there all the time"  # noqa: SLF001


def test_what_one_household_is_refused_costs_its_neighbours_nothing(clock: Clock) -> None:
    limits = Limits(Settings(database="sqlite://", calls_per_minute=10))
    assert done(lambda: limits.call("2001:db8:1:1::/64"), 1000) == 10
    clock.now += 1
    assert done(lambda: limits.call("2001:db8:1:2::/64"), 1000) == 10


def test_a_list_of_ones_own_tables_is_counted_by_player(clock: Clock) -> None:
    settings = Settings(database="sqlite://")
    limits = Limits(settings)
    assert done(lambda: limits.own_list("anna"), 2 * settings.lists_per_minute) == settings.lists_per_minute
    clock.now += 1
    limits.own_list("bert")


def test_a_change_of_name_or_portrait_is_counted_by_player(clock: Clock) -> None:
    settings = Settings(database="sqlite://")
    limits = Limits(settings)
    assert done(lambda: limits.change("anna"), 2 * settings.changes_per_minute) == settings.changes_per_minute
    clock.now += 1
    limits.change("bert")


@pytest.mark.parametrize("place", ["203.0.113.40", "2001:db8:1:2::/64"])
def test_guests_of_one_address_send_five_times_as_much_as_one_of_them(clock: Clock, place: str) -> None:
    limits = Limits(Settings(database="sqlite://"))
    guests = [limits.messages(f"guest {number}", place) for number in range(28)]
    assert sum(guest.take() for guest in guests for _ in range(100)) == 5 * 40
    clock.now += 1
    assert sum(guest.take() for guest in guests for _ in range(100)) == 5 * 20
    assert sum(limits.messages("somebody else", "203.0.113.41").take() for _ in range(100)) == 40


def test_one_player_who_floods_leaves_the_household_its_share(clock: Clock) -> None:
    limits = Limits(Settings(database="sqlite://"))
    assert sum(limits.messages("anna", "203.0.113.40").take() for _ in range(10_000)) == 40
    clock.now += 0.5
    assert sum(limits.messages("bert", "203.0.113.40").take() for _ in range(100)) == 40
