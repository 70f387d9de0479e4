"""A drawing: a view in, something Rich can print out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from guildtable.cli.words import Words
from guildtable.kernel.question import Path, Ref
from guildtable.kernel.wire import Shown


def nothing_more(_path: Path, _words: Words) -> str:
    """What is pointed at says all there is."""
    return ""


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
    about: Callable[[Path, Words], str] = nothing_more
    """What there is to know of the last thing pointed at, while the path is not whole."""
