"""A game without a drawing of its own: its view as it is sent, line by line, so that it can be played."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from guildtable.cli.tables.drawing import Drawing
from guildtable.cli.words import Words
from guildtable.kernel.plain import plain
from guildtable.kernel.question import Ref
from guildtable.kernel.wire import Shown


def draw_table(shown: Shown[Any], words: Words) -> RenderableType:
    """Everybody's points, and below them all that the viewer sees."""
    points = (f"{name} {score.total}" for name, score in zip(words.players, shown.standing, strict=True))
    tree = Tree(Text(" · ".join(points), style="bold"), guide_style="dim")
    branch(tree, plain(shown.view))
    return tree


def branch(tree: Tree, value: Any) -> None:
    """What a value is made of: a list of numbers and words on one line, anything deeper on lines of its own."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        if flat(part):
            tree.add(Text.assemble((f"{name}: ", "dim"), line(part)))
        else:
            branch(tree.add(Text(f"{name}:", style="dim")), part)


def flat(value: Any) -> bool:
    """Does it fit on one line: no lists within lists, and nothing with names?"""
    return not isinstance(value, dict) and not (
        isinstance(value, list) and any(isinstance(part, list | dict) for part in value)
    )


def line(value: Any) -> str:
    """A flat value."""
    parts = value if isinstance(value, list) else [value]
    return ", ".join("–" if part is None else str(part) for part in parts) or "–"


def draw_nothing(_shown: Shown[Any], _words: Words) -> RenderableType:
    """All there is to see stands in the table."""
    return Group()


def draw_ref(ref: Ref, words: Words) -> Text:
    """In plain words."""
    return Text(words.name(ref), style="bold")


DRAWING = Drawing(
    table=draw_table,
    hand=draw_nothing,
    memory=draw_nothing,
    ref=draw_ref,
    rows=24,
    stepwise=False,
)
