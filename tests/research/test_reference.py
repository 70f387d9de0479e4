"""The reference page is that of today."""

from __future__ import annotations

from tools.environment import PAGE, page


def test_the_tables_of_the_environment_are_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.environment"
