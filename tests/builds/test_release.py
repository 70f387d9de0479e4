"""A release: the workflow that makes it runs only what is pinned, keeps no secret, and is what its linters expect."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tools.rehearsal import SIGNER, VERIFY

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / ".github/workflows/release.yml"
WORKFLOW: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
RECIPE = (ROOT / "docs/how-to/release.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "linter",
    [
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", str(FILE)],
        ["zizmor", "--offline", "--no-progress", str(FILE)],
    ],
    ids=lambda linter: linter[0],
)
def test_its_linter_has_nothing_to_say(linter: list[str]) -> None:
    program = shutil.which(linter[0], path=str(Path(sys.executable).parent))
    if not program:
        pytest.skip(f"{linter[0]} is not installed: make setup")
    said = subprocess.run([program, *linter[1:]], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_every_action_is_pinned_by_its_commit_and_says_its_version() -> None:
    used = re.findall(r"uses: (.*)", FILE.read_text(encoding="utf-8"))
    assert len(used) > 5
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action
    assert len(set(used)) == len({action.partition("@")[0] for action in used}), "one version of each"


def test_no_secret_is_kept_and_nobody_may_more_than_their_work_needs() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert "secrets." not in text
    assert WORKFLOW["permissions"] == {}
    may = {name: set(job["permissions"]) for name, job in WORKFLOW["jobs"].items()}
    assert may["index"] == {"id-token"}, "who publishes packages sees no sources"
    assert [name for name, job in WORKFLOW["jobs"].items() if job["permissions"].get("contents") == "write"] == ["page"]
    assert all("timeout-minutes" in job for job in WORKFLOW["jobs"].values())


def test_nothing_is_published_before_version_and_changelog_agree_and_it_was_built_twice() -> None:
    first = WORKFLOW["jobs"]["packages"]
    said = "\n".join(step.get("run", "") for step in first["steps"])
    assert said.index("tools.versions") < said.index("hatchling build") < said.index("cmp ")
    assert "needs" not in first
    assert all("needs" in job for name, job in WORKFLOW["jobs"].items() if name != "packages")


def test_the_line_that_verifies_is_the_one_that_was_rehearsed() -> None:
    assert SIGNER in VERIFY
    assert VERIFY in " ".join(RECIPE.replace("\\\n", " ").split())
