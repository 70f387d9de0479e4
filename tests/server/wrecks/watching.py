"""Ways to break what watchers are told."""

from tools.sabotage import Wreck

BLOCKS = "tests/server/tables/test_blocks.py"
LOST = "tests/server/matches/test_lost.py"
METRICS = "tests/server/ops/test_metrics.py"
MODERATION = "tests/abuse/test_moderation.py"
NOTIFICATIONS = "tests/server/watching/test_notifications.py"
ROOMS = "tests/server/watching/test_rooms.py"

WRECKS = [
    Wreck(
        "a reply counts as told when the first has been sent it",
        "server/watching/telling.py",
        "if not self._waiting and self._anybody:",
        "if self._anybody:",
        METRICS,
    ),
    Wreck(
        "who has seen more than this node is told that it is gone",
        "server/watching/rooms.py",
        "if room.held is None or (monotonic() - room.read < FRESH and seen.seq <= room.seq):",
        "if room.held is None or monotonic() - room.read < FRESH:",
        "tests/server/watching/test_wave.py",
    ),
    Wreck(
        "what was said stays as the first who came read it",
        "server/watching/rooms.py",
        "            room.lines = None\n",
        "",
        "tests/server/watching/test_wave.py",
    ),
    Wreck(
        "who only watches comes in before who plays",
        "server/watching/wave.py",
        "for queue in (self._seats, self._others):",
        "for queue in (self._others, self._seats):",
        "tests/server/watching/test_wave.py",
    ),
    Wreck(
        "whoever gives up when it is their turn keeps it",
        "server/watching/wave.py",
        "if mine.done() and not mine.cancelled():",
        "if False:",
        "tests/server/watching/test_wave.py",
    ),
    Wreck(
        "who was told what is gone is told on",
        "server/watching/room.py",
        "            watcher.seq = watcher.since = 0\n",
        "            pass\n",
        LOST,
    ),
    Wreck(
        "who was away while moves were lost is told on",
        "server/watching/arrivals.py",
        "return await self._journal.stamp_of(room.table.id, seen.seq) == seen.stamp",
        "return True",
        LOST,
    ),
    Wreck(
        "nobody looks for what no hint told",
        "server/watching/rooms.py",
        "if heads.get(table) != room.held.live.head:",
        "if heads.get(table) == ():",
        ROOMS,
    ),
    Wreck(
        "an older hint wins over a newer one",
        "server/watching/notifications.py",
        "if seq <= self._last[table]:",
        "if seq < 0:",
        NOTIFICATIONS,
    ),
    Wreck(
        "whoever comes late reads what was said before",
        "server/watching/rooms.py",
        "if watcher.viewer is not None and (said := watcher.hears(chat)):",
        "if said := watcher.hears(chat):",
        ROOMS,
    ),
    Wreck(
        "who is blocked is heard at once",
        "server/watching/room.py",
        "if self.hears(watcher) and (heard := watcher.hears(new)):",
        "if self.hears(watcher) and (heard := new):",
        BLOCKS,
    ),
    Wreck(
        "a table closed to spectators shows itself",
        "server/watching/rooms.py",
        "room.admit(watcher)",
        "pass",
        MODERATION,
    ),
    Wreck(
        "who is here is noted by two who wait for each other",
        "server/watching/presence.py",
        ".with_for_update(skip_locked=True)",
        ".with_for_update()",
        "tests/server/watching/test_presence.py",
    ),
    Wreck(
        "each of many who come at once has the table read",
        "server/watching/rooms.py",
        "await self._renewed.ask(room, lambda: self._renew(room))",
        "await self._renew(room)",
        "tests/server/watching/test_wave.py",
    ),
    Wreck(
        "who comes joins a reading of what was said that began too early",
        "server/watching/arrivals.py",
        "self._lines.ask((room, before),",
        "self._lines.ask((room, 0),",
        "tests/server/watching/test_wave.py",
    ),
]
