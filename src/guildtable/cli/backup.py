"""`guildtable backup` and `restore`: all that a site keeps, in one file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path as File
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from guildtable.cli.app import app, console, errors, fail
from guildtable.cli.site import read_settings, run, without_password

PIPE = File("-")
"""In place of a file: standard output, or standard input."""


@app.command()
def backup(
    file: Annotated[File, typer.Argument(help="The file to write, or - . Keep it secret: it holds hidden cards.")],
) -> None:
    """Write all that the site keeps (GUILDTABLE_DATABASE) to one file, while it is played on."""
    from guildtable.server.store.backup import Unfit, back_up, pour_out  # noqa: PLC0415

    database = read_settings().database
    if file == PIPE and sys.stdout.isatty():
        raise fail("A backup is no text for a terminal: guildtable backup - > FILE")
    try:
        with _bar("backing up") as progress:
            work = (
                pour_out(database, sys.stdout.buffer, progress) if file == PIPE else back_up(database, file, progress)
            )
            rows = run(database, work)
    except Unfit as error:
        raise fail(str(error)) from None
    if file == PIPE:
        sys.stdout.flush()
        errors.print(f"{rows} rows of {without_password(database)} were written.", highlight=False)
    else:
        console.print(f"{rows} rows of {without_password(database)} are in {file} ({file.stat().st_size} bytes).")


@app.command()
def restore(
    file: Annotated[File, typer.Argument(help="What `guildtable backup` wrote, or - .")],
    replace: Annotated[bool, typer.Option("--replace", help="Lose what the database holds now.")] = False,
) -> None:
    """Fill the database (GUILDTABLE_DATABASE) from a backup, of PostgreSQL or SQLite alike. No node may be running."""
    from guildtable.server.store.backup import Unfit, pour_in  # noqa: PLC0415
    from guildtable.server.store.backup import restore as fill  # noqa: PLC0415

    if file != PIPE and not file.is_file():
        raise fail(f"There is no file {file}.")
    database = read_settings().database
    try:
        with _bar("restoring") as progress:
            if file == PIPE:
                work = pour_in(database, sys.stdin.buffer, "What was sent", progress, replace=replace)
            else:
                work = fill(database, file, progress, replace=replace)
            rows = run(database, work)
    except Unfit as error:
        raise fail(str(error)) from None
    console.print(f"{rows} rows are in {without_password(database)}. Start the nodes; whoever was playing plays on.")


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn(what), BarColumn(), TextColumn("{task.completed} of {task.total} rows"), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
