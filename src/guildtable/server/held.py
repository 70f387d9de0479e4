"""A match held in a node's memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hmac import digest

from guildtable.kernel.chance import Dealer, dealer
from guildtable.kernel.event import Event
from guildtable.kernel.question import Seat
from guildtable.server.live import Live
from guildtable.server.store.journal import Row

type Told = Callable[[Sequence[Row], Sequence[tuple[Event, ...]]], None]


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
    told: Told | None = None
    """Who wants to know of new entries on this node: the room, if anybody watches."""
    ended: bool = False
    """By the house: nobody plays on."""

    @property
    def dealer(self) -> Dealer:
        """Answers for chance."""
        return dealer(self.key)

    def tosses(self, seat: Seat) -> str:
        """Dice for a bot's turn: nobody can guess them, and a worker who does it again throws the same."""
        return digest(self.key, f"bot {seat} {self.live.seq}".encode(), "sha256").hex()

    def adopt(self, live: Live, rows: Sequence[Row], events: Sequence[tuple[Event, ...]]) -> None:
        """These entries are written: they count from now on."""
        self.live = live
        if self.told and rows:
            self.told(rows, events)
