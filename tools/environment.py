"""Write the tables of docs/reference/environment.md anew: `python -m tools.environment`."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from guildtable.kernel.game import AnyGame
from guildtable.research.actions import actions_of
from guildtable.research.observer import layout_of, sections, version
from guildtable.shelf import games_with

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "environment.md"
MARK = "<!-- From here on this page is written by tools/environment.py. -->\n"


def page() -> str:
    """The page as it should be: what was written by hand, then the tables."""
    by_hand = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return by_hand + MARK + "".join(map(tables, games_with("observation").values()))


def tables(game: AnyGame) -> str:
    """A game's actions and its observation."""
    actions = actions_of(game)
    lines = [f"\n## {game.name}\n", f"Version `{version(game)}`.\n"]
    lines += [f"{len(actions)} actions:\n", "| numbers | actions |", "|---|---|"]
    for _, group in groupby(enumerate(actions.names), key=lambda item: item[1].partition(":")[0]):
        numbered = list(group)
        (first, name), (last, end) = numbered[0], numbered[-1]
        lines.append(f"| {first} | `{name}` |" if first == last else f"| {first} to {last} | `{name}` to `{end}` |")
    lines += [f"\n{layout_of(game).size} numbers:\n", "| section | offset | size | meaning |", "|---|---|---|---|"]
    lines += [f"| {part.name} | {part.offset} | {part.size} | {part.meaning} |" for part in sections(game)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
