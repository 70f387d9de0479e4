"""The arena, as somebody types it."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from guildtable.cli.main import app

TWO = ("arena", "capital-lux", "--bots", "greedy,random", "--players", "2")


def guildtable(*args: str) -> Result:
    """Run a command."""
    return CliRunner().invoke(app, list(args), env={"COLUMNS": "120"})


def found(*args: str) -> dict[str, Any]:
    """What the arena says in JSON, the clock left out."""
    ran = guildtable(*args, "--json")
    assert ran.exit_code == 0, ran.output
    return timeless(ran.stdout)


def timeless(text: str) -> dict[str, Any]:
    """A report without the one field that the clock decides."""
    report: dict[str, Any] = json.loads(text)
    for line in report["bots"]:
        assert line.pop("milliseconds") > 0
    return report


def test_the_report_names_every_bot_with_its_rating_and_share() -> None:
    report = found(*TWO, "--games", "20", "--executor", "serial")
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("capital-lux", 2, 20, 1)
    greedy, random = report["bots"]
    assert greedy.keys() == {"name", "rating", "interval", "games", "share", "share_interval", "points"}
    assert (greedy["name"], random["name"], greedy["games"]) == ("greedy", "random", 20)
    assert greedy["interval"][0] < greedy["rating"] < greedy["interval"][1]
    assert greedy["rating"] > random["rating"]
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert random["share_interval"][0] <= random["share"] <= random["share_interval"][1] < 0.5
    assert greedy["points"] > random["points"]
    assert (report["target"], report["verdict"]) == (None, None)


def test_a_bot_with_several_seats_has_its_share_for_each_of_them() -> None:
    report = found("arena", "capital-lux", "--bots", "random,greedy", "--players", "3", "--games", "12")
    random, greedy = report["bots"]
    assert random["share"] + 2 * greedy["share"] == pytest.approx(1, abs=1e-3)
    assert greedy["share_interval"][1] == pytest.approx(0.5, abs=1e-3)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert found("arena", "capital-lux", "--bots", "greedy,random", "--players", "3", "--games", "4")["games"] == 6


def test_the_executor_changes_nothing_not_even_where_it_stops() -> None:
    args = (*TWO, "--games", "200", "--until", "2", "--cores", "2", "--executor")
    serial, processes = found(*args, "serial"), found(*args, "processes")
    assert serial == processes
    assert serial["verdict"] == "shown"
    assert serial["target"] == pytest.approx(2 / 3)
    assert serial["games"] == 16, "15 wins of 15 would do, but a deal is two games"
    assert found(*TWO, "--games", "20", "--seed", "2") != found(*TWO, "--games", "20")


@pytest.mark.skipif(not find_spec("ray"), reason="the extra `ray` is not installed")
def test_ray_changes_nothing_either_and_is_gone_afterwards() -> None:
    """In a process of its own: Ray leaves threads and warnings behind."""
    args = (*TWO, "--games", "40", "--until", "2", "--cores", "2", "--json", "--executor")
    command = [sys.executable, "-m", "guildtable.cli.main", *args, "ray"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert timeless(ran.stdout) == found(*args, "serial")
    assert not ran.stderr


def test_what_is_not_reached_is_refuted_and_what_is_not_known_stays_open() -> None:
    weak = found("arena", "capital-lux", "--bots", "random,greedy", "--players", "2", "--games", "200", "--until", "1")
    assert weak["verdict"] == "refuted"
    assert found(*TWO, "--games", "4", "--until", "2")["verdict"] == "open"


def test_a_kept_contest_is_judged_by_the_games_it_would_have_stopped_at(tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "kept.jsonl"))
    assert found(*TWO, "--games", "60", *keep)["games"] == 60
    judged = found(*TWO, "--games", "200", "--until", "2", *keep)
    assert judged == found(*TWO, "--games", "200", "--until", "2")


def test_the_table_has_a_verdict_and_the_chart_is_drawn(tmp_path: Path) -> None:
    ran = guildtable(*TWO, "--games", "40", "--until", "2", "--chart", str(tmp_path / "charts" / "two.svg"))
    assert ran.exit_code == 0, ran.output
    assert "shown: greedy wins at least 66.7% of its games" in ran.stdout
    assert "Par is 50.0% a seat" in ran.stdout
    assert "target: shown" in (tmp_path / "charts" / "two.svg").read_text(encoding="utf-8")


def test_bench_says_what_executors_make_of_the_cores() -> None:
    args = ("bench", "capital-lux", "--cores", "2", "--seconds", "0.02", "--executors")
    lines = json.loads(guildtable(*args, "processes", "--json").stdout)["executors"]
    assert [(line["executor"], line["batch"]) for line in lines] == [
        ("processes", "10 ms"),
        ("processes", "100 ms"),
        ("processes", "one a core"),
    ]
    assert all(0 < line["efficiency"] < 2 for line in lines)
    assert "start-up" in guildtable(*args, "serial").stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--bots", "greedy"), "two bots or more"),
        (("--bots", "greedy,deep"), "there is no bot named deep"),
        (("--bots", "greedy,random", "--players", "9"), "2 to 4 players, not 9"),
        (("--bots", "greedy,random", "--games", "0"), "one at least"),
        (("--bots", "greedy,random", "--until", "0"), "such as 2"),
        (("--bots", "greedy,random", "--executor", "cloud"), "there is no executor named cloud"),
        (("--bots", "greedy,random", "--option", "guests=yes"), "has no option guests=yes"),
    ],
)
def test_errors_say_what_to_do(args: tuple[str, ...], says: str) -> None:
    ran = guildtable("arena", "capital-lux", *args)
    assert ran.exit_code == 1
    assert says in " ".join(ran.stderr.split())


@pytest.mark.parametrize(
    ("missing", "extra"), [("openskill", "research"), ("matplotlib.figure", "research"), ("ray", "ray")]
)
def test_what_is_not_installed_is_said_before_the_first_game(
    missing: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildtable.research.arena.play", None)
    monkeypatch.setitem(sys.modules, missing, None)
    ran = guildtable(*TWO, "--chart", str(tmp_path / "chart.svg"), "--executor", "ray")
    assert ran.exit_code == 1
    assert f"install guildtable[{extra}]" in ran.stderr
