"""What the server's tests share: a database a process, nodes on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.places import NATS, RunningNode, RunningWorker, database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database of our own on the real PostgreSQL. No process sweeps here but what a test starts itself."""
    with database() as url:
        yield url


@pytest.fixture(scope="session")
def postgres_of_site() -> Iterator[str]:
    """The database of `site`, whose sweeps would end and pack away what other tests have due."""
    with database() as url:
        yield url


@pytest.fixture
def own_postgres() -> Iterator[str]:
    """A database for one test alone."""
    with database() as url:
        yield url


@pytest.fixture
def running() -> Iterator[ExitStack]:
    """Whatever is entered here ends with the test."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture(scope="session")
def site(postgres_of_site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Two nodes and a worker, on PostgreSQL and NATS, as processes of their own: the addresses of the nodes."""
    environment = {"GUILDTABLE_DATABASE": postgres_of_site, "GUILDTABLE_NATS": NATS}
    logs: Path = tmp_path_factory.mktemp("logs")
    one, two = RunningNode(environment, logs / "one"), RunningNode(environment, logs / "two")
    worker = RunningWorker(environment, logs / "worker")
    with one, two, worker:
        yield one.url, two.url
