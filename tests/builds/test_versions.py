"""The version stands in one place: wherever else it is said, it is the same, and a release says its day."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tools import versions

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files that say a version, to be changed."""
    for name in ("pyproject.toml", "CHANGELOG.md", *versions.PLACES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_everything_says_the_version_of_pyproject() -> None:
    assert versions.stale() == [], "run make versions"
    assert versions.released()[0] == versions.version()
    described = json.loads((ROOT / "docs/schema/openapi.json").read_text(encoding="utf-8"))
    assert described["info"]["version"] == versions.version(), "run make schema"
    for name in ("web/package.json", "web/protocol/package.json"):
        assert "version" not in json.loads((ROOT / name).read_text(encoding="utf-8")), "nobody installs it by itself"


def test_a_new_version_makes_every_place_stale(clone: Path) -> None:
    change(clone / "pyproject.toml", f'version = "{versions.version()}"', 'version = "9.8.7"')
    assert set(versions.stale(clone)) == set(versions.PLACES)
    for place in versions.PLACES:
        text = versions.written(place, (clone / place).read_text(encoding="utf-8"), "9.8.7", "2027-01-31")
        (clone / place).write_text(text, encoding="utf-8")
        assert "9.8.7" in text.replace("9-8-7", "9.8.7")
    change(clone / "CHANGELOG.md", f"## {versions.version()} (", "## 9.8.7 (")
    change(clone / "CHANGELOG.md", "(unreleased)", "(2027-01-31)")
    assert versions.faults("v9.8.7", clone) == []
    assert 'date-released: "2027-01-31"' in (clone / "CITATION.cff").read_text(encoding="utf-8")


def test_a_tag_without_its_day_in_the_changelog_is_not_released(clone: Path) -> None:
    text = (clone / "CHANGELOG.md").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^(## \S+) \(.*\)$", r"\1 (unreleased)", text, count=1)
    (clone / "CHANGELOG.md").write_text(text, encoding="utf-8")
    assert any("no day" in fault for fault in versions.faults(f"v{versions.version()}", clone))
    assert any("the tag is" in fault for fault in versions.faults("v9.8.7", clone))
    change(clone / "CHANGELOG.md", "(unreleased)", "(2027-01-31)")
    assert versions.faults(f"v{versions.version()}", clone) == ["CITATION.cff is stale: make versions"]
