"""Ways to lose something under faults that the tests must notice. The whole run finds more, but takes minutes."""

from tools.sabotage import Wreck

ROOMS, TURNS, BUS, THINKERS = (f"tests/faults/test_{page}.py" for page in ("rooms", "turns", "bus", "thinkers"))

WRECKS = [
    Wreck(
        "a room is shut over somebody who is coming in",
        "server/watching/rooms.py",
        "        if room.watchers or room.entering or",
        "        if room.watchers or",
        ROOMS,
    ),
    Wreck(
        "a room that nobody needs is kept for ever",
        "server/watching/rooms.py",
        "        if room.watchers or room.entering or",
        "        if room.watchers or not room.entering or",
        ROOMS,
    ),
    Wreck(
        "a bot's alarm set while a worker looks is silenced",
        "server/play/turns.py",
        """        at = await self._journal.due(match, BOT_TURN)  # before the match: what is set after it is new
        held = await self._matches.fresh(match)
        live = held.live
""",
        """        held = await self._matches.fresh(match)
        live = held.live
        at = await self._journal.due(match, BOT_TURN)
""",
        TURNS,
    ),
    Wreck(
        "a node that started without its bus never listens",
        "server/bus/nats.py",
        "            if subscription is None:",
        "            if subscription:",
        BUS,
    ),
    Wreck(
        "thinkers outlive a killed worker",
        "server/play/thinking.py",
        ", initializer=_follow, initargs=(memory,))",
        ")",
        THINKERS,
    ),
]
