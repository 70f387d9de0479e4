"""A contest: which bots meet, who sits where, and with which cards.

Luck is taken out as in duplicate bridge: a deal is played by every line-up, from every seat, before the next one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import combinations
from random import Random
from typing import Any, Self

from guildtable.bots.player import bot
from guildtable.bots.playout import play_out
from guildtable.shelf import game as game_named


@dataclass(frozen=True, slots=True)
class Contest:
    """All that decides who plays what. The first bot named is the one that is judged."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, str]

    def __post_init__(self) -> None:
        game = game_named(self.game)
        game.opening(self.players, self.settings)
        for name in self.bots:
            bot(name, game, Random(self.seed))
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise ValueError(f"--bots {','.join(self.bots)}: name two bots or more, each once")

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits together: as many as there are seats, in every combination. The last one named fills a table."""
        seated = (*self.bots, *self.bots[-1:] * (self.players - len(self.bots)))
        return list(combinations(seated, self.players))

    @property
    def bouts_a_deal(self) -> int:
        """Every line-up in every rotation."""
        return len(self.line_ups()) * self.players

    def bout(self, number: int) -> Bout:
        """The game of this number. Rotations change first, then line-ups, then deals."""
        table, rotation = divmod(number, self.players)
        line_ups = self.line_ups()
        deal, place = divmod(table, len(line_ups))
        line_up = line_ups[place]
        return Bout(number, f"{self.seed} deal {deal}", line_up[rotation:] + line_up[:rotation])


@dataclass(frozen=True, slots=True)
class Bout:
    """A game that is to be played: its deal, and the bot of each seat."""

    number: int
    deal: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a bout ended, seat by seat."""

    number: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    replies: tuple[int, ...]
    seconds: tuple[float, ...]

    def won(self, name: str) -> float:
        """The part of the victory that went to this bot's seats."""
        return sum(self.seats[seat] == name for seat in self.winners) / len(self.winners)

    def ranks(self) -> list[float]:
        """Places of the seats: the winners are first whatever broke the tie, the others by points."""
        behind = [(seat not in self.winners, -points) for seat, points in enumerate(self.points)]
        places = sorted({(lost, points if lost else 0) for lost, points in behind})
        return [1.0 + places.index((lost, points if lost else 0)) for lost, points in behind]

    def line(self) -> str:
        """As one line of JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, line: str) -> Self:
        """Back from a line; raises `ValueError` for any other text."""
        try:
            fields: dict[str, Any] = json.loads(line)
            number = fields.pop("number")
            return cls(number, **{name: tuple(values) for name, values in fields.items()})
        except (KeyError, TypeError, AttributeError):
            raise ValueError("it is no game of an arena") from None


def play(contest: Contest, number: int) -> Result:
    """Play one bout. The same contest and number give the same game, unless a bot goes by the clock."""
    game, bout = game_named(contest.game), contest.bout(number)
    playout = play_out(game, bout.seats, bout.deal, settings=contest.settings)
    points = tuple(score.total for score in game.standing(playout.now))
    seconds = tuple(round(seconds, 6) for seconds in playout.seconds)
    return Result(number, bout.seats, points, game.winners(playout.now), tuple(playout.replies), seconds)
