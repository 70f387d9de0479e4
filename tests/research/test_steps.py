"""The pace of environments: measured for every table of a game, and an unknown peer is named."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from guildtable.cli.steps import bench_steps
from guildtable.shelf import GAMES


def test_every_table_of_a_game_is_measured_bare_and_wrapped() -> None:
    out = io.StringIO()
    bench_steps([GAMES["capital-lux"]], [], 0.05, Console(file=out), as_json=True)
    found = json.loads(out.getvalue())
    assert len(found["micros"]) == 6
    assert all(micros > 0 for micros in found["micros"].values())


def test_nobody_is_measured_against_what_is_not_known() -> None:
    with pytest.raises(ValueError, match="pettingzoo, rlcard"):
        bench_steps([GAMES["capital-lux"]], ["chess"], 0.05, Console(), as_json=True)
