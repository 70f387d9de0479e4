"""Matches in a node's memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hmac import digest

from guildtable.kernel.chance import Dealer, dealer
from guildtable.kernel.event import Event
from guildtable.kernel.question import Seat
from guildtable.server.matches.live import Live
from guildtable.server.store.journal import Row

type OnWritten = Callable[[Sequence[Row], Sequence[tuple[Event, ...]], float], None]


@dataclass(slots=True)
class Held:
    """A match in this node's memory."""

    id: str
    live: Live
    key: bytes
    """From which all chance of the match comes. It leaves the process only after the end."""
    people: Mapping[Seat, str] = field(default_factory=dict)
    """Whose seat is whose: players by their ids."""
    kept: int = 0
    """The entry of the last checkpoint."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    on_written: OnWritten | None = None
    """Called with every new entry; set by the room of this node while anybody watches."""
    on_lost: Callable[[], None] | None = None
    """Called once if the journal turns out to have gone back behind what we hold; set by the room, too."""
    ended: bool = False
    """By an admin, or by all who play: nobody plays on."""

    @property
    def dealer(self) -> Dealer:
        """Answers what chance is asked, from the match's key."""
        return dealer(self.key)

    def tosses(self, seat: Seat) -> str:
        """The seed of a bot's dice. Nobody can guess it, and a worker who takes the turn again has the same."""
        return digest(self.key, f"bot {seat} {self.live.seq}".encode(), "sha256").hex()

    def drop(self) -> None:
        """It is no longer true: whoever watches must be told anew."""
        dropped, self.on_written, self.on_lost = self.on_lost, None, None
        if dropped:
            dropped()

    def adopt(self, live: Live, rows: Sequence[Row], events: Sequence[tuple[Event, ...]], since: float) -> None:
        """Take over entries that are written, and tell whoever watches. How long that takes is measured from `since`:
        when we were asked to write or to read them, by `perf_counter`."""
        self.live = live
        if self.on_written and rows:
            self.on_written(rows, events, since)
