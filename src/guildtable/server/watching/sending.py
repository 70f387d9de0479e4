"""Sending: what a viewer is told and shown of a live match. The only place where a match becomes bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET, UnsetType

from guildtable.kernel.event import Event, Viewer
from guildtable.kernel.names import BOT
from guildtable.kernel.record import Entry, Rebased, Replied, Seated, Undone, Withdrawn, read_entry
from guildtable.kernel.wire import Told
from guildtable.server import codec
from guildtable.server.matches.draft import read_events
from guildtable.server.matches.live import Live
from guildtable.server.protocol import Heard, Step, UndoState, Update
from guildtable.server.store.journal import Row
from guildtable.server.watching.snapshot import Snapshot

CHUNK = 200
"""Steps in one update."""


class EntryEvents:
    """An entry and its events, read once for all who are told of it."""

    __slots__ = ("_bare", "_events")

    def __init__(self, row: Row, events: Sequence[Event], names: Sequence[str]) -> None:
        self._bare = step_of(row.seq, read_entry(row.seq, row.entry), names)
        self._events = [(event, Heard(event.id, event.args)) for event in events]

    def step(self, viewer: Viewer) -> Step:
        """The step as this viewer may know it: never what was replied."""
        bare = self._bare
        heard = tuple([told for event, told in self._events if event.heard_by(viewer)])
        return Step(bare.seq, bare.kind, bare.seat, heard, bare.count, bare.player)


def step_of(seq: int, entry: Entry, names: Sequence[str], told: Sequence[Told] = ()) -> Step:
    """An entry and what is told of it: that a seat has replied, never what. `names` are those of the seats' persons."""
    events = tuple(Heard(one.id, one.args) for one in told)
    match entry:
        case Replied(seat):
            return Step(seq, "reply", seat if seat >= 0 else None, events)
        case Undone(seat, count):
            return Step(seq, "undo", seat, events, count=count)
        case Withdrawn(seat):
            return Step(seq, "withdraw", seat, events)
        case Seated(seat, player):
            return Step(seq, "seat", seat, events, player=player if player.startswith(BOT) else names[seat])
        case Rebased():
            return Step(seq, "rules", None, events)


def last_update(snapshot: Snapshot, viewer: Viewer, steps: tuple[Step, ...]) -> bytes:
    """These steps, and what there is to see after the last of them."""
    live = snapshot.live
    undo: UndoState | None = None
    bots_in: float | UnsetType = UNSET
    if viewer is not None:
        count, why = live.undo(viewer)
        undo = UndoState(count, why.id if why else None)
        if viewer == snapshot.waited_for:
            bots_in = snapshot.window
    return codec.message(
        Update(
            seq=live.seq,
            steps=steps,
            shown=snapshot.shown(viewer),
            question=live.question(viewer) if viewer is not None else "",
            undo=undo,
            clocks=snapshot.clocks,
            winners=snapshot.winners,
            bots_in=bots_in,
            stamp=live.stamp,
        )
    )


def updates(live: Live, viewer: Viewer, rows: Sequence[Row], tick: float, names: Sequence[str]) -> Iterator[bytes]:
    """Many steps as several updates, of which the last shows the position."""
    whole = len(rows) - 1 - (len(rows) - 1) % CHUNK if rows else 0
    for begin in range(0, whole, CHUNK):
        yield passing_update(viewer, rows[begin : begin + CHUNK], names)
    yield last_update(Snapshot(live, tick), viewer, _steps(viewer, rows[whole:], names))


def passing_update(viewer: Viewer, rows: Sequence[Row], names: Sequence[str]) -> bytes:
    """Steps that others follow: there is nothing to see after them yet."""
    return codec.message(Update(seq=rows[-1].seq, steps=_steps(viewer, rows, names), stamp=rows[-1].stamp))


def _steps(viewer: Viewer, rows: Sequence[Row], names: Sequence[str]) -> tuple[Step, ...]:
    return tuple([EntryEvents(row, read_events(row.events), names).step(viewer) for row in rows])
