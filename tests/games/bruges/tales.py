"""Tales: turns in which cards lie face down for a while, told scene by scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from guildtable.games.bruges.state import Phase
from guildtable.kernel.question import Path
from tests.games.bruges.scenes import Scene, scene, town

type Replies = Sequence[tuple[Path, ...]]
type Tale = Callable[[], list[Scene]]


def walk(table: Scene, replies: Replies) -> list[Scene]:
    """The scene, and what it came to after each reply."""
    tables = [table]
    for reply in replies:
        tables.append(tables[-1].play(*reply))
    return tables


@cache
def herald() -> list[Scene]:
    table = scene(
        town(hand="herald prince accountant", houses="red blue", guilders=15, workers="purple"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester queen bard",
    )
    return walk(
        table,
        [
            ("card:herald/use:recruit/house:red",),
            ("pile:left",),
            ("pile:right",),
            ("pile:left",),
            ("card:prince/use:house",),
            ("card:accountant/use:recruit/house:blue",),
        ],
    )


@cache
def architect() -> list[Scene]:
    table = scene(
        town(hand="prince", houses="red:architect blue:plasterer", workers="blue", threats="yellow"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester",
    )
    return walk(table, [("person:architect",), ("pile:left",), ("threat:yellow",)])


@cache
def mathematician() -> list[Scene]:
    table = scene(
        town(hand="mathematician prince accountant", houses="red", guilders=3),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester queen bard",
    )
    return walk(
        table,
        [
            ("card:mathematician/use:recruit/house:red",),
            ("pile:left",),
            ("pile:left",),
            ("pile:right",),
            ("pile:left",),
            ("card:prince", "card:bard", "card:queen", "card:jester"),
        ],
    )


@cache
def lady_in_waiting() -> list[Scene]:
    table = scene(
        town(
            hand="prince alchemist",
            houses="red:lady_in_waiting blue red:fire_eater red:astronomer",
            workers="blue",
            threats="yellow",
        ),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
    )
    return walk(
        table,
        [
            ("person:lady_in_waiting/card:alchemist/use:recruit/house:blue",),
            ("threat:yellow",),
            ("button:yes",),
        ],
    )


@cache
def princess() -> list[Scene]:
    table = scene(
        town(hand="prince", houses="red:princess red:plasterer", workers="blue yellow", threats="yellow"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester",
    )
    return walk(table, [("person:princess",), ("pile:left",), ("card:jester/use:house",), ("threat:yellow",)])


@cache
def falconer() -> list[Scene]:
    """The last card of a pile is drawn in the middle."""
    table = scene(
        town(hand="prince falconer", houses="red"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop",
        extra="queen bard",
    )
    return walk(table, [("card:falconer/use:recruit/house:red",), ("pile:left",), ("pile:left",)])


@cache
def split() -> list[Scene]:
    """A pile is split in the middle."""
    table = scene(
        town(hand="prince falconer", houses="red"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop",
        right="queen bard jester student",
        extra="",
        last_round=3,
    )
    return walk(table, [("card:falconer/use:recruit/house:red",), ("pile:left",), ("pile:left",)])


@cache
def servant() -> list[Scene]:
    table = scene(
        town(hand="prince", houses="red:servant", workers="red"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
    )
    return walk(table, [("person:servant",), ("pile:right",)])


@cache
def fire() -> list[Scene]:
    table = scene(
        town(hand="prince accountant", houses="brown:alchemist blue", threats="red red", workers="yellow purple"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        phase=Phase.ROLL,
    ).roll(red=5)
    return walk(
        table,
        [("house:brown/person:alchemist",), ("card:alchemist/use:house",), ("button:end-turn",)],
    )


@cache
def draw_phase() -> list[Scene]:
    table = scene(
        town(hand="prince accountant", houses="red:inventor red:seneschal"),
        town(hand="king duke mason"),
        town(hand="baron earl", houses="yellow"),
        left="bishop jester queen bard minstrel",
        phase=Phase.DRAW,
    )
    return walk(
        table,
        [
            ("pile:left",),
            ("pile:left",),
            ("pile:right",),
            ("button:yes",),
            ("pile:left",),
            ("card:prince", "card:bard"),
            ("pile:left",),
            ("pile:left",),
            ("pile:right",),
        ],
    )
