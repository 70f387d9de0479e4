"""Executors: equal results in the order of the batches, and nothing left running."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count
from multiprocessing import active_children

import pytest

from guildtable.research.contest import Contest, play
from guildtable.research.executor import AHEAD, Processes, Serial, each, executor

LOCAL = ["serial", "processes"]


@pytest.mark.parametrize("name", LOCAL)
def test_results_come_in_the_order_of_the_batches(name: str) -> None:
    with executor(name, 2) as where:
        assert list(where.run(partial(pow, 2), range(40))) == [2**number for number in range(40)]


def test_games_end_alike_wherever_they_are_played() -> None:
    contest = Contest("capital-lux", 2, ("greedy", "random"), 3, {})
    ended = []
    for name in LOCAL:
        with executor(name, 2) as where:
            games = each(where, partial(play, contest), range(30))
            ended.append([(played.number, played.points, played.winners) for played in games])
    assert ended[0] == ended[1]
    assert [number for number, _, _ in ended[0]] == list(range(30))


@pytest.mark.parametrize("name", LOCAL)
def test_batches_are_taken_as_they_are_needed_and_stopping_early_ends_all(name: str) -> None:
    taken, others = 0, set(active_children())

    def batches() -> Iterator[int]:
        nonlocal taken
        for number in count():
            taken += 1
            yield number

    with executor(name, 2) as where:
        results = where.run(abs, batches())
        assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
        results.close()
    assert 5 <= taken <= 5 + 2 * AHEAD
    assert set(active_children()) <= others


def test_small_jobs_go_in_batches_of_many_and_large_ones_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, sizes = [0.0], []

    def work(seconds: float) -> float:
        clock[0] += seconds
        return seconds

    class Watched(Serial):
        """Notes how many jobs a batch has."""

        def run(self, work, batches):  # type: ignore[no-untyped-def]
            for batch in batches:
                sizes.append(len(batch))
                yield work(batch)

    monkeypatch.setattr("guildtable.research.executor.perf_counter", lambda: clock[0])
    assert len(list(each(Watched(1), work, [0.01] * 50))) == 50
    assert sizes == [1, 20, 20, 9]
    sizes.clear()
    assert len(list(each(Watched(1), work, [3.0] * 4))) == 4
    assert sizes == [1, 1, 1, 1]


@pytest.mark.parametrize("name", LOCAL)
def test_an_error_in_the_work_reaches_whoever_asked(name: str) -> None:
    with executor(name, 2) as where, pytest.raises(ZeroDivisionError):
        list(where.run(partial(divmod, 1), [1, 0, 1]))


def test_several_cores_mean_processes_and_one_means_none() -> None:
    assert isinstance(executor(cores=2), Processes)
    assert isinstance(executor(cores=1), Serial)


def test_an_unknown_executor_or_no_core_is_refused() -> None:
    with pytest.raises(ValueError, match="there are serial, processes, ray"):
        executor("cloud")
    with pytest.raises(ValueError, match="one at least"):
        executor(cores=-1)
