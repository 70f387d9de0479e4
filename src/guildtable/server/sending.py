"""Sending: what a viewer is told and shown of a live match. The only place where a match becomes bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import UNSET, Raw, UnsetType

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.record import Entry, Rebased, Replied, Seated, Undone, Withdrawn, read_entry
from guildtable.kernel.wire import Told, shown
from guildtable.server import codec
from guildtable.server.alarms import bots_asked, second_thoughts
from guildtable.server.live import Live, read_events
from guildtable.server.protocol import Heard, Step, UndoState, Update
from guildtable.server.store.journal import Row

CHUNK = 200
"""Steps in one update."""


class Happened:
    """An entry and its events, read once for all who are told of it."""

    __slots__ = ("_bare", "_events")

    def __init__(self, row: Row, events: Sequence[Event]) -> None:
        self._bare = step_of(row.seq, read_entry(row.seq, row.entry))
        self._events = [(event, Heard(event.id, event.args)) for event in events]

    def step(self, viewer: Viewer) -> Step:
        """As far as this viewer may know of it: never what was replied."""
        bare = self._bare
        heard = tuple([told for event, told in self._events if event.heard_by(viewer)])
        return Step(bare.seq, bare.kind, bare.seat, heard, bare.count, bare.player)


def step_of(seq: int, entry: Entry, told: Sequence[Told] = ()) -> Step:
    """An entry and what is told of it: that a seat has replied, never what."""
    events = tuple(Heard(one.id, one.args) for one in told)
    match entry:
        case Replied(seat):
            return Step(seq, "reply", seat if seat >= 0 else None, events)
        case Undone(seat, count):
            return Step(seq, "undo", seat, events, count=count)
        case Withdrawn(seat):
            return Step(seq, "withdraw", seat, events)
        case Seated(seat, player):
            return Step(seq, "seat", seat, events, player=player)
        case Rebased():
            return Step(seq, "rules", None, events)


@dataclass(frozen=True, slots=True)
class Telling:
    """A match at a moment."""

    live: Live
    tick: float
    window: float = 0.0
    """Seconds that bots wait from now on, if the last reply can still be taken back."""


def last_update(telling: Telling, viewer: Viewer, steps: tuple[Step, ...]) -> bytes:
    """These steps, and what there is to see after the last of them."""
    live = telling.live
    position = live.match.position
    undo: UndoState | None = None
    bots_in: float | UnsetType = UNSET
    if viewer is not None:
        count, why = live.undo(viewer)
        undo = UndoState(count, why.id if why else None)
        if telling.window and bots_asked(live) and second_thoughts(live) == viewer:
            bots_in = telling.window
    return codec.message(
        Update(
            seq=live.seq,
            steps=steps,
            shown=Raw(codec.encode(shown(position, viewer))),
            question=live.question(viewer) if viewer is not None else "",
            undo=undo,
            clocks=live.clocks.shown(telling.tick) if live.clocks else (),
            winners=live.game.winners(position.now) if position.over else (),
            bots_in=bots_in,
        )
    )


def updates(live: Live, viewer: Viewer, rows: Sequence[Row], tick: float) -> Iterator[bytes]:
    """A long way, in several updates; the last one shows."""
    steps = [Happened(row, read_events(row.events)).step(viewer) for row in rows]
    whole = len(steps) - 1 - (len(steps) - 1) % CHUNK if steps else 0
    for begin in range(0, whole, CHUNK):
        part = tuple(steps[begin : begin + CHUNK])
        yield codec.message(Update(seq=part[-1].seq, steps=part))
    yield last_update(Telling(live, tick), viewer, tuple(steps[whole:]))
