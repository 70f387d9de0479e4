"""Brought records: files that somebody sends to be looked at. Nothing in them is believed, and nothing of them is kept.

To verify one costs as much as to play it. So it needs a session and has a limit of its own; of what was found sound
the fingerprint is remembered, and a whole game can be analysed moment by moment without verifying it every time.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256

from guildtable.kernel.question import Seat
from guildtable.server.archive.readers import Asker, Readers
from guildtable.server.archive.reading.counsel import Counsel
from guildtable.server.archive.reading.review import Review
from guildtable.server.archive.reading.soundness import Read, analyse, known, packed_reel, review, sound

REMEMBERED = 2000
"""Fingerprints of sound records."""


class Brought:
    """Looks at records that were brought along, in the readers' processes."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._sound: OrderedDict[bytes, None] = OrderedDict()

    def knows(self, text: str) -> bool:
        """Was this very text found to be sound a while ago?"""
        return _fingerprint(text) in self._sound

    async def reel(self, asker: Asker, text: str, view: str) -> bytes:
        """The packed reel of a record."""
        packed = await self._readers.read(asker, packed_reel, self._way(text), text, view)
        self._remember(text)
        return packed

    async def counsel(self, asker: Asker, text: str, step: int, seat: Seat) -> Counsel:
        """What a strong bot thinks of the choices that a seat had at a moment of a record."""
        counsel = await self._readers.read(asker, analyse, self._way(text), text, step, seat)
        self._remember(text)
        return counsel

    async def review(self, asker: Asker, text: str, seat: Seat) -> Review:
        """How the match of a record went for a seat."""
        found = await self._readers.read(asker, review, self._way(text), text, seat)
        self._remember(text)
        return found

    def _way(self, text: str) -> Read:
        """How to read it."""
        return known if self.knows(text) else sound

    def _remember(self, text: str) -> None:
        self._sound[_fingerprint(text)] = None
        self._sound.move_to_end(_fingerprint(text))
        while len(self._sound) > REMEMBERED:
            self._sound.popitem(last=False)


def _fingerprint(text: str) -> bytes:
    return sha256(text.encode()).digest()
