"""Health, readiness and metrics on a port of their own."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.places import RunningNode, free_port

INSIDE = ("/health", "/ready", "/metrics")


def test_what_is_for_the_house_is_had_at_its_own_port_alone_and_nothing_else_is(tmp_path: Path) -> None:
    inner = free_port()
    environment = {
        "GUILDTABLE_DATABASE": f"sqlite:///{tmp_path}/here.db",
        "GUILDTABLE_NATS": "",
        "GUILDTABLE_METRICS_PORT": str(inner),
        "GUILDTABLE_BOTS": "0",
        "GUILDTABLE_PROBES_PER_MINUTE": "1",  # of strangers: they have no way in here
    }
    node = RunningNode(environment, tmp_path / "log", arguments=["--local", "--data", f"{tmp_path}/here.db"])
    inside, outside = f"http://127.0.0.1:{inner}", node.url
    node.url = inside  # where it says that it is ready
    with node:
        for path in INSIDE:
            assert httpx.get(inside + path).status_code == 200, path
            for asked in (path, path + "/", path.upper(), f"/{path}"):
                answer = httpx.get(outside + asked, headers={"host": f"127.0.0.1:{inner}"})
                assert (answer.status_code, "guildtable_" in answer.text) == (404, False), asked
        assert httpx.get(outside + "/api/games").status_code == 200
        for path in ("/", "/api/games", "/t/0a1b2c"):
            assert httpx.get(inside + path, headers={"accept": "text/html"}).status_code == 404, path
