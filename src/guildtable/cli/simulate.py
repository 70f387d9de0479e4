"""Simulating: many games between bots, their points, their pace, and one digest of all that happened."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path as File
from statistics import mean
from time import perf_counter, process_time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from guildtable.bots.playout import play_out
from guildtable.cli.play import save
from guildtable.kernel.game import AnyGame


@dataclass
class Simulation:
    """How the games went, seat by seat."""

    game: str
    bots: list[str]
    games: int
    seed: int
    replies: int = 0
    """Seats' replies with two or more ways to answer: chance and forced ones are not counted."""
    seconds: float = 0.0
    """Wall time of everything."""
    micros_per_reply: float = 0.0
    """CPU time of playing and keeping the record, options included, over those replies."""
    scores: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Share of games won; a shared victory counts in parts."""
    winner: float = 0.0
    """Mean points of who won."""
    figures: dict[str, float] = field(default_factory=dict)
    """Means of what a game counts besides the seats' points."""
    digest: str = ""
    """Of all records: equal for equal seeds."""

    def json(self) -> str:
        """One JSON object."""
        plain = asdict(self)
        return json.dumps(plain | plain.pop("figures"))


def simulate(
    game: AnyGame,
    bots: list[str],
    players: int,
    games: int,
    seed: int,
    records: File | None,
    console: Console,
) -> Simulation:
    """Play the games one after another, with a progress bar for whoever waits."""
    bots = bots_of(bots, players)
    outcome = Simulation(game.name, bots, games, seed)
    totals: list[list[int]] = []
    won, best, digest, cpu, began = [0.0] * players, 0, sha256(), 0.0, perf_counter()
    with progress_bar(console) as progress:
        for number in progress.track(range(games), description=game.name):
            started = process_time()
            playout = play_out(game, bots, f"{seed} game {number}")
            cpu += process_time() - started
            outcome.replies += playout.choices
            totals.append([score.total for score in game.standing(playout.now)])
            winners = game.winners(playout.now)
            best += totals[-1][winners[0]]
            for name, count in (game.figures(playout.now) if game.figures else {}).items():
                outcome.figures[name] = outcome.figures.get(name, 0) + count / games
            for seat in winners:
                won[seat] += 1 / len(winners)
            text = playout.record.text()
            digest.update(text.encode())
            if records:
                save(playout.record, records / f"{game.name}-{players}p-{seed}-{number:05}.record")
    outcome.seconds = round(perf_counter() - began, 3)
    outcome.micros_per_reply = round(cpu / max(1, outcome.replies) * 1e6, 2)
    outcome.scores = [round(mean(seat), 2) for seat in zip(*totals, strict=True)]
    outcome.wins = [round(share / max(1, games), 4) for share in won]
    outcome.winner = round(best / max(1, games), 2)
    outcome.figures = {name: round(mean_count, 2) for name, mean_count in outcome.figures.items()}
    outcome.digest = digest.hexdigest()
    return outcome


def progress_bar(console: Console) -> Progress:
    """A progress bar, if a person waits at a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def bots_of(names: list[str], players: int) -> list[str]:
    """The bot of each seat; one name stands for all seats."""
    if len(names) == 1:
        names = names * players
    if len(names) != players:
        raise ValueError(f"{len(names)} bots for {players} seats: name one for all, or one a seat")
    return names


def report(outcome: Simulation, console: Console) -> None:
    """The figures as a table for the terminal."""
    table = Table(title=f"{outcome.game}: {outcome.games} games, seed {outcome.seed}")
    for heading in ("seat", "bot", "mean points", "won"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, name in enumerate(outcome.bots):
        table.add_row(str(seat), name, f"{outcome.scores[seat]:.1f}", f"{outcome.wins[seat]:.1%}")
    console.print(table)
    pace = f"{outcome.replies} replies, {outcome.micros_per_reply} µs CPU each, {outcome.seconds} s"
    console.print(pace, style="dim", highlight=False)
    console.print(f"digest {outcome.digest}", style="dim", soft_wrap=True)
