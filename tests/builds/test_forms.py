"""The forms that a forge shows and the files that an editor reads are what those expect."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"


def valid(schema: str, *files: Path) -> None:
    """They keep to this schema."""
    program = str(Path(sys.executable).parent / "check-jsonschema")
    command = [program, "--builtin-schema", schema, *map(str, files)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_the_issue_forms_are_forms() -> None:
    forms = [file for file in FORMS.glob("*.yml") if file.name != "config.yml"]
    assert len(forms) >= 3
    valid("vendor.github-issue-forms", *forms)
    valid("vendor.github-issue-config", FORMS / "config.yml")


def test_the_container_and_the_editor_recommend_the_same() -> None:
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text(encoding="utf-8"))
    editor = json.loads((ROOT / ".vscode/extensions.json").read_text(encoding="utf-8"))
    assert container["customizations"]["vscode"]["extensions"] == editor["recommendations"]
    taken = (ROOT / ".python-version").read_text(encoding="utf-8").strip()
    assert f"python:{taken}-" in container["image"]
    assert container["postCreateCommand"] == "make setup"
    json.loads((ROOT / ".vscode/settings.json").read_text(encoding="utf-8"))
