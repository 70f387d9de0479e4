"""Every rule we have written down has a test that names it, and no test names a rule that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ID = re.compile(r"\b[A-Z]{2}-\d+\b")
RULES = sorted((HERE.parent / "docs" / "rules").glob("*.md"))


def ids_written(page: Path) -> list[str]:
    """The ids a page gives its rules."""
    return re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", page.read_text(encoding="utf-8"))


def ids_tested(game: str) -> set[str]:
    """The ids that the docstrings of a game's tests begin with."""
    found: set[str] = set()
    for file in (HERE / "games" / game.replace("-", "_")).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(ID.findall((ast.get_docstring(node) or "").partition(":")[0]))
    return found


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_rule_has_a_test_that_names_it(page: Path) -> None:
    written = ids_written(page)
    assert written
    assert len(written) == len(set(written)), "an id is given twice"
    assert set(written) - ids_tested(page.stem) == set()
    assert ids_tested(page.stem) - set(written) == set()
