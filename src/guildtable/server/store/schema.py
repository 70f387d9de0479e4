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
    Column("profile", String(26)),  # where others find their page, see `archive/profiles.py`; none: nobody does
    Column("erase_at", Float),  # when they are to be erased, if they have asked for it: see `accounts/leaving.py`
    Index("players_profile", "profile", unique=True),
    Index("players_erase_at", "erase_at", postgresql_where=text("erase_at IS NOT NULL")),
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

# How the names of erased accounts could be read, as fingerprints: nobody is called so any more.
retired_looks = Table("retired_looks", metadata, Column("fingerprint", String(64), primary_key=True))

# Whom somebody wants nothing to do with: see `tables/blocks.py`.
blocks = Table(
    "blocks",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("blocked", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),  # as they were called then
    Column("at", Float, nullable=False),
    Index("blocks_once", "player", "blocked", unique=True),
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
    Column("days", Text),  # its clock, if it is one for days: programs of before know of none, and blame nobody
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
    Column("tips", Integer, nullable=False, server_default=text("0")),  # how often a bot was asked for advice
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

# How far the site's time is ahead of the database's own: of nobody but those who test it, see `site_clock.py`.
time_offsets = Table(
    "time_offsets",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
)

# When the site was down: clocks for days rest then, and for ten minutes more.
outages = Table(
    "outages",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False, index=True),
)

# When a player's clocks rest, and how they are called back: see `calls/`.
call_settings = Table(
    "call_settings",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", Text, nullable=False, server_default=""),
    Column("quiet_from", Integer, nullable=False, server_default=text("0")),  # minutes after midnight
    Column("quiet_hours", Integer, nullable=False, server_default=text("0")),
    Column("weekends", Boolean, nullable=False, server_default=text("false")),
    Column("vacation", Boolean, nullable=False, server_default=text("true")),  # is a day taken by itself?
    Column("language", String(2), nullable=False, server_default="en"),
    Column("mail", Text, nullable=False, server_default="off"),  # off, each, or daily
    Column("mail_error", Text),
    Column("webhook", Text),
    Column("webhook_secret", String(64)),
    Column("webhook_error", Text),
    Column("webhook_off", Boolean, nullable=False, server_default=text("false")),  # it failed three times
)

# Browsers that are called by push: what each gave us to encrypt for it.
call_devices = Table(
    "call_devices",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("called", Float),  # when a call last came through
    Column("error", Text),  # of the last call, if it did not
)

# Days on which all of a player's clocks for days rest, where the table allows it.
vacations = Table(
    "vacations",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False, index=True),
    Column("year", Integer, nullable=False),
)

# Who is to be called to which question, and by what: written with the reply that asks them.
calls = Table(
    "calls",
    metadata,
    Column("player", String(26), primary_key=True),
    Column("table", String(26), primary_key=True),
    Column("asked", Integer, primary_key=True),  # the entry by which they were asked
    Column("channel", Text, primary_key=True),  # mail, webhook, or the id of a device
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("at", Float),  # when it is to be looked at; none: it is done
    Column("lease", Float, nullable=False, server_default=text("0")),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("sent", Float),
    Index("calls_at", "at", postgresql_where=text("at IS NOT NULL")),
    Index("calls_table", "table"),
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
    Column(
        "company", Text, nullable=False, server_default="[]"
    ),  # whom they had won over at the end: see `Game.company`
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
    Column("context", Text, nullable=False, server_default="[]"),  # what was said before it: see `archive/reports.py`
)
