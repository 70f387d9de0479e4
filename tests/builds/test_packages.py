"""What is built for others: never without its page unless asked, and never with what somebody played at home."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
AT_HOME = ("guildtable.db", "guildtable.db-wal", "guildtable.db-shm", "mine.db", "examples/guildtable.db", "notes.txt")
"""What may lie in a clone that has been played in."""
PACKAGES = "web/package-lock.json"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources, without a page and without git."""
    copy = tmp_path / "clone"
    without = shutil.ignore_patterns("__pycache__", "page", "node_modules")
    for name in ("src", "examples"):
        shutil.copytree(ROOT / name, copy / name, ignore=without)
    (copy / "web").mkdir()
    for name in (".gitignore", "LICENSE", "Makefile", "README.md", "hatch_build.py", "pyproject.toml", PACKAGES):
        shutil.copy(ROOT / name, copy / name)
    return copy


def build(clone: Path, target: str, **around: str) -> tuple[int, str, list[str]]:
    """Build a wheel or an sdist: the exit code, what was said, and the files that are in it."""
    place = clone.parent / "dist"
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(place)]
    env = {name: value for name, value in os.environ.items() if name != "GUILDTABLE_WITHOUT_PAGE"} | around
    ran = subprocess.run(command, cwd=clone, env=env, capture_output=True, text=True, check=False)
    names: list[str] = []
    for file in place.glob("*"):
        if file.suffix == ".whl":
            names += zipfile.ZipFile(file).namelist()
        else:
            with tarfile.open(file) as archive:
                names += [name.partition("/")[2] for name in archive.getnames()]
    return ran.returncode, ran.stdout + ran.stderr, names


def with_page(clone: Path) -> None:
    """As `make web` leaves it."""
    page = clone / "src/guildtable/server/page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_nothing_is_built_and_it_says_what_to_do(clone: Path, target: str) -> None:
    code, said, names = build(clone, target)
    assert code != 0
    assert names == []
    assert "make web" in said
    assert "GUILDTABLE_WITHOUT_PAGE=1" in said


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_who_says_so_gets_it_without_the_page_and_is_told(clone: Path, target: str) -> None:
    code, said, names = build(clone, target, GUILDTABLE_WITHOUT_PAGE="1")
    assert code == 0, said
    assert "without the page" in said
    assert not [name for name in names if "server/page" in name]


def test_the_page_is_in_the_wheel_and_in_the_sdist(clone: Path) -> None:
    with_page(clone)
    for target, inside in (("wheel", "guildtable"), ("sdist", "src/guildtable")):
        code, said, names = build(clone, target)
        assert code == 0, said
        assert f"{inside}/server/page/index.html" in names


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_what_was_played_at_home_stays_at_home(clone: Path, target: str) -> None:
    with_page(clone)
    for name in (*AT_HOME, "src/guildtable/guildtable.db", "src/guildtable/server/guildtable.db-wal"):
        (clone / name).write_text("names, seeds, tokens")
    code, said, names = build(clone, target)
    assert code == 0, said
    assert "guildtable/kernel/match.py" in " ".join(names)
    assert not [name for name in names if ".db" in name or name in AT_HOME]


def test_git_does_not_see_what_was_played_at_home(clone: Path) -> None:
    subprocess.run(["git", "init", "--quiet"], cwd=clone, check=True)  # noqa: S607
    for name in ("guildtable.db", "guildtable.db-wal", "guildtable.db-shm"):
        (clone / name).write_text("names, seeds, tokens")
    listed = ["git", "ls-files", "--others", "--exclude-standard"]
    seen = subprocess.run(listed, cwd=clone, capture_output=True, text=True, check=True).stdout.split()
    assert "pyproject.toml" in seen
    assert not [name for name in seen if ".db" in name]


def test_an_editable_install_is_a_clone_and_may_lack_the_page(clone: Path) -> None:
    build_it = "from hatchling.build import build_editable; print(build_editable('.'))"
    ran = subprocess.run([sys.executable, "-c", build_it], cwd=clone, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ".whl" in ran.stdout


def wheel(clone: Path, place: str = "dist") -> zipfile.ZipFile:
    """The wheel of a clone, with a page."""
    if not (clone / "src/guildtable/server/page").exists():
        with_page(clone)
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(clone.parent / place),
    ]
    subprocess.run(command, cwd=clone, capture_output=True, check=True)
    [file] = (clone.parent / place).glob("*.whl")
    return zipfile.ZipFile(file)


def read(archive: zipfile.ZipFile, ending: str) -> str:
    """The one file of the wheel that ends so."""
    [name] = [name for name in archive.namelist() if name.endswith(ending)]
    return archive.read(name).decode()


def test_built_twice_it_is_the_same_to_the_byte(clone: Path) -> None:
    first = Path(str(wheel(clone).filename)).read_bytes()
    for file in clone.rglob("*.py"):
        os.utime(file, (0, 0))
    again = Path(str(wheel(clone, "again").filename)).read_bytes()
    assert hashlib.sha256(first).hexdigest() == hashlib.sha256(again).hexdigest()


def test_the_wheel_lists_what_of_others_is_in_it(clone: Path) -> None:
    """As PEP 770 wants it: in CycloneDX, beside the wheel's own metadata."""
    bill: dict[str, Any] = json.loads(read(wheel(clone), ".dist-info/sboms/guildtable.cdx.json"))
    locked = json.loads((ROOT / PACKAGES).read_text(encoding="utf-8"))["packages"]
    found = {part["name"]: part for part in bill["components"]}
    assert found.keys() >= locked[""]["dependencies"].keys()
    assert {"react", "scheduler", "regexparam"} <= found.keys(), "and what those need"
    assert not found.keys() & (locked[""]["devDependencies"].keys() | locked[""]["optionalDependencies"].keys())
    for name, part in found.items():
        assert part["version"] == locked[f"node_modules/{name}"]["version"]
        assert part["licenses"] == [{"license": {"id": locked[f"node_modules/{name}"]["license"]}}]
        assert re.fullmatch(r"[0-9a-f]{128}", part["hashes"][0]["content"])
    assert bill["metadata"]["component"]["purl"].startswith("pkg:pypi/guildtable@")


def test_a_page_whose_packages_nobody_knows_is_not_built(clone: Path) -> None:
    with_page(clone)
    (clone / PACKAGES).unlink()
    code, _, names = build(clone, "wheel")
    assert code != 0
    assert names == []


def test_every_link_and_picture_leads_somewhere_from_an_index(clone: Path) -> None:
    shown = HeaderParser().parsestr(read(wheel(clone), ".dist-info/METADATA"))
    source = dict(line.split(", ", 1) for line in shown.get_all("Project-URL", []))["Source"]
    text = str(shown.get_payload())
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 20
    assert all(link.startswith("https://") for link in links)
    for kind, path in re.findall(rf"\({re.escape(source)}/(blob|raw)/v[^/]+/([^)#]+)", text):
        assert (ROOT / path).exists(), path
        assert (kind == "raw") == path.endswith((".png", ".gif", ".svg")), path
