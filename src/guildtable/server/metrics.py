"""Metrics, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, Info

from guildtable.server.version import VERSION

BUILD = Info("guildtable", "Which Guildtable this is")
BUILD.info({"version": VERSION})
DATABASE = Gauge("guildtable_database_up", "Does the database answer? 1: yes")
BUS = Gauge("guildtable_bus_up", "Would other nodes hear us? 1: yes")
DUE = Gauge("guildtable_due", "Turns that are due and that nobody has taken, on the whole site", ["kind"])
OLDEST = Gauge("guildtable_due_seconds", "How long the oldest of them has been due", ["kind"])
HELD = Gauge("guildtable_matches_held", "Matches in this node's memory")

REPLIES = Counter("guildtable_replies", "Entries written by this node, chance's aside", ["game"])
CONFLICTS = Counter("guildtable_conflicts", "Writes that found their number taken")
SOCKETS = Gauge("guildtable_sockets", "Open sockets and streams")
ROOMS = Gauge("guildtable_rooms", "Tables somebody watches on this node")
SECONDS = Histogram(
    "guildtable_reply_seconds",
    "From a reply received to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
MISSED = Counter("guildtable_missed_hints", "Entries found by looking, of which no hint had come")
THOUGHTS = Histogram("guildtable_thought_seconds", "A bot's turn, from taken to answered", ["game"])
REFUSED = Counter("guildtable_refused", "What was refused, by code", ["code"])
