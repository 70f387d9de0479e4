"""A review of a finished match: how a seat stood all along, what of that was chance, and which choices look costly.

What a table is worth was learned before anybody looked at this match, and it is seen with all hands open, for the match
is over. Choices are looked at as any bot looks: with what the seat knew (decision 13). It is a quick look, one step
ahead; what it finds doubtful is worth counsel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from guildtable.bots.learned import glance
from guildtable.bots.luck import Judge, Lot
from guildtable.kernel.chance import CHANCE
from guildtable.kernel.position import Position, start
from guildtable.kernel.question import Choice, Reply, Seat
from guildtable.kernel.record import Rebased, Record, Replied, Undone, Withdrawn
from guildtable.kernel.sight import sight
from guildtable.server.protocol import Refused
from guildtable.shelf import game

DOUBTED = 6
"""So many choices are named, those that look costliest."""
DOUBT = 0.02
"""From so much of a win on."""


@dataclass(frozen=True, slots=True)
class ReviewPoint:
    """How it stood after a step."""

    step: int
    share: float
    """What the table was worth to the seat, in shares of winning."""
    luck: float | None
    """How much of that came by chance with this step; null where chance had no part in it."""
    error: float | None
    """The standard error of the luck; null likewise."""


@dataclass(frozen=True, slots=True)
class Review:
    """A match as it went for one seat."""

    seat: Seat
    points: tuple[ReviewPoint, ...]
    doubtful: tuple[int, ...]
    """After which steps the seat chose what looks costly, the costliest first."""


def review(text: str, seat: Seat) -> Review:
    """Review a record of this site, which is sound."""
    return review_record(Record.read(text), seat)


def review_record(record: Record, seat: Seat) -> Review:
    """Review a sound record that was played by the rules of today."""
    rules = game(record.header.game)
    if record.header.rules != rules.version or any(isinstance(entry, Rebased) for entry in record.entries):
        raise Refused("not-now", f"It was played by other rules than today's ({rules.version}): nobody judges it here.")
    if seat not in range(len(record.header.players)):
        raise Refused("malformed", f"There are seats 0 to {len(record.header.players) - 1}.")
    judge, chance = Judge(rules), Random(record.header.match)  # noqa: S311 - the same for all seats: they must agree
    dice = Random(f"{record.header.match} {seat}")  # noqa: S311
    points, costs = list[ReviewPoint](), dict[int, float]()
    for number, before, who, reply in line_of(record):
        luck = judge.luck(before, who, reply, chance)
        after = before.play(who, reply).position
        share = judge.shares(after, chance)[seat]
        points.append(ReviewPoint(number, round(share, 4), *_rounded(luck[seat] if luck else None)))
        if who == seat:
            costs[number - 1] = cost(before, seat, reply, dice)
    doubted = sorted((step for step in costs if costs[step] >= DOUBT), key=costs.__getitem__, reverse=True)
    return Review(seat, tuple(points), tuple(doubted[:DOUBTED]))


def _rounded(lot: Lot | None) -> tuple[float | None, float | None]:
    return (None, None) if lot is None else (round(lot.share, 4), round(lot.error, 4))


def line_of(record: Record) -> Iterator[tuple[int, Position[Any], Seat, Reply]]:
    """The replies that stood, without what was taken back: the number of each, where it was given, by whom."""
    stood: list[tuple[int, Replied]] = []
    for number, entry in enumerate(record.entries, 1):
        match entry:
            case Replied():
                stood.append((number, entry))
            case Undone(_, count):
                del stood[-count:]
            case Withdrawn(seat):
                last = max(place for place, (_, reply) in enumerate(stood) if reply.seat == seat)
                del stood[last]
    position = start(game(record.header.game), len(record.header.players), record.header.settings).position
    for number, entry in stood:
        yield number, position, entry.seat, entry.reply
        position = position.play(entry.seat, entry.reply).position


def cost(before: Position[Any], seat: Seat, reply: Reply, dice: Random) -> float:
    """What this choice gave away at a glance, with what the seat knew."""
    asked = before.asked[seat]
    if seat == CHANCE or not isinstance(asked, Choice) or asked.forced:
        return 0.0
    shares = glance(before.game, sight(before, seat, dice), dice)
    played = asked.write(asked.read(reply))
    return max(shares.values()) - shares[played] if played in shares else 0.0
