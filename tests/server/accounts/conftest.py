"""A database of its own: a name that an account has claimed is free for no other test there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.places import database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database for people with accounts."""
    with database() as url:
        yield url
