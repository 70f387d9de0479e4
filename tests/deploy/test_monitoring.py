"""Alert rules, dashboard and runbooks name what there is, fire on what they should, and lead to each other."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import typer
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families
from typer.core import TyperGroup

from guildtable.cli.main import app
from guildtable.server.settings import Settings
from lab.alarms.mischief import FAULTS
from lab.alarms.prometheus import hurried
from tests.deploy.symptoms import HEALTHY, SYMPTOMS, Series
from tests.server.client import Player, Seat
from tests.server.places import RunningNode, RunningWorker, database, free_port

ROOT = Path(__file__).parent.parent.parent
MONITORING, RUNBOOKS = ROOT / "deploy" / "monitoring", ROOT / "docs" / "runbooks"
RULES = yaml.safe_load((MONITORING / "rules.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
DASHBOARD = json.loads((MONITORING / "guildtable.json").read_text(encoding="utf-8"))
PAGES = sorted(page for page in RUNBOOKS.glob("*.md") if page.name != "README.md")
METRIC = re.compile(r"\b(?:guildtable|process)_[a-z_]+")
PROMTOOL = shutil.which("promtool")
needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed: Debian's package prometheus")
AGO = "100m"
"""When it is looked at: all `for` and all windows are long over."""


def panels() -> list[dict[str, Any]]:
    """What the dashboard draws."""
    return [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]


def queries() -> Iterator[str]:
    """Every query of the dashboard."""
    for panel in panels():
        yield from (target["expr"] for target in panel["targets"])


@cache
def scraped() -> set[str]:
    """The name of every figure that a node and a worker tell when somebody has played a little."""
    with ExitStack() as running, database() as postgres, TemporaryDirectory() as logs:
        folder, port = Path(logs), free_port()
        settings = {"GUILDTABLE_DATABASE": postgres, "GUILDTABLE_WORKER_PORT": str(port)}
        node = running.enter_context(RunningNode(settings, folder / "node"))
        running.enter_context(RunningWorker(settings, folder / "worker"))
        return asyncio.run(_told(node.url, f"http://127.0.0.1:{port}"))


async def _told(node: str, worker: str) -> set[str]:
    anna = await Player.come(node)
    table = await anna.open("capital-lux", "me", "greedy", start=True)
    async with Seat(node, table, anna.token), httpx.AsyncClient(timeout=10) as http, asyncio.timeout(60):
        while True:
            names = {name for url in (node, worker) async for name in _names(http, url)}
            if "guildtable_thought_seconds_bucket" in names:
                return names
            await asyncio.sleep(0.5)


async def _names(http: httpx.AsyncClient, url: str) -> AsyncIterator[str]:
    try:
        text = (await http.get(f"{url}/metrics")).text
    except httpx.ConnectError:  # the worker starts
        return
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            yield sample.name
            if "work" in sample.labels:
                yield f"work {sample.labels['work']}"
        yield family.name if family.type != "counter" else f"{family.name}_total"  # one with labels may have none yet


def test_every_metric_that_is_named_is_one_that_a_node_or_worker_tells() -> None:
    places = {"rules.yml": "\n".join(rule["expr"] for rule in RULES), "guildtable.json": "\n".join(queries())}
    places |= {page.name: page.read_text(encoding="utf-8") for page in PAGES}
    unknown = {
        f"{place}: {name}"
        for place, text in places.items()
        for name in METRIC.findall(text)
        if name not in scraped() and not name.endswith("_")
    }
    assert not unknown
    assert len(set(METRIC.findall("\n".join(queries())))) > 30, "the dashboard shows most of them"
    table = [line for line in places["work-fails.md"].splitlines() if line.startswith("| `")]
    works = {f"work {name}" for line in table for name in re.findall(r"`([a-z. ]+)`", line) if name != "work"}
    assert len(works) > 5
    assert works <= scraped()


def test_every_alert_has_a_runbook_that_speaks_of_it_and_every_runbook_an_alert() -> None:
    led_to: dict[str, set[str]] = {}
    for rule in RULES:
        led_to.setdefault(rule["annotations"]["runbook"], set()).add(rule["alert"])
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert rule["annotations"]["summary"].endswith(".")
    assert sorted(led_to) == [str(page.relative_to(ROOT)) for page in PAGES]
    index = (RUNBOOKS / "README.md").read_text(encoding="utf-8")
    for page, alerts in led_to.items():
        text = (ROOT / page).read_text(encoding="utf-8")
        assert set(re.findall(r"`(Guildtable\w+)`", text)) == alerts, page
        [line] = [line for line in index.splitlines() if f"({Path(page).name})" in line]
        assert set(re.findall(r"`(Guildtable\w+)`", line)) == alerts, line
        assert re.findall(r"^## (.*)$", text, re.MULTILINE) == ["What it means", "What to look at", "What to do"], page


def _commands(group: TyperGroup, words: str = "guildtable") -> Iterator[str]:
    for name, command in group.commands.items():
        yield f"{words} {name}"
        if isinstance(command, TyperGroup):
            yield from _commands(command, f"{words} {name}")


def test_every_command_and_setting_that_a_runbook_names_exists() -> None:
    whole = typer.main.get_command(app)
    assert isinstance(whole, TyperGroup)
    known = set(_commands(whole))
    settings = {f"GUILDTABLE_{name.upper()}" for name in Settings.model_fields}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for words in re.findall(r"`(guildtable [^`]+)`", text):
            first = " ".join(words.split()[: 3 if words.startswith("guildtable admin") else 2])
            assert first in known, f"{page.name}: {words}"
        assert set(re.findall(r"GUILDTABLE_[A-Z_]+", text)) <= settings, page.name
        for link in re.findall(r"\]\(([^)#]+)", text):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_dashboard_is_whole() -> None:
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert place["x"] + place["w"] <= 24
        assert not cells & taken, f"{panel['title']} lies upon another"
        taken |= cells
    for panel in panels():
        assert panel["type"] in {"timeseries", "stat"}
        assert panel["targets"]
        assert [target["refId"] for target in panel["targets"]] == [*"ABCDEFG"][: len(panel["targets"])]
        assert all(target["legendFormat"] for target in panel["targets"])


def promtool(*arguments: str | Path) -> None:
    """It has nothing to say."""
    assert PROMTOOL
    said = subprocess.run([PROMTOOL, *arguments], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


@needs_promtool
def test_prometheus_reads_its_settings_the_rules_and_every_query_of_the_dashboard(tmp_path: Path) -> None:
    promtool("check", "config", MONITORING / "prometheus.yml")
    drawn = [
        {"record": f"panel:{number}", "expr": query.replace("$__rate_interval", "5m")}
        for number, query in enumerate(queries())
    ]
    file = tmp_path / "panels.yml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": drawn}]}))
    promtool("check", "rules", file)


@needs_promtool
def test_the_laboratory_has_a_fault_for_each_alert_and_the_same_rules_in_a_hurry(tmp_path: Path) -> None:
    assert FAULTS.keys() == {rule["alert"] for rule in RULES}
    file = tmp_path / "rules.yml"
    file.write_text(hurried((MONITORING / "rules.yml").read_text(encoding="utf-8")))
    promtool("check", "rules", file)
    quick = yaml.safe_load(file.read_text())["groups"][0]["rules"]
    assert [rule["alert"] for rule in quick] == [rule["alert"] for rule in RULES]
    assert {rule["for"] for rule in quick if "for" in rule} == {"3s"}
    assert not re.findall(r"\[\d+[mh]\]", file.read_text())


def _tests(series: Series, fire: set[str]) -> dict[str, Any]:
    """Of a site with these figures: these alerts fire, and no other."""
    return {
        "interval": "1m",
        "input_series": [{"series": name, "values": values} for name, values in series.items()],
        "promql_expr_test": [
            {
                "expr": 'count by (alertname) (ALERTS{alertstate="firing"}) > bool 0',
                "eval_time": AGO,
                "exp_samples": [{"labels": f'{{alertname="{alert}"}}', "value": 1} for alert in sorted(fire)],
            }
        ],
    }


@needs_promtool
def test_each_alert_fires_on_its_own_symptom_and_none_at_a_healthy_site(tmp_path: Path) -> None:
    assert SYMPTOMS.keys() == {rule["alert"] for rule in RULES}
    tests = [_tests(HEALTHY, set())]
    tests += [_tests(HEALTHY | symptom.series, {alert, *symptom.along}) for alert, symptom in SYMPTOMS.items()]
    file = tmp_path / "tests.yml"
    whole = {"rule_files": [str(MONITORING / "rules.yml")], "evaluation_interval": "1m", "tests": tests}
    file.write_text(yaml.safe_dump(whole, sort_keys=False))
    promtool("test", "rules", file)
