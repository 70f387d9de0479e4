"""The written page: lines that can be compared, and a map that shows every folder."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")  # noqa: S607
PAGES = [name for name in TRACKED if name.endswith(".md")]
WIDEST = 120


def prose(text: str) -> list[str]:
    """Lines of sentences: no table, no code, no picture."""
    found, code = [], False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.startswith(("|", "![", "    ")):
            found.append(line)
    return found


@pytest.mark.parametrize("page", PAGES)
def test_sentences_are_wrapped(page: str) -> None:
    """A diff of a paragraph in one line shows nothing. A link alone may be longer."""
    lines = prose((ROOT / page).read_text(encoding="utf-8"))
    assert [line for line in lines if len(line) > WIDEST and " " in line.strip("- ")] == []


def folders(root: str, deep: int) -> set[str]:
    """The folders with tracked files, so many levels below a root."""
    below = (Path(name).relative_to(root).parts[:-1] for name in TRACKED if name.startswith(f"{root}/"))
    return {parts[deep - 1] for parts in below if len(parts) >= deep}


@pytest.mark.parametrize(
    ("root", "deep"), [("src/guildtable", 1), ("src/guildtable/server", 1), ("web", 1), ("tests", 1), ("lab", 1)]
)
def test_every_folder_is_on_the_map(root: str, deep: int) -> None:
    missing = {name for name in folders(root, deep) if f"{name}/" not in MAP}
    assert missing - {"public"} == set()


def test_every_threat_names_a_test_that_is_there() -> None:
    rows = [line for line in (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines() if "test_" in line]
    named = [name for row in rows for name in re.findall(r"`([a-z_/]+/test_[a-z_]+)`", row.rsplit("|", 2)[1])]
    assert len(rows) > 20
    assert [name for name in named if f"tests/{name}.py" not in TRACKED] == []


ASVS = (ROOT / "docs/asvs.md").read_text(encoding="utf-8")
CHAPTERS = {
    "6.1": (1, 2, 3),
    "6.2": tuple(range(1, 13)),
    "6.3": (1, 2, 3, 4),
    "6.4": (1, 2, 3, 4),
    "6.5": (1, 2, 3, 4, 5),
    "6.6": (1, 2, 3),
    "6.8": (1, 2, 3, 4),
    "7.1": (1, 2, 3),
    "7.2": (1, 2, 3, 4),
    "7.3": (1, 2),
    "7.4": (1, 2, 3, 4, 5),
    "7.5": (1, 2, 3),
    "7.6": (1, 2),
    "8.1": (1, 2, 3, 4),
    "8.2": (1, 2, 3, 4),
    "8.3": (1, 2, 3),
    "8.4": (1, 2),
    "14.1": (1, 2),
    "14.2": (1, 2, 3, 4),
    "14.3": (1, 2, 3),
}
"""What ASVS 5.0 asks for in chapters 6 and 14 at level 2, and in 7 and 8 at level 3."""


def test_every_requirement_has_a_line_with_a_verdict_and_a_test_that_is_there() -> None:
    rows = [line.strip("| ").split(" | ") for line in ASVS.splitlines() if re.match(r"\| \d+\.", line)]
    wanted = [f"{section}.{number}" for section, numbers in CHAPTERS.items() for number in numbers]
    assert [row[0] for row in rows] == wanted
    for number, _, verdict, shown in rows:
        assert verdict.startswith(("met", "partly", "not met", "not applicable")), number
        assert " " in verdict or verdict == "met", f"{number}: what is not met has a reason"
        named = re.findall(r"`([a-z_/]+)::(test_[a-z0-9_]+)`", shown)
        assert named, number
        for page, name in named:
            text = (ROOT / f"tests/{page}.py").read_text(encoding="utf-8")
            assert re.search(rf"\bdef {name}\(", text), f"{number}: {page}::{name}"


def test_nobody_is_asked_for_a_password() -> None:
    schema = (ROOT / "docs/schema/openapi.json").read_text(encoding="utf-8")
    pages = [(ROOT / name).read_text(encoding="utf-8") for name in TRACKED if re.fullmatch(r"web/.*\.tsx", name)]
    assert len(pages) > 50
    assert "password" not in schema.lower()
    assert [page for page in pages if "password" in page.lower()] == []
