"""The arena at the terminal: a progress bar while it plays, then a table and a chart."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path as File
from typing import Any

from rich.console import Console
from rich.table import Table

from guildtable.cli.simulate import progress_bar
from guildtable.research.arena import Arena, BotRow, Report
from guildtable.research.contest import Contest
from guildtable.research.executor import executor
from guildtable.research.ledger import Ledger

VERDICTS = {
    "shown": "shown: {name} wins at least {target:.1%} of its games",
    "refuted": "refuted: {name} wins less than {target:.1%} of its games",
    "open": "open: whether {name} wins at least {target:.1%} of its games is not known yet",
}
STYLES = {"shown": "bold green", "refuted": "bold red", "open": "bold yellow"}


def compare(
    contest: Contest,
    games: int,
    times: float | None,
    keep: File | None,
    chart: File | None,
    where: str | None,
    cores: int | None,
    console: Console,
) -> Report:
    """Play the contest, with a progress bar for whoever waits."""
    arena, figure = Arena(contest, games, times), _figure() if chart else None
    ledger = Ledger(keep, contest) if keep else nullcontext()
    with ledger as kept, progress_bar(console) as progress, executor(where, cores) as players:
        task = progress.add_task(contest.game, total=arena.games)

        def watch(arena: Arena) -> None:
            low, high = arena.judged.share_interval
            share = f"{contest.bots[0]} {arena.judged.share:.1%} ({low:.1%} to {high:.1%})"
            progress.update(task, completed=len(arena.played), description=share)

        found = arena.run(players, kept, watch)
    if chart:
        draw(found, figure, chart)
    return found


def show(found: Report, console: Console) -> None:
    """The report as a table, the strongest bot first."""
    options = "".join(f", {name}={value}" for name, value in found.settings.items())
    heading = f"{found.game}, {found.players} players: {found.games} games, seed {found.seed}{options}"
    table = Table(title=heading)
    for column in ("bot", "rating", "games", "won a seat", "points", "ms a choice"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for line in sorted(found.bots, key=lambda line: -line.rating):
        low, high = line.share_interval
        table.add_row(
            line.name,
            f"{line.rating:.1f} ± {line.interval[1] - line.rating:.1f}",
            str(line.games),
            f"{line.share:.1%} ({100 * low:.1f} to {100 * high:.1f})",
            f"{line.points:.1f}",
            f"{line.milliseconds:.2f}",
        )
    console.print(table)
    caption = f"Intervals hold 95 %, the shares' at every moment. Par is {1 / found.players:.1%} a seat."
    console.print(caption, style="dim", highlight=False)
    if found.verdict and found.target:
        sentence = VERDICTS[found.verdict].format(name=found.bots[0].name, target=found.target)
        console.print(sentence, style=STYLES[found.verdict], highlight=False)


def _figure() -> Any:
    """Load the package that draws charts, before the games are played."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra
    except ImportError:
        raise ValueError("a chart needs matplotlib: install guildtable[research]") from None
    return Figure


def draw(found: Report, figure_class: Any, file: File) -> None:
    """The report as a chart: ratings on the left, shares of wins on the right, a row a bot."""
    ordered = sorted(found.bots, key=lambda line: line.rating)
    figure = figure_class(figsize=(10, 1.9 + 0.42 * len(ordered)), layout="constrained")
    ratings, shares = figure.subplots(1, 2, sharey=True)
    _dots(ratings, ordered, [(line.rating, line.interval, f"{line.rating:.1f}") for line in ordered], "#8c5a2b")
    percents = [
        (100 * line.share, (100 * line.share_interval[0], 100 * line.share_interval[1]), f"{line.share:.1%}")
        for line in ordered
    ]
    _dots(shares, ordered, percents, "#2b5c8c")
    ratings.set_xlabel("rating (OpenSkill), 95 % interval")
    shares.set_xlabel("games won for each seat, per cent, 95 % at any time")
    shares.set_xlim(-3, 103)
    marks = [(100 / found.players, "par", "#444444", "--")]
    if found.target:
        marks.append((100 * found.target, f"target: {found.verdict}", "#a03030", ":"))
    for place, label, colour, style in marks:
        shares.axvline(place, color=colour, linewidth=1, linestyle=style, label=label, zorder=1)
    shares.legend(loc="lower right", fontsize=8, framealpha=1)
    figure.suptitle(f"{found.game}, {found.players} players: {found.games} games, every deal from every seat")
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def _dots(axes: Any, ordered: list[BotRow], rows: list[tuple[float, tuple[float, float], str]], colour: str) -> None:
    for place, (value, (low, high), label) in enumerate(rows):
        axes.plot([low, high], [place, place], color="#b8b0a4", linewidth=3, solid_capstyle="butt", zorder=2)
        axes.plot([value], [place], "o", color=colour, markersize=7, zorder=3)
        axes.annotate(label, (value, place), (0, 8), textcoords="offset points", ha="center", fontsize=8, color=colour)
    axes.set_yticks(range(len(ordered)), [line.name for line in ordered])
    axes.set_ylim(-0.6, len(ordered) - 0.3)
    axes.grid(axis="x", color="#e4ded4")
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
