"""What a review says is held by a test is held by one that there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
REVIEWS = sorted((ROOT / "docs/reviews").glob("*.md"))


@pytest.mark.parametrize("page", REVIEWS, ids=lambda page: page.stem)
def test_every_test_that_a_review_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/]*test_\w+\.py)(?:::(\w+))?`", text))
    beside = set(re.findall(r"`(web/[\w/-]+\.test\.tsx?)`", text))
    assert len(named) + len(beside) >= 5
    assert [name for name, _ in sorted(named) if not (ROOT / "tests" / name).is_file()] == []
    assert [name for name in sorted(beside) if not (ROOT / name).is_file()] == []
    told = {name: (ROOT / "tests" / name).read_text(encoding="utf-8") for name, _ in named}
    assert [test for name, test in sorted(named) if test and f"def {test}(" not in told[name]] == []


def test_every_finding_has_its_line() -> None:
    found = re.findall(
        r"^\| ([CHM]\d+) \|", (ROOT / "docs/reviews/operating.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    wanted = [f"{kind}{number}" for kind, many in (("C", 3), ("H", 12), ("M", 15)) for number in range(1, many + 1)]
    assert found == wanted
