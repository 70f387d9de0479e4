"""Names that are defined twice: `python -m tools.names`. Who searches for a name should find one thing.

Classes and type aliases at the top of a module of `src/guildtable`, and what the modules of `web/` export. Each game
may use its rulebook's words, whatever the others call by them.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from guildtable.shelf import GAMES, module_name

ROOT = Path(__file__).parent.parent
SOURCE, WEB = ROOT / "src" / "guildtable", ROOT / "web"
EXPORTED = re.compile(
    r"^export (?:default )?(?:async )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)", re.MULTILINE
)
NOT_OURS = {"node_modules", "protocol"}
"""Folders of `web/` whose modules others write: packages, and what is generated from the schema."""

type Names = dict[str, list[str]]
"""Where each name is defined."""


def in_python() -> Names:
    """Names of `src/guildtable` that are defined in two modules or more."""
    found: Names = defaultdict(list)
    for file in sorted(SOURCE.rglob("*.py")):
        for name in defined(file.read_text(encoding="utf-8")):
            found[name].append(str(file.relative_to(SOURCE)))
    return twice(found, {module_name(game) for game in GAMES})


def in_web() -> Names:
    """Names that two modules of `web/` or more export."""
    found: Names = defaultdict(list)
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.tsx")]):
        place = file.relative_to(WEB)
        if not NOT_OURS & {*place.parts} and ".test." not in file.name:
            for name in dict.fromkeys(EXPORTED.findall(file.read_text(encoding="utf-8"))):
                found[name].append(str(place))
    return twice(found, set(GAMES))


def defined(text: str) -> Iterator[str]:
    """The classes and type aliases of a module; those with an underscore are its own business."""
    for node in ast.parse(text).body:
        match node:
            case ast.ClassDef(name=name) | ast.TypeAlias(name=ast.Name(id=name)) if not name.startswith("_"):
                yield name


def twice(found: Names, games: set[str]) -> Names:
    """Names in more than one place, unless each place is another game's."""
    return {
        name: places
        for name, places in sorted(found.items())
        if len(places) > 1 and len({owner for place in places if (owner := game_of(place, games))}) < len(places)
    }


def game_of(place: str, games: set[str]) -> str:
    """The game whose module this is: a folder or a file has its name."""
    parts = place.partition(".")[0].split("/")
    return next((part for part in parts if part in games), "")


def main() -> None:
    """Print both lists."""
    for title, names in (("src/guildtable", in_python()), ("web", in_web())):
        print(f"{title}: {len(names)} names are defined twice or more")
        for name, places in names.items():
            print(f"  {name}: {', '.join(places)}")


if __name__ == "__main__":
    main()
