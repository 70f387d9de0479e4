"""What compose.yaml downloads nothing but itself for: settings and certificates come out of the image."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


@pytest.fixture
def volumes(tmp_path: Path) -> Path:
    """The empty volumes of the others."""
    for name in ("proxy", "bus", "database", "ours"):
        (tmp_path / name).mkdir()
    return tmp_path


def prepare(volumes: Path) -> str:
    command = ["/bin/sh", str(DEPLOY / "prepare.sh"), str(volumes)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def test_each_gets_what_is_its_own_and_the_authoritys_key_is_forgotten(volumes: Path) -> None:
    assert "made" in prepare(volumes)
    found = {str(file.relative_to(volumes)) for file in volumes.rglob("*") if file.is_file()}
    assert found == {
        *("proxy/Caddyfile", "bus/nats.conf", "bus/bus.pem", "bus/bus.key"),
        *("database/database.pem", "database/database.key", "ours/ca.pem"),
    }
    for name, user in (("bus", 8302), ("database", 70)):
        key = volumes / name / f"{name}.key"
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        if os.geteuid() == 0:
            assert key.stat().st_uid == user
        verify = ["/usr/bin/openssl", "verify", "-CAfile", str(volumes / "ours/ca.pem")]
        subprocess.run([*verify, str(volumes / name / f"{name}.pem")], check=True, capture_output=True)


def test_prepared_again_the_certificates_stay_until_they_are_old(volumes: Path) -> None:
    prepare(volumes)
    first = (volumes / "ours/ca.pem").read_bytes()
    assert "60 days and more" in prepare(volumes)
    assert (volumes / "ours/ca.pem").read_bytes() == first
    short = {**os.environ, "DAYS": "30"}
    (volumes / "ours/ca.pem").unlink()
    command = ["/bin/sh", str(DEPLOY / "prepare.sh"), str(volumes)]
    subprocess.run(command, env=short, capture_output=True, check=True, timeout=60)
    month = (volumes / "ours/ca.pem").read_bytes()
    assert "made" in prepare(volumes)
    assert (volumes / "ours/ca.pem").read_bytes() != month


def test_compose_needs_no_file_beside_it() -> None:
    for name, service in COMPOSE["services"].items():
        assert "build" not in service, name
        for volume in service.get("volumes", []):
            assert not volume.startswith((".", "/")), f"{name}: {volume}"
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for file in ("Caddyfile", "nats.conf", "certificates.sh", "prepare.sh"):
        assert f"deploy/{file}" in dockerfile
        assert f"!deploy/{file}" in (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8")
    made = COMPOSE["services"]["prepare"]
    assert made["entrypoint"] == ["sh", "/deploy/prepare.sh", "/for"]
    assert made["network_mode"] == "none"
    paths = {name: path for name, _, path in (volume.partition(":") for volume in made["volumes"])}
    assert paths == {f"for-{name}": f"/for/{name}" for name in ("proxy", "bus", "database", "ours")}
