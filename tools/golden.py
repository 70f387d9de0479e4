"""Write the golden records of a game: `python tools/golden.py capital-lux`. Twenty for each number of players.

They are written once, and again only when the rules' number goes up: a golden game that ends otherwise than it did is a
change of rules, and needs a reason.
"""

from __future__ import annotations

import sys
from pathlib import Path

from guildtable.bots.playout import play_out
from guildtable.kernel.game import AnyGame
from guildtable.shelf import GAMES, game

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
TABLES = 20


def main() -> None:
    """The games named, or all."""
    for name in sys.argv[1:] or GAMES:
        write(game(name))


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
