"""Trains a small agent for Capital Lux with two players, and says how much better it has become.

    uv run --extra research python examples/train_small_agent.py --actions 800000

One hidden layer in plain numpy. It plays against itself; after every few thousand actions it does more of what went
better than expected and less of what went worse (proximal policy optimisation).
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import perf_counter

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from guildtable.bots.player import BOTS
from guildtable.bots.playout import play_out
from guildtable.research.actions import actions_of
from guildtable.research.observer import Mask, Vector, layout_of
from guildtable.research.practice import points
from guildtable.research.student import Student
from guildtable.research.vector import LocalTables, VectorPlan
from guildtable.shelf import game as game_named

type Numbers = NDArray[np.float32]

GAME, PLAYERS, TABLES = game_named("capital-lux"), 2, 64
HIDDEN, STEPS, EPOCHS, PART = 128, 4096, 8, 512
RATE, CLIP, CURIOSITY, TRUST, FAIR = 1e-3, 0.2, 0.003, 0.9, 20.0
"""How fast it learns, how far it may change at once, how much it tries out, how far ahead it judges a move, and what
points are divided by."""


class Network:
    """Observation in; how likely each action is, and how the game will end, out."""

    def __init__(self, rng: np.random.Generator) -> None:
        inputs, actions = layout_of(GAME).size, len(actions_of(GAME))
        self.weights = [
            (rng.standard_normal((inputs, HIDDEN)) / sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal((HIDDEN, actions + 1)) * 0.01).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self._slopes = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def look(self, seen: Numbers, masks: Mask) -> tuple[Numbers, Numbers, Numbers]:
        """The hidden layer, the chance of each action, and the expected reward."""
        first, bias, second, end = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        out = hidden @ second + end
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        chances: Numbers = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, out[:, -1]

    def learn(self, seen: Numbers, hidden: Numbers, error: Numbers) -> None:
        """Change the weights against the error of the outputs (Adam)."""
        back = (error @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
        self._updates += 1
        rate = RATE * sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for place, slope in enumerate(slopes):
            self._slopes[place] += 0.1 * (slope - self._slopes[place])
            self._squares[place] += 0.001 * (slope * slope - self._squares[place])
            self.weights[place] -= rate * self._slopes[place] / (np.sqrt(self._squares[place]) + 1e-8)

    def policy(self, vector: Vector, mask: Mask) -> int:
        """The likeliest action."""
        return int(self.look(vector[None], mask[None])[1][0].argmax())


type Move = tuple[Vector, Mask, int, float, float]
"""What was seen, what was legal, what was done, how likely that was, and the reward expected then."""
type Lesson = tuple[Vector, Mask, int, float, float, float]
"""The same, but with how much better it went than expected, and the reward to expect instead."""


def judged(moves: list[Move], reward: float) -> list[Lesson]:
    """Walk back from the end of a game: how much better than expected did things go from each move on?"""
    lessons: list[Lesson] = []
    better, after = 0.0, reward
    for *move, expected in reversed(moves):
        better = after - expected + TRUST * better
        after = expected
        lessons.append((*move, better, expected + better))  # type: ignore[arg-type]
    return lessons


class Lessons:
    """What was seen, done and earned at the practice tables, once the games are over."""

    def __init__(self, network: Network, rng: np.random.Generator, seed: int) -> None:
        self._network, self._rng = network, rng
        self._room = LocalTables(VectorPlan(GAME.name, TABLES, PLAYERS, reward=points, seed=seed))
        self._games: list[list[list[Move]]] = [[[] for _ in range(PLAYERS)] for _ in range(TABLES)]

    def collect(self) -> list[NDArray[np.float32]]:
        """Play until enough games are over; gives what they teach, column by column."""
        rows: list[Lesson] = []
        while len(rows) < STEPS:
            batch = self._room.batch
            seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
            _, chances, worth = self._network.look(seen, masks)
            actions = (chances.cumsum(1) > self._rng.random((TABLES, 1))).argmax(1)
            for table, action in enumerate(actions):
                chance = float(chances[table, action])
                self._games[table][seats[table]].append((seen[table], masks[table], int(action), chance, worth[table]))
            self._room.step(actions)
            for table in map(int, np.flatnonzero(batch.over)):
                for seat, moves in enumerate(self._games[table]):
                    rows += judged(moves, float(np.tanh(batch.rewards[table, seat] / FAIR)))
                    moves.clear()
        return [np.array(column) for column in zip(*rows, strict=True)]


def train(network: Network, actions: int, seed: int, console: Console) -> None:
    """Play and learn, until it has learned from so many actions."""
    rng = np.random.default_rng(seed)
    lessons, learned = Lessons(network, rng, seed), 0
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("training", total=actions)
        while learned < actions:
            progress.update(task, completed=learned)
            rows = lessons.collect()
            rows[4] = (rows[4] - rows[4].mean()) / (rows[4].std() + 1e-6)
            for _ in range(EPOCHS):
                order = rng.permutation(len(rows[0]))
                for start in range(0, len(order), PART):
                    study(network, [row[order[start : start + PART]] for row in rows])
            learned += len(rows[0])


def study(network: Network, rows: list[NDArray[np.float32]]) -> None:
    """Learn from some of the actions."""
    seen, masks, actions, before, gain, reward = rows
    hidden, chances, worth = network.look(seen, masks.astype(np.int8))
    every = np.arange(len(actions))
    ratio = chances[every, actions.astype(int)] / before
    clipped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
    push = np.where(clipped, 0, -gain * ratio)[:, None]
    logs = np.log(np.maximum(chances, 1e-12))
    surprise = -(chances * logs).sum(1, keepdims=True)
    error = -push * chances + CURIOSITY * chances * (logs + surprise)
    error[every, actions.astype(int)] += push[:, 0]
    network.learn(seen, hidden, (np.column_stack([error, worth - reward]) / len(actions)).astype(np.float32))


def win_share(network: Network, rival: str, games: int) -> tuple[float, float]:
    """The share of games won against a bot, and half of its 95 % interval. Seats are taken in turn."""
    BOTS["student"] = lambda game, _rng, _limit: Student(game, network.policy)
    shares = []
    for number in range(games):
        bots = ["student", rival] if number % 2 else [rival, "student"]
        winners = GAME.winners(play_out(GAME, bots, f"{rival} {number}").now)
        shares.append((bots.index("student") in winners) / len(winners))
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / sqrt(games)


def main() -> None:
    """Measure, train, measure again."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--actions", type=int, default=800_000, help="how many actions to learn from")
    asked.add_argument("--games", type=int, default=1000, help="games to measure with")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    console = Console()
    network = Network(np.random.default_rng(given.seed))
    for when in ("before", "after"):
        if when == "after":
            began = perf_counter()
            train(network, given.actions, given.seed, console)
            console.print(f"trained on {given.actions} actions in {perf_counter() - began:.0f} s")
        for rival in ("random", "greedy"):
            share, margin = win_share(network, rival, given.games)
            console.print(f"{when} training it wins {share:.1%} ± {margin:.1%} against {rival}")


if __name__ == "__main__":
    main()
