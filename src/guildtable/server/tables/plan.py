"""A plan: what a host asks for when a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from guildtable.bots.levels import LEVELS
from guildtable.bots.personas import personas_of
from guildtable.kernel.question import Seat
from guildtable.server.protocol import ClockRules, Refused, Spectators
from guildtable.server.tables.choices import settled
from guildtable.shelf import GAMES, game

DAY_CLOCKS = {(12 * 3600, 72 * 3600), (24 * 3600, 120 * 3600), (168 * 3600, 168 * 3600)}
"""Clocks for days that there are: seconds for each reply, and of the bank."""
STRENGTHS = (*LEVELS, "random", "greedy", "search:25ms", "search", "search:400ms")
"""Bots that may be seated: the levels, weakest first; then those without a level, weakest first. In a game that has
personas a level may have one: `master:builder`."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a host asks for. Of the seats: `me`, `open`, or a bot's strength."""

    game: str
    seats: tuple[str, ...]
    settings: Mapping[str, str]
    clock: ClockRules
    listed: bool
    entropy: str = ""
    choices: Mapping[Seat, str] = field(default_factory=dict)
    """What is chosen already, seat by seat."""
    spectators: Spectators = "talk"
    address: str = ""
    """Where it is asked from, if that is known; see `origins.py`. Tables opened from one address take turns."""
    practice: bool = False
    """Is it a lesson, or a branch of a match? They may be kept for a shorter time."""

    def check(self) -> None:
        """Raise `Refused` if there can be no such table."""
        if self.game not in GAMES:
            raise Refused("malformed", f"There is no game named so; there are {', '.join(GAMES)}.")
        clock = self.clock
        if clock.by_the_day and ((clock.move, clock.bank) not in DAY_CLOCKS or clock.game):
            raise Refused(
                "malformed", "A clock for days gives 12 h and 72 h of bank, 24 h and 120 h, or 168 h and 168 h."
            )
        if clock.vacation and not clock.by_the_day:
            raise Refused("malformed", "Vacation goes with a clock for days: one with a bank.")
        rules = game(self.game)
        if rules.choice and any(rules.choice.setting(seat) in self.settings for seat in range(len(self.seats))):
            raise Refused(
                "malformed", f"A {rules.choice.name} is no setting: everybody chooses their own, as `choice`."
            )
        try:
            rules.opening(len(self.seats), {**self.settings, **settled(rules, self.choices)})
        except ValueError as error:
            raise Refused("malformed", f"{error}.") from None
        if self.seats.count("me") > 1:
            raise Refused("malformed", "A seat is me (once), open, or a bot.")
        for seat in self.seats:
            if seat not in {"me", "open"}:
                check_bot(self.game, seat)


def check_bot(game_name: str, bot: str) -> None:
    """Raise `Refused` if no such bot can be seated at this game."""
    level, colon, persona = bot.partition(":")
    personas = personas_of(game(game_name))
    if bot not in STRENGTHS and not (colon and level in LEVELS and persona in personas):
        raise Refused(
            "malformed",
            f"A bot is one of {', '.join(STRENGTHS)}; the first {len(LEVELS)} may have a persona after a colon: "
            f"{', '.join(personas)}.",
        )
