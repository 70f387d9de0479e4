"""Draw the terminal table in the middle of a game, for the docs: `python -m tools.capture`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from guildtable.cli.picking import Picker
from guildtable.cli.play import Sitting, new_match
from guildtable.shelf import game

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """One person and two greedy bots, some turns into the second round."""
    rules = game("capital-lux")
    console = Console(
        record=True, width=112, height=60, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    match = new_match(rules, ["Ada", "bot:greedy", "bot:greedy"], {}, "a picture for the docs")
    sitting = Sitting(match, DOCS / "unused.record", console, "en")
    sitting.bots[0] = "greedy"
    while True:
        match.deal(sitting.dealer)
        chapter = rules.chapter(match.position.now)
        mine = 0 in match.position.asked
        if chapter.round == 2 and chapter.phase == "play" and mine and len(match.position.now.shown[0]) == 2:
            break
        seat = next(iter(match.position.asked))
        if seat == 0:
            sitting.read[0] = len(match.history)
        sitting.answer_for(seat)
    sitting.note = ""
    sitting.show(0, Picker(match.position.choice(0), rules.refs(), sitting.words.path))
    console.print("Number, or ? for help › ", style="bold", end="")
    drawn = console.export_svg(title="guildtable play capital-lux")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # any monospace font will do
    (DOCS / "terminal.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
