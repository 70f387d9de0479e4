"""No exported name of web/ stands for two things."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from tools.floors import ROOT, sources

WEB = ROOT / "web"
EXPORTED = re.compile(r"^export (?:async )?(?:function|const|class|interface|type|enum) (\w+)", re.MULTILINE)
EXCEPTIONS: dict[str, str] = {}
"""A name that may stand twice, and why."""


def named_twice(web: Path) -> dict[str, list[str]]:
    """What is exported under one name from two places; what two games call alike is theirs."""
    places: dict[str, set[str]] = defaultdict(set)
    for file in sources(web):
        where = file.relative_to(web)
        # The types of the wire are called as the server calls them.
        if where.parts[0] == "protocol" and where.name != "games.ts":
            continue
        for name in EXPORTED.findall(file.read_text(encoding="utf-8")):
            places[name].add(where.as_posix())
    return {name: sorted(found) for name, found in places.items() if len(found) > 1 and not apart(found)}


def apart(places: set[str]) -> bool:
    """Is each of them in another game's folder?"""
    parts = [place.split("/") for place in places]
    return all(part[0] == "games" for part in parts) and len({part[1] for part in parts}) == len(parts)


def test_no_name_stands_for_two_things() -> None:
    assert named_twice(WEB).keys() == EXCEPTIONS.keys(), named_twice(WEB)


def test_a_name_that_stands_twice_is_found(tmp_path: Path) -> None:
    for file in ("table/a.ts", "home/b.tsx", "games/x/Board.tsx", "games/y/Board.tsx"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        name = "Board" if "Board" in file else "told"
        (tmp_path / file).write_text(f"export function {name}() {{}}", encoding="utf-8")
    assert named_twice(tmp_path) == {"told": ["home/b.tsx", "table/a.ts"]}
