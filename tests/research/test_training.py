"""Training: a net learns what there is to learn, plays as it was taught, and is the same again by its seed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from guildtable.bots.net import Net
from guildtable.bots.values import learned
from guildtable.cli.main import app
from guildtable.research.executor import executor
from guildtable.research.selfplay import Series
from guildtable.research.tower import Sample, Tower, looking_back, surprise
from guildtable.research.training import Course, train
from guildtable.shelf import GAMES

POSITIONS = int(os.environ.get("GUILDTABLE_POSITIONS", "300"))
"""Tables at which the net is compared with numpy."""
SMALL = Course("capital-lux", seed=3, games=10, looks=10, rounds=1, epochs=2, rate=0.002, decay=1e-5)


def sample(tables: int, seed: int) -> Sample:
    """Tables of three seats: who has most of the first number, less that of the second if it is above a half, wins."""
    rng = np.random.default_rng(seed)
    rows = rng.random((tables, 3, 4)).astype(np.float16)
    best = (rows[:, :, 0] - 2 * np.maximum(rows[:, :, 1] - 0.5, 0)).argmax(1)
    return Sample(rows, np.eye(3, dtype=np.float32)[best], np.arange(tables, dtype=np.int32))


def weights(course: Course, folder: Path) -> list[str]:
    """The digest of each round's weights."""
    with executor("serial") as here:
        return [net.digest for _, net in train(course, folder, here, lambda *_: None)]


def test_a_tower_learns_who_wins_even_where_no_weighted_sum_could_tell() -> None:
    tower, unseen = Tower(4, 0, 1), sample(2000, 2)
    lessons = [sample(20000, 1)]
    tower.scale_to(lessons)
    tower.fit(lessons, 12, 0.01, 0.0, lambda _: None)
    plain = Tower(4, 3, 1)
    plain.scale_to(lessons)
    plain.fit(lessons, 12, 0.01, 0.0, lambda _: None)
    assert surprise(tower.shares(unseen.rows), unseen.shares) < 0.2
    assert surprise(tower.shares(unseen.rows), unseen.shares) < surprise(plain.shares(unseen.rows), unseen.shares) - 0.1


def test_looking_back_mixes_what_came_with_what_was_thought_within_a_game() -> None:
    rows = np.zeros((3, 2, 1), np.float16)
    came = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    thought = np.array([[0.2, 0.8], [0.6, 0.4], [0.5, 0.5]], np.float32)
    wanted = looking_back(Sample(rows, came, np.array([0, 0, 1], np.int32)), thought, 0.75).shares
    assert wanted[0].tolist() == pytest.approx([0.25 * 0.6 + 0.75 * 1, 0.25 * 0.4])
    assert wanted[1:].tolist() == came[1:].tolist()


def test_the_same_seed_gives_the_same_weights_and_another_does_not(tmp_path: Path) -> None:
    first = weights(SMALL, tmp_path / "first")
    assert weights(SMALL, tmp_path / "second") == first
    (tmp_path / "first" / "capital-lux-1.json").unlink()
    assert weights(SMALL, tmp_path / "first") == first, "gone on from what was played already"


def positions(game: str, count: int) -> Iterator[Any]:
    """Tables as numbers, of games of two, three and four in turn."""
    number = 0
    while count > 0:
        series = Series(game, GAMES[game].seats[number % 3], "positions")
        for rows in series.play(number).rows[:count]:
            yield rows.astype(np.float64)
            count -= 1
        number += 1


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if learned(game)])
def test_the_standard_library_and_numpy_agree(game: str) -> None:
    known = learned(GAMES[game])
    assert known
    skip, bias, out, *hidden = map(np.array, _weights(known.net))
    layer = np.stack(hidden)
    for rows in positions(game, POSITIONS):
        excited = np.maximum(rows[:, : layer.shape[1]] @ layer.T + bias, 0)
        promises = rows @ skip + excited @ out
        parts = np.exp(promises - promises.max())
        assert known.net.shares(rows.tolist()) == pytest.approx((parts / parts.sum()).tolist(), abs=1e-12)


def _weights(net: Net) -> list[list[float]]:
    found: list[list[float]] = json.loads(net.text())["weights"]
    return found


def test_a_tower_and_the_net_it_becomes_agree() -> None:
    lessons = [sample(3000, 1)]
    tower = Tower(4, 1, 1)
    tower.scale_to(lessons)
    tower.fit(lessons, 2, 0.01, 0.0, lambda _: None)
    net = tower.net({})
    for rows, shares in zip(lessons[0].rows[:100], tower.shares(lessons[0].rows[:100]), strict=True):
        assert net.shares(rows.astype(float).tolist()) == pytest.approx(shares.tolist(), abs=1e-3)


def test_it_is_one_command_with_a_curve(tmp_path: Path) -> None:
    small = ["--games", "10", "--looks", "10", "--cores", "1"]
    ran = CliRunner().invoke(app, ["train", "capital-lux", str(tmp_path), *small])
    assert ran.exit_code == 0, ran.output
    assert "held out: learned (by hand)" in ran.output
    net = Net.read((tmp_path / "capital-lux-1.json").read_text())
    assert net.card["game"] == "capital-lux"
    assert net.card["round"]["round"] == 1


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    ran = CliRunner().invoke(app, ["train", "capital-lux", str(tmp_path), "--games", "3"])
    assert ran.exit_code != 0
