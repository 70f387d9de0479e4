"""What the tests of bad input share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.abuse.places import PATIENT, Served
from tests.server.places import database


@pytest.fixture(scope="session")
def patient() -> Iterator[Served]:
    """A node without limits, on PostgreSQL: it is more particular about what is text than SQLite."""
    with database() as url, Served(database=url, **PATIENT) as served:
        yield served
