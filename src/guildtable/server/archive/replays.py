"""Replays: a whole match from one view, played again once and kept packed: 400 views that differ little are 30 kB."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256

from guildtable.server.archive.readers import Asker, Readers
from guildtable.server.archive.reading.reel import packed_reel
from guildtable.server.archive.records import Records

KEPT = 8 * 2**20
"""Bytes of packed replays a node remembers: some two hundred."""


class Replays:
    """The replays of finished matches, kept packed."""

    def __init__(self, records: Records, readers: Readers) -> None:
        self._records, self._readers = records, readers
        self._packed: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._bytes = 0

    async def packed(self, asker: Asker, match: str, view: str) -> bytes:
        """The reel of a finished match, as gzipped JSON."""
        return await self.packed_from(asker, await self._records.text(match), view)

    async def packed_from(self, asker: Asker, text: str, view: str) -> bytes:
        """The reel of a record that is sound."""
        wanted = sha256(text.encode()).hexdigest(), view  # what was erased from the record is not shown from memory
        if wanted in self._packed:
            self._packed.move_to_end(wanted)
            return self._packed[wanted]
        packed = await self._readers.read(asker, packed_reel, text, view)
        if wanted not in self._packed:  # nobody else has asked for it meanwhile
            self._packed[wanted] = packed
            self._bytes += len(packed)
        while self._bytes > KEPT:
            self._bytes -= len(self._packed.popitem(last=False)[1])
        return packed
