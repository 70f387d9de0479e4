"""`guildtable backup` and `restore`: all that a site keeps, in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path as File
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from guildtable.cli.app import app, console, errors, fail
from guildtable.cli.site import packages, read_settings, run, without_password


@app.command()
def backup(
    file: Annotated[File, typer.Argument(help="The file to write. Keep it secret: it holds hidden cards.")],
) -> None:
    """Write all that the site keeps (GUILDTABLE_DATABASE) to one file, while it is played on."""
    database = read_settings().database
    with packages():
        from guildtable.server.store.backup import Unfit, back_up  # noqa: PLC0415
    try:
        with _bar("backing up") as progress:
            rows = run(database, back_up(database, file, progress))
    except Unfit as error:
        raise fail(str(error)) from None
    console.print(f"{rows} rows of {without_password(database)} are in {file} ({file.stat().st_size} bytes).")


@app.command()
def restore(
    file: Annotated[File, typer.Argument(help="A file that `guildtable backup` wrote.", exists=True, dir_okay=False)],
    replace: Annotated[bool, typer.Option("--replace", help="Lose what the database holds now.")] = False,
) -> None:
    """Fill the database (GUILDTABLE_DATABASE) from a backup, of PostgreSQL or SQLite alike. No node may be running."""
    database = read_settings().database
    with packages():
        from guildtable.server.store.backup import Unfit  # noqa: PLC0415
        from guildtable.server.store.backup import restore as fill  # noqa: PLC0415
    try:
        with _bar("restoring") as progress:
            rows = run(database, fill(database, file, progress, replace=replace))
    except Unfit as error:
        raise fail(str(error)) from None
    console.print(f"{rows} rows are in {without_password(database)}. Start the nodes; whoever was playing plays on.")


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn(what), BarColumn(), TextColumn("{task.completed} of {task.total} rows"), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
