"""Analyses: what a strong bot thinks of finished matches, remembered for a while."""

from __future__ import annotations

from collections import OrderedDict

from guildtable.kernel.question import Seat
from guildtable.server.archive.readers import Asker, Readers
from guildtable.server.archive.reading.counsel import Counsel, analyse
from guildtable.server.archive.reading.review import Review, review
from guildtable.server.archive.records import Records

KEPT = 2000
REVIEWS = 200
"""Reviews that are kept: each is some kilobytes, and took seconds."""


class Analyses:
    """Analyses of finished matches; the latest are kept in memory."""

    def __init__(self, records: Records, readers: Readers) -> None:
        self._records, self._readers = records, readers
        self._given: OrderedDict[tuple[str, int, Seat], Counsel] = OrderedDict()
        self._reviews: OrderedDict[tuple[str, Seat], Review] = OrderedDict()

    async def given(self, asker: Asker, match: str, step: int, seat: Seat) -> Counsel:
        """The analysis of a match that was played on this site."""
        known = self._given.get((match, step, seat))
        if known is None:
            text = await self._records.text(match)
            known = await self._readers.read(asker, analyse, text, step, seat)
            self._given[match, step, seat] = known
            while len(self._given) > KEPT:
                self._given.popitem(last=False)
        return known

    async def review(self, asker: Asker, match: str, seat: Seat) -> Review:
        """How a match that was played on this site went for a seat."""
        known = self._reviews.get((match, seat))
        if known is None:
            known = await self._readers.read(asker, review, await self._records.text(match), seat)
            self._reviews[match, seat] = known
            while len(self._reviews) > REVIEWS:
                self._reviews.popitem(last=False)
        return known
