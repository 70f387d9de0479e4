"""Metrics, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, Info

from guildtable.server.version import VERSION

BUILD = Info("guildtable", "Which Guildtable this is")
BUILD.info({"version": VERSION})
SCHEMA = Gauge("guildtable_schema", "The number of a schema: the one this program is made for, the database's", ["of"])
DATABASE = Gauge("guildtable_database_up", "Does the database answer? 1: yes")
DATABASE_FULL = Gauge("guildtable_database_full", "Was there lately no room to write? 1: yes")
POOL_SIZE = Gauge(
    "guildtable_pool_size", "Connections to the database that this process has at most, its clock's aside"
)
POOL_IN_USE = Gauge("guildtable_pool_in_use", "Those that are at work")
POOL_WAITING = Gauge("guildtable_pool_waiting", "Who waits for one")
POOL_WAIT = Histogram(
    "guildtable_pool_wait_seconds",
    "How long somebody waited for a connection; to make one takes time, too",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
PULSE = Gauge("guildtable_pulse_seconds", "Since the site's clock was last moved on by this process")
BUS = Gauge("guildtable_bus_up", "Would other nodes hear us? 1: yes")
DUE = Gauge("guildtable_due", "Turns that are due and that nobody has taken, on the whole site", ["kind"])
OLDEST = Gauge("guildtable_due_seconds", "How long the oldest of them has been due", ["kind"])
HELD = Gauge("guildtable_matches_held", "Matches in this node's memory")

REPLIES = Counter("guildtable_replies", "Entries written by this node, chance's aside", ["game"])
CONFLICTS = Counter("guildtable_conflicts", "Writes that found their number taken")
LOST = Counter("guildtable_lost", "Matches of which the journal had less than this node: it went back")
PACKED = Counter("guildtable_packed", "Finished matches whose journal this node has packed away")
PACKING = Histogram("guildtable_packing_seconds", "To pack away the journal of one finished match, if it went well")
NOT_PACKED = Counter("guildtable_not_packed", "Finished matches whose journal could not be packed away just then")
CAUGHT_UP = Counter("guildtable_results_caught_up", "Finished matches of before whose results this node has written")
ERASED = Counter("guildtable_erased", "Players whom this node has erased because they asked for it")
EXPORTED = Counter("guildtable_exported", "Players to whom this node has given all that is kept of them")
SOCKETS = Gauge("guildtable_sockets", "Open sockets and streams")
SOCKETS_CLOSED = Counter("guildtable_sockets_closed", "Sockets that were open and are closed, by code", ["code"])
ENTERING = Gauge("guildtable_entering", "Watchers on their way in, or waiting for their turn")
ROOMS = Gauge("guildtable_rooms", "Tables somebody watches on this node")
SECONDS = Histogram(
    "guildtable_reply_seconds",
    "From a reply received to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
TOLD = Histogram(
    "guildtable_told_seconds",
    "From a reply received here, or a hint of one, until the last who watches here has been sent it",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
REQUESTS = Counter("guildtable_http_requests", "Requests that were answered", ["method", "route", "status"])
REQUEST_SECONDS = Histogram(
    "guildtable_http_seconds",
    "From a request to the beginning of its answer",
    ["route"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
LOOP_LAG = Histogram(
    "guildtable_loop_lag_seconds",
    "How late the event loop is",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1),
)
LOOP_HELD = Counter("guildtable_loop_held_seconds", "Lateness of the event loop over 10 ms, by what held it", ["by"])
COLLECTION = Histogram(
    "guildtable_collection_seconds",
    "Python's collection of garbage on the event loop's thread",
    ["generation"],
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
)
MISSED = Counter("guildtable_missed_hints", "Entries found by looking, of which no hint had come")
THOUGHTS = Histogram("guildtable_thought_seconds", "A bot's turn, from taken to answered", ["game"])
THINKERS = Gauge("guildtable_thinkers", "Processes that think for bots, started or to be started by this process")
THINKERS_BUSY = Gauge("guildtable_thinkers_busy", "Those that think")
THINKERS_WAITING = Gauge("guildtable_thinkers_waiting", "Turns that this process has taken and that wait for one")
THOUGHTS_LOST = Counter(
    "guildtable_thoughts_lost", "Thoughts that came to nothing: the thinker was killed, slow, or at a loss", ["why"]
)
TURNS_FAILED = Counter(
    "guildtable_turns_failed", "What was due, was taken and went wrong; it is taken again when its lease ends", ["kind"]
)
FAILED = Counter("guildtable_background_failures", "Background work that failed, and is tried again", ["work"])
REFUSED = Counter("guildtable_refused", "What was refused, by code, and where", ["code", "door"])
TIDIED = Counter("guildtable_tidied", "Rows that were thrown away because they were old, by what they were", ["what"])
READING = Gauge("guildtable_readers_waiting", "Requests for replays and analyses that wait or are worked on")
TOLLS = Counter("guildtable_tolls", "Tolls (proofs of work) where a limit was hit: asked, paid, wrong", ["what"])
MAILS = Counter("guildtable_mails", "Mails, by what became of them: sent, refused (for good), failed", ["what"])
CALLS = Counter(
    "guildtable_calls",
    "Calls to players who are asked, by what became of them: sent, passed (nobody was to be called any more), again "
    "(tried once more), failed, gone (the browser, or the mailbox, is none any more)",
    ["channel", "what"],
)
CALL_SECONDS = Histogram(
    "guildtable_call_seconds",
    "From being asked to being called; nights, and the time in which they were here, included",
    ["channel"],
    buckets=(15, 30, 60, 120, 180, 300, 600, 3600, 14400, 43200, 86400),
)
