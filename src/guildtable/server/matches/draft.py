"""A draft: what would come of one more entry, tried on a copy of a live match; and events as the journal has them."""

from __future__ import annotations

from collections.abc import Sequence

from guildtable.kernel.chance import CHANCE, Dealer
from guildtable.kernel.event import Event
from guildtable.kernel.match import rebasing
from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Entry, Replied, Undone, Withdrawn
from guildtable.kernel.undo import SEAT_CHANGED, reach, withdrawable
from guildtable.server.codec import decode, encode
from guildtable.server.matches.day_clocks import DayClocks, Today
from guildtable.server.matches.live import AnyClocks, Live
from guildtable.server.matches.seat_clocks import Clocks
from guildtable.server.store.journal import Row


class Draft:
    """Entries that are not written yet, and the match as it would be after them."""

    def __init__(self, live: Live, tick: float, today: Today | None = None) -> None:
        """`today` is what clocks for days are set by, where there are any."""
        self.before, self.live, self.tick, self.today = live, live.copy(), tick, today
        self.rows: list[Row] = []
        self.events: list[tuple[Event, ...]] = []

    @property
    def late(self) -> list[Seat]:
        """The seats whose time is up."""
        match self.live.clocks:
            case DayClocks() as clocks:
                return clocks.late(self._day)
            case Clocks() as clocks:
                return clocks.late(self.tick)
        return []

    @property
    def next_deadline(self) -> float | None:
        """The tick at which clocks are to be looked at next; of clocks for days the time is turned into ticks here."""
        match self.live.clocks:
            case DayClocks() as clocks:
                return ticks_of(clocks.next_look(self._day), self._day, self.tick)
            case Clocks() as clocks:
                return clocks.next_deadline
        return None

    @property
    def _day(self) -> Today:
        assert self.today, "a clock for days is set by the time of day"
        return self.today

    def enter(self, entry: Entry, then: AnyClocks | None = None) -> None:
        """Add an entry; raises `Illegal` if it may not be written, although it could be read.

        Where the clocks go back to what they were, that is `then`.
        """
        self._check(entry)
        asked_at, nobody = self.live.asked_at, self.live.nobody_plays
        events = self.live.enter(entry)
        clocks = self.live.clocks
        if clocks:
            again = nobody or self.live.asked_at != asked_at  # where nobody plays, nobody has waited
            self.live.clocks = clocks = then or self._run(clocks, again)
        self.events.append(events)
        self.rows.append(Row(self.live.seq, str(entry), write_events(events), clocks.text() if clocks else None))

    def _run(self, clocks: AnyClocks, again: bool) -> AnyClocks:
        waits_for = self.live.waits_for
        if isinstance(clocks, DayClocks):
            return clocks.after(waits_for, again, self._day)
        return clocks.after(waits_for, again, self.tick)

    def _check(self, entry: Entry) -> None:
        """Nothing is taken back over a change of who plays a seat, whoever asks and whoever agrees."""
        history = self.live.match.history
        match entry:
            case Undone(_, count) if reach(history) < count <= len(history):
                raise Illegal(SEAT_CHANGED)
            case Withdrawn(seat) if not withdrawable(history, seat):
                raise Illegal(SEAT_CHANGED)

    def reply(self, seat: Seat, paths: Sequence[str]) -> None:
        """Add a seat's reply."""
        asked = self.live.match.position.choice(seat)
        self.enter(Replied(seat, asked.why, asked.write(asked.read(tuple(paths)))))

    def undo(self, seat: Seat) -> None:
        """The seat takes back its last reply, alone: it has been thinking all along, and nobody else has."""
        self.enter(Undone(seat, 1), self.live.clocks_then.get(self.live.headway.standing - 1))

    def deal(self, dealer: Dealer) -> None:
        """Add the answers of chance, as long as it is asked."""
        while asked := self.live.match.position.chance:
            self.enter(Replied(CHANCE, asked.why, asked.write(dealer(asked))))

    def rebase(self) -> None:
        """Go on by the rules of today. What was answered since the base is entered again, so that nothing is lost."""
        for entry in rebasing(self.live.match.position):
            self.enter(entry)


def ticks_of(at: float | None, today: Today, tick: float) -> float | None:
    """The tick at which it will be that time, if the site stays awake."""
    return None if at is None else tick + at - today.time


def write_events(events: Sequence[Event]) -> str:
    """Events with their audience, for a row of the journal."""
    return encode([(event.id, event.args, event.only, event.but) for event in events]).decode()


def read_events(text: str) -> tuple[Event, ...]:
    """The events of a row."""
    return tuple(Event(*parts) for parts in decode(text))
