"""Efficiency: what executors make of several cores, by the same games played here, and there in batches."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import batched, chain
from math import ceil
from time import perf_counter

from rich.console import Console
from rich.table import Table

from guildtable.bots.playout import play_out
from guildtable.cli.simulate import progress_bar
from guildtable.kernel.game import AnyGame
from guildtable.research.executor import Executor, Serial, executor
from guildtable.shelf import game as game_named

BATCHES = (0.01, 0.1)
"""Seconds of playing."""
STRETCHES = 7
"""Of which the least disturbed counts, here and there alike."""
SAMPLE = 20
"""Games to learn the pace from."""


@dataclass(frozen=True, slots=True)
class CoresRow:
    """One executor with batches of one size."""

    executor: str
    cores: int
    batch: str
    games: int
    """In a batch."""
    start_up: float
    """Seconds until every core has played its first games."""
    efficiency: float
    """Games a second, over those of one core here times the cores."""


def efficiency(
    game: AnyGame, names: Sequence[str], cores: int | None, seconds: float, console: Console
) -> tuple[CoresRow, ...]:
    """Play the same games here and there by turns, so that whatever else the machine does disturbs both."""
    cores = cores or os.cpu_count() or 1
    with progress_bar(console) as progress:
        measured = (_measured(game, executor(name, cores), name, seconds) for name in names)
        return tuple(chain.from_iterable(progress.track(measured, total=len(names), description="executors")))


def _measured(game: AnyGame, chosen: Executor, name: str, seconds: float) -> list[CoresRow]:
    play, here = partial(_play, game.name), Serial(1)
    _took(here, play, [range(SAMPLE)])
    pace = min(_took(here, play, [range(SAMPLE)]) for _ in range(STRETCHES)) / SAMPLE
    games, cores, began = ceil(seconds / pace), chosen.cores, perf_counter()
    sizes = {f"{1000 * batch:.0f} ms": max(1, round(batch / pace)) for batch in BATCHES}
    sizes["one a core"] = ceil(games / cores)
    with chosen as where:
        _took(where, play, [range(SAMPLE)] * cores)
        start_up = perf_counter() - began
        one, many = [], list[list[float]]()
        for _ in range(STRETCHES):
            one.append(_took(here, play, [range(games)]))
            many.append([_took(where, play, list(batched(range(games), size))) for size in sizes.values()])
    best = [min(one) / min(took) / cores for took in zip(*many, strict=True)]
    return [
        CoresRow(name, cores, batch, size, round(start_up, 2), round(share, 3))
        for (batch, size), share in zip(sizes.items(), best, strict=True)
    ]


def _took(where: Executor, play: partial[int], work: Sequence[Sequence[int]]) -> float:
    began = perf_counter()
    for _ in where.run(play, work):
        pass
    return perf_counter() - began


def _play(name: str, numbers: Sequence[int]) -> int:
    game = game_named(name)
    return sum(play_out(game, ["random"] * game.seats[-1], f"bench {number}").choices for number in numbers)


def show(game: AnyGame, lines: Sequence[CoresRow], console: Console) -> None:
    """The lines as a table."""
    table = Table(title=f"{game.name}: games a second, over those of one core times the cores")
    for heading in ("executor", "cores", "batch", "games a batch", "efficiency", "start-up"):
        table.add_column(heading, justify="left" if heading == "executor" else "right")
    for line in lines:
        cells = (f"{line.games}", f"{line.efficiency:.0%}", f"{line.start_up:.1f} s")
        table.add_row(line.executor, str(line.cores), line.batch, *cells)
    console.print(table)
    caption = "One batch a core needs no messages on the way: what is lost there, the machine loses."
    console.print(caption, style="dim", highlight=False)


def as_json(game: AnyGame, lines: Sequence[CoresRow]) -> str:
    """One JSON object."""
    return json.dumps({"game": game.name, "executors": [asdict(line) for line in lines]})
