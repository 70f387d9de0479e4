"""Answers that lie here packed, for whoever can unpack them, and little by little for whoever cannot."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator

from fastapi import Request
from starlette.responses import Response, StreamingResponse

from guildtable.server.archive.reading.reel import GZIP

PIECE = 64 * 1024
"""Bytes of an answer that are unpacked at a time."""


def unpacked(request: Request, packed: bytes) -> Response:
    """As it lies here, to whoever can unpack it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, media_type="application/json", headers=headers)
    return StreamingResponse(_pieces(packed), media_type="application/json")


async def _pieces(packed: bytes) -> AsyncIterator[bytes]:
    """What was packed, little by little: it may be a hundred times as large. Between two pieces others have a turn."""
    unpacker = zlib.decompressobj(GZIP)
    while not unpacker.eof:
        yield unpacker.decompress(packed, PIECE)
        packed = unpacker.unconsumed_tail
        await asyncio.sleep(0)
