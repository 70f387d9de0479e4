"""The persons' report: how often each was dealt, recruited and activated, and what it did for whoever was dealt it.

Being dealt a card is luck; recruiting it is a choice that a winning seat makes more often. So the lift compares seats
that were dealt a person with seats that were dealt any other card: the rate at which they won, less the rate of
all cards dealt. Its interval is made wide enough for all persons at once (Bonferroni).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path as File
from statistics import NormalDist

from rich.console import Console
from rich.table import Table

from guildtable.bots.playout import play_out
from guildtable.cli.simulate import progress_bar
from guildtable.games.bruges.deck import known
from guildtable.games.bruges.person import PERSONS
from guildtable.kernel.event import Event
from guildtable.research.executor import each, executor
from guildtable.shelf import game as game_named

CONFIDENCE = 0.95
BAND = 0.02
"""A person of our own design whose whole interval lies beyond this is mended; see docs/decisions/0008."""


@dataclass(slots=True)
class Counts:
    """What was counted, by person."""

    games: int = 0
    dealt: Counter[str] = field(default_factory=Counter)
    recruited: Counter[str] = field(default_factory=Counter)
    activated: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    """Games won by a seat that was dealt the person; a shared victory counts in parts."""

    def add(self, other: Counts) -> None:
        """Two tallies make one."""
        self.games += other.games
        for mine, theirs in (
            (self.dealt, other.dealt),
            (self.recruited, other.recruited),
            (self.activated, other.activated),
            (self.won, other.won),
        ):
            mine.update(theirs)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """One person of the report."""

    person: str
    group: str
    price: int
    known: str
    dealt: int
    recruited: float
    """Share of the times it was dealt."""
    activated: float
    """Times for each time it was recruited."""
    lift: float
    """In the rate of winning."""
    margin: float
    """Half of the interval around the lift."""


@dataclass(frozen=True, slots=True)
class PersonsReport:
    """All persons, the strongest first."""

    bots: tuple[str, ...]
    games: int
    seed: int
    lines: tuple[PersonRow, ...]

    def json(self) -> str:
        """One JSON object."""
        return json.dumps(asdict(self))


def report(bots: Sequence[str], games: int, seed: int, cores: int | None, console: Console) -> PersonsReport:
    """Play the games on several cores, with a progress bar for whoever waits."""
    tally = Counts()
    with executor(cores=cores) as where, progress_bar(console) as progress:
        counted = each(where, partial(count, tuple(bots), seed), range(games))
        for more in progress.track(counted, total=games, description="bruges"):
            tally.add(more)
    return PersonsReport(tuple(bots), games, seed, lines(tally))


def count(bots: tuple[str, ...], seed: int, number: int) -> Counts:
    """Play one of the games."""
    game, tally = game_named("bruges"), Counts(games=1)
    dealt: list[set[str]] = [set() for _ in bots]

    def listen(news: Sequence[Event]) -> None:
        for event in news:
            if event.id == "you-drew" and event.only is not None:
                dealt[event.only].update(str(card)[5:] for card in event.args["cards"])  # type: ignore[union-attr]
            elif event.id in {"recruits", "activates"}:
                counted = tally.recruited if event.id == "recruits" else tally.activated
                counted[str(event.args["person"]).removeprefix("person:")] += 1

    playout = play_out(game, bots, f"{seed} game {number}", listen)
    winners = game.winners(playout.now)
    for seat, cards in enumerate(dealt):
        tally.dealt.update(cards)
        if seat in winners:
            for card in cards:
                tally.won[card] += 1 / len(winners)  # type: ignore[assignment]
    return tally


def lines(tally: Counts) -> tuple[PersonRow, ...]:
    """The tally as lifts with their intervals, the strongest first."""
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / len(PERSONS) / 2)
    usual = sum(tally.won.values()) / max(1, tally.dealt.total())
    found = []
    for name, person in PERSONS.items():
        dealt, recruited = max(1, tally.dealt[name]), tally.recruited[name]
        rate = tally.won[name] / dealt
        found.append(
            PersonRow(
                name,
                person.group,
                person.price,
                known(name),
                tally.dealt[name],
                recruited / dealt,
                tally.activated[name] / max(1, recruited),
                rate - usual,
                z * sqrt(max(usual * (1 - usual), rate * (1 - rate)) / dealt),
            )
        )
    return tuple(sorted(found, key=lambda line: -line.lift))


def show(found: PersonsReport, console: Console) -> None:
    """The report as a table."""
    table = Table(title=f"bruges: {found.games} games of {', '.join(found.bots)}, seed {found.seed}")
    for heading in ("person", "group", "price", "known from", "dealt", "recruited", "activated", "lift in winning"):
        table.add_column(heading, justify="left" if heading in {"person", "group", "known from"} else "right")
    for line in found.lines:
        sure, outside = abs(line.lift) > line.margin, abs(line.lift) - line.margin > BAND
        table.add_row(
            line.person,
            line.group,
            str(line.price),
            line.known or "ours",
            str(line.dealt),
            f"{line.recruited:.0%}",
            f"{line.activated:.1f}",
            f"{'! ' if outside else ''}{line.lift:+.1%} ± {line.margin:.1%}",
            style="" if not sure else "green" if line.lift > 0 else "red",
        )
    console.print(table)
    caption = (
        "Lift: the rate of winning when dealt this person, less that of all cards; 95 % for all persons at once. "
        f"! marks an interval wholly beyond {BAND:.0%}."
    )
    console.print(caption, style="dim", highlight=False)


def draw(found: PersonsReport, file: File) -> None:
    """The report as a chart: a dot and its interval a person, groups beside each other."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra
    except ImportError:
        raise ValueError("a chart needs matplotlib: install guildtable[research]") from None
    figure = Figure(figsize=(11, 26), layout="constrained")
    axes = figure.subplots()
    ordered = sorted(found.lines, key=lambda line: line.lift)
    for ours, colour, mark, label in ((True, "#8c5a2b", "o", "designed by us"), (False, "#2b5c8c", "s", "known")):
        chosen = [(place, line) for place, line in enumerate(ordered) if (not line.known) is ours]
        axes.errorbar(
            [100 * line.lift for _, line in chosen],
            [place for place, _ in chosen],
            xerr=[100 * line.margin for _, line in chosen],
            fmt=mark,
            color=colour,
            ecolor="#b8b0a4",
            elinewidth=1.2,
            markersize=4,
            label=label,
        )
    axes.axvspan(-100 * BAND, 100 * BAND, color="#f6f1e6", zorder=0)
    axes.axvline(0, color="#444444", linewidth=0.8)
    names = [f"{line.person.replace('_', ' ')} ({line.group}, {line.price})" for line in ordered]
    axes.set_yticks(range(len(ordered)), names, fontsize=7)
    axes.set_ylim(-1, len(ordered))
    axes.set_xlabel("lift in winning, percentage points")
    axes.set_title(f"Bruges: what it is worth to be dealt a person ({found.games} games of {', '.join(found.bots)})")
    axes.legend(loc="lower right")
    axes.grid(axis="x", color="#e4ded4")
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
