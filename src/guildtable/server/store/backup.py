"""A backup: all that a site keeps, as of one moment, in one file; and back, into PostgreSQL or SQLite alike.

The file is gzipped lines of JSON: a head that names the schema; for each table a line that names its columns, then its
rows; last a line with the fingerprint of all lines before it. It holds the seeds of running matches: keep it as secret
as the database.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text

from guildtable.server.codec import decode, encode
from guildtable.server.store import schema
from guildtable.server.store.database import engine_of, is_sqlite
from guildtable.server.store.database_time import NOW, OWN
from guildtable.server.store.migrate import bring_to, is_known, revision
from guildtable.server.store.site_clock import LONGEST
from guildtable.server.version import VERSION

FORMAT = "guildtable-backup 1"
BATCH = 500
ALEMBIC = "alembic_version"
PASSING = {"counters", "day_keys", "mail_codes", "challenges", "compatibility", "time_offsets"}
"""Tables that stand in no backup: they are of the day, and by its key its marks could be traced back to addresses; what
the last says is written by migrations."""
ALWAYS = {"pulse", "compatibility"}
"""Tables that have a row even where nobody has ever played."""

type Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


class Unfit(Exception):
    """Raised if it cannot be done; the message says why, and what to do."""


async def back_up(url: str, file: Path, progress: Progress) -> int:
    """Write the database to a file while it is in use, and return the number of rows."""
    if file.exists():
        raise Unfit(f"{file} exists: name another file.")
    part = file.with_name(file.name + ".part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            rows = await pour_out(url, raw, progress)
            os.fsync(raw.fileno())
        part.rename(file)
        return rows
    finally:
        part.unlink(missing_ok=True)


async def pour_out(url: str, raw: IO[bytes], progress: Progress) -> int:
    """Write the database to whatever takes it, while it is in use, and return the number of rows."""
    if is_sqlite(url) and not Path(url.removeprefix("sqlite:///")).exists():
        raise Unfit(f"There is no database at {url}.")
    engine = engine_of(url)
    try:
        async with engine.execution_options(**_one_moment(url)).connect() as connection:
            if is_sqlite(url):
                await connection.exec_driver_sql("BEGIN")  # else every statement would see a moment of its own
            return await connection.run_sync(_write, raw, progress)
    finally:
        await engine.dispose()


async def restore(url: str, file: Path, progress: Progress, *, replace: bool = False) -> int:
    """Fill a database from a file, all or nothing, and return the number of rows."""
    with file.open("rb") as raw:
        return await pour_in(url, raw, str(file), progress, replace=replace)


async def pour_in(url: str, raw: IO[bytes], name: str, progress: Progress, *, replace: bool = False) -> int:
    """Fill a database from whatever gives a backup, all or nothing, and return the number of rows."""
    engine = engine_of(url)
    try:
        async with engine.connect() as connection:
            if is_sqlite(url):
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            rows = await connection.run_sync(_read, raw, progress, replace)
            await connection.commit()
            return rows
    except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError, ValueError) as error:
        raise Unfit(f"{name} is no backup, or no longer whole: {error}. The database is as it was.") from None
    finally:
        await engine.dispose()


def _one_moment(url: str) -> dict[str, Any]:
    return {} if is_sqlite(url) else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


def _write(connection: Connection, raw: IO[bytes], progress: Progress) -> int:
    found = revision(connection)
    if found is None:
        raise Unfit("The database is empty: there is nothing to back up.")
    tables = [table for table in _tables(connection) if table.name not in PASSING]
    total = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    rows, link = 0, sha256()
    with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as out:

        def line(value: Any) -> None:
            written = encode(value) + b"\n"
            link.update(written)
            out.write(written)

        line({"format": FORMAT, "revision": found, "version": VERSION, "made": time.time(), "rows": total})
        for table in tables:
            blobs = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
            columns = [str(column.name) for column in table.columns]
            line({"table": str(table.name), "columns": columns, "bytes": blobs})
            for row in connection.execution_options(yield_per=BATCH).execute(_in_order(table)):
                line([b64encode(value).decode() if isinstance(value, bytes) else value for value in row])
                rows += 1
                if rows % BATCH == 0:
                    progress(rows, total)
        out.write(encode({"sha256": link.hexdigest()}) + b"\n")
    progress(total, total)
    return rows


def _read(connection: Connection, raw: IO[bytes], progress: Progress, replace: bool) -> int:
    lines = _lines(raw)
    head = next(lines)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ValueError(f"it does not begin as {FORMAT} does")
    if not is_known(head["revision"]):
        raise Unfit(f"This backup was made by a newer Guildtable ({head['version']}): install that version.")
    _make_room(connection, replace=replace)
    bring_to(connection, head["revision"])
    tables = {table.name: table for table in _tables(connection)}
    rows, into, batch = 0, Into(), list[dict[str, Any]]()
    for line in lines:
        if isinstance(line, dict):
            into.take(connection, batch)
            into = Into(tables[line["table"]], line["columns"], frozenset(line["bytes"]))
        else:
            batch.append(into.row(line))
            rows += 1
            if len(batch) >= BATCH:
                into.take(connection, batch)
                progress(rows, head["rows"])
    into.take(connection, batch)
    _set_sequences(connection, list(tables.values()))
    bring_to(connection)
    progress(rows, rows)
    return rows


class Into:
    """The table that is being filled."""

    def __init__(self, table: Table | None = None, columns: list[str] | None = None, blobs: Any = frozenset()) -> None:
        self._table, self._columns, self._blobs = table, columns or [], blobs

    def row(self, values: list[Any]) -> dict[str, Any]:
        """A row of the file as the database takes it."""
        row = dict(zip(self._columns, values, strict=True))
        for name in self._blobs:
            row[name] = None if row[name] is None else b64decode(row[name])
        return row

    def take(self, connection: Connection, batch: list[dict[str, Any]]) -> None:
        """Write these rows, and empty the batch."""
        if batch and self._table is not None:
            connection.execute(insert(self._table), batch)
        batch.clear()


def _lines(raw: IO[bytes]) -> Iterator[Any]:
    """Every line but the last, which must be the fingerprint of all others."""
    link, held = sha256(), b""
    with gzip.GzipFile(fileobj=raw, mode="rb") as packed:
        for line in packed:
            if held:
                link.update(held)
                yield decode(held)
            held = line
    end = decode(held) if held else {}
    if not isinstance(end, dict) or end.get("sha256") != link.hexdigest():
        raise ValueError("its print is not that of its lines")


def _tables(connection: Connection) -> list[Table]:
    """The tables of the database as they are, of whichever schema; those that others refer to come first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != ALEMBIC]


def _in_order(table: Table) -> Any:
    return select(table).order_by(*table.primary_key.columns)


def _make_room(connection: Connection, *, replace: bool) -> None:
    """Empty the database. It is refused if a node uses it, or if it holds rows and `replace` was not said."""
    ours = [table for table in _tables(connection) if table.name in schema.metadata.tables]
    kept = [table for table in ours if table.name not in ALWAYS]
    used = [table.name for table in kept if connection.execute(select(table).limit(1)).first()]
    if used and not replace:
        raise Unfit(f"The database is not empty (there are {', '.join(used)}): say --replace to lose what it holds.")
    if any(table.name == "pulse" for table in ours):
        moved = any(table.name == "time_offsets" for table in ours)
        now = (NOW if moved else OWN)[connection.dialect.name]
        silent = connection.execute(text(f"SELECT {now} - at FROM pulse")).scalar()  # noqa: S608
        if silent is not None and 0 <= silent < LONGEST:
            raise Unfit("A node or worker is using this database: stop all of them, wait five seconds, try again.")
    for table in reversed(ours):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {ALEMBIC}"))


def _set_sequences(connection: Connection, tables: list[Table]) -> None:
    """Let sequences go on where they were. (SQLite looks at the highest number by itself.)"""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        key = table.autoincrement_column
        if key is not None and key.server_default is not None:
            name = connection.execute(select(func.pg_get_serial_sequence(table.name, key.name))).scalar()
            last = connection.execute(select(func.max(key))).scalar()
            connection.execute(select(func.setval(name, last or 1, last is not None)))
