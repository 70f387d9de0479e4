"""A plan: what a host asks for when a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from guildtable.server.protocol import ClockRules, Refused
from guildtable.shelf import GAMES, game

STRENGTHS = ("random", "greedy", "search:25ms", "search", "search:400ms")
"""Bots that may be seated, weakest first."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a host asks for. Of the seats: `me`, `open`, or a bot's strength."""

    game: str
    seats: tuple[str, ...]
    settings: Mapping[str, str]
    clock: ClockRules
    listed: bool
    entropy: str = ""

    def check(self) -> None:
        """Can it be had?"""
        if self.game not in GAMES:
            raise Refused("malformed", f"There is no game named so; there are {', '.join(GAMES)}.")
        try:
            game(self.game).opening(len(self.seats), self.settings)
        except ValueError as error:
            raise Refused("malformed", f"{error}.") from None
        if self.seats.count("me") > 1 or any(seat not in {"me", "open", *STRENGTHS} for seat in self.seats):
            raise Refused("malformed", f"A seat is me (once), open, or one of {', '.join(STRENGTHS)}.")
