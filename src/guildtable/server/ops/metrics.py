"""Metrics, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, Info

from guildtable.server.version import VERSION

BUILD = Info("guildtable", "Which Guildtable this is")
BUILD.info({"version": VERSION})
DATABASE = Gauge("guildtable_database_up", "Does the database answer? 1: yes")
PULSE = Gauge("guildtable_pulse_seconds", "Since the site's clock was last moved on by this process")
BUS = Gauge("guildtable_bus_up", "Would other nodes hear us? 1: yes")
DUE = Gauge("guildtable_due", "Turns that are due and that nobody has taken, on the whole site", ["kind"])
OLDEST = Gauge("guildtable_due_seconds", "How long the oldest of them has been due", ["kind"])
HELD = Gauge("guildtable_matches_held", "Matches in this node's memory")

REPLIES = Counter("guildtable_replies", "Entries written by this node, chance's aside", ["game"])
CONFLICTS = Counter("guildtable_conflicts", "Writes that found their number taken")
LOST = Counter("guildtable_lost", "Matches of which the journal had less than this node: it went back")
PACKED = Counter("guildtable_packed", "Finished matches whose journal this node has packed away")
NOT_PACKED = Counter("guildtable_not_packed", "Finished matches whose journal could not be packed away just then")
CAUGHT_UP = Counter("guildtable_results_caught_up", "Finished matches of before whose results this node has written")
SOCKETS = Gauge("guildtable_sockets", "Open sockets and streams")
ENTERING = Gauge("guildtable_entering", "Watchers on their way in, or waiting for their turn")
ROOMS = Gauge("guildtable_rooms", "Tables somebody watches on this node")
SECONDS = Histogram(
    "guildtable_reply_seconds",
    "From a reply received to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
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
REFUSED = Counter("guildtable_refused", "What was refused, by code, and where", ["code", "door"])
TIDIED = Counter("guildtable_tidied", "Rows that were thrown away because they were old, by what they were", ["what"])
READING = Gauge("guildtable_readers_waiting", "Requests for replays and analyses that wait or are worked on")
MAILS = Counter("guildtable_mails", "Mails, by what became of them: sent, refused (for good), failed", ["what"])
