"""Full games on two nodes, while nodes, workers, bus, database and connections fail: nothing is lost.

`python -m lab.faults --acks 100000 --faults 300` is the same for longer.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
import uvloop

from guildtable.shelf import GAMES
from lab.faults.run import Run, Wanted
from lab.faults.site import missing

ACKS, FAULTS = 5_000, 28
SEED = int(os.environ.get("GUILDTABLE_SEED", "1302"))


@pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice() -> None:
    folder = Path(tempfile.mkdtemp(prefix="guildtable-faults-"))  # PostgreSQL, another user, cannot see pytest's own

    async def run() -> dict[str, Any]:
        run = Run(Wanted(ACKS, FAULTS, SEED), folder, print)
        summary = await run()
        assert {party.plan.game for party in run.parties} == set(GAMES)
        return summary

    summary = uvloop.run(run())
    print(json.dumps(summary, indent=2))  # noqa: T201
    assert summary["wrongs"] == [], f"seed {SEED}; kept in {folder}"
    assert summary["acks"] >= ACKS
    assert summary["faults"] >= FAULTS
    shutil.rmtree(folder)
