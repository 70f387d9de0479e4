"""The application: what all commands share."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from guildtable.shelf import GAMES

app = typer.Typer(invoke_without_command=True, add_completion=False)
console = Console()
errors = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.", show_default=False)]


def fail(what: str) -> typer.Exit:
    """Say what went wrong and what to do, without a traceback."""
    errors.print(what, style="bold red", highlight=False, markup=False, soft_wrap=True)
    return typer.Exit(1)


def settings_of(options: list[str]) -> dict[str, str]:
    """What was set by `--option name=value`."""
    for option in options:
        if "=" not in option:
            raise ValueError(f"--option {option}: say name=value, such as guests=yes")
    return {name: value for name, _, value in (option.partition("=") for option in options)}
