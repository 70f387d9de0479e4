"""A Prometheus of our own, with the alert rules as they are shipped, but in a hurry."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import yaml  # type: ignore[import-untyped]

from tests.server.places import free_port

MONITORING = Path(__file__).parent.parent.parent / "deploy" / "monitoring"
SHORTER = {"2m": "10s", "5m": "15s", "10m": "20s", "15m": "40s", "1h": "60s"}
"""Windows that the rules look back over, and what they are here."""
FOR = "3s"
PATIENCE = 20.0

type Samples = list[tuple[str, list[tuple[float, float]]]]
"""Lines as they are drawn: a name, and values by time."""


def missing() -> str:
    """What is not installed here; empty if nothing is missing."""
    return "" if shutil.which("prometheus") else "prometheus (Debian's package of that name)"


def hurried(rules: str) -> str:
    """The same rules, with shorter times: what takes minutes on a site takes seconds here."""
    found = yaml.safe_load(rules)
    for rule in (rule for group in found["groups"] for rule in group["rules"]):
        rule["expr"] = re.sub(r"\[(\w+)\]", lambda window: f"[{SHORTER[window[1]]}]", rule["expr"])
        if "for" in rule:
            rule["for"] = FOR
    return str(yaml.safe_dump(found))


class NotReady(Exception):
    """Raised while it starts."""


class Prometheus:
    """It scrapes every second, from `with` to its end."""

    def __init__(self, folder: Path, jobs: Mapping[str, Sequence[str]]) -> None:
        self._folder, self._jobs, self._port = folder, jobs, free_port()
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=30)

    def __enter__(self) -> Self:
        whole = {
            "global": {"scrape_interval": "1s", "scrape_timeout": "1s", "evaluation_interval": "1s"},
            "rule_files": ["rules.yml"],
            "scrape_configs": [
                {"job_name": job, "static_configs": [{"targets": list(targets)}]} for job, targets in self._jobs.items()
            ],
        }
        (self._folder / "prometheus.yml").write_text(yaml.safe_dump(whole))
        (self._folder / "rules.yml").write_text(hurried((MONITORING / "rules.yml").read_text(encoding="utf-8")))
        with (self._folder / "prometheus.log").open("wb") as log:
            command = [
                "prometheus",
                f"--config.file={self._folder}/prometheus.yml",
                f"--storage.tsdb.path={self._folder}/data",
                f"--web.listen-address=127.0.0.1:{self._port}",
            ]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    async def firing(self) -> set[str]:
        """The alerts that fire now; none before it listens."""
        try:
            found = await self._ask("/api/v1/alerts")
        except NotReady:
            return set()
        return {alert["labels"]["alertname"] for alert in found["alerts"] if alert["state"] == "firing"}

    async def healthy(self) -> bool:
        """Does every target answer?"""
        try:
            found = await self._ask("/api/v1/targets")
        except NotReady:
            return False
        return all(target["health"] == "up" for target in found["activeTargets"]) and bool(found["activeTargets"])

    async def value(self, query: str) -> float:
        """One figure, now; 0 if there is none."""
        found = await self._ask("/api/v1/query", query=query)
        return float(found["result"][0]["value"][1]) if found["result"] else 0.0

    async def lines(self, query: str, since: float, until: float) -> Samples:
        """What a panel would draw, from one moment to another."""
        step = max(1.0, (until - since) / 400)
        asked = {"query": query.replace("$__rate_interval", "10s"), "start": since, "end": until, "step": step}
        found = await self._ask("/api/v1/query_range", **asked)
        return [
            (
                ", ".join(value for name, value in sorted(line["metric"].items()) if name != "__name__"),
                [(float(at), float(value)) for at, value in line["values"]],
            )
            for line in found["result"]
        ]

    async def _ask(self, path: str, **asked: Any) -> Any:
        try:
            answer = await self._http.get(path, params=asked)
        except httpx.ConnectError:
            raise NotReady from None
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            raise NotReady
        said = answer.json()
        if said["status"] != "success":
            raise ValueError(f"Prometheus says: {said['error']} ({asked})")
        return said["data"]
