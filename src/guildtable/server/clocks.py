"""Clocks: how long each seat may think, a reply and the whole game, in ticks of the server's clock. Bots have none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from guildtable.kernel.question import Seat
from guildtable.server.protocol import ClockRules, SeatClock


@dataclass(frozen=True, slots=True)
class Clocks:
    """What each seat has left of its game, and since when it is thinking."""

    rules: ClockRules
    left: Mapping[Seat, float]
    since: Mapping[Seat, float]

    @classmethod
    def wound(cls, rules: ClockRules, seats: int) -> Clocks | None:
        """Before the first question; None if nobody is timed."""
        if not rules.move and not rules.game:
            return None
        return cls(rules, dict.fromkeys(range(seats), float(rules.game or 0)), {})

    def after(self, asked: Collection[Seat], again: bool, tick: float) -> Clocks:
        """These seats think now; who no longer does has used up that time. `again`: the question is a new one."""
        left, since = dict(self.left), dict(self.since)
        for seat in list(since):
            if again or seat not in asked:
                left[seat] -= tick - since.pop(seat)
        for seat in asked:
            since.setdefault(seat, tick)
        return replace(self, left=left, since=since)

    def deadline(self, seat: Seat) -> float | None:
        """When this seat's time is up; None while it does not run."""
        if seat not in self.since:
            return None
        spans = [float(self.rules.move)] if self.rules.move else []
        if self.rules.game:
            spans.append(self.left[seat])
        return self.since[seat] + min(spans)

    @property
    def next_deadline(self) -> float | None:
        """When the first seat's time is up."""
        return min((self.deadline(seat) or 0.0 for seat in self.since), default=None)

    def late(self, tick: float) -> list[Seat]:
        """Whose time is up."""
        return [seat for seat in self.since if (self.deadline(seat) or 0.0) <= tick]

    def shown(self, tick: float) -> tuple[SeatClock, ...]:
        """For everybody to see."""
        rules = self.rules
        return tuple(
            SeatClock(
                move=round(max(0.0, rules.move - thought), 1) if rules.move else None,
                game=round(max(0.0, self.left[seat] - thought), 1) if rules.game else None,
                runs=seat in self.since,
            )
            for seat in sorted(self.left)
            for thought in [tick - self.since.get(seat, tick)]
        )

    def text(self) -> str:
        """For a row of the journal."""
        return ";".join(f"{seat}:{left!r}:{self.since.get(seat, '')!r}" for seat, left in sorted(self.left.items()))

    def read(self, text: str) -> Clocks:
        """The clocks as a row has them."""
        left, since = {}, {}
        for part in text.split(";"):
            seat, bank, began = part.split(":")
            left[int(seat)] = float(bank)
            if began != "''":
                since[int(seat)] = float(began)
        return replace(self, left=left, since=since)
