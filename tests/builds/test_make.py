"""`make` alone says what there is."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)


def test_make_alone_lists_every_target_with_what_it_does() -> None:
    said = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S607
    listed = dict(re.findall(r"^make ([a-z-]+) +(\S.*)$", said, re.MULTILINE))
    assert list(listed) == TARGETS


def test_no_target_is_taken_for_a_file_of_its_name() -> None:
    [phony] = re.findall(r"^\.PHONY: ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    assert sorted(phony.replace("\\\n", " ").split()) == sorted(TARGETS)


def test_the_commands_that_the_pages_name_exist() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    named = {name for page in pages for name in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))}
    assert named <= set(TARGETS), named - set(TARGETS)
