"""The log: nobody fills the disk with it, and nothing is written there as it was sent."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import pytest
import structlog
import yaml  # type: ignore[import-untyped]
from structlog.testing import capture_logs

from guildtable.server.ops import logs, seldom
from guildtable.server.ops.seldom import Seldom
from guildtable.server.settings import Settings
from tests.abuse.places import Served

COMPOSE = Path(__file__).parents[2] / "deploy" / "compose.yaml"


async def test_calls_that_are_too_many_are_a_line_with_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(calls_per_minute=2) as served, capture_logs() as lines:
        place = {"x-forwarded-for": "203.0.113.50"}
        async with served.http(**place) as http:
            statuses = [(await http.get("/api/games")).status_code for _ in range(12)]
            assert statuses == [200] * 2 + [429] * 10
            told = [line for line in lines if line["event"] == "call"]
            assert [(line["status"], line.get("times")) for line in told] == [(200, None), (200, None), (429, 1)]
            monkeypatch.setattr(seldom, "MINUTE", 0.0)
            await http.get("/api/games")
        assert [line["times"] for line in lines if line.get("status") == 429] == [1, 10]


async def test_networks_of_one_customer_share_their_line() -> None:
    with Served(calls_per_minute=1) as served, capture_logs() as lines:
        for number in range(30):
            async with served.http(**{"x-forwarded-for": f"2001:db8:1:{number:x}::1"}) as http:
                await http.get("/api/games")
    assert sum(line.get("status") == 429 for line in lines) == 1


async def test_a_method_is_told_as_one_of_ours_or_as_another() -> None:
    with Served() as served, capture_logs() as lines:
        async with served.http() as http:
            await http.request("GET", "/api/games")
            await http.request("A" * 10_000, "/api/games")
    assert [line["method"] for line in lines if line["event"] == "call"] == ["GET", "other"]
    assert max(len(str(line)) for line in lines) < 500


def test_what_happens_often_is_told_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(seldom, "KEPT", 3)
    kept = Seldom()
    assert [kept.times("a") for _ in range(4)] == [1, 0, 0, 0]
    assert kept.times("b") == 1
    now += 61
    assert kept.times("a") == 4
    assert kept.times("a") == 0
    for other in "cdef":
        assert kept.times(other) == 1
    assert len(kept._kept) == 3  # noqa: SLF001


def test_uvicorn_says_once_a_minute_that_a_call_was_invalid(capsys: pytest.CaptureFixture[str]) -> None:
    said = logging.getLogger("uvicorn.error")
    root, ours, filters = logging.getLogger(), structlog.get_config(), said.filters[:]
    handlers, level = root.handlers[:], root.level
    try:
        logs.set_up(Settings(database="sqlite://"))
        for _ in range(1000):
            said.warning("Invalid HTTP request received.")
        assert capsys.readouterr().err.count("Invalid HTTP request") == 1
    finally:
        root.handlers[:], said.filters[:] = handlers, filters
        root.setLevel(level)
        structlog.configure(**ours)


def test_every_service_of_a_site_has_a_log_with_an_end() -> None:
    for name, service in yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"].items():
        assert service["logging"]["options"]["max-size"], name
