"""What an operator sees: health, readiness, metrics, logs and traces. And what nobody sees there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import asyncpg
import httpx
import pytest
import structlog
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from guildtable.server.ops import logs
from guildtable.server.settings import Settings
from guildtable.server.store.migrate import migrate
from tests.server.client import Player, Seat, any_reply
from tests.server.places import NATS, RunningNode, RunningWorker, free_port


@contextmanager
def nats(port: int) -> Iterator[None]:
    """A NATS of our own, to be ended."""
    process = subprocess.Popen(
        ["nats-server", "-a", "127.0.0.1", "-p", str(port)],  # noqa: S607
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


async def ready(url: str) -> tuple[int, str]:
    """What a balancer is told."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/ready")
        assert (await http.get("/health")).text == "alive\n"
        return answer.status_code, answer.text.strip()


async def measured(url: str, name: str) -> float:
    """A figure that the node tells."""
    async with httpx.AsyncClient(base_url=url, timeout=10) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name)), 0.0)


async def becomes(wanted: tuple[int, str], url: str) -> None:
    """Within a while, this is what a balancer is told."""
    async with asyncio.timeout(20):
        while await ready(url) != wanted:
            await asyncio.sleep(0.1)


async def test_a_node_without_its_bus_still_serves_and_says_so(tmp_path: Path, running: ExitStack) -> None:
    port = free_port()
    environment = {
        "GUILDTABLE_DATABASE": f"sqlite:///{tmp_path}/here.db",
        "GUILDTABLE_NATS": f"nats://127.0.0.1:{port}",
    }
    await migrate(environment["GUILDTABLE_DATABASE"])
    with nats(port):
        node = running.enter_context(RunningNode(environment, tmp_path / "node"))
        await becomes((200, "ready"), node.url)
        assert await measured(node.url, "guildtable_bus_up") == 1
    await becomes((200, "ready, without the bus"), node.url)
    assert await measured(node.url, "guildtable_bus_up") == 0
    await Player.come(node.url)
    with nats(port):
        await becomes((200, "ready"), node.url)


async def test_a_node_without_its_database_is_not_ready_and_comes_back(
    own_postgres: str, tmp_path: Path, running: ExitStack
) -> None:
    node = running.enter_context(RunningNode({"GUILDTABLE_DATABASE": own_postgres}, tmp_path / "node"))
    assert await ready(node.url) == (200, "ready")
    assert await measured(node.url, "guildtable_database_up") == 1
    server, _, name = own_postgres.rpartition("/")
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await becomes((503, "not ready"), node.url)
    assert await measured(node.url, "guildtable_database_up") == 0
    async with httpx.AsyncClient(base_url=node.url) as http:
        answer = await http.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await connection.close()
    await becomes((200, "ready"), node.url)


async def test_turns_that_nobody_takes_are_counted(own_postgres: str, tmp_path: Path, running: ExitStack) -> None:
    port = free_port()
    node = running.enter_context(RunningNode({"GUILDTABLE_DATABASE": own_postgres}, tmp_path / "node"))
    anna = await Player.come(node.url)
    await anna.open("capital-lux", "me", "greedy", start=True)
    await asyncio.sleep(0.5)
    assert await measured(node.url, 'guildtable_due{kind="bot"}') == 1
    assert await measured(node.url, 'guildtable_due_seconds{kind="bot"}') > 0.3
    assert await measured(node.url, "guildtable_matches_held") == 1
    assert await measured(node.url, "process_resident_memory_bytes") > 10**7
    environment = {"GUILDTABLE_DATABASE": own_postgres, "GUILDTABLE_WORKER_PORT": str(port)}
    running.enter_context(RunningWorker(environment, tmp_path / "worker"))
    async with asyncio.timeout(30):
        while await measured(node.url, 'guildtable_due{kind="bot"}'):
            await asyncio.sleep(0.2)
        while not await measured(f"http://127.0.0.1:{port}", "guildtable_thought_seconds_count"):
            await asyncio.sleep(0.2)


async def test_a_worker_says_truly_whether_database_and_bus_answer(
    own_postgres: str, tmp_path: Path, running: ExitStack
) -> None:
    port, bus = free_port(), free_port()
    url = f"http://127.0.0.1:{port}"
    environment = {
        "GUILDTABLE_DATABASE": own_postgres,
        "GUILDTABLE_NATS": f"nats://127.0.0.1:{bus}",
        "GUILDTABLE_WORKER_PORT": str(port),
    }

    async def tells(name: str, wanted: float) -> None:
        async with asyncio.timeout(30):
            while True:
                with contextlib.suppress(httpx.ConnectError):
                    if await measured(url, name) == wanted:
                        return
                await asyncio.sleep(0.2)

    with nats(bus):
        worker = running.enter_context(RunningWorker(environment, tmp_path / "worker"))
        for name in ("guildtable_database_up", "guildtable_bus_up"):
            await tells(name, 1)
        assert await measured(url, "guildtable_pulse_seconds") < 15
    await tells("guildtable_bus_up", 0)
    assert await measured(url, "guildtable_database_up") == 1
    worker.end()
    said = worker.log.read_text()
    assert "working" in said
    assert "stopping" in said


async def test_every_line_of_the_log_is_json_and_none_tells_a_secret(tmp_path: Path, running: ExitStack) -> None:
    local = ["--local", "--no-browser", "--data", str(tmp_path / "here.db")]
    environment = {"GUILDTABLE_LOGS": "json", "GUILDTABLE_BOTS": "0"}
    node = running.enter_context(RunningNode(environment, tmp_path / "node", arguments=local))
    secrets = await _play_a_little(node.url)
    reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
    writer.write(b"no HTTP at all\r\n\r\n")
    await reader.read()
    writer.close()
    async with httpx.AsyncClient(base_url=node.url) as http:
        answer = await http.get("/api/tables/Wilhelmina?token=Wilhelmina")
    node.end()
    text = node.log.read_text()
    lines = [json.loads(line) for line in text[text.index("{") :].splitlines()]
    calls = [line for line in lines if line["event"] == "call"]
    assert {line["route"] for line in calls} >= {"/api/guests", "/api/tables", "/api/tables/{table}"}
    assert answer.headers["x-request-id"] in {line["call"] for line in calls}
    assert [line["logger"] for line in lines if line["event"] == "Invalid HTTP request received."] == ["uvicorn.error"]
    assert all(line["timestamp"] and line["level"] for line in lines)
    for secret in (*secrets, "Wilhelmina"):
        assert secret not in text


def test_of_an_error_the_log_tells_the_kind_and_the_place_never_the_words(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(logs="json"))
    try:
        raise ValueError("card:scholar")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
        logging.getLogger("asyncio").exception("Task exception was never retrieved\nfuture: ValueError('card:scholar')")
        structlog.get_logger().warning("act", exc_info=True)
    finally:
        structlog.reset_defaults()
        logging.basicConfig(force=True)
    said = capsys.readouterr().err
    assert "card:scholar" not in said
    for line in map(json.loads, said.splitlines()):
        assert line["error"] == "ValueError"
        assert ".py:" in line["where"]


class Collector(BaseHTTPRequestHandler):
    """Keeps what it is sent."""

    bodies: list[bytes]

    def do_POST(self) -> None:
        """Spans came."""
        self.bodies.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """A collector of traces: its address, and what it was sent."""
    bodies: list[bytes] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Ours", (Collector,), {"bodies": bodies}))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", bodies
    server.shutdown()
    server.server_close()
    thread.join()


async def test_traces_tell_what_was_done_and_no_secret(tmp_path: Path, running: ExitStack) -> None:
    address, bodies = running.enter_context(collector())
    local = ["--local", "--no-browser", "--data", str(tmp_path / "here.db")]
    node = running.enter_context(RunningNode({"GUILDTABLE_TRACES": address}, tmp_path / "node", arguments=local))
    secrets = await _play_a_little(node.url, replies=3)
    node.end()  # what was not sent yet is sent at the end
    names = set()
    for body in bodies:
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            names |= {span.name for scope in resource.scope_spans for span in scope.spans}
    assert names >= {"POST /api/guests", "POST /api/tables", "message Reply", "journal append", "bot thought"}
    for secret in secrets:
        assert all(secret.encode() not in body for body in bodies), secret


def spans(bodies: list[bytes]) -> list[Any]:
    """All that a collector was sent."""
    sent = [ExportTraceServiceRequest.FromString(body).resource_spans for body in bodies]
    return [
        span for resources in sent for resource in resources for scope in resource.scope_spans for span in scope.spans
    ]


async def test_a_reply_and_the_thought_it_causes_are_one_trace_over_processes(
    tmp_path: Path, running: ExitStack, own_postgres: str
) -> None:
    """From the call of somebody who traces too, to the log, to a bot that thinks in a worker."""
    address, bodies = running.enter_context(collector())
    around = {"GUILDTABLE_DATABASE": own_postgres, "GUILDTABLE_NATS": NATS, "GUILDTABLE_TRACES": address}
    around["GUILDTABLE_LOGS"] = "json"
    node = running.enter_context(RunningNode(around, tmp_path / "node"))
    worker = running.enter_context(RunningWorker(around, tmp_path / "worker"))
    theirs = "0af7651916cd43dd8448eb211c80319c"
    async with httpx.AsyncClient(base_url=node.url) as http:
        answer = await http.get("/api/games", headers={"traceparent": f"00-{theirs}-b7ad6b7169203331-01"})
        assert answer.status_code == 200
    await _play_a_little(node.url, replies=2)
    worker.end()
    node.end()
    sent = spans(bodies)
    [called] = [span for span in sent if span.name == "GET /api/games"]
    assert called.trace_id.hex() == theirs
    assert called.parent_span_id.hex() == "b7ad6b7169203331"
    lines = [json.loads(line) for line in (tmp_path / "node").read_text().splitlines() if line.startswith("{")]
    assert theirs in {line.get("trace") for line in lines if line["event"] == "call"}
    by_id = {span.span_id: span for span in sent}
    turns = [span for span in sent if span.name == "bot turn" and span.parent_span_id in by_id]
    caused = {by_id[turn.parent_span_id].name for turn in turns}
    assert caused <= {"message Reply", "bot reply"}
    assert "message Reply" in caused
    for turn in turns:
        assert turn.trace_id == by_id[turn.parent_span_id].trace_id
        assert {"bot thought"} <= {span.name for span in sent if span.parent_span_id == turn.span_id}
    replies = [span for span in sent if span.name == "bot reply"]
    assert {link.span_id for span in replies for link in span.links} <= {span.span_id for span in sent}
    written = {span.parent_span_id for span in sent if span.name == "journal append"}
    assert written & {span.span_id for span in replies}


FAILING = """
from guildtable.server import settings
from guildtable.server.ops import traces
traces.set_up(settings.Settings())
try:
    with traces.span("failing", table="here"):
        raise ValueError("card:scholar")
except ValueError:
    pass
"""


def test_of_an_error_a_trace_tells_the_kind_never_the_words() -> None:
    with collector() as (address, bodies):
        environment = {**os.environ, "GUILDTABLE_TRACES": address}
        subprocess.run([sys.executable, "-c", FAILING], check=True, env=environment)
    sent = b"".join(bodies)
    assert b"failing" in sent
    assert b"ValueError" in sent
    assert b"card:scholar" not in sent


def test_without_traces_nothing_of_them_is_imported() -> None:
    """FastAPI itself may import the bare API; we import neither SDK nor exporter."""
    ours = "('opentelemetry.sdk', 'opentelemetry.exporter')"
    code = f"import sys, guildtable.server.app; assert not [name for name in sys.modules if name.startswith({ours})]"
    subprocess.run([sys.executable, "-c", code], check=True)


async def _play_a_little(url: str, replies: int = 1) -> list[str]:
    """Somebody comes, opens a table, talks and replies: all that nobody may read of it afterwards."""
    anna = await Player.come(url, "Annabella")
    table = await anna.open("capital-lux", "me", "greedy", start=True, entropy="thrown-in-by-her")
    rng, said = Random(1), list[list[str]]()
    async with Seat(url, table, anna.token) as seat:
        await seat.ask("say", text="a word among friends")
        while len(said) < replies:
            if seat.update.get("question"):
                question = seat.update["question"]
                said.append(any_reply(seat.update, rng))
                refused = await seat.ask("reply", question=question, reply=["card:never-heard-of"])
                assert refused["code"] == "illegal"
                await seat.ask("reply", question=question, reply=said[-1])
                seat.update = {}
            else:
                await seat.next()
    paths = [path for reply in said for path in reply]
    return [anna.token, "Annabella", "thrown-in-by-her", "a word among friends", "never-heard-of", *paths]
