"""Reels: a whole match from one view, played again once and kept packed: 400 views that differ little are 30 kB."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from guildtable.kernel.match import verify
from guildtable.kernel.question import Illegal, Seat
from guildtable.kernel.record import Broken, Rebased, Record
from guildtable.server.codec import encode
from guildtable.server.protocol import Refused
from guildtable.server.records import Frame, Records, frames_of
from guildtable.shelf import game

KEPT = 200
"""Packed reels a node remembers: a few megabytes."""
LONGEST = 2000
"""Entries of a record that somebody brings along; a long game of Bruges has 600."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A match from beginning to end, as one viewer sees it."""

    match: str
    game: str
    players: tuple[str, ...]
    """Who sat down first; who took over later is told by the steps."""
    settings: Mapping[str, str]
    result: str
    winners: tuple[Seat, ...]
    """Empty if the record ends before the game does."""
    frames: tuple[Frame, ...]


class Reels:
    """The reels of finished matches."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._packed: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def packed(self, match: str, view: str) -> bytes:
        """The reel of a finished match, as gzipped JSON."""
        if (match, view) in self._packed:
            self._packed.move_to_end((match, view))
            return self._packed[match, view]
        text = await self._records.text(match)
        self._packed[match, view] = packed = await asyncio.to_thread(lambda: pack(reel(Record.read(text), view)))
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        return packed


def pack(shown: Reel) -> bytes:
    """Gzipped JSON."""
    return gzip.compress(encode(shown), 5, mtime=0)


def reel(record: Record, view: str) -> Reel:
    """Play a record again, and keep all there was to see."""
    header, rules = record.header, game(record.header.game)
    frames = tuple(frames_of(record, view, 0, len(record.entries)))
    if not frames:
        raise Refused("not-now", f"It was played by rules {header.rules}; today's are {rules.version}.")
    winners = record.result.partition(" won by ")[2]
    return Reel(
        header.match,
        header.game,
        header.players,
        header.settings,
        record.result,
        tuple(map(int, winners.split())),
        frames,
    )


def brought(text: str, view: str) -> bytes:
    """The packed reel of a record that somebody brought along."""
    return pack(reel(sound(text), view))


def sound(text: str) -> Record:
    """A record that somebody brought along: nothing in it is believed before it is verified."""
    try:
        record = Record.read(text.replace("\r\n", "\n"))
        if len(record.entries) > LONGEST:
            raise Broken(f"it has more than {LONGEST} entries")
        if any(isinstance(entry, Rebased) for entry in record.entries):
            # A state from a file is a state of anybody's making: the rules need not come to an end in it.
            raise Broken("the rules changed in the middle of it; open it by its link on the site where it was played")
        faults = verify(game(record.header.game), record)
    except (Broken, Illegal, ValueError, KeyError, IndexError, TypeError) as error:
        raise Refused("malformed", f"This record cannot be shown: {error}."[:300]) from None
    if faults:
        raise Refused("malformed", f"This record is not sound: {'; '.join(faults)}."[:300])
    return record
