"""How each game's table is drawn in the terminal: a view in, something Rich can print out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from guildtable.cli.tables import capital_lux
from guildtable.cli.words import Words
from guildtable.kernel.wire import Shown


@dataclass(frozen=True, slots=True)
class Drawing:
    """The whole table, and what a seat holds in its hand."""

    table: Callable[[Shown[Any], Words], RenderableType]
    hand: Callable[[Shown[Any], Words], RenderableType]


DRAWINGS = {"capital-lux": Drawing(capital_lux.draw_table, capital_lux.draw_hand)}
