"""A snapshot: a live match at one tick of the clock, and what is shown of it. What all are shown is written once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any

from msgspec import Raw

from guildtable.kernel.event import Viewer
from guildtable.kernel.position import Position
from guildtable.kernel.question import Seat
from guildtable.kernel.wire import Shown, shown_to, shown_to_all, still_shown, still_shown_to_all
from guildtable.server import codec
from guildtable.server.matches.alarms import bots_asked, second_thoughts
from guildtable.server.matches.live import Live


class Snapshot:
    """A live match at one tick of the site's clock. It is made for one step; while several seats are asked at once the
    next one takes over what has not changed."""

    __slots__ = ("_position", "clocks", "common", "live", "parts", "seats", "waited_for", "window", "winners")

    def __init__(self, live: Live, tick: float, window: float = 0.0, before: Snapshot | None = None) -> None:
        """`window`: seconds that bots wait from now on, if the last reply can still be taken back.

        From the snapshot `before` all is taken over, if since then one more answer waits for others and that is all.
        """
        self.live = live
        self.window = window
        self._position = position = live.match.position
        self.seats: dict[Seat, Shown[Any]] = {}
        self.common: Shown[Any]
        self.parts: _Parts
        if before and before.is_of(position):
            self.common = still_shown_to_all(position, before.common)
            self.parts, self.seats = before.parts, before.seats
        else:
            self.common = shown_to_all(position)
            self.parts = _Parts(self.common)
        self.clocks: Any = Raw(codec.encode(live.clocks.shown(tick))) if live.clocks else ()
        self.winners: tuple[Seat, ...] = live.game.winners(position.now) if position.over else ()
        self.waited_for: Viewer = second_thoughts(live) if window and bots_asked(live) else None
        """The seat for whose second thoughts bots wait."""

    @property
    def goes_on(self) -> bool:
        """Are several seats asked at once? Then this moment is shown again and again, until all have answered."""
        question = self._position.question
        return question is not None and len(question.asked) > 1

    def is_of(self, position: Position[Any]) -> bool:
        """Has nothing happened until then but that answers have come to wait? A position's state never changes."""
        return position.now is self._position.now and position.question is self._position.question

    def shown(self, viewer: Viewer) -> Raw:
        """What this viewer is shown, as JSON: bytes are the same as if it were written for this viewer alone."""
        return Raw(self.parts.write(self.common if viewer is None else self._to(viewer)))

    def _to(self, seat: Seat) -> Shown[Any]:
        if not self.goes_on:
            return shown_to(self._position, self.common, seat)
        before = self.seats.get(seat)
        seen = (
            still_shown(self._position, self.common, before) if before else shown_to(self._position, self.common, seat)
        )
        self.seats[seat] = seen
        self.parts.keep(seen)
        return seen


class _Parts:
    """What all are shown as JSON, in parts: what a viewer is shown that is the very same object is taken from here."""

    __slots__ = ("_common", "_held", "_known", "_records")

    def __init__(self, common: Shown[Any]) -> None:
        self._common = common
        self._held: list[Any] = [common]  # as long as we hold it, no other object has the number of one of its parts
        self._known: dict[int, bytes] = {}
        self._records: dict[type, tuple[FieldReader, tuple[Any, ...], list[bytes]]] = {}
        """The view of all, and all that is shown of it: the values of its fields, and each field as JSON."""
        for record in (common.view, common):
            reader: FieldReader = _reading(type(record))  # type: ignore[arg-type]
            read, keys = reader
            values = read(record)
            written = [key + self._first(value) for key, value in zip(keys, values, strict=True)]
            self._records[type(record)] = reader, values, written

    def _first(self, value: Any) -> bytes:
        if value is self._common.view:
            return self.write(value)
        if not _is_row(value):
            return codec.encode(value)
        for one in value:
            self._known[id(one)] = codec.encode(one)
        return self._row(value)

    def keep(self, seen: Shown[Any]) -> None:
        """This will be shown once more: its parts are written for good."""
        for part in (seen.view, seen.question):
            if id(part) not in self._known:
                self._held.append(part)
                self._known[id(part)] = self._other(part)

    def write(self, record: Any) -> bytes:
        """What somebody is shown, or a view of it: field by field as for all, but for those that are others."""
        (read, keys), of_all, written = self._records[type(record)]
        values, told = read(record), written[:]
        for place in compress(count(), map(is_not, values, of_all)):
            value = values[place]
            told[place] = keys[place] + (self._known.get(id(value)) or self._other(value))
        return b"{%b}" % b",".join(told)

    def _other(self, value: Any) -> bytes:
        if type(value) is type(self._common.view):
            return self.write(value)
        return self._row(value) if _is_row(value) else codec.encode(value)

    def _row(self, row: tuple[Any, ...]) -> bytes:
        known = self._known.get
        return b"[%b]" % b",".join([known(id(one)) or codec.encode(one) for one in row])


def _is_row(value: Any) -> bool:
    """Does it have parts of its own, as the players do, of which a viewer may see only one otherwise?"""
    return type(value) is tuple and bool(value) and _is_record(type(value[0]))  # type: ignore[arg-type]


_is_record = cache(is_dataclass)
type FieldReader = tuple[Callable[[Any], tuple[Any, ...]], list[bytes]]


@cache
def _reading(kind: Hashable) -> FieldReader:
    """Reads all fields of such a record, and what is written before each of them."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    read = attrgetter(*names)
    return (read if len(names) > 1 else lambda one: (read(one),)), [b'"%b":' % name.encode() for name in names]
