"""Clocks: how long each seat may think, a reply and the whole game, in ticks of the server's clock. Bots have none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from guildtable.kernel.question import Seat
from guildtable.server.protocol import ClockRules, SeatClock

LEAST = 0.05
"""Seconds of a game that are none: what is left where a clock has run out need not be exactly nothing."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """What each seat has left of its game, and since when it is thinking."""

    rules: ClockRules
    left: Mapping[Seat, float]
    since: Mapping[Seat, float]
    used: Mapping[Seat, float] = field(default_factory=dict)
    """What a seat had used of the question that stands when it last ceased to think: whoever thinks again goes on."""

    @classmethod
    def wound(cls, rules: ClockRules, seats: int) -> Clocks | None:
        """The clocks before the first question; None if nobody is timed."""
        if not rules.move and not rules.game:
            return None
        return cls(rules, dict.fromkeys(range(seats), float(rules.game or 0)), {})

    def after(self, asked: Collection[Seat], again: bool, tick: float) -> Clocks:
        """These seats think now; who no longer does has used up that time. `again`: the question is a new one."""
        left, since, used = dict(self.left), dict(self.since), {} if again else dict(self.used)
        for seat in list(since):
            if again or seat not in asked:
                thought = tick - since.pop(seat)
                left[seat] -= thought
                if not again:
                    used[seat] = used.get(seat, 0.0) + thought
        for seat in asked:
            since.setdefault(seat, tick)
        return replace(self, left=left, since=since, used=used)

    def deadline(self, seat: Seat) -> float | None:
        """When this seat's time is up; None while it does not run."""
        if seat not in self.since:
            return None
        spans = [self.rules.move - self.used.get(seat, 0.0)] if self.rules.move else []
        if self.rules.game:
            spans.append(self.left[seat])
        return self.since[seat] + min(spans)

    @property
    def next_deadline(self) -> float | None:
        """When the first seat's time is up."""
        return min((self.deadline(seat) or 0.0 for seat in self.since), default=None)

    def late(self, tick: float) -> list[Seat]:
        """The seats whose time is up."""
        return [seat for seat in self.since if (self.deadline(seat) or 0.0) <= tick]

    def spent(self, seat: Seat) -> bool:
        """Has this seat used up its time for the whole game?"""
        return bool(self.rules.game) and self.left[seat] < LEAST

    def shown(self, tick: float) -> tuple[SeatClock, ...]:
        """The clocks as everybody may see them."""
        rules = self.rules
        return tuple(
            SeatClock(
                move=round(max(0.0, rules.move - self.used.get(seat, 0.0) - thought), 1) if rules.move else None,
                game=round(max(0.0, self.left[seat] - thought), 1) if rules.game else None,
                runs=seat in self.since,
            )
            for seat in sorted(self.left)
            for thought in [tick - self.since.get(seat, tick)]
        )

    def text(self) -> str:
        """The clocks as a row of the journal keeps them."""
        return ";".join(
            f"{seat}:{left!r}:{self.since.get(seat, '')!r}" + (f":{self.used[seat]!r}" if seat in self.used else "")
            for seat, left in sorted(self.left.items())
        )

    def read(self, text: str) -> Clocks:
        """Read the clocks that a row keeps."""
        left, since, used = dict[Seat, float](), dict[Seat, float](), dict[Seat, float]()
        for part in text.split(";"):
            seat, bank, began, *thought = part.split(":")
            left[int(seat)] = float(bank)
            if began != "''":
                since[int(seat)] = float(began)
            if thought:
                used[int(seat)] = float(thought[0])
        return replace(self, left=left, since=since, used=used)
