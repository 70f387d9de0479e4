"""How honest luck is: `python -m lab.luck bruges --bots greedy,random --games 100`. Prints a line of JSON.

Over many games the luck of a seat must add up to nothing, whoever plays. What it explains is how much less the results
vary once it is taken off.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from statistics import mean, stdev, variance

from guildtable.bots.luck import Judge
from guildtable.bots.playout import play_out
from guildtable.kernel.position import start
from guildtable.kernel.record import Record, Replied
from guildtable.shelf import GAMES

SURE = 1.96


def main() -> int:
    """Play, add up, say; ends with 1 if luck is not nothing, within its error."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("game", choices=list(GAMES))
    asked.add_argument("--bots", default="greedy,greedy")
    asked.add_argument("--games", type=int, default=100)
    given = asked.parse_args()
    bots = given.bots.split(",")
    lots, won = list[float](), list[float]()
    for number in range(given.games):
        record = play_out(GAMES[given.game], bots, f"luck {number}").record
        lots.append(luck_in(record))
        winners = record.result.partition(" won by ")[2].split()
        won.append(("0" in winners) / len(winners))
        print(f"\r{number + 1} of {given.games}", end="", file=sys.stderr, flush=True)  # noqa: T201
    error = SURE * stdev(lots) / given.games**0.5
    rest = [result - lot for result, lot in zip(won, lots, strict=True)]
    told = {"game": given.game, "bots": bots, "games": given.games, "luck": round(mean(lots), 4)}
    told |= {"error": round(error, 4), "spread": round(stdev(lots), 3), "won": round(mean(won), 3)}
    told |= {"variance": round(variance(won), 4), "without luck": round(variance(rest), 4)}
    print(json.dumps(told))  # noqa: T201
    return int(abs(mean(lots)) > 2 * error)


def luck_in(record: Record) -> float:
    """What chance gave to the first seat in a whole game."""
    game = GAMES[record.header.game]
    judge, dice, position, luck = (
        Judge(game),
        Random(record.header.match),
        start(game, len(record.players)).position,
        0.0,
    )
    for entry in record.entries:
        assert isinstance(entry, Replied)
        lot = judge.luck(position, entry.seat, entry.reply, dice)
        luck += lot[0].share if lot else 0.0
        position = position.play(entry.seat, entry.reply).position
    return luck


if __name__ == "__main__":
    sys.exit(main())
