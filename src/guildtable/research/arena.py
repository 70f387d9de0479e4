"""The arena: a contest is played somewhere, perhaps kept, stopped when enough is known, and reported."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from math import ceil

from guildtable.research.contest import Contest, Result, play
from guildtable.research.executor import Executor, each
from guildtable.research.ledger import Ledger
from guildtable.research.ratings import ratings, require_openskill
from guildtable.research.shares import interval, target, verdict


@dataclass(slots=True)
class Tally:
    """What one bot has done so far, in all its seats."""

    games: int = 0
    seats: int = 0
    won: float = 0.0
    points: int = 0
    replies: int = 0
    seconds: float = 0.0

    def add(self, name: str, played: Result) -> None:
        """One more game, if the bot sat in it."""
        mine = [seat for seat, other in enumerate(played.seats) if other == name]
        self.games += bool(mine)
        self.seats += len(mine)
        self.won += played.won(name)
        self.points += sum(played.points[seat] for seat in mine)
        self.replies += sum(played.replies[seat] for seat in mine)
        self.seconds += sum(played.seconds[seat] for seat in mine)

    @property
    def share(self) -> float:
        """The share of wins, over the seats that it had."""
        return self.won / max(1, self.seats)

    @property
    def share_interval(self) -> tuple[float, float]:
        """A table has one victory, however many of its seats the bot has: so they are judged together, then shared."""
        low, high = interval(self.won, self.games)
        a_game = self.seats / max(1, self.games) or 1.0
        return low / a_game, high / a_game


@dataclass(frozen=True, slots=True)
class BotRow:
    """One bot of the report."""

    name: str
    rating: float
    interval: tuple[float, float]
    games: int
    share: float
    share_interval: tuple[float, float]
    points: float
    milliseconds: float
    """Wall time for a reply that was a real choice."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a contest has shown, the bots in the order in which they were named."""

    game: str
    players: int
    games: int
    seed: int
    settings: dict[str, str]
    bots: tuple[BotRow, ...]
    target: float | None
    verdict: str | None

    def json(self) -> str:
        """One JSON object."""
        return json.dumps(asdict(self))


@dataclass(slots=True)
class Arena:
    """A contest of so many games, rounded up to whole deals; perhaps until the first bot is seen to win so often."""

    contest: Contest
    games: int
    times: float | None = None
    played: list[Result] = field(default_factory=list)
    tallies: dict[str, Tally] = field(init=False)
    target: float | None = field(init=False)
    """The share of wins that is to be shown."""

    def __post_init__(self) -> None:
        require_openskill()
        if self.games < 1:
            raise ValueError(f"--games {self.games}: there must be one at least")
        self.games = ceil(self.games / self.contest.bouts_a_deal) * self.contest.bouts_a_deal
        self.tallies = {name: Tally() for name in self.contest.bots}
        self.target = None if self.times is None else target(self.times, self.contest.players)

    @property
    def judged(self) -> Tally:
        """The first bot's."""
        return self.tallies[self.contest.bots[0]]

    @property
    def verdict(self) -> str | None:
        """The test's verdict on the first bot's share of wins."""
        return verdict(self.judged.won, self.judged.games, self.target) if self.target else None

    def run(self, where: Executor, ledger: Ledger | None, watch: Callable[[Arena], object]) -> Report:
        """Play, or take from the ledger, until enough is known. One looks only at whole deals, in their order."""
        with closing(self._coming(where, ledger)) as coming:
            for played in coming:
                self.played.append(played)
                for name, tally in self.tallies.items():
                    tally.add(name, played)
                if len(self.played) % self.contest.bouts_a_deal == 0:
                    watch(self)
                    if self.verdict in {"shown", "refuted"}:
                        break
        return self.report()

    def _coming(self, where: Executor, ledger: Ledger | None) -> Generator[Result]:
        kept = ledger.played[: self.games] if ledger else []
        yield from kept
        for played in each(where, partial(play, self.contest), range(len(kept), self.games)):
            if ledger:
                ledger.add(played)
            yield played

    def report(self) -> Report:
        """As far as it has been played."""
        rated, lines = ratings(self.contest.bots, self.played), []
        for name, tally in self.tallies.items():
            low, high = rated[name].interval
            least, most = tally.share_interval
            lines.append(
                BotRow(
                    name,
                    round(rated[name].mu, 3),
                    (round(low, 3), round(high, 3)),
                    tally.games,
                    round(tally.share, 4),
                    (round(least, 4), round(most, 4)),
                    round(tally.points / max(1, tally.seats), 2),
                    round(1000 * tally.seconds / max(1, tally.replies), 3),
                )
            )
        contest = self.contest
        return Report(
            contest.game,
            contest.players,
            len(self.played),
            contest.seed,
            dict(contest.settings),
            tuple(lines),
            self.target,
            self.verdict,
        )
