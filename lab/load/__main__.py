"""`python -m lab.load`: a table for people; with `--json`, everything for machines. Six minutes."""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from guildtable.shelf import GAMES
from lab.load.measuring import PARTS, PLAYED, SMALL, Figures, Size, measure
from tests.server.places import database


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m lab.load", description=__doc__)
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    parser.add_argument("--small", action="store_true", help="as in CI: few sockets, a few seconds")
    parser.add_argument("--parts", default=",".join(PARTS), help="which parts to measure")
    parser.add_argument("--rate", type=float, help="replies a second, instead of the usual pace")
    asked = parser.parse_args()
    size = SMALL if asked.small else Size()
    size = replace(size, rate=asked.rate or size.rate)
    parts = asked.parts.split(",")
    with database() as url, tempfile.TemporaryDirectory() as logs:
        figures = measure(url, Path(logs), size, parts)
    if asked.json:
        print(json.dumps(figures, indent=2))  # noqa: T201
    else:
        show(figures)


def show(figures: Figures) -> None:
    """The figures that people ask for."""
    table = Table("", "", title=f"{figures['sockets']} sockets, 2 nodes, {figures['cores']} cores")
    for part in PLAYED:
        if part in figures:
            found = figures[part]
            told = found["reply_to_last_watcher"]
            table.add_row(f"{part}: replies/s", str(found["replies_per_second"]))
            table.add_row(
                f"{part}: reply to last watcher, p50 / p99 / max", " / ".join(f"{told[k]} ms" for k in list(told)[1:])
            )
            table.add_row(f"{part}: CPU a reply", ", ".join(f"{k} {v} ms" for k, v in found["cpu_ms_a_reply"].items()))
    for node in figures.get("highest", {}).get("profiles", []):
        table.add_row("a node's CPU goes to", ", ".join(f"{k} {v:.0%}" for k, v in node["kinds"].items()))
    if "wave" in figures:
        for who in ("seats", "spectators", "others"):
            table.add_row(f"a node died: {who}", ", ".join(f"{k} {v}" for k, v in figures["wave"][who].items()))
    if "memory" in figures:
        table.add_row("idle socket: spectator / seat", "{spectator_kb} KB / {seat_kb} KB".format(**figures["memory"]))
    if "appending" in figures:
        table.add_row("replies/s without sockets", str(figures["appending"]["replies_per_second"]))
        for name, found in figures["bare"].items():
            table.add_row(f"bare {name}", ", ".join(f"{k} {v}" for k, v in found.items()))
        table.add_row("ratios", ", ".join(f"{k} {v}" for k, v in figures["ratios"].items()))
    for name, found in figures.get("bytes", {}).items():
        table.add_row(
            f"bytes: {name}", ", ".join(f"{k} {v}" for k, v in found.items()) if name in GAMES else str(found)
        )
    for name, bar in figures["bars"].items():
        table.add_row(f"bar {name} {bar['bar']}", f"{bar['measured']} {'reached' if bar['reached'] else 'MISSED'}")
    Console().print(table)


if __name__ == "__main__":
    main()
