"""The commands of the laboratory: many games at once, measured, compared, kept for learning."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path as File
from typing import Annotated, Any

import typer

from guildtable.cli.app import GameName, app, console, errors, fail, settings_of
from guildtable.shelf import GAMES, games_with
from guildtable.shelf import game as game_named

REPORTS = {"persons": "bruges"}
"""Each report, and the game it is of."""


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One name for all seats, or one a seat, with commas.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    records: Annotated[File | None, typer.Option(help="Keep every game's record in this folder.")] = None,
    report: Annotated[str | None, typer.Option(help="`persons`: what every person of Bruges is worth.")] = None,
    chart: Annotated[File | None, typer.Option(help="Draw the report here, as .svg or .png.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many cores a report may take. By default all.")] = None,
) -> None:
    """Let bots play many games, and say how it went and how fast."""
    from guildtable.cli import simulate as simulating  # noqa: PLC0415 - only this command needs it

    if report:
        report_persons(game, report, bots.split(","), players, games, seed, chart, cores, as_json=json)
        return
    try:
        outcome = simulating.simulate(game_named(game), bots.split(","), players, games, seed, records, errors)
    except ValueError as error:
        raise fail(str(error)) from None
    if json:
        sys.stdout.write(outcome.json() + "\n")
    else:
        simulating.report(outcome, console)


def report_persons(
    game: str,
    report: str,
    bots: list[str],
    players: int,
    games: int,
    seed: int,
    chart: File | None,
    cores: int | None,
    *,
    as_json: bool,
) -> None:
    """What every person is worth, as a table, as JSON, and as a chart."""
    from guildtable.cli import persons  # noqa: PLC0415 - only this report needs it
    from guildtable.cli.simulate import bots_of  # noqa: PLC0415

    try:
        if REPORTS.get(report) != game:
            known = " or ".join(f"--report {name} of {of}" for name, of in REPORTS.items())
            raise ValueError(f"there is no report {report} of {game}; there is {known}")
        found = persons.report(bots_of(bots, players), games, seed, cores, errors)
        if chart:
            persons.draw(found, chart)
    except ValueError as error:
        raise fail(str(error)) from None
    if as_json:
        sys.stdout.write(found.json() + "\n")
    else:
        persons.show(found, console)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who meets, with commas. The first is judged, the last fills the table.")],
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 4,
    games: Annotated[int, typer.Option(help="How many at most, rounded up to whole deals.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, unless a bot goes by the clock.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, such as guests=yes.")] = None,
    until: Annotated[
        float | None, typer.Option(help="Stop when it is clear whether the first bot wins at so many times par odds.")
    ] = None,
    keep: Annotated[File | None, typer.Option(help="Keep every game here, and go on from what is kept.")] = None,
    chart: Annotated[File | None, typer.Option(help="Draw the report here, as .svg or .png.")] = None,
    executor: Annotated[str | None, typer.Option(help="Where to play: serial, processes or ray.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many cores it may take. By default all.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Compare bots: every deal from every seat, ratings and shares of wins with intervals."""
    from guildtable.cli import arena as comparing  # noqa: PLC0415 - only this command needs it
    from guildtable.research.contest import Contest  # noqa: PLC0415

    try:
        contest = Contest(game, players, tuple(bots.split(",")), seed, settings_of(option or []))
        found = comparing.compare(contest, games, until, keep, chart, executor, cores, errors)
    except ValueError as error:
        raise fail(str(error)) from None
    except KeyboardInterrupt:
        raise fail(f"Stopped. The same command goes on from {keep}." if keep else "Stopped; nothing is kept.") from None
    if json:
        sys.stdout.write(found.json() + "\n")
    else:
        comparing.show(found, console)


@app.command()
def corpus(
    game: GameName,
    folder: Annotated[File, typer.Argument(help="Where to write; an unfinished corpus is gone on with.")],
    games: Annotated[int, typer.Option(help="How many games, for each number of players.")] = 1000,
    players: Annotated[str, typer.Option(help="Seats at the table: one number, or several with commas.")] = "2,3,4",
    bots: Annotated[str, typer.Option(help="One name, or several with commas that take the seats in turn.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, such as guests=yes.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many cores it may take. By default all.")] = None,
) -> None:
    """Write many games between bots as records, for whoever wants to learn from them."""
    from guildtable.cli.simulate import progress_bar  # noqa: PLC0415 - only this command needs it
    from guildtable.research import corpus as records  # noqa: PLC0415

    try:
        seats = [int(number) for number in players.split(",")]
        planned = records.plan(game_named(game), games, seats, bots.split(","), seed, settings_of(option or []))
        with progress_bar(errors) as progress:
            task = progress.add_task(game, total=games * len(seats))
            for written in records.write(planned, folder, cores):
                progress.update(task, completed=written)
    except ValueError as error:
        raise fail(str(error)) from None
    console.print(
        f"{written} games in {folder}, listed in {folder / records.MANIFEST}", soft_wrap=True, highlight=False
    )


@app.command()
def train(
    game: GameName,
    folder: Annotated[File, typer.Argument(help="Where to write; what was begun there is gone on with.")],
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same weights, on one machine.")] = None,
    games: Annotated[int | None, typer.Option(help="Of greedy bots, for each number of players.")] = None,
    looks: Annotated[int | None, typer.Option(help="Of bots that look ahead, for each number of players.")] = None,
    rounds: Annotated[int | None, typer.Option(help="So often bots play with what was learned.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many cores it may take. By default all.")] = None,
) -> None:
    """Learn from nothing what tables of a game are worth. Unless told otherwise, as for the weights there are."""
    try:
        from guildtable.cli import train as training  # noqa: PLC0415 - only this command needs it
        from guildtable.research.training import Course  # noqa: PLC0415
    except ImportError:
        raise fail("training needs numpy: install guildtable[research]") from None

    try:
        asked: dict[str, Any] = {"seed": seed, "games": games, "looks": looks, "rounds": rounds}
        course = replace(Course.usual(game), **{name: value for name, value in asked.items() if value is not None})
        marks, weights = training.learn(course, folder, cores, errors)
    except ValueError as error:
        raise fail(str(error)) from None
    except KeyboardInterrupt:
        raise fail(f"Stopped. The same command goes on from {folder}.") from None
    training.show(marks, console)
    console.print(f"the weights are in {weights}", soft_wrap=True, highlight=False)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}; or `all`, as environments.")],
    against: Annotated[
        str, typer.Option(help="rlcard, open_spiel; with pettingzoo, environments are measured (group `bench`).")
    ] = "",
    seconds: Annotated[float, typer.Option(help="How long to measure each.")] = 2.0,
    executors: Annotated[str, typer.Option(help="Instead: what processes, ray, or both make of several cores.")] = "",
    cores: Annotated[int | None, typer.Option(help="How many cores an executor may take. By default all.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Measure the engine or its environments, and other people's beside them in the same run."""
    from guildtable.cli import efficiency  # noqa: PLC0415 - only this command needs it
    from guildtable.cli.bench import bench as run  # noqa: PLC0415
    from guildtable.cli.steps import bench_steps  # noqa: PLC0415

    peers = [peer for peer in against.split(",") if peer]
    try:
        if executors:
            lines = efficiency.efficiency(game_named(game), executors.split(","), cores, seconds, errors)
            if json:
                sys.stdout.write(efficiency.as_json(game_named(game), lines) + "\n")
            else:
                efficiency.show(game_named(game), lines, console)
            return
        if game == "all" or "pettingzoo" in peers:
            games = list(games_with("observation").values()) if game == "all" else [game_named(game)]
            bench_steps(games, peers, seconds, console, as_json=json)
            return
        run(game_named(game), peers, seconds, console, as_json=json)
    except ValueError as error:
        raise fail(str(error)) from None
