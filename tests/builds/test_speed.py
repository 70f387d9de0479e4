"""The measure of speed can fail: a game that takes twice its time takes twice the loops."""

from __future__ import annotations

from typing import Any

import pytest

from guildtable.bots.playout import play_out
from guildtable.bots.values import learned
from guildtable.shelf import GAMES, game
from tools import speed


def test_every_game_has_a_bound() -> None:
    assert speed.ALLOWED.keys() == speed.READ.keys() == speed.BATCH.keys() == GAMES.keys()


@pytest.mark.parametrize("times", [1, 4])
def test_a_game_slowed_down_is_too_slow(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """A game that is played four times over for each once is a game that takes four times as long."""

    def slowly(*given: Any) -> None:
        for _ in range(times):
            play_out(*given)

    monkeypatch.setattr(speed, "play_out", slowly)
    slow = speed.loops_a_game(game("capital-lux"), batches=8) > speed.ALLOWED["capital-lux"]
    assert slow == (times > 1)


@pytest.mark.parametrize("times", [1, 4])
def test_a_value_that_takes_its_time_is_too_slow(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    known = learned(game("capital-lux"))
    assert known
    shares = known.shares

    class Slowly:
        """What was learned, read more than once."""

        def shares(self, now: Any) -> list[float]:
            """The same, but only after it was asked so often."""
            for _ in range(times - 1):
                shares(now)
            return shares(now)

    monkeypatch.setattr(speed, "learned", lambda _game: Slowly())
    slow = speed.loops_to_read(game("capital-lux"), batches=8) > speed.READ["capital-lux"]
    assert slow == (times > 1)
