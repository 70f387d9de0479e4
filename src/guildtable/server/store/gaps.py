"""Gaps: entries that are missing in the midst of a match. None can come into being any more; old ones are mended here.

What stands behind a gap cannot be played on from: nobody knows what led there. So a match that is not over is cut back
to its last whole entry, and goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from guildtable.server.store.schema import checkpoints, due, entries, proposals, records

type Keep = Callable[[list[dict[str, Any]]], None]
"""Keeps the rows that are cut; if it fails, nothing is cut."""


@dataclass(frozen=True, slots=True)
class Torn:
    """A match that is not whole."""

    match: str
    whole: int
    """Its last entry that has all others before it."""
    behind: int
    """How many entries stand behind the gap."""
    last: int
    """The number of the last of them."""
    finished: bool
    """Its record is written: it is not played on, and stays as it is."""


async def find_gaps(engine: AsyncEngine, match: str | None = None) -> list[Torn]:
    """The gaps of all matches, or of one. It reads the whole journal."""
    place = func.row_number().over(partition_by=entries.c.match, order_by=entries.c.seq).label("place")
    numbered = select(entries.c.match, entries.c.seq, place)
    if match:
        numbered = numbered.where(entries.c.match == match)
    n = numbered.subquery().c
    whole, count, last = func.sum(case((n.seq == n.place, 1), else_=0)), func.count(), func.max(n.seq)
    broken = select(n.match, whole.label("whole"), count.label("count"), last.label("last")).group_by(n.match)
    b = broken.having(last != count).subquery().c
    finished = select(records.c.match).where(records.c.match == b.match).exists()
    wanted = select(b.match, b.whole, b.count - b.whole, b.last, finished).order_by(b.match)
    async with engine.connect() as connection:
        return [Torn(*row) for row in await connection.execute(wanted)]


async def cut_back(engine: AsyncEngine, gap: Torn, keep: Keep) -> None:
    """Cut a match back to its last whole entry, once `keep` has what is cut. Bots and clocks look at it anew."""
    async with engine.begin() as transaction:
        lost = (entries.c.match == gap.match, entries.c.seq > gap.whole)
        rows = await transaction.execute(select(entries).where(*lost).order_by(entries.c.seq))
        keep([dict(row) for row in rows.mappings()])
        await transaction.execute(delete(entries).where(*lost))
        later = (checkpoints.c.match == gap.match, checkpoints.c.seq > gap.whole)
        await transaction.execute(delete(checkpoints).where(*later))
        await transaction.execute(delete(proposals).where(proposals.c.match == gap.match))
        await transaction.execute(update(due).where(due.c.match == gap.match).values(at=0, lease=0))
