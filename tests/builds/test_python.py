"""Whoever only wants to play installs what playing needs, in browser and terminal, on any Python we say we run on."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LATE = {"ray"}
"""Packages whose wheels come months after a new Python."""


def names(lines: list[str]) -> set[str]:
    """The packages named in requirements."""
    return {found[0].lower() for line in lines if (found := re.match(r"[\w.-]+", line))}


def test_whoever_installs_it_can_serve_and_old_names_still_install() -> None:
    project = PROJECT["project"]
    assert {"fastapi", "uvicorn", "sqlalchemy", "typer"} <= names(project["dependencies"])
    assert project["optional-dependencies"].keys() >= {"server", "traces", "research", "ray"}
    assert not names(project["dependencies"]) & {"babel", "fluent.runtime"}, "half of the download, for three languages"


def test_every_package_has_a_lowest_version_and_what_is_unfinished_a_highest() -> None:
    for line in PROJECT["project"]["dependencies"]:
        assert ">=" in line, line
    unfinished = {"fastapi", "fluent.syntax", "msgspec"}
    bounded = [line for line in PROJECT["project"]["dependencies"] if ",<1" in line]
    assert names(bounded) == unfinished


def test_uv_run_installs_no_group_that_nobody_asked_for() -> None:
    assert PROJECT["tool"]["uv"]["default-groups"] == []


def test_playing_serving_and_developing_wait_for_nobodys_wheels() -> None:
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *(line for extra in extras if extra not in LATE for line in extras[extra])]
    assert not names([*needed, *PROJECT["dependency-groups"]["dev"]]) & LATE
    assert not any("guildtable[" in line and "ray" in line for line in PROJECT["dependency-groups"]["dev"])
    assert not names((ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()) & LATE


def test_what_is_late_is_locked_apart_at_the_same_versions() -> None:
    pinned = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
    locked = dict(pinned.findall((ROOT / "requirements.lock").read_text(encoding="utf-8")))
    late = dict(pinned.findall((ROOT / "requirements-ray.lock").read_text(encoding="utf-8")))
    assert late.keys() >= LATE
    assert {name: version for name, version in late.items() if locked.get(name, version) != version} == {}


def test_the_python_that_uv_takes_is_one_we_say_we_run_on() -> None:
    taken = (ROOT / ".python-version").read_text(encoding="utf-8").strip()
    assert f"Programming Language :: Python :: {taken}" in PROJECT["project"]["classifiers"]
