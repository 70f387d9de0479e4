"""How each game's table is drawn in the terminal: a view in, something Rich can print out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from guildtable.cli.tables import bruges, capital_lux, flandern
from guildtable.cli.words import Words
from guildtable.kernel.question import Path, Ref
from guildtable.kernel.wire import Shown


@dataclass(frozen=True, slots=True)
class Drawing:
    """The whole table, what a seat holds, what went through its hands, and a ref in its own colour and sign."""

    table: Callable[[Shown[Any], Words], RenderableType]
    hand: Callable[[Shown[Any], Words], RenderableType]
    memory: Callable[[Shown[Any], Words], RenderableType]
    ref: Callable[[Ref, Words], Text]
    rows: int
    """A window with fewer cannot show it all."""
    stepwise: bool
    """Pick a thing first, then what to do with it."""
    about: Callable[[Path, Words], str]
    """What there is to know of the last thing pointed at, while the path is not whole."""


DRAWINGS = {
    "capital-lux": Drawing(
        table=capital_lux.draw_table,
        hand=capital_lux.draw_hand,
        memory=capital_lux.draw_memory,
        ref=capital_lux.draw_ref,
        rows=24,
        stepwise=False,
        about=lambda _path, _words: "",
    ),
    "bruges": Drawing(
        table=bruges.draw_table,
        hand=bruges.draw_hand,
        memory=bruges.draw_memory,
        ref=bruges.draw_ref,
        rows=36,
        stepwise=True,
        about=bruges.about,
    ),
    "flandern": Drawing(
        table=flandern.draw_table,
        hand=flandern.draw_hand,
        memory=flandern.draw_memory,
        ref=flandern.draw_ref,
        rows=56,
        stepwise=True,
        about=flandern.about,
    ),
}
