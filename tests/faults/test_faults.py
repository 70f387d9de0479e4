"""Full games on two nodes, while nodes, workers, bus, database and connections fail: nothing is lost.

`python -m tests.faults --acks 100000 --faults 300` is the same for longer.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import uvloop

from guildtable.shelf import GAMES
from tests.faults.run import Run, Wanted
from tests.faults.site import missing

ACKS, FAULTS = 5_000, 28
SEED = int(os.environ.get("GUILDTABLE_SEED", "1302"))


@pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    tmp_path.parent.chmod(0o755)  # PostgreSQL runs as another user

    async def run() -> dict[str, object]:
        run = Run(Wanted(ACKS, FAULTS, SEED), tmp_path / "site", print)
        summary = await run()
        assert {party.plan.game for party in run.parties} == set(GAMES)
        return summary

    summary = uvloop.run(run())
    print(summary)  # noqa: T201
    assert summary["wrongs"] == [], f"seed {SEED}; kept in {tmp_path}"
    assert summary["acks"] >= ACKS  # type: ignore[operator]
    assert summary["faults"] >= FAULTS  # type: ignore[operator]
