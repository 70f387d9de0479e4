"""The command `guildtable`. Nothing is imported before it is called: every process that a server begins, to think or to
read in, first looks at the file that the server was begun with."""

from __future__ import annotations


def run() -> None:
    """Do what the command line asks for."""
    from guildtable.cli.main import app  # noqa: PLC0415

    app()
