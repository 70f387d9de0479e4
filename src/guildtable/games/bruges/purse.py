"""The purse: taking and paying guilders, workers and points. Each tells what it did."""

from __future__ import annotations

from collections.abc import Iterable

from guildtable.games.bruges.parts import Colour
from guildtable.games.bruges.person import Gain
from guildtable.games.bruges.state import Bruges
from guildtable.kernel.event import tell
from guildtable.kernel.question import Seat


def take_guilders(g: Bruges, me: Seat, guilders: int) -> None:
    """From the bank."""
    if guilders:
        g.towns[me].guilders += guilders
        tell(g, "takes-guilders", seat=f"seat:{me}", guilders=guilders)


def pay_guilders(g: Bruges, me: Seat, guilders: int) -> None:
    """To the bank."""
    assert 0 <= guilders <= g.towns[me].guilders
    if guilders:
        g.towns[me].guilders -= guilders
        tell(g, "pays-guilders", seat=f"seat:{me}", guilders=guilders)


def give_guilders(g: Bruges, giver: Seat, taker: Seat, guilders: int) -> None:
    """From one seat to another, as many as there are."""
    guilders = min(guilders, g.towns[giver].guilders)
    if guilders:
        g.towns[giver].guilders -= guilders
        g.towns[taker].guilders += guilders
        tell(g, "gives-guilders", seat=f"seat:{giver}", to=f"seat:{taker}", guilders=guilders)


def take_workers(g: Bruges, me: Seat, workers: Iterable[Colour]) -> None:
    """From the supply."""
    workers = tuple(workers)
    for colour in workers:
        g.towns[me].workers[colour] += 1
    if workers:
        tell(g, "takes-workers", seat=f"seat:{me}", workers=worker_refs(workers))


def return_workers(g: Bruges, me: Seat, workers: Iterable[Colour]) -> None:
    """To the supply."""
    workers = tuple(workers)
    for colour in workers:
        assert g.towns[me].workers[colour]
        g.towns[me].workers[colour] -= 1
    if workers:
        tell(g, "returns-workers", seat=f"seat:{me}", workers=worker_refs(workers))


def give_workers(g: Bruges, giver: Seat, taker: Seat, workers: Iterable[Colour]) -> None:
    """From one seat to another."""
    workers = tuple(workers)
    for colour in workers:
        g.towns[giver].workers[colour] -= 1
        g.towns[taker].workers[colour] += 1
    if workers:
        tell(g, "gives-workers", seat=f"seat:{giver}", to=f"seat:{taker}", workers=worker_refs(workers))


def score(g: Bruges, me: Seat, points: int) -> None:
    """Forward on the scoring track."""
    if points:
        g.towns[me].points += points
        tell(g, "scores", seat=f"seat:{me}", points=points)


def lose_points(g: Bruges, me: Seat, points: int) -> None:
    """Backward, but never below 0."""
    lost = min(points, g.towns[me].points)
    if lost:
        g.towns[me].points -= lost
        tell(g, "loses-points", seat=f"seat:{me}", points=lost)


def receive(g: Bruges, me: Seat, gain: Gain) -> None:
    """Points, guilders and workers that a person brings."""
    score(g, me, gain.points)
    take_guilders(g, me, gain.guilders)
    take_workers(g, me, gain.workers)


def worker_refs(workers: Iterable[Colour]) -> tuple[str, ...]:
    """Workers, one ref each."""
    return tuple(f"worker:{colour}" for colour in workers)
