"""Sabotage: which wrecks a commit is tried with, and what counts as noticed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import changes, sabotage
from tools.sabotage import MOST, SHARE, Wreck, chosen, concerning


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two commits: a game and its wrecks; then another line in the game."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GUILDTABLE_BASE"):
        monkeypatch.delenv(name, raising=False)
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    write(tmp_path, "tests/kernel/wrecks.py", "old and known")
    write(tmp_path, "src/guildtable/a.py", "1")
    commit(tmp_path)
    write(tmp_path, "src/guildtable/a.py", "2")
    commit(tmp_path)
    return tmp_path


def git(place: Path, *words: str) -> str:
    who = ("-c", "user.name=anna", "-c", "user.email=anna@example.org")
    return subprocess.run(["git", *who, *words], cwd=place, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S607


def write(place: Path, file: str, text: str) -> None:
    (place / file).parent.mkdir(parents=True, exist_ok=True)
    (place / file).write_text(text)


def commit(place: Path) -> str:
    git(place, "add", "--all")
    git(place, "commit", "--quiet", "--message", "more")
    return git(place, "rev-parse", "HEAD")


def wreck(file: str, what: str = "old", noticed_in: str = "") -> tuple[str, Wreck]:
    return "kernel", Wreck(what, file, "", "", noticed_in)


def test_changes_count_from_where_a_branch_left_the_main_one(clone: Path) -> None:
    left = git(clone, "rev-parse", "HEAD")
    git(clone, "switch", "--quiet", "--create", "mine")
    write(clone, "b.py", "mine")
    commit(clone)
    assert changes.base(clone) == left
    assert changes.changed(clone, left) == {"b.py"}


def test_on_the_main_branch_they_count_from_some_commits_ago(clone: Path) -> None:
    first = git(clone, "rev-list", "--max-parents=0", "HEAD")
    assert changes.base(clone) == first  # there are only two
    for number in range(changes.LATELY + 3):
        write(clone, "b.py", str(number))
        commit(clone)
    assert changes.base(clone) == git(clone, "rev-parse", f"HEAD~{changes.LATELY}")


def test_whoever_knows_what_landed_may_say_it(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDTABLE_BASE", "HEAD~1")
    assert changes.base(clone) == git(clone, "rev-parse", "HEAD~1")


def test_where_git_knows_nothing_nothing_has_changed(tmp_path: Path) -> None:
    assert changes.base(tmp_path) is None
    assert changes.number(tmp_path) == 0
    git(tmp_path, "init", "--quiet")
    write(tmp_path, "a.py", "1")
    commit(tmp_path)
    assert changes.base(tmp_path) is None


def test_a_wreck_concerns_a_change_of_its_code_of_its_tests_and_of_its_list(clone: Path) -> None:
    since = git(clone, "rev-parse", "HEAD~1")
    write(clone, "tests/kernel/test_b.py", "weaker")
    commit(clone)
    code, page, new = wreck("a.py"), wreck("b.py", noticed_in="tests/kernel/test_b.py"), wreck("b.py", "unheard of")
    assert concerning([code, page, new, wreck("b.py")], clone, since) == [code, page, new]


def test_every_wreck_has_its_turn(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [wreck("b.py", f"old {number}") for number in range(25)]
    monkeypatch.setattr(changes, "base", lambda _: None)
    seen = []
    for number in range(SHARE):
        monkeypatch.setattr(changes, "number", lambda _, number=number: number)
        seen += chosen(listed, clone)
    assert sorted(seen, key=listed.index) == listed


def test_a_change_of_everything_is_tried_with_so_many_at_most(clone: Path) -> None:
    listed = [wreck("a.py", f"old {number}") for number in range(10 * MOST)]
    assert 0 < len(chosen(listed, clone)) <= MOST + 10 * MOST / SHARE


def test_a_list_that_was_divided_into_files_is_no_new_list(clone: Path) -> None:
    since = git(clone, "rev-parse", "HEAD")
    (clone / "tests/kernel/wrecks.py").rename(clone / "tests/kernel/list.py")
    write(clone, "tests/kernel/wrecks/__init__.py", "")
    write(clone, "tests/kernel/wrecks/first.py", "divided")
    divided = commit(clone)
    listed = [wreck("c.py", "old and known"), wreck("c.py", "divided")]
    assert concerning(listed, clone, since) == listed[1:]
    assert concerning(listed, clone, divided) == listed[:1]


def test_a_copy_has_the_wreck_and_no_compiled_code_of_before(
    tmp_path: Path, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sabotage, "ROOT", clone)
    write(clone, "src/guildtable/__pycache__/a.cpython-313.pyc", "compiled")
    write(clone, "web/words/nl.ftl", "hallo")
    copy = tmp_path / "copy"
    copy.mkdir()
    sabotage.copied("kernel", copy, Wreck("two is three", "a.py", "2", "3"))
    assert (copy / "src/guildtable/a.py").read_text() == "3"
    assert (clone / "src/guildtable/a.py").read_text() == "2"
    assert not list(copy.rglob("a.*.pyc"))
    assert (copy / "web/words/nl.ftl").read_text() == "hallo"  # read by tests, broken by no wreck of the kernel


def test_code_that_plays_on_for_ever_is_ended(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sabotage, "ROOT", clone)
    monkeypatch.setattr(sabotage, "PATIENCE", 6)
    write(clone, "pyproject.toml", "")
    write(clone, "tests/test_a.py", "from guildtable.a import two\n\n\ndef test_two():\n    assert two() == 2\n")
    write(clone, "src/guildtable/__init__.py", "")
    write(clone, "src/guildtable/a.py", "def two():\n    return 2\n")
    for broken, noticed in (("return 3", "tests/test_a.py::test_two"), ("while True: pass", "not ending within 6 s")):
        caught = sabotage.run_tests("kernel", Wreck("", "a.py", "return 2", broken, "tests/test_a.py"))
        assert noticed in str(caught)
    assert sabotage.run_tests("kernel", Wreck("", "a.py", "return 2", "return 1 + 1", "tests/test_a.py")) is None
