"""Executors: the same games on one core, on many, or on Ray's workers. Whoever plays them, the results are the same."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import partial
from itertools import islice
from logging import ERROR
from math import ceil
from multiprocessing import get_all_start_methods, get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Any, Self, override

BATCH = 0.2
"""Seconds of work in a batch: long enough that sending it costs nothing, short enough for a progress bar."""
AHEAD = 4
"""Batches under way for each core, so that none waits while an early batch takes long."""


class Executor(ABC):
    """Does work somewhere. Leaving it ends all that it started."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    @abstractmethod
    def run[B, R](self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[R]:
        """The work's results in the order of the batches, which are taken only as they are needed."""


class Serial(Executor):
    """Here, one after another."""

    @override
    def run[B, R](self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[R]:
        for batch in batches:
            yield work(batch)


class Processes(Executor):
    """In processes of this machine. They are forked from a clean server, for a progress bar is a thread."""

    @override
    def __enter__(self) -> Self:
        context = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
        self._pool = ProcessPoolExecutor(self.cores, context, initializer=_end_with_parent)
        return self

    @override
    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    @override
    def run[B, R](self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[R]:
        def send(batch: B) -> Future[R]:
            return self._pool.submit(work, batch)

        return _in_order(send, Future.result, Future.cancel, batches, AHEAD * self.cores)


class Ray(Executor):
    """On Ray's workers on this machine, without its dashboard, and silent. A cluster elsewhere is not joined."""

    @override
    def __enter__(self) -> Self:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"  # the workers' Python is this one
        try:
            import ray  # noqa: PLC0415 - an extra, and slow to import
        except ImportError:
            raise ValueError("the executor ray needs Ray: install guildtable[ray], or take processes") from None
        self._ray: Any = ray
        ray.init("local", num_cpus=self.cores, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        return self

    @override
    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    @override
    def run[B, R](self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[R]:
        remote, kept = self._ray.remote(max_retries=0)(_call), self._ray.put(work)
        cancel = partial(self._ray.cancel, force=True)
        return _in_order(partial(remote.remote, kept), self._ray.get, cancel, batches, AHEAD * self.cores)


EXECUTORS: dict[str, type[Executor]] = {"serial": Serial, "processes": Processes, "ray": Ray}


def executor(name: str | None = None, cores: int | None = None) -> Executor:
    """An executor by name; unless named, processes if there is more than one core. To be entered by `with`."""
    cores = cores or os.cpu_count() or 1
    name = name or ("processes" if cores > 1 else "serial")
    if name not in EXECUTORS:
        raise ValueError(f"there is no executor named {name}; there are {', '.join(EXECUTORS)}")
    if cores < 1:
        raise ValueError(f"--cores {cores}: there must be one at least")
    return EXECUTORS[name](cores)


def each[J, R](where: Executor, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R]:
    """The results of many small jobs, in order. Batches are sized by how long the jobs took so far."""
    done, took = 0, 0.0

    def batches() -> Iterator[tuple[J, ...]]:
        coming = iter(jobs)
        while batch := tuple(islice(coming, ceil(BATCH * done / took) if took else 1)):
            yield batch

    with closing(where.run(partial(_timed, work), batches())) as finished:
        for results, seconds in finished:
            done, took = done + len(results), took + seconds
            yield from results


def _timed[J, R](work: Callable[[J], R], batch: tuple[J, ...]) -> tuple[list[R], float]:
    began = perf_counter()
    return [work(job) for job in batch], perf_counter() - began


def _in_order[B, P, R](
    send: Callable[[B], P], get: Callable[[P], R], cancel: Callable[[P], object], batches: Iterable[B], ahead: int
) -> Generator[R]:
    """Keep so many batches under way; who stops listening cancels the rest."""
    coming, under_way = iter(batches), deque[P]()
    try:
        while True:
            under_way.extend(send(batch) for batch in islice(coming, ahead - len(under_way)))
            if not under_way:
                return
            yield get(under_way.popleft())
    finally:
        for promised in under_way:
            cancel(promised)


def _call[B, R](work: Callable[[B], R], batch: B) -> R:
    return work(batch)


def _end_with_parent() -> None:
    """A worker dies quietly of Ctrl-C, and does not outlive a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
