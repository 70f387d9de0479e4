"""`guildtable admin repair`: what can be done where a journal has a gap."""

from __future__ import annotations

import json
import os
from pathlib import Path as File
from typing import TYPE_CHECKING, Annotated, Any

import typer

from guildtable.cli.admin import Sure, as_admin, group, sure
from guildtable.cli.app import console

if TYPE_CHECKING:
    from guildtable.server.store.gaps import Torn


@group.command()
def repair(
    match: Annotated[str, typer.Argument(help="A table, as `guildtable admin tables` lists it; or all.")] = "all",
    keep: Annotated[File, typer.Option(help="The folder for what is cut.", file_okay=False)] = File(),
    yes: Sure = False,
) -> None:
    """Find matches of which entries are missing, and cut them back to where they are whole."""
    found = as_admin(lambda admin: admin.gaps(None if match == "all" else match))
    if not found:
        console.print("Nothing is missing: every match is whole.")
        return
    for gap in found:
        _say(gap)
    broken = [gap for gap in found if not gap.finished]
    if not broken:
        return
    sure(f"Cut {len(broken)} back to where they are whole? Their players go on from there.", yes)
    for gap in broken:
        file = keep / f"{gap.match}-cut.jsonl"
        _cut(gap, file)
        console.print(f"{gap.match} goes on after entry {gap.whole}. What was cut is in {file}.", highlight=False)


def _cut(gap: Torn, file: File) -> None:
    as_admin(lambda admin: admin.cut(gap, lambda rows: _write(file, rows)))


def _say(gap: Torn) -> None:
    console.print(
        f"{gap.match} is whole up to entry {gap.whole}; {gap.behind} stand behind the gap, up to {gap.last}.",
        highlight=False,
    )
    if gap.finished:
        console.print("  It is finished: its record stays as it is, and anybody may read it.", highlight=False)


def _write(file: File, rows: list[dict[str, Any]]) -> None:
    """Keep rows in a new file, for nobody else to read: hidden cards are in it."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as kept:
        for row in rows:
            kept.write(json.dumps(row, ensure_ascii=False) + "\n")
        kept.flush()
        os.fsync(kept.fileno())
