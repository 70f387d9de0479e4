"""The two times of whoever is asked at a table by the day, as the table shows them."""

from __future__ import annotations

from dataclasses import replace

from guildtable.kernel.question import Seat
from guildtable.server.matches.day_clocks import DayClocks, Today
from guildtable.server.matches.live import Live
from guildtable.server.protocol import TableState


def with_times(state: TableState, live: Live, today: Today | None) -> TableState:
    """The table, with the times of those who are asked as they are today; one whose clock is another, as it is."""
    if today is None or not isinstance(live.clocks, DayClocks):
        return state
    seats = list(state.seats)
    for seat in live.clocks.thinking:
        if times := live.clocks.times(seat, today):
            free, out = times
            seats[seat] = replace(seats[seat], free_until=round(free, 1), out_at=round(out, 1))
    return replace(state, seats=tuple(seats))


def left_of(live: Live, seat: Seat, today: Today | None, tick: float) -> float | None:
    """The seconds until a bot takes this seat; None where there is no clock, or it does not run."""
    match live.clocks:
        case None:
            return None
        case DayClocks() as clocks:
            times = clocks.times(seat, today) if today else None
            return round(max(0.0, times[1] - today.time), 1) if times and today else None
        case clocks:
            deadline = clocks.deadline(seat)
            return None if deadline is None else round(max(0.0, deadline - tick), 1)
