"""Clocks for days: a fresh allowance for each reply, which is not saved up, and one bank for the game.

They go by the time of day, and rest when the person does (`awake.py`). How somebody rests is settled when they are
asked: a change of their quiet hours counts from their next question on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from guildtable.kernel.question import Seat
from guildtable.server.awake import NO_REST, Pause, Rest, awake_after, awake_between
from guildtable.server.matches.seat_clocks import LEAST
from guildtable.server.protocol import ClockRules, SeatClock

EARLY = 300.0
"""Seconds before the bank is gone at which a day of vacation is taken by itself."""


@dataclass(frozen=True, slots=True)
class Today:
    """The time of day, and of each seat's person how they rest, when they pause, and how they are called."""

    time: float
    rests: Mapping[Seat, Rest] = field(default_factory=dict)
    pauses: Mapping[Seat, Sequence[Pause]] = field(default_factory=dict)
    channels: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """See `asked_calls.py`."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A seat that is asked: since when, how its person rests meanwhile, and its two times, as of when it was asked."""

    since: float
    rest: Rest
    free_until: float
    out_at: float


@dataclass(frozen=True, slots=True)
class DayClocks:
    """What each seat has left of its bank, and who is thinking."""

    rules: ClockRules
    left: Mapping[Seat, float]
    thinking: Mapping[Seat, Thinking] = field(default_factory=dict)
    used: Mapping[Seat, float] = field(default_factory=dict)
    """What a seat had used of the question that stands when it last ceased to think: whoever thinks again goes on."""

    @classmethod
    def wound(cls, rules: ClockRules, seats: int) -> DayClocks:
        """The clocks before the first question."""
        return cls(rules, dict.fromkeys(range(seats), float(rules.bank or 0)))

    def after(self, asked: Collection[Seat], again: bool, today: Today) -> DayClocks:
        """These seats think now; who no longer does has used up that time. `again`: the question is a new one."""
        left, thinking, used = dict(self.left), dict(self.thinking), dict(self.used)
        for seat in self.thinking:
            if again or seat not in asked:
                whole = self._thought(seat, today)
                left[seat] = max(0.0, left[seat] - self._over(whole) + self._over(used.get(seat, 0.0)))
                used[seat] = whole
                del thinking[seat]
        used = {} if again else {seat: whole for seat, whole in used.items() if whole}
        for seat in asked:
            if seat not in thinking:
                if left[seat] < LEAST and used.get(seat, 0.0) >= (self.rules.move or 0):
                    used.pop(seat, None)  # a bot took the seat, and its person is back: a reply's time is theirs again
                rest, began = today.rests.get(seat, NO_REST), used.get(seat, 0.0)
                times = self._times(today.time, began, left[seat], rest, today.pauses.get(seat, ()))
                thinking[seat] = Thinking(today.time, rest, *times)
        return replace(self, left=left, thinking=thinking, used=used)

    def _over(self, used: float) -> float:
        """What of so much time for one reply the bank had to give."""
        return max(0.0, used - (self.rules.move or 0))

    def _thought(self, seat: Seat, today: Today) -> float:
        """The time that a seat has used for the question that stands."""
        now = self.thinking[seat]
        thought = awake_between(now.since, today.time, now.rest, today.pauses.get(seat, ()))
        return self.used.get(seat, 0.0) + thought

    def _times(
        self, since: float, used: float, left: float, rest: Rest, pauses: Sequence[Pause]
    ) -> tuple[float, float]:
        free = max(0.0, (self.rules.move or 0) - used)
        return awake_after(since, free, rest, pauses), awake_after(since, free + left, rest, pauses)

    def times(self, seat: Seat, today: Today) -> tuple[float, float] | None:
        """Until when this seat thinks for free, and when it is out; None while it does not think."""
        now = self.thinking.get(seat)
        if now is None:
            return None
        used, left = self.used.get(seat, 0.0), self.left[seat]
        return self._times(now.since, used, left, now.rest, today.pauses.get(seat, ()))

    def late(self, today: Today) -> list[Seat]:
        """The seats whose allowance and bank are gone."""
        return [seat for seat in self.thinking if (self.times(seat, today) or (0.0, 0.0))[1] <= today.time]

    def next_look(self, today: Today) -> float | None:
        """When it is to be seen whether somebody is out, or about to be and can go on vacation."""
        early = EARLY if self.rules.vacation else 0.0
        outs = [(self.times(seat, today) or (0.0, 0.0))[1] for seat in self.thinking]
        return min((out - early if out - early > today.time else max(out, today.time) for out in outs), default=None)

    def spent(self, _: Seat) -> bool:
        """Is there nothing to return to? There is: every reply has its own time."""
        return False

    def shown(self, _: float) -> tuple[SeatClock, ...]:
        """The clocks as everybody may see them, with the two times as of when each seat was asked."""
        found = []
        for seat, left in sorted(self.left.items()):
            move = max(0.0, (self.rules.move or 0) - self.used.get(seat, 0.0))
            clock = SeatClock(round(move, 1), None, seat in self.thinking, round(left, 1))
            if now := self.thinking.get(seat):
                clock.free_until, clock.out_at = round(now.free_until, 1), round(now.out_at, 1)
            found.append(clock)
        return tuple(found)

    def text(self) -> str:
        """The clocks as a row of the journal keeps them."""
        parts = []
        for seat, left in sorted(self.left.items()):
            part, now = f"{seat}:{left!r}:{self.used.get(seat, 0.0)!r}", self.thinking.get(seat)
            if now:
                part += f":{now.since!r}:{now.free_until!r}:{now.out_at!r}:{now.rest.text()}"
            parts.append(part)
        return ";".join(parts)

    def read(self, text: str) -> DayClocks:
        """Read the clocks that a row keeps."""
        left, thinking, used = dict[Seat, float](), dict[Seat, Thinking](), dict[Seat, float]()
        for part in text.split(";"):
            seat, bank, thought, *now = part.split(":")
            left[int(seat)] = float(bank)
            if float(thought):
                used[int(seat)] = float(thought)
            if now:
                since, free, out, rest = now
                thinking[int(seat)] = Thinking(float(since), Rest.read(rest), float(free), float(out))
        return replace(self, left=left, thinking=thinking, used=used)


def clocks_for_days(clocks: object) -> DayClocks | None:
    """The clocks, if they are for days."""
    return clocks if isinstance(clocks, DayClocks) else None
