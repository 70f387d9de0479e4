"""Prospects: what a seat may expect to have at the end of the game after one answer or another, in points.

All answers are tried in the same guesses at what the seat cannot see, and with the same luck to come; from there on
everybody follows their taste to the end. So two answers differ by what they lead to, and how far that can be trusted is
known. It says what an answer is good for; what it is worth, search says better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from guildtable.bots.rollout import Horizon, play_on, without_asking
from guildtable.bots.taste import AnyTaste
from guildtable.bots.world import World
from guildtable.kernel.chance import dealer
from guildtable.kernel.question import Choice, Reply
from guildtable.kernel.sight import Sight

NEVER = 10**9
"""So many replies ahead no game goes on."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The mean of many ends of the game."""

    items: Mapping[str, float]
    """What the seat has points for."""
    lead: float
    """Its points less those of the best rival."""
    error: float
    """The standard error of how much that is more or less than after the first answer; 0 for that one."""
    won: float
    """In what share of them the seat wins."""
    won_error: float
    """The standard error of how much that is more or less than after the first answer, likewise."""


class PlayedOut(NamedTuple):
    """How a game ended for a seat."""

    items: Counter[str]
    lead: float
    won: float


def prospects(sight: Sight[Any], replies: Sequence[Reply], taste: AnyTaste, rng: Random, worlds: int) -> list[Prospect]:
    """What each of these answers leads to; the others are compared with the first."""
    ends: list[list[PlayedOut]] = [[] for _ in replies]
    for _ in range(worlds):
        world = World.imagined(sight, rng)
        for end, reply in zip(ends, replies, strict=True):
            end.append(_end(world, sight, reply, taste))
    return [_prospect(end, ends[0]) for end in ends]


def _prospect(ends: Sequence[PlayedOut], first: Sequence[PlayedOut]) -> Prospect:
    """The mean of these ends, each compared with how the first answer ended in the same world."""
    items = Counter[str]()
    for end in ends:
        items.update(end.items)
    mean = {item: points / len(ends) for item, points in items.items()}
    leads = [end.lead - other.lead for end, other in zip(ends, first, strict=True)]
    wins = [end.won - other.won for end, other in zip(ends, first, strict=True)]
    return Prospect(mean, fmean(end.lead for end in ends), _error(leads), fmean(end.won for end in ends), _error(wins))


def _error(differences: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(differences) / sqrt(len(differences))


def _end(world: World, sight: Sight[Any], reply: Reply, taste: AnyTaste) -> PlayedOut:
    """How the game ends in this world: what the seat has, how far it leads, and whether it wins."""
    game, table = world.guess.game, world.guess.table()
    deal, dice = dealer(world.key), Random(world.toss)
    assert table.question
    answers = {
        seat: without_asking(asked, deal)
        if not isinstance(asked, Choice) or asked.forced
        else asked.read(reply)
        if seat == sight.seat
        else taste.answer(table.now, seat, asked, dice)
        for seat, asked in table.question.asked.items()
    }
    table.answer_all(answers)
    play_on(taste, table, Horizon(game, replace(taste, ahead=NEVER), table.now), deal, dice)
    scores = game.standing(table.now)
    mine = scores[sight.seat]
    rivals = [score.total for seat, score in enumerate(scores) if seat != sight.seat]
    winners = game.winners(table.now)
    return PlayedOut(Counter(mine.items), mine.total - max(rivals), (sight.seat in winners) / len(winners))
