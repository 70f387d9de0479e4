"""Asking: the few shapes every question of Bruges has. What everybody can see to be the only way is not asked."""

from __future__ import annotations

from collections.abc import Mapping

from guildtable.games.bruges.parts import COLOURS, Colour
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.question import NOTHING, Choice, Message, Seat, Word, ask_all, one_of


async def choose[T](me: Seat, choice: Choice[T]) -> T:
    """One option; the only one there is goes without asking."""
    return choice.options[0] if choice.forced else await one_of(me, choice)


async def choose_some[T](me: Seat, choice: Choice[T]) -> tuple[T, ...]:
    """Several options, or none."""
    return (await choose_all({me: choice}))[me]


async def choose_all[T](asked: Mapping[Seat, Choice[T]]) -> dict[Seat, tuple[T, ...]]:
    """Several seats at once. Who has only one way to answer, as all can see, is not asked."""
    chosen = {seat: tuple(choice.options[: choice.least]) for seat, choice in asked.items()}
    return chosen | dict(await ask_all({seat: choice for seat, choice in asked.items() if not choice.forced}))


async def may(me: Seat, why: str, outcome: Message | None = None, args: Mapping[str, Word] = NOTHING) -> bool:
    """Yes or no."""
    say = (lambda _yes: outcome) if outcome else None
    return bool((await choose_some(me, Choice(why, (True,), lambda _yes: "button:yes", 0, 1, args, say)))[0:])


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
