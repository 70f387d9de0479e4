"""Filling: a database with so many finished matches, copies of one that was really played, by so many players."""

from __future__ import annotations

from random import Random

from sqlalchemy import text

from guildtable.server.store.database import engine_of
from guildtable.server.store.migrate import migrate
from guildtable.server.store.schema import metadata
from tests.server.client import Player, Seat
from tests.server.places import RunningNode

BATCH = 50_000
"""Copies that are written by one statement."""
YEAR = 365 * 86400.0
UNPACKED = 2_000
"""The newest, whose journal is still there: an hour of a busy site."""
A_PLAYER = 100
"""Matches of one player."""

COPY = """
WITH source AS (SELECT * FROM {table} WHERE {key} = :source), copies AS (
    SELECT generate_series(CAST(:first AS integer), CAST(:last AS integer)) AS n)
INSERT INTO {table} ({columns}) SELECT {values} FROM source, copies
"""
AGO = "extract(epoch FROM now()) - CAST(:year AS float) * (1 - n::float / CAST(:all AS integer))"
"""When the copy ended: spread over a year, the last just now."""
MATCH = "'copy-' || lpad(n::text, 10, '0')"
PLAYER = "'player-' || lpad((n % CAST(:players AS integer))::text, 8, '0')"
CHANGED = {
    "tables": {"id": MATCH, "match_name": "'public-' || lpad(n::text, 10, '0')", "created": AGO, "host": PLAYER},
    "seats": {"table": MATCH, "player": f"CASE WHEN player IS NULL THEN NULL ELSE {PLAYER} END", "seen": AGO},
    "matches": {"id": MATCH, "started": AGO, "ended": AGO},
    "records": {"match": MATCH, "name": "'public-' || lpad(n::text, 10, '0')", "ended": AGO, "listed": "n % 3 = 0"},
    "results": {"match": MATCH, "player": PLAYER, "ended": AGO},
}
"""What is otherwise in a copy."""
JOURNAL = {"entries": {"match": MATCH, "key": "NULL"}, "due": {"match": MATCH}}


OLD = {
    "guests": """INSERT INTO players (id, name, created)
        SELECT 'guest-' || n, 'Ben', 0 FROM generate_series(1, 5000) AS n""",
    "tables": """INSERT INTO tables (id, game, settings, state, listed, host, clock, seed, commitment, created)
        SELECT 'never-' || n, 'bruges', '{}', 'ended', false, 'player-00000000', 'null', '', '', 0
        FROM generate_series(1, 5000) AS n""",
    "lines of chat": """INSERT INTO sayings ("table", player, key, name, text, at)
        SELECT 'copy-0000000001', 'player-00000000', 'k' || n, 'Anna', 'hello',
        CASE WHEN n <= 20000 THEN 0 ELSE extract(epoch FROM now()) END FROM generate_series(1, 200000) AS n""",
}
"""What is to be pruned, among much that is not."""


async def play_one(site: RunningNode) -> str:
    """One match to its end; its table."""
    anna = await Player.come(site.url)
    table = await anna.open("capital-lux", "me", "greedy", "greedy", start=True)
    async with Seat(site.url, table, anna.token) as seat:
        await seat.play(Random(1302))
    return table


async def fill(database: str, source: str, matches: int) -> None:
    """Copy that match so often; the last of the copies still have their journal, and are to be packed."""
    await migrate(database)
    engine = engine_of(database)
    players = matches // A_PLAYER
    about = {"source": source, "year": YEAR, "all": matches, "players": players}
    people = "INSERT INTO players (id, name, created) SELECT 'player-' || lpad(n::text, 8, '0'), 'Anna', "
    people += (
        "extract(epoch FROM now()) - CAST(:year AS float) FROM generate_series(0, CAST(:players AS integer) - 1) AS n"
    )
    async with engine.begin() as connection:
        await connection.execute(text(people), about)
    for table, changed in (CHANGED | JOURNAL).items():
        columns = metadata.tables[table].columns.keys()
        key = next(name for name in ("match", "table", "id") if name in changed)
        statement = COPY.format(
            table=table,
            key=f'"{key}"',
            columns=", ".join(f'"{name}"' for name in columns),
            values=", ".join(changed.get(name, f'source."{name}"') for name in columns),
        )
        begin = 1 if table in CHANGED else matches - UNPACKED + 1
        for first in range(begin, matches + 1, BATCH):
            span = {"first": first, "last": min(first + BATCH - 1, matches)}
            async with engine.begin() as connection:
                await connection.execute(text(statement), about | span)
    for statement in OLD.values():
        async with engine.begin() as connection:
            await connection.execute(text(statement))
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.execute(text("VACUUM ANALYZE"))
    await engine.dispose()
