"""A tower: a net while it learns. Plain numpy, Adam, and a rate that falls to nothing; the same seed, the same weights.

`bots/net.py` is what it becomes: the numbers are put on one scale here, and the scale is folded into the weights there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guildtable.bots.net import Net

HIDDEN = 16
BATCH = 1024
FADES = (0.9, 0.999)
"""How much of what was, in the mean of the slopes and of their squares, is kept at every step."""
LEAST_SPREAD = 0.1
"""A number that hardly ever differs is not blown up to the size of the others."""
DIGITS = 5
"""As many are written down of each weight."""

type Array = NDArray[Any]


@dataclass(slots=True)
class Sample:
    """Tables with the same number of seats, in the order in which they were played."""

    rows: NDArray[np.float16]
    """By table, seat and number."""
    shares: Array
    """By table and seat: what came of it, or what is to be learned instead."""
    games: NDArray[np.int32]
    """Which game a table is of."""


class Tower:
    """The weights in the order skip, hidden, bias, out."""

    def __init__(self, inputs: int, skipped: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._seen = inputs - skipped
        hidden = rng.standard_normal((self._seen, HIDDEN)) * np.sqrt(2 / self._seen)
        out = rng.standard_normal(HIDDEN) * 0.1 * np.sqrt(2 / HIDDEN)
        self._weights: list[Array] = [
            weights.astype(np.float32) for weights in (np.zeros(inputs), hidden, np.zeros(HIDDEN), out)
        ]
        self._middle, self._spread = np.zeros(inputs, np.float32), np.ones(inputs, np.float32)
        self._rng = rng

    def scale_to(self, samples: Sequence[Sample]) -> None:
        """Put the numbers on one scale, as these tables have them."""
        count = sum(sample.rows.shape[0] * sample.rows.shape[1] for sample in samples)
        total = sum(sample.rows.sum((0, 1), dtype=np.float64) for sample in samples)
        squares = sum(np.square(sample.rows, dtype=np.float32).sum((0, 1), dtype=np.float64) for sample in samples)
        middle = total / count
        self._middle = middle.astype(np.float32)
        spread = np.sqrt(np.maximum(squares / count - middle**2, 0))
        self._spread = np.maximum(spread, LEAST_SPREAD).astype(np.float32)

    def fit(
        self, samples: Sequence[Sample], epochs: int, rate: float, decay: float, told: Callable[[float], object]
    ) -> None:
        """Go through the tables so many times, in an order of the dice. Tells how far it is, from 0 to 1."""
        weights = self._weights
        means, squares = [np.zeros_like(part) for part in weights], [np.zeros_like(part) for part in weights]
        steps = epochs * sum(-(-len(sample.rows) // BATCH) for sample in samples)
        step = 0
        for _ in range(epochs):
            for sample, places in self._batches(samples):
                step += 1
                falling = rate * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.02)
                falling *= np.sqrt(1 - FADES[1] ** step) / (1 - FADES[0] ** step)
                slopes = self._slopes(sample.rows[places], sample.shares[places])
                for part, slope, mean, square in zip(weights, slopes, means, squares, strict=True):
                    slope += decay * part  # noqa: PLW2901 - in place
                    mean += (1 - FADES[0]) * (slope - mean)  # noqa: PLW2901
                    square += (1 - FADES[1]) * (slope * slope - square)  # noqa: PLW2901
                    part -= np.float32(falling) * mean / (np.sqrt(square) + 1e-8)  # noqa: PLW2901
            told(step / steps)

    def _batches(self, samples: Sequence[Sample]) -> list[tuple[Sample, NDArray[np.int64]]]:
        found = []
        for sample in samples:
            order = self._rng.permutation(len(sample.rows))
            found += [(sample, order[first : first + BATCH]) for first in range(0, len(order), BATCH)]
        return [found[place] for place in self._rng.permutation(len(found))]

    def _forward(self, rows: NDArray[Any]) -> tuple[Array, Array, Array]:
        skip, hidden, bias, out = self._weights
        scaled = (rows.astype(np.float32).reshape(-1, rows.shape[2]) - self._middle) / self._spread
        excited = np.maximum(scaled[:, : self._seen] @ hidden + bias, 0)
        promises = (scaled @ skip + excited @ out).reshape(rows.shape[:2])
        parts = np.exp(promises - promises.max(1, keepdims=True))
        return scaled, excited, parts / parts.sum(1, keepdims=True)

    def _slopes(self, rows: NDArray[Any], wanted: Array) -> list[Array]:
        scaled, excited, found = self._forward(rows)
        error = ((found - wanted) / len(rows)).reshape(-1)
        back = (error[:, None] * self._weights[3]) * (excited > 0)
        return [scaled.T @ error, scaled[:, : self._seen].T @ back, back.sum(0), excited.T @ error]

    def shares(self, rows: NDArray[Any]) -> Array:
        """What it makes of these tables: the shares of all seats."""
        pieces = [self._forward(rows[first : first + 8192])[2] for first in range(0, len(rows), 8192)]
        return np.concatenate(pieces)

    def net(self, card: Mapping[str, Any]) -> Net:
        """To play with: the scale folded in, and rounded as it is written down."""
        skip, hidden, bias, out = [part.astype(np.float64) for part in self._weights]
        middle, spread = self._middle.astype(np.float64), self._spread.astype(np.float64)
        hidden = hidden / spread[: self._seen, None]
        return Net(
            _rounded(skip / spread),
            [_rounded(unit) for unit in hidden.T],
            _rounded(bias - middle[: self._seen] @ hidden),
            _rounded(out),
            card,
        )


def _rounded(weights: NDArray[np.float64]) -> list[float]:
    return [float(f"{weight:.{DIGITS}g}") for weight in weights.tolist()]


def surprise(found: Array, came: Array) -> float:
    """The mean negative log-likelihood of what came: 0.69 with two seats is knowing nothing."""
    return float(-(came * np.log(found + 1e-9)).sum(1).mean(dtype=np.float64))


def looking_back(sample: Sample, found: Array, trust: float) -> Sample:
    """The same tables, to be learned from what was thought of the next table of the game and, by `trust`, from what
    came after that: TD(lambda)."""
    wanted = sample.shares.copy()
    for place in range(len(wanted) - 2, -1, -1):
        if sample.games[place] == sample.games[place + 1]:
            wanted[place] = (1 - trust) * found[place + 1] + trust * wanted[place + 1]
    return Sample(sample.rows, wanted, sample.games)
