"""Draw the terminal table in the middle of a game, for the docs: `python -m tools.capture`."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from guildtable.cli.picking import Picker
from guildtable.cli.play import TerminalMatch, new_match
from guildtable.shelf import game

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """One person and two greedy bots, some turns into the game."""
    draw("capital-lux", round_=2, phase="play", ready=lambda now: len(now.shown[0]) == 2)
    draw("bruges", round_=5, phase="play", ready=lambda now: not now.played, pick=True)
    draw("flandern", round_=9, phase="act", ready=lambda _now: True)


def draw(name: str, round_: int, phase: str, ready: Callable[[Any], bool], *, pick: bool = False) -> None:
    """The screen when the person is first asked in this phase of this round, perhaps with the first card picked."""
    rules = game(name)
    console = Console(
        record=True, width=118, height=72, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    match = new_match(rules, ["Ada", "bot:greedy", "bot:greedy"], {}, "a picture for the docs")
    sitting = TerminalMatch(match, DOCS / "unused.record", console, "en")
    sitting.bots[0] = "greedy"
    while True:
        match.deal(sitting.dealer)
        chapter = rules.chapter(match.position.now)
        mine = 0 in match.position.asked
        if chapter.round == round_ and chapter.phase == phase and mine and ready(match.position.now):
            break
        seat = next(iter(match.position.asked))
        if seat == 0:
            sitting.read[0] = len(match.history)
        sitting.answer_for(seat)
    sitting.note = ""
    stepwise = sitting.screen.drawing.stepwise
    picker = Picker(match.position.choice(0), rules.refs(), sitting.words.path, stepwise=stepwise)
    if pick:
        picker.take("1")
    sitting.show(0, picker)
    console.print("Number, or ? for help › ", style="bold", end="")
    drawn = console.export_svg(title=f"guildtable play {name}")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # any monospace font will do
    (DOCS / f"terminal-{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
