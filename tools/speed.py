"""Speed: a game's CPU time in loops of a fixed piece of Python, measured in the same run on the same machine.

python -m tools.speed    # JSON; ends with 1 if a game takes more loops than it may
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from guildtable.bots.playout import play_out
from guildtable.bots.rollout import without_asking
from guildtable.bots.values import learned
from guildtable.kernel.chance import dealer
from guildtable.kernel.game import AnyGame
from guildtable.kernel.question import Choice
from guildtable.kernel.table import Table
from guildtable.shelf import GAMES, game

ALLOWED = {"capital-lux": 0.65, "bruges": 3.5, "flandern": 3.8}
"""Loops a random game of four may take: some one and a half times what they take today (0.4, 2.2, 2.3)."""
READ = {"capital-lux": 4.8, "bruges": 8.5, "flandern": 10.2}
"""Loops it may take to say a hundred times what a table of four is worth: half as many again as today."""
BATCHES, BATCH = 15, {"capital-lux": 20, "bruges": 4, "flandern": 4}
"""How often each is measured, the best counts; and games at a time."""
MIDDLE = 60
"""So many questions into a random game a table is read."""


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


def loops_of(do: Callable[[], object], batches: int = BATCHES) -> float:
    """Measured by turns, so that whatever slows the machine slows both; of each the least disturbed."""
    loops, taken = [], []
    for _ in range(batches):
        loops.append(cpu(loop))
        taken.append(cpu(do))
    return min(taken) / min(loops)


def loops_a_game(played: AnyGame, batches: int = BATCHES) -> float:
    """What a random game takes."""
    games = BATCH[played.name]
    return loops_of(lambda: play(played, games), batches) / games


def play(played: AnyGame, games: int) -> None:
    """Random games of four, always the same ones."""
    for number in range(games):
        play_out(played, ["random"] * 4, f"speed {number}")


def loops_to_read(played: AnyGame, batches: int = BATCHES) -> float:
    """What it takes to say a hundred times what a table in mid-game is worth: its numbers, and the net."""
    value = learned(played)
    assert value
    rng, deal = Random(1), dealer(b"speed")
    table = Table[Any](played.opening(4))
    for _ in range(MIDDLE):
        assert table.question
        table.answer_all(
            {
                seat: asked.any(rng) if isinstance(asked, Choice) else without_asking(asked, deal)
                for seat, asked in table.question.asked.items()
            }
        )
    return loops_of(lambda: [value.shares(table.now) for _ in range(100)], batches)


def main() -> int:
    """Measure every game."""
    games = {name: round(loops_a_game(game(name)), 2) for name in GAMES}
    reads = {name: round(loops_to_read(game(name)), 2) for name in GAMES}
    slow = [name for name in GAMES if games[name] > ALLOWED[name] or reads[name] > READ[name]]
    print(
        json.dumps(
            {
                "loops a game": games,
                "allowed": ALLOWED,
                "loops to read a table a hundred times": reads,
                "allowed to read": READ,
                "too slow": slow,
            }
        )
    )
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
