"""Frames: a record played again, moment by moment, as somebody saw it; and whether it is sound."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from guildtable.editions.replaying import Moment, replay, verify
from guildtable.kernel.record import Record, Seated
from guildtable.kernel.wire import Shown, Told, heard
from guildtable.server.codec import encode
from guildtable.server.protocol import Refused, Step
from guildtable.server.watching.sending import step_of


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a replay: what was told, and what there was to see."""

    number: int
    entry: str
    events: tuple[Told, ...]
    shown: tuple[Shown[Any], ...]
    """One view; with all hands open, every seat's."""
    step: Step | None
    """The entry as a table is told of it, with all hands open as outside; null before the first."""


def faults(text: str) -> list[str]:
    """What is wrong with a record."""
    return verify(Record.read(text))


def frames(text: str, view: str, first: int, last: int) -> bytes:
    """Moments `first` to `last` of a replay, from outside, from a seat, or with `all` hands open, as JSON."""
    return encode(list(frames_of(Record.read(text), view, first, last)))


def frames_of(record: Record, view: str, first: int, last: int) -> Iterator[Frame]:
    """Moments `first` to `last` of a record that was read already."""
    sat = range(len(record.header.players))
    if view not in {"outside", "all"} and not (view.isdecimal() and int(view) in sat):
        raise Refused("malformed", f"A replay is seen from outside, with all hands, or from seat 0 to {sat[-1]}.")
    return _frames(record, view, first, last)


def _frames(record: Record, view: str, first: int, last: int) -> Iterator[Frame]:
    viewers = [int(view)] if view.isdecimal() else [None]
    for moment in replay(record):
        if moment.number > last:
            return
        if moment.number >= first:
            seen = range(len(record.header.players)) if view == "all" else viewers
            every = tuple(Told(event.id, event.args) for event in moment.events if event.but is None)
            told = every if view == "all" else heard(moment.events, viewers[0])
            yield Frame(
                moment.number,
                str(moment.entry or "") if view == "all" else _kind(moment.entry),
                told,
                tuple(moment.shown(viewer) for viewer in seen),
                _step(record, moment, heard(moment.events, viewers[0])),
            )


def _step(record: Record, moment: Moment, told: tuple[Told, ...]) -> Step | None:
    if moment.entry is None:
        return None
    step = step_of(moment.number, moment.entry, record.players, told)
    return replace(step, player=record.name_of(moment.entry.player)) if isinstance(moment.entry, Seated) else step


def _kind(entry: Any) -> str:
    """Who acted, never what was replied: a viewer at a seat saw no more than that."""
    return " ".join(str(entry).split(" ")[:2]) if entry else ""
