"""People who play by the day: where they live, when they sleep, how soon they come when they are called."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from guildtable.server.tables.players import Player
from lab.days.wall import Wall
from tests.server.calls.browser import Browser

ZONES = (
    "Europe/Brussels",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "America/Santiago",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
)
HOUR = 3600.0


@dataclass
class Person:
    """Somebody, with a wall, a temper and a way to be called."""

    player: Player
    wall: Wall
    channel: str
    """`push`, `mail` or `webhook`."""
    patience: float
    """Seconds after which they come on the average, once they are called."""
    tables: set[str] = field(default_factory=set)
    browser: Browser | None = None
    comes_at: float = 0.0

    def delay(self, rng: Random) -> float:
        """How long it takes them this time."""
        return 60.0 + rng.expovariate(1 / self.patience)


def a_wall(number: int, rng: Random) -> Wall:
    """Of the so-many-th person: eight zones in turn."""
    hours = rng.choice((0, 6, 7, 8, 8, 9))
    return Wall(ZONES[number % len(ZONES)], rng.randrange(20 * 60, 26 * 60) % 1440, hours, rng.random() < 0.2)


def a_channel(number: int) -> str:
    """Most are called by a browser, some by mail, some by a webhook."""
    return {5: "mail", 6: "webhook"}.get(number % 7, "push")


def a_temper(number: int) -> float:
    """Most come within hours, some live on their bank, and some are not seen again for weeks."""
    return {3: 60 * HOUR, 8: 400 * HOUR}.get(number % 11, 10 * HOUR)
