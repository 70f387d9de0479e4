"""Slow tests are run in turn: in eight commits each of them once, and in no commit many more than an eighth."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import IN_TURN, SHARE, not_now

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("many", [1, 2, 3, 4, 11])
def test_in_turn_every_test_is_run_once(many: int) -> None:
    tests = list(range(many))
    runs = [[one for one in tests if one not in not_now(tests, turn)] for turn in range(SHARE)]
    assert sorted(one for run in runs for one in run) == tests
    assert max(map(len, runs)) <= -(-many // SHARE)


def test_what_is_run_in_turn_is_there_and_told_to_contributors() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [place for place in IN_TURN if not (ROOT / place).is_dir() or f"`{place[:-1]}`" not in told] == []
