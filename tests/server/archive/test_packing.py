"""Packing: the journal of a finished match is let go of, once, and one that cannot be does not stop the others."""

from __future__ import annotations

import asyncio
from random import Random

import asyncpg
import structlog
from prometheus_client import REGISTRY

from guildtable.server.matches.alarms import PACK
from guildtable.server.play.turns import Sweep
from guildtable.server.store.postgres import APPEND, CLAIM
from tests.server.sitting import a_node, play_on, sit_down

MANY = 40_000
ENTRIES = """
    INSERT INTO entries (match, seq, entry, events)
    SELECT 'match-' || n / 10, n % 10 + 1, '0 why path', '[]' FROM generate_series(1, $1::int) AS n
"""
ALARMS = "INSERT INTO due (match, kind, at) SELECT 'match-' || n, 'pack', n FROM generate_series(1, $1::int) AS n"


def counted(name: str) -> float:
    """A figure of this process."""
    return REGISTRY.get_sample_value(f"guildtable_{name}_total") or 0.0


async def test_one_match_that_cannot_be_packed_is_seen_and_does_not_stop_the_others(own_postgres: str) -> None:
    async with a_node(own_postgres) as one, a_node(own_postgres) as two:
        tables = []
        for number in range(6):
            table, _ = await sit_down(one, "capital-lux", "person", "person")
            await play_on(one, table, Random(number))
            await one.database.journal.alarm(table, {PACK: 0.0})
            tables.append(table)
        stuck = tables[0]
        refusing = "CREATE FUNCTION no() RETURNS trigger AS $$ BEGIN RAISE 'no'; END $$ LANGUAGE plpgsql"
        before = f"BEFORE DELETE ON entries FOR EACH ROW WHEN (OLD.match = '{stuck}')"
        async with one.database.engine.begin() as transaction:
            await transaction.exec_driver_sql(refusing)
            await transaction.exec_driver_sql(f"CREATE TRIGGER no {before} EXECUTE FUNCTION no()")
        packed, failed = counted("packed"), counted("not_packed")
        measured = REGISTRY.get_sample_value("guildtable_packing_seconds_count") or 0.0
        with structlog.testing.capture_logs() as lines:
            sweeps = [
                Sweep(PACK, node.records.pack, node.database.journal.claim, node.clock, 15.0, 0.05)
                for node in (one, two)
            ]
            for sweep in sweeps:
                sweep.start()
            async with asyncio.timeout(20):
                while counted("packed") < packed + 5:
                    await asyncio.sleep(0.05)
            for sweep in sweeps:
                await sweep.stop()
        assert counted("packed") == packed + 5, "two nodes, and nothing is packed twice"
        assert counted("not_packed") > failed
        assert REGISTRY.get_sample_value("guildtable_packing_seconds_count") == measured + 5
        assert [line for line in lines if line["event"] == "turn failed" and line["match"] == stuck]
        left = await one.database.journal.heads(tables)
        assert list(left) == [stuck]
        assert (await one.database.journal.due(stuck, PACK) or 0) > one.clock.now + 3000, "it is tried again later"


async def test_neither_packing_nor_appending_reads_the_whole_journal(own_postgres: str) -> None:
    connection = await asyncpg.connect(own_postgres)
    try:
        await connection.execute(ENTRIES, MANY)
        await connection.execute(ALARMS, MANY)
        await connection.execute("ANALYZE")
        for statement, given in (
            (CLAIM, ("pack", 100.0, 15.0, 4)),
            ("DELETE FROM entries WHERE match = $1", ("match-7",)),
            (APPEND, (["match-7"], [11], ["0 why"], ["[]"], [None], ["key"], ["body"], [1], [11], [0])),
        ):
            prepared = await connection.prepare(f"EXPLAIN {statement}")
            for _ in range(7):  # after some, PostgreSQL plans for any arguments
                plan = "\n".join(row[0] for row in await prepared.fetch(*given))
            assert "Seq Scan" not in plan, plan
    finally:
        await connection.close()
