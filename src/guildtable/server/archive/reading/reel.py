"""A reel: a whole match from one view, packed: 400 views that differ little are 30 kB."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from guildtable.kernel.question import Seat
from guildtable.kernel.record import Record
from guildtable.server.archive.reading.frames import Frame, frames_of
from guildtable.server.codec import encode
from guildtable.server.protocol import Refused

GZIP = 31
"""zlib's word for the format of gzip, without a date: the same reel is always the same bytes."""


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


def packed_reel(text: str, view: str) -> bytes:
    """The reel of a record of ours, packed."""
    return pack(Record.read(text), view)


def pack(record: Record, view: str) -> bytes:
    """A record played again, as a gzipped reel. However long it is, one frame of it is in memory at a time."""
    packer = zlib.compressobj(5, zlib.DEFLATED, GZIP)
    packed = [packer.compress(piece) for piece in _pieces(record, view)]
    return b"".join([*packed, packer.flush()])


def _pieces(record: Record, view: str) -> Iterator[bytes]:
    """The JSON of a reel, frame by frame."""
    header = record.header
    frames = frames_of(record, view, 0, len(record.entries))
    first = next(frames, None)
    if first is None:
        raise Refused("not-now", f"It was played by rules {header.rules}, which are not kept here.")
    winners = tuple(map(int, record.result.partition(" won by ")[2].split()))
    reel = Reel(header.match, header.game, record.players, header.settings, record.result, winners, frames=())
    yield encode(reel).removesuffix(b"]}") + encode(first)
    for frame in frames:
        yield b"," + encode(frame)
    yield b"]}"
