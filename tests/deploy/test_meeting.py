"""All who are at a table meet on one node, through the proxies as they are shipped."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, override

import httpx
import pytest

from tests.deploy.test_ways_in import DEPLOY
from tests.server.places import free_port

TABLES = [f"{number:x}a1b2c" for number in range(40)]
WITHIN = 15.0
NGINX = """
daemon off; pid {place}/pid; error_log {place}/errors;
events {{}}
http {{
    access_log off;
    {snippet}
    upstream nodes {{ hash {by} consistent; {servers} }}
    server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://nodes; }} }}
}}
"""


class Named(BaseHTTPRequestHandler):
    """A node that only says which one it is."""

    def do_GET(self) -> None:
        name = str(port_of(self.server)).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(name)))
        self.end_headers()
        self.wfile.write(name)

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def port_of(server: Any) -> int:
    """Where it listens."""
    return int(server.socket.getsockname()[1])


@contextmanager
def nodes(count: int = 2) -> Iterator[list[ThreadingHTTPServer]]:
    """So many of them."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(count)]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield servers
    for server in servers:
        server.shutdown()
        server.server_close()


def caddy(place: Path, port: int, ports: list[int]) -> list[str]:
    """Caddy with the Caddyfile of the compose file."""
    written = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    written = written.replace("{$DOMAIN}", f"{{\n\tadmin off\n\tauto_https off\n}}\nhttp://127.0.0.1:{port}")
    assert "node-one:8302 node-two:8302" in written
    written = written.replace("node-one:8302 node-two:8302", " ".join(f"127.0.0.1:{one}" for one in ports))
    (place / "Caddyfile").write_text(written, encoding="utf-8")
    return [str(shutil.which("caddy")), "run", "--adapter", "caddyfile", "--config", str(place / "Caddyfile")]


def nginx(place: Path, port: int, ports: list[int]) -> list[str]:
    """nginx with what the ingress asks of its controller."""
    written = (DEPLOY / "kubernetes" / "ingress.yaml").read_text(encoding="utf-8")
    [snippet] = re.findall(r"#     (map .*)", written)
    [by] = re.findall(r'upstream-hash-by: "(.*)"', written)
    servers = " ".join(f"server 127.0.0.1:{one};" for one in ports)
    settings = NGINX.format(place=place, port=port, snippet=snippet, by=by, servers=servers)
    (place / "nginx.conf").write_text(settings, encoding="utf-8")
    return [str(shutil.which("nginx")), "-p", str(place), "-c", str(place / "nginx.conf")]


@pytest.fixture(params=[caddy, nginx])
def meeting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[httpx.Client, list[ThreadingHTTPServer]]]:
    """A proxy before two nodes."""
    make = request.param
    if not shutil.which(make.__name__):
        pytest.skip(f"{make.__name__} is not installed")
    port = free_port()
    with nodes() as both, (tmp_path / "log").open("wb") as log, ExitStack() as stack:
        command = make(tmp_path, port, [port_of(server) for server in both])
        running = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        stack.callback(running.wait, 10)
        stack.callback(running.terminate)
        outside = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10))
        until = time.monotonic() + WITHIN
        while time.monotonic() < until:
            try:
                if outside.get("/api/games").status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield outside, both


def test_whatever_is_asked_of_a_table_goes_to_one_node(
    meeting: tuple[httpx.Client, list[ThreadingHTTPServer]],
) -> None:
    """Its socket, its stream, its replies; whoever asks, and whatever they say of it themselves."""
    outside, both = meeting
    met = set[str]()
    for table in TABLES:
        ways = ("socket", "stream", "replies?since=7", "chat")
        headers: tuple[dict[str, str], ...] = ({}, {"x-table": "mine"}, {"x-forwarded-for": "192.0.2.7"})
        found = {outside.get(f"/api/tables/{table}/{way}", headers=said).text for way in ways for said in headers}
        assert len(found) == 1, f"the watchers of {table} are on {len(found)} nodes"
        met |= found
    assert met == {str(port_of(server)) for server in both}, "all tables are on one node"


def test_a_node_that_is_gone_leaves_its_tables_to_the_other(
    meeting: tuple[httpx.Client, list[ThreadingHTTPServer]],
) -> None:
    """Within a few seconds, and those of the other stay where they are."""
    outside, (gone, stays) = meeting
    before = {table: outside.get(f"/api/tables/{table}/socket").text for table in TABLES}
    gone.shutdown()
    gone.server_close()
    left = str(port_of(stays))
    until = time.monotonic() + WITHIN
    for table in TABLES:
        while (answer := outside.get(f"/api/tables/{table}/socket")).status_code != 200:
            assert time.monotonic() < until, f"{table} is not served: {answer.status_code}"
            time.sleep(0.2)
        assert answer.text == left
    assert {left} < set(before.values())
