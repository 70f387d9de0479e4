"""The deploy files cannot be run here: their own linters, and what we know of ourselves, must do."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from guildtable.server.settings import Settings
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
