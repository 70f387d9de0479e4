"""How each game's table is drawn in the terminal: a view in, something Rich can print out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from guildtable.cli.tables import capital_lux
from guildtable.cli.words import Words
from guildtable.kernel.question import Ref
from guildtable.kernel.wire import Shown


@dataclass(frozen=True, slots=True)
class Drawing:
    """The whole table, what a seat holds, what went through its hands, and a ref in its own colour and sign."""

    table: Callable[[Shown[Any], Words], RenderableType]
    hand: Callable[[Shown[Any], Words], RenderableType]
    memory: Callable[[Shown[Any], Words], RenderableType]
    ref: Callable[[Ref, Words], Text]


DRAWINGS = {
    "capital-lux": Drawing(capital_lux.draw_table, capital_lux.draw_hand, capital_lux.draw_memory, capital_lux.draw_ref)
}
