"""Every panel of the dashboard, drawn from what Prometheus answers to its queries."""

from __future__ import annotations

import json
from pathlib import Path

from lab.alarms.prometheus import MONITORING, Prometheus

COLUMNS = 4
LINES = 12
"""Lines of one panel that are drawn: more could not be told apart."""


async def draw(prometheus: Prometheus, since: float, until: float, file: Path) -> list[str]:
    """Write the picture, and return the titles of panels for which there was nothing to draw."""
    from matplotlib.figure import Figure  # noqa: PLC0415

    dashboard = json.loads((MONITORING / "guildtable.json").read_text(encoding="utf-8"))
    panels = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
    rows = -(-len(panels) // COLUMNS)
    picture = Figure(figsize=(6 * COLUMNS, 3.2 * rows), layout="constrained")
    empty: list[str] = []
    for number, panel in enumerate(panels):
        axes = picture.add_subplot(rows, COLUMNS, number + 1)
        unit = panel["fieldConfig"]["defaults"]["unit"]
        axes.set_title(f"{panel['title']} ({unit})", fontsize=9)
        drawn = 0
        for target in panel["targets"]:
            for name, values in (await prometheus.lines(target["expr"], since, until))[:LINES]:
                known = [(at - since, value) for at, value in values if value == value]  # noqa: PLR0124  not a number
                if known:
                    axes.plot(*zip(*known, strict=True), label=(name or target["legendFormat"])[:40], linewidth=1)
                    drawn += 1
        if drawn:
            axes.legend(fontsize=5, loc="upper left")
            axes.set_ylim(bottom=0)
        else:
            empty.append(panel["title"])
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.savefig(file, dpi=80)
    return empty
