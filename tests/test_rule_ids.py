"""Every rule we have written down has a test that names it and says where it comes from; no test names another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ID = re.compile(r"\b[A-Z]{2}-\d+\b")
RULES = sorted((HERE.parent / "docs" / "rules").glob("*.md"))
LABEL = re.compile(r"\[([^\[\]]+)\]")
OURS = re.compile(r"ours because silent|ours against the letter, because \S.*|from outside the books|reconstructed")


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


def rules(text: str) -> dict[str, str]:
    """What a page says under each id, on one line."""
    items = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+?)(?=^- |^#|^\n|\Z)", text, re.MULTILINE | re.DOTALL)
    return {rule: " ".join(said.split()) for rule, said in items}


def books(text: str) -> set[str]:
    """The short names in the page's table of books."""
    _, _, table = text.partition("| book | what it is |\n|---|---|\n")
    return set(re.findall(r"^\| ([^|]+?) \|", table.partition("\n\n")[0], re.MULTILINE))


def faults(text: str) -> list[str]:
    """What is wrong with the sources of a page's rules."""
    found, known = [], books(text)
    for rule, said in rules(text).items():
        labels = LABEL.findall(said)
        if not said.endswith("]"):
            found.append(f"{rule} ends without a source")
        for label in labels:
            cited = [place.partition(", ") for place in label.split("; ")]
            if not OURS.fullmatch(label) and not all(book in known and place for book, _, place in cited):
                found.append(f"{rule} has no such source: {label}")
        plain = LABEL.sub("", said).casefold()
        found += [f"{rule} says {word} outside a label" for word in ("silent", "*ours", "[", "]") if word in plain]
    return found


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_rule_says_where_it_comes_from(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert list(rules(text)) == ids_written(page)
    assert books(text)
    assert faults(text) == []


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        ("All win. [EN, The end]", None),
        ("All win, [EN, The end; EN, A draw] even\n  the last. [ours because silent]", None),
        ("All win. [ours against the letter, because\n  nobody likes to lose]", None),
        ("All win. [from outside the books] Twice. [reconstructed]", None),
        ("All win.", "XX-1 ends without a source"),
        ("All win. [EN, The end] Even the last.", "XX-1 ends without a source"),
        ("All win. [NL, The end]", "XX-1 has no such source: NL, The end"),
        ("All win. [EN]", "XX-1 has no such source: EN"),
        ("All win. [EN, The end; ours because silent]", "XX-1 has no such source: EN, The end; ours because silent"),
        ("All win. [ours]", "XX-1 has no such source: ours"),
        ("All win. [ours against the letter]", "XX-1 has no such source: ours against the letter"),
        ("The book is silent. [EN, The end]", "XX-1 says silent outside a label"),
        ("*Ours:* all win. [ours because silent]", "XX-1 says *ours outside a label"),
    ],
)
def test_a_rule_without_a_true_source_is_found(rule: str, fault: str | None) -> None:
    head = "| book | what it is |\n|---|---|\n| EN | the English one |\n"
    words = "| word | what it is |\n|---|---|\n| NL | no book |\n"
    rest = "- **XX-2** So it is. [EN, The end]\n\n## More\nNot a rule.\n"
    page = f"{head}\n{words}\n## The end\n- **XX-1** {rule}\n{rest}"
    assert faults(page) == ([fault] if fault else [])
