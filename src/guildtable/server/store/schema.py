"""The schema: what is kept. Times are seconds; ticks are seconds of the server's own clock (see `clock.py`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=text("false")),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # the token itself is nowhere
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(26), nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rematch", String(26)),
    Column("created", Float, nullable=False),
    Column("revision", Integer, nullable=False, server_default=text("0")),
    Index("tables_listed", "state", "listed", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(26), index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False, server_default=""),
    Column("entropy", Text, nullable=False, server_default=""),
    Column("seen", Float, nullable=False, server_default=text("0")),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float),
)

# The hot table. No foreign key: it would read the match's row at every reply, and only `matches` writes here.
entries = Table(
    "entries",
    metadata,
    Column("match", String(26), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("key", Text),
    Column("body", Text),
    Column("clocks", Text),
    Index("entries_key", "match", "key", unique=True, postgresql_where=text("key IS NOT NULL")),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("match", String(26), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("live", Text, nullable=False),
)

due = Table(
    "due",
    metadata,
    Column("match", String(26), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", Float),
    Column("lease", Float, nullable=False, server_default=text("0")),
    Index("due_at", "kind", "at", postgresql_where=text("at IS NOT NULL")),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ticks", Float, nullable=False),
    Column("at", Float, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("match", String(26), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)

sayings = Table(
    "sayings",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(26), nullable=False),
    Column("player", String(26), nullable=False),
    Column("key", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("sayings_key", "table", "player", "key", unique=True),
)

records = Table(
    "records",
    metadata,
    Column("match", String(26), primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("ended", Float, nullable=False, index=True),
    Column("text", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

# What a player has reported, with the record as it stood then: hidden cards are in it.
reports = Table(
    "reports",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("table", String(26), nullable=False, index=True),
    Column("player", String(26), nullable=False, index=True),
    Column("seat", Integer),
    Column("seq", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("page", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("at", Float, nullable=False, index=True),
)
