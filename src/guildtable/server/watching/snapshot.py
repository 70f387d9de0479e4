"""A snapshot: a live match at one tick of the clock, and what is shown of it. What all are shown is written once."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from msgspec import Raw

from guildtable.kernel.event import Viewer
from guildtable.kernel.wire import Shown, shown_to, shown_to_all
from guildtable.server import codec
from guildtable.server.matches.live import Live


class Snapshot:
    """A live match at one tick of the site's clock. It is made for one step and forgotten with it."""

    __slots__ = ("_common", "_parts", "_position", "_view_parts", "live", "tick", "window")

    def __init__(self, live: Live, tick: float, window: float = 0.0) -> None:
        """`window`: seconds that bots wait from now on, if the last reply can still be taken back."""
        self.live = live
        self.tick = tick
        self.window = window
        self._position = live.match.position
        self._common = shown_to_all(self._position)
        self._view_parts = _Parts(self._common.view)
        self._parts = _Parts(self._common)

    def shown(self, viewer: Viewer) -> Raw:
        """What this viewer is shown, as JSON: bytes are the same as if it were written for this viewer alone."""
        if viewer is None:
            seen: Shown[Any] = self._common
        else:
            seen = shown_to(self._position, self._common, viewer)
        return self._parts.write(seen, view=self._view_parts.write(seen.view))


class _Parts:
    """A value's fields as JSON, each written when it is first wanted and then taken from here."""

    __slots__ = ("_names", "_of", "_written")

    def __init__(self, of: Any) -> None:
        self._of = of
        self._names = [field.name for field in fields(of)]
        self._written: dict[str, Raw] = {}

    def write(self, other: Any, **known: Raw) -> Raw:
        """A value of the same kind: the fields that are the very same objects are not written again."""
        parts: dict[str, Any] = {}
        for name in self._names:
            value = getattr(other, name)
            if name in known:
                parts[name] = known[name]
            elif value is getattr(self._of, name):
                if name not in self._written:
                    self._written[name] = Raw(codec.encode(value))
                parts[name] = self._written[name]
            else:
                parts[name] = value
        return Raw(codec.encode(parts))
