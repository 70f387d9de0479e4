"""Taking, paying, scoring: every movement is booked and must be told; nothing is told of nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tests.games.bruges.referee.ledger import Player, Table


@dataclass(frozen=True)
class Gain:
    """What an effect gives that gives nothing but points, guilders and workers."""

    points: int = 0
    guilders: int = 0
    workers: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.points or self.guilders or self.workers)


def gain(t: Table, player: Player, what: Gain) -> None:
    """Points first, then guilders, then workers."""
    score(t, player, what.points)
    take_guilders(t, player, what.guilders)
    take_workers(t, player, what.workers)


def score(t: Table, player: Player, points: int) -> None:
    """Go forward on the scoring track."""
    if points:
        player.points += points
        t.tell("scores", player, points=points)


def lose_points(t: Table, player: Player, points: int) -> None:
    """Go back on the scoring track, not below 0."""
    lost = min(points, player.points)
    if lost:
        player.points -= lost
        t.tell("loses-points", player, points=lost)


def take_guilders(t: Table, player: Player, guilders: int) -> None:
    """From the bank."""
    if guilders:
        player.guilders += guilders
        t.tell("takes-guilders", player, guilders=guilders)


def pay_guilders(t: Table, player: Player, guilders: int) -> None:
    """To the bank."""
    if guilders:
        player.guilders -= guilders
        t.tell("pays-guilders", player, guilders=guilders)


def give_guilders(t: Table, player: Player, to: Player, guilders: int) -> int:
    """To another player, as far as there are any; says how many."""
    given = min(guilders, player.guilders)
    if given:
        player.guilders -= given
        to.guilders += given
        t.tell("gives-guilders", player, to=to.seat, guilders=given)
    return given


def take_workers(t: Table, player: Player, workers: Iterable[str]) -> None:
    """From the supply, which never runs out."""
    taken = list(workers)
    if taken:
        player.workers.update(taken)
        t.tell("takes-workers", player, workers=taken)


def return_workers(t: Table, player: Player, workers: Iterable[str]) -> None:
    """To the supply."""
    returned = list(workers)
    if returned:
        player.workers -= Counter(returned)
        t.tell("returns-workers", player, workers=returned)


def lose_all_guilders(t: Table, player: Player) -> None:
    """Guilders, to the bank: raided."""
    if player.guilders:
        t.tell("loses-guilders", player, guilders=player.guilders)
        player.guilders = 0


def lose_all_workers(t: Table, player: Player) -> None:
    """To the supply: flooded."""
    if lost := refs(player.pieces("worker")):
        player.workers.clear()
        t.tell("loses-workers", player, workers=lost)


def rob_guilders(t: Table, player: Player, victim: Player, guilders: int, person: str) -> None:
    """By a person of the player's, as far as there are any."""
    taken = min(guilders, victim.guilders)
    if taken:
        victim.guilders -= taken
        player.guilders += taken
        t.tell("takes-guilders-from", player, person=person, victim=victim.seat, guilders=taken)


def rob_workers(t: Table, player: Player, victim: Player, workers: Iterable[str], person: str) -> None:
    """By a person of the player's."""
    taken = list(workers)
    if taken:
        victim.workers -= Counter(taken)
        player.workers.update(taken)
        t.tell("takes-workers-from", player, person=person, victim=victim.seat, workers=taken)


def discard(t: Table, player: Player, cards: Iterable[str]) -> None:
    """From the hand to the discards, face up."""
    gone = list(cards)
    if gone:
        for card in gone:
            player.hand.remove(card)
        t.discards += gone
        t.tell("discards", player, cards=gone)


def refs(reply: Iterable[str]) -> list[str]:
    """What the paths of a reply point at: `worker:red` is red."""
    return [path.partition(":")[2] for path in reply]
