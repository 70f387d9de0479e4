"""The purse: taking and paying guilders, workers and points. Each tells what it did."""

from __future__ import annotations

from collections.abc import Iterable

from guildtable.games.bruges.parts import COLOURS, Colour
from guildtable.games.bruges.person import Gain, person_ref
from guildtable.games.bruges.state import Bruges, Town
from guildtable.kernel.event import tell
from guildtable.kernel.question import Message, Seat
from guildtable.kernel.script import Card


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


def short_of(town: Town, price: int) -> Message:
    """How many guilders are missing."""
    return Message("barred-short-of", {"missing": price - town.guilders, "price": price})


def give_guilders(g: Bruges, giver: Seat, taker: Seat, guilders: int) -> None:
    """From one seat to another, as many as there are."""
    guilders = min(guilders, g.towns[giver].guilders)
    if guilders:
        g.towns[giver].guilders -= guilders
        g.towns[taker].guilders += guilders
        tell(g, "gives-guilders", seat=f"seat:{giver}", to=f"seat:{taker}", guilders=guilders)


def take_guilders_from(g: Bruges, me: Seat, victim: Seat, guilders: int, person: Card) -> None:
    """A person of mine takes them from another seat, as many as there are."""
    guilders = min(guilders, g.towns[victim].guilders)
    if guilders:
        g.towns[victim].guilders -= guilders
        g.towns[me].guilders += guilders
        robbed = {"seat": f"seat:{me}", "person": person_ref(person), "victim": f"seat:{victim}"}
        tell(g, "takes-guilders-from", guilders=guilders, **robbed)


def lose_all_guilders(g: Bruges, me: Seat) -> None:
    """To the bank, against one's will."""
    if guilders := g.towns[me].guilders:
        g.towns[me].guilders = 0
        tell(g, "loses-guilders", seat=f"seat:{me}", guilders=guilders)


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


def take_workers_from(g: Bruges, me: Seat, victim: Seat, workers: Iterable[Colour], person: Card) -> None:
    """A person of mine takes them from another seat."""
    workers = tuple(workers)
    for colour in workers:
        g.towns[victim].workers[colour] -= 1
        g.towns[me].workers[colour] += 1
    if workers:
        robbed = {"seat": f"seat:{me}", "person": person_ref(person), "victim": f"seat:{victim}"}
        tell(g, "takes-workers-from", workers=worker_refs(workers), **robbed)


def lose_all_workers(g: Bruges, me: Seat) -> None:
    """To the supply, against one's will."""
    workers = [colour for colour in COLOURS for _ in range(g.towns[me].workers[colour])]
    for colour in workers:
        g.towns[me].workers[colour] -= 1
    if workers:
        tell(g, "loses-workers", seat=f"seat:{me}", workers=worker_refs(workers))


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
