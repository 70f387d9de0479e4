"""The example trains, and what it has trained sits down as a bot."""

from __future__ import annotations

import numpy as np
import pytest
from rich.console import Console

from examples import train_small_agent as example
from guildtable.bots.player import BOTS


def test_the_small_agent_changes_by_training_and_plays_as_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "student", BOTS["random"])  # so that it is gone afterwards
    for name, small in {"TABLES": 8, "HIDDEN": 16, "STEPS": 400}.items():
        monkeypatch.setattr(example, name, small)
    network = example.Network(np.random.default_rng(1))
    before = [weight.copy() for weight in network.weights]
    example.train(network, actions=1200, seed=1, console=Console(quiet=True))
    assert all((weight != old).any() for weight, old in zip(network.weights, before, strict=True))
    assert all(np.isfinite(weight).all() for weight in network.weights)
    share, margin = example.win_share(network, "random", games=20)
    assert 0 <= share <= 1
    assert margin > 0
