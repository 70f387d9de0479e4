"""Sending: what a viewer is told and shown of a live match. The only place where a match becomes bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import Raw

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.record import Rebased, Replied, Seated, Undone, Withdrawn, read_entry
from guildtable.kernel.wire import shown
from guildtable.server import codec
from guildtable.server.live import Live, read_events
from guildtable.server.protocol import Heard, Step, UndoState, Update
from guildtable.server.store.journal import Row

CHUNK = 200
"""Steps in one update."""


class Happened:
    """An entry and its events, read once for all who are told of it."""

    __slots__ = ("_bare", "_events")

    def __init__(self, row: Row, events: Sequence[Event]) -> None:
        self._bare = _bare(row)
        self._events = [(event, Heard(event.id, event.args)) for event in events]

    def step(self, viewer: Viewer) -> Step:
        """As far as this viewer may know of it: never what was replied."""
        bare = self._bare
        heard = tuple([told for event, told in self._events if event.heard_by(viewer)])
        return Step(bare.seq, bare.kind, bare.seat, heard, bare.count, bare.player)


def _bare(row: Row) -> Step:
    """The step, before anybody hears of it."""
    match read_entry(row.seq, row.entry):
        case Replied(seat):
            return Step(row.seq, "reply", seat if seat >= 0 else None, ())
        case Undone(seat, count):
            return Step(row.seq, "undo", seat, (), count=count)
        case Withdrawn(seat):
            return Step(row.seq, "withdraw", seat, ())
        case Seated(seat, player):
            return Step(row.seq, "seat", seat, (), player=player)
        case Rebased():
            return Step(row.seq, "rules", None, ())


@dataclass(frozen=True, slots=True)
class Telling:
    """A match at a moment."""

    live: Live
    tick: float


def last_update(telling: Telling, viewer: Viewer, steps: tuple[Step, ...]) -> bytes:
    """These steps, and what there is to see after the last of them."""
    live = telling.live
    position = live.match.position
    undo = None
    if viewer is not None:
        count, why = live.undo(viewer)
        undo = UndoState(count, why.id if why else None)
    return codec.message(
        Update(
            seq=live.seq,
            steps=steps,
            shown=Raw(codec.encode(shown(position, viewer))),
            question=live.question(viewer) if viewer is not None else "",
            undo=undo,
            clocks=live.clocks.shown(telling.tick) if live.clocks else (),
            winners=live.game.winners(position.now) if position.over else (),
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
