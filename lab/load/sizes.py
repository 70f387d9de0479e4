"""Sizes: what a match takes of the database while it is played, and what is kept of it for ever."""

from __future__ import annotations

from random import Random
from typing import Any

import asyncpg

from guildtable.server.archive.records import Records
from guildtable.server.bus.local import LocalBus
from guildtable.server.matches.alarms import Pace
from guildtable.server.matches.matches import Matches
from guildtable.server.store.database import Database
from guildtable.server.store.site_clock import SiteClock
from guildtable.server.tables.tables import Tables
from guildtable.shelf import GAMES
from lab.load.appending import reply
from lab.load.crowd import crowd

JOURNAL = "SELECT count(*) AS entries, sum(pg_column_size(e.*)) AS bytes FROM entries e WHERE match = $1"
CHECKPOINTS = "SELECT count(*) AS count, sum(pg_column_size(c.*)) AS bytes FROM checkpoints c WHERE match = $1"
RECORD = "SELECT length(text) AS text, length(events) AS events FROM records WHERE match = $1"
ON_DISK = "SELECT pg_total_relation_size('entries')::float / greatest(count(*), 1) FROM entries"


async def sizes(database: str) -> dict[str, Any]:
    """A match of each game by four people, played to its end."""
    kept, bus = Database(database), LocalBus()
    await kept.open()
    clock = SiteClock(kept.engine)
    await clock.start()
    matches = Matches(kept, bus, clock, Pace(2.0, 0.4))
    records = Records(kept, matches, Tables(kept.engine, bus), clock)
    found: dict[str, Any] = {}
    for place in await crowd(database, len(GAMES)):
        rng, replies = Random(place.game), 0
        while await reply(matches, place.table, rng):
            replies += 1
        await records.finish(place.table)
        found[place.game] = {"replies": replies, **await _look(database, place.table)}
    found["entry_on_disk_with_indexes"] = round(await _ask(database, ON_DISK))
    await clock.stop()
    await kept.close()
    return found


async def _look(database: str, match: str) -> dict[str, Any]:
    journal, checkpoints, record = [
        (await _rows(database, wanted, match))[0] for wanted in (JOURNAL, CHECKPOINTS, RECORD)
    ]
    return {
        "entries": journal["entries"],
        "journal_bytes": int(journal["bytes"]),
        "checkpoints": checkpoints["count"],
        "checkpoint_bytes": int(checkpoints["bytes"] or 0),
        "record_bytes": record["text"],
        "record_events_bytes": record["events"],
    }


async def _ask(database: str, wanted: str) -> float:
    return float((await _rows(database, wanted))[0][0])


async def _rows(database: str, wanted: str, *arguments: Any) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        found: list[Any] = await connection.fetch(wanted, *arguments)
        return found
    finally:
        await connection.close()
