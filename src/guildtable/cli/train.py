"""Training at the terminal: a progress bar while it plays and learns, and a line of the curve after each round."""

from __future__ import annotations

from pathlib import Path as File

from rich.console import Console
from rich.table import Table

from guildtable.cli.simulate import progress_bar
from guildtable.research.executor import executor
from guildtable.research.training import Course, Milestone, train


def learn(course: Course, folder: File, cores: int | None, console: Console) -> tuple[list[Milestone], File]:
    """Train, with a progress bar for whoever waits. Gives the curve, and the file with the weights."""
    marks, last = [], folder / f"{course.game}-{course.rounds}.json"
    with progress_bar(console) as progress, executor(cores=cores) as players:
        task = progress.add_task(course.game)

        def told(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        for mark, _ in train(course, folder, players, told):
            marks.append(mark)
            console.print(line(mark), highlight=False)
    return marks, last


def line(mark: Milestone) -> str:
    """A round in a line."""
    seats = "; ".join(
        f"{players} players {mark.surprise[players]:.4f}, by hand {mark.by_hand[players]:.4f}"
        for players in mark.surprise
    )
    return f"round {mark.round}, {mark.tables} tables: {seats}"


def show(marks: list[Milestone], console: Console) -> None:
    """The curve as a table."""
    table = Table(title="surprise at games held out: learned (by hand)")
    table.add_column("round", justify="right")
    table.add_column("tables", justify="right")
    for players in marks[0].surprise:
        table.add_column(f"{players} players", justify="right")
    for mark in marks:
        pairs = [f"{mark.surprise[players]:.4f} ({mark.by_hand[players]:.4f})" for players in mark.surprise]
        table.add_row(str(mark.round), str(mark.tables), *pairs)
    console.print(table)
