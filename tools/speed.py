"""Speed: a game's CPU time in loops of a fixed piece of Python, measured in the same run on the same machine.

python -m tools.speed    # JSON; ends with 1 if a game takes more loops than it may
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

from guildtable.bots.playout import play_out
from guildtable.kernel.game import AnyGame
from guildtable.shelf import GAMES, game

ALLOWED = {"capital-lux": 0.65, "bruges": 3.5, "flandern": 3.8}
"""Loops a random game of four may take: some one and a half times what they take today (0.4, 2.2, 2.3)."""
BATCHES, BATCH = 15, {"capital-lux": 20, "bruges": 4, "flandern": 4}
"""How often each is measured, the best counts; and games at a time."""


def loop() -> int:
    """What rules are made of: calls, lists, dictionaries, short strings. Some ten milliseconds."""
    seen: dict[str, list[int]] = {}
    for number in range(15_000):
        seen.setdefault(f"card:{number % 97}", []).append(number)
    return sum(len(held) for held in seen.values())


def cpu(do: Callable[[], object]) -> float:
    """Seconds of CPU that something takes."""
    began = process_time()
    do()
    return process_time() - began


def loops_a_game(played: AnyGame, batches: int = BATCHES) -> float:
    """Measured by turns, so that whatever slows the machine slows both; of each the least disturbed."""
    games = BATCH[played.name]
    loops, batch = [], []
    for _ in range(batches):
        loops.append(cpu(loop))
        batch.append(cpu(lambda: play(played, games)))
    return min(batch) / games / min(loops)


def play(played: AnyGame, games: int) -> None:
    """Random games of four, always the same ones."""
    for number in range(games):
        play_out(played, ["random"] * 4, f"speed {number}")


def main() -> int:
    """Measure every game."""
    figures = {name: round(loops_a_game(game(name)), 2) for name in GAMES}
    slow = [name for name in GAMES if figures[name] > ALLOWED[name]]
    print(json.dumps({"loops a game": figures, "allowed": ALLOWED, "too slow": slow}))
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
