"""The example trains, and learns something even in a few seconds."""

from __future__ import annotations

import numpy as np
from rich.console import Console

from examples.train_small_agent import Network, train, win_share


def test_the_small_agent_changes_by_training_and_plays_as_a_bot() -> None:
    network = Network(np.random.default_rng(1))
    before = [weight.copy() for weight in network.weights]
    train(network, actions=2500, seed=1, console=Console(quiet=True))
    assert all((weight != old).any() for weight, old in zip(network.weights, before, strict=True))
    assert all(np.isfinite(weight).all() for weight in network.weights)
    share, margin = win_share(network, "random", games=20)
    assert 0 <= share <= 1
    assert margin > 0
