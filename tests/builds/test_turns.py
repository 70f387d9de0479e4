"""Slow tests are run in turn: in so many commits each of them once, and in no commit many more than its share, but for
those that were written on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import IN_TURN, OF_THE_SLOWEST, SHARE, not_now, written_on
from tools import changes

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("share", [SHARE, OF_THE_SLOWEST])
@pytest.mark.parametrize("many", [1, 2, 3, 4, 11, 313])
def test_in_turn_every_test_is_run_once(many: int, share: int) -> None:
    tests = list(range(many))
    runs = [[one for one in tests if one not in not_now(tests, turn, share)] for turn in range(share)]
    assert sorted(one for run in runs for one in run) == tests
    assert max(map(len, runs)) <= -(-many // share)


def test_pages_that_were_written_on_do_not_wait_for_their_turn_but_the_slowest(monkeypatch: pytest.MonkeyPatch) -> None:
    lately = {"tests/abuse/test_origins.py", "tests/browser/test_games.py"}
    monkeypatch.setattr(changes, "base", lambda _: "then")
    monkeypatch.setattr(changes, "changed", lambda _, since: lately if since == "then" else set())
    assert written_on() == {"tests/abuse/test_origins.py"}
    monkeypatch.setattr(changes, "base", lambda _: None)
    assert written_on() == set(), "where git has nothing to say"


def test_what_is_run_in_turn_is_there_and_told_to_contributors() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [place for place in IN_TURN if not (ROOT / place).exists() or f"`{place.rstrip('/')}`" not in told] == []
