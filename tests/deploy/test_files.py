"""The deploy files cannot be run here: their own linters, and what we know of ourselves, must do."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from guildtable.server.settings import Settings
from tools.digests import IMAGE, pinned
from tools.npm_lock import LOCK, completed
from tools.settings import PAGE, page

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
SCRIPTS = Path(sys.executable).parent
MANIFESTS = sorted(file for file in (DEPLOY / "kubernetes").glob("*.yaml") if file.name != "kustomization.yaml")


@pytest.mark.parametrize(
    "linter",
    [
        ["yamllint", "--strict", "--config-file", str(DEPLOY / ".yamllint"), str(DEPLOY)],
        ["hadolint", str(DEPLOY / "Dockerfile")],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml")],
        ["kubernetes-validate", "--strict", "--quiet", *map(str, MANIFESTS)],
    ],
    ids=lambda linter: linter[0],
)
def test_its_linter_has_nothing_to_say(linter: list[str]) -> None:
    said = subprocess.run([SCRIPTS / linter[0], *linter[1:]], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_every_setting_in_the_files_is_one_of_ours() -> None:
    ours = {f"GUILDTABLE_{name.upper()}" for name in Settings.model_fields}
    for file in (*DEPLOY.rglob("*"), PAGE):
        if file.is_file():
            assert set(re.findall(r"GUILDTABLE_[A-Z_]+", file.read_text(encoding="utf-8"))) <= ours, file


def test_the_manifests_are_all_applied_and_the_bus_is_new_enough() -> None:
    listed = re.findall(r"- (\w+\.yaml)", (DEPLOY / "kubernetes" / "kustomization.yaml").read_text(encoding="utf-8"))
    assert sorted(listed) == [file.name for file in MANIFESTS]
    for file in (DEPLOY / "compose.yaml", DEPLOY / "kubernetes" / "bus.yaml"):
        found = re.search(r"image: nats:(\d+)\.(\d+)\.(\d+)", file.read_text(encoding="utf-8"))
        assert found
        assert tuple(map(int, found.groups())) >= (2, 12, 7)


def test_the_page_lists_every_setting() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.settings"


IMAGES = [DEPLOY / "Dockerfile", DEPLOY / "compose.yaml", *MANIFESTS]


def test_every_image_of_others_has_an_exact_version() -> None:
    found = [name["tag"] for file in IMAGES for name in IMAGE.finditer(file.read_text(encoding="utf-8"))]
    assert len(found) >= 6
    assert all(re.match(r"\d+\.\d+\.\d+|17\.\d+", tag) for tag in found), found


def test_digests_are_written_beside_the_versions_and_again_over_the_old_ones() -> None:
    for file in IMAGES:
        text = file.read_text(encoding="utf-8")
        once = pinned(text, lambda name, tag: "sha256:" + ("a" if name else tag) * 64)
        assert once.count("@sha256:") == len(IMAGE.findall(text))
        assert pinned(once, lambda _name, _tag: "sha256:" + "b" * 64) == once.replace("a" * 64, "b" * 64)


def test_the_image_installs_nothing_without_its_hash() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "npm ci" in dockerfile
    assert dockerfile.count("--require-hashes") == dockerfile.count("--requirement") == 2
    for name in ("image", "build"):
        lock = (DEPLOY.parent / f"requirements-{name}.lock").read_text(encoding="utf-8")
        packages = re.split(r"\n(?=\S)", lock.strip())
        assert all("==" in package and "--hash=sha256:" in package for package in packages)


def test_the_image_has_the_versions_that_are_tested() -> None:
    def versions(file: str) -> dict[str, str]:
        return dict(
            re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==([\w.]+)", (DEPLOY.parent / file).read_text(), re.MULTILINE)
        )

    tested = versions("requirements.lock")
    for name in ("image", "build"):
        assert versions(f"requirements-{name}.lock").items() <= tested.items()


def test_the_lock_of_the_page_is_whole() -> None:
    """`npm ci` wants every binary of every system in it."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    assert completed(json.loads(LOCK.read_text(encoding="utf-8")))["packages"].keys() == lock["packages"].keys()


def test_nobody_inside_speaks_without_a_password_or_in_the_open() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert "tls://guildtable:${NATS_PASSWORD:?}@bus" in compose
    assert "sslmode=verify-full" in compose
    services = compose.partition("services:")[2]
    for hardened in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert services.count(hardened) == 3, "the proxy, the database and the bus; ours have it in common"
    network = (DEPLOY / "kubernetes" / "network.yaml").read_text(encoding="utf-8")
    assert "policyTypes: [Ingress, Egress]" in network
    assert "nats://" not in compose + "".join(file.read_text(encoding="utf-8") for file in MANIFESTS)
