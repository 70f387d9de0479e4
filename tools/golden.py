"""Write the golden records of a game: `python tools/golden.py capital-lux`. Twenty for each number of players.

They are written once, and again only when the rules' number goes up: a golden game that ends otherwise than it did is a
change of rules, and needs a reason.

One of them is also kept as a seat is told it, for the page to speak: `python -m tools.golden --reels` writes only it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from guildtable.bots.playout import play_out
from guildtable.kernel.game import AnyGame
from guildtable.server.archive.reading.reel import packed_reel
from guildtable.shelf import GAMES, game

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
TABLES = 20
TOLD = "3-players-03"
"""The game that is told: three who play to win."""


def reel(name: str) -> bytes:
    """A golden game as its first seat was told it, packed."""
    return packed_reel((GOLDEN / name / f"{TOLD}.record").read_text(encoding="utf-8"), "0")


def write_reel(name: str) -> None:
    """Beside the records."""
    (GOLDEN / name / f"{TOLD}.reel").write_bytes(reel(name))


def main() -> None:
    """The games named, or all."""
    names = [name for name in sys.argv[1:] if name != "--reels"]
    for name in names or GAMES:
        if "--reels" not in sys.argv:
            write(game(name))
        write_reel(name)


def write(rules: AnyGame) -> None:
    """Random, greedy and mixed tables in turn."""
    folder = GOLDEN / rules.name
    folder.mkdir(parents=True, exist_ok=True)
    for players in rules.seats:
        for number in range(TABLES):
            bots = [("random", "greedy")[(number >> (seat % 2)) % 2] for seat in range(players)]
            record = play_out(rules, bots, f"golden {players} {number}").record
            (folder / f"{players}-players-{number:02}.record").write_text(record.text(), encoding="utf-8")
    print(f"{TABLES * len(rules.seats)} records in {folder.relative_to(GOLDEN.parent.parent)}")


if __name__ == "__main__":
    main()
