"""No words of an error are ever logged: they may quote a card, a reply or a token."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

import guildtable.server
from guildtable.server.bus import nats
from guildtable.server.bus.hints import TableChanged
from guildtable.server.bus.local import LocalBus
from guildtable.server.ops.background import Background
from guildtable.server.play.turns import Sweep
from tests.leaks.site import Site, a_site

SERVER = Path(guildtable.server.__file__).parent
FILES = sorted(SERVER.rglob("*.py"))
LOGS = SERVER / "ops" / "logs.py"
LOUD = {"warning", "warn", "error", "exception", "critical", "fatal"}
QUOTING = {"format_exception", "format_exc", "print_exc", "print_exception", "exc_info"}
NO_WORDS = {"_trace", "_code"}
"""What takes an error and tells its place, or its number only."""
WORDS = "card:agent-6 of Wilhelmina"


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source, and the name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), node


def quotes(source: str) -> list[str]:
    """Places in a source that log a fault in another way than by `log_fault`, or give that more than the error."""
    tree, found = ast.parse(source), list[str]()
    for name, call in calls(tree):
        receiver = getattr(getattr(call.func, "value", None), "id", "")
        if receiver in {"log", "logger", "logging"} and name in LOUD:
            found.append(f"{call.lineno}: log.{name}")
        if name == "repr" and isinstance(call.args[0], ast.Name) and call.args[0].id == "error":
            found.append(f"{call.lineno}: repr(error)")
        if name == "log_fault":
            rest = [*call.args[2:], *(keyword.value for keyword in call.keywords)]
            if not (isinstance(call.args[1], ast.Name) and call.args[1].id == "error"):
                found.append(f"{call.lineno}: log_fault without its error")
            inner = [each for part in rest for each in ast.walk(part)]
            taken = [called for part in rest for name, called in calls(part) if name in NO_WORDS]
            told = sum(isinstance(each, ast.Name) and each.id == "error" for each in inner)
            if told > len(taken):
                found.append(f"{call.lineno}: log_fault with the error's words")
    names = {each.id for each in ast.walk(tree) if isinstance(each, ast.Name)}
    names |= {alias.name for each in ast.walk(tree) if isinstance(each, ast.ImportFrom) for alias in each.names}
    return found + [f"names {name}" for name in sorted(QUOTING & names)]


def test_faults_are_logged_in_one_way_only() -> None:
    found = {str(file.relative_to(SERVER)): quotes(file.read_text(encoding="utf-8")) for file in FILES if file != LOGS}
    assert {file: places for file, places in found.items() if places} == {}


@pytest.mark.parametrize(
    "line",
    [
        'log.warning("look", error=type(error).__name__)',
        'log.error("fault", trace="".join(format_exception(error)))',
        'log_fault("look failed", error, why=str(error))',
        'log_fault("look failed", error, why=f"it was {error}")',
        'log_fault("look failed", error, why=error.args)',
        "told = repr(error)",
    ],
)
def test_every_other_way_would_be_found(line: str) -> None:
    assert quotes(f"try:\n    look()\nexcept Exception as error:\n    {line}\n")


async def fail(*_: object, **__: object) -> Any:
    """Whatever it was to do, it fails, and quotes what it was given."""
    raise ValueError(WORDS)


async def gone(*_: object, **__: object) -> Any:
    """The database has gone in mid-sentence."""
    raise ConnectionResetError(WORDS)


async def _a_request(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.node.lists, "listed", fail)
    assert (await site.call("GET", "/api/tables")).status_code == 500


async def _a_request_without_the_store(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.node.lists, "listed", gone)
    assert (await site.call("GET", "/api/tables")).status_code == 503


async def _a_socket(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await site.guest("Anna")
    table = await site.table(anna["token"], "capital-lux", "me", "greedy", start=True)
    monkeypatch.setattr(site.node.rooms, "enter", fail)
    async with site.wire(table, anna["token"]) as wire:
        assert '"unavailable"' in wire.raw[-1]


async def _a_message(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await site.guest("Anna")
    table = await site.table(anna["token"], "capital-lux", "me", "greedy", start=True)
    monkeypatch.setattr(site.node.acts, "do", fail)
    answer = await site.call("POST", f"/api/tables/{table}/messages", anna["token"], {"type": "ping"})
    assert answer.json()["code"] == "unavailable"


async def _a_stream(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await site.guest("Anna")
    table = await site.table(anna["token"], "capital-lux", "me", "greedy", start=True)
    monkeypatch.setattr(site.node.rooms, "enter", fail)
    assert '"unavailable"' in (await site.call("GET", f"/api/tables/{table}/stream", anna["token"])).text


async def _a_players_stream(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await site.guest("Anna")
    monkeypatch.setattr(site.node.notifications, "tables_of", fail)
    assert (await site.call("GET", "/api/me/stream", anna["token"])).text == ""


async def _somebody_who_is_here(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await site.guest("Anna")
    table = await site.table(anna["token"], "capital-lux", "me", "greedy", start=True)
    monkeypatch.setattr(site.node.attendance, "here", fail)
    async with site.wire(table, anna["token"]) as wire:
        assert wire.accepted


async def _the_bus(_: Site, __: pytest.MonkeyPatch) -> None:
    await nats._note(ValueError(WORDS))  # noqa: SLF001  what NATS' client is given


async def _a_hint(_: Site, __: pytest.MonkeyPatch) -> None:
    bus = LocalBus()
    await bus.open(fail)
    await bus.watch("table")
    await bus.hint("table", TableChanged())
    await bus.close()


async def _background_work(_: Site, __: pytest.MonkeyPatch) -> None:
    work = Background("work", 0.01, fail)
    work.start()
    await asyncio.sleep(0.05)
    await work.stop()


async def _a_turn(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def claimed(kind: str, *_: object) -> list[str]:
        return ["a-match"] if kind == "bot" else []

    monkeypatch.setattr(site.node.database.journal, "claim", claimed)
    sweep = Sweep("bot", fail, site.node.database.journal.claim, site.node.clock, lease=1.0, every=9.0)
    sweep.start()
    await asyncio.sleep(0.05)
    await sweep.stop()


type Way = Callable[[Site, pytest.MonkeyPatch], Awaitable[None]]
PATHS: list[Way] = [
    _a_request,
    _a_request_without_the_store,
    _a_socket,
    _a_message,
    _a_stream,
    _a_players_stream,
    _somebody_who_is_here,
    _the_bus,
    _a_hint,
    _background_work,
    _a_turn,
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.__name__.strip("_"))
async def test_on_every_path_the_log_names_the_fault_and_quotes_nothing(
    path: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_site() as site:
        with structlog.testing.capture_logs() as lines, monkeypatch.context() as patch:
            await path(site, patch)
    faults = [line for line in lines if "error" in line]
    assert faults
    assert all("failed" in line["event"] for line in faults), "the event says what failed"
    assert {line["error"] for line in faults} <= {"ValueError", "ConnectionResetError"}
    assert not [line for line in lines if "agent" in str(line) or "Wilhelmina" in str(line)]
