"""The toy put on the shelf of a copy, as docs/how-to/add-a-game.md says: what it takes to be played, and no more."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = Path("src") / "guildtable"
TOY = Path(__file__).parent / "tavern"
LINES = {
    "from guildtable.games import bruges, capital_lux, flandern\n": (
        "from guildtable.games import bruges, capital_lux, flandern, tavern\n"
    ),
    "(capital_lux.GAME, bruges.GAME, flandern.GAME)": "(capital_lux.GAME, bruges.GAME, flandern.GAME, tavern.GAME)",
    "WITHOUT: Mapping[str, tuple[Part, ...]] = {}\n": (
        "WITHOUT: Mapping[str, tuple[Part, ...]] = {\n"
        '    "tavern": ("taste", "observation", "drawing", "page", "lesson", "rulebook"),\n'
        "}\n"
    ),
}
"""What is changed in `shelf.py`: the only file that knows of the new one."""


def add_to(copy: Path) -> list[str]:
    """Add the toy to a copy of the sources; gives the files that are new or changed."""
    folder = copy / SOURCE / "games" / TOY.name
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    shelf = copy / SOURCE / "shelf.py"
    text = shelf.read_text(encoding="utf-8")
    for before, after in LINES.items():
        assert text.count(before) == 1, f"shelf.py has changed: say here and in the how-to what to write for {before}"
        text = text.replace(before, after)
    shelf.write_text(text, encoding="utf-8")
    new = sorted(str(file.relative_to(copy)) for file in folder.rglob("*") if file.is_file())
    return [*new, str(shelf.relative_to(copy))]
