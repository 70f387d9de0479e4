"""The schema of the database. Times are seconds; ticks are seconds of the site's clock (see `site_clock.py`)."""

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
    Column("portrait", Text),  # the face they have chosen, see `tables/portraits.py`; none: chance draws one
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # the token itself is nowhere
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("device", Text, nullable=False, server_default=""),  # by which browser, on what: see `http/devices.py`
    Column("proved", Float),  # when its owner last proved who they are, by a credential
)

# What makes a guest an account: a mailbox, passkeys, recovery codes. See `accounts/`.
mailboxes = Table(
    "mailboxes",
    metadata,
    Column("address", Text, primary_key=True),  # as `mail/mailbox.py` writes it
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("since", Float, nullable=False),
    Index("mailboxes_player", "player", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's own, in base64url
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # how often it says it was used: it never goes back
    Column("device", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Codes that were mailed. They count for ten minutes, and for limits an hour; they stand in no backup.
mail_codes = Table(
    "mail_codes",
    metadata,
    Column("ticket", String(26), primary_key=True),
    Column("player", String(26), nullable=False),  # who asked for it
    Column("address", Text, nullable=False),
    Column("code", String(64), nullable=False),
    Column("link", String(64), nullable=False),
    Column("language", String(2), nullable=False),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("used", Boolean, nullable=False, server_default=text("false")),
    Column("origin", Text, nullable=False),  # the mark of the address it was asked for from
    Column("at", Float, nullable=False, index=True),
    Index("mail_codes_link", "link", unique=True),
    Index("mail_codes_address", "address", "at"),
    Index("mail_codes_origin", "origin", "at"),
)

# What a passkey must sign: one a session and kind, good once and for minutes. They stand in no backup.
challenges = Table(
    "challenges",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

# How the names of accounts can be read: nobody else may be called so. See `tables/account_names.py`.
account_looks = Table(
    "account_looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
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
    Column("match_name", String(26)),  # by which its match is known outside; before there were any, the id
    Column("rematch", String(26)),
    Column("created", Float, nullable=False),
    Column("revision", Integer, nullable=False, server_default=text("0")),
    Column("spectators", Text, nullable=False, server_default="talk"),  # what they may do: talk, watch, or none
    Column("hidden", Text, nullable=False, server_default="[]"),  # lines of chat that nobody is shown any more
    Column("opener", Text, nullable=False, server_default=""),  # the mark of the address it was opened from
    Column("practice", Boolean, nullable=False, server_default=text("false")),  # a lesson, or a branch of a match
    Index("tables_listed", "state", "listed", "created"),
    Index("tables_host", "host"),
    Index("tables_opener", "opener"),
    Index("tables_rematch", "rematch"),
    Index("tables_practice", "created", postgresql_where=text("practice"), sqlite_where=text("practice")),
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
    Column("acted", Float, nullable=False, server_default=text("0")),  # when the person last did anything there
    Column("let_go", Boolean, nullable=False, server_default=text("false")),  # not in the person's own list any more
    Column("kept_for", String(26)),  # the player who alone may sit down here, until the host frees the seat
    Column("choice", Text),  # what the person wants of what the game lets each seat choose
    Column("origin", Text, nullable=False, server_default=""),  # see `tables/origins.py`; empty once the game begins
    Index("seats_choice", "table", "choice", unique=True),  # first come, first served
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("names", Text, nullable=False, server_default="[]"),  # of persons, with their salts: beside the chain
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
    Column(
        "stamp", Integer, nullable=False, server_default=text("0")
    ),  # whose writing it was; 0: before there were any
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
    Column("kind", Text, nullable=False, server_default="take-back"),
    Column("gone", Integer),
    Column("number", Integer, nullable=False, server_default=text("1")),
    Column("stands", Boolean, nullable=False, server_default=text("true")),
    Column("at", Float, nullable=False, server_default=text("0")),
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
    Column("greeting", Text, nullable=False, server_default=""),  # which of the greetings it is, if it is one
    Column("at", Float, nullable=False),
    Index("sayings_key", "table", "player", "key", unique=True),
)

# Who may not sit down at a table, or not talk there, until its host lifts it.
restrictions = Table(
    "restrictions",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", String(26), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("restrictions_once", "table", "player", "kind", unique=True),
)

records = Table(
    "records",
    metadata,
    Column("match", String(26), primary_key=True),
    Column("name", String(26)),  # as in `tables.match_name`
    Column("listed", Boolean, nullable=False, server_default=text("false")),
    Column("game", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("ended", Float, nullable=False, index=True),
    Column("text", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("has_results", Boolean, nullable=False, server_default=text("false")),  # false: by a node of before
    Index("records_name", "name", unique=True),
    Index("records_listed", "listed", "ended"),
    Index(
        "records_without_results",
        "ended",
        postgresql_where=text("NOT has_results"),
        sqlite_where=text("has_results = 0"),
    ),
)

# Who played what: a row for every person of a finished match. See `archive/results.py`.
results = Table(
    "results",
    metadata,
    Column("match", String(26), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(26), nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),  # how many seats there were
    Column("bots", Integer, nullable=False),  # on how many of them a bot sat down
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("ending", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Index("results_player", "player", "ended", "match"),
    Index("results_player_game", "player", "game", "ended", "match"),
)

site_secrets = Table(
    "site_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# How often a minute somebody did what makes a row: see `counters.py`. It is kept for minutes, and in no backup.
counters = Table(
    "counters",
    metadata,
    Column("minute", Integer, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("who", Text, primary_key=True),  # a player's id, or the mark of an address or network
    Column("count", Integer, nullable=False),
)

# The oldest schema whose programs may run on this database: see `migrate.py`, which writes it. It is in no backup.
compatibility = Table("compatibility", metadata, Column("oldest", String(32), primary_key=True))

# The key of a day's marks: see `site_marks.py`. It is kept for the day, and in no backup.
day_keys = Table(
    "day_keys",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
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
    Column("about", String(26)),  # whom it is about, if it is about a person
    Column("said", Text, nullable=False, server_default=""),  # the line it is about, as it was said
)
