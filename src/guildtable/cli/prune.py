"""`guildtable admin prune`: what is old, shown first and thrown away if one says so."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from guildtable.cli.admin import Json, as_admin, group, write
from guildtable.cli.app import console
from guildtable.cli.site import read_settings


@group.command()
def prune(
    yes: Annotated[bool, typer.Option("--yes", help="Throw it away; without this nothing is changed.")] = False,
    json: Json = False,
) -> None:
    """Show what is older than the settings keep it (GUILDTABLE_SESSION_DAYS, ...), or throw it away.

    Nodes do the same by themselves, every half hour, a little at a time.
    """
    settings = read_settings()
    found = as_admin(lambda admin: admin.prune(settings) if yes else admin.prunable(settings))
    if json:
        write(found)
        return
    shown = Table("what", "rows", box=None, header_style="bold")
    for what, count in found.items():
        if count:
            shown.add_row(what, str(count))
    if not shown.rows:
        console.print("Nothing is older than it may be.")
        return
    console.print(shown)
    console.print("That is gone." if yes else "Nothing was changed: --yes throws it away.", highlight=False)
