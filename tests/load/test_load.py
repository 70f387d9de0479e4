"""A small load: nothing goes wrong and nobody is forgotten. How fast it is, only `python -m lab.load` can say."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.load.measuring import SMALL, Figures, measure
from lab.load.profiled import kind
from tests.server.places import database


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Figures:
    """Sixty sockets over two nodes, for a few seconds."""
    with database() as url:
        return measure(url, tmp_path_factory.mktemp("logs"), SMALL, ("paced", "memory"))


def test_every_reply_is_acknowledged_and_every_watcher_is_told(figures: Figures) -> None:
    paced = figures["paced"]
    assert paced["errors"] == {}
    assert (paced["unanswered"], paced["closed"]) == (0, 0)
    assert paced["replies"] == paced["sent"] == paced["reply_to_last_watcher"]["count"]
    assert paced["replies"] > 0.5 * SMALL.rate * SMALL.seconds
    assert paced["updates"] >= 3 * paced["replies"]


def test_watchers_are_told_within_a_second(figures: Figures) -> None:
    assert figures["paced"]["reply_to_last_watcher"]["p99_ms"] < 1000


def test_an_idle_socket_takes_less_than_sixty_kilobytes(figures: Figures) -> None:
    assert 0 < figures["memory"]["spectator_kb"] < 60
    assert 0 < figures["memory"]["seat_kb"] < 60


def test_a_moment_is_put_down_to_what_it_served() -> None:
    here = str(Path("guildtable/server"))
    assert kind(["games/bruges/view.py", f"x/{here}/watching/sending.py"]) == "view and encoding"
    assert kind(["x/asyncpg/pool.py", f"x/{here}/matches/matches.py"]) == "database"
    assert kind(["x/guildtable/games/bruges/state.py", f"x/{here}/matches/live.py"]) == "rules"
    assert kind(["threading.py"]) == "rest"
