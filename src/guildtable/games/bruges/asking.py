"""Asking: the few shapes that questions of Bruges have in common."""

from __future__ import annotations

from collections.abc import Mapping

from guildtable.games.bruges.parts import COLOURS, Colour
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import NOTHING, Choice, Message, Seat, Word, choose_some


async def may(me: Seat, why: str, outcome: Message | None = None, args: Mapping[str, Word] = NOTHING) -> bool:
    """Yes or no."""
    say = (lambda _yes: outcome) if outcome else None
    return bool(await choose_some(me, Choice(why, (True,), lambda _yes: "button:yes", 0, 1, args, say)))


def some_workers(g: Bruges, seat: Seat, why: str, least: int, most: int) -> Choice[Colour]:
    """Some of a seat's workers: equal ones are equal pieces."""
    workers = [colour for colour in COLOURS for _ in range(g.towns[seat].workers[colour])]
    most = min(most, len(workers))
    return Choice(why, workers, worker_path, min(least, most), most, {"count": most})


def worker_path(colour: Colour) -> str:
    """A worker."""
    return f"worker:{colour}"


def seat_path(seat: Seat) -> str:
    """A player."""
    return f"seat:{seat}"
