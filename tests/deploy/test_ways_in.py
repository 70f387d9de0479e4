"""The way in from outside, by a real proxy with the rules of the deploy files, to a real node with the real page."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.sync.client import connect

from guildtable.server.http.page import is_built
from tests.server.places import RunningNode, free_port

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
WITHIN = 20.0
NGINX = """\
daemon off; pid {place}/nginx.pid; error_log {place}/nginx.log;
events {{}}
http {{
  access_log off; client_body_temp_path {place}/body; proxy_temp_path {place}/proxy;
  fastcgi_temp_path {place}/fastcgi; uwsgi_temp_path {place}/uwsgi; scgi_temp_path {place}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
{locations}
  }}
}}
"""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int]]:
    """A node as the manifests set it; its port for the public, and its inner one."""
    if not is_built():
        pytest.fail("the page is missing: run make web")
    place, inner = tmp_path_factory.mktemp("node"), free_port()
    environment = {"GUILDTABLE_METRICS_PORT": str(inner), "GUILDTABLE_NATS": "", "GUILDTABLE_BOTS": "0"}
    running = RunningNode(environment, place / "log", arguments=["--local", "--data", f"{place}/here.db"])
    running.url = f"http://127.0.0.1:{inner}"
    with running:
        yield running.port, inner


@pytest.fixture(scope="module")
def plain_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A node as compose.yaml sets it: all at one port."""
    place = tmp_path_factory.mktemp("plain")
    environment = {"GUILDTABLE_NATS": "", "GUILDTABLE_BOTS": "0"}
    arguments = ["--local", "--no-browser", "--data", f"{place}/here.db"]
    with RunningNode(environment, place / "log", arguments=arguments) as running:
        yield running.port


def locations(port: int) -> str:
    """The paths of ingress.yaml as ingress-nginx writes them: a prefix, or exactly this."""
    ingress = yaml.safe_load((DEPLOY / "kubernetes" / "ingress.yaml").read_text(encoding="utf-8"))
    [rule] = ingress["spec"]["rules"]
    written = []
    for path in rule["http"]["paths"]:
        exactly = "= " if path["pathType"] == "Exact" else ""
        assert path["backend"]["service"]["port"]["name"] == "http"
        written.append(f"    location {exactly}{path['path']} {{ proxy_pass http://127.0.0.1:{port}; }}")
    return "\n".join(written)


@contextmanager
def proxy(command: list[str], port: int, log: Path) -> Iterator[str]:
    """A proxy that runs, and its address."""
    with log.open("wb") as output, ExitStack() as stack:
        running = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        stack.callback(running.wait, 10)
        stack.callback(running.terminate)
        until = time.monotonic() + WITHIN
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=2).raise_for_status()
                break
            except httpx.HTTPError:
                assert running.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"


def nginx(place: Path, port: int, node: int) -> list[str]:
    """nginx with the rules of the ingress."""
    settings = NGINX.format(place=place, port=port, locations=locations(node))
    (place / "nginx.conf").write_text(settings, encoding="utf-8")
    return [str(shutil.which("nginx")), "-p", str(place), "-c", str(place / "nginx.conf")]


def caddy(place: Path, port: int, node: int, inner: int) -> list[str]:
    """Caddy with the Caddyfile of the compose file, both nodes being this one."""
    written = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    written = written.replace("{$DOMAIN}", f"{{\n\tadmin off\n\tauto_https off\n}}\nhttp://127.0.0.1:{port}")
    written = written.replace("node-one:8302 node-two:8302", f"127.0.0.1:{node}")
    written = written.replace("health_uri /ready", f"health_uri /ready\n\t\thealth_port {inner}")
    (place / "Caddyfile").write_text(written, encoding="utf-8")
    return [str(shutil.which("caddy")), "run", "--adapter", "caddyfile", "--config", str(place / "Caddyfile")]


@pytest.mark.parametrize("program", ["nginx", "caddy"])
def test_the_page_plays_through_the_proxy_and_what_is_for_the_house_stays_inside(
    program: str, node: tuple[int, int], tmp_path: Path
) -> None:
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    port = free_port()
    command = nginx(tmp_path, port, node[0]) if program == "nginx" else caddy(tmp_path, port, *node)
    with proxy(command, port, tmp_path / "log") as url, httpx.Client(base_url=url, timeout=20) as outside:
        page = outside.get("/", headers=BROWSER)
        assert page.status_code == 200
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert any(file.startswith("/assets/") for file in files), files
        for file in files:
            assert outside.get(file).status_code == 200, file
        for place in ("/t/0a1b2c", "/r/0a1b2c", "/rules/bruges", "/persons"):
            assert outside.get(place, headers=BROWSER).text == page.text, place
        for inside in ("/metrics", "/ready", "/health"):
            assert outside.get(inside, headers=BROWSER).status_code == 404, inside
        _plays(outside, url)


@pytest.mark.skipif(not shutil.which("caddy"), reason="caddy is not installed")
def test_caddy_keeps_from_the_public_what_a_node_tells_at_its_one_port(plain_node: int, tmp_path: Path) -> None:
    port = free_port()
    assert httpx.get(f"http://127.0.0.1:{plain_node}/metrics").status_code == 200
    command = caddy(tmp_path, port, plain_node, plain_node)
    with proxy(command, port, tmp_path / "log") as url, httpx.Client(base_url=url, timeout=20) as outside:
        for inside in ("/metrics", "/ready", "/health"):
            assert outside.get(inside).status_code == 404, inside
        assert outside.get("/api/games").status_code == 200


def _plays(outside: httpx.Client, url: str) -> None:
    """A guest opens a table and is dealt cards over a socket."""
    guest = outside.post("/api/guests", json={"name": "Anna"}).json()
    outside.headers["authorization"] = f"Bearer {guest['token']}"
    new = {"game": "capital-lux", "seats": ["me", "greedy"], "start": True}
    table = outside.post("/api/tables", json=new).json()["table"]
    with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": guest["token"]}))
        told: dict[str, Any] = {}
        while told.get("type") != "update":
            told = json.loads(socket.recv(timeout=20))
        assert told["shown"]["viewer"] == 0
