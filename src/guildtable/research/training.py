"""Training: a game's value learned from nothing, in rounds. Greedy bots play first; then bots that look one step ahead
with what was learned so far. Each round learns anew from all games so far, for bots that know only their own kind of
play are weak against any other.

A folder keeps the games and the net of each round, so that the same command goes on where it was stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path as File
from typing import Any

import numpy as np

from guildtable.bots.net import Net
from guildtable.bots.values import reading_of
from guildtable.research.executor import Executor, each
from guildtable.research.selfplay import HELD_OUT, ReadGame, Series
from guildtable.research.tower import Array, Sample, Tower, looking_back, surprise
from guildtable.shelf import game as game_named

TRUST = 0.75
"""How much of what is learned from a table is what came of it in the end, step by step, and not what was thought of
the next one."""
PASSES = 2
"""So many times it is learned anew from what was thought itself."""


@dataclass(frozen=True, slots=True)
class Course:
    """All that decides which weights come out."""

    game: str
    seed: int
    games: int
    """Of greedy bots, for each number of players."""
    looks: int
    """Of bots that look one step ahead, for each number of players and each round."""
    rounds: int
    epochs: int
    rate: float
    decay: float

    def __post_init__(self) -> None:
        if min(self.games, self.looks) < HELD_OUT or self.rounds < 0:
            raise ValueError(f"a round has {HELD_OUT} games at least for each number of players")

    @classmethod
    def usual(cls, game: str) -> Course:
        """The course that the weights of the package come from."""
        if game not in USUAL:
            raise ValueError(f"nobody has said how {game} is to be learned: there is {', '.join(USUAL)}")
        return cls(game, **USUAL[game])

    @property
    def players(self) -> range:
        """All numbers of players that the game is for: one net learns them all."""
        return game_named(self.game).seats

    def count(self, number: int) -> int:
        """How many games a round has, for each number of players; round 0 is that of greedy bots."""
        return self.looks if number else self.games


USUAL: dict[str, dict[str, Any]] = {
    "capital-lux": {"seed": 1, "games": 3000, "looks": 350, "rounds": 1, "epochs": 5, "rate": 0.002, "decay": 1e-5},
    "flandern": {"seed": 1, "games": 3000, "looks": 300, "rounds": 1, "epochs": 5, "rate": 0.002, "decay": 1e-4},
    "bruges": {"seed": 1, "games": 2000, "looks": 100, "rounds": 0, "epochs": 5, "rate": 0.0015, "decay": 1e-3},
}
"""What two cores carry in well under an hour. The persons of Bruges are many: its weights are held small."""


@dataclass(frozen=True, slots=True)
class Milestone:
    """How a round went."""

    round: int
    tables: int
    """Learned from so far."""
    surprise: dict[int, float]
    """By the number of players: the negative log-likelihood of what came of games of this round held out."""
    by_hand: dict[int, float]
    """The same of the taste's own value."""


@dataclass(slots=True)
class Games:
    """The games of one round with one number of players."""

    learned_from: Sample
    held_out: Sample
    by_hand: Array

    @classmethod
    def of(cls, played: list[ReadGame]) -> Games:
        """Put side by side what was played, in its order."""
        seen = [game for number, game in enumerate(played) if number % HELD_OUT]
        kept = [game for number, game in enumerate(played) if number % HELD_OUT == 0]
        by_hand = [game.by_hand for game in kept if game.by_hand is not None]
        return cls(_sample(seen), _sample(kept), np.concatenate(by_hand))

    def save(self, file: File) -> None:
        """Write them down, and only then under this name."""
        parts: dict[str, Any] = {"by_hand": self.by_hand}
        for name, sample in (("seen", self.learned_from), ("kept", self.held_out)):
            parts |= {f"{name}_rows": sample.rows, f"{name}_shares": sample.shares, f"{name}_games": sample.games}
        unfinished = file.with_suffix(".part.npz")
        np.savez(unfinished, **parts)
        unfinished.rename(file)

    @classmethod
    def load(cls, file: File) -> Games:
        """Back from a file."""
        with np.load(file) as parts:
            seen, kept = (
                Sample(parts[f"{name}_rows"], parts[f"{name}_shares"], parts[f"{name}_games"])
                for name in ("seen", "kept")
            )
            return cls(seen, kept, parts["by_hand"])


def _sample(played: list[ReadGame]) -> Sample:
    return Sample(
        np.concatenate([game.rows for game in played]),
        np.concatenate([np.tile(np.array(game.shares, np.float32), (len(game.rows), 1)) for game in played]),
        np.concatenate([np.full(len(game.rows), number, np.int32) for number, game in enumerate(played)]),
    )


type OnProgress = Callable[[str, int, int], object]
"""Is told what is done, how much of it, and how much there is."""


def train(course: Course, folder: File, where: Executor, told: OnProgress) -> Iterator[tuple[Milestone, Net]]:
    """Play and learn, round by round; what the folder has already is taken from there."""
    folder.mkdir(parents=True, exist_ok=True)
    so_far: dict[int, list[Games]] = {players: [] for players in course.players}
    net: Net | None = None
    for number in range(course.rounds + 1):
        for players in course.players:
            so_far[players].append(_games(course, number, players, net, folder, where, told))
        samples = [games.learned_from for seats in so_far.values() for games in seats]
        tower = _taught(course, number, samples, told)
        tables = sum(len(sample.rows) for sample in samples)
        mark = _mark(number, tables, tower, {players: seats[-1] for players, seats in so_far.items()})
        net = tower.net({**asdict(course), "game_version": game_named(course.game).version, "round": asdict(mark)})
        (folder / f"{course.game}-{number}.json").write_text(net.text(), encoding="utf-8")
        yield mark, net


def _games(
    course: Course, number: int, players: int, net: Net | None, folder: File, where: Executor, told: OnProgress
) -> Games:
    made_by = net.digest[:8] if net else "greedy"
    count, seed = course.count(number), f"{course.seed} round {number} players {players}"
    file = folder / f"{course.game}-{course.seed}-{number}-{players}p-{count}-{made_by}.npz"
    if not file.exists():
        played: list[ReadGame] = []
        for game in each(where, Series(course.game, players, seed, net).play, range(count)):
            played.append(game)
            told(f"round {number}, {players} players", len(played), count)
        Games.of(played).save(file)
    return Games.load(file)


def _taught(course: Course, number: int, samples: list[Sample], told: OnProgress) -> Tower:
    reading = reading_of(game_named(course.game))
    assert reading
    tower = Tower(samples[0].rows.shape[2], reading.skipped, course.seed)
    tower.scale_to(samples)

    def learn(lessons: list[Sample], epochs: int, rate: float, name: str) -> None:
        tower.fit(lessons, epochs, rate, course.decay, lambda done: told(name, round(100 * done), 100))

    learn(samples, course.epochs, course.rate, f"round {number}, learning")
    for _ in range(PASSES):
        lessons = [looking_back(sample, tower.shares(sample.rows), TRUST) for sample in samples]
        learn(lessons, max(2, course.epochs // 2), course.rate / 2, f"round {number}, learning from itself")
    return tower


def _mark(number: int, tables: int, tower: Tower, latest: dict[int, Games]) -> Milestone:
    learned, by_hand = {}, {}
    for players, games in latest.items():
        came = games.held_out.shares
        learned[players] = round(surprise(tower.shares(games.held_out.rows), came), 4)
        by_hand[players] = round(surprise(games.by_hand, came), 4)
    return Milestone(number, tables, learned, by_hand)
