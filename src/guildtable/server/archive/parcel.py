"""A parcel: all that is kept of a player in one file, a zip, made piece by piece while it is sent."""

from __future__ import annotations

import asyncio
import json
import zipfile
from collections.abc import AsyncIterator, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.accounts.export import kept_of, records_of, unpacked
from guildtable.server.ops.metrics import EXPORTED
from guildtable.server.tables.players import Player

AT_ONCE = 2
"""Pieces that a node makes at once; while one is sent, however slowly, nothing is held for it."""
ABOUT = """All that this site keeps of you.

you.json       who you are here, where you are signed in, what you played, said and reported. Times are seconds since
               1970, in UTC.
records/       every finished game as a text that anybody can read: `guildtable verify FILE` plays it again and looks
               whether every card fell as it had to, `guildtable replay FILE` shows it.
"""


class Parcels:
    """Makes parcels."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine, self._turn = engine, asyncio.Semaphore(AT_ONCE)

    async def make(self, player: Player) -> AsyncIterator[bytes]:
        """The bytes of a player's parcel, as they come."""
        sent = _Sent()
        with zipfile.ZipFile(sent, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as parcel:
            async with self._turn, self._engine.connect() as connection:
                kept = await kept_of(connection, player.id)
            told = await asyncio.to_thread(json.dumps, kept, indent=1)  # of ten thousand games it takes a while
            await asyncio.to_thread(_put, parcel, [("ABOUT.txt", ABOUT), ("you.json", told)])
            yield sent.taken()
            last: str | None = ""
            while last is not None:
                async with self._turn:
                    async with self._engine.connect() as connection:
                        batch, last = await records_of(connection, player.id, last)
                    await asyncio.to_thread(_put_records, parcel, batch)
                yield sent.taken()
        yield sent.taken()
        EXPORTED.inc()


class _Sent:
    """What a zip is written to, and taken from as it grows. It cannot go back, so nothing of it need be kept."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def write(self, piece: bytes, /) -> int:
        self._pieces.append(bytes(piece))
        return len(piece)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass

    def taken(self) -> bytes:
        pieces, self._pieces = self._pieces, []
        return b"".join(pieces)


def _put(parcel: zipfile.ZipFile, files: Sequence[tuple[str, str]]) -> None:
    for name, text in files:
        parcel.writestr(name, text)


def _put_records(parcel: zipfile.ZipFile, batch: Sequence[tuple[str, bytes]]) -> None:
    _put(parcel, [(f"records/{name}.guildtable", unpacked(text)) for name, text in batch])
