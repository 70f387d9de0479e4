"""How long listing, packing and pruning take where very many matches are kept: `python -m lab.archive`.

One match is really played at a node on PostgreSQL, and copied in the database a million times (`--matches`). Then the
site's own code lists, packs and prunes, each several times; the longest counts. Of every statement that took more than
20 ms stands beside it what PostgreSQL scanned for it. Prints a table; ends with 1 if anything took longer than it may.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import event, text

from guildtable.server.matches.alarms import PACK
from guildtable.server.node import Node
from guildtable.server.settings import Settings
from guildtable.server.store.retention import Retention
from guildtable.server.tables.players import Player
from lab.archive.filling import YEAR, fill, play_one
from tests.server.places import RunningNode, database

TIMES = 5
"""How often each is done."""
SLOW = 0.02
"""Seconds from which on a statement is told of."""
SOMEBODY = Player("player-00000007", "Anna")


class Watch:
    """Remembers the longest time of each statement, and what it was given."""

    def __init__(self, engine: Any) -> None:
        self.longest: dict[str, tuple[float, Any]] = {}
        event.listen(engine.sync_engine, "before_cursor_execute", self._begin)
        event.listen(engine.sync_engine, "after_cursor_execute", self._end)

    def _begin(self, connection: Any, *_: Any) -> None:
        connection.info["began"] = time.perf_counter()

    def _end(self, connection: Any, _: Any, statement: str, parameters: Any, *__: Any) -> None:
        took = time.perf_counter() - connection.info["began"]
        if took > self.longest.get(statement, (0.0, None))[0]:
            self.longest[statement] = took, parameters


async def measure(node: Node, watch: Watch, matches: int) -> list[tuple[str, float, float, list[str]]]:
    """What was done, the longest it took, the longest it may, and the statements that were slow."""
    records, retention = node.records, Retention(node.database.engine, node.settings)
    long_ago = time.time() - YEAR / 2

    async def pack_some() -> None:
        claimed = await node.database.journal.claim(PACK, node.clock.now + YEAR, 15.0, 20)
        assert claimed
        for match in claimed:
            await records.pack(match)

    def page(*given: Any, **more: Any) -> Callable[[], Awaitable[Any]]:
        return lambda: records.listed(*given, **more)

    works: list[tuple[str, Callable[[], Awaitable[Any]], int, float]] = [
        ("list of finished games, newest", page(None, None), TIMES, 0.1),
        ("the same, half a year back", page(None, long_ago), TIMES, 0.1),
        ("the same, of one game", page("capital-lux", long_ago), TIMES, 0.1),
        ("a player's own games", page(None, None, player=SOMEBODY), TIMES, 0.1),
        ("a player's own games, half a year back", page("capital-lux", long_ago, player=SOMEBODY), TIMES, 0.1),
        ("a player's tables", lambda: node.lists.of(SOMEBODY), TIMES, 0.1),
        ("open tables", node.lists.listed, TIMES, 0.1),
        ("a record by its public name", lambda: records.text(f"public-{matches // 2:010}"), TIMES, 0.1),
        ("20 matches claimed and packed", pack_some, TIMES, 2.0),
        ("what metrics ask for", node.gauges.measure, TIMES, 0.5),
        ("prune, dry run", retention.count, 2, 30.0),
        ("prune: 10,000 rows and 20,000 lines", retention.tidy, 1, 60.0),
        ("prune again: nothing is old", retention.tidy, TIMES, 10.0),
    ]
    told = []
    for what, work, times, may in works:
        watch.longest.clear()
        longest = 0.0
        for _ in range(times):
            began = time.perf_counter()
            await work()
            longest = max(longest, time.perf_counter() - began)
        slow = {statement: given for statement, given in watch.longest.items() if given[0] > SLOW}
        told.append((what, longest, may, [await explained(node, *one) for one in slow.items()]))
    return told


async def explained(node: Node, statement: str, took: tuple[float, Any]) -> str:
    """A statement's time, and what PostgreSQL scans for it and how many pages it reads."""
    seconds, given = took
    async with node.database.engine.connect() as connection:
        plan = await connection.exec_driver_sql(f"EXPLAIN (ANALYZE, BUFFERS) {statement}", given)
        lines = [str(row[0]) for row in plan]
        await connection.rollback()
    scans = [
        found[1] for line in lines if (found := re.search(r"((?:\w+ )*Scan (?:Backward )?(?:using|on) \S+)", line))
    ]
    pages = re.search(r"shared hit=(\d+)(?: read=(\d+))?", "\n".join(lines))
    read = sum(int(number or 0) for number in pages.groups()) if pages else 0
    return f"{seconds * 1000:.0f} ms, {read} pages: {'; '.join(dict.fromkeys(scans))}"


async def run(url: str, source: str, matches: int) -> bool:
    """Fill, measure, tell; was everything as quick as it may be?"""
    began = time.perf_counter()
    await fill(url, source, matches)
    filled = time.perf_counter() - began
    async with Node.opened(Settings(database=url)) as node:
        async with node.database.engine.connect() as connection:
            size = (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
        sys.stdout.write(f"{matches} finished matches, {size / 1e9:.1f} GB, filled in {filled:.0f} s\n\n")
        sys.stdout.write("| what | longest, s | may, s | slow statements |\n|---|---|---|---|\n")
        told = await measure(node, Watch(node.database.engine), matches)
    for what, took, may, slow in told:
        sys.stdout.write(f"| {what} | {took:.3f} | {may:g} | {'<br>'.join(slow)} |\n")
    return all(took <= may for _, took, may, _ in told)


def main() -> int:
    """A database of our own, a match, a million of it."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--matches", type=int, default=1_000_000)
    matches = asked.parse_args().matches
    with database() as url, tempfile.TemporaryDirectory() as place:
        around = {"GUILDTABLE_DATABASE": url, "GUILDTABLE_NATS": "", "GUILDTABLE_BOTS": "1"}
        with RunningNode(around, Path(place, "log")) as site:
            source = asyncio.run(play_one(site))
        return 0 if asyncio.run(run(url, source, matches)) else 1


if __name__ == "__main__":
    sys.exit(main())
