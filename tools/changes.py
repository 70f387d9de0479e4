"""What changed since work last landed, as git tells it; in a clone without branches, what landed lately."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

LATELY = 10
"""Commits that count as lately where nothing says what landed before; a merge is one, with all that it brought."""


def base(clone: Path) -> str | None:
    """The commit to count from: GUILDTABLE_BASE, or where we left the main branch, or LATELY commits ago.

    None where git has nothing to say: no clone, or one of a single commit.
    """
    if given := os.environ.get("GUILDTABLE_BASE"):
        return _git(clone, "rev-parse", "--verify", "--quiet", f"{given}^{{commit}}")
    head = _git(clone, "rev-parse", "HEAD")
    for landed in ("origin/HEAD", "origin/main", "main"):
        left = _git(clone, "merge-base", "HEAD", landed)
        if left and left != head:
            return left
    back = (_git(clone, "rev-list", "--first-parent", f"--max-count={LATELY + 1}", "HEAD") or "").split()
    return back[-1] if len(back) > 1 else None


def changed(clone: Path, since: str) -> set[str]:
    """The files that are other than they were then, also if not committed yet."""
    return set((_git(clone, "diff", "--name-only", "--no-renames", since) or "").splitlines())


def then(clone: Path, since: str, page: str) -> str:
    """What was on a page of Python then, be it a file or a folder of files; nothing, if it was not there."""
    files = (_git(clone, "ls-tree", "-r", "--name-only", since, "--", f"{page}.py", page) or "").splitlines()
    return "\n".join([_git(clone, "show", f"{since}:{file}") or "" for file in files])


def number(clone: Path) -> int:
    """How many commits there are: with the next commit, one more."""
    return int(_git(clone, "rev-list", "--count", "HEAD") or 0)


def _git(clone: Path, *asked: str) -> str | None:
    ran = subprocess.run(["git", *asked], cwd=clone, capture_output=True, text=True, check=False)
    return ran.stdout.strip() if ran.returncode == 0 else None
