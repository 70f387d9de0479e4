"""A net: what each seat's share of winning is, from a row of numbers for each seat.

One tower for all seats: a seat's promise is a weighted sum of its numbers, and what sixteen hidden units add to that;
shares are the softmax of the promises. The hidden units may see only the first of the numbers. It is read with the
standard library alone, so that a bot plays the same wherever it runs. `research/tower.py` learns the weights.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import exp, sumprod
from typing import Any, Self

type Rows = list[list[float]]
"""The numbers of each seat, seat by seat."""


class Net:
    """The weights. `card` says how they were made, and how well they foretell games they were not made from."""

    __slots__ = ("_seen", "_skip", "_units", "card")

    def __init__(
        self,
        skip: Sequence[float],
        hidden: Sequence[Sequence[float]],
        bias: Sequence[float],
        out: Sequence[float],
        card: Mapping[str, Any],
    ) -> None:
        self._skip = [*skip]
        self._units = [([*weights], shift, worth) for weights, shift, worth in zip(hidden, bias, out, strict=True)]
        self._seen = len(hidden[0])
        self.card = card

    def shares(self, rows: Rows) -> list[float]:
        """Each seat's share of winning."""
        skip, units, promises = self._skip, self._units, []
        for row in rows:
            promise = sumprod(skip, row)
            seen = row[: self._seen]
            for weights, bias, out in units:
                excited = sumprod(weights, seen) + bias
                if excited > 0:
                    promise += out * excited
            promises.append(promise)
        most = max(promises)
        parts = [exp(promise - most) for promise in promises]
        total = sum(parts)
        return [part / total for part in parts]

    @property
    def inputs(self) -> int:
        """How many numbers it wants of a seat."""
        return len(self._skip)

    @property
    def digest(self) -> str:
        """Tells these weights from all others."""
        return sha256(self._weights().encode()).hexdigest()

    def _weights(self) -> str:
        hidden, bias, out = zip(*self._units, strict=True)
        rows = [json.dumps(row) for row in (self._skip, bias, out, *hidden)]
        return ",\n".join(rows)

    def text(self) -> str:
        """The card and the weights, a row a line."""
        card = json.dumps({**self.card, "digest": self.digest}, indent=1)
        return f'{{"card": {card},\n"weights": [\n{self._weights()}\n]}}\n'

    @classmethod
    def read(cls, text: str) -> Self:
        """Back from a text; refuses weights that are not those of the card."""
        read = json.loads(text)
        skip, bias, out, *hidden = read["weights"]
        net = cls(skip, hidden, bias, out, read["card"])
        if net.digest != net.card["digest"]:
            raise ValueError(f"these weights are not those of their card: {net.digest}")
        return net
