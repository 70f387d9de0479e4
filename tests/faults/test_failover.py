"""The primary is lost while people play: every match stays whole, and whoever was told more is told so.

`python -m lab.faults.failover --times 20` is the same for longer.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
import uvloop

from lab.faults.failover import Failovers
from lab.faults.site import missing

needs_programs = pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")


def failed_over(times: int, *, synchronous: bool) -> dict[str, Any]:
    """What came of it."""
    folder = Path(tempfile.mkdtemp(prefix="guildtable-failover-"))  # PostgreSQL, another user, cannot see pytest's own
    summary = uvloop.run(Failovers(times, 1302, folder, print, synchronous=synchronous)())
    assert summary["wrongs"] == [], f"kept in {folder}"
    assert summary["failovers"] == times
    shutil.rmtree(folder)
    return summary


@needs_programs
def test_a_standby_that_lagged_tears_no_match_and_clients_are_told_what_is_gone() -> None:
    summary = failed_over(2, synchronous=False)
    assert summary["acknowledged_and_gone"], "else it did not lag"
    assert summary["clients_told_so"]


@needs_programs
def test_with_a_synchronous_standby_nothing_acknowledged_is_gone() -> None:
    assert failed_over(1, synchronous=True)["acknowledged_and_gone"] == 0
